"""House players of Comuni. A rookie plays by rules of thumb; a regular weighs what each move is worth in points."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.house import House, mind
from engine.games.comuni.regular import REGULAR
from engine.games.comuni.rookie import ROOKIE

LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
