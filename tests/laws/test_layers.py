"""An import points down, never up or sideways."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "renderers", "sandbox")
#: the bot's own storeys, from the ground up: what is kept, happens, is written, is to be sent, is sent, is asked for
STOREYS = ("store", "match", "messages", "posts", "delivery", "commands")
FILES = sorted(file for package in PACKAGES for file in (ROOT / package).rglob("*.py"))

#: what the rules must not know: chance of their own, clocks, machines, networks, pixels
FOREIGN = {"random", "time", "datetime", "os", "asyncio", "socket"}
FOREIGN |= {"secrets", "threading", "subprocess", "discord", "PIL"}


def imports_of(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return found


def above(storey: str) -> tuple[str, ...]:
    return STOREYS[STOREYS.index(storey) + 1 :]


def wrong_imports(file: Path) -> list[str]:
    parts = file.relative_to(ROOT).parts
    package, wrong = parts[0], []
    for name in imports_of(file):
        first, *rest = name.split(".")
        if package == "sandbox" and first in ("bot", "engine", "renderers"):
            wrong.append(f"the sandbox speaks Discord's protocol and nothing else: {name}")
        if package in ("engine", "renderers") and first in ("bot", "discord", "sandbox"):
            wrong.append(f"{package} lies below: {name}")
        if package == "bot" and first == "sandbox":
            wrong.append(f"the bot knows Discord, not the sandbox: {name}")
        if package == "bot" and parts[1] in STOREYS and first == "bot" and set(rest[:1]) & set(above(parts[1])):
            wrong.append(f"{parts[1]} lies below: {name}")
        if package == "engine" and first == "renderers":
            wrong.append(f"the engine knows no pixel: {name}")
        if package == "engine" and parts[1] in ("core", "games") and first in FOREIGN:
            wrong.append(f"the rules know no {first}: {name}")
        if package == "engine" and parts[1] == "core" and name.startswith("engine.games."):
            wrong.append(f"the core knows no game: {name}")
        if package == "engine" and parts[1] == "core" and name.startswith("engine.cli"):
            wrong.append(f"the core lies below the command line: {name}")
        other_game = rest[1] if first == "engine" and rest[:1] == ["games"] and len(rest) > 1 else None
        if package == "engine" and parts[1] == "games" and other_game not in (None, parts[2]):
            wrong.append(f"games never import games: {name}")
        drawn = parts[1] if package == "renderers" and (ROOT / "engine" / "games" / parts[1]).is_dir() else None
        if drawn and other_game not in (None, drawn):
            wrong.append(f"a game's pictures show that game: {name}")
    return wrong


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_point_down(file: Path) -> None:
    assert not wrong_imports(file)


VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
VAGUE |= {"handler", "handlers", "service", "services"}


def test_every_module_is_named_after_a_thing() -> None:
    assert not [file for file in FILES if file.stem in VAGUE]
