"""Cubes between the stocks and the supply. How many the supply holds nobody sees, only which kinds it still has."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.games.comuni.components import ComuniGame
from engine.games.comuni.events import SupplyRanOut
from engine.games.comuni.pieces import RESOURCES, Resource

#: what one cube costs in another kind: pilgrims stand in for anything, gold for an army
CUBES_FOR_ONE = 2


def give_back(g: ComuniGame, resource: Resource, count: int) -> None:
    """Cubes that return to the supply."""
    if count:
        g.box.supply.add(resource, count)
        if resource not in g.table.supply:
            g.table.supply = [kind for kind in RESOURCES if g.box.supply[kind]]


def take_out(g: ComuniGame, resource: Resource, count: int) -> int:
    """Cubes taken out of the supply: as many as there are, at most `count`."""
    if not count:
        return 0
    supply = g.box.supply
    left = supply[resource]
    taken = count if count < left else left
    if taken:
        supply.add(resource, -taken)
        if taken == left:
            g.table.supply.remove(resource)
            g.announce(SupplyRanOut(resource))
    return taken


def pay(g: ComuniGame, seat: Seat, resource: Resource, count: int) -> None:
    """Cubes of a stock go to the supply."""
    if count:
        g.hands[seat].stock.add(resource, -count)
        give_back(g, resource, count)


def gain(g: ComuniGame, seat: Seat, resource: Resource, count: int) -> int:
    """Cubes of the supply go to a stock; what the supply lacks is lost."""
    taken = take_out(g, resource, count)
    if taken:
        g.hands[seat].stock.add(resource, taken)
    return taken
