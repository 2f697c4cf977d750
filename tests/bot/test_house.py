"""A house player of the bot always comes to a move that the rules accept."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match import house_players
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
    monkeypatch.setattr(house_players, "levels", lambda game: {"regular": mind})
    game, _ = catalogue.find("comuni").start(2, "fails")
    thought = house_players.decide("comuni", "regular", game.save(), 0, None)
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
        thought = house_players.decide(name, "regular", game.save(), seat, None)
        assert thought.failed is None
        game.submit(Seat(seat), game.read(thought.written))
