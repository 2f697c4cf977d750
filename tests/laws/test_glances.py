"""Experts may let house players glance at imagined games instead of freezing what each sees: both lead to the same."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.foresight import Foresight
from tests.laws.tables import NAMES, Case, cases

#: a game is followed this far
MOST = 400
HOME = Path(engine.__file__).parent.parent


def foresight_of(name: str) -> Foresight | None:
    return catalogue.kit(name).foresight


GLANCING = {name for name in NAMES if (foresight := foresight_of(name)) and foresight.glances}


def played(case: Case, glancing: bool) -> list[Action]:
    """What the house players do whom an expert imagines, from the first question to the end."""
    foresight = foresight_of(case.game)
    assert foresight
    others: Mapping[Any, Any] = catalogue.kit(case.game).house[foresight.level]
    # the seat that thinks may play otherwise
    minds = [{**others, **foresight.own}, *[others] * (case.players - 1)]
    game, actions = case.start("glances"), list[Action]()
    dice = [Dice(f"glances {seat}") for seat in range(case.players)]
    for _ in range(MOST):
        if game.over:
            break
        seat = game.asked[0]
        before = game.save()
        action = minds[seat][type(game.step)](game.glance(seat) if glancing else game.view_of(seat), dice[seat])
        assert game.save() == before
        actions.append(action)
        game.submit(seat, action)
    return actions


@pytest.mark.parametrize("case", [case for case in cases(per_count=3) if case.game in GLANCING], ids=str)
def test_house_players_who_glance_decide_as_with_views_and_change_nothing(case: Case) -> None:
    # one game after the other: what was kept of a glance would be looked up at the next one
    assert played(case, glancing=True) == played(case, glancing=False)


def test_only_the_core_glances() -> None:
    users = set()
    for folder in ("engine", "bot", "renderers"):
        for path in (HOME / folder).rglob("*.py"):
            source = path.read_text("utf-8")
            if "glance" not in source:
                continue
            names = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
            if "glance" in names:
                users.add(path.relative_to(HOME).as_posix())
    assert users == {"engine/core/expert.py"}
