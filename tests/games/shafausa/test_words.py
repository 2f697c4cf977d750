"""The sentences of Shafausa: zeros left unsaid, effects with their numbers; what is told of events is in tests/told."""

from __future__ import annotations

import re

import pytest

from engine.core.api import Event, Illegal, Step, Words, words_for
from engine.core.game import public_told
from engine.core.house import levels, playout
from engine.games.shafausa import events, powers
from engine.games.shafausa.choices import effect_of
from engine.games.shafausa.pieces import Building, Mode, Power
from tests.games.shafausa.names import HOUSE, INN, STONE, A
from tests.games.shafausa.positions import opening
from tests.narration import IN_ALL_LANGUAGES

NBSP = "\u00a0"
#: characters of an entry
MOST_IN_A_LIST = 100


def words(lang: str) -> Words:
    return words_for("shafausa", lang, ["Anne", "Bernard"])


def plain(lang: str, event: Event) -> str:
    return words(lang).event(event).replace("\u2019", "'").replace(NBSP, " ")


@IN_ALL_LANGUAGES
def test_what_brought_no_points_is_left_unsaid(lang: str):
    nothing, all_of_it = (events.Scored(A, 4, n, 12, 5, 8, n, n, 1, 30 + 3 * n, 20) for n in (0, 3))
    assert not re.search(r"\b0\b", words(lang).event(nothing).replace("20", "").replace("30", ""))
    assert words(lang).event(all_of_it).count("3 ") >= 3
    assert "POWER" not in words(lang).event(nothing)


def test_french_counts_what_is_missing():
    refusal = Illegal("no-material", thing="mine", need=2, resource=STONE, have=0, price=10)
    assert "demande 2 pierres et vous en avez 0" in words("fr").refusal(refusal)


def test_the_rulebooks_names_of_buildings():
    sentence = plain("fr", events.BuildingPurchased(A, HOUSE, 8))
    assert sentence == "Anne achète une Maison des Bâtisseurs pour 8 CHF."
    french = [words("fr").named(building) for building in Building]
    assert french[:3] == ["Auberge", "Ferronnerie", "Boucharde"]
    assert {"Grenier", "Boutique de Booster", "Bureau d\u2019Ingénieur"} <= set(french)


@IN_ALL_LANGUAGES
def test_empty_ladders_and_settlements_without_buildings_are_sentences(lang: str):
    ladders = events.LadderFilled(None, None), events.LadderFilled((INN,), None)
    for event in (*ladders, events.Settled(A, 9, 0, 0, 0, None)):
        sentence = words(lang).event(event)
        assert sentence.endswith(".")
        assert not re.search("none|  ", sentence)


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


@IN_ALL_LANGUAGES
def test_buying_nothing_is_told_apart_from_nothing_more(lang: str):
    nothing, nothing_more = (words(lang).event(events.PurchaseDeclined(A, more=more)) for more in (False, True))
    assert len(nothing) < len(nothing_more)
    assert nothing_more.startswith(nothing.rstrip("."))


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
