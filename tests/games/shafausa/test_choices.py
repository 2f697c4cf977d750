"""What can be chosen says by itself what it costs and brings."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action, Offer, words_for
from engine.games.shafausa import administration, auction, buying, management
from engine.games.shafausa.actions import AddMiner, BuildMine, Purchase, SellExcess, TakeBack, TakePlace
from engine.games.shafausa.pieces import Auction
from tests.games.shafausa.names import COAL, HOUSE, IRON, A, B, C, mine, sell
from tests.games.shafausa.positions import NAMES, Arranged, at

PEOPLES = ("gineva", "zugriga", "primitiva")


def planning() -> Arranged:
    """The first plans with a little wood and iron."""
    return at(management.Manage(), *PEOPLES, chf=30, wood=1, iron=1)


def storing(warehouses: int, **goods: int) -> Arranged:
    """The first must sell what does not fit."""
    return at(administration.Storage((A,)), *PEOPLES, chf=0, warehouses=warehouses, **goods)


def label(g: Arranged, action: type[Action], field: str, value: Any, lang: str = "en") -> str:
    return words_for("shafausa", lang, NAMES, g.data).value(action, field, value, g.view_of(A))


def phrase(g: Arranged, action: Action, lang: str = "en") -> str:
    return words_for("shafausa", lang, NAMES, g.data).phrase(action, g.view_of(A))


THREE_BIDS, NO_BIDS = Auction(4, [A], [2, 4, 0], [C, B]), Auction(0, [A, B, C], [0, 0, 0], [])
#: by what is said of a place in the turn order: its number, and the auction
PLACES = {
    "place 1, before Charles": (1, THREE_BIDS),
    "place 2, between Charles and Bernard": (2, THREE_BIDS),
    "place 3, after Bernard": (3, THREE_BIDS),
    # the first to pass has no neighbours yet
    "place 1, the only one so far": (1, NO_BIDS),
}


@pytest.mark.parametrize("said", PLACES)
def test_a_place_in_the_turn_order_is_told_by_its_neighbours(said: str) -> None:
    place, bids = PLACES[said]
    assert label(at(auction.BidOrPass(A), *PEOPLES, auction=bids), TakePlace, "place", place) == said


def test_a_building_on_offer_has_its_price_for_this_seat_and_its_effect() -> None:
    g = at(buying.BuyBuilding(A), "tessina", "zugriga", chf=20, available=[HOUSE])
    said = f"Builders\u2019 House, {g.data.upgrade} CHF: mines and cities cost 2 CHF less"
    assert label(g, Purchase, "building", HOUSE) == said


def test_a_mine_has_all_that_it_costs_and_what_is_missing_is_bought_first() -> None:
    assert label(planning(), BuildMine, "resource", COAL) == "coal: 9 CHF + 1 wood, 1 stone and 1 iron"
    assert phrase(planning(), mine(COAL, bought=True)) == "coal mine in city 1 (buying 1 stone)"


def test_the_first_city_with_a_free_place_is_called_by_its_number() -> None:
    assert [label(planning(), BuildMine, "city", number) for number in (0, 1)] == ["city 1", "city 1"]


def test_a_miner_is_told_by_its_price() -> None:
    g = planning()
    price = g.data.miner_prices[g.anne.miners + 1]
    assert label(g, AddMiner, "conscript", False) == f"{price} CHF"


def test_what_can_be_taken_back_is_called_by_its_words() -> None:
    g = planning().play(A, sell(IRON), mine(COAL, bought=True))
    assert label(g, TakeBack, "step", 1) == "1. sell 1 iron"
    assert label(g, TakeBack, "step", 0) == "the last press: coal mine in city 1 (buying 1 stone and 1 iron)"


def ways_of(g: Arranged) -> list[SellExcess]:
    return [option for option in g.options(A) if isinstance(option, SellExcess)]


def test_what_is_too_much_is_chosen_from_a_few_whole_answers() -> None:
    g = storing(1, wood=1, iron=1, coal=1)
    ways = ways_of(g)
    assert ways == [SellExcess(wood=1, iron=1), SellExcess(wood=1, coal=1), SellExcess(iron=1, coal=1)]
    assert phrase(g, ways[0]) == "1 wood and 1 iron for 4 CHF, keeping 1 coal"
    assert ways[0] == g.absent()


def test_the_cheapest_is_proposed_first_at_the_prices_of_now() -> None:
    g = storing(2, wood=1, iron=1, coal=1).price(COAL, 2, 9)
    assert ways_of(g)[:2] == [SellExcess(wood=1), SellExcess(coal=1)]


def test_where_there_are_too_many_ways_each_resource_is_chosen() -> None:
    g = storing(8, wood=4, stone=4, iron=4, coal=4)
    many = next(iter(g.options(A)))
    assert isinstance(many, Offer)
    assert many.first() == g.absent()
    assert 1 < len(ways_of(storing(10, wood=4, stone=4, iron=4))) <= administration.FEW_WAYS
