"""House players of Alba Longa. A rookie plays by rules of thumb; a regular weighs what each peasant is worth."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.house import House, mind
from engine.games.alba_longa.regular import REGULAR
from engine.games.alba_longa.rookie import ROOKIE

LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
