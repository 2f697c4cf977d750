"""A sentence put together by its function is the one that the library of Fluent says, for every message of ours."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine.core.lazy_bundle import LazyBundle, MissingWords
from engine.core.sentences import LANGUAGES
from tests.fluent_forms import language_of, locale_files, patterns_of, variables_of

#: besides the keys that a message chooses by: what else a fact may be
NUMBERS = (0, 1, 2, 5, 999, 1000, 1_234_567, -1, -12_345, 0.5, 1.0, 2.75)
TEXTS = ("Ada", "", "one", "other")
#: facts that are dates
DATES = frozenset({"date", "day"})


def bundles(lang: str) -> Iterator[tuple[LazyBundle, dict[str, ast.Pattern]]]:
    """Bundles in which messages find each other, those of each folder beside what all share; and their patterns."""
    files = locale_files(lang)
    shared = [file for file in files if "engine/core/locale" in str(file) or file.parts[-3] == "renderers"]
    for folder in sorted({file.parent for file in files}):
        bundle, patterns = LazyBundle(lang), dict[str, ast.Pattern]()
        for file in [*shared, *(file for file in files if file.parent == folder)]:
            bundle.add_file(file)
            # an attribute of a message that another one of its name has replaced is gone
            replaced = {one.key.partition(".")[0] for one in patterns_of(file)}
            patterns = {key: one for key, one in patterns.items() if key.partition(".")[0] not in replaced}
            patterns |= {one.key: one.pattern for one in patterns_of(file)}
        yield bundle, patterns


def keys_in(node: ast.BaseNode) -> Iterator[str]:
    """What a message chooses by, at any depth."""
    if isinstance(node, ast.Variant):
        yield node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.BaseNode):
                yield from keys_in(one)


def said_by_library(bundle: LazyBundle, key: str, facts: dict[str, Any]) -> str | None:
    """What the interpreter of fluent.runtime makes of it; None where it finds a mistake."""
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    return None if errors else str(text)


def said(bundle: LazyBundle, key: str, facts: dict[str, Any]) -> str | None:
    name, _, attribute = key.partition(".")
    try:
        return bundle.say(name, attribute or None, facts)
    except MissingWords:
        return None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_what_the_library_says(lang: str) -> None:
    compared = 0
    for bundle, messages in bundles(lang):
        for key, pattern in messages.items():
            variables = sorted(variables_of(pattern, messages))
            texts = [*dict.fromkeys(keys_in(pattern)), *TEXTS] if variables else []
            values: list[Any] = [*chain.from_iterable(zip(texts, NUMBERS, strict=False)), *texts[len(NUMBERS) :]]
            for turn in range(min(len(values), 8) or 1):
                # each variable something else, so that what stands for one is not taken for another
                facts = {name: values[(turn + 3 * n) % len(values)] for n, name in enumerate(variables)}
                facts |= {name: date(2026, 11, 18) for name in DATES & set(variables)}
                expected = said_by_library(bundle, key, facts)
                assert said(bundle, key, facts) == expected, (key, facts)
                compared += expected is not None
    assert compared > 5000


SHAPES = """
plain = Nothing but text with { "a brace: {" }
count = { $count ->
    [0] None
    [one] One { $what }
    [7] Lucky
   *[other] { $count } { $what }s
}
several = { $kind ->
    [wall] a wall{ $count ->
        [one] {""}
       *[other] s
    }
   *[none] nothing
}
by-plural = { $word ->
    [1] first
   *[2] second
}
exact = { NUMBER($count, minimumFractionDigits: 2) } of { NUMBER($count, useGrouping: 0) }
-house = the house{ $mark }
term = { -house } and { -house(mark: "!") }
one = { two }
    .tip = { count.gone }
two = two { three }
three = { $count }
round = { and-round }
and-round = { round }
day = { DATETIME($day, dateStyle: "long") }, { $day }
long = { $what }
"""


@pytest.fixture
def shapes(tmp_path: Path) -> LazyBundle:
    """A bundle with messages of every shape."""
    (tmp_path / "en.ftl").write_text(SHAPES, "utf-8")
    bundle = LazyBundle("en")
    bundle.add_file(tmp_path / "en.ftl")
    return bundle


@pytest.mark.parametrize("count", [*NUMBERS, 7, 7.0, "7", "one", True, None, [1]])
def test_every_shape_is_what_the_library_says(shapes: LazyBundle, count: Any) -> None:
    names = [entry.id.name for entry in FluentParser().parse(SHAPES).body if isinstance(entry, ast.Message)]
    facts = {"what": "wall", "kind": "wall", "word": count, "count": count, "mark": "?", "day": date(2026, 1, 2)}
    for key in (*(name for name in names if "round" not in name), "one.tip"):
        for given in (facts, {**facts, "kind": count}):
            # what was said once is said again from what is remembered
            for _ in range(2):
                # numbers and texts are equal to others of their kind that are written otherwise
                assert said(shapes, key, given) == said_by_library(shapes, key, given), key


def test_a_number_and_its_equal_are_of_their_own_plurals(shapes: LazyBundle) -> None:
    for count in (1, 1.0, 7, 7.0, "1", 1):
        facts = {"count": count, "what": "wall"}
        assert said(shapes, "count", facts) == said_by_library(shapes, "count", facts)


@pytest.mark.parametrize("missing", ["count", "what"])
def test_a_fact_that_is_missing_is_told_with_the_message(shapes: LazyBundle, missing: str) -> None:
    facts = {name: 3 for name in ("count", "what") if name != missing}
    with pytest.raises(MissingWords, match=f"en: count: .*{missing}"):
        shapes.say("count", None, facts)


def test_messages_that_go_round_in_circles_are_a_mistake(shapes: LazyBundle) -> None:
    with pytest.raises(MissingWords):
        shapes.say("round", None, {})


def test_the_languages_are_those_of_the_files() -> None:
    for lang in LANGUAGES:
        assert {language_of(file) for file in locale_files(lang)} == {lang}
