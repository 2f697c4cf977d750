"""Slash commands: those of the bot, and one per action of every game, made from the action itself.

The payload is plain data, so names and descriptions in every language come straight from the Fluent files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, NewType, get_args

from bot.messages.message import shortened
from bot.wording import bot_words
from engine.core import catalogue
from engine.core.action import Action
from engine.core.game import home_of
from engine.core.words import LANGUAGES, Words, words_for

#: Discord's kinds of options
SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER, CHANNEL = 1, 3, 4, 5, 6, 7
#: Discord's names for our languages besides English
LOCALES = {"fr": "fr", "de": "de"}
MANAGE_GUILD = 1 << 5
MOST_CHOICES = 25
#: characters of the name of a command or option
LONGEST_NAME = 32

Payload = dict[str, Any]

#: a command that a person may take along to any server, group or conversation, once they have installed the bot
ANYWHERE: Payload = {"contexts": [0, 1, 2], "integration_types": [0, 1]}


def localised(say: Any, most: int = 100, *, whole: bool = False) -> tuple[str, dict[str, str]]:
    """A text in English and in the other languages; where it must be whole, one that does not fit is an error."""
    said = {lang: say(lang) for lang in LANGUAGES}
    if whole and any(len(text) > most for text in said.values()):
        raise ValueError(f"more than {most} characters: {said}")
    said = {lang: shortened(text, most) for lang, text in said.items()}
    return said["en"], {LOCALES[lang]: text for lang, text in said.items() if lang in LOCALES}


def described(payload: Payload, say: Any) -> Payload:
    payload["description"], payload["description_localizations"] = localised(say)
    return payload


def own(key: str, attribute: str | None = None) -> Any:
    return lambda lang: bot_words(lang).say(key, attribute=attribute)


def named(key: str, attribute: str | None = None) -> Payload:
    """The names of a command or option in the other languages; one without is called the same in all."""
    return localised_names(own(key, attribute)) if bot_words("en").has(key, attribute) else {}


def localised_names(say: Any) -> Payload:
    """Names in the other languages, as they stand in the Fluent files: one that does not fit is an error."""
    return {"name_localizations": localised(say, LONGEST_NAME, whole=True)[1]}


def field_names(game: str, field: str) -> Payload:
    """What an option of a game's commands is called in the other languages, where the game has words for it."""
    key = f"field-called-{field}"
    return localised_names(game_say(game, key)) if words_for(game, "en").has(key) else {}


def game_say(game: str, key: str, attribute: str | None = None) -> Any:
    """A sentence of a game, by language."""
    return lambda lang: words_for(game, lang).say(key, attribute=attribute)


def command(name: str, *options: Payload, kind: int | None = SUBCOMMAND) -> Payload:
    """A command of the bot itself; its sentences and names stand under `command-<name>`."""
    payload: Payload = {"name": name.split("-")[-1], **named(f"command-{name}", "called")}
    if kind is not None:
        payload["type"] = kind
    described(payload, own(f"command-{name}"))
    if options:
        payload["options"] = list(options)
    return payload


def option(command: str, name: str, kind: int, *, required: bool = False, **more: Any) -> Payload:
    """An option of a command of the bot; its sentence is an attribute of the command's message."""
    payload: Payload = {"name": name, **named(f"option-called-{name}"), "type": kind, "required": required, **more}
    return described(payload, own(f"command-{command}", name))


def own_value(lang: str, key: str) -> str:
    return bot_words(lang).say(key)


def choices(values: dict[str, Any], say: Any) -> list[Payload]:
    found = []
    for value, spoken in values.items():
        name, others = localised(lambda lang, spoken=spoken: say(lang, spoken))
        found.append({"name": name, "name_localizations": others, "value": value})
    return found


# -- one command per action --------------------------------------------------------------------------------------------


def action_commands(game: str) -> Payload:
    """/comuni bid column gold ...: every action of a game, from its declaration."""
    title = catalogue.find(game)
    payload: Payload = {"name": game.replace("_", "-")}
    described(payload, game_say(game, "tagline"))
    payload["options"] = [action_command(game, action) for action in title.kinds().actions.values()]
    return payload


def action_command(game: str, action: type[Action]) -> Payload:
    """An action as a subcommand with typed, bounded, described and suggested options."""
    key = f"action-{action.word}"
    name, names = localised(game_say(game, key, "name"), LONGEST_NAME, whole=True)
    payload: Payload = {"type": SUBCOMMAND, "name": name, "name_localizations": names}
    described(payload, game_say(game, key))
    options = []
    for field, info in action.model_fields.items():
        option: Payload = {"name": field, **field_names(game, field), "required": info.is_required()}
        option.update({"type": STRING, "autocomplete": True})
        kind = kind_of(info.annotation)
        if kind is int:
            option["type"] = INTEGER
            bounds = {type(bound).__name__: bound for bound in info.metadata}
            if "Ge" in bounds:
                option["min_value"] = bounds["Ge"].ge
            if "Le" in bounds:
                option["max_value"] = bounds["Le"].le
        elif kind is bool:
            option["type"] = BOOLEAN
            del option["autocomplete"]
        elif isinstance(kind, type) and issubclass(kind, Enum) and len(kind) <= MOST_CHOICES:
            del option["autocomplete"]
            values = {str(member.value): str(member.value) for member in kind}
            option["choices"] = choices(values, enum_name(game))
        options.append(described(option, game_say(game, key, field)))
    if options:
        payload["options"] = options
    return payload


def kind_of(annotation: Any) -> Any:
    """What is to be typed for a field: leaving it out stands for None, and a named number is a number."""
    if type(None) in (kinds := get_args(annotation)):
        annotation = next(kind for kind in kinds if kind is not type(None))
    while isinstance(annotation, NewType):
        annotation = annotation.__supertype__
    return annotation


def enum_name(game: str) -> Any:
    def say(lang: str, value: str) -> str:
        words: Words = words_for(game, lang)
        return words.say(f"name-{value}") if words.has(f"name-{value}") else value

    return say


@cache
def _actions(game: str) -> dict[str, type[Action]]:
    """The actions of a game by the English names of their subcommands."""
    words = words_for(game, "en")
    actions = catalogue.find(game).kinds().actions.values()
    return {words.say(f"action-{action.word}", attribute="name"): action for action in actions}


def action_named(game: str, name: str) -> type[Action]:
    """The action behind a subcommand's English name."""
    return _actions(game)[name]


def has_action(game: str, name: str) -> bool:
    """Whether there is such a subcommand; someone's client may still offer one of an earlier version."""
    return game in catalogue.names() and name in _actions(game)


def digest(commands: list[Payload]) -> str:
    """Tells whether the commands have changed since they were registered."""
    return blake2b(json.dumps(commands, sort_keys=True).encode(), digest_size=16).hexdigest()


def fingerprint() -> str:
    """Changes whenever the files change from which the commands are made; cheaper than making them."""
    root = Path(__file__).parents[1]
    files = [*root.glob("bot/locale/*/*.ftl"), *root.glob("engine/games/*/locale/*.ftl")]
    files += [Path(__file__), *root.glob("bot/commands/*.py"), *root.glob("engine/games/*/*.py")]
    for name in catalogue.installed():
        home = Path(home_of(catalogue.find(name))).parent
        files += [*home.glob("*.py"), *catalogue.kit(name).words.folder.rglob("*.ftl")]
    return _digest_of(frozenset(files))


@lru_cache(maxsize=4)
def _digest_of(files: frozenset[Path]) -> str:
    """What stands in files, which a process reads once: what it has imported of them stays, too."""
    found = blake2b(digest_size=16)
    for file in sorted(files):
        found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()


class Spelled(NamedTuple):
    """A command as typed: its whole name, the options given, and the one being typed."""

    name: str
    given: dict[str, Any]
    focused: str
    #: whether a text is being typed, and not a number
    is_text: bool


def _unbroken(value: Any) -> Any:
    """What was typed, without the halves of letters that JSON lets through and nothing else takes."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


def spelled(raw: Mapping[str, Any]) -> Spelled:
    """Read what Discord sends of a command."""
    name, options = [raw["name"]], raw.get("options", [])
    while options and options[0]["type"] in (1, 2):
        name.append(options[0]["name"])
        options = options[0].get("options", [])
    nothing: dict[str, Any] = {"name": "", "type": 0}
    focused = next((option for option in options if option.get("focused")), nothing)
    given = {option["name"]: _unbroken(option["value"]) for option in options}
    return Spelled(" ".join(name), given, focused["name"], focused["type"] == STRING)
