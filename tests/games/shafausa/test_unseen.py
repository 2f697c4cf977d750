"""What a people can imagine: every order of the bag, and plans of the others that they could pay for."""

from __future__ import annotations

from itertools import permutations

from engine.core.dice import Dice
from engine.core.imagine import imagine
from engine.games.shafausa.actions import COMMIT
from engine.games.shafausa.management import Management
from tests.games.shafausa.names import INN, LOFT, A, B
from tests.games.shafausa.positions import dealt


def test_every_order_of_the_bag_comes_up() -> None:
    game, kinds = dealt("grisa", "zugriga").having(bag={INN: 1, LOFT: 2}), [str(kind) for kind in (INN, LOFT, LOFT)]
    game.box.bag.cards = kinds
    view, dice = game.view_of(A), Dice("bag")
    assert {tuple(imagine(view, dice).box.bag.cards) for _ in range(60)} == set(permutations(kinds))


def test_others_may_have_planned_anything_and_all_of_it_can_be_carried_out() -> None:
    game = dealt("grisa", "zugriga").manage().play(B, COMMIT)
    assert isinstance(game.step, Management)
    view, dice, plans = game.view_of(A), Dice("plans"), set()
    for _ in range(60):
        imagined = imagine(view, dice)
        plans.add(tuple(imagined.hands[B].plan))
        imagined.submit(A, COMMIT)
        assert not imagined.hands[B].plan, "it was carried out"
    assert () in plans
    assert len(plans) > 5


def test_nobody_imagines_a_plan_outside_the_management_phase() -> None:
    game = dealt("grisa", "zugriga")
    assert not any(imagine(game.view_of(A), Dice(str(number))).hands[B].plan for number in range(20))
