"""Every sentence is set as its language wants: spaces that hold signs to words, quotation marks, apostrophes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import relpath
from pathlib import Path

import pytest
from fluent.syntax import ast

from engine.core import catalogue
from engine.core.words import LANGUAGES
from tests.fluent_forms import patterns_of
from tests.laws.tables import ALONE, NAMES

ROOT = Path(__file__).parents[2]
HOMES = [] if ALONE else [ROOT / floor for floor in ("bot", "engine", "renderers")]
HOMES += [catalogue.kit(name).words.folder for name in NAMES if name in catalogue.installed()]
FILES = sorted(
    path
    for home in HOMES
    for path in home.rglob("*.ftl")
    if path.parent.name == "locale" or path.parent.parent.name == "locale"
)

#: what must not be found, with a name for it
EVERYWHERE = {"a straight quotation mark": r'"', "three dots": r"\.\.\.", "a straight apostrophe": r"'"}
WRONG = {
    "en": {"quotation marks of another language": r"[«»„]"},
    "de": {
        "quotation marks of another language": r"[«»”]",
        "an ellipsis without its space": r"\w…",
        "a space before a sign": r"[ \u00a0\u202f][;:!?](\s|$)",
        "Sie instead of du": r"[\w,] (Ihre?|Ihnen|Ihren)\b",
    },
    "fr": {
        "quotation marks of another language": r"[„“”]",
        "a sign that may be parted from its word": r"[ \u00a0][;!?](\W|$)|[ \u202f][:»%](\W|$)|«[^\u00a0]",
        "a sign that touches its word": r"[\w)»][;!?»](\s|$)|\w:\s",
        "an ellipsis after a space": r"\w …",
        "tu instead of vous": r"(?i)\b(tu|ton|tes|toi)\b",
    },
}


def texts(file: Path) -> Iterator[tuple[str, str]]:
    """Every text of a file, with what it belongs to; variables are left out."""
    for message in patterns_of(file):
        yield from ((message.key, text) for text in spoken(message.pattern))


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """A text, and those of its variants."""
    parts = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        parts.append(str(element.value if isinstance(element, ast.TextElement) else "x"))
        if isinstance(inner, ast.StringLiteral):
            parts[-1] = str(inner.parse()["value"])
        elif isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from spoken(variant.value)
    yield "".join(parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_set_as_their_language_wants(lang: str) -> None:
    wrong = [
        f"{relpath(file, ROOT)}: {key}: {what}: {text!r}"
        for file in FILES
        if lang in (file.stem, file.parent.name)
        for key, text in texts(file)
        for what, pattern in (EVERYWHERE | WRONG[lang]).items()
        if re.search(pattern, text)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Tour 3 : oui"),
        ("fr", "Quoi ?"),
        ("fr", "« oui »"),
        ("fr", "Attendez …"),
        ("de", "Warte…"),
        ("de", "Wählen Sie Ihre Karte"),
        ("fr", "Prends ton tour"),
        ("en", "it's"),
    ],
)
def test_what_is_wrong_is_found(lang: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in (EVERYWHERE | WRONG[lang]).values())
