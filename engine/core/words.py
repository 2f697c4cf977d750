"""Sentences in the reader's language: Fluent files of the core and of each game, formatted only when somebody reads.

Facts become words by their type: a seat is its player's name, a card what the game says of it, several things a list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NewType, get_args, get_origin, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from engine.core.action import Action
from engine.core.event import Event
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import Step

LANGUAGES = ("en", "fr", "de")
_CORE = Path(__file__).parent / "locale"

#: turns a value of one type into words: phrase(value, words) -> str
Phrase = Callable[[Any, "Words"], str]

#: says what a value of an action's field means to the player: label(value, words, view) -> str
Label = Callable[[Any, "Words", Any], str]


#: says the numbers that matter for a question and an action being put together: hint(view, words, action) -> str
Hint = Callable[[Any, "Words", Action | None], str]


class MissingWords(LookupError):
    """A sentence that the Fluent files do not have, or a variable they want and did not get."""


@cache
def bundle_of(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    """All messages of these folders in one language; later folders override earlier ones."""
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")), allow_overrides=True)
    return bundle


class Words:
    """The sentences of one game in one language, with the players' names on the seats."""

    def __init__(
        self,
        lang: str,
        folders: Sequence[Path] = (),
        names: Sequence[str] = (),
        phrases: Mapping[Any, Phrase] | None = None,
        data: Any = None,
        labels: Mapping[tuple[str, str], Label] | None = None,
        hints: Mapping[str, Hint] | None = None,
    ) -> None:
        self.lang = lang
        self.names = names
        self.data = data
        self._bundle = bundle_of((_CORE, *folders), lang)
        self._phrases = phrases or {}
        self._labels = labels or {}
        self._hints = hints or {}

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether there is such a message."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, /, attribute: str | None = None, **facts: Any) -> str:
        """A message with its facts."""
        if not self.has(key, attribute):
            raise MissingWords(f"{self.lang}: {key}" + (f".{attribute}" if attribute else ""))
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {name: self.word(value) for name, value in facts.items()})
        if errors or isinstance(text, FluentNone):
            raise MissingWords(f"{self.lang}: {key}: {errors}")
        return str(text)

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(f"event-{event.word}", **self._typed(event))

    def question(self, step: Step) -> str:
        """What is asked."""
        return self.say(f"question-{step.word}", **self._typed(step))

    def refusal(self, illegal: Illegal) -> str:
        """Why not."""
        facts = dict(illegal.facts)
        if "seat" in facts:
            facts["seat"] = self.seat(facts["seat"])
        if isinstance(facts.get("seats"), list | tuple):
            facts["seats"] = self.listed([self.seat(seat) for seat in facts["seats"]])
        return self.say(f"refusal-{illegal.key}", **facts)

    def action(self, action: Action | type[Action]) -> str:
        """The title of an action, as on a button."""
        return self.say(f"action-{action.word}", attribute="title")

    def value(self, action: type[Action], field: str, value: Any, view: Any) -> str:
        """A value of an action's field as a player chooses it, short enough for a list."""
        if label := self._labels.get((action.word, field)):
            return label(value, self, view)
        if phrase := self._phrases.get(action.model_fields[field].annotation):
            return phrase(value, self)
        return self.named(value)

    def hint(self, view: Any, action: Action | None) -> str:
        """The numbers that matter for the question now put, and for what would be answered; empty without any."""
        hint = self._hints.get(view.step.word) if view.step is not None else None
        return hint(view, self, action) if hint else ""

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat < len(self.names) else f"{seat + 1}"

    def listed(self, items: Sequence[str]) -> str:
        """a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", before=", ".join(items[:-1]), last=items[-1])

    def word(self, value: Any) -> Any:
        """A fact as Fluent wants it: a number, a text or the key of a selector."""
        if isinstance(value, Enum):
            return str(value.value)
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | str):
            return value
        if isinstance(value, tuple | list):
            return self.listed([self.named(item) for item in value])
        raise TypeError(f"no words for {value!r}")

    def named(self, value: Any) -> str:
        """A value on its own, outside a sentence: `name-<word>` if there is one."""
        if isinstance(value, Enum):
            return self.say(f"name-{value.value}")
        return str(self.word(value))

    def _typed(self, thing: msgspec.Struct) -> dict[str, Any]:
        return {name: self._fact(getattr(thing, name), kind) for name, kind in _hints(type(thing)).items()}

    def _fact(self, value: Any, kind: Any) -> Any:
        if value is None:
            return "none"
        kind = next((arg for arg in get_args(kind) if arg is not type(None)), kind) if _optional(kind) else kind
        if get_origin(kind) in (tuple, list):
            inner = get_args(kind)[0]
            return self.listed(
                [str(self._fact(item, inner)) if isinstance(inner, NewType) else self.named(item) for item in value]
            )
        if kind is Seat:
            return self.seat(value)
        if phrase := self._phrases.get(kind):
            return phrase(value, self)
        return value


def _optional(kind: Any) -> bool:
    return type(None) in get_args(kind)


@cache
def _hints(cls: type) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.__struct_fields__}  # type: ignore[attr-defined]


def words_for(game: str, lang: str, names: Sequence[str] = (), data: Any = None) -> Words:
    """The words of a game: its folder `locale/`, and its phrases in `wording.py`."""
    package = import_module(f"engine.games.{game}")
    assert package.__file__
    folder = Path(package.__file__).parent / "locale"
    wording = import_module(f"engine.games.{game}.wording")
    phrases: Mapping[Any, Phrase] = wording.PHRASES
    labels: Mapping[tuple[str, str], Label] = getattr(wording, "LABELS", {})
    hints: Mapping[str, Hint] = getattr(wording, "HINTS", {})
    return Words(lang, (folder,), names, phrases, data, labels, hints)


def seat_names(words: Words, keys: Sequence[str]) -> list[str]:
    """The seats as the game calls them."""
    return [words.say(f"seat-{key}") for key in keys]
