"""Phase 4: every step of a plan, with its price, its conditions and its refusals."""

from __future__ import annotations

import pytest

from engine.core.action import Action
from engine.games.shafausa import Shafausa, events
from engine.games.shafausa.actions import (
    ADD_MINER,
    CONSCRIPT,
    REVEAL,
    BuildCity,
    BuildMine,
    Buy,
    Construct,
    Sell,
    Transmute,
)
from engine.games.shafausa.pieces import Building, Power, Realm
from engine.games.shafausa.prices import PLACE
from tests.games.shafausa.names import COAL, COPPER, GOLD, IRON, STONE, WOOD, A, B
from tests.games.shafausa.positions import (
    all_done,
    construct,
    dealt,
    hold,
    kinds_of,
    managing,
    play,
    prices,
    refuses,
    reserve,
    stock,
)

INN, SHOP, HOUSE = Building.INN, Building.BOOSTER_SHOP, Building.BUILDERS_HOUSE
FULL = "There’s no free place in your built cities. Build a city first."
LIMIT = "You have 4 mines and 4 miners, enough for 4. Add a miner first."
WOOD_MINE, COAL_MINE = BuildMine(resource=WOOD), BuildMine(resource=COAL)


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


# -- what steps cost and bring


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


COSTS: dict[str, tuple[str, dict[str, int], tuple[Building, ...], list[Action], int]] = {
    "buying costs the purchase price": ("zugriga", {"chf": 20}, (), [Buy(resource=STONE, count=3)], 5),
    "the Trading Post adds 1 CHF to the first three resources sold, here to two": (
        "zugriga", {"chf": 0, "wood": 2, "iron": 3}, (), [Sell(resource=WOOD, count=2)], 2 + 2,
    ),
    "and then to one more": (
        "zugriga", {"chf": 0, "wood": 2, "iron": 3}, (),
        [Sell(resource=WOOD, count=2), Sell(resource=IRON, count=3)], 4 + 9 + 1,
    ),
    "the Market Hall takes 1 CHF off the first three resources bought, here off two": (
        "sanagal", {"chf": 50}, (), [Buy(resource=WOOD, count=2)], 50 - 6,
    ),
    "and then off one more": (
        "sanagal", {"chf": 50}, (), [Buy(resource=WOOD, count=2), Buy(resource=IRON, count=2)], 44 - 5 - 6,
    ),
    "miners cost what the track says": ("zugriga", {"chf": 63}, (), [ADD_MINER] * 8, 0),
    "the Miners' Guild makes miners cheaper": ("primitiva", {"chf": 20}, (), [ADD_MINER], 20 - 3),
    "but not free": ("zugriga", {"chf": 20}, (Building.MINERS_GUILD,), [ADD_MINER], 20 - 1),
    "the Engineer's Office makes mines and cities 1 CHF cheaper": (
        "tessina", {"chf": 20, "wood": 2, "stone": 1}, (), [WOOD_MINE, BuildCity(city=2)], 20 - 1 - 3,
    ),
    "Brute Strength makes cities 3 CHF cheaper": (
        "grisa", {"chf": 20, "wood": 5, "stone": 5}, (), [REVEAL[Power.BRUTE_STRENGTH], BuildCity(city=2)], 20 - 6,
    ),
    "and the next one too": (
        "grisa", {"chf": 20, "wood": 5, "stone": 5}, (),
        [REVEAL[Power.BRUTE_STRENGTH], BuildCity(city=2), BuildCity(city=3)], 20 - 6 - 9,
    ),
    "on top of the Builders' House": (
        "grisa", {"chf": 20, "wood": 5, "stone": 5}, (HOUSE,),
        [REVEAL[Power.BRUTE_STRENGTH], BuildCity(city=2), BuildCity(city=3)], 20 - 4 - 7,
    ),
    "Hard Bargain adds to the Trading Post": (
        "grisa", {"chf": 0, "stone": 4}, (Building.TRADING_POST,),
        [REVEAL[Power.HARD_BARGAIN], Sell(resource=STONE, count=4)], 4 * 2 + 3 + 2,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("people", "held", "standing", "steps", "left"), COSTS.values(), ids=COSTS)
def test_what_steps_cost_and_bring(
    people: str, held: dict[str, int], standing: tuple[Building, ...], steps: list[Action], left: int
):
    game = planning(people, **held)
    construct(game, A, *standing)
    play(game, A, *steps)
    assert draft(game).chf == left


def test_the_builders_house_makes_mines_and_cities_2_chf_cheaper_and_a_mine_never_pays():
    game = planning("zugriga", chf=20, wood=2, stone=1)
    game.table.realms[A].alter(1, mines=game.table.realms[A].cities[0].mines[:-1])
    construct(game, A, HOUSE)
    play(game, A, WOOD_MINE, BuildCity(city=2))
    assert draft(game).chf == 20 - 0 - 2


# -- mines


def test_a_mine_costs_money_and_material_and_takes_a_free_place():
    game = planning("zugriga", chf=10, wood=2, stone=2, iron=2)
    play(game, A, COAL_MINE)
    assert (draft(game).chf, stock(draft(game))) == (1, {"wood": 1, "stone": 1, "iron": 1})
    assert draft(game).cities[0].mines[-1] == COAL


def test_what_is_missing_can_be_bought_with_the_same_press():
    game = planning("zugriga", chf=30, wood=1)
    play(game, A, BuildMine(resource=COAL, buy=True))
    assert (draft(game).chf, stock(draft(game))) == (30 - 9 - 5 - 6, {})
    assert [entry.work for entry in game.hands[A].plan] == ["buy", "buy", "mine"]


def test_there_are_never_more_mines_than_miners():
    game = planning("luserna", wood=9)
    play(game, A, WOOD_MINE)
    refuses(game, A, WOOD_MINE, LIMIT)
    play(game, A, ADD_MINER, WOOD_MINE)


def test_the_booster_shop_allows_one_mine_more_as_soon_as_it_stands():
    game = planning("luserna", iron=1, wood=9)
    reserve(game, A, SHOP)
    play(game, A, WOOD_MINE)
    refuses(game, A, WOOD_MINE, LIMIT)
    play(game, A, Construct(building=SHOP), WOOD_MINE)
    assert len(draft(game).mines) == 5


def test_the_city_may_be_chosen_and_must_have_a_place():
    game = planning("luserna", wood=5)
    play(game, A, BuildMine(resource=WOOD, city=2))
    assert draft(game).cities[1].mines == (WOOD,)
    refuses(game, A, BuildMine(resource=WOOD, city=3), "There’s no free place in city 3. City 1 has one.")


def test_the_last_mine_tile_can_be_planned_and_no_more():
    game = planning("luserna", wood=5)
    game.table.mines = 1
    play(game, A, ADD_MINER, WOOD_MINE)
    refuses(game, A, WOOD_MINE, "There are no mine tiles left.")


# -- what is refused

NO_IRON = "Constructing this building needs 1 iron and you hold 0. The bank would sell you what’s missing for 6 CHF."
NO_STONE = "This mine needs 1 stone and you hold 0. The bank would sell you what’s missing for 5 CHF."
MATERIAL = {"wood": 1, "stone": 1, "iron": 1}
#: what Zugriga holds, what it has planned, the step that is refused, and the sentence
REFUSED: list[tuple[dict[str, int], list[Action], Action, str]] = [
    ({"iron": 1}, [], Sell(resource=IRON, count=2), "You hold 1 iron and can’t sell more."),
    ({"chf": 5}, [], Buy(resource=WOOD, count=2), "For 2 wood you need 8 CHF; you hold 5."),
    ({"chf": 30, "wood": 1, "iron": 1}, [], COAL_MINE, NO_STONE),
    ({"chf": 8, **MATERIAL}, [], COAL_MINE, "This mine costs 9 CHF; you hold 8."),
    ({"chf": 8, **MATERIAL}, [], BuildMine(resource=COAL, buy=True), "This mine costs 9 CHF; you hold 8."),
    ({"chf": 19}, [], BuildMine(resource=COAL, buy=True), "This mine costs 24 CHF; you hold 19."),
    ({"wood": 9}, [ADD_MINER, WOOD_MINE], WOOD_MINE, FULL),
    ({"chf": 2}, [], ADD_MINER, "The next miner costs 3 CHF; you hold 2."),
    ({"chf": 63}, [ADD_MINER] * 8, ADD_MINER, "You can’t have more miners than 12."),
    ({"chf": 5}, [], Construct(building=INN), NO_IRON),
    ({"chf": 5}, [], Construct(building=INN, buy=True), "Constructing this building costs 6 CHF; you hold 5."),
    ({}, [], Construct(building=SHOP), "Booster Shop isn’t in your reserve."),
    ({"wood": 9, "iron": 1}, [ADD_MINER, WOOD_MINE], Construct(building=INN), FULL),
]


@pytest.mark.parametrize(
    ("held", "before", "step", "sentence"),
    REFUSED,
    ids=[f"{step.word}: {sentence}" for _, _, step, sentence in REFUSED],
)
def test_a_step_that_cannot_be_paid_or_placed_is_refused(
    held: dict[str, int], before: list[Action], step: Action, sentence: str
):
    """Zugriga has an Inn in reserve, one free place and one miner without a mine."""
    game = planning("zugriga", **held)
    reserve(game, A, INN)
    play(game, A, *before)
    refuses(game, A, step, sentence)


# -- cities


def test_cities_are_built_in_order_at_the_price_on_the_board():
    game = planning("zugriga", chf=10, wood=3, stone=2)
    play(game, A, BuildCity(city=2))
    assert (draft(game).chf, stock(draft(game)), draft(game).built) == (6, {"wood": 2, "stone": 1}, 2)
    for city in (4, 2):
        refuses(game, A, BuildCity(city=city), "Your next city is number 3.")


def test_printed_mines_must_fit_under_the_mine_limit():
    """Vector 13; ruling Q8."""
    game = planning("shafausa", chf=50, wood=9, stone=9)
    play(game, A, WOOD_MINE)
    refuses(game, A, BuildCity(city=2), "City 2 brings 1 mine; you need 5 miners.")
    play(game, A, ADD_MINER, BuildCity(city=2))
    assert draft(game).mines == (STONE, IRON, COAL, WOOD, WOOD)


def test_a_printed_booster_shop_works_as_soon_as_its_city_stands():
    game = planning("tessina", chf=50, wood=9, stone=9)
    play(game, A, BuildCity(city=2), WOOD_MINE, WOOD_MINE)
    assert len(draft(game).mines) == 5


@pytest.mark.parametrize(("mode", "cities"), [("geek", 5), ("family", 4)])
def test_when_all_cities_of_the_mode_stand_there_is_no_other(mode: str, cities: int):
    """Ruling Q43."""
    game = planning("zugriga", chf=50, mode=mode, wood=9, stone=9)
    for number in range(1, cities + 1):
        game.table.realms[A].alter(number, built=True)
    refuses(game, A, BuildCity(city=5), f"You’ve built all your cities ({cities}).")


# -- constructing


def test_a_building_is_constructed_with_1_iron():
    game = planning("zugriga", chf=5, iron=1)
    reserve(game, A, INN)
    play(game, A, Construct(building=INN))
    assert (draft(game).chf, stock(draft(game)), draft(game).reserve) == (5, {}, [])
    assert INN in draft(game).constructed


def test_the_builders_house_replaces_the_engineers_office_without_a_slot_for_1_iron():
    """Vector 5, second part; ruling Q9."""
    game = planning("tessina", chf=5, iron=2)
    reserve(game, A, HOUSE)
    game.table.realms[A].alter(1, slots=4)
    sentence = "The Builders\u2019 House takes the place of the Engineer\u2019s Office in city 1."
    refuses(game, A, Construct(building=HOUSE, city=2), sentence)
    play(game, A, Construct(building=HOUSE))
    assert stock(draft(game)) == {"iron": 1}
    assert events.OfficeReplaced(A) in all_done(game)
    realm = game.table.realms[A]
    assert not realm.owns(Building.OFFICE)
    assert realm.cities[0].buildings == (HOUSE,)
    assert game.table.offices_gone == 1


# -- POWER cards of this phase


def test_deep_galleries_add_to_the_booster_shop():
    game = planning("shafausa", wood=9)
    construct(game, A, SHOP, city=2)
    realm = game.table.realms[A]
    realm.alter(2, built=True, mines=())
    play(game, A, WOOD_MINE, WOOD_MINE)
    refuses(game, A, WOOD_MINE, "You have 5 mines and 4 miners, enough for 5. Add a miner first.")
    play(game, A, REVEAL[Power.DEEP_GALLERIES], WOOD_MINE)
    assert len(draft(game).mines) == 6


def test_transmutation_turns_one_resource_into_the_next_once_per_phase():
    game = planning("sanagal", wood=1, iron=1, coal=1)
    refuses(game, A, Transmute(resource=WOOD), "For that you must play Transmutation.")
    play(game, A, REVEAL[Power.TRANSMUTATION])
    refuses(game, A, Transmute(resource=STONE), "You hold no stone to transmute.")
    refuses(game, A, Transmute(resource=COAL), "Only wood, stone and iron can be transmuted, not coal.")
    play(game, A, Transmute(resource=IRON))
    assert stock(draft(game)) == {"wood": 1, "coal": 2}
    refuses(game, A, Transmute(resource=WOOD), "Transmutation works only once in a management phase.")


def test_harmony_pays_a_building_with_wood():
    game = planning("luserna", wood=1)
    reserve(game, A, INN)
    wooden = Construct(building=INN, with_wood=True)
    refuses(game, A, wooden, "For that you must play Harmony.")
    play(game, A, REVEAL[Power.HARMONY], wooden)
    assert stock(draft(game)) == {}
    assert events.BuildingConstructed(A, INN, 1, WOOD) in all_done(game)


@pytest.mark.parametrize(("miners", "price"), [(6, 3), (7, 3), (10, 3), (4, 1)])
def test_conscription_caps_the_price_after_the_guild_once_per_phase(miners: int, price: int):
    """Conscription = min(3, price - Guild)."""
    game = planning("primitiva", chf=30)
    game.table.realms[A].miners = miners
    refuses(game, A, CONSCRIPT, "For that you must play Conscription.")
    play(game, A, REVEAL[Power.CONSCRIPTION], CONSCRIPT)
    assert draft(game).chf == 30 - price
    refuses(game, A, CONSCRIPT, "Conscription works only once in a management phase.")
    play(game, A, ADD_MINER)


# -- telling


def test_everybody_hears_one_line_for_each_step_and_nothing_before():
    game = planning("sanagal", chf=40, wood=9, stone=9, iron=1, coal=1)
    reserve(game, A, INN)
    steps = [Sell(resource=COAL), Buy(resource=GOLD), WOOD_MINE, ADD_MINER, REVEAL[Power.TRANSMUTATION]]
    steps += [Transmute(resource=WOOD), Construct(building=INN), BuildCity(city=3, buy=True)]
    assert play(game, A, *steps) == []
    mine = [event for event in all_done(game) if getattr(event, "seat", None) == A][1:]
    told = "resource-sold resource-bought mine-built miner-added power-revealed"
    told += " resource-transmuted building-constructed city-built plan-carried-out"
    assert kinds_of(mine) == told.split()


def test_one_look_shows_what_can_be_afforded():
    game = planning("zugriga", chf=5, wood=1)
    shown = {option.action.__name__: option for option in game.options(A) if hasattr(option, "fields")}
    assert list(shown["Sell"].fields["count"]) == [1]
    mines = [option.fields["resource"][0] for option in game.options(A) if getattr(option, "action", None) is BuildMine]
    assert mines == [WOOD, STONE]
    assert "BuildCity" not in shown
    prices(game, STONE, 1, 3)
    assert BuildCity not in [getattr(option, "action", None) for option in game.options(A)]
