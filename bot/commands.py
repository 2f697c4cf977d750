"""Slash commands: those of the bot, and one per action of every game, made from the action itself.

The payload is plain data, so names and descriptions in every language come straight from the Fluent files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from hashlib import blake2b
from pathlib import Path
from typing import Any, NewType, get_args

from bot.wording import bot_words, titles
from engine.core import catalogue
from engine.core.action import Action
from engine.core.words import LANGUAGES, Words, words_for

#: Discord's kinds of options
SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER = 1, 3, 4, 5, 6
#: Discord's names for our languages besides English
LOCALES = {"fr": "fr", "de": "de"}
MANAGE_GUILD = 1 << 5
MOST_CHOICES = 25

Payload = dict[str, Any]


def _localised(say: Any, most: int = 100) -> tuple[str, dict[str, str]]:
    """A text in English and in the other languages."""
    said = {lang: say(lang)[:most] for lang in LANGUAGES}
    return said["en"], {LOCALES[lang]: text for lang, text in said.items() if lang in LOCALES}


def _described(payload: Payload, say: Any) -> Payload:
    payload["description"], payload["description_localizations"] = _localised(say)
    return payload


def _own(key: str, attribute: str | None = None) -> Any:
    return lambda lang: bot_words(lang).say(key, attribute=attribute)


def _command(name: str, *options: Payload, kind: int | None = SUBCOMMAND) -> Payload:
    """A command of the bot itself; its sentences stand under `command-<name>`."""
    payload: Payload = {"name": name.split("-")[-1]}
    if kind is not None:
        payload["type"] = kind
    _described(payload, _own(f"command-{name}"))
    if options:
        payload["options"] = list(options)
    return payload


def _option(command: str, name: str, kind: int, *, required: bool = False, **more: Any) -> Payload:
    """An option of a command of the bot; its sentence is an attribute of the command's message."""
    payload: Payload = {"name": name, "type": kind, "required": required, **more}
    return _described(payload, _own(f"command-{command}", name))


def _own_value(lang: str, key: str) -> str:
    return bot_words(lang).say(key)


def _choices(values: dict[str, Any], say: Any) -> list[Payload]:
    found = []
    for value, spoken in values.items():
        name, others = _localised(lambda lang, spoken=spoken: say(lang, spoken))
        found.append({"name": name, "name_localizations": others, "value": value})
    return found


# -- the bot's own commands --------------------------------------------------------------------------------------------


def game_commands() -> Payload:
    """/game: from lobby to record."""
    langs = _choices({lang: f"language-{lang}" for lang in LANGUAGES}, _own_value)
    levels = _choices({level: f"house-{level}" for level in ("rookie", "regular")}, _own_value)
    games = [{"name": title, "value": name} for name, title in titles().items()]
    most = max(catalogue.find(name).seats[-1] for name in catalogue.names())
    new = _command(
        "game-new",
        _option("game-new", "game", STRING, required=True, choices=games),
        _option("game-new", "seats", INTEGER, min_value=2, max_value=most),
        _option("game-new", "house", INTEGER, min_value=0, max_value=most - 1),
        _option("game-new", "level", STRING, choices=levels),
        _option("game-new", "language", STRING, choices=langs),
        *variant_options(),
    )
    plain = ("join", "leave", "start", "list", "info", "end", "rematch", "undo", "log", "text", "move", "hand", "board")
    replace = _command(
        "game-replace",
        _option("game-replace", "player", STRING, required=True, autocomplete=True),
        _option("game-replace", "user", USER, required=True),
    )
    export = _command("game-export", _option("game-export", "match", INTEGER, min_value=1))
    options = [new, *(_command(f"game-{name}") for name in plain), replace, export]
    return {**_command("game", *options, kind=None), "contexts": [0], "integration_types": [0]}


def variant_options() -> Iterator[Payload]:
    """The options of all games, each once: what a game does not have is refused with a sentence."""
    seen: set[str] = set()
    for game in catalogue.names():
        for name, field in catalogue.find(game).Variant.model_fields.items():
            if name in seen:
                continue
            seen.add(name)
            say = _game_say(game, f"option-{name}")
            payload: Payload = {"name": name, "type": STRING, "required": False}
            if field.annotation is bool:
                payload["type"] = BOOLEAN
            else:
                values = {str(value): str(value) for value in values_of(field.annotation)}
                payload["choices"] = _choices(values, _game_value(game, name))
            yield _described(payload, say)


def _game_say(game: str, key: str, attribute: str | None = None) -> Any:
    return lambda lang: words_for(game, lang).say(key, attribute=attribute)


def _game_value(game: str, name: str) -> Any:
    def say(lang: str, value: str) -> str:
        words = words_for(game, lang)
        return words.say(f"option-{name}", attribute=value) if words.has(f"option-{name}", value) else value

    return say


def values_of(kind: Any) -> list[Any]:
    """The values of an enum or literal."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [member.value for member in kind]
    return list(kind.__args__)


def other_commands() -> Iterator[Payload]:
    """/settings, /waiting, /rules and the admins' /table."""
    langs = _choices({lang: f"language-{lang}" for lang in ("auto", *LANGUAGES)}, _own_value)
    games = [{"name": title, "value": name} for name, title in titles().items()]
    yield _command(
        "settings",
        _option("settings", "language", STRING, choices=langs),
        _option("settings", "dm", BOOLEAN),
        kind=None,
    )
    yield _command("waiting", kind=None)
    yield _command(
        "rules",
        _option("rules", "term", STRING, required=True, autocomplete=True),
        _option("rules", "game", STRING, choices=games),
        kind=None,
    )
    admin = _command(
        "table",
        _command("table-rewind", _option("table-rewind", "actions", INTEGER, required=True, min_value=1)),
        _command("table-skip"),
        _command("table-end"),
        _command("table-refresh"),
        _command(
            "table-replace",
            _option("table-replace", "player", STRING, required=True, autocomplete=True),
            _option("table-replace", "user", USER, required=True),
        ),
        kind=None,
    )
    yield {**admin, "default_member_permissions": MANAGE_GUILD, "contexts": [0]}


# -- one command per action --------------------------------------------------------------------------------------------


def action_commands(game: str) -> Payload:
    """/comuni bid column gold ...: every action of a game, from its declaration."""
    title = catalogue.find(game)
    payload: Payload = {"name": game.replace("_", "-")}
    _described(payload, _game_say(game, "tagline"))
    payload["options"] = [action_command(game, action) for action in title.kinds().actions.values()]
    return payload


def action_command(game: str, action: type[Action]) -> Payload:
    """An action as a subcommand with typed, bounded, described and suggested options."""
    key = f"action-{action.word}"
    name, names = _localised(_game_say(game, key, "name"), 32)
    payload: Payload = {"type": SUBCOMMAND, "name": name, "name_localizations": names}
    _described(payload, _game_say(game, key))
    options = []
    for field, info in action.model_fields.items():
        option: Payload = {"name": field, "required": info.is_required(), "type": STRING, "autocomplete": True}
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
            option["choices"] = _choices(values, _enum_name(game))
        options.append(_described(option, _game_say(game, key, field)))
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


def _enum_name(game: str) -> Any:
    def say(lang: str, value: str) -> str:
        words: Words = words_for(game, lang)
        return words.say(f"name-{value}") if words.has(f"name-{value}") else value

    return say


def action_named(game: str, name: str) -> type[Action]:
    """The action behind a subcommand's English name."""
    words = words_for(game, "en")
    for action in catalogue.find(game).kinds().actions.values():
        if words.say(f"action-{action.word}", attribute="name") == name:
            return action
    raise KeyError(name)


def all_commands() -> list[Payload]:
    """Everything that is registered with Discord."""
    return [game_commands(), *other_commands(), *(action_commands(game) for game in catalogue.names())]


def digest(commands: list[Payload]) -> str:
    """Tells whether the commands have changed since they were registered."""
    return blake2b(json.dumps(commands, sort_keys=True).encode(), digest_size=16).hexdigest()


def fingerprint() -> str:
    """Changes whenever the files change from which the commands are made; cheaper than making them."""
    root = Path(__file__).parents[1]
    files = [*root.glob("bot/locale/*.ftl"), *root.glob("engine/games/*/locale/*.ftl")]
    files += [Path(__file__), *root.glob("engine/games/*/*.py")]
    found = blake2b(digest_size=16)
    for file in sorted(files):
        found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()
