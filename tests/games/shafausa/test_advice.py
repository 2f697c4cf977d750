"""What an experienced player advises: the move of the regular first, and reasons that are true for each move."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import LANGUAGES, Action, Advice, Step, words_for
from engine.games.shafausa import actions, buying, extraction, management, speculation
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep
from engine.games.shafausa.auction import BidOrPass, Placement
from engine.games.shafausa.pieces import Auction, Building, People, Power
from tests.asking import advice, advised, advises
from tests.games.shafausa.names import COPPER, GOLD, INN, IRON, IRONWORKS, KILN, LOFT, SHOP, WOOD, A, B, C, mine, sell
from tests.games.shafausa.positions import Arranged, Position, at, dealt, opening

STORAGE, PLAN, BUY = Storage((A,)), management.Manage(), buying.BuyBuilding(A)
SPECULATION = speculation.Speculation(A, second=False)


def bidding(step: Step, bid: int = 0, chf: int = 40, **known: Any) -> Arranged:
    """Two of three are still in the auction, in which the second has bid this."""
    return at(step, "gineva", "grisa", "zugriga", chf=chf, auction=Auction(bid, [A, B], [0, bid, 0], [C]), **known)


#: a position, the moves advised there, each with its reason, and the facts told with the first, or None
ADVISED: dict[str, tuple[Position, dict[Action, str], dict[str, Any] | None]] = {
    "in COLONIAL only the cards of the peoples differ":
        (lambda: opening(3, "peoples", "colonial", peoples="chosen"),
         {actions.CHOOSE[People.TESSINA]: "people-colonial", actions.CHOOSE[People.GINEVA]: "people-colonial"},
         {"people": People.TESSINA}),
    "the first card can wait":
        (lambda: dealt("luserna", "gineva", cards=True),
         {actions.DECLINE: "card-later", actions.REVEAL[Power.GUARDIANS]: "card-now"}, None),
    "unless it pays from the first round on":
        (lambda: dealt("gineva", "luserna", cards=True),
         {actions.REVEAL[Power.EMBASSIES]: "card-now", actions.DECLINE: "card-later"}, None),
    "forced labour fetches the dearest resource for a coin":
        (lambda: at(extraction.ForcedLabour(A), "shafausa", "grisa", chf=26, power=Power.FORCED_LABOUR),
         {actions.FORCE[IRON]: "labour", actions.DECLINE: "labour-spared"},
         {"price": 1, "have": 26, "resource": IRON, "sale": 3, "purchase": 6}),
    "too high a bid is left to others":
        (lambda: bidding(BidOrPass(A), bid=9),
         {actions.PLACES[1]: "pass-first", actions.PLACES[2]: "pass-last"}, None),
    "without money there is nothing to bid":
        (lambda: bidding(BidOrPass(A), bid=3, chf=2),
         {actions.PLACES[1]: "pass-broke", actions.PLACES[2]: "pass-last"}, None),
    "the winner of the auction goes first or last":
        (lambda: bidding(Placement(A), bid=3),
         {actions.PLACES[1]: "place-first", actions.PLACES[3]: "place-last"}, None),
    "a building is advised before warehouses and saving":
        (lambda: at(BUY, chf=60, available=[IRONWORKS]),
         {actions.PURCHASE[IRONWORKS]: "purchase", actions.WAREHOUSES[2]: "warehouses",
          actions.DECLINE: "buy-later"}, None),
    "who earns little keeps the money for mines":
        (lambda: at(BUY, chf=11, warehouses=5, available=[IRONWORKS]),
         {actions.DECLINE: "buy-mines", actions.PURCHASE[IRONWORKS]: "purchase"}, None),
    "with nothing on offer nothing is bought":
        (lambda: at(BUY, chf=12, warehouses=5, available=[]), {actions.DECLINE: "buy-nothing"}, None),
    "the best thing to do and others of another kind":
        (lambda: at(PLAN, chf=60, wood=4, stone=4, iron=4),
         {mine(COPPER, bought=True): "mine", actions.COMMIT: "commit-now",
          actions.ADD_MINER: "miner"},
         {"money": 10, "have": 60, "resource": COPPER, "sale": 10, "points": 2}),
    "what is not needed is sold for it":
        (lambda: at(PLAN, chf=0, gold=2),
         {sell(GOLD, 2): "sell-for", sell(GOLD): "sell-for",
          actions.COMMIT: "commit-now"},
         {"money": 24, "have": 0, "resource": GOLD, "count": 2, "chf": 36, "aim": "build-mine"}),
    "whoever can pay nothing saves and hears what for":
        (lambda: at(PLAN, chf=0), {actions.COMMIT: "commit-save"},
         {"have": 0, "income": 9, "money": 3, "aim": "add-miner"}),
    "iron is kept for what it builds":
        (lambda: at(PLAN, chf=0, iron=1, gold=1, reserve=[INN]),
         {actions.Construct(building=INN, buy=True): "construct", actions.COMMIT: "commit-now",
          sell(GOLD): "sell-for"}, None),
    "metals are sold before materials":
        (lambda: at(STORAGE, chf=0, warehouses=1, wood=1, copper=2),
         {actions.SellExcess(copper=2): "excess-metals"}, {"space": 1, "held": 3, "chf": 20}),
    "materials in plenty are sold or the dearest for money":
        (lambda: at(STORAGE, chf=0, warehouses=4, wood=5, iron=1),
         {actions.SellExcess(wood=2): "excess-plenty", actions.SellExcess(wood=1, iron=1): "excess-money"}, None),
    "one kind of resource is no choice":
        (lambda: at(STORAGE, mode="family", chf=0, warehouses=1, wood=3),
         {actions.SellExcess(wood=2): "only"}, {}),
    "a reserve that cannot be paid is given up one by one":
        (lambda: at(Upkeep(), chf=1, reserve=[LOFT, IRONWORKS]),
         {actions.PAY_UPKEEP: "upkeep-short", actions.GIVE_UP[LOFT]: "give-up"}, None),
    "a reserve that can be paid is kept":
        (lambda: at(Upkeep(), chf=9, reserve=[LOFT]),
         {actions.PAY_UPKEEP: "upkeep"}, {"count": 1, "price": 1, "have": 9}),
    "Interest is revealed early":
        (lambda: at(AskForInterest(A), "zugriga", "grisa", chf=30, round=1),
         {actions.REVEAL[Power.INTEREST]: "interest", actions.DECLINE: "interest-later"}, None),
    "and late it hardly pays":
        (lambda: at(AskForInterest(A), "zugriga", "grisa", chf=30, round=9),
         {actions.DECLINE: "interest-later", actions.REVEAL[Power.INTEREST]: "interest-now"}, None),
    "the price of what is dug is raised":
        (lambda: at(SPECULATION, chf=20, copper=6),
         {actions.SPECULATE[COPPER, 2, None]: "raise-sale", actions.DECLINE: "exchange-save"},
         {"resource": COPPER, "price": 3, "have": 20, "count": 6, "before": 10, "after": 10 + 2}),
    "at the end the exchange is left alone":
        (lambda: at(SPECULATION, chf=20, copper=6, round=11), {actions.DECLINE: "exchange-late"}, None),
}  # fmt: skip


@pytest.mark.parametrize(("position", "expected", "facts"), ADVISED.values(), ids=ADVISED)
def test_what_is_advised(position: Position, expected: dict[Action, str], facts: dict[str, Any] | None) -> None:
    advised(position(), expected, facts)


def test_peoples_are_equally_strong_and_told_with_their_start() -> None:
    found = advice(opening(3, "peoples", peoples="chosen"))
    assert found[0].why == "people"
    assert {one.why for one in found[1:]} <= {"people-rich", "people-miners"}
    assert len({one.action for one in found}) == len(found)


def test_tiles_of_different_kinds_are_advised() -> None:
    found = advice(dealt("gineva", "grisa", "zugriga", mode="colonial"))
    assert found[0].action in [actions.TakeTile(value=value) for value in (21, 22, 23, 26)]
    assert len({one.why for one in found}) == 3


def test_a_hard_bargain_is_best_driven_from_the_first_plan_on() -> None:
    game, bargain = dealt("grisa", "gineva").manage(), actions.REVEAL[Power.HARD_BARGAIN]
    advises(game, bargain, "card-plan", chf=1)
    assert not isinstance(advice(game.play(A, bargain))[0].action, actions.Reveal)


def test_a_building_wanted_more_than_the_others_is_worth_a_bid() -> None:
    known = {"price": 0, "following": 1, "have": 40}
    assert advice(bidding(BidOrPass(A), available=[KILN, LOFT, Building.SAWMILL])) == [
        Advice(actions.Bid(chf=1), "bid-building", {**known, "building": KILN}),
        Advice(actions.PLACES[1], "pass-cheap", {**known, "place": 1}),
        Advice(actions.PLACES[2], "pass-last", {**known, "place": 2}),
    ]


@pytest.mark.parametrize("step", [BidOrPass(A), Placement(A)])
def test_with_the_privilege_the_price_of_a_place_is_the_one_that_is_paid(step: Step) -> None:
    known = {"chf": 9, "power": Power.PRIVILEGE, "auction": Auction(5, [A], [5, 4], [B])}
    assert {one.facts["price"] for one in advice(at(step, "primitiva", "grisa", **known))} == {5 - 3}


def test_a_booster_shop_printed_in_the_next_city_allows_the_mine_printed_beside_it() -> None:
    game = dealt("primitiva", "grisa").manage().hold(A, 60, wood=9, stone=9, iron=9).having(miners=4)
    game.alter(1, mines=(WOOD,) * 4).alter(2, mines=(GOLD,), buildings=(SHOP,))
    assert actions.BuildCity(city=2, buy=True) in [one.action for one in advice(game)]
    game.submit(A, actions.BuildCity(city=2, buy=True))


def test_a_building_is_advised_with_its_effect_and_its_points() -> None:
    first = advice(at(BUY, chf=60, available=[IRONWORKS]))[0]
    assert words_for("shafausa", "en").why(first) == (
        "Ironworks for 10 of your 60 CHF: 1 iron more at each extraction, and 2 points at the end. "
        "Of what you could buy, it brings you most beyond its price."
    )


def test_the_money_there_is_is_told_with_interest_in_every_language() -> None:
    for played in (1, 9):
        found = advice(at(AskForInterest(A), "zugriga", "grisa", chf=30, round=played))
        assert all("30" in words_for("shafausa", lang).why(one) for one in found for lang in LANGUAGES)


def test_a_rebate_makes_cheap_material_worth_a_move() -> None:
    game = dealt("sanagal", "grisa")
    for number in range(1, 6):
        game.alter(number, mines=())
    game.arrange(SPECULATION, chf=20, power=Power.TAX_REBATE)
    first = advises(game, actions.SPECULATE[WOOD, None, -1], "lower-purchase", resource=WOOD)
    told = "wood will cost 3 CHF instead of 4: you’ll need it to build."
    assert words_for("shafausa", "en").why(first).endswith(told)
    assert all(words_for("shafausa", lang).why(first) for lang in LANGUAGES)
