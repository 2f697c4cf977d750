"""Phase 1, projects: bid, claim or collect - exactly one of the three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import Action, Offer, Option
from engine.core.illegal import Unforeseen, require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.comuni import actions, events
from engine.games.comuni.pieces import CardId, Category, Column, Cubes, Envoy, Resource, Table, View
from engine.games.comuni.refill import Refill
from engine.games.comuni.supply import gain, give_back, pay, take_out

if TYPE_CHECKING:
    from engine.games.comuni import Comuni

YIELDS = {
    Category.ECONOMY: Resource.GOLD,
    Category.MILITARY: Resource.ARMY,
    Category.CULTURE: Resource.CRAFTSMAN,
    Category.RELIGION: Resource.PILGRIM,
}
PILGRIMS_FOR_ONE = 2
MASTER_INCOME = 1


def in_use(g: Comuni, number: int) -> Column:
    """A column with cards, refused if it is not in use or empty."""
    require(number <= len(g.table.columns), "column-unused", column=number, players=g.players)
    column = g.table.columns[number - 1]
    require(bool(column.cards), "column-empty", column=number)
    return column


class Projects(Decision, tag="Projects"):
    """Bid for a column, claim what your envoys hold, or collect your income."""

    seat: Seat

    def options(self, view: View) -> list[Option]:
        found: list[Option] = []
        table, stock, seat = view.table, view.hand.stock, view.seat
        if not table.comuni[seat].envoys:
            return [actions.CLAIM]
        made = stock.pilgrim // PILGRIMS_FOR_ONE if Resource.GOLD in table.supply else 0
        most = stock.gold + made
        claims = False
        for column in table.columns:
            envoy = column.envoy
            if envoy and envoy.seat == seat:
                claims = True
                continue
            least = envoy.gold + 1 if envoy else 0
            if column.cards and least <= most:
                short = max(0, least - stock.gold)
                found.append(
                    Offer(
                        actions.Bid,
                        {
                            "column": (column.number,),
                            "gold": range(least, most + 1),
                            "from_pilgrims": range(short, made + 1),
                        },
                    )
                )
        if claims:
            found.append(actions.CLAIM)
        found.append(actions.COLLECT)
        return found

    def absent(self, view: View) -> Action:
        return actions.COLLECT if view.table.comuni[view.seat].envoys else actions.CLAIM

    @on(actions.Bid)
    def bid(self, g: Comuni, seat: Seat, bid: actions.Bid) -> None:
        """Place an envoy with at least one gold more than the one standing there."""
        comune, stock = g.table.comuni[seat], g.hands[seat].stock
        require(comune.envoys > 0, "envoys-out")
        column = in_use(g, bid.column)
        out = column.envoy
        require(not out or out.seat != seat, "own-column")
        if out:
            require(bid.gold > out.gold, "bid-too-low", seat=out.seat, gold=out.gold, least=out.gold + 1)
        require(bid.from_pilgrims <= bid.gold, "pilgrims-beyond-bid", gold=bid.gold)
        made = stock.pilgrim // PILGRIMS_FOR_ONE if Resource.GOLD in g.table.supply else 0
        affordable = bid.gold - bid.from_pilgrims <= stock.gold and bid.gold <= stock.gold + made
        require(affordable, "bid-too-dear", gold=bid.gold, have=stock.gold, more=min(made, g.box.supply.gold))
        pilgrims = PILGRIMS_FOR_ONE * bid.from_pilgrims
        require(pilgrims <= stock.pilgrim, "pilgrims-short", need=pilgrims, have=stock.pilgrim)
        require(bid.from_pilgrims <= made, "supply-empty", resource=Resource.GOLD)
        if bid.from_pilgrims > g.box.supply.gold:
            raise Unforeseen("gold-short", more=g.box.supply.gold)
        stock.gold -= bid.gold - bid.from_pilgrims
        pay(g, seat, Resource.PILGRIM, pilgrims)
        take_out(g, Resource.GOLD, bid.from_pilgrims)
        comune.envoys -= 1
        g.announce(events.BidPlaced(seat, bid.column, bid.gold, bid.from_pilgrims))
        place(g, column, Envoy(seat, bid.gold))

    @on(actions.Claim)
    def claim(self, g: Comuni, seat: Seat, _: actions.Claim) -> None:
        """Take all cards of all columns held; a bonus column adds a cube of choice; then the columns are refilled."""
        mine = [column for column in g.table.columns if column.envoy and column.envoy.seat == seat]
        require(bool(mine), "nothing-to-claim")
        comune, hand = g.table.comuni[seat], g.hands[seat]
        gold, cards = 0, list[CardId]()
        for column in mine:
            assert column.envoy
            gold += column.envoy.gold
            cards += column.cards
            column.envoy, column.cards = None, []
        hand.cards += cards
        comune.cards = len(hand.cards)
        comune.envoys += len(mine)
        give_back(g, Resource.GOLD, gold)
        g.announce(events.ProjectsClaimed(seat, tuple(column.number for column in mine), tuple(cards), gold))
        g.do(FreeChoice(seat, sum(column.bonus for column in mine)), Refill())

    @on(actions.Collect)
    def collect(self, g: Comuni, seat: Seat, _: actions.Collect) -> None:
        """Base income, the tallest building of each active category, a cube per master; then all turn inactive."""
        comune = g.table.comuni[seat]
        require(comune.envoys > 0, "envoys-out")
        home = g.data.homes[comune.number - 1]
        due = Cubes()
        for resource in home.fixed:
            due.add(resource, 1)
        for category in comune.active:
            due.add(YIELDS[category], comune.tallest(category))
        for category, holder in g.table.masters.items():
            if holder == seat:
                due.add(YIELDS[category], MASTER_INCOME)
        comune.active = []
        got = {str(resource): gain(g, seat, resource, due[resource]) for resource in Resource}
        g.announce(events.IncomeCollected(seat, **got, lost=due.total - sum(got.values())))
        g.do(FreeChoice(seat, home.free))


class FreeChoice(Decision, tag="FreeChoice"):
    """A cube of your choice, from what the supply still has."""

    seat: Seat
    count: int

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if self.count and table.supply else ()

    def options(self, view: View) -> list[Option]:
        return [actions.TAKE[resource] for resource in view.table.supply]

    @on(actions.Take)
    def take(self, g: Comuni, seat: Seat, take: actions.Take) -> None:
        require(take.resource in g.table.supply, "supply-empty", resource=take.resource)
        gain(g, seat, take.resource, 1)
        g.announce(events.CubeTaken(seat, take.resource))
        g.do(FreeChoice(seat, self.count - 1))


def place(g: Comuni, column: Column, envoy: Envoy) -> None:
    """Put an envoy into a column; whoever stands there is out-bid and reacts at once."""
    out, column.envoy = column.envoy, envoy
    if out:
        g.announce(events.EnvoyDisplaced(out.seat, column.number, out.gold))
        g.do(OutBid(out.seat, column.number, out.gold))


class OutBid(Rule, tag="OutBid"):
    """The owner of an out-bid envoy reacts; with nowhere to go on the table, the envoy simply goes home."""

    seat: Seat
    column: int
    gold: int

    def happen(self, g: Comuni) -> None:
        question = Displaced(self.seat, self.column, self.gold)
        if question.targets(g.table):
            g.do(question)
        else:
            question.withdraw(g, self.seat, actions.WITHDRAW)


class Displaced(Decision, tag="Displaced"):
    """An out-bid envoy goes home, or a pilgrim takes it elsewhere - and may displace another."""

    seat: Seat
    column: int
    gold: int

    def targets(self, table: Table) -> list[int]:
        """Columns with cards that are free or hold another player's envoy with less gold."""
        return [
            column.number
            for column in table.columns
            if column.cards and (not column.envoy or (column.envoy.seat != self.seat and column.envoy.gold < self.gold))
        ]

    def options(self, view: View) -> list[Option]:
        found: list[Option] = [actions.WITHDRAW]
        if view.hand.stock.pilgrim:
            found += [actions.MOVE[number] for number in self.targets(view.table)]
        return found

    @on(actions.Withdraw)
    def withdraw(self, g: Comuni, seat: Seat, _: actions.Withdraw) -> None:
        g.table.comuni[seat].envoys += 1
        g.hands[seat].stock.gold += self.gold
        g.announce(events.EnvoyWithdrawn(seat, self.gold))

    @on(actions.Move)
    def move(self, g: Comuni, seat: Seat, move: actions.Move) -> None:
        """The gold moves unchanged and must beat what stands there."""
        column = in_use(g, move.column)
        if out := column.envoy:
            require(out.seat != seat, "own-envoy-there")
            require(out.gold < self.gold, "move-too-low", gold=self.gold)
        require(g.hands[seat].stock.pilgrim > 0, "move-needs-pilgrim")
        pay(g, seat, Resource.PILGRIM, 1)
        g.announce(events.EnvoyMoved(seat, move.column, self.gold))
        place(g, column, Envoy(seat, self.gold))
