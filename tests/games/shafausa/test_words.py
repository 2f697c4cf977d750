"""The sentences of Shafausa: effects with their numbers, what is true at the table; most are listed in tests/told."""

from __future__ import annotations

import re

import pytest

from engine.core.api import Step, Words, words_for
from engine.core.event import public_told
from engine.core.house import levels, playout
from engine.games.shafausa import powers
from engine.games.shafausa.choices import effect_of
from engine.games.shafausa.pieces import Building, Mode, Power
from tests.games.shafausa.names import INN
from tests.games.shafausa.positions import opening
from tests.narration import IN_ALL_LANGUAGES

#: characters of an entry
MOST_IN_A_LIST = 100


def words(lang: str) -> Words:
    return words_for("shafausa", lang, ["Anne", "Bernard"])


def test_the_rulebooks_names_of_buildings():
    french = [words("fr").named(building) for building in Building]
    assert french[:3] == ["Auberge", "Ferronnerie", "Boucharde"]
    assert {"Grenier", "Boutique de Booster", "Bureau d\u2019Ingénieur"} <= set(french)


@IN_ALL_LANGUAGES
def test_every_effect_is_told_with_its_numbers(lang: str):
    assert "3" in effect_of(INN, words(lang))
    assert "5" in effect_of(Power.INTEREST, words(lang))
    assert all(effect_of(thing, words(lang)) for thing in (*Building, *Power))


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_whatever_is_answered_in_the_open_is_told(mode: Mode, level: str):
    """Nobody finds an empty message where someone has declined; before the first round all cards stay hidden."""
    game = opening(4, f"told {mode}", mode)
    step = game.step
    for _, action, told in playout(game, [levels("shafausa")[level]] * 4, mode):
        if not action.secret and not isinstance(step, powers.FirstCards):
            assert public_told(told), action
        step = game.step


def asked_of(mode: str) -> set[Step]:
    """Every question of a game, also those for peoples."""
    game = opening(3, f"words {mode}", mode, peoples="chosen")
    found = {game.step, *(game.step for _ in playout(game, [levels("shafausa")["rookie"]] * 3, mode))}
    return {step for step in found if step}


#: what FAMILY does not have; its eleven warehouses stand from the beginning
NOT_IN_FAMILY = {
    "en": r"discard|warehouse|POWER|auction|falls",
    "fr": r"défauss|entrepôt|POUVOIR|enchère|baisse",
    "de": r"wirf|Lager\b|POWER|Versteigerung|fällt",
}


@IN_ALL_LANGUAGES
@pytest.mark.parametrize("mode", list(Mode))
def test_questions_and_guides_say_what_is_true_of_the_rules_at_the_table(mode: Mode, lang: str):
    at_table = words_for("shafausa", lang, ["Anne", "Bernard", "Charles"], variant={"mode": mode})
    for step in asked_of(mode):
        told = f"{at_table.question(step)} {at_table.guide(step)}"
        assert not re.search("FAMILY|GEEK|COLONIAL", told), told
        if mode is Mode.FAMILY:
            assert not re.search(NOT_IN_FAMILY[lang], told), told


@IN_ALL_LANGUAGES
def test_no_card_or_building_is_cut_in_a_list(lang: str):
    said = words(lang)
    labels = [said.say("labelled", what=said.named(card), value=effect_of(card, said)) for card in Power]
    for one in Building:
        labels += [said.say("choice-building", name=said.named(one), chf=99, effect=effect_of(one, said))]
    assert [label for label in labels if len(label) > MOST_IN_A_LIST] == []
