"""The seats and the resources of Shafausa by short names."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.games.shafausa.pieces import RESOURCES

A, B, C, D = (Seat(number) for number in range(4))
WOOD, STONE, IRON, COAL, COPPER, SILVER, GOLD = RESOURCES
