"""What an experienced player advises: the move of the regular first, and reasons that are true for each move."""

from __future__ import annotations

import pytest

from engine.core.api import LANGUAGES, Advice, words_for
from engine.games.shafausa import Agreement, Shafausa, buying, extraction, speculation
from engine.games.shafausa.actions import (
    COMMIT,
    DECLINE,
    GIVE_UP,
    PAY_UPKEEP,
    PLACES,
    PURCHASE,
    REVEAL,
    WAREHOUSES,
    BuildCity,
    BuildMine,
    ForceLabour,
    Reveal,
    Sell,
    SellExcess,
    Speculate,
    TakeTile,
)
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep
from engine.games.shafausa.auction import BidOrPass, Placement
from engine.games.shafausa.pieces import Auction, Building, Mode, Power
from tests.asking import advice
from tests.games.shafausa.names import COPPER, GOLD, IRON, WOOD, A, B
from tests.games.shafausa.positions import arranged, ask, dealt, hold, managing


def said(game: Shafausa) -> list[tuple[object, str]]:
    return [(one.action, one.why) for one in advice(game)]


def auction(bid: int = 0, chf: int = 40) -> Shafausa:
    game = dealt("gineva", "grisa", "zugriga")
    hold(game, A, chf)
    game.table.auction = Auction(bid, [A, B], [0, bid, 0], [game.table.order[2]])
    return ask(game, BidOrPass(A))


def test_peoples_are_equally_strong_and_told_with_their_start() -> None:
    game, _ = Shafausa.start(3, "peoples", Agreement(mode=Mode.GEEK, peoples="chosen"))
    found = advice(game)
    assert found[0].why == "people"
    assert {one.why for one in found[1:]} <= {"people-rich", "people-miners"}
    assert len({one.action for one in found}) == len(found)


def test_in_colonial_only_the_cards_differ() -> None:
    game, _ = Shafausa.start(3, "peoples", Agreement(mode=Mode.COLONIAL, peoples="chosen"))
    assert advice(game)[0].why == "people-colonial"


def test_tiles_of_different_kinds_are_advised() -> None:
    game = dealt("gineva", "grisa", "zugriga", mode="colonial")
    found = advice(game)
    assert found[0].action in [TakeTile(value=value) for value in (21, 22, 23, 26)]
    assert len({one.why for one in found}) == 3


def test_the_first_card_can_wait_unless_it_pays_from_the_first_round_on() -> None:
    game = dealt("luserna", "gineva", cards=True)
    assert said(game) == [(DECLINE, "card-later"), (REVEAL[Power.GUARDIANS], "card-now")]
    game = dealt("gineva", "luserna", cards=True)
    assert said(game) == [(REVEAL[Power.EMBASSIES], "card-now"), (DECLINE, "card-later")]


def test_a_hard_bargain_is_best_driven_from_the_first_plan_on() -> None:
    game = managing(dealt("grisa", "gineva"))
    found = advice(game)
    assert (found[0].action, found[0].why) == (REVEAL[Power.HARD_BARGAIN], "card-plan")
    assert found[0].facts["chf"] == 1
    game.submit(A, REVEAL[Power.HARD_BARGAIN])
    assert not isinstance(advice(game)[0].action, Reveal)


def test_forced_labour_fetches_the_dearest_resource_for_a_coin() -> None:
    game = dealt("shafausa", "grisa")
    game.table.realms[A].power = Power.FORCED_LABOUR
    ask(game, extraction.ForcedLabour(A))
    first, second = advice(game)
    assert isinstance(first.action, ForceLabour)
    assert (first.why, first.facts["price"]) == ("labour", 1)
    assert (second.action, second.why) == (DECLINE, "labour-spared")


def test_a_building_wanted_more_than_the_others_is_worth_a_bid() -> None:
    game = auction()
    game.table.available = [Building.KILN, Building.LOFT, Building.SAWMILL]
    found = advice(game)
    assert (found[0].why, found[0].facts["building"]) == ("bid-building", Building.KILN)
    assert found[1:] == [
        Advice(PLACES[1], "pass-cheap", {"price": 0, "following": 1, "have": 40, "place": 1}),
        Advice(PLACES[2], "pass-last", {"price": 0, "following": 1, "have": 40, "place": 2}),
    ]


def test_too_high_a_bid_is_left_to_others() -> None:
    assert said(auction(bid=9)) == [(PLACES[1], "pass-first"), (PLACES[2], "pass-last")]


def test_without_money_there_is_nothing_to_bid() -> None:
    assert advice(auction(bid=3, chf=2))[0].why == "pass-broke"


def test_the_winner_of_the_auction_goes_first_or_last() -> None:
    game = auction(bid=3)
    ask(game, Placement(A))
    assert said(game) == [(PLACES[1], "place-first"), (PLACES[3], "place-last")]


@pytest.mark.parametrize("step", [BidOrPass, Placement])
def test_with_the_privilege_the_price_of_a_place_is_the_one_that_is_paid(step: type[BidOrPass | Placement]) -> None:
    game = dealt("primitiva", "grisa")
    hold(game, A, 9).power = Power.PRIVILEGE
    game.table.auction = Auction(5, [A], [5, 4], [B])
    assert {one.facts["price"] for one in advice(ask(game, step(A)))} == {5 - 3}


def test_a_booster_shop_printed_in_the_next_city_allows_the_mine_printed_beside_it() -> None:
    game = managing(dealt("primitiva", "grisa"))
    realm = hold(game, A, 60, wood=9, stone=9, iron=9)
    realm.miners = 4
    realm.alter(1, mines=(WOOD,) * 4)
    realm.alter(2, mines=(GOLD,), buildings=(Building.BOOSTER_SHOP,))
    game._frozen = None
    assert BuildCity(city=2, buy=True) in [one.action for one in advice(game)]
    game.submit(A, BuildCity(city=2, buy=True))


def test_a_building_is_advised_with_its_effect_and_its_points(two: Shafausa) -> None:
    hold(two, A, 60)
    two.table.available = [Building.IRONWORKS]
    ask(two, buying.BuyBuilding(A))
    first, *others = advice(two)
    assert (first.action, first.why) == (PURCHASE[Building.IRONWORKS], "purchase")
    assert words_for("shafausa", "en").why(first) == (
        "Ironworks for 10 of your 60 CHF: 1 iron more at each extraction, and 2 points at the end. "
        "Of what you could buy, it brings you most beyond its price."
    )
    assert [(one.action, one.why) for one in others] == [(WAREHOUSES[2], "warehouses"), (DECLINE, "buy-later")]


def test_who_earns_little_keeps_the_money_for_mines(two: Shafausa) -> None:
    hold(two, A, 11).warehouses = 5
    two.table.available = [Building.IRONWORKS]
    ask(two, buying.BuyBuilding(A))
    assert said(two) == [(DECLINE, "buy-mines"), (PURCHASE[Building.IRONWORKS], "purchase")]


def test_with_nothing_on_offer_nothing_is_bought(two: Shafausa) -> None:
    hold(two, A, 12).warehouses = 5
    two.table.available = []
    ask(two, buying.BuyBuilding(A))
    assert said(two) == [(DECLINE, "buy-nothing")]


def test_the_best_thing_to_do_and_others_of_another_kind(two: Shafausa) -> None:
    hold(two, A, 60, wood=4, stone=4, iron=4)
    found = advice(managing(two))
    kinds = [type(one.action) for one in found]
    assert len(found) == len(set(kinds)) == 3
    mine = next(one for one in found if isinstance(one.action, BuildMine))
    assert mine.why == "mine"
    assert mine.facts["have"] == 60


def test_what_is_not_needed_is_sold_for_it(two: Shafausa) -> None:
    hold(two, A, 0, gold=2)
    first = advice(managing(two))[0]
    assert first.action == Sell(resource=GOLD, count=2)
    assert (first.why, first.facts["chf"], first.facts["have"]) == ("sell-for", 36, 0)


def test_whoever_can_pay_nothing_saves_and_hears_what_for(two: Shafausa) -> None:
    hold(two, A, 0)
    first = advice(managing(two))[0]
    assert (first.action, first.why) == (COMMIT, "commit-save")
    assert first.facts["money"] > first.facts["have"] == 0


def test_metals_are_sold_before_materials() -> None:
    game = arranged(dealt("gineva", "grisa"), Storage((A,)), chf=0, warehouses=1, wood=1, copper=2)
    assert advice(game) == [Advice(SellExcess(copper=2), "excess-metals", {"space": 1, "held": 3, "chf": 20})]


def test_materials_in_plenty_are_sold_or_the_dearest_for_money() -> None:
    game = arranged(dealt("gineva", "grisa"), Storage((A,)), chf=0, warehouses=4, wood=5, iron=1)
    found = advice(game)
    assert [(one.action, one.why) for one in found] == [
        (SellExcess(wood=2), "excess-plenty"),
        (SellExcess(wood=1, iron=1), "excess-money"),
    ]


def test_one_kind_of_resource_is_no_choice() -> None:
    game = arranged(dealt("gineva", "grisa", mode="family"), Storage((A,)), chf=0, warehouses=1, wood=3)
    assert advice(game) == [Advice(SellExcess(wood=2), "only", {})]


def test_a_reserve_that_cannot_be_paid_is_given_up_one_by_one(two: Shafausa) -> None:
    hold(two, A, 1).reserve = [Building.LOFT, Building.IRONWORKS]
    ask(two, Upkeep())
    pay, give = advice(two)
    assert (pay.action, pay.why) == (PAY_UPKEEP, "upkeep-short")
    assert give.why == "give-up"
    assert give.action in (GIVE_UP[Building.LOFT], GIVE_UP[Building.IRONWORKS])
    for lang in LANGUAGES:
        assert words_for("shafausa", lang).why(pay)
        assert words_for("shafausa", lang).why(give)


def test_a_reserve_that_can_be_paid_is_kept(two: Shafausa) -> None:
    hold(two, A, 9).reserve = [Building.LOFT]
    ask(two, Upkeep())
    assert advice(two) == [Advice(PAY_UPKEEP, "upkeep", {"count": 1, "price": 1, "have": 9})]


@pytest.mark.parametrize(
    ("played", "expected"), [(1, ["interest", "interest-later"]), (9, ["interest-later", "interest-now"])]
)
def test_interest_is_revealed_early(played: int, expected: list[str]) -> None:
    game = dealt("zugriga", "grisa")
    hold(game, A, 30)
    game.table.round = played
    ask(game, AskForInterest(A))
    found = advice(game)
    assert [one.why for one in found] == expected
    for lang in LANGUAGES:
        assert all("30" in words_for("shafausa", lang).why(one) for one in found)


def test_the_price_of_what_is_dug_is_raised() -> None:
    game = arranged(dealt("gineva", "grisa"), speculation.Speculation(A, False), chf=20, copper=6)
    found = advice(game)
    assert found[0].why == "raise-sale"
    assert isinstance(found[0].action, Speculate)
    assert found[0].facts["resource"] is COPPER
    assert found[0].facts["after"] == 10 + (found[0].action.sale or 0)
    assert len({one.facts.get("resource") for one in found}) == len(found)


def test_a_rebate_makes_cheap_material_worth_a_move() -> None:
    game = dealt("sanagal", "grisa")
    realm = hold(game, A, 20)
    realm.power = Power.TAX_REBATE
    for number in range(1, 6):
        realm.alter(number, mines=())
    ask(game, speculation.Speculation(A, False))
    first = advice(game)[0]
    assert isinstance(first.action, Speculate)
    assert (first.why, first.facts["resource"]) == ("lower-purchase", WOOD)
    assert (
        words_for("shafausa", "en").why(first).endswith("wood will cost 3 CHF instead of 4: you’ll need it to build.")
    )
    for lang in LANGUAGES:
        assert words_for("shafausa", lang).why(first)


def test_at_the_end_the_exchange_is_left_alone(two: Shafausa) -> None:
    two.table.round = 11
    hold(two, A, 20, copper=6)
    ask(two, speculation.Speculation(A, False))
    assert said(two) == [(DECLINE, "exchange-late")]


def test_iron_is_kept_for_what_it_builds(two: Shafausa) -> None:
    hold(two, A, 0, iron=1, gold=1).reserve = [Building.INN]
    first = advice(managing(two))[0]
    assert not (isinstance(first.action, Sell) and first.action.resource is IRON)
