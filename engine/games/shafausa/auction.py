"""Phase 2, turn order: an auction with insertion; in FAMILY the first goes to the end."""

from __future__ import annotations

from engine.core.api import Option, Rule, Seat, SeatDecision, SeatRule, on, require
from engine.games.shafausa.actions import MOST, PLACES, Bid, TakePlace, bid
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.cards import revealable
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import BidMade, OrderSet, PlaceTaken
from engine.games.shafausa.pieces import Auction, Mode, Phase, Power, Table, View

# found at once, see prices
PRIVILEGE = Power.PRIVILEGE


class TurnOrder(Rule, tag="TurnOrder"):
    """FAMILY: from round 2 on the first moves to the end. Otherwise the first of the order opens the auction."""

    def happen(self, g: ShafausaGame) -> None:
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


class AuctionTurn(SeatRule, tag="AuctionTurn"):
    """Bid or pass; who can only pass to the one place there is, is not asked; the last one left bids no more."""

    def happen(self, g: ShafausaGame) -> None:
        table, auction, seat = g.table, auction_of(g.table), self.seat
        if len(auction.active) == 1:
            g.do(Placement(seat))
        elif next_bid(table, seat) is None and not auction.new and not _privileged(g, seat):
            _leave(g, seat, 1)
        else:
            g.do(BidOrPass(seat))


def _privileged(g: ShafausaGame, seat: Seat) -> bool:
    """A Privilege still hidden could save something."""
    realm, bid = g.table.realms[seat], auction_of(g.table).bids[seat]
    return bid > 0 and PRIVILEGE in revealable(realm, g.data, g.variant.mode, ("auction",))


def next_bid(table: Table, seat: Seat) -> int | None:
    """What a seat may bid: one CHF more than the last bid, if it holds that much."""
    following = auction_of(table).bid + 1
    return following if following <= min(MOST, table.realms[seat].chf) else None


def places(table: Table) -> int:
    """How many places there are for the next one who leaves the auction."""
    return len(auction_of(table).new) + 1


class _Leaving(SeatDecision):
    """A player who leaves the auction may take any place."""

    def options(self, view: View) -> list[Option]:
        return [PLACES[place] for place in range(places(view.table), 0, -1)]

    @on(TakePlace)
    def leave(self, g: ShafausaGame, seat: Seat, take: TakePlace) -> None:
        require(take.place <= places(g.table), "insert-range", places=places(g.table))
        _leave(g, seat, take.place)


class BidOrPass(_Leaving, tag="BidOrPass"):
    """Bid one CHF more, or pass, pay your last bid and take any place in the turn order."""

    def options(self, view: View) -> list[Option]:
        found, following = super().options(view), next_bid(view.table, view.seat)
        return [*found, bid(chf=following)] if following else found

    @on(Bid)
    def bid(self, g: ShafausaGame, seat: Seat, bid: Bid) -> None:
        auction = auction_of(g.table)
        require(bid.chf == auction.bid + 1, "bid-step", price=auction.bid + 1)
        require(next_bid(g.table, seat) == bid.chf, "bid-cash", price=bid.chf, have=g.table.realms[seat].chf)
        auction.bid = auction.bids[seat] = bid.chf
        g.announce(BidMade(seat, bid.chf))
        g.do(AuctionTurn(_following(auction, seat)))


class Placement(_Leaving, tag="Placement"):
    """The last one in the auction pays the last bid and takes any place."""


def _following(auction: Auction, seat: Seat) -> Seat:
    return auction.active[(auction.active.index(seat) + 1) % len(auction.active)]


def due(table: Table, data: Components, seat: Seat) -> int:
    """What a seat pays when it leaves the auction: its last bid, less with the Privilege."""
    price = auction_of(table).bids[seat]
    if table.realms[seat].power is PRIVILEGE:
        price = max(0, price - data.cards[PRIVILEGE].effect.chf)
    return price


def _leave(g: ShafausaGame, seat: Seat, place: int) -> None:
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
