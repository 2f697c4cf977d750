"""House players play whole games of Comuni."""

from __future__ import annotations

import pytest

from engine.core.dice import seed_of
from engine.core.house import levels, playout
from engine.games.comuni import Comuni
from engine.games.comuni.regular import CUBE, income, prices
from tests.games.comuni.positions import ECONOMY, FIRST, GOLD, SECOND, erect, leave_in_supply

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


def test_regulars_do_not_wait_for_ever_for_cubes_the_supply_does_not_have():
    seed = "bal/81"
    game, _ = Comuni.start(2, seed_of(seed))
    for _ in playout(game, [HOUSES["regular"]] * 2, seed):
        pass
    assert game.over


@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (9, 5 * CUBE[GOLD])])
def test_collecting_is_worth_what_the_supply_has(two: Comuni, gold: int, worth: float):
    """Four floors and the treasurer yield gold, and Lucca's base income what else there is."""
    leave_in_supply(two, SECOND, gold=gold, army=0, pilgrim=0, craftsman=0)
    erect(two, FIRST, ECONOMY, 4)
    two.table.comuni[FIRST].active = [ECONOMY]
    two.table.masters = {ECONOMY: FIRST}
    view = two.view_of(FIRST)
    home = view.data.homes[0]
    base = (home.fixed.count(GOLD) + home.free) * CUBE[GOLD] if gold else 0
    assert income(view, prices(view)) == pytest.approx(worth + base)
