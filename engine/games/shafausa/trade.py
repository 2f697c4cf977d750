"""FAMILY: trading with the bank at its fixed prices, at any moment of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.api import Decision, Liberty, Option, Seat, on, require
from engine.games.shafausa.actions import Buy, Sell
from engine.games.shafausa.agreement import Agreement, ShafausaGame
from engine.games.shafausa.budget import purchases, sales
from engine.games.shafausa.cards import FAMILY
from engine.games.shafausa.components import Components
from engine.games.shafausa.management import LINES, Management, tried
from engine.games.shafausa.pieces import Phase, Realm, Table, View, counts
from engine.games.shafausa.plan import Desk
from engine.games.shafausa.prices import allowed, capacity

# found at once, see prices
ADMINISTRATION = Phase.ADMINISTRATION
#: the phases in which the bank is open
OPEN = frozenset({Phase.EXTRACTION, Phase.ORDER, Phase.BUYING, Phase.MANAGEMENT, Phase.ADMINISTRATION})


def _room(table: Table, realm: Realm, stock: Sequence[int], data: Components) -> int | None:
    """How many resources may be bought: from the administration on no more than can be stored."""
    return max(0, capacity(realm, data) - sum(stock)) if table.phase is ADMINISTRATION else None


class Trade(Liberty):
    """Buy and sell whenever the game waits for anyone; in the management phase trades are part of the plan."""

    anytime: ClassVar[bool] = True

    def is_known(self, variant: Agreement) -> bool:
        return variant.mode is FAMILY

    def is_beside(self, question: type[Decision]) -> bool:
        return question is not Management

    def options(self, view: View) -> list[Option]:
        table = view.table
        if type(view.step) is Management or table.phase not in OPEN:
            return []
        realm, data = table.realms[view.seat], view.data
        stock = counts(realm.stock)
        found: list[Option] = [*sales(stock)]
        if (room := _room(table, realm, stock, data)) != 0:
            now = allowed(realm, data)
            cheaper = now.halls and now.cheaper(realm)
            found += purchases(tuple(table.exchange), realm.chf, cheaper, data, room)
        return found

    @on(Sell, Buy)
    def trade(self, g: ShafausaGame, seat: Seat, step: Sell | Buy) -> None:
        table = g.table
        require(self.is_known(g.variant), "trade-in-management")
        require(table.phase in OPEN, "trade-too-early")
        require(not isinstance(g.step, Management), "trade-in-plan")
        desk = Desk(table.realms[seat], g.data, g.variant, table)
        room = _room(table, desk.realm, counts(desk.realm.stock), g.data) if isinstance(step, Buy) else None
        require(room is None or step.count <= room, "no-storage", room=room)
        [done] = tried(desk, step, 0)
        g.announce(LINES[done.work](seat, done, abs(done.chf), g.data))
