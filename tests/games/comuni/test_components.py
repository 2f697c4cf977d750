"""The printed components, and an owner's corrected copy of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.games.comuni import Comuni
from engine.games.comuni.components import FILE, Components, printed, read
from engine.games.comuni.pieces import Category, Resource
from tests.component_files import changed, said_of


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
    strengths = [(one.attacker, one.base) for one in printed().invaders.values()]
    assert strengths == [("Venezia", 4), ("France", 8), ("The Pope", 12), ("The Emperor", 16)]


def test_every_base_income_has_two_symbols():
    assert [len(home.income) for home in printed().homes] == [2] * 5


def test_every_number_of_the_file_says_where_it_comes_from():
    def provenances(thing: Any) -> list[str]:
        if isinstance(thing, dict):
            own = [thing["kind"]] if thing.get("kind") in ("rules", "source", "inferred", "reconstructed") else []
            return own + [kind for value in thing.values() for kind in provenances(value)]
        return []

    file = json.loads(FILE.path.read_bytes())
    for part in ("resources", "comuni_provenance", "columns", "invasion_marker_start", "invasions_provenance"):
        assert provenances(file[part]), part
    assert provenances(file["project_cards"]["provenance"])


# -- an owner's file ---------------------------------------------------------------------------------------------------


def test_an_owner_may_correct_levels_categories_incomes_starts_and_hero_tiles():
    corrected = {
        "project_cards.cards.A01.level": 4,
        "project_cards.cards.A01.categories": ["economy", "military", "religion"],
        "comuni.0.income": ["gold", "army"],
        "comuni.0.start": {"gold": 2, "army": 1, "pilgrim": 3, "craftsman": 2},
        "invasions.2.hero_low": 3,
    }
    data = Comuni.components(changed("comuni", corrected))
    assert isinstance(data, Components)
    assert data.cards["A01"].level == 4  # type: ignore[index]
    game, _ = Comuni.start(5, "owner", data=data)
    assert (game.hands[0].stock.craftsman, game.data.invaders["C"].hero_low) == (2, 3)


def test_a_save_played_with_an_owners_file_goes_on_with_it():
    data = read(changed("comuni", {"comuni.0.start": {"gold": 3, "army": 3, "pilgrim": 3, "craftsman": 3}}))
    game, _ = Comuni.start(5, "owner", data=data)
    again = Comuni.load(game.save(), data)
    assert again.data is data
    assert again.census() == game.census()


@pytest.mark.parametrize(("players", "left"), [(2, 9), (3, 12), (4, 16), (5, 17)])
def test_a_longer_column_leaves_too_few_cards_in_pile_a(players: int, left: int):
    found = said_of("comuni", changed("comuni", {"columns.list.1.cards": 3}))
    assert f"pile A with {players} players: {left} left in it, the marker says {left + 1}" in found
    assert len(found) == 4


def test_a_marker_that_is_no_number_is_no_component_file():
    with pytest.raises(ValueError, match=r"^not a component file of Comuni: "):
        read(changed("comuni", {"invasion_marker_start.A.2": "ten"}))


def test_a_category_that_does_not_exist_is_told_with_its_place():
    wine = changed("comuni", {"project_cards.cards.A01.categories": ["wine"]})
    assert "project_cards.cards" in said_of("comuni", wine)[0]
