"""Standing orders: values, notation, who is answered for, and when an order puts itself out of force."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import pytest
from annotated_types import Predicate
from pydantic import Field

from engine.core.house import with_orders
from engine.core.orders import Disarm, Order, decide, every, read_order, values_of_field
from engine.core.seat import Seat
from tests.core.toy import Auction, BidAll, Draw, Drawing, DrawUnlessDear, Offering, Pick, Ready, Skip, Toy

ADA, BOB = Seat(0), Seat(1)


class Flag(Enum):
    RED = "red"
    BLUE = "blue"


class Every(Order, tag="every"):
    """One field of each sort."""

    questions = (Drawing,)

    number: int = Field(2, ge=1, le=3)
    limit: int | None = Field(None, ge=1, le=2)
    flag: Flag | None = None
    choice: Literal["ask", "go"] = "ask"
    sure: bool = False
    some: Annotated[Flag, Predicate((Flag.BLUE,).__contains__)] | None = None


def auction() -> Toy:
    game, _ = Toy.start(2, "orders")
    for seat in (ADA, BOB):
        game.submit(seat, Pick(number=1))
        game.submit(seat, Ready())
    return game


def drawing(bid: int = 5) -> Toy:
    game = auction()
    game.submit(ADA, Offering(coins=0))
    game.submit(BOB, Offering(coins=bid))
    return game


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("number", [1, 2, 3]),
        ("limit", [1, 2, None]),
        ("flag", [Flag.RED, Flag.BLUE, None]),
        ("choice", ["ask", "go"]),
        ("sure", [False, True]),
        ("some", [Flag.BLUE, None]),
    ],
)
def test_the_values_of_a_field_can_be_listed(field: str, values: list[Any]) -> None:
    assert values_of_field(Every, field) == values


def test_every_combination_of_values_is_an_order() -> None:
    assert len(set(every(Every))) == 3 * 3 * 3 * 2 * 2 * 2
    assert every(BidAll) == [BidAll()]


def test_an_order_without_a_default_is_refused_when_it_is_defined() -> None:
    with pytest.raises(TypeError, match="default"):

        class _Wanting(Order, tag="_-wanting"):
            questions = (Drawing,)
            sure: bool


def test_a_number_without_bounds_is_refused_when_the_order_is_defined() -> None:
    with pytest.raises(TypeError, match="ge and le"):

        class _Boundless(Order, tag="_-boundless"):
            questions = (Drawing,)
            limit: int | None = Field(None, ge=1)


def test_an_order_is_written_without_defaults_and_read_back() -> None:
    kinds = Toy.kinds().orders
    assert list(kinds) == ["draw-unless-dear", "bid-all"]
    order = DrawUnlessDear(limit=3, beyond="disarm")
    assert order.written() == {"order": "draw-unless-dear", "limit": 3, "beyond": "disarm"}
    assert read_order(kinds, order.written()) == order
    assert read_order(kinds, {"order": "bid-all"}) == BidAll()


@pytest.mark.parametrize(
    "written",
    [{"order": "nonsense"}, {}, {"order": "bid-all", "limit": 1}, {"order": "draw-unless-dear", "limit": 10}],
)
def test_an_order_that_does_not_exist_cannot_be_read(written: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no order|bid-all: limit|draw-unless-dear: limit"):
        read_order(Toy.kinds().orders, written)


def test_the_first_order_with_an_answer_decides() -> None:
    view = drawing(bid=5).view_of(ADA)
    silent, skip, draw = DrawUnlessDear(), DrawUnlessDear(limit=4), DrawUnlessDear(limit=5)
    assert decide([silent, BidAll(), skip, draw], view) == (skip, Skip())
    assert decide([draw, skip], view) == (draw, Draw())
    assert decide([silent], view) is None
    assert decide([], view) is None


def test_an_order_answers_its_own_kinds_of_question_only() -> None:
    game = auction()
    assert isinstance(game.step, Auction)
    assert decide([DrawUnlessDear(limit=9)], game.view_of(ADA)) is None
    assert decide([DrawUnlessDear(limit=9), BidAll()], game.view_of(BOB)) == (BidAll(), Offering(coins=5))


def test_orders_answer_only_for_a_seat_that_is_awaited() -> None:
    assert decide([DrawUnlessDear(limit=9)], drawing().view_of(BOB)) is None


def test_a_sealed_answer_is_not_overwritten() -> None:
    game = auction()
    game.submit(ADA, Offering(coins=1))
    assert decide([BidAll()], game.view_of(ADA)) is None


def test_an_order_that_disarms_itself_is_named_with_its_reason() -> None:
    order = DrawUnlessDear(limit=3, beyond="disarm")
    with pytest.raises(Disarm) as caught:
        decide([order, DrawUnlessDear(limit=9)], drawing(bid=5).view_of(ADA))
    assert caught.value.order is order
    assert (caught.value.key, caught.value.facts) == ("too-dear", {"limit": 3, "bid": 5})


def test_a_house_player_with_orders_thinks_only_where_they_have_no_answer() -> None:
    thoughts = []

    def house(view: Any, dice: Any) -> Skip:
        thoughts.append(view.step)
        return Skip()

    game = drawing(bid=5)
    obeying = with_orders(house, [DrawUnlessDear(limit=5)])
    assert obeying(game.view_of(ADA), game.dice) == Draw()
    assert not thoughts
    disarming = with_orders(house, [DrawUnlessDear(limit=3, beyond="disarm")])
    assert disarming(game.view_of(ADA), game.dice) == Skip()
    assert len(thoughts) == 1
