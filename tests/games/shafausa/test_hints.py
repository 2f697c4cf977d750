"""The numbers that matter for a question, told from one's own realm."""

from __future__ import annotations

import pytest

from engine.games.shafausa import Shafausa, administration, auction, buying, speculation
from engine.games.shafausa.actions import AddMiner, BuildMine, Buy, Sell, SellExcess, Speculate
from engine.games.shafausa.pieces import Auction, Building, Power
from engine.games.shafausa.prices import PLACE, means
from tests.asking import hint
from tests.games.shafausa.names import GOLD, IRON, STONE, WOOD, A, B, C
from tests.games.shafausa.positions import arranged, ask, dealt, hold, managing, offer


def game() -> Shafausa:
    return dealt("gineva", "zugriga", "primitiva")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You have 9 CHF. Passing costs 2 CHF, the next bid is 5 CHF. Others still in the auction: 1."),
        (
            "fr",
            "Vous avez 9 CHF. Passer coûte 2 CHF, la prochaine mise est de 5 CHF. "
            "Autres encore dans l\u2019enchère\u00a0: 1.",
        ),
        ("de", "Du hast 9 CHF. Passen kostet 2 CHF, das nächste Gebot ist 5 CHF. Andere noch in der Versteigerung: 1."),
    ],
)
def test_a_bid_is_weighed_against_what_passing_costs(lang: str, said: str) -> None:
    g = game()
    hold(g, A, 9)
    g.table.auction = Auction(4, [A, B], [2, 4, 0], [C])
    assert hint(ask(g, auction.BidOrPass(A)), lang=lang) == said


def test_the_privilege_makes_a_place_cheaper() -> None:
    g = dealt("primitiva", "zugriga")
    hold(g, A, 9).power = Power.PRIVILEGE
    g.table.auction = Auction(5, [A], [5, 4], [B])
    price = 5 - g.data.cards[Power.PRIVILEGE].effect.chf
    assert hint(ask(g, auction.Placement(A))) == f"You have 9 CHF and pay {price} CHF for your place."


def test_buildings_on_offer_are_told_with_their_prices_and_the_upkeep_there_is() -> None:
    g = game()
    offer(g, Building.INN, Building.LOFT)
    hold(g, A, 20).reserve = [Building.SAWMILL]
    inn, loft = (g.data.buildings[building].price for building in (Building.INN, Building.LOFT))
    warehouse = g.data.warehouse_prices[g.table.realms[A].warehouses]
    said = f"You have 20 CHF. Prices: Inn {inn}, Loft {loft}, next warehouse {warehouse} CHF. "
    assert hint(ask(g, buying.BuyBuilding(A))) == said + f"Your reserve costs {g.data.upkeep} CHF this round already."


def test_no_price_is_told_of_a_warehouse_beyond_the_limit_of_the_round() -> None:
    g = game()
    offer(g, Building.INN)
    hold(g, A, 20).new_warehouses = g.data.warehouses_per_round
    inn = g.data.buildings[Building.INN].price
    assert hint(ask(g, buying.BuyBuilding(A))) == f"You have 20 CHF. Prices: Inn {inn} CHF."
    g.table.realms[A].purchases, g._frozen = 1, None
    assert hint(g) == "You have 20 CHF."


def test_in_family_no_price_is_told_of_what_one_owns() -> None:
    g = dealt("luserna", "zugriga", "grisa", mode="family")
    offer(g, Building.SAWMILL, Building.INN)
    hold(g, A, 20)
    inn = g.data.buildings[Building.INN].price
    assert hint(ask(g, buying.BuyBuilding(A))) == f"You have 20 CHF. Prices: Inn {inn} CHF."


def test_before_the_first_step_of_a_plan_money_and_stock_are_told() -> None:
    g = managing(game())
    hold(g, A, 12, wood=2, iron=1)
    assert hint(g).splitlines()[0] == "You have 12 CHF; in stock: 2 wood and 1 iron."


def test_a_plan_is_not_told_twice() -> None:
    g = managing(game())
    hold(g, A, 12, wood=2)
    g.submit(A, Sell(resource=WOOD, count=1))
    assert len(hint(g).splitlines()) == 1


def test_a_step_of_a_plan_tells_what_it_costs_or_brings_and_what_is_left() -> None:
    g = managing(game())
    realm = hold(g, A, 12, stone=3)
    sale, purchase = g.table.exchange[PLACE[STONE]].sale, g.table.exchange[PLACE[IRON]].purchase
    sold = f"This brings {2 * sale} CHF; then you have {12 + 2 * sale} CHF."
    assert hint(g, Sell(resource=STONE, count=2)).splitlines()[0] == sold
    bought = f"This costs {purchase} CHF and leaves {12 - purchase} CHF."
    assert hint(g, Buy(resource=IRON, count=1)).splitlines()[0] == bought
    miner = means(realm, g.data).miner_price()
    assert hint(g, AddMiner()).splitlines()[0] == f"This costs {miner} CHF and leaves {12 - miner} CHF."


def test_a_step_counts_on_from_the_plan() -> None:
    g = managing(game())
    hold(g, A, 12, stone=3)
    sale = g.table.exchange[PLACE[STONE]].sale
    g.submit(A, Sell(resource=STONE, count=1))
    assert hint(g, Sell(resource=STONE, count=1)).splitlines()[0].endswith(f"then you have {12 + 2 * sale} CHF.")


def test_a_step_that_is_refused_leaves_the_numbers_as_they_are() -> None:
    g = managing(game())
    hold(g, A, 0)
    assert hint(g, BuildMine(resource=GOLD)) == hint(g)


def test_room_is_told_as_the_step_leaves_it() -> None:
    g = managing(game())
    realm = hold(g, A, 30, wood=2)
    said = f"resources: 3 with room for {realm.warehouses}."
    assert hint(g, Buy(resource=WOOD, count=1)).endswith(said)


def test_storage_tells_what_does_not_fit_and_what_selling_it_brings() -> None:
    g = game()
    realm = hold(g, A, 0, wood=3, iron=2)
    realm.warehouses = 3
    wood, iron = (g.table.exchange[PLACE[resource]].sale for resource in (WOOD, IRON))
    ask(g, administration.Storage((A,)))
    told = "Resources: 5, room for 3. Sell 2. "
    assert hint(g) == told + f"What the bank pays: wood {wood}, iron {iron} CHF."
    assert hint(g, SellExcess(wood=1, iron=1)) == told + f"That brings {wood + iron} CHF."


def test_upkeep_tells_what_is_due() -> None:
    g = game()
    hold(g, A, 1).reserve = [Building.INN, Building.LOFT]
    said = f"Buildings in reserve: 2; due: {2 * g.data.upkeep} CHF; you have 1 CHF."
    assert hint(ask(g, administration.Upkeep())) == said


def test_interest_tells_what_it_would_pay() -> None:
    g = dealt("zugriga", "gineva")
    hold(g, A, 11)
    effect = g.data.cards[Power.INTEREST].effect
    pays = min(effect.max, effect.chf * (11 // effect.per_chf))
    assert hint(ask(g, administration.AskForInterest(A))) == f"You have 11 CHF; Interest would pay {pays} CHF now."


def test_a_speculation_tells_its_price_and_what_it_leaves() -> None:
    g = arranged(game(), speculation.Speculation(A, second=False), chf=9, gold=1)
    price = g.data.speculation["move_one_2"]
    assert hint(g).splitlines()[0] == "You have 9 CHF; in stock: 1 gold."
    assert f"two notches {price}" in hint(g)
    said = f"This costs {price} CHF and leaves {9 - price} CHF."
    assert hint(g, Speculate(resource=GOLD, sale=-2)).endswith(said)
