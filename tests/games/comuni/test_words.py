"""The sentences of Comuni: plural forms, zeros left unsaid, typography."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from engine.core.event import Event
from engine.core.words import LANGUAGES, Words, words_for
from engine.games.comuni import Comuni, components
from engine.games.comuni.events import (
    BidPlaced,
    BuildingFounded,
    CityHeld,
    EnvoyMoved,
    EnvoyWithdrawn,
    ForcesRevealed,
    IncomeCollected,
    MasterTaken,
    ProjectsClaimed,
)
from tests.games.comuni.positions import ECONOMY, FIRST, SECOND

LOCALE = Path(components.__file__).parent / "locale"
NBSP = "\u00a0"


def words(lang: str) -> Words:
    return words_for("comuni", lang, ["Lucca", "Firenze"])


def plain(lang: str, event: Event) -> str:
    """The sentence with straight apostrophes and plain spaces."""
    return words(lang).event(event).replace("\u2019", "'").replace(NBSP, " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_income_lists_what_there_is_and_no_zeros(lang: str):
    last = {"en": " and ", "fr": " et ", "de": " und "}[lang]
    for counts in product((0, 1, 3), repeat=4):
        sentence = plain(lang, IncomeCollected(FIRST, *counts, lost=0))
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert " ," not in sentence
        assert [int(number) for number in re.findall(r"\d+", sentence)] == [count for count in counts if count]
        kinds = len([count for count in counts if count])
        assert sentence.count(last) == (kinds > 1)
        assert sentence.count(", ") == max(0, kinds - 2)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Lucca collects 1 gold, 2 armies and 1 craftsman; 2 cubes were lacking in the supply."),
        ("fr", "Lucca fait rentrer 1 sac d'or, 2 armées et 1 artisan ; 2 ressources manquent au stock général."),
        ("de", "Lucca erhält als Ertrag 1 Gold, 2 Armeen und 1 Handwerker; 2 Steine fehlen im Vorrat."),
    ],
)
def test_an_income_in_each_language(lang: str, sentence: str):
    assert plain(lang, IncomeCollected(FIRST, 1, 2, 0, 1, lost=2)) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        BidPlaced(FIRST, 1, 0, 0),
        BidPlaced(FIRST, 1, 2, 0),
        EnvoyMoved(FIRST, 1, 0),
        EnvoyWithdrawn(FIRST, 0),
        ProjectsClaimed(FIRST, (1, 3), ("A11", "B12"), 0),  # type: ignore[arg-type]
        ForcesRevealed(FIRST, 0, 0, 0, 0),
        ForcesRevealed(FIRST, 2, 0, 0, 0),
        ForcesRevealed(FIRST, 0, 2, 0, 1),
        CityHeld(FIRST, 0, 0),
        BuildingFounded(FIRST, "A11", ECONOMY, 0, 0, 1),  # type: ignore[arg-type]
    ],
    ids=lambda event: event.word,
)
def test_zeros_are_not_said(lang: str, event: Event):
    assert not re.search(r"\b0\b", words(lang).event(event))


@pytest.mark.parametrize(
    ("lang", "free", "taken"),
    [
        ("en", "Lucca wins over the Treasurer.", "Lucca takes the Treasurer from Firenze."),
        ("fr", "Lucca s'attache le Trésorier.", "Lucca prend le Trésorier à Firenze."),
        ("de", "Lucca gewinnt den Schatzmeister für sich.", "Lucca nimmt Firenze den Schatzmeister ab."),
    ],
)
def test_a_master_is_won_or_taken_from_somebody(lang: str, free: str, taken: str):
    assert plain(lang, MasterTaken(FIRST, ECONOMY, None)) == free
    assert plain(lang, MasterTaken(FIRST, ECONOMY, SECOND)) == taken


def sentences(lang: str) -> str:
    """A Fluent file without its ids, variant keys and comments."""
    lines = (LOCALE / f"{lang}.ftl").read_text("utf-8").splitlines()
    return "\n".join(re.sub(r"^ *\.?[\w-]+ = |^ *\*?\[\w+\] |^#.*", "", line) for line in lines)


def test_the_french_words_have_their_spaces_apostrophes_and_guillemets():
    text = sentences("fr")
    assert not re.search(rf"[^{NBSP}][;:!?»]|«[^{NBSP}]", text)
    assert not re.search(r"\w'\w", text)
    assert not re.search(r"\b(tu|ton|tes|toi)\b", text, re.IGNORECASE)


def test_the_german_words_say_du():
    text = sentences("de")
    assert not re.search(r"\b(Ihre?|Ihnen|Ihren)\b", text)
    assert not re.search(r"\w'\w", text)
    assert not re.search(r"[ \u00a0][;:!?]", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_comune_has_its_name(lang: str):
    game, _ = Comuni.start(5, "names")
    assert [words(lang).say(f"seat-{seat}") for seat in game.seat_names()] == components.NAMES
