"""Exchanges: at any time a seat is asked something, two cubes may become one."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from engine.core.api import Action, Liberty, Option, Seat, on, require
from engine.games.comuni.actions import Commit, Exchange
from engine.games.comuni.components import ComuniGame
from engine.games.comuni.events import Exchanged
from engine.games.comuni.invasion import cost
from engine.games.comuni.pieces import Cubes, Resource, View
from engine.games.comuni.supply import CUBES_FOR_ONE, gain, pay

INTO = {
    Resource.PILGRIM: (Resource.GOLD, Resource.ARMY, Resource.CRAFTSMAN),
    Resource.GOLD: (Resource.ARMY,),
}
EXCHANGES = [Exchange(give=give, receive=receive) for give, receives in INTO.items() for receive in receives]


def reserved(answer: Action | None) -> Cubes:
    """The cubes that a commitment already made takes; until it is changed they cannot be exchanged."""
    return cost(answer) if isinstance(answer, Commit) else Cubes()


@cache
def _possible(pilgrims: bool, gold: bool, supply: tuple[Resource, ...]) -> list[Exchange]:
    giving = {Resource.PILGRIM: pilgrims, Resource.GOLD: gold}
    return [one for one in EXCHANGES if giving[one.give] and one.receive in supply]


class Exchanges(Liberty):
    """Two pilgrims for a gold, an army or a craftsman; two gold for an army. Nothing else turns into anything."""

    too_late: ClassVar[str] = "exchange-in-scoring"

    def options(self, view: View) -> list[Option]:
        stock = view.hand.stock
        pilgrims, gold = stock.pilgrim, stock.gold
        if view.answer is not None:
            spent = reserved(view.answer)
            pilgrims, gold = pilgrims - spent.pilgrim, gold - spent.gold
        if pilgrims < CUBES_FOR_ONE > gold:
            return []  # most seats, most of the time
        return [*_possible(pilgrims >= CUBES_FOR_ONE, gold >= CUBES_FOR_ONE, tuple(view.table.supply))]

    @on(Exchange)
    def exchange(self, g: ComuniGame, seat: Seat, exchange: Exchange) -> None:
        require(exchange.receive is not Resource.PILGRIM, "no-exchange-into-pilgrims")
        require(exchange in EXCHANGES, "no-such-exchange", give=exchange.give, receive=exchange.receive)
        have, spent = g.hands[seat].stock[exchange.give], reserved(g.answers.get(seat))[exchange.give]
        require(have >= CUBES_FOR_ONE, "exchange-too-dear", give=exchange.give, have=have)
        require(have - spent >= CUBES_FOR_ONE, "exchange-reserved", give=exchange.give, reserved=spent)
        require(exchange.receive in g.table.supply, "supply-empty", resource=exchange.receive)
        pay(g, seat, exchange.give, CUBES_FOR_ONE)
        gain(g, seat, exchange.receive, 1)
        g.announce(Exchanged(seat, exchange.give, exchange.receive))
