"""Everything that is wrong with a kit: its parts, its sentences in every language, and what does not fit.

This reads all files of a game, so it is asked for: by `python -m engine check`, by tests, and by a bot that finds a
game in an installed package.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from engine.core.flaws import flaws, questions_of
from engine.core.game import home_of
from engine.core.illegal import Illegal
from engine.core.kit import Kit
from engine.core.orders import values_of_field
from engine.core.problem import Problem, problem
from engine.core.sentences import LANGUAGES, MissingWords, files_of
from engine.core.words import Words

#: parsed Fluent files, as many as a game with a file for each subject has in a language, and in another to compare
FILES_KEPT = 32


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What there is room for where a game is played; handed in by what shows it."""

    #: actions of a game
    actions: int
    #: fields of an action
    fields: int
    #: standing orders of a game
    orders: int
    #: values of a field of an order
    values: int
    #: characters of the name of a command
    name: int
    #: characters on a button
    title: int
    #: characters of a description
    description: int


def complaints(kit: Kit, limits: Limits | None = None) -> list[Problem]:
    """Each thing that is wrong; parts that are missing are told first and alone."""
    if found := list(flaws(kit)):
        return found
    found = [*_same_messages(kit)]
    wanted = list(wanted_messages(kit))
    for lang in LANGUAGES:
        found += _missing(kit, lang, wanted)
    if limits and not found:
        found += _counted(kit, limits)
        for lang in LANGUAGES:
            found += _too_long(kit, lang, limits)
    return list(dict.fromkeys(found))


# -- sentences ---------------------------------------------------------------------------------------------------------


def wanted_messages(kit: Kit) -> Iterator[tuple[str, str | None]]:
    """Messages and attributes that the classes of a game ask for."""
    kinds = kit.game.kinds()
    yield from (("title", None), ("tagline", None))
    for event in kinds.events:
        yield f"event-{event.word}", None
    for question in questions_of(kit):
        yield f"question-{question.word}", None
        yield f"guide-{question.word}", None
    yield from ((legend, None) for legend in kit.panel.legends.values())
    for action in kinds.actions.values():
        for attribute in (None, "title", "name", *action.model_fields):
            yield f"action-{action.word}", attribute
    for order in kit.orders:
        for attribute in (None, "title", *order.model_fields):
            yield f"order-{order.word}", attribute
    for option in kit.game.Variant.model_fields:
        yield f"option-{option}", None
        yield f"option-{option}", "title"
    for players in kit.game.seats:
        try:
            game, _ = kit.game.start(players, "words")
        except Illegal:
            continue
        yield from ((f"seat-{word}", None) for word in game.seat_names())
    calls = _calls(kit)
    yield from ((f"refusal-{key}", None) for key in _keys(calls, {"require": 1, "Illegal": 0, "Unforeseen": 0}))
    yield from ((f"disarmed-{key}", None) for key in _keys(calls, {"Disarm": 0}))


def _calls(kit: Kit) -> list[tuple[str, list[ast.expr]]]:
    """Every call of a function by its name in the modules of a game, and what is handed to it."""
    home = Path(home_of(kit.game))
    return [
        (node.func.id, node.args)
        for file in (home.parent.glob("*.py") if home.stem == "__init__" else [home])
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


def _keys(calls: list[tuple[str, list[ast.expr]]], places: dict[str, int]) -> list[str]:
    """Every text that is handed to these functions at these places."""
    keys = set()
    for name, given in calls:
        place = places.get(name)
        if place is not None and len(given) > place:
            texts = (one.value for one in ast.walk(given[place]) if isinstance(one, ast.Constant))
            keys |= {text for text in texts if isinstance(text, str)}
    return sorted(keys)


def _missing(kit: Kit, lang: str, wanted: Sequence[tuple[str, str | None]]) -> Iterator[Problem]:
    words = Words(lang, (kit.words.folder,))
    for key, attribute in wanted:
        if not words.has(key, attribute):
            yield problem("kit-message-missing", message=_name(key, attribute), lang=lang)
    for order in kit.orders:
        for field in order.model_fields:
            for value in values_of_field(order, field):
                try:
                    words.order_value(order, field, value)
                except MissingWords as missing:
                    yield problem("kit-order-value", order=order.__name__, missing=str(missing))


def _name(key: str, attribute: str | None) -> str:
    return f"{key}.{attribute}" if attribute else key


def _same_messages(kit: Kit) -> Iterator[Problem]:
    """Every language has the same messages, with the same variables."""
    for lang in LANGUAGES:
        for file in files_of(kit.words.folder, lang):
            yield from unreadable(file)
    read = {lang: messages(files_of(kit.words.folder, lang)) for lang in LANGUAGES}
    first, *others = LANGUAGES
    for lang in others:
        for key in sorted(read[first].keys() | read[lang].keys()):
            if key not in read[lang]:
                yield problem("kit-message-missing", message=key, lang=lang)
            elif key not in read[first]:
                yield problem("kit-message-missing", message=key, lang=first)
            elif ".name" not in key and read[lang][key] != read[first][key]:
                wrong = ", ".join(sorted(read[lang][key] ^ read[first][key]))
                yield problem("kit-message-variables", message=key, first=first, lang=lang, variables=wrong)


@lru_cache(maxsize=FILES_KEPT)
def entries_in(text: str) -> Sequence[fluent.EntryType]:
    """The entries of a Fluent file: whoever asks for its messages asks for its mistakes, too."""
    return FluentParser(with_spans=False).parse(text).body


def unreadable(file: Path) -> Iterator[Problem]:
    """What a Fluent file says twice, or so that nobody can read it."""
    known = set()
    for entry in entries_in(file.read_text("utf-8")):
        if isinstance(entry, fluent.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            yield problem("kit-words-unreadable", file=file.name, line=line)
        elif isinstance(entry, fluent.Message):
            for key in (entry.id.name, *(f"{entry.id.name}.{one.id.name}" for one in entry.attributes)):
                if key in known:
                    yield problem("kit-message-twice", message=key, file=file.name)
                known.add(key)


def messages(files: Sequence[Path]) -> dict[str, set[str]]:
    """Messages and attributes of Fluent files, each with the variables it uses, also by way of other messages."""
    used: dict[str, set[str]] = {}
    refers: dict[str, set[str]] = {}
    for file in files:
        for entry in entries_in(file.read_text("utf-8")):
            if isinstance(entry, fluent.Message):
                patterns = [(entry.id.name, entry.value)] if entry.value else []
                patterns += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
                for key, pattern in patterns:
                    used[key] = _named(pattern, fluent.VariableReference)
                    refers[key] = _named(pattern, fluent.MessageReference)
    return {key: _all_used(key, used, refers) for key in used}


def _all_used(key: str, used: dict[str, set[str]], refers: dict[str, set[str]]) -> set[str]:
    return used.get(key, set()).union(*(_all_used(other, used, refers) for other in refers.get(key, ())))


def _named(node: fluent.SyntaxNode, kind: type[fluent.VariableReference | fluent.MessageReference]) -> set[str]:
    """Names of all references of a kind in a pattern."""
    found: set[str] = set()
    todo: list[object] = [node]
    while todo:
        one = todo.pop()
        if isinstance(one, kind):
            found.add(one.id.name)
        elif isinstance(one, fluent.BaseNode):
            todo.extend(vars(one).values())
        elif isinstance(one, list):
            todo.extend(one)
    return found


# -- room --------------------------------------------------------------------------------------------------------------


def _counted(kit: Kit, limits: Limits) -> Iterator[Problem]:
    actions = kit.game.kinds().actions.values()
    if len(actions) > limits.actions:
        yield problem("kit-actions-room", count=len(actions), room=limits.actions)
    for action in actions:
        if (count := len(action.model_fields)) > limits.fields:
            yield problem("kit-fields-room", action=action.__name__, count=count, room=limits.fields)
        required = [field.is_required() for field in action.model_fields.values()]
        if required != sorted(required, reverse=True):
            yield problem("kit-fields-order", action=action.__name__)
    if len(kit.orders) > limits.orders:
        yield problem("kit-orders-room", count=len(kit.orders), room=limits.orders)
    for order in kit.orders:
        for field in order.model_fields:
            if (count := len(values_of_field(order, field))) > limits.values:
                yield problem("kit-values-room", field=f"{order.__name__}.{field}", count=count, room=limits.values)


def _too_long(kit: Kit, lang: str, limits: Limits) -> Iterator[Problem]:
    words = Words(lang, (kit.words.folder,))
    texts: list[tuple[str, str | None, int]] = [("tagline", None, limits.description)]
    for action in kit.game.kinds().actions.values():
        key = f"action-{action.word}"
        texts += [(key, None, limits.description), (key, "name", limits.name), (key, "title", limits.title)]
        texts += [(key, field, limits.description) for field in action.model_fields]
    for order in kit.orders:
        key = f"order-{order.word}"
        texts += [(key, "title", limits.title), *((key, field, limits.description) for field in order.model_fields)]
    for key, attribute, most in texts:
        if len(text := words.say(key, attribute=attribute)) > most:
            yield problem("kit-text-room", message=_name(key, attribute), count=len(text), lang=lang, room=most)
