"""The expert thinks as long as it is told, not longer than it needs, and comes to the same answer again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.expert import Idea, Thinker, _ahead, _behind, _still, consider, expert, ideas_of
from engine.core.foresight import by_points, judged
from engine.core.game import Game
from engine.core.house import levels, playout
from engine.core.imagine import NothingToImagine, imagine
from engine.games.comuni.actions import CLAIM, COLLECT
from engine.games.comuni.foresight import FORESIGHT


def comuni(after: int, players: int = 3) -> Game[Any, Any, Any]:
    """A game of regulars after some actions, at a question with more than one idea."""
    game, _ = catalogue.find("comuni").start(players, "expert")
    for number, _ in enumerate(playout(game, [levels("comuni")["regular"]] * players, "expert")):
        view = game.view_of(game.asked[0])
        foresight = catalogue.kit("comuni").foresight
        assert foresight
        if number >= after and len(ideas_of(view, Dice("ideas"), foresight)) > 1:
            return game
    raise AssertionError("there is no such question")


def test_the_budget_is_kept_and_the_answer_is_one_of_the_ideas() -> None:
    view = comuni(70).view_of(comuni(70).asked[0])
    for budget in (1, 2, 5, 12):
        considered = consider(view, Dice("budget"), budget)
        assert considered.playouts <= budget
        assert len(considered.ideas) > 1
        assert sum(len(idea.worths) for idea in considered.ideas) == considered.playouts


def test_with_few_playouts_fewer_moves_are_tried_and_each_of_them_more_than_once() -> None:
    game = comuni(60)
    while len(ideas_of(game.view_of(game.asked[0]), Dice("few"), FORESIGHT)) < 5:
        game.submit(game.asked[0], levels("comuni")["regular"](game.view_of(game.asked[0]), Dice("few")))
    considered = consider(game.view_of(game.asked[0]), Dice("few"), 8)
    assert [len(idea.worths) for idea in considered.ideas] == [4, 4]
    assert len(consider(game.view_of(game.asked[0]), Dice("few"), 12).ideas) == 3
    assert len(consider(game.view_of(game.asked[0]), Dice("few"), 40).ideas) >= 5


def test_the_same_dice_lead_to_the_same_thoughts() -> None:
    view = comuni(90).view_of(comuni(90).asked[0])
    assert consider(view, Dice("again"), 8) == consider(view, Dice("again"), 8)


def test_without_a_choice_nothing_is_played_out() -> None:
    game, _ = catalogue.find("comuni").start(2, "only")
    game.table.comuni[0].envoys = 0
    game.hands[0].stock.pilgrim = game.hands[0].stock.gold = 0
    assert consider(game.view_of(game.asked[0]), Dice("only"), 50).playouts == 0


def test_an_idea_that_is_clearly_behind_is_dropped_and_one_that_is_close_is_not() -> None:
    best = Idea(CLAIM, [0.8, 0.7, 0.9, 0.8] * 2)
    assert _behind(Idea(COLLECT, [0.2, 0.1, 0.2, 0.2] * 2), best)
    assert not _behind(Idea(COLLECT, [0.9, 0.6, 0.95, 0.7] * 2), best)
    assert _still([Idea(COLLECT, [0.2, 0.1, 0.2, 0.2] * 2), best]) == [best]


def test_an_idea_that_comes_to_the_same_in_every_game_needs_no_further_thought() -> None:
    first, same = Idea(CLAIM, [0.5, 0.1, 0.9, 0.4] * 2), Idea(COLLECT, [0.5, 0.1, 0.9, 0.4] * 2)
    assert _still([first, same]) == [first]


def test_what_is_only_just_better_is_left_to_luck() -> None:
    usual = Idea(COLLECT, [0.5, 0.1, 0.9, 0.4] * 4)
    assert _ahead(Idea(CLAIM, [0.6, 0.2, 0.9, 0.5] * 4), usual)
    assert not _ahead(Idea(CLAIM, [0.1, 0.6, 0.5, 0.72] * 4), usual)
    # games in which both were tried count
    assert not _ahead(Idea(CLAIM, [0.5, 0.1, 0.9, 0.4] * 4 + [1.0]), usual)
    assert not _ahead(Idea(CLAIM, [1.0]), Idea(COLLECT, [0.0]))


def test_nothing_is_dropped_after_a_few_games() -> None:
    assert len(_still([Idea(CLAIM, [0.9, 0.9]), Idea(COLLECT, [0.1, 0.1])])) == 2


def test_an_expert_who_is_sure_stops_before_the_budget_is_spent() -> None:
    stopped = 0
    game, _ = catalogue.find("alba_longa").start(2, "sure")
    regulars = [levels("alba_longa")["regular"]] * 2
    for number, _ in enumerate(islice(playout(game, regulars, "sure"), 90)):
        if number > 60 and game.asked:
            considered = consider(game.view_of(game.asked[0]), Dice("sure"), 40)
            stopped += 0 < considered.playouts < 40 - len(considered.ideas)
            if stopped:
                return
    raise AssertionError("it never stopped early")


def test_what_was_won_is_worth_more_than_points() -> None:
    game, _ = catalogue.find("comuni").start(2, "worth")
    before = by_points(10)(game)
    assert len(before) == 2
    assert all(0 < worth < 1 for worth in before)
    ahead, behind = judged(game, [30, 20], 10)
    assert ahead > 0.9 > 0.1 > behind
    for _ in playout(game, [levels("comuni")["rookie"]] * 2, "worth"):
        pass
    [winner] = game.winners()
    assert by_points(10)(game)[winner] > 0.5 > by_points(10)(game)[1 - winner]


def test_the_level_is_one_of_the_house() -> None:
    assert list(levels("comuni")) == ["rookie", "regular", "expert", "absent"]
    game = comuni(120)
    seat = game.asked[0]
    game.submit(seat, expert(4)(game.view_of(seat), Dice("level")))


def test_a_kit_that_cannot_imagine_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = catalogue.kit("comuni")
    game, _ = kit.game.start(2, "nothing")
    monkeypatch.setattr(catalogue, "kit", lambda name: type(kit)(**{**vars(kit), "unseen": None}))
    with pytest.raises(NothingToImagine, match="the kit has no `unseen`"):
        imagine(game.view_of(game.asked[0]), Dice("nothing"))


def test_an_expert_plays_on_in_its_own_way_and_the_others_as_the_house_does() -> None:
    view = comuni(70).view_of(comuni(70).asked[0])
    kit = catalogue.kit("comuni")
    assert kit.foresight
    asked = []

    def noted(part: Callable[[Any, Dice], Action]) -> Callable[[Any, Dice], Action]:
        def decide(seen: Any, dice: Dice) -> Action:
            asked.append(seen.seat)
            return part(seen, dice)

        return decide

    own = {kind: noted(part) for kind, part in kit.house["regular"].items()}
    foresight = replace(kit.foresight, own=own)
    thinker = Thinker(view, foresight)
    thinker.imagine("own")
    thinker.worth(ideas_of(view, Dice("own"), foresight)[0])
    assert set(asked) == {view.seat}
