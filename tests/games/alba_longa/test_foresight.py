"""What a year's end is worth to each King, and what an expert thinks of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.core import catalogue
from engine.core.api import Action, Dice
from engine.core.expert import consider, ideas_of
from engine.core.house import levels, playout
from engine.core.step import Decision
from engine.games.alba_longa import AlbaLonga, actions, court, glance, soldiers
from engine.games.alba_longa.foresight import FORESIGHT, whole_dice, worth
from engine.games.alba_longa.pieces import Die, Phase, Season, Town, View
from engine.games.alba_longa.regular import dice_to_take
from tests.games.alba_longa.board import A, Arranged, at, begin, pips


def until(seed: str, step: type[Decision], year: int = 1) -> AlbaLonga:
    """A game of three regulars when this is asked, in this year or later."""
    game, _ = AlbaLonga.start(3, seed)
    for _ in playout(game, [levels("alba_longa")["regular"]] * 3, seed):
        if isinstance(game.step, step) and game.table.year >= year:
            return game
    raise AssertionError("nobody was asked")


def worth_of(game: Arranged, *cities: tuple[int, int]) -> list[float]:
    """What the position is worth to each King with this many monuments and peasants."""
    monuments, peasants = zip(*cities, strict=True)
    return worth(game.having(monuments=monuments, peasants=peasants))


def foresees(monkeypatch: pytest.MonkeyPatch, **otherwise: Any) -> None:
    """The foresight of experts is changed."""
    kit = replace(catalogue.kit("alba_longa"), foresight=replace(FORESIGHT, **otherwise))
    monkeypatch.setattr(catalogue, "kit", lambda name: kit)


def test_odds_add_up_to_one_and_whoever_is_out_has_none() -> None:
    game = begin(3, "odds")
    assert worth(game) == pytest.approx([1 / 3] * 3)
    odds = worth(game.having(alive=[True, True, False]))
    assert sum(odds) == pytest.approx(1)
    assert odds[2] < 0.001


def test_people_count_beyond_the_goal_because_the_most_win_a_tie_and_monuments_do_not() -> None:
    game = begin(2, "beyond")
    first, second = worth_of(game, (10, 20), (10, 17))
    assert first > 0.9 > second
    assert worth_of(game, (11, 20), (10, 17)) == [first, second]


def test_a_finished_game_is_worth_the_victory_and_how_narrow_it_was() -> None:
    game = begin(2, "end").having(winners=[A]).before()
    narrow, close = worth_of(game, (10, 20), (10, 19))
    clear, far = worth_of(game, (10, 20), (8, 22))
    assert clear > narrow > 0.6 > 0.4 > close > far


def test_a_playout_is_judged_when_the_year_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = until("year", court.Taking, year=2)
    judged = []

    def noting(position: AlbaLonga) -> list[float]:
        judged.append((position.table.year, position.over))
        return worth(position)

    foresees(monkeypatch, worth=noting)
    consider(game.view_of(game.asked[0]), Dice("year"), 8)
    assert judged
    assert all(year == 3 or over for year, over in judged)


def test_an_expert_thinks_of_sending_all_whom_a_die_can_send() -> None:
    game = until("all", court.Taking)
    view = game.view_of(game.asked[0])
    ideas = whole_dice(view, Dice("all"))
    assert all(idea in ideas_of(view, Dice("all"), FORESIGHT) for idea in ideas[:4])
    assert all(idea.peasants == court.most_sent(game.table, glance.own(view), idea.die) for idea in ideas)


def test_an_expert_thinks_of_every_city_and_of_assisi() -> None:
    game = at(soldiers.Targets(), players=3, rules=None, assisi="with", soldiers=[3])
    thought_of = {getattr(one, "city", None) for one in ideas_of(game.view_of(A), Dice("targets"), FORESIGHT)}
    assert thought_of == set(soldiers.city_cards(game.table, A))
    assert Town.ASSISI in thought_of


def test_an_expert_declines_dice_without_giving_up_later_ones() -> None:
    game, _ = AlbaLonga.start(4, "declining")
    declined = 0
    for _ in playout(game, [levels("alba_longa")["regular"]] * 4, "declining"):
        if not game.over and isinstance(game.step, court.Buying):
            ideas = ideas_of(game.view_of(game.asked[0]), Dice("declining"), FORESIGHT)
            assert actions.DECLINE in ideas
            assert not any(isinstance(idea, actions.Wish) or idea == actions.ABSTAIN for idea in ideas)
            declined += ideas[0] == actions.DECLINE
    assert declined


def test_an_expert_plays_on_with_its_own_hand_and_the_others_as_regulars(monkeypatch: pytest.MonkeyPatch) -> None:
    game = until("own hand", court.Taking, year=2)
    seen = []

    def noting(view: View, dice: Dice) -> Action:
        seen.append(view.seat)
        return FORESIGHT.own[court.Taking](view, dice)

    foresees(monkeypatch, own={**FORESIGHT.own, court.Taking: noting})
    consider(game.view_of(game.asked[0]), Dice("own hand"), 8)
    assert set(seen) == {game.asked[0]}


def test_an_expert_sends_farmers_for_people_beyond_the_goal_where_a_regular_builds() -> None:
    known = {"peasants": [16], "housing": [16], "wheat": [24], "monuments": [7], "phase": Phase.COURT}
    known |= {"season": Season.HARVEST, "dice": pips(1, 1, 2, 1)}
    view = at(court.Taking(A), players=3, rules=None, **known).view_of(A)
    usual, mine = dice_to_take(view, Dice("usual"))[0].action, FORESIGHT.instead[court.Taking](view, Dice("mine"))[0]
    workers = actions.take(die=Die.WHITE, peasants=2)
    assert (usual, mine) == (workers, actions.take(die=Die.WHITE, peasants=2, farm=True))
