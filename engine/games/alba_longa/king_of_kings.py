"""Phase 5, the King of Kings: who holds the card begins; the holder names the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat, clockwise
from engine.core.step import Decision, on
from engine.games.alba_longa.actions import Appoint, appoint
from engine.games.alba_longa.events import KingKept, KingNamed
from engine.games.alba_longa.pieces import Table, View

if TYPE_CHECKING:
    from engine.games.alba_longa import AlbaLonga


def heirs(table: Table, holder: Seat) -> list[Seat]:
    """Who may get the card: other living Kings, clockwise."""
    return [seat for seat in clockwise(holder, len(table.cities))[1:] if table.cities[seat].alive]


def pass_card(g: AlbaLonga) -> None:
    """The holder names another living King; with only one left there is nothing to ask."""
    table = g.table
    others = heirs(table, table.king)
    if len(others) == 1:
        Succession(table.king).appoint(g, table.king, appoint(city=table.cities[others[0]].town))
    elif others:
        g.do(Succession(table.king))


class Succession(Decision, tag="Succession"):
    """The King of Kings card goes to any other living King, also when its holder has just been forgotten."""

    from_hand: ClassVar[bool] = False
    seat: Seat

    def options(self, view: View) -> list[Option]:
        return [appoint(city=view.table.cities[seat].town) for seat in heirs(view.table, self.seat)]

    @on(Appoint)
    def appoint(self, g: AlbaLonga, seat: Seat, named: Appoint) -> None:
        towns = [g.table.cities[heir].town for heir in heirs(g.table, seat)]
        require(named.city != g.table.cities[seat].town, "another-king", towns=tuple(towns))
        crown(g, seat, named, tuple(towns))


class FirstKing(Decision, tag="FirstKing"):
    """One King, drawn by lot, names the first King of Kings; he may name himself."""

    from_hand: ClassVar[bool] = False
    seat: Seat

    def options(self, view: View) -> list[Option]:
        cities = view.table.cities
        return [appoint(city=cities[seat].town) for seat in clockwise(self.seat, len(cities))]

    def absent(self, view: View) -> Action:
        return appoint(city=view.table.cities[view.seat].town)

    @on(Appoint)
    def appoint(self, g: AlbaLonga, seat: Seat, named: Appoint) -> None:
        crown(g, seat, named, tuple(city.town for city in g.table.cities))


def crown(g: AlbaLonga, seat: Seat, named: Appoint, towns: tuple[object, ...]) -> None:
    """Hand the card over."""
    require(named.city in towns, "no-such-king", town=named.city, towns=towns)
    king = g.table.seat_of(named.city)
    assert king is not None
    g.table.king = king
    g.announce(KingKept(seat) if king == seat else KingNamed(seat, king))
