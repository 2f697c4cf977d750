"""Phase 2, assign peasants, first part: peasants on the free housing spaces go to work without a die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import takewhile

from engine.core.api import Action, Offer, Option, Rule, Sealed, Seat, UntilCalled, on, require
from engine.games.alba_longa.actions import CALL_ORDER, CallOrder, Settle, settle
from engine.games.alba_longa.city import assign, free_peasants
from engine.games.alba_longa.events import FreeSettled, OrderCalled
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import Job, Jobs, Phase, Season, Table, View


class FreeHousing(Rule, tag="FreeHousing"):
    """All Kings with a peasant on a free space choose at the same time, unless one of them wishes turn order."""

    def happen(self, g: AlbaLongaGame) -> None:
        g.table.phase = Phase.HOUSING
        cities = g.table.cities
        g.do(FreePeasants(tuple(seat for seat in g.table.living() if free_peasants(cities[seat], g.data))))


#: the free peasants of an answer
FREE = tuple(Settle.model_fields)


def settled(jobs: Sequence[Job]) -> Settle:
    """Free peasants with these jobs."""
    return settle(**dict(zip(FREE, jobs, strict=False)))


@cache
def free_work(free: int, season: Season) -> Offer:
    """A job or none for each free peasant."""
    jobs = (None, *season.jobs)
    return Offer(Settle, {name: jobs if place < free else (None,) for place, name in enumerate(FREE)})


# a save says of turn order only that it was called
class FreePeasants(UntilCalled, Sealed, tag="FreePeasants", omit_defaults=True):
    """Each free peasant may do any job of this season, or stay at home."""

    #: by seat; once turn order was called, those still to come in that order
    kings: tuple[Seat, ...]
    in_turn: bool = False

    def called(self, table: Table) -> bool:
        return self.in_turn

    def waiting(self, table: Table) -> tuple[Seat, ...]:
        return self.kings

    def options(self, view: View) -> list[Option]:
        work = free_work(free_peasants(view.table.cities[view.seat], view.data), view.table.season)
        return [work, CALL_ORDER] if self.can_be_called else [work]

    @property
    def can_be_called(self) -> bool:
        """Whether there is an order to call for."""
        return not self.in_turn and len(self.kings) > 1

    @on(Settle)
    def settle(self, g: AlbaLongaGame, seat: Seat, chosen: Settle) -> None:
        jobs = g.table.season.jobs
        for job in chosen.jobs:
            require(job in jobs, "farmers-in-harvest")
        free = free_peasants(g.table.cities[seat], g.data)
        require(not any((chosen.first, chosen.second, chosen.third)[free:]), "few-free-peasants", free=free)

    @on(CallOrder)
    def call_order(self, g: AlbaLongaGame, seat: Seat, _: CallOrder) -> None:
        require(len(self.kings) > 1 or self.in_turn, "no-order-to-call")
        self.call(g, OrderCalled(seat))

    def take_turns(self, g: AlbaLongaGame) -> None:
        """Kings who come before all who have not answered keep their answer; the others get theirs back, unseen.

        So nobody gains by waiting for the others: he sees only those who come before him.
        """
        sealed = g.open_seals()
        order = [seat for seat in g.table.turn_order() if seat in self.kings]
        stand = list(takewhile(sealed.__contains__, order))
        place(g, {seat: sealed[seat] for seat in stand})
        g.do(FreePeasants(tuple(order[len(stand) :]), in_turn=True))

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Settle]) -> None:
        place(g, answers)
        if self.in_turn and self.kings[1:]:
            g.do(FreePeasants(self.kings[1:], in_turn=True))


def place(g: AlbaLongaGame, answers: Mapping[Seat, Action]) -> None:
    """Free peasants go to work, in turn order."""
    for seat in g.table.turn_order():
        answer = answers.get(seat)
        jobs = answer.jobs if isinstance(answer, Settle) else []
        for job in jobs:
            assign(g.table.cities[seat], g.data, job, 1)
        if jobs:
            g.announce(FreeSettled(seat, Jobs(tuple(jobs))))
