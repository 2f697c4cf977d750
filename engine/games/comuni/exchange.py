"""Exchanges: at any time a seat is asked something, two cubes may become one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.action import Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Liberty, on
from engine.games.comuni.actions import Commit, Exchange
from engine.games.comuni.events import Exchanged
from engine.games.comuni.invasion import cost
from engine.games.comuni.pieces import Resource, View
from engine.games.comuni.supply import gain, pay

if TYPE_CHECKING:
    from engine.games.comuni import Comuni

PRICE = 2
INTO = {
    Resource.PILGRIM: (Resource.GOLD, Resource.ARMY, Resource.CRAFTSMAN),
    Resource.GOLD: (Resource.ARMY,),
}
EXCHANGES = [Exchange(give=give, receive=receive) for give, receives in INTO.items() for receive in receives]


class Exchanges(Liberty):
    """Two pilgrims for a gold, an army or a craftsman; two gold for an army. Nothing else turns into anything."""

    too_late: ClassVar[str] = "exchange-in-scoring"

    def options(self, view: View) -> list[Option]:
        stock = view.hand.stock
        pilgrims, gold = stock.pilgrim, stock.gold
        if isinstance(view.answer, Commit):
            spent = cost(view.answer)
            pilgrims, gold = pilgrims - spent.pilgrim, gold - spent.gold
        if pilgrims < PRICE and gold < PRICE:
            return []
        free = {Resource.PILGRIM: pilgrims, Resource.GOLD: gold}
        return [one for one in EXCHANGES if free[one.give] >= PRICE and one.receive in view.table.supply]

    @on(Exchange)
    def exchange(self, g: Comuni, seat: Seat, exchange: Exchange) -> None:
        """A commitment already made reserves its cubes."""
        require(exchange.receive is not Resource.PILGRIM, "no-exchange-into-pilgrims")
        possible = exchange.receive in INTO.get(exchange.give, ())
        require(possible, "no-such-exchange", give=exchange.give, receive=exchange.receive)
        answer = g.answers.get(seat)
        reserved = cost(answer)[exchange.give] if isinstance(answer, Commit) else 0
        have = g.hands[seat].stock[exchange.give]
        require(have >= PRICE, "exchange-too-dear", give=exchange.give, have=have)
        require(have - reserved >= PRICE, "exchange-reserved", give=exchange.give, reserved=reserved)
        require(exchange.receive in g.table.supply, "supply-empty", resource=exchange.receive)
        pay(g, seat, exchange.give, PRICE)
        gain(g, seat, exchange.receive, 1)
        g.announce(Exchanged(seat, exchange.give, exchange.receive))
