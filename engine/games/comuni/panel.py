"""How Comuni's questions are put to people: what values are called in a list, and the numbers that matter."""

from __future__ import annotations

from engine.core.panel import Panel
from engine.games.comuni import wording
from engine.games.comuni.actions import AddFloor, Bid, Exchange, Found, Mend, Move, RaiseWall, Take
from engine.games.comuni.building import BuildStep
from engine.games.comuni.invasion import Commitment
from engine.games.comuni.projects import Projects

PANEL = Panel(
    labels={
        (Bid, "column"): wording.column,
        (Move, "column"): wording.column,
        (Take, "resource"): wording.one_cube,
        (Found, "category"): wording.kind,
        (AddFloor, "building"): wording.building,
        (RaiseWall, "section"): wording.section,
        (Mend, "tiles"): wording.tiles,
        (Exchange, "give"): wording.two_cubes,
        (Exchange, "receive"): wording.one_cube,
    },
    numbers={Projects: wording.projects, Commitment: wording.commitment, BuildStep: wording.build_step},
)
