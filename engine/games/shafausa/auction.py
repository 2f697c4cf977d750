"""Phase 2, turn order: an auction with insertion; in FAMILY the first goes to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.shafausa.actions import MOST, PLACES, Bid, TakePlace, bid
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import BidMade, OrderSet, PlaceTaken
from engine.games.shafausa.pieces import Auction, Mode, People, Phase, Power, Table, View

if TYPE_CHECKING:
    from engine.games.shafausa import Shafausa


class TurnOrder(Rule, tag="TurnOrder"):
    """FAMILY: from round 2 on the first moves to the end. Otherwise the first of the order opens the auction."""

    def happen(self, g: Shafausa) -> None:
        table = g.table
        table.phase = Phase.ORDER
        if g.variant.mode is not Mode.FAMILY:
            table.auction = Auction(0, list(table.order), [0] * g.players, [])
            g.do(AuctionTurn(table.order[0]))
        elif table.round > 1:
            table.order = [*table.order[1:], table.order[0]]
            g.announce(OrderSet(tuple(table.order)))


def auction_of(table: Table) -> Auction:
    """The auction now held."""
    assert table.auction
    return table.auction


class AuctionTurn(Rule, tag="AuctionTurn"):
    """Bid or pass; who can only pass to the one place there is, is not asked; the last one left bids no more."""

    seat: Seat

    def happen(self, g: Shafausa) -> None:
        table, auction, seat = g.table, auction_of(g.table), self.seat
        if len(auction.active) == 1:
            g.do(Placement(seat))
        elif _no_choice(table, seat):
            _leave(g, seat, 1)
        else:
            g.do(BidOrPass(seat))


def _no_choice(table: Table, seat: Seat) -> bool:
    """No money for the next bid, one place only, and nothing that a Privilege could save."""
    auction, realm = auction_of(table), table.realms[seat]
    privileged = realm.people is People.PRIMITIVA and not realm.power and auction.bids[seat] > 0
    return realm.chf <= auction.bid and not auction.new and not privileged


class BidOrPass(Decision, tag="BidOrPass"):
    """Bid one CHF more, or pass, pay your last bid and take any place in the turn order."""

    seat: Seat

    def options(self, view: View) -> list[Option]:
        auction = auction_of(view.table)
        found: list[Option] = [PLACES[place] for place in range(len(auction.new) + 1, 0, -1)]
        if MOST > auction.bid < view.table.realms[view.seat].chf:
            found.append(bid(chf=auction.bid + 1))
        return found

    def absent(self, view: View) -> Action:
        return PLACES[len(auction_of(view.table).new) + 1]

    @on(Bid)
    def bid(self, g: Shafausa, seat: Seat, bid: Bid) -> None:
        auction, chf = auction_of(g.table), g.table.realms[seat].chf
        least = auction.bid + 1
        require(bid.chf == least, "bid-step", price=least)
        require(least <= chf, "bid-cash", price=least, have=chf)
        auction.bid = auction.bids[seat] = bid.chf
        g.announce(BidMade(seat, bid.chf))
        g.do(AuctionTurn(_following(auction, seat)))

    @on(TakePlace)
    def leave(self, g: Shafausa, seat: Seat, take: TakePlace) -> None:
        places = len(auction_of(g.table).new) + 1
        require(take.place <= places, "insert-range", places=places)
        _leave(g, seat, take.place)


class Placement(Decision, tag="Placement"):
    """The last one in the auction pays the last bid and takes any place."""

    seat: Seat

    def options(self, view: View) -> list[Option]:
        return [PLACES[place] for place in range(view.players, 0, -1)]

    def absent(self, view: View) -> Action:
        return PLACES[view.players]

    @on(TakePlace)
    def insert(self, g: Shafausa, seat: Seat, take: TakePlace) -> None:
        require(take.place <= g.players, "insert-range", places=g.players)
        _leave(g, seat, take.place)


def _following(auction: Auction, seat: Seat) -> Seat:
    return auction.active[(auction.active.index(seat) + 1) % len(auction.active)]


def due(table: Table, data: Components, seat: Seat) -> int:
    """What a seat pays when it leaves the auction: its last bid, less with the Privilege."""
    price = auction_of(table).bids[seat]
    if table.realms[seat].power is Power.PRIVILEGE:
        price = max(0, price - data.cards[Power.PRIVILEGE].effect.chf)
    return price


def _leave(g: Shafausa, seat: Seat, place: int) -> None:
    """Pay and take the place; the others go on."""
    table, auction = g.table, auction_of(g.table)
    price = due(table, g.data, seat)
    table.realms[seat].chf -= price
    following = _following(auction, seat)
    auction.active.remove(seat)
    auction.new.insert(place - 1, seat)
    # with the last one the whole order is told
    g.announce(PlaceTaken(seat, place, price, tuple(auction.new) if auction.active else None))
    if auction.active:
        g.do(AuctionTurn(following))
    else:
        table.order = auction.new
        table.auction = None
        g.announce(OrderSet(tuple(table.order)))
