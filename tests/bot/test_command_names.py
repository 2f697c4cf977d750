"""Commands and options have names in every language: short, in lower case, each once; and sentences name them so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

import pytest

from bot.command_payloads import LOCALES, Payload, kind_of
from bot.command_registry import payloads
from engine.core import catalogue
from engine.core.words import words_for
from tests.fluent_forms import ROOT, locale_files, patterns_of, texts_in

#: Discord's kinds of options that are commands themselves
COMMANDS = (1, 2)
NAME = re.compile(r"[-_\w]{1,32}")
OTHERS = pytest.mark.parametrize("lang", list(LOCALES))


def called(payload: Payload, lang: str) -> str:
    """What someone sees who reads in that language."""
    return str(payload.get("name_localizations", {}).get(LOCALES[lang], payload["name"]))


def own_commands() -> list[Payload]:
    """The bot's own commands, without those of the games."""
    games = {name.replace("_", "-") for name in catalogue.names()}
    return [payload for payload in payloads() if payload["name"] not in games]


def families(commands: list[Payload]) -> Iterator[list[Payload]]:
    """Commands and options that stand beside each other."""
    yield commands
    for one in commands:
        if one.get("options"):
            yield from families(one["options"])


@OTHERS
def test_names_are_short_in_lower_case_and_each_once(lang: str) -> None:
    for family in families(payloads()):
        names = [called(one, lang) for one in family]
        assert len(set(names)) == len(names), names
        assert [name for name in names if not NAME.fullmatch(name) or name != name.lower()] == []


@OTHERS
def test_every_command_of_the_bot_has_a_name_in_the_language(lang: str) -> None:
    for payload in own_commands():
        assert LOCALES[lang] in payload.get("name_localizations", {}), payload["name"]
        for inner in payload.get("options", ()):
            if inner["type"] in COMMANDS:
                assert LOCALES[lang] in inner.get("name_localizations", {}), (payload["name"], inner["name"])


@OTHERS
def test_every_option_of_a_game_has_a_name_in_the_language_and_so_has_every_choice(lang: str) -> None:
    missing = []
    for game in catalogue.names():
        here, english = words_for(game, lang), words_for(game, "en")
        for action in catalogue.find(game).kinds().actions.values():
            for field, info in action.model_fields.items():
                key, kind = f"field-called-{field}", kind_of(info.annotation)
                if not here.has(key):
                    missing.append(f"{game}: {key}")
                elif english.say(key) != field:
                    missing.append(f"{game}: in English {field} is what is typed, not {english.say(key)}")
                if isinstance(kind, type) and issubclass(kind, Enum):
                    keys = [f"name-{member.value}" for member in kind]
                    missing += [f"{game}: {key} for {field}" for key in keys if not here.has(key)]
    assert sorted(set(missing)) == []


@OTHERS
def test_sentences_and_rulebooks_name_commands_as_the_reader_sees_them(lang: str) -> None:
    known = {called(one, lang) for one in payloads()}
    inner = {called(one, lang): {called(two, lang) for two in one.get("options", ())} for one in payloads()}
    texts = [
        (f"{file.name}: {spoken.key}", text)
        for file in locale_files(lang, ("bot", "engine/core", "engine/games"))
        for spoken in patterns_of(file)
        for text in texts_in(spoken.pattern)
    ]
    texts += [(str(file), file.read_text("utf-8")) for file in (ROOT / "engine/games").glob(f"*/rulebook/{lang}.md")]
    wrong = []
    for where, text in texts:
        for command, then in re.findall(r"(?<![\w/.:])/([a-zà-ÿ][-\w]*)(?: ([a-zà-ÿ-]+))?", text):
            deeper = {one for one in inner.get(command, ()) if one}
            if command not in known or (then and then not in deeper and needs_more(command, lang)):
                wrong.append(f"{where}: /{command} {then}")
    assert wrong == []


def needs_more(command: str, lang: str) -> bool:
    """Whether a command is only a family of commands."""
    [found] = [one for one in payloads() if called(one, lang) == command]
    return any(one["type"] in COMMANDS for one in found.get("options", ())) and "-" not in found["name"]
