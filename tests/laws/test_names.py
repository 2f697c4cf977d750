"""One word, one meaning: the name of a class says which one is meant, and what a thing is."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.core import catalogue

ROOT = Path(__file__).parents[2]
#: words that say nothing about what is inside
VAGUE = {"util", "utils", "helper", "helpers", "manager", "managers", "handler", "handlers"}
VAGUE |= {"common", "misc", "service"}
#: a name two classes may share, and why nobody mixes them up
SHARED: dict[str, str] = {}


def files() -> Iterator[Path]:
    """Every module outside the games' own packages, where the rulebook chooses the words."""
    for folder in ("bot", "engine/core", "engine/cli", "renderers"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            if not set(file.relative_to(ROOT).parts) & {*catalogue.names(), "scaffold"}:
                yield file


@cache
def classes(file: Path) -> tuple[str, ...]:
    tree = ast.parse(file.read_text("utf-8"))
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return tuple(name for name in names if not name.startswith("_"))


def words_of(name: str) -> set[str]:
    """RenderPool -> render, pool; render_pool -> the same."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)}


def test_no_two_public_classes_have_the_same_name() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for file in files():
        for name in classes(file):
            homes[name].append(str(file.relative_to(ROOT)))
    twice = {name: places for name, places in homes.items() if len(places) > 1 and name not in SHARED}
    assert not twice
    assert not [name for name in SHARED if len(homes[name]) < 2], "nothing shares these names any more"


def test_no_class_or_module_has_a_name_that_says_nothing() -> None:
    found = [f"{file.relative_to(ROOT)}: {name}" for file in files() for name in (file.stem, *classes(file))]
    assert not [one for one in found if words_of(one.rpartition(": ")[2]) & VAGUE]
