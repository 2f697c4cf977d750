"""Phase 2, turn order: an auction with insertion; in FAMILY the first goes to the end."""

from __future__ import annotations

from functools import lru_cache

from engine.core.api import Option, Rule, Seat, SeatDecision, SeatRule, on, require
from engine.games.shafausa.actions import MOST, PLACES, Bid, TakePlace
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.cards import FAMILY, revealable
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import BidMade, OrderSet, PlaceTaken
from engine.games.shafausa.pieces import Auction, Phase, Power, Table, View

# found at once, see prices
PRIVILEGE, ORDER = Power.PRIVILEGE, Phase.ORDER


class TurnOrder(Rule, tag="TurnOrder"):
    """FAMILY: from round 2 on the first moves to the end. Otherwise the first of the order opens the auction."""

    def happen(self, g: ShafausaGame) -> None:
        table = g.table
        table.phase = ORDER
        if g.variant.mode is not FAMILY:
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
        elif not auction.new and next_bid(table, seat) is None and not _privileged(g, seat):
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
    return following if following <= table.realms[seat].chf and following <= MOST else None


def places(table: Table) -> int:
    """How many places there are for the next one who leaves the auction."""
    return len(auction_of(table).new) + 1


#: how many places there are -> what takes each of them, the last first
_LAST_FIRST = {most: tuple(PLACES[place] for place in range(most, 0, -1)) for most in PLACES}


class _Leaving(SeatDecision):
    """A player who leaves the auction may take any place."""

    def options(self, view: View) -> list[Option]:
        return [*_LAST_FIRST[places(view.table)]]

    @on(TakePlace)
    def leave(self, g: ShafausaGame, seat: Seat, take: TakePlace) -> None:
        place, most = take.place, places(g.table)
        require(place <= most, "insert-range", places=most)
        _leave(g, seat, place)


@lru_cache(maxsize=1024)
def _bid(chf: int) -> Bid:
    """Each bid is built once."""
    return Bid(chf=chf)


class BidOrPass(_Leaving, tag="BidOrPass"):
    """Bid one CHF more, or pass, pay your last bid and take any place in the turn order."""

    def options(self, view: View) -> list[Option]:
        found: list[Option] = [*_LAST_FIRST[places(view.table)]]
        if following := next_bid(view.table, view.seat):
            found.append(_bid(following))
        return found

    @on(Bid)
    def bid(self, g: ShafausaGame, seat: Seat, bid: Bid) -> None:
        auction, chf = auction_of(g.table), bid.chf
        require(chf == auction.bid + 1, "bid-step", price=auction.bid + 1)
        require(next_bid(g.table, seat) == chf, "bid-cash", price=chf, have=g.table.realms[seat].chf)
        auction.bid = auction.bids[seat] = chf
        g.announce(BidMade(seat, chf))
        g.do(AuctionTurn(_following(auction, seat)))


class Placement(_Leaving, tag="Placement"):
    """The last one in the auction pays the last bid and takes any place."""


def _following(auction: Auction, seat: Seat) -> Seat:
    active = auction.active
    return active[(active.index(seat) + 1) % len(active)]


def due(table: Table, data: Components, seat: Seat) -> int:
    """What a seat pays when it leaves the auction: its last bid, less with the Privilege."""
    price = auction_of(table).bids[seat]
    if table.realms[seat].power is PRIVILEGE:
        price = max(0, price - data.cards[PRIVILEGE].effect.chf)
    return price


def _leave(g: ShafausaGame, seat: Seat, place: int) -> None:
    """Pay and take the place; the others go on."""
    table, auction = g.table, auction_of(g.table)
    active, new = auction.active, auction.new
    price = due(table, g.data, seat)
    table.realms[seat].chf -= price
    following = _following(auction, seat)
    active.remove(seat)
    new.insert(place - 1, seat)
    # with the last one the whole order is told
    g.announce(PlaceTaken(seat, place, price, tuple(new) if active else None))
    if active:
        g.do(AuctionTurn(following))
    else:
        table.order, table.auction = new, None
        g.announce(OrderSet(tuple(new)))
