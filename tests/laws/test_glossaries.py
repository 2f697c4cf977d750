"""One term, one word: in the sentences, in the pictures and in the rulebook, in every language."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.words import LANGUAGES
from tests.fluent_forms import ROOT, language_of, locale_files, patterns_of, texts_in

GLOSSARIES = sorted((ROOT / "tests" / "words").glob("*.toml"))
#: where the words of the bot are
OF_THE_BOT = (
    "bot/locale",
    "bot/console/locale",
    "engine/core/locale",
    "engine/cli/locale",
    "renderers/locale",
    "sandbox/locale",
)
TERMS = [
    (file.stem, term, lang, entry)
    for file in GLOSSARIES
    for term, entry in tomllib.loads(file.read_text("utf-8")).items()
    for lang in LANGUAGES
]
EVERY_TERM = pytest.mark.parametrize(
    ("whose", "term", "lang", "entry"), TERMS, ids=[f"{whose}-{term}-{lang}" for whose, term, lang, _ in TERMS]
)


@cache
def said(whose: str, lang: str) -> tuple[tuple[str, str], ...]:
    """Every text of the bot or of a game, with where it stands; of the rulebook, every line."""
    homes = OF_THE_BOT if whose == "bot" else (f"engine/games/{whose}/locale", f"renderers/{whose}/locale")
    texts = [
        (f"{file.relative_to(ROOT)}: {spoken.key}", text)
        for file in locale_files(lang)
        if file.relative_to(ROOT).as_posix().startswith(homes)
        for spoken in patterns_of(file)
        # in English an option is typed by the name of its field, which saves and records keep
        if not (lang == "en" and spoken.key.startswith("field-called-"))
        for text in texts_in(spoken.pattern)
    ]
    return (*texts, *book(ROOT / "engine" / "games" / whose / "rulebook" / f"{lang}.md"))


@cache
def folded(whose: str, lang: str) -> tuple[str, ...]:
    """The same texts, whichever letters are capitals."""
    return tuple(text.casefold() for _, text in said(whose, lang))


def book(file: Path) -> list[tuple[str, str]]:
    """The lines of a rulebook; those it is searched by may know other words too."""
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [
        (f"{file.relative_to(ROOT)}:{number}", line)
        for number, line in enumerate(lines, 1)
        if not line.startswith("*also")
    ]


def test_every_game_of_the_project_has_a_glossary() -> None:
    games = {folder.parent.name for folder in (ROOT / "engine" / "games").glob("*/locale")}
    assert {file.stem for file in GLOSSARIES} == games | {"bot"}


@EVERY_TERM
def test_a_term_is_called_what_the_glossary_says(whose: str, term: str, lang: str, entry: dict[str, Any]) -> None:
    called = entry[lang].casefold()
    assert any(called in text for text in folded(whose, lang)), entry[lang]


@EVERY_TERM
def test_nothing_else_is_said_for_it(whose: str, term: str, lang: str, entry: dict[str, Any]) -> None:
    others = entry.get("not", {}).get(lang, [])
    wrong = [f"{where}: {text}" for where, text in said(whose, lang) for other in others if re.search(other, text)]
    assert wrong == []


def test_files_are_known_by_their_language() -> None:
    assert {language_of(file) for lang in LANGUAGES for file in locale_files(lang)} == set(LANGUAGES)
