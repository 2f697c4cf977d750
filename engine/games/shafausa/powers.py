"""POWER cards: one per game and player, hidden until it is used for the first time; the others leave the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from engine.core.api import Decision, Each, Liberty, Option, Seat, on, require
from engine.games.shafausa.actions import DECLINE, Decline, Reveal
from engine.games.shafausa.administration import AskForInterest
from engine.games.shafausa.agreement import Agreement, ShafausaGame
from engine.games.shafausa.auction import BidOrPass, Placement
from engine.games.shafausa.buying import BuyBuilding
from engine.games.shafausa.cards import FAMILY, reveal_card, revealable, reveals
from engine.games.shafausa.management import Management
from engine.games.shafausa.pieces import Phase, Table, View
from engine.games.shafausa.speculation import Speculation

#: the question at which a card of a kind can be used
QUESTIONS: Mapping[type[Decision], str] = {
    BidOrPass: "auction",
    Placement: "auction",
    BuyBuilding: "buying",
    Speculation: "speculation",
}


class FirstCards(Each, tag="FirstCards"):
    """Before the first round: players with a card for the extraction may reveal it."""

    #: seats of the peoples that have one
    asked: tuple[Seat, ...]

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return self.asked

    def options(self, view: View) -> list[Option]:
        realm = view.table.realms[view.seat]
        return [DECLINE, *reveals(realm, view.data, view.variant.mode, ("extraction",))]

    @on(Decline)
    def keep(self, g: ShafausaGame, seat: Seat, _: Decline) -> None:
        """Nothing is told."""

    @on(Reveal)
    def reveal(self, g: ShafausaGame, seat: Seat, reveal: Reveal) -> None:
        reveal_card(g, seat, reveal.card, ("extraction",))


@lru_cache
def moments(asked: type[Decision] | None, administration: bool) -> tuple[str, ...]:
    """Which kinds of cards a seat may reveal when it is asked such a question, or none, in the administration or not.

    Those for the extraction at any time, also out of turn.
    """
    if asked is Management:
        return ()
    question = QUESTIONS.get(asked) if asked else None
    return "extraction", *(("administration",) if administration else ()), *((question,) if question else ())


def for_any_time(view: View) -> bool:
    """Whether no card that a seat may reveal now is for the question it is asked."""
    step, realm = view.step, view.table.realms[view.seat]
    asked = QUESTIONS.get(type(step)) if step is not None and view.seat in view.asked else None
    return asked is None or not revealable(realm, view.data, view.variant.mode, (asked,))


#: questions that are about cards themselves
ASKED_FOR = (FirstCards, AskForInterest)
# found at once, see prices
ADMINISTRATION, PEOPLES = Phase.ADMINISTRATION, Phase.PEOPLES


class PowerCards(Liberty):
    """Reveal a card when you could use it; in the management phase put it into your plan."""

    anytime: ClassVar[bool] = True

    def is_known(self, variant: Agreement) -> bool:
        return variant.mode is not FAMILY

    def is_beside(self, question: type[Decision]) -> bool:
        return question is not Management and question not in ASKED_FOR

    def options(self, view: View) -> list[Option]:
        table, draft = view.table, view.hand.draft
        realm, phase = table.realms[view.seat], table.phase
        if realm.power or (draft and draft.power) or phase is PEOPLES:
            return []
        step = view.step
        asked = type(step) if step and view.seat in view.asked else None
        if asked in ASKED_FOR:
            return []
        return [*reveals(realm, view.data, view.variant.mode, moments(asked, phase is ADMINISTRATION))]

    @on(Reveal)
    def reveal(self, g: ShafausaGame, seat: Seat, reveal: Reveal) -> None:
        require(self.is_known(g.variant), "no-powers")
        require(g.table.phase is not Phase.PEOPLES, "people-first")
        realm, draft = g.table.realms[seat], g.hands[seat].draft
        require(not (draft and draft.power and not realm.power), "power-planned")
        asked = type(g.agenda[-1]) if seat in g.asked else None
        reveal_card(g, seat, reveal.card, moments(asked, g.table.phase is ADMINISTRATION))
