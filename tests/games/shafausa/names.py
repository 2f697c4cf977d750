"""The seats, the resources, the buildings and the steps of a plan of Shafausa by short names."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.games.shafausa.actions import BuildMine, Buy, Sell, Speculate
from engine.games.shafausa.pieces import RESOURCES, Building, Resource

A, B, C, D = (Seat(number) for number in range(4))
WOOD, STONE, IRON, COAL, COPPER, SILVER, GOLD = RESOURCES
INN, IRONWORKS, KILN, LOFT, QUARRY = (
    Building.INN, Building.IRONWORKS, Building.KILN, Building.LOFT, Building.QUARRY,
)  # fmt: skip
HOUSE, SHOP, OFFICE = Building.BUILDERS_HOUSE, Building.BOOSTER_SHOP, Building.OFFICE


def sell(resource: Resource, count: int = 1) -> Sell:
    return Sell(resource=resource, count=count)


def buy(resource: Resource, count: int = 1) -> Buy:
    return Buy(resource=resource, count=count)


def mine(resource: Resource, city: int = 0, *, bought: bool = False) -> BuildMine:
    return BuildMine(resource=resource, city=city, buy=bought)


def speculate(resource: Resource, sale: int | None = None, purchase: int | None = None) -> Speculate:
    return Speculate(resource=resource, sale=sale, purchase=purchase)
