"""English people like to read: none of the words that give a translation away; German commands have their full form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import relpath
from pathlib import Path

import pytest

from tests.fluent_forms import ROOT, THING, locale_files, patterns_of, texts_in

#: what nobody says who grew up with English, with a name for it
STILTED = {
    "whoever": r"\b[Ww]hoever\b",
    "somebody, where people say someone": r"\b[Ss]omebody\b",
    "otherwise the one of": r"\botherwise the one of\b",
    "the own": r"\bthe own\b",
    "so many, for at most or for that many": r"\b[Ss]o many\b",
    "dear, for expensive": r"\b(too )?dear\b",
    "suffice": r"\bsuffic(e|es|ed)\b",
    "empty-handed": r"\bempty-handed\b",
    "parts, for separates": r"\bparts (it|them|the|this|that) ",
    "belong into": r"\bbelongs? into\b",
    "comes about": r"\b(comes?|came) about\b",
    "cannot, where a person says can’t": r"\b[Cc]annot\b",
    "two words, where a person contracts them": (
        r"\b(do|does|did|is|are|was|were|has|have|could|would) not\b(?! (only|rated))"
    ),
}
#: short commands of German that readers stumble over
CLIPPED = (
    r"\b(Wähl|Behalt|Prüf|Nenn|Heb|Schick|Stell|Zieh|Bezahl|Installier|Kopier|Entfern|Beweg|Zähl|Versetz|Denk"
    r"|Führ|Leg) (?![,;.])"
)
#: what an action does is told in the infinitive, not as a command
COMMANDED = (
    r"(Wähle|Nimm|Gib|Kaufe?|Verkaufe?|Schicke?|Biete|Plane|Zahle|Lege?|Decke?|Baue|Bezahle|Behalte|Berufe?|Passe|Halte"
    r"|Verlasse|Verlange|Bestätige|Sage?|Wünsche?) "
)


def books(lang: str) -> list[Path]:
    """Every rulebook in a language."""
    return sorted(
        file
        for floor in ("engine/games", "engine/cli/scaffold", "examples")
        for file in (ROOT / floor).glob(f"**/rulebook/{lang}.md")
    )


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Everything said in a language, each with where it stands."""
    for file in locale_files(lang):
        for spoken in patterns_of(file):
            yield from ((f"{relpath(file, ROOT)}: {spoken.key}", text) for text in texts_in(spoken.pattern))


def found_in(text: str, patterns: dict[str, str]) -> list[str]:
    """The names of what is found."""
    return [name for name, pattern in patterns.items() if re.search(pattern, text)]


def test_no_sentence_sounds_like_a_translation() -> None:
    wrong = [f"{place}: {name}: {text!r}" for place, text in sentences("en") for name in found_in(text, STILTED)]
    assert wrong == []


@pytest.mark.parametrize("file", books("en"), ids=lambda file: str(file.parent.parent.name))
def test_no_rulebook_sounds_like_a_translation(file: Path) -> None:
    wrong = [
        f"{number}: {name}: {line}"
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for name in found_in(line, STILTED)
    ]
    assert wrong == []


def test_german_commands_have_their_full_form() -> None:
    lines = [(file.parent.parent.name, line) for file in books("de") for line in file.read_text("utf-8").splitlines()]
    wrong = [f"{place}: {text!r}" for place, text in [*sentences("de"), *lines] if re.search(CLIPPED, text)]
    assert wrong == []


def test_german_actions_are_told_in_the_infinitive() -> None:
    wrong = [
        f"{relpath(file, ROOT)}: {spoken.key}: {text!r}"
        for file in locale_files("de")
        for spoken in patterns_of(file)
        for text in texts_in(spoken.pattern)
        if spoken.key.startswith("action-") and re.match(COMMANDED, text)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "text",
    [
        "Whoever bids most",
        "Ask somebody else",
        "number of the match (otherwise the one of this thread)",
        f"{THING} cannot be paid",
        "You do not have it",
        "It is too dear",
        "trades belong into your plan",
    ],
)
def test_what_is_stilted_is_found(text: str) -> None:
    assert found_in(text, STILTED)
