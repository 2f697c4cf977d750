"""The people of Latium at work: every job has its tool, captives wear black and a rope, the sabotaged lie down."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.alba_longa.pieces import Job
from renderers.alba_longa.signs import ART
from renderers.api import LIVERIES, Sprite

_PEASANT = "peasant"
#: height of a figure by its width
TALL = 1.3
_figure = ART.each("figure-{}", (_PEASANT, *Job))
#: an empty place for a figure
place = ART["place"]


@lru_cache(maxsize=400)
def figure(wide: int, livery: int | None, job: Job | None = None, lying: bool = False) -> Sprite:
    """A peasant in his city's colour, a captive without one; standing, or lying with the head to the left."""
    if livery is None:
        drawn = _figure(job or _PEASANT, wide, "ink", hem="steel", skin="stone", line="steel", rope="straw")
    else:
        dress = LIVERIES[livery]
        drawn = _figure(job or _PEASANT, wide, dress.paint, hem=dress.pale if dress.letter == "chalk" else dress.deep)
    return Sprite(drawn.image.transpose(Image.Transpose.ROTATE_90)) if lying else drawn
