"""A game may turn a seat away in its own words, and may end without a winner; what was told can be read back."""

from __future__ import annotations

import msgspec
import pytest

from engine.cli.play import ledger_words, result
from engine.core.action import Action
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.games.comuni import Comuni
from engine.games.comuni.actions import COLLECT, FINISH


class Strict(Comuni):
    """Comuni that knows why it is not your turn."""

    def turn_away(self, seat: Seat, action: Action) -> None:
        if seat == 1:
            raise Illegal("patience")


def refusal(seat: int, action: Action) -> str:
    game, _ = Strict.start(3, "seed")
    before = game.save()
    with pytest.raises(Illegal) as refused:
        game.submit(Seat(seat), action)
    assert game.save() == before
    return refused.value.key


def test_a_game_turns_a_seat_away_in_its_own_words() -> None:
    assert refusal(1, COLLECT) == "patience"


def test_the_core_refuses_where_the_game_stays_silent() -> None:
    assert refusal(2, COLLECT) == "not-your-decision"
    assert refusal(0, FINISH) == "another-question"


class Hopeless(Comuni):
    """Comuni in which everyone has lost."""

    def standing(self) -> list[int]:
        return [0] * self.players

    def winners(self) -> list[Seat]:
        return []


def test_a_result_without_a_winner_says_so() -> None:
    game, _ = Hopeless.start(3, "seed")
    assert result(game, ledger_words(game, "en"))[-1] == "Nobody wins."


class Close(Comuni):
    """Comuni in which two comuni behind the winner have the same points."""

    def standing(self) -> list[int]:
        return [20, 31, 20, 31]

    def winners(self) -> list[Seat]:
        return [Seat(3)]


def test_equal_points_share_a_place_in_a_result() -> None:
    game, _ = Close.start(4, "seed")
    assert [line.split(".")[0].strip() for line in result(game, ledger_words(game, "en"))[1:-1]] == ["1", "2", "3", "3"]


def test_what_was_told_is_read_back() -> None:
    _, told = Comuni.start(3, "seed")
    again = Comuni.kinds().told.decode(msgspec.json.encode(told))
    assert [(one.to, one.event) for one in again] == [(one.to, one.event) for one in told]
