"""What is wrong with a kit, found as soon as the game is: each missing or misspelt part."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.core.action import Action
from engine.core.discovery import BrokenKit
from engine.core.kinds import Untagged
from engine.core.kit import Kit
from engine.core.problem import Problem, problem
from engine.core.sentences import LANGUAGES, files_of
from engine.core.step import Decision

#: every game has these house players, the weakest first
LEVELS = ("rookie", "regular")
#: the name of a game is a folder, a module and a word in commands
NAME = re.compile(r"[a-z][a-z0-9_]*")


def checked(name: str, found: Any) -> Kit:
    """The kit that was found under a name; a BrokenKit says the first thing that is wrong with it."""
    if not isinstance(found, Kit):
        raise BrokenKit(problem("kit-none", kind=type(found).__name__))
    if not NAME.fullmatch(found.game.name):
        raise BrokenKit(problem("kit-name-wrong", name=found.game.name))
    if found.game.name != name:
        raise BrokenKit(problem("kit-name-differs", title=found.game.name, name=name))
    for flaw in flaws(found):
        raise BrokenKit(flaw)
    return found


def questions_of(kit: Kit) -> list[type[Decision]]:
    """Every question of the game."""
    return [step for step in kit.game.kinds().steps if issubclass(step, Decision)]


def flaws(kit: Kit) -> Iterator[Problem]:
    """What is wrong with the parts of a kit; sentences are not read here."""
    try:
        kit.game.kinds()
    except Untagged as untagged:
        yield untagged.problem
        return
    if not questions_of(kit):
        yield problem("kit-no-question", module=kit.game.__module__)
        return
    yield from _house(kit)
    yield from _answered("advice", "", kit.advice, kit)
    yield from _panel(kit)
    yield from _orders(kit)
    if kit.unseen is None:
        yield problem("kit-no-unseen")
    if kit.foresight is None:
        yield problem("kit-no-foresight")
    elif kit.foresight.level not in kit.house:
        yield problem("kit-foresight-level", level=kit.foresight.level)
    yield from _files(kit)


def _house(kit: Kit) -> Iterator[Problem]:
    for level in LEVELS:
        if level not in kit.house:
            yield problem("kit-no-level", level=level)
    for level, mind in kit.house.items():
        if level not in LEVELS:
            yield problem("kit-level-unknown", level=level, levels=", ".join(LEVELS))
        yield from _answered("house", level, mind, kit)


def _answered(
    part: str, level: str, answers: Mapping[type[Decision], Callable[..., Any]], kit: Kit
) -> Iterator[Problem]:
    """Each question has its part, and nothing else has one."""
    questions = questions_of(kit)
    for question in questions:
        if question not in answers:
            yield problem("kit-unanswered", part=part, level=level, question=question.__name__)
    for question in answers:
        if question not in questions:
            yield problem("kit-answers-nothing", part=part, level=level, what=_called(question))


def _panel(kit: Kit) -> Iterator[Problem]:
    panel = kit.panel
    keys: tuple[Any, ...] = tuple(panel.labels)
    for key in keys:
        if not isinstance(key, tuple) or len(key) != 2:
            yield problem("kit-label-key", key=repr(key))
            continue
        action, field = key
        if why := _not_taken(action, kit):
            yield problem("kit-panel-action", part="label", action=_called(action), why=why)
        elif field not in action.model_fields:
            yield problem("kit-label-field", field=str(field), action=action.__name__, fields=_fields(action))
    tables: dict[str, Mapping[type[Action], object]] = {
        "appearance": panel.actions,
        "summary": panel.summaries,
        "button": panel.buttons,
    }
    for part, table in tables.items():
        for action in table:
            if why := _not_taken(action, kit):
                yield problem("kit-panel-action", part=part, action=_called(action), why=why)
    for action, appearance in panel.actions.items():
        if _not_taken(action, kit):
            continue
        for field in sorted(appearance.implied - action.model_fields.keys()):
            yield problem("kit-implied-field", field=field, action=action.__name__, fields=_fields(action))
        if appearance.whole and action not in panel.summaries:
            yield problem("kit-no-summary", action=action.__name__)
    for action in {action for ways in panel.outright.values() for action in ways}:
        if action not in panel.buttons:
            yield problem("kit-no-button", action=_called(action))
    for part, questions in (
        ("numbers", panel.numbers),
        ("shortcuts", panel.shortcuts),
        ("legends", panel.legends),
        ("outright", panel.outright),
        ("about-the-table", panel.about_the_table),
    ):
        for question in questions:
            if question not in questions_of(kit):
                yield problem("kit-panel-question", part=part, what=_called(question))


def _not_taken(action: Any, kit: Kit) -> str:
    """Why nobody is ever offered this action: it is unknown, or not asked for; empty if it can be taken."""
    kinds = kit.game.kinds()
    if action not in kinds.actions.values():
        return "unknown"
    if action in kinds.free or any(action in question.handlers for question in questions_of(kit)):
        return ""
    return "unasked"


def _orders(kit: Kit) -> Iterator[Problem]:
    known = list(kit.game.kinds().orders.values())
    for order in known:
        if order not in kit.orders:
            yield problem("kit-order-missing", order=order.__name__)
        for question in order.questions:
            if question not in questions_of(kit):
                yield problem("kit-order-question", order=order.__name__, what=_called(question))
    for order in kit.orders:
        if order not in known:
            yield problem("kit-order-foreign", order=_called(order))
    for one in kit.plausible:
        if type(one) not in kit.orders:
            yield problem("kit-order-plausible", order=type(one).__name__)


def _files(kit: Kit) -> Iterator[Problem]:
    for lang in LANGUAGES:
        if not files_of(kit.words.folder, lang):
            yield problem("kit-no-words", lang=lang, file=f"{kit.words.folder.name}/{lang}.ftl")
        if not (kit.rulebook.folder / f"{lang}.md").is_file():
            yield problem("kit-no-rulebook", lang=lang, file=f"{kit.rulebook.folder.name}/{lang}.md")


def _called(thing: Any) -> str:
    return thing.__name__ if isinstance(thing, type) else repr(thing)


def _fields(action: type[Action]) -> str:
    return ", ".join(action.model_fields) or "-"
