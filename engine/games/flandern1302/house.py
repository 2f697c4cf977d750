"""House players of Flandern 1302. A rookie plays by rules of thumb; a regular weighs what a move is worth in points."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.house import House, mind
from engine.games.flandern1302.regular import REGULAR
from engine.games.flandern1302.rookie import ROOKIE

LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
