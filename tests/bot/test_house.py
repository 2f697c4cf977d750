"""A house player of the bot always comes to a move that the rules accept."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from bot.match import thinking
from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.seat import Seat
from engine.games.comuni.actions import CLAIM, COLLECT

SECRET = "what only the seat may know"


def fails(view: Any, dice: Dice) -> Action:
    raise RuntimeError(SECRET)


def is_refused(view: Any, dice: Dice) -> Action:
    return CLAIM


@pytest.mark.parametrize(("mind", "why"), [(fails, "RuntimeError"), (is_refused, "nothing-to-claim")])
def test_a_house_player_that_fails_does_what_the_rules_force(
    mind: Any, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "levels", lambda game: {"regular": mind})
    game, _ = catalogue.find("comuni").start(2, "fails")
    thought = thinking.decide("comuni", "regular", game.save(), 0, None)
    assert thought.written == COLLECT.written()
    assert thought.failed
    assert why in thought.failed
    assert SECRET not in thought.failed


@pytest.mark.parametrize("name", catalogue.names())
def test_what_a_house_player_decides_is_accepted(name: str) -> None:
    game, _ = catalogue.find(name).start(3, "decides")
    for _ in range(40):
        if game.over:
            break
        seat = game.asked[0]
        thought = thinking.decide(name, "regular", game.save(), seat, None)
        assert thought.failed is None
        game.submit(Seat(seat), game.read(thought.written))


def test_a_step_that_nobody_sees_is_known_as_such() -> None:
    game, _ = catalogue.find("shafausa").start(2, "unseen steps")
    seen = set()
    for _ in range(60):
        seat = game.asked[0]
        thought = thinking.decide("shafausa", "regular", game.save(), seat, None)
        before = game.face()
        told = game.submit(Seat(seat), game.read(thought.written)).told
        assert thought.seen == (game.face() != before or any(one.to is None for one in told))
        seen.add(thought.seen)
    assert seen == {True, False}


def test_a_process_that_thinks_reads_nothing_of_discord() -> None:
    """It is started anew often, and would take twice as long."""
    look = (
        "import sys, bot.match.thinking as t; t.ready(); print({'aiohttp', 'discord', 'sqlite3'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
