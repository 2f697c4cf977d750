"""What a year's end is worth to each King, and what an expert thinks of."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import catalogue
from engine.core.api import Action, Dice, Seat
from engine.core.expert import consider, ideas_of
from engine.core.house import levels, playout
from engine.core.step import Decision
from engine.games.alba_longa import AlbaLonga, Options, actions, court, glance, soldiers
from engine.games.alba_longa.foresight import FORESIGHT, whole_dice, worth
from engine.games.alba_longa.pieces import Die, Phase, Season, Town, View
from engine.games.alba_longa.regular import dice_to_take

A = Seat(0)


def until(seed: str, step: type[Decision], year: int = 1) -> AlbaLonga:
    """A game of three regulars when this is asked, in this year or later."""
    game, _ = AlbaLonga.start(3, seed)
    for _ in playout(game, [levels("alba_longa")["regular"]] * 3, seed):
        if isinstance(game.step, step) and game.table.year >= year:
            return game
    raise AssertionError("nobody was asked")


def worth_of(game: AlbaLonga, **cities: tuple[int, int]) -> list[float]:
    """What the position is worth to each King with this many monuments and peasants."""
    for city, (monuments, peasants) in zip(game.table.cities, cities.values(), strict=True):
        city.monuments, city.peasants = monuments, peasants
    return worth(game)


def test_odds_add_up_to_one_and_whoever_is_out_has_none() -> None:
    game, _ = AlbaLonga.start(3, "odds")
    assert worth(game) == pytest.approx([1 / 3] * 3)
    game.table.cities[2].alive = False
    assert sum(worth(game)) == pytest.approx(1)
    assert worth(game)[2] < 0.001


def test_people_count_beyond_the_goal_because_the_most_win_a_tie_and_monuments_do_not() -> None:
    game, _ = AlbaLonga.start(2, "beyond")
    first, second = worth_of(game, a=(10, 20), b=(10, 17))
    assert first > 0.9 > second
    game.table.cities[0].monuments = 11
    assert worth(game) == [first, second]


def test_a_finished_game_is_worth_the_victory_and_how_narrow_it_was() -> None:
    game, _ = AlbaLonga.start(2, "end")
    game.agenda, game.table.winners = [], [A]
    narrow, close = worth_of(game, a=(10, 20), b=(10, 19))
    clear, far = worth_of(game, a=(10, 20), b=(8, 22))
    assert clear > narrow > 0.6 > 0.4 > close > far


def test_a_playout_is_judged_when_the_year_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = until("year", court.Taking, year=2)
    judged = []

    def noting(position: AlbaLonga) -> list[float]:
        judged.append((position.table.year, position.over))
        return worth(position)

    noted = replace(FORESIGHT, worth=noting)
    kit = catalogue.kit("alba_longa")
    monkeypatch.setattr(catalogue, "kit", lambda name: replace(kit, foresight=noted))
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
    game, _ = AlbaLonga.start(3, "targets", Options(assisi="with"))
    game.table.cities[A].soldiers = 3
    game.agenda.append(soldiers.Targets())
    game.asked = (A,)
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

    kit = catalogue.kit("alba_longa")
    noted = replace(FORESIGHT, own={**FORESIGHT.own, court.Taking: noting})
    monkeypatch.setattr(catalogue, "kit", lambda name: replace(kit, foresight=noted))
    consider(game.view_of(game.asked[0]), Dice("own hand"), 8)
    assert set(seen) == {game.asked[0]}


def test_an_expert_sends_farmers_for_people_beyond_the_goal_where_a_regular_builds() -> None:
    game, _ = AlbaLonga.start(3, "beyond the goal")
    city = game.table.cities[A]
    city.peasants = city.housing = 16
    city.wheat, city.monuments = 24, 7
    game.table.season, game.table.phase = Season.HARVEST, Phase.COURT
    game.table.dice = {Die.BLACK: 1, Die.GREY: 1, Die.WHITE: 2, Die.BROWN: 1}
    game.agenda.append(court.Taking(A))
    game.asked = (A,)
    view = game.view_of(A)
    usual, mine = dice_to_take(view, Dice("usual"))[0].action, FORESIGHT.instead[court.Taking](view, Dice("mine"))[0]
    assert (usual, mine) == (
        actions.take(die=Die.WHITE, peasants=2),
        actions.take(die=Die.WHITE, peasants=2, farm=True),
    )
