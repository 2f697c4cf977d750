"""SQL is written in one place: to change a table, look into bot/store, and nowhere else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STORE = ROOT / "bot" / "store"
FILES = sorted(file for file in (ROOT / "bot").rglob("*.py") if STORE not in file.parents)
SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|PRAGMA|BEGIN|COMMIT|ROLLBACK)\b")
CALLS = {"execute", "executemany", "executescript"}


def sql_in(source: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.match(node.value):
            found.append(f"{node.lineno}: {node.value}")
        if isinstance(node, ast.Attribute) and node.attr in CALLS:
            found.append(f"{node.lineno}: .{node.attr}")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sql_outside_the_store(file: Path) -> None:
    assert not sql_in(file.read_text("utf-8"))


def test_sql_is_recognised_over_several_lines_too() -> None:
    assert sql_in('db.fetch("""\n    SELECT 1\n""")')
    assert sql_in("db.execute(statement)")
