"""House players: legal in every mode, and the regular plays better."""

from __future__ import annotations

import pytest

from engine.core.house import levels, playout
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.pieces import COMMON, INDEX, Card
from engine.games.flandern1302.regular import Judgement
from engine.games.flandern1302.sketch import Sketch
from tests.games.flandern1302.arranged import Arranged, started, with_city_card
from tests.games.flandern1302.names import FIRST, YELLOW, build, finish


@pytest.mark.parametrize("players", [2, 3, 4])
def test_regulars_beat_rookies(players: int) -> None:
    house = levels("flandern1302")
    wins = 0.0
    for number in range(8):
        seat = number % players
        houses = [house["regular" if one == seat else "rookie"] for one in range(players)]
        game, _ = Arranged.start(players, f"house {number}")
        for _ in playout(game, houses, f"house {number}"):
            pass
        wins += (seat in game.winners()) / len(game.winners())
    assert wins >= 5


def test_a_regular_prefers_his_own_quarter_to_a_rivals_gain() -> None:
    game = with_city_card()
    judgement = Judgement(game.view_of(FIRST))
    own = judgement.gain(build("yellow-row-0", "L1"), site=False)
    grey = judgement.gain(build("grey-row-0", "L1"), site=False)
    site = judgement.gain(build("yellow-row-0", "L1"), site=True)
    assert own > site > grey


def test_a_rookie_takes_back_when_nothing_can_be_built() -> None:
    game = started()
    game.use_up(YELLOW)
    game.table.sites = 0
    assert levels("flandern1302")["rookie"](game.view_of(FIRST), type(game.dice)("chance")) == Choose(
        card=Card.TAKE_BACK
    )


def test_a_regular_finishes_rather_than_leaves_his_site() -> None:
    game = with_city_card()
    for plot, quarter in (("L1", "yellow-row-0"), ("L2", "blue-row-0"), ("L3", "green-row-0"), ("L4", "grey-row-0")):
        game.put(plot, quarter, site=quarter.startswith("yellow"))
    game.use_up(YELLOW, *COMMON)
    move = levels("flandern1302")["regular"](game.view_of(FIRST), type(game.dice)("chance"))
    assert move.word == "finish"


def test_a_guild_that_nobody_plays_is_no_rival() -> None:
    game = started(3)
    [unused] = game.table.free_guilds
    for number, one in enumerate(game.table.cities):
        if one.in_play:
            assert Sketch.of(game.table, number, game.data).prospects(game.data)[INDEX[unused]] == 0


@pytest.mark.parametrize(("quarter", "better"), [("church-row", {"cathedral": True}), ("yellow-row-0", {"pawns": 2})])
def test_finishing_a_site_is_worth_more_with_a_cathedral_or_masters_on_it(quarter: str, better: dict[str, int]) -> None:
    def gain(**on_it: int) -> float:
        game = with_city_card("utrecht")
        game.put("U1", "yellow-row-0" if quarter == "church-row" else "red-row-0")
        game.put("U3", quarter, site=True, **on_it)
        return Judgement(game.view_of(FIRST)).gain(finish("U3"), site=False)

    assert gain(**better) > gain() + 0.1
