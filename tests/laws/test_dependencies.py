"""Whatever is imported is declared: for the bot itself, or in the group of those who need it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = {"bot", "engine", "renderers", "sandbox"}
#: which groups someone who installs a package for its purpose has: the sandbox is played with, PostgreSQL chosen
GROUPS = {
    "bot": {"metrics", "postgres", "sentry"},
    "engine": set[str](),
    "renderers": set[str](),
    "sandbox": {"sandbox"},
}
#: what runs elsewhere: other engines in an environment of their own, the model of a new game, pictures of the page
ELSEWHERE = ("engine/cli/peers.py", "engine/cli/scaffold/", "sandbox/screenshots.py")


def declared() -> tuple[set[str], dict[str, set[str]]]:
    """The distributions of the bot itself, and those of each group."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    def names(lines: list[str]) -> set[str]:
        found = [re.match(r"([\w.-]+)(?:\[([\w,-]+)\])?", line) for line in lines]
        # psycopg[pool] is psycopg and psycopg-pool
        return {
            normal(name)
            for one in found
            if one
            for name in (one[1], *(f"{one[1]}-{extra}" for extra in (one[2] or "").split(",") if extra))
        }

    return names(project["dependencies"]), {
        group: names(lines) for group, lines in project["optional-dependencies"].items()
    }


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def modules(package: str) -> list[Path]:
    """The modules of a package that run where it is installed."""
    files = sorted((ROOT / package).rglob("*.py"))
    return [file for file in files if not file.relative_to(ROOT).as_posix().startswith(ELSEWHERE)]


@cache
def imported(file: Path) -> frozenset[str]:
    """The top of everything that a module imports from elsewhere."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return frozenset(found - set(sys.stdlib_module_names) - OWN - {"__future__"})


@cache
def homes_of_modules() -> Mapping[str, list[str]]:
    """By the name that is imported, the distributions that bring it; it takes a while to read all of them."""
    return packages_distributions()


@pytest.mark.parametrize("package", sorted(OWN))
def test_every_import_from_elsewhere_is_declared_where_it_is_needed(package: str) -> None:
    core, groups = declared()
    allowed = core.union(*(groups[group] for group in GROUPS[package]))
    homes = homes_of_modules()
    wrong = []
    for file in modules(package):
        for name in sorted(imported(file)):
            distributions = {normal(home) for home in homes.get(name, [])}
            if not distributions & allowed:
                wrong.append(f"{file.relative_to(ROOT)}: {name} ({', '.join(distributions) or 'not installed'})")
    assert not wrong


def test_nothing_is_declared_that_nobody_imports() -> None:
    homes = homes_of_modules()
    used = {
        normal(home)
        for package in OWN
        for file in modules(package)
        for name in imported(file)
        for home in homes.get(name, [])
    }
    core, groups = declared()
    # read by zoneinfo where the machine has no list of zones of its own
    assert core - used == {"tzdata"}
    assert groups["sandbox"] <= used
