"""Phase 4, management: everyone plans at once, unseen; when all are done the plans are carried out in turn order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.api import (
    Action,
    Decision,
    Each,
    Event,
    Illegal,
    Liberty,
    Option,
    Rule,
    Seat,
    UntilCalled,
    on,
    require,
)
from engine.games.shafausa import actions, events
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.budget import steps, taking_back
from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import Entry, Phase, Resource, Table, View, Work, copied, planned
from engine.games.shafausa.plan import Desk, perform, transmutations, with_purchases
from engine.games.shafausa.prices import OFFICE, mark_sold

# found at once, see prices
SELL, BUY, MINE, MINER, CONSCRIPT = Work.SELL, Work.BUY, Work.MINE, Work.MINER, Work.CONSCRIPT
CITY, CONSTRUCT = Work.CITY, Work.CONSTRUCT


class Manage(Rule, tag="Manage"):
    """The phase begins: nobody is done, nobody has called for turn order."""

    def happen(self, g: ShafausaGame) -> None:
        g.table.phase = Phase.MANAGEMENT
        g.table.done = []
        g.table.in_order = False
        g.do(Management())


def trial(view: View) -> Desk:
    """A copy of one's own realm as the plan leaves it, to try a step on."""
    return Desk(copied(planned(view)), view.data, view.variant, view.table, view.hand.plan)


#: the actions that add to the plan, and what each of them would write into it
ENTRIES: Mapping[type[Action], Callable[[Any, int], Entry]] = {
    actions.Sell: lambda step, press: Entry(SELL, 0, press, step.resource, step.count),
    actions.Buy: lambda step, press: Entry(BUY, 0, press, step.resource, step.count),
    actions.BuildMine: lambda step, press: Entry(MINE, 0, press, step.resource, 1, None, step.city),
    actions.AddMiner: lambda step, press: Entry(CONSCRIPT if step.conscript else MINER, 0, press),
    actions.BuildCity: lambda step, press: Entry(CITY, 0, press, None, 1, None, step.city),
    actions.Construct: lambda step, press: Entry(
        CONSTRUCT, 0, press, None, 1, step.building, step.city, None, step.with_wood
    ),
    actions.Transmute: lambda step, press: Entry(Work.TRANSMUTE, 0, press, step.resource),
    actions.Reveal: lambda step, press: Entry(Work.POWER, 0, press, power=step.card),
}


#: those for which what is missing can be bought
BUILDING = frozenset({actions.BuildMine, actions.BuildCity, actions.Construct})


def tried(desk: Desk, step: Any, press: int) -> list[Entry]:
    """Carry an action out at a desk, with the purchases it asks for; refused if the rules do not allow it."""
    kind = type(step)
    entry = ENTRIES[kind](step, press)
    return with_purchases(desk, entry) if kind in BUILDING and step.buy else [perform(desk, entry)]


class Management(UntilCalled, Each, tag="Management"):
    """Sell, buy, build mines, cities and buildings and add miners, as much as you can pay; then commit your plan."""

    def called(self, table: Table) -> bool:
        return table.in_order

    def waiting(self, table: Table) -> list[Seat]:
        return [seat for seat in table.order if seat not in table.done]

    def ready(self, table: Table, asked: Sequence[Seat]) -> tuple[int, int]:
        return len(table.done), len(table.order)

    def options(self, view: View) -> list[Option]:
        found: list[Option] = [actions.COMMIT, *steps(view)]
        if plan := view.hand.plan:
            found.append(taking_back(len(plan)))
        if not view.table.in_order:
            found.append(actions.CALL_ORDER)
        return found

    # -- steps of the plan

    @on(*ENTRIES)
    def plan(self, g: ShafausaGame, seat: Seat, step: Action) -> None:
        """Do a step in the realm as it would be, if the rules allow it; then it is part of the plan."""
        hand = g.hands[seat]
        draft, plan = hand.draft or copied(g.table.realms[seat]), hand.plan
        desk = Desk(draft, g.data, g.variant, g.table, plan)
        plan += tried(desk, step, plan[-1].press + 1 if plan else 1)
        hand.draft = draft
        g.stay(seat, unseen=True)

    # -- revising the plan

    @on(actions.TakeBack)
    def take_back(self, g: ShafausaGame, seat: Seat, back: actions.TakeBack) -> None:
        """All that came from the last press, or any one step if the others hold without it."""
        plan, step = g.hands[seat].plan, back.step
        require(bool(plan), "plan-empty")
        require(step <= len(plan), "no-such-step", step=step, steps=len(plan))
        kept = plan[: step - 1] + plan[step:] if step else [one for one in plan if one.press != plan[-1].press]
        try:
            _replan(g, seat, kept)
        except Illegal:
            raise Illegal("step-needed", step=step) from None
        g.stay(seat, unseen=True)

    # -- being done

    @on(actions.Commit)
    def commit(self, g: ShafausaGame, seat: Seat, _: actions.Commit) -> None:
        """Done. Unseen until all are done; once turn order was called, carried out at once."""
        table = g.table
        if not table.in_order:
            table.done.append(seat)
            g.announce(events.PlanCommitted(seat))
            return
        if not carry_out(g, seat):
            g.stay(seat)
            return
        table.done.append(seat)
        if following := self.seats(table):
            g.ask(following)

    @on(actions.CallOrder)
    def call_order(self, g: ShafausaGame, seat: Seat, _: actions.CallOrder) -> None:
        self.call(g, events.OrderCalled(seat))

    def take_turns(self, g: ShafausaGame) -> None:
        """Players who are done stay done; the others finish one after the other and see what came before."""
        table = g.table
        table.in_order = True
        if table.done:
            # an empty plan is shown, too
            g.unveil()
        table.done = [one for one in table.order if one in table.done and carry_out(g, one)]
        g.ask(self.seats(table))

    def after(self, g: ShafausaGame) -> None:
        """In turn order; a player who missed the last mine tile may plan again."""
        table = g.table
        if table.in_order:
            return
        # an empty plan is shown, too: the last to be done must not see beforehand that there is nothing
        g.unveil()
        table.done = [seat for seat in table.order if carry_out(g, seat)]
        if len(table.done) < g.players:
            table.in_order = True
            g.do(Management())


def _replan(g: ShafausaGame, seat: Seat, entries: list[Entry]) -> None:
    """The plan with these steps only, done again from the beginning."""
    hand = g.hands[seat]
    desk = Desk(copied(g.table.realms[seat]), g.data, g.variant, g.table)
    hand.plan = [perform(desk, entry) for entry in entries]
    hand.draft = desk.realm if entries else None


def carry_out(g: ShafausaGame, seat: Seat) -> bool:
    """What was planned becomes fact. Without a tile a mine is left out, the rest holds; then the seat is not done."""
    table, hand = g.table, g.hands[seat]
    missed: list[Entry] = []
    # a plan of no more steps than tiles need not be looked through
    if len(hand.plan) > table.mines:
        missed = [entry for entry in hand.plan if entry.work is MINE][table.mines :]
    if missed:
        _replan(g, seat, [entry for entry in hand.plan if entry not in missed])
    if draft := hand.draft:
        before = table.realms[seat]
        # most plans leave the cities as they are
        replaced = before.cities is not draft.cities and before.works(OFFICE) and not draft.works(OFFICE)
        table.realms[seat] = draft
        data = g.data
        for entry in hand.plan:
            work = entry.work
            if work is SELL:
                assert entry.resource
                mark_sold(table, entry.resource)
            elif work is MINE:
                table.mines -= 1
            g.announce(LINES[work](seat, entry, abs(entry.chf), data))
        if replaced:
            table.offices_gone += 1
            g.announce(events.OfficeReplaced(seat))
        g.unveil()
    hand.plan, hand.draft = [], None
    for entry in missed:
        assert entry.resource
        g.announce(events.MineMissed(seat, entry.resource))
    if not missed:
        g.announce(events.PlanCarriedOut(seat, table.realms[seat].chf))
    return not missed


def _transmuted(seat: Seat, entry: Entry, chf: int, data: Components) -> Event:
    assert entry.resource
    return events.ResourceTransmuted(seat, entry.resource, transmutations(data)[entry.resource])


def _constructed(seat: Seat, entry: Entry, chf: int, data: Components) -> Event:
    assert entry.building
    paid = Resource.WOOD if entry.with_wood else Resource.IRON
    return events.BuildingConstructed(seat, entry.building, entry.city, paid)


#: what is told of a step: line(seat, entry, money, data)
LINES: Mapping[Work, Callable[[Seat, Any, int, Components], Event]] = {
    SELL: lambda seat, entry, chf, _: events.ResourceSold(seat, entry.resource, entry.count, chf),
    BUY: lambda seat, entry, chf, _: events.ResourceBought(seat, entry.resource, entry.count, chf),
    MINE: lambda seat, entry, chf, _: events.MineBuilt(seat, entry.resource, entry.city, chf),
    MINER: lambda seat, entry, chf, _: events.MinerAdded(seat, chf),
    CONSCRIPT: lambda seat, entry, chf, _: events.MinerAdded(seat, chf),
    CITY: lambda seat, entry, chf, _: events.CityBuilt(seat, entry.city, chf),
    CONSTRUCT: _constructed,
    Work.TRANSMUTE: _transmuted,
    Work.POWER: lambda seat, entry, chf, _: events.PowerRevealed(seat, entry.power),
}


class SecondThoughts(Liberty):
    """Until everyone is done or turn order is called, you may say that you are not done after all."""

    anytime: ClassVar[bool] = True

    def is_beside(self, question: type[Decision]) -> bool:
        """Who is asked is not done."""
        return False

    def options(self, view: View) -> list[Option]:
        if type(view.step) is Management and not view.table.in_order and view.seat in view.table.done:
            return [actions.REOPEN]
        return []

    @on(actions.Reopen)
    def reopen(self, g: ShafausaGame, seat: Seat, _: actions.Reopen) -> None:
        table = g.table
        require(isinstance(g.step, Management) and seat in table.done, "not-done")
        require(not table.in_order, "done-is-final")
        table.done.remove(seat)
        g.announce(events.PlanReopened(seat))
        g.ask(seat for seat in table.order if seat not in table.done)
