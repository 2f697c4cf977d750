"""Fluent patterns as functions of their facts: a sentence is put together without asking its tree what each part is.

What is said is exactly what fluent.runtime says; whatever is rare (terms, functions such as NUMBER) is left to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime.resolver import (
    BaseResolver,
    CurrentEnvironment,
    Identifier,
    Literal,
    MessageReference,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    ResolverEnvironment,
    SelectExpression,
    VariableReference,
    is_number,
    resolve,
)
from fluent.runtime.types import FluentNone, FluentType
from fluent.runtime.utils import native_to_fluent

Facts: TypeAlias = Mapping[str, Any]
Say: TypeAlias = Callable[[Facts], str]
#: what a selector asks, or what a placeable holds: a text or a number
Value: TypeAlias = Callable[[Facts], Any]
#: numbers that are written the same in each of our languages, and are not written down each time
PLAIN = range(1000)
_WRITTEN = [str(number) for number in PLAIN]
#: answers that a choice remembers: numbers and keys of selectors are few, names of people need not be
MOST_CHOICES = 64


class Unsayable(LookupError):
    """A fact is missing, or is neither a text nor a number."""


class Tongue(NamedTuple):
    """What patterns need of the bundle they belong to."""

    #: the plural of a number
    plural: Callable[[Any], str]
    #: what another message says, or an attribute of it
    message: Callable[[str, str | None], Say]
    #: what the library needs to say for itself what is left to it
    environment: Callable[[CurrentEnvironment, list[Exception]], ResolverEnvironment]


def compiled(tongue: Tongue, pattern: BaseResolver) -> Say:
    """The function of a pattern; it raises a `LookupError` where a fact is missing."""
    if isinstance(pattern, Pattern):
        return _joined([compiled(tongue, element) for element in pattern.elements])
    if isinstance(pattern, Literal):
        return _constant(resolve(pattern(_nothing(tongue)), _nothing(tongue)))
    if isinstance(pattern, Placeable | NeverIsolatingPlaceable):
        inner = pattern.expression
        if isinstance(inner, SelectExpression):
            return _choice(tongue, inner)
        if isinstance(inner, MessageReference):
            return _reference(tongue, inner)
        if isinstance(inner, Placeable):
            return compiled(tongue, inner)
        return _written(tongue, _value(tongue, inner))
    return _written(tongue, _left(tongue, pattern))


class _Constant:
    """A text without facts; those that stand side by side become one."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __call__(self, facts: Facts) -> str:
        return self.text


def _constant(text: str) -> Say:
    return _Constant(text)


def _joined(parts: Sequence[Say]) -> Say:
    # a text stands as it is, anything else is asked
    pieces = [part.text if isinstance(part, _Constant) else part for part in parts]
    if all(isinstance(piece, str) for piece in pieces):
        return _constant("".join(map(str, pieces)))

    def say(facts: Facts) -> str:
        return "".join([piece if type(piece) is str else piece(facts) for piece in pieces])  # type: ignore[operator]

    return say


def _reference(tongue: Tongue, node: MessageReference) -> Say:
    known: list[Say] = []

    def say(facts: Facts) -> str:
        # found when it is first said: two messages might refer to each other
        if not known:
            attribute = node.attribute.name if node.attribute else None
            known.append(tongue.message(node.id.name, attribute))
        return known[0](facts)

    return say


def _value(tongue: Tongue, node: Any) -> Value:
    if not isinstance(node, VariableReference):
        return _left(tongue, node)
    name = node.id.name

    def value(facts: Facts) -> Any:
        return facts[name]

    return value


def _left(tongue: Tongue, node: Any) -> Value:
    """What the library itself finds out."""

    def value(facts: Facts) -> Any:
        errors: list[Exception] = []
        given = CurrentEnvironment(args={name: native_to_fluent(fact) for name, fact in facts.items()})
        found = node(tongue.environment(given, errors))
        if errors or isinstance(found, FluentNone):
            raise Unsayable(errors)
        return found

    return value


def _nothing(tongue: Tongue) -> ResolverEnvironment:
    return tongue.environment(CurrentEnvironment(), [])


def _written(tongue: Tongue, value: Value) -> Say:
    def say(facts: Facts) -> str:
        found = value(facts)
        if type(found) is str:
            return found
        if type(found) is int and found in PLAIN:
            return _WRITTEN[found]
        return _spelt(tongue, found)

    return say


def _spelt(tongue: Tongue, found: Any) -> str:
    """A number as the language writes it."""
    said = resolve(found if isinstance(found, FluentType) else native_to_fluent(found), _nothing(tongue))
    if not isinstance(said, str):
        raise Unsayable(type(found))
    return said


def _choice(tongue: Tongue, node: SelectExpression) -> Say:
    value = _value(tongue, node.selector)
    ways = [(_key(tongue, variant.key), compiled(tongue, variant.value)) for variant in node.variants]
    otherwise = next(way for variant, (_, way) in zip(node.variants, ways, strict=True) if variant.default)
    known: dict[Any, Say] = {}

    def choose(found: Any) -> Say:
        if not (isinstance(found, str) or is_number(found)):
            raise Unsayable(type(found))
        return next((way for key, way in ways if _fits(tongue, found, key)), otherwise)

    def say(facts: Facts) -> str:
        found = value(facts)
        way = known.get(found)
        if way is None:
            way = choose(found)
            if len(known) < MOST_CHOICES:
                known[found] = way
        return way(facts)

    return say


def _key(tongue: Tongue, key: Any) -> Any:
    return key.name if isinstance(key, Identifier) else key(_nothing(tongue))


def _fits(tongue: Tongue, found: Any, key: Any) -> bool:
    """Whether a variant is meant: of a number and a word, the word is its plural."""
    if is_number(found) != is_number(key):
        number, word = (found, key) if is_number(found) else (key, found)
        return bool(tongue.plural(number) == word)
    return bool(found == key)
