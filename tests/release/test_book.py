"""The book for operators is true: every command, setting, service and file in it is one that there is."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import command_registry
from bot.console.command_line import COMMANDS, main
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "docs" / "operating"
CHAPTERS = [ROOT / "docs" / "scaling.md", *sorted(BOOK.glob("*.md"))]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *CHAPTERS]
EACH = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
OF_THE_BOOK = pytest.mark.parametrize("page", CHAPTERS, ids=lambda page: page.name)
TARGETS = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
FENCED = re.compile(r"^```\w*\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:\w+=\S+ )*(?:paravent|make|docker) [^`]+)`")
#: what stands before the command itself: settings, a container, a folder
BEFORE = re.compile(
    r"^(?:[A-Z_]+=\S+ |ExecStart=|docker compose (?:--file \S+ )?(?:exec|run)(?: -\S+)* \S+ |/\S+/(?=paravent ))+"
)


class Parsed(Exception):
    """The call fits; nothing is carried out."""


def calls(page: Path) -> list[str]:
    """Every command that a page tells people to type."""
    text = page.read_text("utf-8")
    lines = [line.partition(" #")[0].strip() for block in FENCED.findall(text) for line in block.splitlines()]
    return lines + INLINE.findall(FENCED.sub("", text))


def ours(page: Path) -> list[str]:
    """Calls of paravent and make, without what stands before them, and without what the shell fills in."""
    # ID stands for the number of someone
    filled = [re.sub(r"\bID\b", "123456789012345678", re.sub(r"\$\([^)]*\)", "x", call)) for call in calls(page)]
    bare = [BEFORE.sub("", call) for call in filled]
    return [call for call in bare if call.startswith(("paravent ", "make ")) and not call.endswith("...")]


@pytest.fixture
def only_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every parser reads its arguments, and that is all."""
    real = argparse.ArgumentParser.parse_args

    def parse(parser: argparse.ArgumentParser, args: Sequence[str] | None = None, namespace: Any = None) -> None:
        real(parser, args, namespace)
        raise Parsed

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parse)


def fits(call: str) -> bool:
    """Whether a call is one that can be made."""
    program, *words = shlex.split(call)
    if program == "make":
        return any(word in TARGETS for word in words) and all(word in TARGETS or "=" in word for word in words)
    # health has no parser unless it is called wrongly
    if words in (["health"], ["--version"], ["--help"]):
        return True
    try:
        main(words)
    except Parsed:
        return True
    except SystemExit as ended:
        return not ended.code
    return False


@EACH
def test_every_command_of_a_page_can_be_called_like_that(page: Path, only_parsed: None) -> None:
    assert not [call for call in ours(page) if not fits(call)]


def test_the_book_speaks_of_the_commands_for_operators(only_parsed: None) -> None:
    named = {shlex.split(call)[1] for page in BOOK.glob("*.md") for call in ours(page) if call.startswith("paravent ")}
    assert {"run", "check", "backup", "restore", "copy-store", "health"} <= named
    assert named <= {*COMMANDS, "--version", "--help"}


@pytest.mark.parametrize(
    "call",
    ["paravent brew", "paravent backup", "paravent restore a b", "paravent check --all", "make coffee", "make NAME=1"],
)
def test_a_call_that_cannot_be_made_is_found(call: str, only_parsed: None) -> None:
    assert not fits(call)


@OF_THE_BOOK
def test_every_setting_of_a_chapter_exists(page: Path) -> None:
    named = set(re.findall(r"\b((?:PARAVENT|DISCORD)_[A-Z_]*[A-Z])\b", page.read_text("utf-8")))
    assert {name.lower() for name in named} <= set(Settings.model_fields)


@EACH
def test_every_service_of_a_composition_exists(page: Path) -> None:
    for call in calls(page):
        named = re.match(r"docker compose (?:--file (\S+) )?(?:exec|run)(?: -\S+)* (\S+)", call)
        if named:
            composed = yaml.safe_load((ROOT / (named[1] or "compose.yaml")).read_text("utf-8"))
            assert named[2] in composed["services"], call


@OF_THE_BOOK
def test_every_slash_command_of_a_chapter_exists(page: Path) -> None:
    known = set()
    for payload in command_registry.payloads():
        parts = [option["name"] for option in payload.get("options", ()) if option["type"] == 1]
        known |= {f"/{payload['name']}", *(f"/{payload['name']} {part}" for part in parts)}
    for one in re.findall(r"`(/(?:table|game|settings|privacy)[^`]*)`", page.read_text("utf-8")):
        assert " ".join(one.split()[:2]) in known, one
