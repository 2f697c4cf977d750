"""House players: they see their view, they finish, the regular is the better one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.dice import Dice, seed_of
from engine.core.house import levels, playout
from engine.games.alba_longa import AlbaLonga, Options
from engine.games.alba_longa.pieces import Ending
from tests.games.alba_longa.board import kings

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


def test_house_players_do_not_look_at_anything_but_their_view() -> None:
    game = kings(4, spoils_of_war=True)
    thoughts = [Dice(f"{seat}") for seat in range(4)]
    for _ in range(150):
        if game.over:
            break
        seat = game.asked[0]
        view = game.view_of(seat)
        chosen = LEVELS["regular"](view, Dice("same"))
        for other, hand in enumerate(game.hands):
            if other != seat:
                hand.active.reverse()
        assert LEVELS["regular"](game.view_of(seat), Dice("same")) == chosen
        for hand in game.hands:
            hand.active.sort()
        game.submit(seat, LEVELS["rookie"](game.view_of(seat), thoughts[seat]))
