"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.shafausa import rounds
from engine.games.shafausa.events import CitiesFilled, GameWon, PowerRevealed, RoundsOver, WarehousesFilled
from engine.games.shafausa.pieces import KINDS, Building, Phase, Power, Sheet
from engine.games.shafausa.scoring import FinalScoring, power_points, sheet_of
from tests.games.shafausa.names import COAL, COPPER, GOLD, INN, IRON, KILN, LOFT, OFFICE, QUARRY, STONE, WOOD, A, B
from tests.games.shafausa.positions import Arranged, dealt

END, SCORING = rounds.EndCheck(), FinalScoring()


def sheet(game: Arranged) -> Sheet:
    return sheet_of(A, game.anne, game.data, game.variant.mode, game.table.exchange)


def full(game: Arranged, seat: Seat = A, cities: int = 5) -> Arranged:
    """Every slot of these cities holds a wood mine, or what is printed there."""
    for number, city in enumerate(game.table.realms[seat].cities[:cities], 1):
        game.alter(number, seat, built=True, mines=city.mines + (WOOD,) * city.free)
    return game


def bare(game: Arranged, *seats: Seat) -> Arranged:
    """Nothing but one empty city and no miners."""
    for seat in seats or (A,):
        game.hold(seat, chf=0).having(seat, miners=0)
        for number in range(1, len(game.table.realms[seat].cities) + 1):
            game.alter(number, seat, built=number == 1, mines=(), buildings=())
    return game


# -- the end


@pytest.mark.parametrize(
    ("mode", "cities", "missing", "ends"), [("geek", 5, 0, True), ("geek", 5, 1, False), ("family", 4, 0, True)]
)
def test_the_game_ends_when_all_cities_of_the_mode_are_built_and_full(mode: str, cities: int, missing: int, ends: bool):
    game = full(dealt("gineva", "grisa", mode=mode), B, cities)
    game.alter(5, B, mines=game.bernard.cities[4].mines[missing:])
    assert (CitiesFilled(B) in game.happen(END), game.over, game.table.phase is Phase.SCORING) == (ends, ends, ends)


@pytest.mark.parametrize(
    ("mode", "warehouses", "held", "ends"),
    [
        ("geek", 11, 10, False),
        ("geek", 11, 11, True),
        ("geek", 11, 14, True),
        ("geek", 10, 14, False),
        ("family", 11, 11, False),
    ],
)
def test_the_game_ends_with_eleven_warehouses_and_as_many_resources_but_not_in_family(
    mode: str, warehouses: int, held: int, ends: bool
):
    """Ruling Q17: the Loft is filled last."""
    game = dealt("gineva", "grisa", mode=mode).hold(A, wood=held).having(warehouses=warehouses)
    assert (WarehousesFilled(A) in game.happen(END), game.over) == (ends, ends)


@pytest.mark.parametrize(("limit", "played", "ends"), [(True, 24, False), (True, 25, True), (False, 40, False)])
def test_an_agreed_limit_ends_the_game_after_round_25(limit: bool, played: int, ends: bool):
    """Ruling Q21."""
    game = dealt("gineva", "grisa", round_limit=limit).having(round=played)
    assert (RoundsOver(played) in game.happen(END), game.over) == (ends, ends)


# -- points


def test_the_example_of_75_points():
    """Vector 17."""
    game = dealt("gineva", "grisa", "luserna", "tessina").hold(A, chf=37, wood=11).having(miners=12, warehouses=11)
    mines = [WOOD] * 4 + [STONE] * 2 + [IRON] * 2 + [COAL] * 2 + [COPPER, GOLD]
    things: list[tuple[bool, object]] = [(True, mine) for mine in mines] + [(False, kind) for kind in KINDS[:8]]
    for number, city in enumerate(game.anne.cities, 1):
        part, things = things[: city.slots], things[city.slots :]
        mined, standing = (tuple(thing for mine, thing in part if mine is wanted) for wanted in (True, False))
        game.alter(number, built=True, mines=mined, buildings=standing)
    assert not things
    assert sheet(game) == Sheet(A, 5, 11, 12, 17, 18, 0, 2, 1, 3, 2, 0, 4, 75, 81)


@pytest.mark.parametrize(
    ("buildings", "bonus", "points"),
    [(KINDS[:9], 0, None), (KINDS[:10], 2, None), (KINDS, 4, None), ((*KINDS[:9], OFFICE), 0, None), ((OFFICE,), 0, 1)],
)
def test_ten_kinds_of_buildings_score_2_and_eleven_4_the_engineers_office_is_none_of_them_but_scores_its_point(
    buildings: tuple[Building, ...], bonus: int, points: int | None
):
    """Ruling Q19."""
    found = sheet(bare(dealt("gineva", "grisa", "luserna")).alter(1, buildings=buildings))
    assert found.all_kinds == bonus
    assert points in (None, found.buildings)


def test_what_sleeps_in_a_city_not_built_or_lies_in_reserve_scores_nothing():
    assert sheet(bare(dealt("shafausa", "grisa")).alter(5, mines=(GOLD,)).having(reserve=[LOFT])).total == 1


@pytest.mark.parametrize(("chf", "points"), [(2, 0), (5, 1)])
def test_resources_become_money_at_the_purchase_price(two_in_family: Arranged, chf: int, points: int):
    """Vector 4, last part."""
    found = sheet(bare(two_in_family).hold(A, chf=chf, wood=1, stone=1, iron=1))
    assert (found.chf, found.money) == (chf + 4 + 5 + 6, points)


def test_in_geek_the_present_purchase_price_counts(two: Arranged):
    assert sheet(two.hold(A, chf=0, coal=2).price(COAL, 6, 13)).chf == 26


def test_family_scores_no_warehouses_but_the_point_for_filling_them_and_four_full_cities(two_in_family: Arranged):
    """Ruling Q18: filled is checked before resources become money."""
    line = sheet(full(two_in_family, A, cities=4).hold(A, chf=0, wood=11))
    assert (line.warehouses, line.all_warehouses, line.filled, line.full_cities) == (0, 0, 1, 3)


@pytest.mark.parametrize(("miners", "bonus"), [(12, 2), (11, 0)])
def test_all_miners_score_2_more(two: Arranged, miners: int, bonus: int):
    found = sheet(two.having(miners=miners))
    assert (found.miners, found.most_miners) == (miners, bonus)


# -- POWER cards of the scoring


@pytest.mark.parametrize(
    ("people", "card", "points"),
    [
        ("gineva", Power.PEACE_PRIZE, 5),
        ("grisa", Power.HOARD, 5),
        ("shafausa", Power.MASTER_MINERS, 4),
        ("sanagal", Power.ARCANE_LIBRARY, 2),
        ("luserna", Power.GREEN_TOWNS, 2),
        ("primitiva", Power.OATH, 5),
        ("tessina", Power.NIGHT_WATCH, 4),
    ],
)
def test_what_scoring_cards_bring(people: str, card: Power, points: int):
    game = full(dealt(people, "zugriga", "gineva" if people != "gineva" else "grisa")).hold(A, chf=0, wood=15)
    game.having(miners=12, warehouses=9, power=card)
    if people == "sanagal":
        game.alter(1, buildings=(Building.MARKET_HALL, INN, KILN, LOFT, QUARRY))
    if people == "luserna":
        game.alter(1, mines=(WOOD, IRON)).alter(3, mines=(COAL,))
    assert power_points(game.anne, game.data) == points


def test_a_hoard_of_seven_brings_3_and_is_counted_before_conversion():
    game = dealt("grisa", "gineva").hold(A, chf=0, wood=7).having(power=Power.HOARD)
    assert (sheet(game).power, sheet(game).chf) == (3, 28)
    assert sheet(game.having(power=Power.BRUTE_STRENGTH)).power == 0


@pytest.mark.parametrize(("power", "points"), [(None, 1), (Power.OLD_FORTUNE, 3)])
def test_old_fortune_scores_every_12_chf(power: Power | None, points: int):
    assert sheet(dealt("zugriga", "gineva").hold(A, chf=36).having(power=power)).money == points


def test_who_revealed_nothing_shows_the_scoring_card_by_itself(two: Arranged):
    told = two.having(power=Power.EMBASSIES).happen(SCORING)
    assert [event for event in told if isinstance(event, PowerRevealed)] == [PowerRevealed(B, Power.HOARD)]


# -- who wins


def test_most_points_win(two: Arranged):
    assert full(two, B).come_to(SCORING).winners() == [B]
    assert two.standing() == [line.total for line in two.table.sheets]


def test_a_tie_goes_to_the_one_with_more_money_after_conversion():
    game = bare(dealt("gineva", "grisa", mode="colonial"), A, B)
    for seat in (A, B):
        game.having(seat, power=Power.EMBASSIES)
    assert game.hold(A, chf=3).hold(B, chf=0, wood=1).come_to(SCORING).winners() == [B]
    assert [line.total for line in game.table.sheets] == [1, 1]


def test_a_full_tie_is_a_shared_victory(two_in_family: Arranged):
    assert bare(two_in_family, A, B).happen(SCORING)[-1] == GameWon((A, B), 1)
    assert two_in_family.winners() == [A, B]


def test_the_round_has_been_played_to_its_end_by_everyone(two: Arranged):
    """The end is looked at only after the last phase."""
    assert (full(two).over, two.table.phase) == (False, Phase.ORDER)


def test_buildings_and_mines_score_the_points_on_their_tiles():
    game = dealt("gineva", "grisa", "luserna").construct(LOFT).alter(1, mines=(WOOD, COAL, GOLD))
    assert (sheet(game).buildings, sheet(game).mines) == (1 + 3, 1 + 2 + 4)
