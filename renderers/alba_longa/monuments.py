"""What stands in a city: ten monuments to the gods, the foundations of those to come, and the huts of the people."""

from __future__ import annotations

from renderers.alba_longa.signs import ART
from renderers.api import LIVERIES, Sprite

#: height of a monument by its width
TALL = 1.2
_COUNT = 10
_monument = ART.each("monument-{}", range(_COUNT))
#: of wattle and thatch: someone at home, or empty; some cost no die
hut = ART.each("hut-{}", ("home", "free-home", "empty", "free-empty"))
_DISC = ART["disc"]
foundation = ART["foundation"]
ruin = ART["ruin"]
#: monuments in general: a temple front
sign = ART["monument"]


def monument(number: int, wide: int, livery: int) -> Sprite:
    """One of the ten, counted from 0, with its city's colour on it."""
    return _monument(number % _COUNT, wide, LIVERIES[livery].paint)


def disc(size: int, livery: int) -> Sprite:
    """A wooden disc in a city's colour."""
    return _DISC(size, LIVERIES[livery].letter, paint=LIVERIES[livery].paint)
