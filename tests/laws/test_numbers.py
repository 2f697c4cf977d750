"""Every sentence with a number reads right at 0, 1, 2 and 5, in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from os.path import relpath
from pathlib import Path

import pytest

from engine.core.words import LANGUAGES
from tests.fluent_forms import (
    ROOT,
    THING,
    Forms,
    category_of,
    counted_in,
    locale_files,
    patterns_of,
    plural_pairs,
    variables_of,
)

NUMBERS = (0, 1, 2, 5)
#: words that are the same for one and for several, or stand with either
EITHER = {
    "en": {"is", "has", "have", "are", "the", "a", "an", "and", "of", "in", "it", "to", "up", "share"},
    "fr": {
        "de",
        "d",
        "le",
        "la",
        "les",
        "un",
        "une",
        "et",
        "à",
        "en",
        "des",
        "au",
        "aux",
        "est",
        "gagne",
        "gagnent",
        "fois",
    },
    "de": {
        "der",
        "die",
        "das",
        "und",
        "zu",
        "in",
        "im",
        "ist",
        "sind",
        "bleibt",
        "bleiben",
        "gewinnt",
        "gewinnen",
        "teilen",
        "bis",
        "stein",
    },
}
#: what a language never says before a one
BEFORE_ONE = {
    "en": r"\b(every|all|both|the last|are|were|these|those) 1\b(?![.:,]?\d)",
    "fr": r"\b(que|les|des|aux|manquent|sont|restent) 1\b(?![.:,]?\d)",
    "de": r"\b(alle|allen|die|fehlen|sind|werden|bleiben|haben) (etwa |noch |nur )?1\b(?![.:,]?\d)",
}
WORD = r"[^\W\d_]+"


@cache
def nouns(lang: str) -> tuple[frozenset[str], frozenset[str]]:
    """Words that stand after a one only, and after several only, by the choices that all messages make."""
    one_word, several_words = set(), set()
    for file in locale_files(lang):
        for spoken in patterns_of(file):
            for one, several in plural_pairs(spoken.pattern):
                one_word |= after_number(one, "1")
                several_words |= after_number(several, THING)
    either = (one_word & several_words) | EITHER[lang]
    return frozenset(one_word - either), frozenset(several_words - either)


@cache
def numbers_said() -> frozenset[str]:
    """The variables that are numbers: some message, in some language, chooses its words by how many there are."""
    return frozenset(
        name
        for lang in LANGUAGES
        for file in locale_files(lang)
        for spoken in patterns_of(file)
        for name in counted_in(spoken.pattern)
    )


def after_number(text: str, number: str) -> set[str]:
    """The word after a number, or the first one of all where the number stands before the choice."""
    found = re.findall(rf"(?:{number}|{THING})[ \u00a0\u202f]({WORD})", text)
    if opening := re.match(rf"\s*({WORD})", text):
        found.append(opening[1])
    return {word.casefold() for word in found}


@cache
def counted_words(number: int) -> re.Pattern[str]:
    """The words after a number; what stands before it is asked where there is one, which is rare."""
    before = "".join(rf"(?<!{sign}{number})" for sign in (r"[\d.,:#-]", r"\bto ", r"\bà ", r"\bbis "))
    return re.compile(rf"{number}{before}[ \u00a0\u202f]({WORD})")


def stumbles(lang: str, text: str, number: int) -> list[str]:
    """What a reader would stumble over where this number is said."""
    if str(number) not in text:
        return []
    only_one, only_several = nouns(lang)
    wrong = only_several if category_of(lang, number) == "one" else only_one
    found = [f"{number} {word}" for word in counted_words(number).findall(text) if word.casefold() in wrong]
    if number == 1:
        found += [match[0] for match in re.finditer(BEFORE_ONE[lang], text)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_with_a_number_reads_right(lang: str) -> None:
    wrong: dict[str, list[str]] = defaultdict(list)
    for folder in {file.parent for file in locale_files(lang)}:
        for where, text, number in forms_in(folder, lang):
            wrong[where] += stumbles(lang, text, number)
    assert {where: sorted(set(found)) for where, found in wrong.items() if found} == {}


def forms_in(folder: Path, lang: str) -> list[tuple[str, str, int]]:
    """Every form of every message of a folder, each variable in turn being each number."""
    files = [file for file in locale_files(lang) if file.parent == folder]
    read = [spoken for file in files for spoken in patterns_of(file)]
    messages = {spoken.key: spoken.pattern for spoken in read}
    forms = Forms(lang, messages)
    named = {file: relpath(file, ROOT) for file in files}
    return [
        (f"{named[spoken.file]}: {spoken.key}: {variable}", text, number)
        for spoken in read
        for variable in variables_of(spoken.pattern, messages) & numbers_said()
        for number in NUMBERS
        for text in set(forms.of(spoken.pattern, variable, number))
    ]


@pytest.mark.parametrize(
    ("lang", "text", "number"),
    [
        ("en", "Reminders every 1 hours", 1),
        ("en", "You have 5 card left.", 5),
        ("fr", "toutes les 1 heures", 1),
        ("fr", "vous n’en avez que 1", 1),
        ("de", "alle 1 Stunden", 1),
        ("de", "es fehlen etwa 1 Gold", 1),
        ("de", "2 Karte", 2),
    ],
)
def test_what_is_wrong_is_found(lang: str, text: str, number: int) -> None:
    assert stumbles(lang, text, number)


@pytest.mark.parametrize(
    ("lang", "text", "number"), [("en", "1 card", 1), ("fr", "0 carte", 0), ("de", "5 Karten", 5), ("en", "1:30", 1)]
)
def test_what_is_right_is_not_complained_about(lang: str, text: str, number: int) -> None:
    assert not stumbles(lang, text, number)
