"""Little houses that rise by floors: a market hall, a tower, a school, a church, and the city wall.

Each category has its own silhouette. All are drawn on a grid of 100 across; a floor is FLOOR high, a roof ROOF.
"""

from __future__ import annotations

from pathlib import Path

from engine.games.comuni.pieces import TALLEST, Category
from renderers.api import Art, Sprite

FLOOR, ROOF = 44.0, 46.0
COURSE, MERLON = 27.0, 17.0
ART = Art(Path(__file__).parent / "art")
_HEIGHTS = range(1, TALLEST + 1)
_HOUSES = {(category, floors): ART[f"house-{category}-{floors}"] for category in Category for floors in _HEIGHTS}
#: a section of the city wall; every card is a course of stones
wall = ART.each("wall-{}", _HEIGHTS)


def high(floors: int, wide: int) -> int:
    """Pixels from the ground to the tip of the roof."""
    return round((floors * FLOOR + ROOF) * wide / 100)


def wall_high(courses: int, wide: int) -> int:
    """Pixels from the ground to the top of the merlons."""
    return round((courses * COURSE + MERLON + 2) * wide / 100)


def building(category: Category, floors: int, wide: int) -> Sprite:
    """A building of this many floors, standing on the lower edge of its sprite."""
    return _HOUSES[category, floors](wide)
