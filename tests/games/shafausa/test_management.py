"""Phase 4: every step of a plan, with its price, its conditions and its refusals."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action, Offer
from engine.games.shafausa import events
from engine.games.shafausa.actions import ADD_MINER, CONSCRIPT, REVEAL, BuildCity, BuildMine, Construct, Sell, Transmute
from engine.games.shafausa.pieces import Building, Power
from tests.games.shafausa.names import COAL, COPPER, GOLD, HOUSE, INN, IRON, SHOP, STONE, WOOD, A, B, buy, mine, sell
from tests.games.shafausa.positions import Arranged, Done, Position, dealt, facts_of

FULL = "There’s no free place in your built cities. Build a city first."
LIMIT = "You have 4 mines and 4 miners, enough for 4. Add a miner first."
WOOD_MINE, COAL_MINE, STRENGTH = mine(WOOD), mine(COAL), REVEAL[Power.BRUTE_STRENGTH]


def planning(people: str = "zugriga", chf: int = 50, mode: str = "geek", **goods: int) -> Arranged:
    """The first seat plans, with this money and these resources."""
    others = [other for other in ("grisa", "luserna", "gineva") if other != people][:2]
    return dealt(people, *others, mode=mode).hold(A, chf, **goods).manage()


def roomy() -> Arranged:
    """Zugriga has a Builders' House, and room for another mine."""
    game = planning("zugriga", chf=20, wood=2, stone=1)
    return game.alter(1, mines=game.anne.cities[0].mines[:-1]).construct(HOUSE)


# -- what steps cost and bring


def test_selling_brings_the_sale_price_and_marks_the_kind_sold_once(two: Arranged):
    """Vector 1: Bernard sells 1 iron, Anne 1 wood and 2 iron."""
    two.hold(A, chf=0, wood=1, iron=2).hold(B, chf=0, iron=1).manage()
    realms = list(two.play(B, sell(IRON)).play(A, sell(WOOD), sell(IRON, 2)).table.realms)
    two.commit()
    assert [realm.chf for realm in realms] == [0, 0]
    assert [realm.chf for realm in two.table.realms] == [1 + 6, 3]
    assert [quote.resource for quote in two.table.exchange if quote.sold] == [WOOD, IRON]


def test_prices_do_not_move_during_the_phase():
    assert planning(copper=3).play(A, sell(COPPER), sell(COPPER)).quote(COPPER)[0] == 10


#: the steps of a plan, and what it leaves
STEPS: Done = {
    "buying costs the purchase price": (lambda: planning(chf=20), [buy(STONE, 3)], {"chf": 5}),
    "the Trading Post adds 1 CHF to the first three resources sold, here to two":
        (lambda: planning(chf=0, wood=2, iron=3), [sell(WOOD, 2)], {"chf": 2 + 2}),
    "and then to one more":
        (lambda: planning(chf=0, wood=2, iron=3), [sell(WOOD, 2), sell(IRON, 3)], {"chf": 4 + 9 + 1}),
    "the Market Hall takes 1 CHF off the first three resources bought, here off two":
        (lambda: planning("sanagal"), [buy(WOOD, 2)], {"chf": 50 - 6}),
    "and then off one more": (lambda: planning("sanagal"), [buy(WOOD, 2), buy(IRON, 2)], {"chf": 44 - 5 - 6}),
    "miners cost what the track says": (lambda: planning(chf=63), [ADD_MINER] * 8, {"chf": 0}),
    "the Miners' Guild makes miners cheaper": (lambda: planning("primitiva", chf=20), [ADD_MINER], {"chf": 20 - 3}),
    "but not free": (lambda: planning(chf=20).construct(Building.MINERS_GUILD), [ADD_MINER], {"chf": 20 - 1}),
    "the Engineer's Office makes mines and cities 1 CHF cheaper":
        (lambda: planning("tessina", chf=20, wood=2, stone=1), [WOOD_MINE, BuildCity(city=2)], {"chf": 20 - 1 - 3}),
    "the Builders' House makes mines and cities 2 CHF cheaper, and a mine never pays":
        (roomy, [WOOD_MINE, BuildCity(city=2)], {"chf": 20 - 0 - 2}),
    "Brute Strength makes cities 3 CHF cheaper":
        (lambda: planning("grisa", chf=20, wood=5, stone=5), [STRENGTH, BuildCity(city=2)], {"chf": 20 - 6}),
    "and the next one too":
        (lambda: planning("grisa", chf=20, wood=5, stone=5), [STRENGTH, BuildCity(city=2), BuildCity(city=3)],
         {"chf": 20 - 6 - 9}),
    "on top of the Builders' House":
        (lambda: planning("grisa", chf=20, wood=5, stone=5).construct(HOUSE),
         [STRENGTH, BuildCity(city=2), BuildCity(city=3)], {"chf": 20 - 4 - 7}),
    "Hard Bargain adds to the Trading Post":
        (lambda: planning("grisa", chf=0, stone=4).construct(Building.TRADING_POST),
         [REVEAL[Power.HARD_BARGAIN], sell(STONE, 4)], {"chf": 4 * 2 + 3 + 2}),
    "a mine costs money and material and takes a free place":
        (lambda: planning(chf=10, wood=2, stone=2, iron=2), [COAL_MINE],
         {"chf": 1, "stock": {"wood": 1, "stone": 1, "iron": 1}, "mines": (WOOD, IRON, COAL, COAL)}),
    "a city costs what is on the board":
        (lambda: planning(chf=10, wood=3, stone=2), [BuildCity(city=2)],
         {"chf": 6, "stock": {"wood": 2, "stone": 1}, "built": 2}),
    "a printed Booster Shop works as soon as its city stands":
        (lambda: planning("tessina", wood=9, stone=9), [BuildCity(city=2), WOOD_MINE, WOOD_MINE],
         {"mines": (WOOD, STONE, COAL, WOOD, WOOD)}),
    "a building is constructed with 1 iron":
        (lambda: planning(chf=5, iron=1).reserve(A, INN), [Construct(building=INN)],
         {"chf": 5, "stock": {}, "reserve": [], "constructed": (Building.TRADING_POST, INN)}),
}  # fmt: skip


@pytest.mark.parametrize(("position", "steps", "left"), STEPS.values(), ids=STEPS)
def test_what_steps_cost_and_bring(position: Position, steps: list[Action], left: dict[str, Any]):
    assert facts_of(position().play(A, *steps).draft, left) == left


# -- mines


def test_what_is_missing_can_be_bought_with_the_same_press():
    game = planning("zugriga", chf=30, wood=1).play(A, mine(COAL, bought=True))
    assert facts_of(game.draft, ("chf", "stock")) == {"chf": 30 - 9 - 5 - 6, "stock": {}}
    assert [entry.work for entry in game.hands[A].plan] == ["buy", "buy", "mine"]


def test_there_are_never_more_mines_than_miners():
    planning("luserna", wood=9).play(A, WOOD_MINE).refuses(A, WOOD_MINE, LIMIT).play(A, ADD_MINER, WOOD_MINE)


def test_the_booster_shop_allows_one_mine_more_as_soon_as_it_stands():
    game = planning("luserna", iron=1, wood=9).reserve(A, SHOP).play(A, WOOD_MINE).refuses(A, WOOD_MINE, LIMIT)
    assert len(game.play(A, Construct(building=SHOP), WOOD_MINE).draft.mines) == 5


def test_the_city_may_be_chosen_and_must_have_a_place():
    game = planning("luserna", wood=5).play(A, mine(WOOD, 2))
    assert game.draft.cities[1].mines == (WOOD,)
    game.refuses(A, mine(WOOD, 3), "There’s no free place in city 3. City 1 has one.")


def test_the_last_mine_tile_can_be_planned_and_no_more():
    game = planning("luserna", wood=5).having(mines=1).play(A, ADD_MINER, WOOD_MINE)
    game.refuses(A, WOOD_MINE, "There are no mine tiles left.")


# -- what is refused

NO_IRON = "Constructing this building needs 1 iron and you hold 0. The bank would sell you what’s missing for 6 CHF."
NO_STONE = "This mine needs 1 stone and you hold 0. The bank would sell you what’s missing for 5 CHF."
MATERIAL = {"wood": 1, "stone": 1, "iron": 1}
#: what Zugriga holds, what it has planned, the step that is refused, and the sentence
REFUSED: list[tuple[dict[str, int], list[Action], Action, str]] = [
    ({"iron": 1}, [], sell(IRON, 2), "You hold 1 iron and can’t sell more."),
    ({"chf": 5}, [], buy(WOOD, 2), "For 2 wood you need 8 CHF; you hold 5."),
    ({"chf": 30, "wood": 1, "iron": 1}, [], COAL_MINE, NO_STONE),
    ({"chf": 8, **MATERIAL}, [], COAL_MINE, "This mine costs 9 CHF; you hold 8."),
    ({"chf": 8, **MATERIAL}, [], mine(COAL, bought=True), "This mine costs 9 CHF; you hold 8."),
    ({"chf": 19}, [], mine(COAL, bought=True), "This mine costs 24 CHF; you hold 19."),
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
    planning("zugriga", **held).reserve(A, INN).play(A, *before).refuses(A, step, sentence)


# -- cities


@pytest.mark.parametrize("city", [4, 2])
def test_cities_are_built_in_order(city: int):
    game = planning("zugriga", chf=10, wood=3, stone=2).play(A, BuildCity(city=2))
    game.refuses(A, BuildCity(city=city), "Your next city is number 3.")


def test_printed_mines_must_fit_under_the_mine_limit():
    """Vector 13; ruling Q8."""
    game = planning("shafausa", wood=9, stone=9).play(A, WOOD_MINE)
    game.refuses(A, BuildCity(city=2), "City 2 brings 1 mine; you need 5 miners.")
    assert game.play(A, ADD_MINER, BuildCity(city=2)).draft.mines == (STONE, IRON, COAL, WOOD, WOOD)


@pytest.mark.parametrize(("mode", "cities"), [("geek", 5), ("family", 4)])
def test_when_all_cities_of_the_mode_stand_there_is_no_other(mode: str, cities: int):
    """Ruling Q43."""
    game = planning(mode=mode, wood=9, stone=9)
    for number in range(1, cities + 1):
        game.alter(number, built=True)
    game.refuses(A, BuildCity(city=5), f"You’ve built all your cities ({cities}).")


# -- constructing


def test_the_builders_house_replaces_the_engineers_office_without_a_slot_for_1_iron():
    """Vector 5, second part; ruling Q9."""
    game = planning("tessina", chf=5, iron=2).reserve(A, HOUSE).alter(1, slots=4)
    sentence = "The Builders\u2019 House takes the place of the Engineer\u2019s Office in city 1."
    game.refuses(A, Construct(building=HOUSE, city=2), sentence).play(A, Construct(building=HOUSE))
    assert facts_of(game.draft, ["stock"]) == {"stock": {"iron": 1}}
    assert events.OfficeReplaced(A) in game.commit()
    assert not game.anne.owns(Building.OFFICE)
    assert (game.anne.cities[0].buildings, game.table.offices_gone) == ((HOUSE,), 1)


# -- POWER cards of this phase


def test_deep_galleries_add_to_the_booster_shop():
    game = planning("shafausa", wood=9).construct(SHOP, city=2).alter(2, built=True, mines=())
    game.play(A, WOOD_MINE, WOOD_MINE)
    game.refuses(A, WOOD_MINE, "You have 5 mines and 4 miners, enough for 5. Add a miner first.")
    assert len(game.play(A, REVEAL[Power.DEEP_GALLERIES], WOOD_MINE).draft.mines) == 6


def test_transmutation_turns_one_resource_into_the_next_once_per_phase():
    wooden = Transmute(resource=WOOD)
    game = planning("sanagal", wood=1, iron=1, coal=1).refuses(A, wooden, "For that you must play Transmutation.")
    game.play(A, REVEAL[Power.TRANSMUTATION])
    game.refuses(A, Transmute(resource=STONE), "You hold no stone to transmute.")
    game.refuses(A, Transmute(resource=COAL), "Only wood, stone and iron can be transmuted, not coal.")
    assert facts_of(game.play(A, Transmute(resource=IRON)).draft, ["stock"]) == {"stock": {"wood": 1, "coal": 2}}
    game.refuses(A, wooden, "Transmutation works only once in a management phase.")


def test_harmony_pays_a_building_with_wood():
    wooden = Construct(building=INN, with_wood=True)
    game = planning("luserna", wood=1).reserve(A, INN).refuses(A, wooden, "For that you must play Harmony.")
    assert facts_of(game.play(A, REVEAL[Power.HARMONY], wooden).draft, ["stock"]) == {"stock": {}}
    assert events.BuildingConstructed(A, INN, 1, WOOD) in game.commit()


@pytest.mark.parametrize(("miners", "price"), [(6, 3), (7, 3), (10, 3), (4, 1)])
def test_conscription_caps_the_price_after_the_guild_once_per_phase(miners: int, price: int):
    """Conscription = min(3, price - Guild)."""
    game = planning("primitiva", chf=30).having(miners=miners)
    game.refuses(A, CONSCRIPT, "For that you must play Conscription.")
    assert game.play(A, REVEAL[Power.CONSCRIPTION], CONSCRIPT).draft.chf == 30 - price
    game.refuses(A, CONSCRIPT, "Conscription works only once in a management phase.").play(A, ADD_MINER)


# -- telling


def test_everybody_hears_one_line_for_each_step_and_nothing_before():
    game = planning("sanagal", chf=40, wood=9, stone=9, iron=1, coal=1).reserve(A, INN)
    steps = [sell(COAL), buy(GOLD), WOOD_MINE, ADD_MINER, REVEAL[Power.TRANSMUTATION]]
    steps += [Transmute(resource=WOOD), Construct(building=INN), BuildCity(city=3, buy=True)]
    assert [game.heard(A, step) for step in steps] == [[]] * len(steps)
    mine = [event.word for event in game.commit() if getattr(event, "seat", None) == A][1:]
    told = "resource-sold resource-bought mine-built miner-added power-revealed"
    told += " resource-transmuted building-constructed city-built plan-carried-out"
    assert mine == told.split()


def offers(game: Arranged, action: type[Action]) -> list[Offer]:
    return [option for option in game.options(A) if isinstance(option, Offer) and option.action is action]


def test_one_look_shows_what_can_be_afforded():
    game = planning("zugriga", chf=5, wood=1)
    assert [list(offer.fields["count"]) for offer in offers(game, Sell)] == [[1]]
    assert [offer.fields["resource"][0] for offer in offers(game, BuildMine)] == [WOOD, STONE]
    assert offers(game, BuildCity) == offers(game.price(STONE, 1, 3), BuildCity) == []
