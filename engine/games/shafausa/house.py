"""House players of Shafausa. A rookie plays by rules of thumb; a regular weighs money against points and time."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.house import House, mind
from engine.games.shafausa.regular import REGULAR
from engine.games.shafausa.rookie import ROOKIE

LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
