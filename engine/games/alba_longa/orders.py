"""Standing orders of Alba Longa: what a King has settled beforehand."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core.api import Action, Order, question
from engine.games.alba_longa import actions, blessings, city, housing, king_of_kings, sabotage, slaves, year_end
from engine.games.alba_longa.court import Buying, Calling, Taking
from engine.games.alba_longa.farm import Improving
from engine.games.alba_longa.pieces import Die, Job, Place, View
from engine.games.alba_longa.soldiers import REUSABLE, Heroes


class NeverSell(Order, tag="never-sell", questions=(slaves.SlaveSale,)):
    """Sell no peasants as slaves."""

    def answer(self, view: View) -> Action | None:
        return actions.sell(peasants=0)


class SendToWork(Order, tag="send-to-work", questions=(housing.FreePeasants,)):
    """Every peasant on a free space goes to the same work; farmers only where there is a harvest."""

    job: Job = Job.WORKERS

    def answer(self, view: View) -> Action | None:
        free = city.free_peasants(view.table.cities[view.seat], view.data)
        return housing.settled([self.job] * free) if self.job in view.table.season.jobs else None


class CallCourt(Order, tag="call-court", questions=(Calling,)):
    """Call as long as it costs no more than that; the silver goes on the stall with least."""

    up_to: int = Field(0, ge=0, le=4)

    def answer(self, view: View) -> Action | None:
        return actions.FREE_CALL if view.table.price <= self.up_to else None


class PassCall(Order, tag="pass-call", questions=(Calling,)):
    """Pass one's own call once it costs this much."""

    from_price: int = Field(2, ge=1, le=4)

    def answer(self, view: View) -> Action | None:
        return actions.PASS if view.table.price >= self.from_price else None


class TakeDie(Order, tag="take-die", questions=(Taking,)):
    """Take this die of one's own roll if it shows enough, for as many peasants as possible."""

    die: Die = Die.WHITE
    pips: int = Field(4, ge=1, le=4)
    farm: bool = False

    def answer(self, view: View) -> Action | None:
        if view.table.dice.get(self.die, 0) < self.pips:
            return None
        return actions.take(die=self.die, farm=self.farm and Job.FARMERS in view.table.season.jobs)


class DeclineDice(Order, tag="decline-dice", questions=(Buying,)):
    """Buy no dice, unless this one is left and shows enough: then ask, or buy it for as many peasants as possible."""

    unless_die: Die | None = None
    unless_pips: int = Field(3, ge=1, le=4)
    then: Literal["ask", "buy"] = "ask"

    def answer(self, view: View) -> Action | None:
        if self.unless_die is None or view.table.dice.get(self.unless_die, 0) < self.unless_pips:
            return actions.DECLINE
        return actions.buy(die=self.unless_die) if self.then == "buy" else None


class KeepHeroes(Order, tag="keep-heroes", questions=(Heroes,)):
    """Send the hero of strength 0, who never rests, against an attack; if wanted also with one's own soldiers."""

    attacking: bool = False

    def answer(self, view: View) -> Action | None:
        return actions.SEND[REUSABLE] if self.attacking or view.table.targets[view.seat] is None else None


class SabotagePlace(Order, tag="sabotage-place", questions=(sabotage.Sabotaging,)):
    """Sabotage here whenever someone stands here."""

    place: Literal[Place.MARKET, Place.QUARRY, Place.TEMPLE, Place.FARM] = Place.QUARRY

    def answer(self, view: View) -> Action | None:
        places = city.exposed_places(view.table.city_of(question(view, sabotage.Sabotaging).town))
        return actions.SABOTAGE[self.place] if self.place in places else None


class AlwaysImprove(Order, tag="always-improve", questions=(Improving,)):
    """Improve the harvest whenever it can be paid, up to this many prayers."""

    up_to: int | None = Field(None, ge=4, le=12)

    def answer(self, view: View) -> Action | None:
        affordable = self.up_to is None or question(view, Improving).prayers <= self.up_to
        return actions.IMPROVE if affordable else None


class SettleBlessings(Order, tag="settle-blessings", questions=(blessings.Invoking,)):
    """Always pay for the blessing, or never."""

    pay: bool = True

    def answer(self, view: View) -> Action | None:
        return actions.INVOKE if self.pay else actions.SPARE


class NameKing(Order, tag="name-king", questions=(king_of_kings.Succession,)):
    """The King of Kings card goes to the left, or to the King with fewest monuments, the nearest of equals."""

    heir: Literal["left", "fewest-monuments"] = "left"

    def answer(self, view: View) -> Action | None:
        cities, others = view.table.cities, king_of_kings.heirs(view.table, view.seat)
        heir = others[0] if self.heir == "left" else min(others, key=lambda seat: cities[seat].monuments)
        return actions.APPOINT[cities[heir].town]


class GrowMost(Order, tag="grow-most", questions=(year_end.Growth,)):
    """Grow as far as the wheat reaches, and keep this much of it."""

    keep: int = Field(0, ge=0, le=20)

    def answer(self, view: View) -> Action | None:
        wheat = view.table.cities[view.seat].wheat
        return actions.grow(peasants=view.data.grown(max(0, wheat - self.keep)))


#: what many a King arms at once and keeps
PLAUSIBLE: tuple[Order, ...] = (
    NeverSell(),
    CallCourt(up_to=0),
    DeclineDice(unless_die=Die.WHITE, unless_pips=3),
    KeepHeroes(),
    AlwaysImprove(),
    SettleBlessings(),
    NameKing(),
    GrowMost(),
)
