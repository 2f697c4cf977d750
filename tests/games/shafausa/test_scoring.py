"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from engine.core.game import public_told
from engine.core.seat import Seat
from engine.games.shafausa import Shafausa, rounds
from engine.games.shafausa.events import CitiesFilled, GameWon, PowerRevealed, RoundsOver, WarehousesFilled
from engine.games.shafausa.pieces import KINDS, Building, Phase, Power, Sheet
from engine.games.shafausa.scoring import FinalScoring, power_points, sheet_of
from tests.games.shafausa.names import COAL, COPPER, GOLD, IRON, STONE, WOOD, A, B
from tests.games.shafausa.positions import ask, construct, dealt, hold, prices


def sheet(game: Shafausa, seat: Seat = A) -> Sheet:
    return sheet_of(seat, game.table.realms[seat], game.data, game.variant.mode, game.table.exchange)


def full(game: Shafausa, seat: Seat, cities: int = 5) -> None:
    """Every slot of these cities holds a wood mine, or what is printed there."""
    realm = game.table.realms[seat]
    for number, city in enumerate(realm.cities[:cities], 1):
        realm.alter(number, built=True, mines=city.mines + (WOOD,) * city.free)


def bare(game: Shafausa, seat: Seat) -> None:
    """Nothing but one empty city and no miners."""
    realm = hold(game, seat, chf=0)
    realm.miners = 0
    for number in range(1, len(realm.cities) + 1):
        realm.alter(number, built=number == 1, mines=(), buildings=())


def told(game: Shafausa) -> list[object]:
    game._told = []
    ask(game, rounds.EndCheck())
    return list(public_told(game._told))


# -- the end


@pytest.mark.parametrize(
    ("mode", "cities", "missing", "ends"), [("geek", 5, 0, True), ("geek", 5, 1, False), ("family", 4, 0, True)]
)
def test_the_game_ends_when_all_cities_of_the_mode_are_built_and_full(mode: str, cities: int, missing: int, ends: bool):
    game = dealt("gineva", "grisa", mode=mode)
    full(game, B, cities)
    game.table.realms[B].alter(5, mines=game.table.realms[B].cities[4].mines[missing:])
    assert (CitiesFilled(B) in told(game)) == ends
    assert game.over == ends
    assert (game.table.phase is Phase.SCORING) == ends


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
    game = dealt("gineva", "grisa", mode=mode)
    hold(game, A, wood=held).warehouses = warehouses
    assert (WarehousesFilled(A) in told(game)) == ends
    assert game.over == ends


@pytest.mark.parametrize(("limit", "played", "ends"), [(True, 24, False), (True, 25, True), (False, 40, False)])
def test_an_agreed_limit_ends_the_game_after_round_25(limit: bool, played: int, ends: bool):
    """Ruling Q21."""
    game = dealt("gineva", "grisa", round_limit=limit)
    game.table.round = played
    assert (RoundsOver(played) in told(game)) == ends
    assert game.over == ends


# -- points


def test_the_example_of_75_points():
    """Vector 17."""
    game = dealt("gineva", "grisa", "luserna", "tessina")
    realm = hold(game, A, chf=37, wood=11)
    mines = [WOOD] * 4 + [STONE] * 2 + [IRON] * 2 + [COAL] * 2 + [COPPER, GOLD]
    buildings = [*list(KINDS)[:8]]
    things: list[tuple[bool, object]] = [(True, mine) for mine in mines] + [(False, kind) for kind in buildings]
    for number, city in enumerate(realm.cities, 1):
        part, things = things[: city.slots], things[city.slots :]
        standing = tuple(thing for mine, thing in part if not mine)
        realm.alter(number, built=True, mines=tuple(thing for mine, thing in part if mine), buildings=standing)
    assert not things
    realm.miners, realm.warehouses = 12, 11
    expected = Sheet(A, 5, 11, 12, 17, 18, 0, 2, 1, 3, 2, 0, 4, 75, 81)
    assert sheet(game) == expected


OFFICE = Building.OFFICE


@pytest.mark.parametrize(
    ("buildings", "bonus", "points"),
    [(KINDS[:9], 0, None), (KINDS[:10], 2, None), (KINDS, 4, None), ((*KINDS[:9], OFFICE), 0, None), ((OFFICE,), 0, 1)],
)
def test_ten_kinds_of_buildings_score_2_and_eleven_4_the_engineers_office_is_none_of_them_but_scores_its_point(
    buildings: tuple[Building, ...], bonus: int, points: int | None
):
    """Ruling Q19."""
    game = dealt("gineva", "grisa", "luserna")
    bare(game, A)
    game.table.realms[A].alter(1, buildings=buildings)
    assert sheet(game).all_kinds == bonus
    assert points is None or sheet(game).buildings == points


def test_what_sleeps_in_a_city_not_built_or_lies_in_reserve_scores_nothing():
    game = dealt("shafausa", "grisa")
    bare(game, A)
    realm = game.table.realms[A]
    realm.alter(5, mines=(GOLD,))
    realm.reserve = [Building.LOFT]
    assert sheet(game).total == 1


def test_resources_become_money_at_the_purchase_price(two_in_family: Shafausa):
    """Vector 4, last part."""
    bare(two_in_family, A)
    hold(two_in_family, A, chf=2, wood=1, stone=1, iron=1)
    assert (sheet(two_in_family).chf, sheet(two_in_family).money) == (2 + 4 + 5 + 6, 0)
    hold(two_in_family, A, chf=5, wood=1, stone=1, iron=1)
    assert sheet(two_in_family).money == 1


def test_in_geek_the_present_purchase_price_counts(two: Shafausa):
    hold(two, A, chf=0, coal=2)
    prices(two, COAL, 6, 13)
    assert sheet(two).chf == 26


def test_family_scores_no_warehouses_but_the_point_for_filling_them_and_four_full_cities(two_in_family: Shafausa):
    """Ruling Q18: filled is checked before resources become money."""
    full(two_in_family, A, cities=4)
    hold(two_in_family, A, chf=0, wood=11)
    line = sheet(two_in_family)
    assert (line.warehouses, line.all_warehouses, line.filled, line.full_cities) == (0, 0, 1, 3)


def test_all_miners_score_2_more(two: Shafausa):
    for miners, bonus in ((12, 2), (11, 0)):
        two.table.realms[A].miners = miners
        assert (sheet(two).miners, sheet(two).most_miners) == (miners, bonus)


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
    game = dealt(people, "zugriga", "gineva" if people != "gineva" else "grisa")
    full(game, A)
    realm = hold(game, A, chf=0, wood=15)
    realm.miners, realm.warehouses, realm.power = 12, 9, card
    if people == "sanagal":
        five = (Building.MARKET_HALL, Building.INN, Building.KILN, Building.LOFT, Building.QUARRY)
        realm.alter(1, buildings=five)
    if people == "luserna":
        realm.alter(1, mines=(WOOD, IRON))
        realm.alter(3, mines=(COAL,))
    assert power_points(realm, game.data) == points


def test_a_hoard_of_seven_brings_3_and_is_counted_before_conversion():
    game = dealt("grisa", "gineva")
    hold(game, A, chf=0, wood=7).power = Power.HOARD
    assert (sheet(game).power, sheet(game).chf) == (3, 28)
    game.table.realms[A].power = Power.BRUTE_STRENGTH
    assert sheet(game).power == 0


def test_old_fortune_scores_every_12_chf():
    game = dealt("zugriga", "gineva")
    realm = hold(game, A, chf=36)
    assert sheet(game).money == 1
    realm.power = Power.OLD_FORTUNE
    assert sheet(game).money == 3


def test_who_revealed_nothing_shows_the_scoring_card_by_itself(two: Shafausa):
    two.table.realms[A].power = Power.EMBASSIES
    two._told = []
    ask(two, FinalScoring())
    assert [e for e in public_told(two._told) if isinstance(e, PowerRevealed)] == [PowerRevealed(B, Power.HOARD)]


# -- who wins


def test_most_points_win(two: Shafausa):
    full(two, B)
    ask(two, FinalScoring())
    assert two.winners() == [B]
    assert two.standing() == [line.total for line in two.table.sheets]


def test_a_tie_goes_to_the_one_with_more_money_after_conversion():
    game = dealt("gineva", "grisa", mode="colonial")
    for seat in (A, B):
        bare(game, seat)
        game.table.realms[seat].power = Power.EMBASSIES
    hold(game, A, chf=3)
    hold(game, B, chf=0, wood=1)
    ask(game, FinalScoring())
    assert [line.total for line in game.table.sheets] == [1, 1]
    assert game.winners() == [B]


def test_a_full_tie_is_a_shared_victory(two_in_family: Shafausa):
    for seat in (A, B):
        bare(two_in_family, seat)
    two_in_family._told = []
    ask(two_in_family, FinalScoring())
    assert two_in_family.winners() == [A, B]
    assert public_told(two_in_family._told)[-1] == GameWon((A, B), 1)


def test_the_round_has_been_played_to_its_end_by_everyone(two: Shafausa):
    """The end is looked at only after the last phase."""
    full(two, A)
    assert not two.over
    assert two.table.phase is Phase.ORDER


def test_buildings_and_mines_score_the_points_on_their_tiles():
    game = dealt("gineva", "grisa", "luserna")
    construct(game, A, Building.LOFT)
    game.table.realms[A].alter(1, mines=(WOOD, COAL, GOLD))
    assert (sheet(game).buildings, sheet(game).mines) == (1 + 3, 1 + 2 + 4)
