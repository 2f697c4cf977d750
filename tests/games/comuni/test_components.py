"""The printed components, and an owner's corrected copy of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.games.comuni import Comuni
from engine.games.comuni.components import FILE, Components, printed, read
from engine.games.comuni.pieces import Category, Resource

File = dict[str, Any]


def bundled() -> File:
    file: File = json.loads(FILE.path.read_bytes())
    return file


def lines(change: Callable[[File], object]) -> list[str]:
    """What is said of the bundled file after a change."""
    file = bundled()
    change(file)
    with pytest.raises(ValueError, match=r".") as caught:
        read(json.dumps(file).encode())
    return str(caught.value).splitlines()


def card(file: File, number: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in file["project_cards"]["cards"] if one["id"] == number)
    return found


def change_of(part: str, index: int, **fields: Any) -> Callable[[File], object]:
    """A change of one entry of a list of the file."""
    return lambda file: (file[part]["list"] if part == "columns" else file[part])[index].update(fields)


def test_there_are_88_cards_of_levels_1_to_4_most_of_one_category():
    cards = list(printed().cards.values())
    assert len(cards) == 88
    assert {one.level for one in cards} == {1, 2, 3, 4}
    assert len([one for one in cards if one.general]) == 16
    for category in Category:
        assert len([one for one in cards if one.categories == (category,)]) == 18


@pytest.mark.parametrize(
    ("pile", "marks"), [("A", [18, 5, 5, 4]), ("B", [11, 3, 2, 2]), ("C", [11, 3, 2, 3]), ("D", [12, 2, 2, 3])]
)
def test_the_marks_of_each_pile_are_those_the_marker_table_forces(pile: str, marks: list[int]):
    cards = [one for one in printed().cards.values() if one.deck == pile]
    assert [len([one for one in cards if one.min_players == players]) for players in range(2, 6)] == marks


def test_there_are_50_gold_60_armies_50_pilgrims_and_50_craftsmen():
    assert [printed().cubes[resource] for resource in Resource] == [50, 60, 50, 50]


def test_the_invaders_grow_by_four():
    assert [(one.attacker, one.base) for one in printed().invaders.values()] == [
        ("Venezia", 4),
        ("France", 8),
        ("The Pope", 12),
        ("The Emperor", 16),
    ]


def test_every_base_income_has_two_symbols():
    assert [len(home.income) for home in printed().homes] == [2] * 5


def test_every_number_of_the_file_says_where_it_comes_from():
    def provenances(thing: Any) -> list[str]:
        if isinstance(thing, dict):
            own = [thing["kind"]] if thing.get("kind") in ("rules", "source", "inferred", "reconstructed") else []
            return own + [kind for value in thing.values() for kind in provenances(value)]
        return []

    file = bundled()
    for part in ("resources", "comuni_provenance", "columns", "invasion_marker_start", "invasions_provenance"):
        assert provenances(file[part]), part
    assert provenances(file["project_cards"]["provenance"])


# -- an owner's file ---------------------------------------------------------------------------------------------------


def test_an_owner_may_correct_levels_categories_incomes_starts_and_hero_tiles():
    file = bundled()
    card(file, "A01").update(level=4, categories=["economy", "military", "religion"])
    file["comuni"][0].update(income=["gold", "army"], start={"gold": 2, "army": 1, "pilgrim": 3, "craftsman": 2})
    file["invasions"][2].update(hero_low=3)
    data = Comuni.components(json.dumps(file).encode())
    assert isinstance(data, Components)
    assert data.cards["A01"].level == 4  # type: ignore[index]
    game, _ = Comuni.start(5, "owner", data=data)
    assert game.hands[0].stock.craftsman == 2
    assert game.data.invaders["C"].hero_low == 3


def test_a_save_played_with_an_owners_file_goes_on_with_it():
    file = bundled()
    file["comuni"][0].update(start={"gold": 3, "army": 3, "pilgrim": 3, "craftsman": 3})
    data = read(json.dumps(file).encode())
    game, _ = Comuni.start(5, "owner", data=data)
    again = Comuni.load(game.save(), data)
    assert again.data is data
    assert again.census() == game.census()


#: a change of the bundled file, and what is said of it
VIOLATIONS: dict[str, tuple[Callable[[File], object], list[str]]] = {
    "a missing card is counted, and missed in its pile": (
        lambda f: f["project_cards"]["cards"].pop(),
        [
            "project_cards: 87 different ones instead of 88",
            "pile D with 5 players: 18 left in it, the marker says 19",
        ],
    ),
    "a card that stands there twice": (
        lambda f: f["project_cards"]["cards"].append(card(f, "B07")),
        ["project_cards: there’s more than one B07"],
    ),
    "cubes": (lambda f: f["resources"]["gold"].update(supply=49), ["resources: 209 in all instead of 210"]),
    "bonus walls": (lambda f: f["bonus_wall_cards"].update(count=10), ["bonus_wall_cards: 10 instead of 11"]),
    "numbers": (lambda f: f["comuni"].reverse(), ["comuni: the numbers must be 1 to 5, in this order"]),
    "names": (
        change_of("comuni", 0, name="Lucques"),
        ["comuni: the names must be Lucca, Firenze, Siena, Bologna, Milano, in this order"],
    ),
    "incomes": (change_of("comuni", 1, income=["wine", "any"]), ["comuni: Firenze can’t have an income of wine"]),
    "starts below nothing": (
        change_of("comuni", 2, start={"gold": -1, "army": 1, "pilgrim": 1, "craftsman": 1}),
        ["comuni: Siena can’t start with less than nothing"],
    ),
    "starts beyond the supply": (
        change_of("comuni", 3, start={"gold": 50, "army": 1, "pilgrim": 1, "craftsman": 1}),
        ["comuni: there isn’t enough gold for all five to start"],
    ),
    "levels": (lambda f: card(f, "C05").update(level=5), ["project_cards: C05 has level 5 instead of 1 to 4"]),
    "no category": (
        lambda f: card(f, "C05").update(categories=[]),
        ["project_cards: C05 needs one to four different categories"],
    ),
    "a category twice": (
        lambda f: card(f, "C05").update(categories=["culture", "culture"]),
        ["project_cards: C05 needs one to four different categories"],
    ),
    "equal hero tiles": (
        change_of("invasions", 0, hero_low=3),
        ["invasions: A needs hero tiles of two different values"],
    ),
    "invaders": (lambda f: f["invasions"].pop(), ["invasions: there must be one each for A, B, C and D"]),
    "a single card without a bonus": (
        change_of("columns", 3, bonus=False),
        ["columns: 4 is wrong, the columns of a single card are those with a bonus"],
    ),
    "a marker without a number of players": (
        lambda f: f["invasion_marker_start"]["C"].pop("3"),
        ["pile C with 3 players: 14 left in it, the marker says nothing"],
    ),
    "several at once": (
        lambda f: (f["resources"]["army"].update(supply=61), card(f, "A01").update(level=0)),
        ["resources: 211 in all instead of 210", "project_cards: A01 has level 0 instead of 1 to 4"],
    ),
}
#: a change that leads to several violations: the first of them, and how many there are
FIRST_OF_SEVERAL: dict[str, tuple[Callable[[File], object], list[str], int]] = {
    "a card in a wrong pile is missed in both": (
        lambda f: card(f, "B01").update(deck="C"),
        [f"pile {pile} with 2 players: {left} left in it, the marker says 11" for pile, left in (("B", 10), ("C", 12))],
        8,
    ),
    "a pile that does not exist": (
        lambda f: card(f, "B01").update(deck="E"),
        ["project_cards: B01 belongs to pile 'E' instead of A, B, C or D"],
        5,
    ),
    "a card marked for six": (
        lambda f: card(f, "D19").update(min_players=6),
        ["project_cards: D19 is marked for 6 players instead of 2 to 5"],
        2,
    ),
    "columns used by the wrong number of players": (
        change_of("columns", 4, min_players=2),
        ["columns: 1 to 4 are used by 2 players, and one more by each further player"],
        2,
    ),
    "a column without cards": (change_of("columns", 6, cards=0), ["columns: 7 holds 0 instead of 1 to 3"], 2),
    "a missing column": (
        lambda f: f["columns"]["list"].pop(),
        ["columns: there must be seven, numbered 1 to 7"],
        2,
    ),
}


@pytest.mark.parametrize(("change", "said"), VIOLATIONS.values(), ids=VIOLATIONS)
def test_each_violation_has_its_own_line(change: Callable[[File], object], said: list[str]):
    assert lines(change) == said


@pytest.mark.parametrize(("change", "first", "count"), FIRST_OF_SEVERAL.values(), ids=FIRST_OF_SEVERAL)
def test_what_leads_to_several_violations_is_named_first(
    change: Callable[[File], object], first: list[str], count: int
):
    found = lines(change)
    assert (found[: len(first)], len(found)) == (first, count)


@pytest.mark.parametrize(("players", "left"), [(2, 9), (3, 12), (4, 16), (5, 17)])
def test_a_longer_column_leaves_too_few_cards_in_pile_a(players: int, left: int):
    found = lines(change_of("columns", 1, cards=3))
    assert f"pile A with {players} players: {left} left in it, the marker says {left + 1}" in found
    assert len(found) == 4


def test_a_marker_that_is_no_number_is_no_component_file():
    file = bundled()
    file["invasion_marker_start"]["A"]["2"] = "ten"
    with pytest.raises(ValueError, match=r"^not a component file of Comuni: "):
        read(json.dumps(file).encode())


def test_a_category_that_does_not_exist_is_told_with_its_place():
    assert "project_cards.cards" in lines(lambda file: card(file, "A01").update(categories=["wine"]))[0]
