"""What was told can be read back, and a game may turn a seat away in its own words."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.action import Action
from engine.core.event import Told
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from tests.core.toy import Draw, Pick, Toy, Waved, Whispered


def test_events_are_read_back_as_they_were_told() -> None:
    told = [Told(None, Waved(Seat(1))), Told(Seat(0), Whispered(3))]
    again = Toy.kinds().told.decode(msgspec.json.encode(told))
    assert [(one.to, one.event) for one in again] == [(one.to, one.event) for one in told]
    assert all(isinstance(one, Told) for one in again)


class Strict(Toy):
    """A toy that knows why it does not take an action."""

    def turn_away(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Draw):
            raise Illegal("patience")


def test_a_game_turns_a_seat_away_in_its_own_words_and_nothing_changes() -> None:
    game, _ = Strict.start(2, "seed")
    before = game.save()
    with pytest.raises(Illegal, match="patience"):
        game.submit(Seat(0), Draw())
    assert game.save() == before
    game.submit(Seat(0), Pick(number=1))
