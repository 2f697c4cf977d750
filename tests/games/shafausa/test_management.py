"""Phase 4: every step of a plan, with its price, its conditions and its refusals."""

from __future__ import annotations

import pytest

from engine.games.shafausa import Shafausa
from engine.games.shafausa.actions import (
    ADD_MINER,
    CONSCRIPT,
    REVEAL,
    AddMiner,
    BuildCity,
    BuildMine,
    Buy,
    Construct,
    Sell,
    Transmute,
)
from engine.games.shafausa.events import (
    BuildingConstructed,
    CityBuilt,
    MineBuilt,
    MinerAdded,
    OfficeReplaced,
    PlanCarriedOut,
    ResourceBought,
    ResourceSold,
    ResourceTransmuted,
)
from engine.games.shafausa.pieces import Building, Power, Realm
from engine.games.shafausa.prices import PLACE
from tests.games.shafausa.names import COAL, COPPER, GOLD, IRON, STONE, WOOD, A, B
from tests.games.shafausa.positions import (
    all_done,
    construct,
    dealt,
    hold,
    managing,
    play,
    prices,
    refuses,
    reserve,
    stock,
)

INN, SHOP = Building.INN, Building.BOOSTER_SHOP
FULL = "There is no free place in your built cities. Build a city first."


def planning(people: str = "zugriga", chf: int = 50, mode: str = "geek", **goods: int) -> Shafausa:
    """The first seat plans, with this money and these resources."""
    others = [other for other in ("grisa", "luserna", "gineva") if other != people][:2]
    game = dealt(people, *others, mode=mode)
    hold(game, A, chf, **goods)
    return managing(game)


def draft(game: Shafausa) -> Realm:
    realm = game.hands[A].draft
    assert realm
    return realm


# -- selling and buying


def test_selling_brings_the_sale_price_and_marks_the_kind_sold_once():
    """Vector 1: Bernard sells 1 iron, Anne 1 wood and 2 iron."""
    game = dealt("gineva", "grisa")
    anne, bernard = hold(game, A, chf=0, wood=1, iron=2), hold(game, B, chf=0, iron=1)
    managing(game)
    play(game, B, Sell(resource=IRON))
    play(game, A, Sell(resource=WOOD), Sell(resource=IRON, count=2))
    all_done(game)
    assert (anne.chf, bernard.chf) == (0, 0)
    assert [realm.chf for realm in game.table.realms] == [1 + 6, 3]
    assert [quote.resource for quote in game.table.exchange if quote.sold] == [WOOD, IRON]


def test_prices_do_not_move_during_the_phase():
    game = planning(copper=3)
    play(game, A, Sell(resource=COPPER), Sell(resource=COPPER))
    assert game.table.exchange[PLACE[COPPER]].sale == 10


def test_buying_costs_the_purchase_price():
    game = planning(chf=20)
    play(game, A, Buy(resource=STONE, count=3))
    assert (draft(game).chf, stock(draft(game))) == (5, {"stone": 3})
    sentence = "2 wood cost 8 CHF; you hold 5."
    refuses(game, A, Buy(resource=WOOD, count=2), sentence, "purchase-too-dear", count=2, price=8, have=5)


def test_nobody_sells_what_he_lacks():
    game = planning(iron=1)
    sentence = "You hold 1 iron and cannot sell more."
    refuses(game, A, Sell(resource=IRON, count=2), sentence, "none-to-sell", resource=IRON, have=1)


def test_the_trading_post_adds_1_chf_to_the_first_three_resources_sold():
    game = planning("zugriga", chf=0, wood=2, iron=3)
    play(game, A, Sell(resource=WOOD, count=2))
    assert draft(game).chf == 2 + 2
    play(game, A, Sell(resource=IRON, count=3))
    assert draft(game).chf == 4 + 9 + 1


def test_the_market_hall_takes_1_chf_off_the_first_three_resources_bought():
    game = planning("sanagal", chf=50)
    play(game, A, Buy(resource=WOOD, count=2))
    assert draft(game).chf == 50 - 6
    play(game, A, Buy(resource=IRON, count=2))
    assert draft(game).chf == 44 - 5 - 6


# -- mines


def test_a_mine_costs_money_and_material_and_takes_a_free_place():
    game = planning("zugriga", chf=10, wood=2, stone=2, iron=2)
    play(game, A, BuildMine(resource=COAL))
    assert (draft(game).chf, stock(draft(game))) == (1, {"wood": 1, "stone": 1, "iron": 1})
    assert draft(game).cities[0].mines[-1] == COAL


def test_what_is_missing_can_be_bought_with_the_same_press():
    game = planning("zugriga", chf=30, wood=1)
    play(game, A, BuildMine(resource=COAL, buy=True))
    assert (draft(game).chf, stock(draft(game))) == (30 - 9 - 5 - 6, {})
    assert [entry.work for entry in game.hands[A].plan] == ["buy", "buy", "mine"]


def test_without_material_the_refusal_says_what_the_bank_would_ask():
    game = planning("zugriga", chf=30, wood=1, iron=1)
    sentence = "This mine needs 1 stone and you hold 0. The bank would sell you what is missing for 5 CHF."
    refuses(game, A, BuildMine(resource=COAL), sentence, "no-material", resource=STONE, need=1, have=0, price=5)


@pytest.mark.parametrize("buy", [False, True])
def test_a_mine_that_is_too_dear_is_refused(buy: bool):
    game = planning("zugriga", chf=8, wood=1, stone=1, iron=1)
    sentence = "This mine costs 9 CHF; you hold 8."
    refuses(game, A, BuildMine(resource=COAL, buy=buy), sentence, "no-cash", thing="mine", price=9, have=8)


def test_with_purchases_the_whole_price_is_told():
    game = planning("zugriga", chf=19)
    sentence = "This mine costs 24 CHF; you hold 19."
    refuses(game, A, BuildMine(resource=COAL, buy=True), sentence, "no-cash", thing="mine", price=24, have=19)


def test_there_are_never_more_mines_than_miners():
    game = planning("luserna", wood=9)
    play(game, A, BuildMine(resource=WOOD))
    sentence = "You have 4 mines and 4 miners, which allow 4. Add a miner first."
    refuses(game, A, BuildMine(resource=WOOD), sentence, "mine-limit", mines=4, miners=4, limit=4)
    play(game, A, ADD_MINER, BuildMine(resource=WOOD))


def test_without_a_free_place_no_mine_is_built():
    game = planning("zugriga", wood=9)
    play(game, A, ADD_MINER, BuildMine(resource=WOOD))
    refuses(game, A, BuildMine(resource=WOOD), FULL, "no-slot")


def test_the_booster_shop_allows_one_mine_more_as_soon_as_it_stands():
    game = planning("luserna", iron=1, wood=9)
    reserve(game, A, SHOP)
    play(game, A, BuildMine(resource=WOOD))
    sentence = "You have 4 mines and 4 miners, which allow 4. Add a miner first."
    refuses(game, A, BuildMine(resource=WOOD), sentence, "mine-limit", limit=4)
    play(game, A, Construct(building=SHOP), BuildMine(resource=WOOD))
    assert len(draft(game).mines) == 5


def test_the_city_may_be_chosen_and_must_have_a_place():
    game = planning("luserna", wood=5)
    play(game, A, BuildMine(resource=WOOD, city=2))
    assert draft(game).cities[1].mines == [WOOD]
    sentence = "There is no free place in city 3. City 1 has one."
    refuses(game, A, BuildMine(resource=WOOD, city=3), sentence, "city-full", city=3, free=1)


def test_the_last_mine_tile_can_be_planned_and_no_more():
    game = planning("luserna", wood=5)
    game.table.mines = 1
    play(game, A, ADD_MINER, BuildMine(resource=WOOD))
    refuses(game, A, BuildMine(resource=WOOD), "There are no mine tiles left.", "no-mine-tiles")


# -- miners


def test_miners_cost_what_the_track_says():
    game = planning("zugriga", chf=63)
    play(game, A, *[ADD_MINER] * 8)
    assert (draft(game).miners, draft(game).chf) == (12, 0)
    refuses(game, A, ADD_MINER, "12 miners is the maximum.", "miners-max", most=12)


def test_a_miner_one_cannot_pay_is_refused():
    game = planning("zugriga", chf=2)
    refuses(game, A, ADD_MINER, "The next miner costs 3 CHF; you hold 2.", "no-cash", thing="miner", price=3, have=2)


def test_the_miners_guild_makes_miners_cheaper_but_not_free():
    game = planning("primitiva", chf=20)
    play(game, A, ADD_MINER)
    assert draft(game).chf == 20 - 3
    game = planning("zugriga", chf=20)
    construct(game, A, Building.MINERS_GUILD)
    play(game, A, ADD_MINER)
    assert draft(game).chf == 20 - 1


# -- cities


def test_cities_are_built_in_order_at_the_price_on_the_board():
    game = planning("zugriga", chf=10, wood=3, stone=2)
    play(game, A, BuildCity(city=2))
    assert (draft(game).chf, stock(draft(game)), draft(game).built) == (6, {"wood": 2, "stone": 1}, 2)
    refuses(game, A, BuildCity(city=4), "Your next city is number 3.", "city-order", city=3)
    refuses(game, A, BuildCity(city=2), "Your next city is number 3.", "city-order", city=3)


def test_printed_mines_must_fit_under_the_mine_limit():
    """Vector 13; ruling Q8."""
    game = planning("shafausa", chf=50, wood=9, stone=9)
    play(game, A, BuildMine(resource=WOOD))
    sentence = "City 2 brings 1 mine; you need 5 miners."
    refuses(game, A, BuildCity(city=2), sentence, "city-mines", city=2, mines=1, need=5)
    play(game, A, ADD_MINER, BuildCity(city=2))
    assert draft(game).mines == [STONE, IRON, COAL, WOOD, WOOD]


def test_a_printed_booster_shop_works_as_soon_as_its_city_stands():
    game = planning("tessina", chf=50, wood=9, stone=9)
    play(game, A, BuildCity(city=2), BuildMine(resource=WOOD), BuildMine(resource=WOOD))
    assert len(draft(game).mines) == 5


def test_when_all_cities_stand_there_is_no_other():
    game = planning("zugriga", chf=50, wood=9, stone=9)
    for city in game.table.realms[A].cities:
        city.built = True
    refuses(game, A, BuildCity(city=5), "All your 5 cities stand.", "city-all", cities=5)


def test_in_family_the_fifth_city_cannot_be_built():
    """Ruling Q43."""
    game = planning("zugriga", chf=50, mode="family", wood=9, stone=9)
    for city in game.table.realms[A].cities[:4]:
        city.built = True
    refuses(game, A, BuildCity(city=5), "All your 4 cities stand.", "city-all", cities=4)


def test_the_engineers_office_makes_mines_and_cities_1_chf_cheaper():
    game = planning("tessina", chf=20, wood=2, stone=1)
    play(game, A, BuildMine(resource=WOOD), BuildCity(city=2))
    assert draft(game).chf == 20 - 1 - 3


def test_the_builders_house_makes_mines_and_cities_2_chf_cheaper_and_a_mine_never_pays():
    game = planning("zugriga", chf=20, wood=2, stone=1)
    game.table.realms[A].cities[0].mines.pop()
    construct(game, A, Building.BUILDERS_HOUSE)
    play(game, A, BuildMine(resource=WOOD), BuildCity(city=2))
    assert draft(game).chf == 20 - 0 - 2


# -- constructing


def test_a_building_is_constructed_with_1_iron():
    game = planning("zugriga", chf=5, iron=1)
    reserve(game, A, INN)
    play(game, A, Construct(building=INN))
    assert (draft(game).chf, stock(draft(game)), draft(game).reserve) == (5, {}, [])
    assert INN in draft(game).constructed


def test_without_iron_or_out_of_reserve_it_is_refused():
    game = planning("zugriga", chf=5)
    reserve(game, A, INN)
    sentence = "Constructing this building needs 1 iron and you hold 0. "
    sentence += "The bank would sell you what is missing for 6 CHF."
    refuses(game, A, Construct(building=INN), sentence, "no-material", resource=IRON, need=1, have=0, price=6)
    sentence = "Constructing this building costs 6 CHF; you hold 5."
    refuses(game, A, Construct(building=INN, buy=True), sentence, "no-cash", thing="building", price=6, have=5)
    refuses(game, A, Construct(building=SHOP), "Booster Shop is not in your reserve.", "not-in-reserve", building=SHOP)


def test_without_a_free_place_nothing_is_constructed():
    game = planning("zugriga", chf=5, iron=1)
    reserve(game, A, INN)
    game.table.realms[A].cities[0].slots = 4
    refuses(game, A, Construct(building=INN), FULL, "no-slot")


def test_the_builders_house_replaces_the_engineers_office_without_a_slot_for_1_iron():
    """Vector 5, second part; ruling Q9."""
    game = planning("tessina", chf=5, iron=2)
    reserve(game, A, Building.BUILDERS_HOUSE)
    game.table.realms[A].cities[0].slots = 4
    sentence = "The Builders\u2019 House takes the place of the Engineer\u2019s Office in city 1."
    refuses(game, A, Construct(building=Building.BUILDERS_HOUSE, city=2), sentence, "replaces-office", city=1)
    play(game, A, Construct(building=Building.BUILDERS_HOUSE))
    assert stock(draft(game)) == {"iron": 1}
    heard = all_done(game)
    assert OfficeReplaced(A) in heard
    realm = game.table.realms[A]
    assert not realm.owns(Building.OFFICE)
    assert realm.cities[0].buildings == [Building.BUILDERS_HOUSE]
    assert game.table.offices_gone == 1


# -- POWER cards of this phase


def test_brute_strength_makes_cities_3_chf_cheaper_on_top_of_the_builders_house():
    game = planning("grisa", chf=20, wood=5, stone=5)
    play(game, A, REVEAL[Power.BRUTE_STRENGTH], BuildCity(city=2))
    assert draft(game).chf == 20 - 1
    construct(game, A, Building.BUILDERS_HOUSE)
    play(game, A, BuildCity(city=3))
    assert draft(game).chf == 19 - 4


def test_discounts_add_up():
    game = dealt("grisa", "gineva", "luserna")
    hold(game, A, chf=20, wood=5, stone=5)
    construct(game, A, Building.BUILDERS_HOUSE)
    managing(game)
    play(game, A, REVEAL[Power.BRUTE_STRENGTH], BuildCity(city=2), BuildCity(city=3))
    assert draft(game).chf == 20 - 0 - 2


def test_hard_bargain_adds_to_the_trading_post():
    game = dealt("grisa", "gineva", "luserna")
    hold(game, A, chf=0, stone=4)
    construct(game, A, Building.TRADING_POST)
    managing(game)
    play(game, A, REVEAL[Power.HARD_BARGAIN], Sell(resource=STONE, count=4))
    assert draft(game).chf == 4 * 2 + 3 + 2


def test_deep_galleries_add_to_the_booster_shop():
    game = dealt("shafausa", "gineva", "luserna")
    hold(game, A, chf=50, wood=9)
    construct(game, A, SHOP, city=2)
    realm = game.table.realms[A]
    realm.cities[1].built, realm.cities[1].mines = True, []
    managing(game)
    play(game, A, BuildMine(resource=WOOD), BuildMine(resource=WOOD))
    sentence = "You have 5 mines and 4 miners, which allow 5. Add a miner first."
    refuses(game, A, BuildMine(resource=WOOD), sentence, "mine-limit", mines=5, miners=4, limit=5)
    play(game, A, REVEAL[Power.DEEP_GALLERIES], BuildMine(resource=WOOD))
    assert len(draft(game).mines) == 6


def test_transmutation_turns_one_resource_into_the_next_once_per_phase():
    game = planning("sanagal", wood=1, iron=1, coal=1)
    refuses(game, A, Transmute(resource=WOOD), "For that you must play Transmutation.", "needs-power")
    play(game, A, REVEAL[Power.TRANSMUTATION])
    refuses(game, A, Transmute(resource=STONE), "You hold no stone to transmute.", "none-to-transmute", resource=STONE)
    sentence = "Only wood, stone and iron can be transmuted, not coal."
    refuses(game, A, Transmute(resource=COAL), sentence, "no-transmutation", resource=COAL)
    play(game, A, Transmute(resource=IRON))
    assert stock(draft(game)) == {"wood": 1, "coal": 2}
    sentence = "Transmutation works only once in a management phase."
    refuses(game, A, Transmute(resource=WOOD), sentence, "power-once", power=Power.TRANSMUTATION)


def test_harmony_pays_a_building_with_wood():
    game = planning("luserna", wood=1)
    reserve(game, A, INN)
    wooden = Construct(building=INN, with_wood=True)
    refuses(game, A, wooden, "For that you must play Harmony.", "needs-power", power=Power.HARMONY)
    play(game, A, REVEAL[Power.HARMONY], wooden)
    assert stock(draft(game)) == {}
    assert BuildingConstructed(A, INN, 1, WOOD) in all_done(game)


@pytest.mark.parametrize(("miners", "price"), [(6, 3), (7, 3), (10, 3), (4, 1)])
def test_conscription_caps_the_price_after_the_guild_once_per_phase(miners: int, price: int):
    """Conscription = min(3, price - Guild)."""
    game = planning("primitiva", chf=30)
    game.table.realms[A].miners = miners
    refuses(game, A, CONSCRIPT, "For that you must play Conscription.", "needs-power", power=Power.CONSCRIPTION)
    play(game, A, REVEAL[Power.CONSCRIPTION], CONSCRIPT)
    assert draft(game).chf == 30 - price
    sentence = "Conscription works only once in a management phase."
    refuses(game, A, AddMiner(conscript=True), sentence, "power-once")
    play(game, A, ADD_MINER)


# -- telling


def test_everybody_hears_one_line_for_each_step_and_nothing_before():
    game = planning("sanagal", chf=40, wood=9, stone=9, iron=1, coal=1)
    reserve(game, A, INN)
    heard = play(
        game,
        A,
        Sell(resource=COAL),
        Buy(resource=GOLD),
        BuildMine(resource=WOOD),
        ADD_MINER,
        REVEAL[Power.TRANSMUTATION],
        Transmute(resource=WOOD),
        Construct(building=INN),
        BuildCity(city=3, buy=True),
    )
    assert heard == []
    mine = [event for event in all_done(game) if getattr(event, "seat", None) == A][1:]
    assert [type(event) for event in mine] == [
        ResourceSold,
        ResourceBought,
        MineBuilt,
        MinerAdded,
        type(mine[4]),
        ResourceTransmuted,
        BuildingConstructed,
        CityBuilt,
        PlanCarriedOut,
    ]
    assert mine[4].word == "power-revealed"


def test_one_look_shows_what_can_be_afforded():
    game = planning("zugriga", chf=5, wood=1)
    shown = {option.action.__name__: option for option in game.options(A) if hasattr(option, "fields")}
    assert list(shown["Sell"].fields["count"]) == [1]
    mines = [option.fields["resource"][0] for option in game.options(A) if getattr(option, "action", None) is BuildMine]
    assert mines == [WOOD, STONE]
    assert "BuildCity" not in shown
    prices(game, STONE, 1, 3)
    assert BuildCity not in [getattr(option, "action", None) for option in game.options(A)]
