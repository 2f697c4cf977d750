"""Money and the seven resources, mines, miners and warehouses: each with a silhouette of its own."""

from __future__ import annotations

from pathlib import Path

from engine.games.shafausa.pieces import Resource
from renderers.api import Art, Sprite

ART = Art(Path(__file__).parent / "art")
_GOODS = {resource: ART[f"good-{resource}"] for resource in Resource}
_WAREHOUSES = {True: ART["warehouse"], False: ART["warehouse-unbuilt"]}
chafouin = ART["chafouin"]
adit = ART["adit"]
shaft = ART["shaft"]
miner = ART["miner"]
bag = ART["bag"]
crossed = ART["crossed"]
rise = ART["rise"]
fall = ART["fall"]
moon = ART["moon"]


def good(resource: Resource, size: int) -> Sprite:
    """A resource's sign."""
    return _GOODS[resource](size)


def warehouse(size: int, built: bool = True) -> Sprite:
    """A barn with a double gate; hollow where none stands yet."""
    return _WAREHOUSES[built](size)
