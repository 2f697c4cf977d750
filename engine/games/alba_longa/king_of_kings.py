"""Phase 5, the King of Kings: who holds the card begins; the holder names the next one."""

from __future__ import annotations

from engine.core.api import Seat, circle, on, require
from engine.games.alba_longa.actions import APPOINT, Appoint
from engine.games.alba_longa.asked_kings import _Choice
from engine.games.alba_longa.events import KingKept, KingNamed
from engine.games.alba_longa.options import AlbaLongaGame, Latium
from engine.games.alba_longa.pieces import Table


def heirs(table: Table, holder: Seat) -> list[Seat]:
    """Who may get the card: other living Kings, clockwise."""
    return [seat for seat in circle(holder, len(table.cities))[1:] if table.cities[seat].alive]


class Succession(_Choice, tag="Succession"):
    """The King of Kings card goes to any other living King, also when its holder has just been forgotten."""

    def choices(self, at: Latium) -> list[Appoint]:
        return [APPOINT[at.table.cities[heir].town] for heir in heirs(at.table, self.seat)]

    @on(Appoint)
    def appoint(self, g: AlbaLongaGame, seat: Seat, named: Appoint) -> None:
        towns = tuple(choice.city for choice in self.choices(g))
        require(named.city != g.table.cities[seat].town, "another-king", towns=towns)
        crown(g, seat, named, towns)


class FirstKing(_Choice, tag="FirstKing"):
    """One King, drawn by lot, names the first King of Kings; he may name himself."""

    def choices(self, at: Latium) -> list[Appoint]:
        cities = at.table.cities
        return [APPOINT[cities[seat].town] for seat in circle(self.seat, len(cities))]

    @on(Appoint)
    def appoint(self, g: AlbaLongaGame, seat: Seat, named: Appoint) -> None:
        crown(g, seat, named, tuple(city.town for city in g.table.cities))


def crown(g: AlbaLongaGame, seat: Seat, named: Appoint, towns: tuple[object, ...]) -> None:
    """Hand the card over."""
    require(named.city in towns, "no-such-king", town=named.city, towns=towns)
    king = g.table.seat_of(named.city)
    assert king is not None
    g.table.king = king
    g.announce(KingKept(seat) if king == seat else KingNamed(seat, king))
