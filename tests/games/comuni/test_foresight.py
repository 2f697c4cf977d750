"""What experts of Comuni think of besides the hints."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.expert import ideas_of
from engine.core.house import levels
from engine.games.comuni.actions import Exchange
from engine.games.comuni.foresight import FORESIGHT, OWN
from tests.games.comuni.positions import FIRST, Arranged


def test_an_expert_thinks_of_exchanges_as_far_as_its_cubes_go(two: Arranged) -> None:
    for pilgrims, made in ((0, []), (2, ["gold", "army", "craftsman"])):
        ideas = ideas_of(two.give(FIRST, gold=0, pilgrim=pilgrims).view_of(FIRST), Dice("some"), FORESIGHT)
        assert [one.receive for one in ideas if isinstance(one, Exchange)] == made


def test_an_expert_thinks_first_of_what_it_would_do_itself_and_then_of_what_a_regular_would(three: Arranged) -> None:
    regular, otherwise = levels("comuni")["regular"], 0
    while not three.over:
        seat = three.asked[0]
        view = three.view_of(seat)
        usual = regular(view, Dice("usual"))
        ideas = ideas_of(view, Dice("own"), FORESIGHT)
        assert ideas[0] == OWN[type(view.step)](view, Dice("own"))
        assert usual in ideas
        otherwise += ideas[0] != usual
        three.submit(seat, usual)
    assert otherwise > 5
