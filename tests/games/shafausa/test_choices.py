"""What can be chosen says by itself what it costs and brings."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action, Offer, words_for
from engine.games.shafausa import Shafausa, administration, auction, buying
from engine.games.shafausa.actions import AddMiner, BuildMine, Purchase, Sell, SellExcess, TakeBack, TakePlace
from engine.games.shafausa.pieces import Auction, Building
from tests.games.shafausa.names import COAL, A, B, C
from tests.games.shafausa.positions import NAMES, arranged, ask, dealt, hold, managing, offer, prices


def game() -> Shafausa:
    return dealt("gineva", "zugriga", "primitiva")


def label(g: Shafausa, action: type[Action], field: str, value: Any, lang: str = "en") -> str:
    return words_for("shafausa", lang, NAMES, g.data).value(action, field, value, g.view_of(A))


def phrase(g: Shafausa, action: Action, lang: str = "en") -> str:
    return words_for("shafausa", lang, NAMES, g.data).phrase(action, g.view_of(A))


@pytest.mark.parametrize(
    ("place", "said"),
    [(1, "place 1, before Charles"), (2, "place 2, between Charles and Bernard"), (3, "place 3, after Bernard")],
)
def test_a_place_in_the_turn_order_is_told_by_its_neighbours(place: int, said: str) -> None:
    g = game()
    g.table.auction = Auction(4, [A], [2, 4, 0], [C, B])
    assert label(ask(g, auction.BidOrPass(A)), TakePlace, "place", place) == said


def test_the_first_to_pass_has_no_neighbours_yet() -> None:
    g = game()
    g.table.auction = Auction(0, [A, B, C], [0, 0, 0], [])
    assert label(ask(g, auction.BidOrPass(A)), TakePlace, "place", 1) == "place 1, the only one so far"


def test_a_building_on_offer_has_its_price_for_this_seat_and_its_effect() -> None:
    g = dealt("tessina", "zugriga")
    offer(g, Building.BUILDERS_HOUSE)
    hold(g, A, 20)
    said = f"Builders\u2019 House, {g.data.upgrade} CHF: mines and cities cost 2 CHF less"
    assert label(ask(g, buying.BuyBuilding(A)), Purchase, "building", Building.BUILDERS_HOUSE) == said


def test_a_mine_has_all_that_it_costs_and_what_is_missing_is_bought_first() -> None:
    g = managing(game())
    hold(g, A, 30, wood=1, iron=1)
    assert label(g, BuildMine, "resource", COAL) == "coal: 9 CHF + 1 wood, 1 stone and 1 iron"
    assert phrase(g, BuildMine(resource=COAL, buy=True)) == "coal mine in city 1 (buying 1 stone)"


def test_the_first_city_with_a_free_place_is_called_by_its_number() -> None:
    g = managing(game())
    assert label(g, BuildMine, "city", 0) == label(g, BuildMine, "city", 1) == "city 1"


def test_a_miner_is_told_by_its_price() -> None:
    g = managing(game())
    price = g.data.miner_prices[g.table.realms[A].miners + 1]
    assert label(g, AddMiner, "conscript", False) == f"{price} CHF"


def test_what_can_be_taken_back_is_called_by_its_words() -> None:
    g = managing(game())
    hold(g, A, 30, wood=1, iron=1)
    g.submit(A, Sell(resource=g.table.exchange[2].resource, count=1))
    g.submit(A, BuildMine(resource=COAL, buy=True))
    assert label(g, TakeBack, "step", 1) == "1. sell 1 iron"
    assert label(g, TakeBack, "step", 0) == "the last press: coal mine in city 1 (buying 1 stone and 1 iron)"


def ways_of(g: Shafausa) -> list[SellExcess]:
    return [option for option in g.options(A) if isinstance(option, SellExcess)]


def test_what_is_too_much_is_chosen_from_a_few_whole_answers() -> None:
    g = arranged(game(), administration.Storage((A,)), chf=0, warehouses=1, wood=1, iron=1, coal=1)
    ways = ways_of(g)
    assert ways == [SellExcess(wood=1, iron=1), SellExcess(wood=1, coal=1), SellExcess(iron=1, coal=1)]
    assert phrase(g, ways[0]) == "1 wood and 1 iron for 4 CHF, keeping 1 coal"
    assert ways[0] == g.step.absent(g.view_of(A))  # type: ignore[union-attr]


def test_the_cheapest_is_proposed_first_at_the_prices_of_now() -> None:
    g = game()
    hold(g, A, 0, wood=1, iron=1, coal=1).warehouses = 2
    prices(g, COAL, 2, 9)
    ask(g, administration.Storage((A,)))
    assert ways_of(g)[:2] == [SellExcess(wood=1), SellExcess(coal=1)]


def test_where_there_are_too_many_ways_each_resource_is_chosen() -> None:
    g = arranged(game(), administration.Storage((A,)), chf=0, warehouses=8, wood=4, stone=4, iron=4, coal=4)
    many = next(iter(g.options(A)))
    assert isinstance(many, Offer)
    assert many.first() == g.step.absent(g.view_of(A))  # type: ignore[union-attr]
    hold(g, A, 0, wood=4, stone=4, iron=4).warehouses = 10
    assert 1 < len(ways_of(g)) <= administration.FEW_WAYS
