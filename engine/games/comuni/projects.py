"""Phase 1, projects: bid, claim or collect - exactly one of the three."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.core.api import Action, Illegal, Offer, Option, Seat, SeatDecision, SeatRule, Unforeseen, on, require
from engine.games.comuni import actions, events
from engine.games.comuni.components import Components, ComuniGame
from engine.games.comuni.pieces import (
    ENVOYS,
    GOLD,
    PILGRIM,
    RESOURCES,
    Category,
    Column,
    Comune,
    Cubes,
    Envoy,
    Resource,
    Table,
    View,
)
from engine.games.comuni.refill import Refill
from engine.games.comuni.supply import CUBES_FOR_ONE, gain, give_back, pay, take_out
from engine.games.comuni.together import together

YIELDS = {
    Category.ECONOMY: Resource.GOLD,
    Category.MILITARY: Resource.ARMY,
    Category.CULTURE: Resource.CRAFTSMAN,
    Category.RELIGION: Resource.PILGRIM,
}
MASTER_INCOME = 1
PILGRIMS_TO_MOVE = 1


# -- the rules of the phase --------------------------------------------------------------------------------------------


def held_by(table: Table, seat: Seat) -> list[Column]:
    """The columns where a seat's envoys stand: what it would claim."""
    return [column for column in table.columns if column.envoy and column.envoy.seat == seat]


def gold_standing(columns: Iterable[Column]) -> int:
    """The gold of the envoys there, which a claim costs."""
    return sum(column.envoy.gold for column in columns if column.envoy)


def least_bid(column: Column, seat: Seat) -> int | None:
    """Nothing for a free column, one gold more than another's envoy; None without cards and beside one's own envoy."""
    if not column.cards:
        return None
    envoy = column.envoy
    if envoy is None:
        return 0
    return envoy.gold + 1 if envoy.seat != seat else None


def gold_from_pilgrims(table: Table, stock: Cubes) -> int:
    """The gold that pilgrims can make for a bid; it must lie in the supply, of which everyone knows if it has any."""
    return stock.pilgrim // CUBES_FOR_ONE if GOLD in table.supply else 0


def most_bid(table: Table, stock: Cubes) -> int:
    """All the gold that a seat can bid."""
    return stock.gold + gold_from_pilgrims(table, stock)


def bids(table: Table, stock: Cubes, seat: Seat, column: Column) -> range:
    """The bids that a seat can pay for in a column, none where it may not bid."""
    if table.comuni[seat].envoys and (least := least_bid(column, seat)) is not None:
        return range(least, most_bid(table, stock) + 1)
    return range(0)


def _bidding(column: int, least: int, gold: int, made: int) -> Offer:
    """Bids in a column with this much gold, and as much as this made of pilgrims."""
    pilgrims = range(max(0, least - gold), made + 1)
    return Offer(actions.Bid, {"column": (column,), "gold": range(least, gold + made + 1), "from_pilgrims": pilgrims})


@lru_cache(maxsize=128)
def _biddings(gold: int, made: int) -> tuple[tuple[Offer, ...], ...]:
    """The same by column and least bid: a seat has as much for each of them, so they are looked up together."""
    columns = range(actions.MOST_COLUMNS + 1)
    return tuple(tuple(_bidding(column, least, gold, made) for least in range(gold + made + 1)) for column in columns)


def refuges(table: Table, seat: Seat, gold: int) -> list[Column]:
    """Where an out-bid envoy could go with its gold: it must beat the one who stands there."""
    return [column for column in table.columns if (least := least_bid(column, seat)) is not None and least <= gold]


def produced(comune: Comune) -> Cubes:
    """What the tallest building of each active category yields."""
    cubes = Cubes()
    for category in comune.active:
        cubes.add(YIELDS[category], comune.tallest(category))
    return cubes


def free_income(table: Table, data: Components, seat: Seat) -> int:
    """How many cubes of one's own choice the base income has."""
    return data.homes[table.comuni[seat].number - 1].free


class Income(NamedTuple):
    """What collecting would bring: cubes of each kind, and cubes of one's own choice."""

    fixed: Cubes
    free: int


def income_due(table: Table, data: Components, seat: Seat) -> Income:
    """Base income, the tallest building of each active category, and a cube per guild master."""
    comune = table.comuni[seat]
    fixed = produced(comune)
    for resource in data.homes[comune.number - 1].fixed:
        fixed.add(resource, 1)
    for category, holder in table.masters.items():
        if holder == seat:
            fixed.add(YIELDS[category], MASTER_INCOME)
    return Income(fixed, free_income(table, data, seat))


def income(table: Table, data: Components, seat: Seat) -> Income:
    """What is due, without the kinds that everyone sees the supply lacks: they are lost."""
    due = income_due(table, data, seat)
    return Income(in_supply(table, due.fixed), due.free if table.supply else 0)


def in_supply(table: Table, cubes: Cubes) -> Cubes:
    """Cubes of the kinds that the supply still has."""
    return Cubes(**{resource: cubes[resource] for resource in table.supply})


# -- bidding, claiming, collecting -------------------------------------------------------------------------------------


def in_use(g: ComuniGame, number: int) -> Column:
    """A column with cards, refused if it is not in use or empty."""
    columns = g.table.columns
    if number > len(columns):
        raise Illegal("column-unused", column=number, players=g.players)
    column = columns[number - 1]
    if not column.cards:
        raise Illegal("column-empty", column=number)
    return column


class Projects(SeatDecision, tag="Projects"):
    """Bid for a column, claim what your envoys hold, or collect your income."""

    def options(self, view: View) -> list[Option]:
        table, gold, seat = view.table, view.hand.stock.gold, view.seat
        at_home = table.comuni[seat].envoys
        if not at_home:
            return [actions.CLAIM]
        most = most_bid(table, view.hand.stock)
        offers = _biddings(gold, most - gold)
        found: list[Option] = []
        for column in table.columns:
            least = least_bid(column, seat)
            if least is not None and least <= most:
                found.append(offers[column.number][least])
        if at_home < ENVOYS:
            found.append(actions.CLAIM)
        found.append(actions.COLLECT)
        if together(view) and free_income(table, view.data, seat) == 1:
            found += map(actions.COLLECT_WITH.__getitem__, table.supply)
        return found

    def absent(self, view: View) -> Action:
        return actions.COLLECT if view.table.comuni[view.seat].envoys else actions.CLAIM

    @on(actions.Bid)
    def bid(self, g: ComuniGame, seat: Seat, bid: actions.Bid) -> None:
        """Place an envoy with at least one gold more than the one standing there."""
        comune, stock = g.table.comuni[seat], g.hands[seat].stock
        if comune.envoys < 1:
            raise Illegal("envoys-out")
        column, gold, from_pilgrims = in_use(g, bid.column), bid.gold, bid.from_pilgrims
        if out := column.envoy:
            least = least_bid(column, seat)
            if least is None:
                raise Illegal("own-column")
            if gold < least:
                raise Illegal("bid-too-low", seat=out.seat, gold=out.gold, least=least)
        if from_pilgrims > gold:
            raise Illegal("pilgrims-beyond-bid", gold=gold)
        have, made = stock.gold, gold_from_pilgrims(g.table, stock)
        if gold - from_pilgrims > have or gold > have + made:
            raise Illegal("bid-too-dear", gold=gold, have=have, more=min(made, g.box.supply.gold))
        if from_pilgrims:
            pilgrims = CUBES_FOR_ONE * from_pilgrims
            if pilgrims > stock.pilgrim:
                raise Illegal("pilgrims-short", need=pilgrims, have=stock.pilgrim)
            require(from_pilgrims <= made, "supply-empty", resource=GOLD)
            if from_pilgrims > g.box.supply.gold:
                raise Unforeseen("gold-short", more=g.box.supply.gold)
            pay(g, seat, PILGRIM, pilgrims)
            take_out(g, GOLD, from_pilgrims)
        stock.gold = have - gold + from_pilgrims
        comune.envoys -= 1
        g.announce(events.BidPlaced(seat, column.number, gold, from_pilgrims))
        place(g, column, Envoy(seat, gold))

    @on(actions.Claim)
    def claim(self, g: ComuniGame, seat: Seat, _: actions.Claim) -> None:
        """Take all cards of all columns held; a bonus column adds a cube of choice; then the columns are refilled."""
        mine = held_by(g.table, seat)
        if not mine:
            raise Illegal("nothing-to-claim")
        comune, hand = g.table.comuni[seat], g.hands[seat]
        gold, cards = gold_standing(mine), [card for column in mine for card in column.cards]
        for column in mine:
            column.envoy, column.cards = None, []
        hand.cards += cards
        comune.cards = len(hand.cards)
        comune.envoys += len(mine)
        give_back(g, GOLD, gold)
        g.announce(events.ProjectsClaimed(seat, tuple(column.number for column in mine), tuple(cards), gold))
        g.do(FreeChoice(seat, sum([column.bonus for column in mine])), Refill())

    @on(actions.Collect)
    def collect(self, g: ComuniGame, seat: Seat, collect: actions.Collect) -> None:
        """Take what is due, as far as the supply lasts; then all categories turn inactive.

        A cube that was named at once is taken after that; if the last one of its kind is gone by then, it is asked for.
        """
        comune, cube = g.table.comuni[seat], collect.cube
        if comune.envoys < 1:
            raise Illegal("envoys-out")
        due, free = income_due(g.table, g.data, seat)
        if cube is not None:
            require(together(g) and free == 1, "no-cube-to-choose")
            require(cube in g.table.supply, "supply-empty", resource=cube)
        comune.active = []
        gold, army, pilgrim, craftsman = (gain(g, seat, resource, due[resource]) for resource in RESOURCES)
        lost = due.total - gold - army - pilgrim - craftsman
        g.announce(events.IncomeCollected(seat, gold, army, pilgrim, craftsman, lost))
        if cube in g.table.supply:
            FreeChoice(seat, free).take(g, seat, actions.TAKE[cube])
        elif free:
            g.do(FreeChoice(seat, free))


class FreeChoice(SeatDecision, tag="FreeChoice"):
    """A cube of your choice, from what the supply still has."""

    count: int

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if self.count and table.supply else ()

    def options(self, view: View) -> list[Option]:
        return [*map(actions.TAKE.__getitem__, view.table.supply)]

    @on(actions.Take)
    def take(self, g: ComuniGame, seat: Seat, take: actions.Take) -> None:
        resource = take.resource
        if resource not in g.table.supply:
            raise Illegal("supply-empty", resource=resource)
        gain(g, seat, resource, 1)
        g.announce(events.CubeTaken(seat, resource))
        if self.count > 1:
            g.do(FreeChoice(seat, self.count - 1))


def place(g: ComuniGame, column: Column, envoy: Envoy) -> None:
    """Put an envoy into a column; the player who stands there is outbid and reacts at once."""
    out, column.envoy = column.envoy, envoy
    if out:
        g.announce(events.EnvoyDisplaced(out.seat, column.number, out.gold))
        g.do(OutBid(out.seat, column.number, out.gold))


class OutBid(SeatRule, tag="OutBid"):
    """The owner of an out-bid envoy reacts; with nowhere to go on the table, the envoy simply goes home."""

    column: int
    gold: int

    def happen(self, g: ComuniGame) -> None:
        question = Displaced(self.seat, self.column, self.gold)
        if refuges(g.table, self.seat, self.gold):
            g.do(question)
        else:
            question.withdraw(g, self.seat, actions.WITHDRAW)


class Displaced(SeatDecision, tag="Displaced"):
    """An out-bid envoy goes home, or a pilgrim takes it elsewhere - and may displace another."""

    column: int
    gold: int

    def options(self, view: View) -> list[Option]:
        found: list[Option] = [actions.WITHDRAW]
        if view.hand.stock.pilgrim >= PILGRIMS_TO_MOVE:
            found += [actions.MOVE[column.number] for column in refuges(view.table, self.seat, self.gold)]
        return found

    @on(actions.Withdraw)
    def withdraw(self, g: ComuniGame, seat: Seat, _: actions.Withdraw) -> None:
        g.table.comuni[seat].envoys += 1
        g.hands[seat].stock.gold += self.gold
        g.announce(events.EnvoyWithdrawn(seat, self.gold))

    @on(actions.Move)
    def move(self, g: ComuniGame, seat: Seat, move: actions.Move) -> None:
        """The gold moves unchanged and must beat what stands there."""
        column = in_use(g, move.column)
        if out := column.envoy:
            require(out.seat != seat, "own-envoy-there")
            require(column in refuges(g.table, seat, self.gold), "move-too-low", gold=self.gold)
        require(g.hands[seat].stock.pilgrim >= PILGRIMS_TO_MOVE, "move-needs-pilgrim")
        pay(g, seat, PILGRIM, PILGRIMS_TO_MOVE)
        g.announce(events.EnvoyMoved(seat, move.column, self.gold))
        place(g, column, Envoy(seat, self.gold))
