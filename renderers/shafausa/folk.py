"""The eight peoples: the charge each of them bears on its shield."""

from __future__ import annotations

from engine.games.shafausa.pieces import People
from renderers.api import Sprite
from renderers.shafausa.goods import ART

_CHARGES = {people: ART[f"people-{people}"] for people in People}


def charge(people: People, size: int, paint: str) -> Sprite:
    """What a people bears on its shield."""
    return _CHARGES[people](size, paint)
