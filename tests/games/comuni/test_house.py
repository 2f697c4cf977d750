"""House players play whole games of Comuni."""

from __future__ import annotations

import pytest

from engine.core.house import levels, playout
from engine.games.comuni import Comuni

HOUSES = levels("comuni")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_games_of_the_house_end_with_all_pieces_in_place(level: str, players: int):
    for number in range(5):
        game, _ = Comuni.start(players, f"{level} {number}")
        census = game.census()
        for _ in playout(game, [HOUSES[level]] * players, f"{level} {number}"):
            assert game.census() == census
        assert game.over
        assert len(game.table.sheets) == players
