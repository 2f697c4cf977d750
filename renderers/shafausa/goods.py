"""Money and the seven resources, mines, miners, warehouses, buildings and peoples: each a silhouette of its own."""

from __future__ import annotations

from pathlib import Path

from engine.games.shafausa.pieces import Building, People, Resource
from renderers.api import Art, Sprite

ART = Art(Path(__file__).parent / "art")
good = ART.each("good-{}", Resource)
#: a little house with the tool of its trade
house = ART.each("house-{}", Building)
#: what a people bears on its shield
charge = ART.each("people-{}", People)
chafouin = ART["chafouin"]
adit = ART["adit"]
shaft = ART["shaft"]
miner = ART["miner"]
bag = ART["bag"]
crossed = ART["crossed"]
#: a town gate with battlements
gate = ART["gate"]
rise = ART["rise"]
fall = ART["fall"]
moon = ART["moon"]
_WAREHOUSES = {True: ART["warehouse"], False: ART["warehouse-unbuilt"]}


def warehouse(size: int, built: bool = True) -> Sprite:
    """A barn with a double gate; hollow where none stands yet."""
    return _WAREHOUSES[built](size)
