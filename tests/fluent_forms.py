"""Fluent messages as people may read them: every combination of their variants, with a number in its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from engine.core.words import LANGUAGES

ROOT = Path(__file__).parents[1]
#: combinations of one message that are read; the largest has a few hundred
MOST_FORMS = 2000
#: what stands for a variable that is not being tried
THING = "◦"


class Spoken(NamedTuple):
    """A message or attribute: where it stands, and its pattern."""

    file: Path
    key: str
    pattern: ast.Pattern


@cache
def locale_files(
    lang: str, under: tuple[str, ...] = ("bot", "engine", "renderers", "sandbox", "examples")
) -> tuple[Path, ...]:
    """Every Fluent file of a language."""
    return tuple(
        sorted(
            file
            for floor in under
            for pattern in (f"**/locale/{lang}.ftl", f"**/locale/{lang}/*.ftl")
            for file in (ROOT / floor).glob(pattern)
        )
    )


def language_of(file: Path) -> str:
    """Files are named by their language, or lie in a folder that is."""
    return file.stem if file.stem in LANGUAGES else file.parent.name


@cache
def patterns_of(file: Path) -> tuple[Spoken, ...]:
    """Every message and attribute of a file, read once."""
    return tuple(_patterns_in(file))


def _patterns_in(file: Path) -> Iterator[Spoken]:
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                yield Spoken(file, entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield Spoken(file, f"{entry.id.name}.{attribute.id.name}", attribute.value)


def category_of(lang: str, number: int) -> str:
    """The plural of a whole number in our languages."""
    return "one" if number == 1 or (lang == "fr" and number == 0) else "other"


class Forms:
    """The forms of the messages of one locale, with one variable set to a number."""

    def __init__(self, lang: str, messages: Mapping[str, ast.Pattern]) -> None:
        self._lang = lang
        self._messages = messages

    def of(self, pattern: ast.Pattern, variable: str, number: int) -> list[str]:
        """Each text that readers may get to see; what other variables say is left open."""
        return list(islice(self._texts(pattern, variable, number), MOST_FORMS))

    def _texts(self, pattern: ast.Pattern, variable: str, number: int) -> Iterator[str]:
        texts = [""]
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                more = [str(element.value)]
            else:
                more = list(dict.fromkeys(self._said(element.expression, variable, number)))
            texts = [text + one for text in texts for one in more][:MOST_FORMS]
        yield from texts

    def _said(self, expression: object, variable: str, number: int) -> Iterator[str]:
        if isinstance(expression, ast.Placeable):
            yield from self._said(expression.expression, variable, number)
        elif isinstance(expression, ast.StringLiteral):
            yield str(expression.parse()["value"])
        elif isinstance(expression, ast.MessageReference):
            name = expression.id.name + (f".{expression.attribute.name}" if expression.attribute else "")
            if name in self._messages:
                yield from self._texts(self._messages[name], variable, number)
            else:
                yield THING
        elif isinstance(expression, ast.SelectExpression):
            for variant in self._chosen(expression, variable, number):
                yield from self._texts(variant.value, variable, number)
        else:
            yield str(number) if variable_of(expression) == variable else THING

    def _chosen(self, select: ast.SelectExpression, variable: str, number: int) -> list[ast.Variant]:
        """The variant a number chooses; of another variable, each."""
        if variable_of(select.selector) != variable:
            return list(select.variants)
        keys = {
            variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name: variant
            for variant in select.variants
        }
        default = next(variant for variant in select.variants if variant.default)
        return [keys.get(str(number)) or keys.get(category_of(self._lang, number)) or default]


def variable_of(expression: object) -> str | None:
    """The variable that an expression says, if it says one."""
    if isinstance(expression, ast.VariableReference):
        return str(expression.id.name)
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        return variable_of(expression.arguments.positional[0])
    return None


def variables_of(pattern: ast.Pattern, messages: Mapping[str, ast.Pattern]) -> set[str]:
    """Every variable that a pattern says or asks, also through the messages it takes in."""
    found: set[str] = set()
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            found |= _variables(element.expression, messages)
    return found


def _variables(expression: object, messages: Mapping[str, ast.Pattern]) -> set[str]:
    if isinstance(expression, ast.Placeable):
        return _variables(expression.expression, messages)
    if isinstance(expression, ast.MessageReference):
        name = expression.id.name
        return variables_of(messages[name], messages) if name in messages else set()
    if isinstance(expression, ast.SelectExpression):
        found = _variables(expression.selector, messages)
        return found.union(*(variables_of(variant.value, messages) for variant in expression.variants))
    name = variable_of(expression)
    return {name} if name else set()


def plural_pairs(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """The texts of every choice between one and several."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            keys: dict[str, ast.Pattern] = {}
            for variant in element.expression.variants:
                keys[variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value] = variant.value
                yield from plural_pairs(variant.value)
            if "one" in keys and "other" in keys:
                yield plain(keys["one"]), plain(keys["other"])


def plain(pattern: ast.Pattern) -> str:
    """The text of a pattern alone; a number or name is left open."""
    return "".join(str(one.value) if isinstance(one, ast.TextElement) else THING for one in pattern.elements)


def counted_in(pattern: ast.Pattern) -> Iterator[str]:
    """The variables by which a pattern chooses between one and several."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            keys = [variant.key for variant in element.expression.variants]
            name = variable_of(element.expression.selector)
            if name and any(isinstance(key, ast.Identifier) and key.name == "one" for key in keys):
                yield name
            for variant in element.expression.variants:
                yield from counted_in(variant.value)


def texts_in(pattern: ast.Pattern) -> Iterator[str]:
    """A text with its variables left open, and those of its variants."""
    yield plain(pattern)
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts_in(variant.value)
