"""Nothing is translated in vain: every message is asked for somewhere in the code, or said within another message."""

from __future__ import annotations

import re
from functools import cache
from os.path import relpath
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from pydantic_core.core_schema import ErrorType

from tests.fluent_forms import ROOT, locale_files

#: modules that speak for every game
SHARED = ("bot", "engine/core", "engine/cli", "renderers")
LITERAL = re.compile(r"[\"']([\w-]+)[\"']")
#: f"refusal-{key}", f"{word}-free": what stands around the part that is put in
FAMILY = re.compile(r"f[\"']([\w-]*)\{[^{}\"']*(?:'[^']*'[^{}\"']*)*\}([\w-]*)[\"']")
#: "scored-": what is put before something
HEAD = re.compile(r"[\"']([\w-]+-)[\"']")
WORD = re.compile(r"\b\w+\b")
SAID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WITHIN = re.compile(r"\{ ([a-z][\w-]*) \}")


class Asked(NamedTuple):
    """What the code asks for."""

    whole: frozenset[str]
    families: frozenset[tuple[str, str]]
    words: frozenset[str]

    def holds(self, key: str) -> bool:
        """Whether a key is asked for as a whole, or put together from parts that the code knows."""
        if key in self.whole or key.replace("-", "_") in self.words or key.title().replace("-", "") in self.words:
            return True
        return any(
            len(head) + len(tail) > 2
            and len(key) > len(head) + len(tail)
            and key.startswith(head)
            and key.endswith(tail)
            and self.holds(key[len(head) : len(key) - len(tail)])
            for head, tail in self.families
        )


@cache
def asked_in(floor: Path) -> Asked:
    """What is asked for by the modules of a folder."""
    text = "\n".join(file.read_text("utf-8") for file in floor.rglob("*.py"))
    families = {*FAMILY.findall(text), *((head, "") for head in HEAD.findall(text))}
    return Asked(frozenset(LITERAL.findall(text)), frozenset(families), frozenset(WORD.findall(text)))


def asked_by(home: Path) -> Asked:
    """What is asked for by the modules beside a locale folder, and by those that speak for every game."""
    floors = {ROOT / floor for floor in SHARED} | {home}
    # the words of a game's pictures come from the things of the game; those of the core are for all games
    floors |= {ROOT / "engine" if home.name in ("core", "cli") else ROOT / "engine/games" / home.name}
    asked = [asked_in(floor) for floor in floors]
    # what is wrong with a setting is named by the library that reads it
    named = frozenset(get_args(ErrorType))
    return Asked(
        frozenset().union(*(one.whole for one in asked)),
        frozenset().union(*(one.families for one in asked)),
        named.union(*(one.words for one in asked)),
    )


@cache
def said_within(home: Path) -> frozenset[str]:
    """Messages that stand in another one, in any language."""
    files = [file for lang in ("en", "fr", "de") for file in locale_files(lang) if home in file.parents]
    return frozenset(key for file in files for key in WITHIN.findall(file.read_text("utf-8")))


@pytest.mark.parametrize("file", locale_files("en"), ids=lambda file: relpath(file, ROOT))
def test_every_message_is_asked_for(file: Path) -> None:
    home = next(folder for folder in file.parents if folder.name == "locale").parent
    known, within = asked_by(home), said_within(home)
    keys = SAID.findall(file.read_text("utf-8"))
    assert keys
    assert [key for key in keys if key not in within and not known.holds(key)] == []


def test_a_message_that_nothing_asks_for_is_found() -> None:
    known = Asked(frozenset({"end-title"}), frozenset({("refusal-", ""), ("", "-free")}), frozenset({"not_yours"}))
    assert all(known.holds(key) for key in ("end-title", "refusal-not-yours", "refusal-end-title-free"))
    assert not any(known.holds(key) for key in ("end", "refusal-not-mine", "refusal-"))
