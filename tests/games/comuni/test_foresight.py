"""What experts of Comuni think of besides the hints."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.expert import ideas_of
from engine.core.house import levels
from engine.games.comuni.actions import Exchange
from engine.games.comuni.foresight import FORESIGHT, OWN
from tests.games.comuni.positions import Arranged


def test_an_expert_thinks_of_exchanges_as_far_as_its_cubes_go(two: Arranged) -> None:
    seat = two.asked[0]
    stock = two.hands[seat].stock
    two.box.supply.pilgrim += stock.pilgrim
    two.box.supply.gold += stock.gold
    stock.pilgrim = stock.gold = 0
    assert not [one for one in ideas_of(two.view_of(seat), Dice("none"), FORESIGHT) if isinstance(one, Exchange)]
    stock.pilgrim, two.box.supply.pilgrim = 2, two.box.supply.pilgrim - 2
    thought_of = [one for one in ideas_of(two.view_of(seat), Dice("some"), FORESIGHT) if isinstance(one, Exchange)]
    assert [one.receive for one in thought_of] == ["gold", "army", "craftsman"]


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
