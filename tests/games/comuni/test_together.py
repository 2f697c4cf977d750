"""Small questions of a turn are asked together: a build phase is one question, and what ends it may answer the next."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Step, holds
from engine.games.comuni import events
from engine.games.comuni.actions import COLLECT, COLLECT_WITH, FINISH, FINISH_AND_MEND, MEND, Collect, LayWall
from engine.games.comuni.building import BuildStep
from engine.games.comuni.pieces import GOLD
from engine.games.comuni.projects import FreeChoice, Projects
from engine.games.comuni.repair import Repair
from tests.games.comuni.positions import FIRST, SECOND, Arranged, Position

#: as it was first played: every step was a question of its own
ONE_BY_ONE = 2
WALL = LayWall(card="A01")


def building(g: Arranged, *cards: str, plunder: int = 0) -> Arranged:
    """The build phase of the first seat, with tiles to mend."""
    return g.plunder(FIRST, plunder).building("A01", *cards, pilgrim=3, craftsman=3)


def first_played(g: Arranged) -> Arranged:
    """The same match, begun long ago."""
    g.rules = ONE_BY_ONE
    return g


#: a position, what is done there, what is asked then, and how many questions later
ASKED: dict[str, tuple[Position, Action, Step, int]] = {
    "a build phase is one question": (lambda g: building(g, "A02"), WALL, BuildStep(FIRST), 0),
    "the end of a build phase is the end of its question": (lambda g: building(g, "A02"), FINISH, Projects(SECOND), 1),
    "as it was first played every step is a question":
        (lambda g: building(first_played(g), "A02"), WALL, BuildStep(FIRST), 1),
    "whoever says nothing of the repair is asked for it":
        (lambda g: building(g, "A02", plunder=1), FINISH, Repair(FIRST), 1),
    "after the last card the repair belongs to the same question":
        (lambda g: building(g, plunder=1), WALL, Repair(FIRST), 0),
    "whoever names no cube of choice is asked": (lambda g: g, COLLECT, FreeChoice(FIRST, 1), 1),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "step", "later"), ASKED.values(), ids=ASKED)
def test_what_is_one_question(three: Arranged, position: Position, action: Action, step: Step, later: int) -> None:
    before = position(three).question
    assert (three.play(FIRST, action).step, three.question) == (step, before + later)


def test_a_repair_after_the_last_card_ends_the_turn(three: Arranged) -> None:
    assert building(three, plunder=1).play(FIRST, WALL, MEND[0]).step == Projects(SECOND)


def test_without_cards_the_repair_is_asked(three: Arranged) -> None:
    assert three.plunder(FIRST, 1).to_build(FIRST).step == Repair(FIRST)


def test_whoever_finishes_says_at_once_what_is_repaired(three: Arranged) -> None:
    assert events.Mended(FIRST, 1, 1) in building(three, plunder=2).heard(FIRST, FINISH_AND_MEND[1])
    assert (three.hands[FIRST].plunder, three.step) == (1, Projects(SECOND))


def test_repairing_nothing_is_said_with_the_finish_too(three: Arranged) -> None:
    assert holds(building(three, plunder=2).options(FIRST), FINISH_AND_MEND[0])
    assert three.play(FIRST, FINISH_AND_MEND[0]).step == Projects(SECOND)
    assert three.table.comuni[FIRST].plundered


def test_the_cube_of_choice_is_named_with_the_income(three: Arranged) -> None:
    assert events.CubeTaken(FIRST, GOLD) in three.heard(FIRST, COLLECT_WITH[GOLD])
    assert three.step == Projects(SECOND)


#: a position, what is said in the same breath there, and why it is refused
REFUSED: dict[str, tuple[Position, Action, str]] = {
    "a repair of what was not plundered": (building, FINISH_AND_MEND[0], "nothing-to-mend"),
    "a repair of more than was plundered": (lambda g: building(g, plunder=1), FINISH_AND_MEND[2], "one-repair"),
    "a kind of cube that the supply lacks":
        (lambda g: g.leave_in_supply(SECOND, gold=0), COLLECT_WITH[GOLD], "supply-empty"),
    **{f"{chosen.cube} in a match begun before": (first_played, chosen, "no-cube-to-choose")
       for chosen in COLLECT_WITH.values()},
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "key"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(three: Arranged, position: Position, action: Collect, key: str) -> None:
    assert not holds(position(three).options(FIRST), action)
    three.refuses(FIRST, action, key)
