"""The twelve kinds of buildings: little houses, each with the tool of its trade."""

from __future__ import annotations

from engine.games.shafausa.pieces import Building
from renderers.api import Sprite
from renderers.shafausa.goods import ART

_HOUSES = {building: ART[f"house-{building}"] for building in Building}


def house(building: Building, size: int) -> Sprite:
    """A building's picture."""
    return _HOUSES[building](size)
