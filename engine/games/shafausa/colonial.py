"""COLONIAL, the initial phase: three set-up tiles each, forward, backward and in a new order."""

from __future__ import annotations

from functools import lru_cache

from engine.core.api import Option, Rule, Seat, SeatDecision, on, require
from engine.games.shafausa.actions import TakeTile
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import OrderSet, Settled, TileTaken
from engine.games.shafausa.pieces import Building, Phase, Table, View

#: the first tiles of a seat, whose sum sets the turn order
TILES_COUNTED = 2


class InitialPhase(Rule, tag="InitialPhase"):
    """A first tile in turn order, a second one in reverse order."""

    def happen(self, g: ShafausaGame) -> None:
        table = g.table
        table.phase = Phase.DRAFT
        table.tiles = sorted(value for value, tile in g.data.tiles.items() if tile.back <= g.players)
        order = table.order
        g.do(*(Draft(seat) for seat in order), *(Draft(seat) for seat in reversed(order)), SmallestFirst())


class Draft(SeatDecision, tag="Draft"):
    """Take one of the tiles on the table."""

    def options(self, view: View) -> list[Option]:
        owned = _buildings(view.table, view.seat, view.data)
        return [_taking(value) for value in view.table.tiles if view.data.tiles[value].content.building not in owned]

    @on(TakeTile)
    def take(self, g: ShafausaGame, seat: Seat, take: TakeTile) -> None:
        table = g.table
        require(take.value in table.tiles, "tile-taken", value=take.value)
        building = g.data.tiles[take.value].content.building
        if building:
            require(building not in _buildings(table, seat, g.data), "tile-building", building=building)
        table.tiles.remove(take.value)
        table.realms[seat].tiles.append(take.value)
        g.announce(TileTaken(seat, take.value))


@lru_cache(maxsize=1024)
def _taking(value: int) -> TakeTile:
    """Each is built once."""
    return TakeTile(value=value)


def _buildings(table: Table, seat: Seat, data: Components) -> set[Building]:
    """Buildings on the tiles this seat has taken."""
    return {b for value in table.realms[seat].tiles if (b := data.tiles[value].content.building)}


class SmallestFirst(Rule, tag="SmallestFirst"):
    """The smaller sum of both tiles goes first, a tie to the smaller tile; in this order everyone takes a third."""

    def happen(self, g: ShafausaGame) -> None:
        table = g.table
        tiles = [realm.tiles for realm in table.realms]
        table.order = sorted(table.order, key=lambda seat: (sum(tiles[seat]), min(tiles[seat])))
        g.announce(OrderSet(tuple(table.order)))
        g.do(*(Draft(seat) for seat in table.order), Settle())


class Settle(Rule, tag="Settle"):
    """Everyone receives what the tiles show; buildings are constructed at once, without iron, in the first city."""

    def happen(self, g: ShafausaGame) -> None:
        table = g.table
        for seat in table.order:
            realm = table.realms[seat]
            contents = [g.data.tiles[value].content for value in realm.tiles]
            chf, miners = sum(c.chf for c in contents), sum(c.miners for c in contents)
            warehouses, cities = sum(c.warehouses for c in contents), sum(c.cities for c in contents)
            buildings = tuple(c.building for c in contents if c.building)
            realm.chf += chf
            realm.miners = min(g.data.most_miners, realm.miners + miners)
            realm.warehouses = min(len(g.data.warehouse_prices), realm.warehouses + warehouses)
            for number in range(realm.built, min(realm.built + cities, len(realm.cities))):
                realm.alter(number + 1, built=True)
            for building in buildings:
                g.box.bag.cards.remove(building)
                table.bag[building] -= 1
            realm.alter(1, buildings=realm.cities[0].buildings + buildings)
            g.announce(Settled(seat, chf, miners, warehouses, cities, buildings or None))
