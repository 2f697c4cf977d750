"""An import points down, never up or sideways."""

from __future__ import annotations

import ast
import re
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "renderers", "sandbox")
#: the bot's own floors, from the ground up; packages and modules of one floor do not know each other
FLOORS: tuple[set[str], ...] = (
    # what knows nothing of the bot
    {"board_text", "clock", "concurrency_limit", "cooldown", "icons", "keyed_workers", "listen_address", "metrics"}
    | {"names", "orientation", "pace", "process_identity", "rate_limiter", "rulebook_example"}
    | {"safe_traceback", "shards", "worker_process"},
    # what is kept, and how the bot is set up
    {"background", "logs", "process_pool", "prometheus_metrics", "store"},
    {"outbox_watch", "sentry_reports", "wording"},
    {"settings"},
    # what happens in a match
    {"discord_endpoints", "match", "metrics_endpoint"},
    # what is written and drawn
    {"messages", "presence", "tenancy"},
    {"command_payloads", "handover", "periodic_work", "pictures", "position_packer", "sentence_warmer"},
    # what is sent
    {"posts"},
    {"delivery"},
    # what people ask for
    {"greetings", "requests"},
    {"command_parts"},
    {"commands"},
    {"command_registry"},
    {"command_upload", "emoji_upload", "installed_games", "surroundings"},
    # all of it together, and its connection to Discord
    {"app"},
    {"client"},
    {"console"},
    {"__main__"},
)
LEVELS = {name: level for level, floor in enumerate(FLOORS) for name in floor}
SQL_CALLS = {"execute", "executemany", "executescript", "fetchone", "fetchall"}
SQL = re.compile(r"\b(SELECT .* FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM) ")
#: what `python -m engine new` writes is a package of its own, and stands on top of all
SCAFFOLD = ROOT / "engine" / "cli" / "scaffold"
FILES = sorted(
    file for package in PACKAGES for file in (ROOT / package).rglob("*.py") if not file.is_relative_to(SCAFFOLD)
)

#: what the rules must not know: chance of their own, clocks, machines, networks, pixels
FOREIGN = {"random", "time", "datetime", "os", "asyncio", "socket"}
FOREIGN |= {"secrets", "threading", "subprocess", "discord", "PIL"}
#: a lock, and no more: several threads load games, and a game must be read, and the forms of a save and of a component
#: file made, by one of them
LOCKED = {
    (file, name)
    for file in ("engine/core/game.py", "engine/core/discovery.py", "engine/core/components.py")
    for name in ("threading.RLock", "threading")
}


@cache
def imports_of(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return found


def unit_of(module: Path | str) -> str | None:
    """The package or module of the bot that something belongs to; None for the bot as a whole."""
    parts = module.relative_to(ROOT).with_suffix("").parts if isinstance(module, Path) else module.split(".")
    return parts[1] if parts[0] == "bot" and len(parts) > 1 and parts[1] != "__init__" else None


def is_upwards(file: Path, name: str) -> bool:
    """Whether a file of the bot imports something that does not lie below it."""
    here, there = unit_of(file), unit_of(name)
    return here is not None and there is not None and here != there and LEVELS[there] >= LEVELS[here]


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
        if is_upwards(file, name):
            wrong.append(f"{unit_of(file)} does not lie above: {name}")
        if package == "bot" and parts[1] == "commands" and name.startswith("bot.commands"):
            wrong.append(f"what commands share lies in bot/command_parts: {name}")
        if package == "engine" and first == "renderers":
            wrong.append(f"the engine knows no pixel: {name}")
        if (
            package == "engine"
            and parts[1] in ("core", "games")
            and first in FOREIGN
            and (file.relative_to(ROOT).as_posix(), name) not in LOCKED
        ):
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


def test_every_module_of_the_bot_stands_on_a_floor() -> None:
    units = {unit_of(file) for file in FILES} - {None}
    assert units <= LEVELS.keys()
    assert sum(len(floor) for floor in FLOORS) == len(LEVELS), "each on one floor"


def test_no_modules_of_the_bot_import_each_other_in_a_circle() -> None:
    names = {file: ".".join(file.relative_to(ROOT).with_suffix("").parts) for file in FILES}
    modules = {name.removesuffix(".__init__"): file for file, name in names.items() if name.startswith("bot")}
    below = {module: imports_of(file) & modules.keys() - {module} for module, file in modules.items()}
    # a package runs its __init__ first, whichever of its modules is wanted
    assert list(
        TopologicalSorter({one: {to for to in found if to not in one} for one, found in below.items()}).static_order()
    )


@pytest.mark.parametrize("file", [file for file in FILES if file.is_relative_to(ROOT / "bot")], ids=str)
def test_sql_is_written_in_the_store_only(file: Path) -> None:
    if unit_of(file) == "store":
        return
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        assert not (isinstance(node, ast.Attribute) and node.attr in SQL_CALLS), f"line {node.lineno}"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not SQL.search(node.value), f"line {node.lineno}"


@pytest.mark.parametrize("file", [file for file in FILES if file.is_relative_to(ROOT / "bot")], ids=str)
def test_nobody_calls_himself_anything(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.arg) and node.arg == "self":
            assert node.annotation is None, f"line {node.lineno}"


VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
VAGUE |= {"handler", "handlers", "service", "services"}


def test_every_module_is_named_after_a_thing() -> None:
    assert not [file for file in FILES if file.stem in VAGUE]
