"""House players: they see their view, they finish, the regular is the better one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.api import Action, Dice, seed_of
from engine.core.house import levels, playout
from engine.games.alba_longa import AlbaLonga, Options, farm, judgement, sabotage
from engine.games.alba_longa.actions import IMPROVE, Attack, Sabotage, Send
from engine.games.alba_longa.pieces import Crew, Ending, Place, Season, Town
from engine.games.alba_longa.soldiers import Heroes, Targets
from tests.games.alba_longa.board import A, Arranged, Position, at

LEVELS = levels("alba_longa")


def match(lineup: list[str], seed: str, **options: Any) -> AlbaLonga:
    game, _ = AlbaLonga.start(len(lineup), seed_of(seed), Options(**options))
    for _ in playout(game, [LEVELS[level] for level in lineup], seed):
        pass
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_regulars_meet_the_challenge_before_the_deck_is_used_up(players: int) -> None:
    endings = Counter(match(["regular"] * players, f"regulars {number}").table.ending for number in range(12))
    assert endings[Ending.CHALLENGE] + endings[Ending.SHARED] >= 9


def test_absent_kings_are_forgotten_in_the_first_year() -> None:
    game = match(["absent"] * 3, "nobody home")
    assert (game.table.ending, game.table.year) == (Ending.NOBODY, 1)


def striking(**known: Any) -> Arranged:
    """The first of three Kings strikes Roma in a harvest."""
    return at(sabotage.Sabotaging(A, Town.ROMA), players=3, season=Season.HARVEST, **known)


def marching(**loot: int) -> Arranged:
    """The first of two Kings may attack an Assisi of which this is known, or a city that builds."""
    return at(Targets(), players=2, soldiers=[2], quarry=[0, 2], monuments=[0, 2], loot=loot)


def against_assisi(soldiers: int) -> Arranged:
    """The first of two Kings attacks Assisi, which has only wheat, with so many soldiers."""
    return at(Heroes(), players=2, soldiers=[soldiers], targets=[Town.ASSISI, None], loot={"silver": 0})


VARIANTS = {"spoils_of_war": True, "job_well_done": True}
#: a position, and what a regular does there
CHOICES: dict[str, tuple[Position, Action]] = {
    "captured farmers work for it with Job Well Done":
        (lambda: striking(quarry=[0, 2], granary=[0, 1], **VARIANTS), Sabotage(place=Place.FARM)),
    "also those from the fields":
        (lambda: striking(quarry=[0, 2], fields=[0, 1], **VARIANTS), Sabotage(place=Place.FARM)),
    "it hopes for no captive when all are in use":
        (lambda: striking(quarry=[0, 2], fields=[0, 1], temple=[0, 0, Crew(captive=10)], **VARIANTS),
         Sabotage(place=Place.QUARRY)),
    "the last foundation needs two of four workers":
        (lambda: striking(monuments=[0, 9], quarry=[0, 4], market=[0, 1]), Sabotage(place=Place.MARKET)),
    "it improves for the blessing that the Mark of Piety makes cheaper":
        (lambda: at(farm.Improving((A,), 4), players=2, job_well_done=True, season=Season.HARVEST,
                    worship=[5], prayers=4, piety=A), IMPROVE),
    "it marches where something is to be won": (lambda: marching(captive=2), Attack(city=Town.ASSISI)),
    "but not where nothing is": (lambda: marching(silver=0, wheat=0), Attack(city=Town.ROMA)),
    "nor against too many": (lambda: marching(defenders=8), Attack(city=Town.ROMA)),
    "hero 0 just suffices against Assisi": (lambda: against_assisi(4), Send(hero=0)),
    "hero 2 just suffices against Assisi": (lambda: against_assisi(2), Send(hero=2)),
    "hero 3 just suffices against Assisi": (lambda: against_assisi(1), Send(hero=3)),
}  # fmt: skip


@pytest.mark.parametrize(("position", "choice"), CHOICES.values(), ids=CHOICES)
def test_what_a_regular_does(position: Position, choice: Action) -> None:
    assert LEVELS["regular"](position().view_of(A), Dice("thought")) == choice


def test_a_regular_wants_no_more_people_than_the_gods(two: Arranged) -> None:
    def more(people: int) -> float:
        less, full = (judgement.prosperity(people, people + n, two.data.growth, two.data.goal_peasants) for n in (3, 6))
        return full - less

    assert more(8) > more(16) > 0
