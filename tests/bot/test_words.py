"""What the bot itself says: typography, and lengths that Discord and a phone allow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.wording
import engine.core.words
from bot.command_payloads import Payload
from bot.command_registry import payloads
from bot.wording import bot_words
from engine.core import catalogue
from engine.core.house import LEVELS
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, files_of, words_for
from engine.games.shafausa.actions import BuildCity

ROOT = Path(bot.wording.__file__).parents[1]
HOMES = [Path(module.__file__ or "").parent / "locale" for module in (bot.wording, engine.core.words)]
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
OF_BOTH = pytest.mark.parametrize("home", HOMES, ids=lambda home: str(home.relative_to(ROOT)))
NBSP, NARROW_NBSP = "\u00a0", "\u202f"
LONGEST_BUTTON = 36


def sentences(home: Path, lang: str) -> str:
    """A Fluent file without its ids, variant keys, comments and the arguments of functions."""
    lines = [line for file in files_of(home, lang) for line in file.read_text("utf-8").splitlines()]
    lines = [re.sub(r"^ *\.?[\w-]+ = |^ *\*?\[\w+\] |^#.*", "", line) for line in lines]
    return re.sub(r"\(\$\w+, \w+: \d\)", "", "\n".join(lines))


def described(commands: list[Payload]) -> Iterator[Payload]:
    """Commands, subcommands and their options."""
    for command in commands:
        yield command
        yield from described(command.get("options", []))


@OF_BOTH
def test_the_french_words_have_their_spaces_apostrophes_and_guillemets(home: Path) -> None:
    text = sentences(home, "fr")
    assert not re.findall(rf".{{0,20}}[^{NARROW_NBSP}][;!?]", text)
    assert not re.findall(rf".{{0,20}}[^{NBSP}][:»]|«[^{NBSP}].{{0,20}}", text)
    assert not re.search(r"\w'\w", text)
    assert not re.search(r"\b(tu|ton|tes|toi)\b", text, re.IGNORECASE)


@OF_BOTH
def test_the_german_words_say_du(home: Path) -> None:
    text = sentences(home, "de")
    assert not re.search(r"\b(Ihre?|Ihnen|Ihren)\b", text)
    assert not re.search(r"\w'\w|[ \u00a0][;:!?]|[\"”]", text)


@IN_EVERY_LANGUAGE
def test_buttons_are_short_enough_for_a_phone(lang: str) -> None:
    words = bot_words(lang)
    keys = [
        key
        for file in files_of(HOMES[0], "en")
        for key in re.findall(r"^(button-[\w-]+) =", file.read_text("utf-8"), re.M)
    ]
    levels = [words.say(f"house-{level}") for level in LEVELS]
    for label in (words.say(key, level=level) for key in keys for level in levels):
        assert 1 <= len(label) <= LONGEST_BUTTON, label


@IN_EVERY_LANGUAGE
def test_a_choice_between_yes_and_no_is_worded_wherever_it_stands(lang: str) -> None:
    said = {"en": ["yes", "no"], "fr": ["oui", "non"], "de": ["ja", "nein"]}
    words = words_for("shafausa", lang)
    view = catalogue.find("shafausa").start(2, "words")[0].view_of(Seat(0))
    assert [words.value(BuildCity, "buy", value, view) for value in (True, False)] == said[lang]
    assert [words.named(value) for value in (True, False)] == said[lang]


def test_descriptions_of_commands_are_said_whole() -> None:
    for payload in described([one for one in payloads() if one["name"].replace("-", "_") not in catalogue.names()]):
        for text in (payload["description"], *payload["description_localizations"].values()):
            assert 1 <= len(text) < 100, text


@IN_EVERY_LANGUAGE
def test_numbers_of_matches_and_incidents_are_plain(lang: str) -> None:
    words = bot_words(lang)
    assert words.say("match-name", game="Comuni", number=12345) == "Comuni #12345"
    assert "12345" in words.say("incident", number=12345)


@IN_EVERY_LANGUAGE
def test_a_match_may_have_no_winner(lang: str) -> None:
    words = bot_words(lang)
    said = [words.say("post-over", names=names, count=count) for count, names in enumerate(("", "Ada", "Ada, Bo"))]
    assert len(set(said)) == 3
    assert said[0] == said[0].strip()
