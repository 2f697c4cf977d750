"""What experts of Comuni think of besides the hints."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.expert import ideas_of
from engine.games.comuni.actions import Exchange
from engine.games.comuni.foresight import FORESIGHT
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
