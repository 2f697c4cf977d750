"""Phase 2, assign peasants, first part: peasants on the free housing spaces go to work without a die."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from engine.core.action import Action, Offer, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Rule, Sealed, on
from engine.core.view import PrivateView
from engine.games.alba_longa.actions import Settle, settle
from engine.games.alba_longa.city import assign, free_peasants
from engine.games.alba_longa.events import FreeSettled
from engine.games.alba_longa.pieces import Hand, Job, Jobs, Phase, Season, Table

if TYPE_CHECKING:
    from engine.games.alba_longa import AlbaLonga

View: TypeAlias = PrivateView[Table, Hand]


class FreeHousing(Rule):
    """All Kings with a peasant on a free space choose at the same time."""

    def happen(self, g: AlbaLonga) -> None:
        g.table.phase = Phase.HOUSING
        cities = g.table.cities
        g.do(FreePeasants(tuple(seat for seat in g.table.living() if free_peasants(cities[seat], g.data))))


@cache
def free_work(free: int, harvest: bool) -> Offer:
    """A job or none for each free peasant."""
    jobs = (None, *(job for job in Job if job is not Job.FARMERS or harvest))
    return Offer(Settle, {name: jobs if place < free else (None,) for place, name in enumerate(Settle.model_fields)})


class FreePeasants(Sealed):
    """Each free peasant may do any job of this season, or stay at home."""

    from_hand: ClassVar[bool] = False
    kings: tuple[Seat, ...]

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return self.kings

    def options(self, view: View) -> list[Option]:
        free = free_peasants(view.table.cities[view.seat], view.data)
        return [free_work(free, view.table.season is Season.HARVEST)]

    def shortcuts(self, view: View) -> list[Action]:
        """All of them to the same work, or none."""
        free = free_peasants(view.table.cities[view.seat], view.data)
        names = list(Settle.model_fields)[:free]
        jobs = (job for job in Job if job is not Job.FARMERS or view.table.season is Season.HARVEST)
        return [*(settle(**dict.fromkeys(names, job)) for job in jobs), settle()]

    def absent(self, view: View) -> Action:
        return settle()

    @on(Settle)
    def settle(self, g: AlbaLonga, seat: Seat, chosen: Settle) -> None:
        require(Job.FARMERS not in chosen.jobs or g.table.season is Season.HARVEST, "farmers-in-harvest")
        free = free_peasants(g.table.cities[seat], g.data)
        beyond = any((chosen.first, chosen.second, chosen.third)[free:])
        require(not beyond, "few-free-peasants", free=free)

    def reveal(self, g: AlbaLonga, answers: Mapping[Seat, Settle]) -> None:
        for seat in g.table.turn_order():
            jobs = answers[seat].jobs if seat in answers else []
            for job in jobs:
                assign(g.table.cities[seat], g.data, job, 1)
            if jobs:
                g.announce(FreeSettled(seat, Jobs(tuple(jobs))))
