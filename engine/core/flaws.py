"""What is wrong with a kit, found as soon as the game is: one sentence for each missing or misspelt part."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.core.action import Action
from engine.core.discovery import BrokenKit
from engine.core.kit import Kit
from engine.core.sentences import LANGUAGES, files_of
from engine.core.step import Decision

#: every game has these house players, the weakest first
LEVELS = ("rookie", "regular")
#: the name of a game is a folder, a module and a word in commands
NAME = re.compile(r"[a-z][a-z0-9_]*")


def checked(name: str, found: Any) -> Kit:
    """The kit that was found under a name; a BrokenKit says the first thing that is wrong with it."""
    if not isinstance(found, Kit):
        raise BrokenKit(f"a game is a Kit, and what was found is of type {type(found).__name__}.")
    if not NAME.fullmatch(found.game.name):
        raise BrokenKit(f"a name has small letters, digits and underscores; {found.game.name!r} is none.")
    if found.game.name != name:
        raise BrokenKit(f"the title page calls the game {found.game.name!r}, but it was found as {name!r}.")
    for flaw in flaws(found):
        raise BrokenKit(flaw)
    return found


def questions_of(kit: Kit) -> list[type[Decision]]:
    """Every question of the game."""
    return [step for step in kit.game.kinds().steps if issubclass(step, Decision)]


def flaws(kit: Kit) -> Iterator[str]:
    """What is wrong with the parts of a kit; sentences are not read here."""
    try:
        kit.game.kinds()
    except TypeError as untagged:
        yield f"{untagged}."
        return
    if not questions_of(kit):
        yield f"there is no question in {kit.game.__module__}: the title page stands in `__init__.py` of the package."
        return
    yield from _house(kit)
    yield from _answered("the advice", kit.advice, kit)
    yield from _panel(kit)
    yield from _orders(kit)
    if kit.unseen is None:
        yield "nobody can imagine what is hidden: the kit has no `unseen`, which draws it from what a seat sees."
    if kit.foresight is None:
        yield "experts cannot think ahead: the kit has no `foresight`, which says what a position is worth."
    elif kit.foresight.level not in kit.house:
        yield f"experts think with the house player {kit.foresight.level!r}, whom the house has not."
    yield from _files(kit)


def _house(kit: Kit) -> Iterator[str]:
    for level in LEVELS:
        if level not in kit.house:
            yield f"the house has no {level}."
    for level, mind in kit.house.items():
        if level not in LEVELS:
            yield f"the house has a player {level!r}; the levels are {' and '.join(LEVELS)}."
        yield from _answered(f"the {level}", mind, kit)


def _answered(who: str, answers: Mapping[type[Decision], Callable[..., Any]], kit: Kit) -> Iterator[str]:
    """Each question has its part, and nothing else has one."""
    questions = questions_of(kit)
    for question in questions:
        if question not in answers:
            yield f"{who} has nothing for the question {question.__name__}."
    for question in answers:
        if question not in questions:
            yield f"{who} has something for {_called(question)}, which is no question of this game."


def _panel(kit: Kit) -> Iterator[str]:
    panel = kit.panel
    keys: tuple[Any, ...] = tuple(panel.labels)
    for key in keys:
        if not isinstance(key, tuple) or len(key) != 2:
            yield f"a label is found by an action and a field, not by {key!r}."
            continue
        action, field = key
        if not_taken := _not_taken(action, kit):
            yield f"the panel has a label for {_called(action)}, {not_taken}."
        elif field not in action.model_fields:
            yield f"the panel has a label for the field {field!r} of {action.__name__}, which has {_fields(action)}."
    tables: dict[str, Mapping[type[Action], object]] = {
        "an appearance": panel.actions,
        "a summary": panel.summaries,
        "a button": panel.buttons,
    }
    for what, table in tables.items():
        for action in table:
            if not_taken := _not_taken(action, kit):
                yield f"the panel has {what} for {_called(action)}, {not_taken}."
    for action, appearance in panel.actions.items():
        if _not_taken(action, kit):
            continue
        for field in sorted(appearance.implied - action.model_fields.keys()):
            yield f"the panel implies the field {field!r} of {action.__name__}, which has {_fields(action)}."
        if appearance.whole and action not in panel.summaries:
            yield f"the panel lists {action.__name__} as a whole and has no summary for it."
    for what, questions in (
        ("numbers", panel.numbers),
        ("shortcuts", panel.shortcuts),
        ("a word", panel.about_the_table),
    ):
        for question in questions:
            if question not in questions_of(kit):
                yield f"the panel has {what} for {_called(question)}, which is no question of this game."


def _not_taken(action: Any, kit: Kit) -> str:
    """Why nobody is ever offered this action; empty if a question or a liberty takes it."""
    kinds = kit.game.kinds()
    if action not in kinds.actions.values():
        return "which is no action of this game"
    if action in kinds.free or any(action in question.handlers for question in questions_of(kit)):
        return ""
    return "which no question takes"


def _orders(kit: Kit) -> Iterator[str]:
    known = list(kit.game.kinds().orders.values())
    for order in known:
        if order not in kit.orders:
            yield f"the order {order.__name__} is not in the kit."
        for question in order.questions:
            if question not in questions_of(kit):
                yield f"the order {order.__name__} answers {_called(question)}, which is no question of this game."
    for order in kit.orders:
        if order not in known:
            yield f"the kit has the order {_called(order)}, which is none of this game."
    for one in kit.plausible:
        if type(one) not in kit.orders:
            yield f"a plausible order is of the kind {type(one).__name__}, which is not in the kit."


def _files(kit: Kit) -> Iterator[str]:
    for lang in LANGUAGES:
        if not files_of(kit.words.folder, lang):
            yield f"there are no words in the language {lang}: {kit.words.folder.name}/{lang}.ftl is missing."
        if not (kit.rulebook.folder / f"{lang}.md").is_file():
            yield f"there is no rulebook in the language {lang}: {kit.rulebook.folder.name}/{lang}.md is missing."


def _called(thing: Any) -> str:
    return thing.__name__ if isinstance(thing, type) else repr(thing)


def _fields(action: type[Action]) -> str:
    return ", ".join(action.model_fields) or "none"
