"""A component file that cannot be is told an owner line by line: each way that `tests/violations` lists."""

from __future__ import annotations

import pytest

from engine.core import catalogue
from tests.component_files import changed, said_of, violations
from tests.laws.tables import NAMES, OURS

LISTED = [(name, what) for name in NAMES for what in violations(name)]


@pytest.mark.parametrize("name", [name for name in OURS if catalogue.find(name).component_file])
def test_what_can_be_wrong_with_the_components_of_a_game_is_listed(name: str) -> None:
    assert len(violations(name)) > 10


@pytest.mark.parametrize(("name", "what"), LISTED, ids=[f"{name}: {what}" for name, what in LISTED])
def test_each_violation_has_its_own_line(name: str, what: str) -> None:
    told = violations(name)[what]
    lines = said_of(name, changed(name, told.get("values"), told.get("added"), told.get("removed", ())))
    # of what leads to many violations, the first are listed, and how many there are
    assert (lines[: len(told["said"])], len(lines)) == (told["said"], told.get("lines", len(told["said"])))
