"""The numbers that matter for a question, told from one's own city."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action
from engine.games.alba_longa import blessings, farm, housing, sabotage, year_end
from engine.games.alba_longa.actions import Buy, Settle, Take
from engine.games.alba_longa.court import Buying, Calling, Lap, Taking
from engine.games.alba_longa.pieces import Blessing, Climate, Crew, Die, Job, Season, Town
from engine.games.alba_longa.soldiers import Heroes, Targets
from tests.asking import hint
from tests.games.alba_longa.board import A, Arranged, B, Position, at, pips
from tests.narration import said_in

HARVEST, ROLLED = Season.HARVEST, pips(1, 2, 3, 4)
TARGETS = [Town.ROMA, Town.ALBA_LONGA, Town.ROMA, None]
WORKERS = Settle(first=Job.WORKERS, second=Job.WORKERS)


def buying() -> Arranged:
    """Someone else has rolled; their own city has 5 silver and 6 of 8 peasants at home."""
    return at(Buying(A), housing=[6], soldiers=[2], dice=ROLLED)


def settling() -> Arranged:
    """Two peasants live on free spaces."""
    return at(housing.FreeHousing(), peasants=[17], housing=[17])


def harvest(**options: Any) -> Arranged:
    """Four farmers and one who lies, in a wet year, with 7 prayers."""
    known = {"fields": [Crew(own=5, lying=1)], "wheat": [2], "worship": [7], "climate": Climate.WET, "season": HARVEST}
    return at(farm.Improving((A,), 5), **known, **options)


#: a position, the action that is being chosen there, and what is told
TOLD: dict[str, tuple[Position, Action | None, str]] = {
    "slaves are weighed against silver and victory":
        (at, None, "Your silver: 5. Your peasants: 8 (16 are needed to win). "
                   "Wheat in store to feed them at the end of the year: 0."),
    "a call is weighed against the silver left and the price to come":
        (lambda: at(Lap(3)), None, "Your silver: 5; peasants at home: 8. This call costs 2, the next price is 3."),
    "the highest price of a call has none after it":
        (lambda: at(Lap(5)), None, "Your silver: 5; peasants at home: 8. This call costs 4."),
    "a question to somebody else is told with the own numbers":
        (lambda: at(Calling(B), silver=[5, 1]), None,
         "Your silver: 5; peasants at home: 8. This call costs 0, the next price is 1."),
    "a die being bought is paid and its peasants are at work":
        (buying, Buy(die=Die.BLACK), "Then you have 4 silver; at home: 5; at work: 3 soldiers."),
    "as many as are chosen":
        (buying, Buy(die=Die.BROWN, peasants=2),
         "Then you have 4 silver; at home: 4; at work: 2 soldiers and 2 priests."),
    "a die taken for the farm makes farmers":
        (lambda: at(Taking(A), season=HARVEST, dice=ROLLED), Take(die=Die.WHITE, farm=True),
         "Then you have 5 silver; at home: 5; at work: 3 farmers."),
    "free peasants are counted":
        (settling, None, "Without a die: 2 of 17 peasants at home. Silver for the court: 5."),
    "and then seen at work":
        (settling, WORKERS, "Then you have 5 silver; at home: 15; at work: 2 workers."),
    "every city is told with its defence":
        (lambda: at(Targets(), assisi="with", soldiers=[4, 3, 1]), None,
         "Your soldiers: 4. Soldiers there, heroes not counted: 🔴 Roma 3, 🟢 Veii 1, 🟣 Velitrae 0, Assisi 3."),
    "a hero is chosen with all soldiers of both battles in sight":
        (lambda: at(Heroes(), soldiers=[4, 3, 1], targets=TARGETS), None,
         "⚔️ Roma, heroes not counted: attack 5 (yours: 4), defence 3.\n"
         "🛡️ Your city, heroes not counted: attack 3, defence 4."),
    "a sabotage counts those who can be hit":
        (lambda: at(sabotage.Sabotaging(A, Town.ROMA), quarry=[0, 3], market=[0, 2], monuments=[0, 4]), None,
         "Who can be hit: market 2, quarry 3. Monuments: Roma 4, you 0."),
    "improving tells both harvests and the mouths":
        (harvest, None, "Your harvest brings 19 wheat, improved 23. You have 2 wheat in store; "
                        "8 peasants want to be fed.\nYour prayers: 7, or 2 if you pay."),
    "the most farmers count their bonus of 2":
        (lambda: harvest(job_well_done=True), None,
         "Your harvest brings 21 wheat, improved 25. You have 2 wheat in store; "
         "8 peasants want to be fed.\nYour prayers: 7, or 2 if you pay."),
    "the pile of blessings lacks what was turned":
        (lambda: at(blessings.Invoking((A,)), season=HARVEST, worship=[3], wheat=[9],
                    blessings=[Blessing.WHEAT, Blessing.SILVER]), None,
         "Your prayers: 3, or 1 if you pay. You have 9 wheat in store; 8 peasants want to be fed.\n"
         "Still in the pile: 3 wheat \u00d7 3, 2 silver \u00d7 2, 1 monument \u00d7 2."),
    "growth tells how far it is to victory":
        (lambda: at(year_end.Growth((A,)), wheat=[5], monuments=[6]), None,
         "Wheat left after feeding: 5. Your peasants: 8, your monuments: 6; 16 and 10 are needed to win."),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "said"), TOLD.values(), ids=TOLD)
def test_what_is_told(position: Position, action: Action | None, said: str) -> None:
    assert hint(position(), action) == said


@said_in(
    en="You have 5 silver; at home: 6; at work: 2 soldiers.",
    fr="Argent\u00a0: 5\u202f; sans tâche\u00a0: 6\u202f; au travail\u00a0: 2 soldats.",
    de="Du hast 5 Silber; daheim: 6; bei der Arbeit: 2 Soldaten.",
)
def test_before_a_die_is_chosen_the_court_is_as_it_is(lang: str, said: str) -> None:
    assert hint(buying(), lang=lang) == said
