"""FAMILY: trading with the bank at its fixed prices, at any moment of the game."""

from __future__ import annotations

from typing import ClassVar

from engine.core.api import Liberty, Option, Seat, on, require
from engine.games.shafausa.actions import Buy, Sell
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.budget import trades
from engine.games.shafausa.cards import FAMILY
from engine.games.shafausa.events import ResourceBought, ResourceSold
from engine.games.shafausa.management import Management
from engine.games.shafausa.pieces import Entry, Phase, Table, View, Work
from engine.games.shafausa.plan import Desk, perform
from engine.games.shafausa.prices import Means, means

#: the phases in which the bank is open
OPEN = (Phase.EXTRACTION, Phase.ORDER, Phase.BUYING, Phase.MANAGEMENT, Phase.ADMINISTRATION)


def _room(table: Table, now: Means) -> int | None:
    """How many resources may be bought: from the administration on no more than can be stored."""
    return max(0, now.capacity() - now.realm.held) if table.phase is Phase.ADMINISTRATION else None


class Trade(Liberty):
    """Buy and sell whenever the game waits for anyone; in the management phase trades are part of the plan."""

    anytime: ClassVar[bool] = True

    def options(self, view: View) -> list[Option]:
        table = view.table
        if view.variant.mode is not FAMILY or table.phase not in OPEN or isinstance(view.step, Management):
            return []
        now = means(table.realms[view.seat], view.data)
        return trades(now, table.exchange, _room(table, now))

    def _desk(self, g: ShafausaGame, seat: Seat) -> Desk:
        require(g.variant.mode is FAMILY, "trade-in-management")
        require(g.table.phase in OPEN, "trade-too-early")
        require(not isinstance(g.step, Management), "trade-in-plan")
        return Desk(g.table.realms[seat], g.data, g.variant.mode, g.table.exchange, g.table.mines)

    @on(Sell)
    def sell(self, g: ShafausaGame, seat: Seat, sell: Sell) -> None:
        done = perform(self._desk(g, seat), Entry(Work.SELL, resource=sell.resource, count=sell.count))
        g.announce(ResourceSold(seat, sell.resource, sell.count, done.chf))

    @on(Buy)
    def buy(self, g: ShafausaGame, seat: Seat, buy: Buy) -> None:
        desk = self._desk(g, seat)
        room = _room(g.table, means(desk.realm, g.data))
        require(room is None or buy.count <= room, "no-storage", room=room)
        done = perform(desk, Entry(Work.BUY, resource=buy.resource, count=buy.count))
        g.announce(ResourceBought(seat, buy.resource, buy.count, -done.chf))
