"""Sentences in tests, asked for by message key, so that rewriting one breaks no test that is about something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from sandbox import Seen
from tests.fluent_forms import category_of, locale_files, patterns_of, variable_of

#: where the sentences of the bot, of the commands and of every game alike stand
SPOKEN_BY = ("bot", "engine/core", "engine/cli")
#: what a fact may be that a test leaves open
ANYTHING = "(?s:.+?)"


def says(text: str, key: str, /, lang: str = "en", **facts: Any) -> bool:
    """Whether a text holds a message; a fact that isn't given may be anything."""
    given = {name: _fact(value) for name, value in facts.items()}
    return _expression(key, lang, tuple(sorted(given.items()))).search(text) is not None


def saying(key: str, /, lang: str = "en", **facts: Any) -> Callable[[Seen], bool]:
    """Fits the messages that hold a sentence; for `wait_for`."""
    return lambda seen: says(seen.text, key, lang, **facts)


def _fact(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@cache
def _messages(lang: str) -> dict[str, list[ast.Pattern]]:
    """By key; the bot and its console may each have one of the same key."""
    messages: dict[str, list[ast.Pattern]] = {}
    for file in locale_files(lang, SPOKEN_BY):
        for spoken in patterns_of(file):
            messages.setdefault(spoken.key, []).append(spoken.pattern)
    return messages


@cache
def _expression(key: str, lang: str, facts: tuple[tuple[str, str], ...]) -> re.Pattern[str]:
    expression = _message(key, lang, dict(facts))
    assert re.search(r"\w{3}", expression), f"{key} has too few words of its own to be recognised"
    return re.compile(expression)


def _message(key: str, lang: str, facts: dict[str, str]) -> str:
    return f"(?:{'|'.join(_pattern(pattern, lang, facts) for pattern in _messages(lang)[key])})"


def _pattern(pattern: ast.Pattern, lang: str, facts: dict[str, str]) -> str:
    return "".join(
        re.escape(str(one.value)) if isinstance(one, ast.TextElement) else _placed(one.expression, lang, facts)
        for one in pattern.elements
    )


def _placed(expression: object, lang: str, facts: dict[str, str]) -> str:
    if isinstance(expression, ast.Placeable):
        return _placed(expression.expression, lang, facts)
    if isinstance(expression, ast.StringLiteral):
        return re.escape(str(expression.parse()["value"]))
    if isinstance(expression, ast.MessageReference):
        return _message(expression.id.name, lang, facts)
    if isinstance(expression, ast.SelectExpression):
        texts = (_pattern(variant.value, lang, facts) for variant in _chosen(expression, lang, facts))
        return f"(?:{'|'.join(texts)})"
    name = variable_of(expression)
    return re.escape(facts[name]) if name in facts else ANYTHING


def _chosen(select: ast.SelectExpression, lang: str, facts: dict[str, str]) -> Iterator[ast.Variant]:
    """The variant that a given fact chooses; each where it is left open."""
    value = facts.get(variable_of(select.selector) or "")
    if value is None:
        yield from select.variants
        return
    keys = {
        variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name: variant
        for variant in select.variants
    }
    category = category_of(lang, int(value)) if value.isdigit() else value
    yield keys.get(value) or keys.get(category) or next(one for one in select.variants if one.default)
