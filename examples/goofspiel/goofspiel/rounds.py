"""The rules: a diamond is turned up, all bid a card in secret, the highest card wins it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pydantic import Field

from engine.core.api import Action, Option, Rule, Sealed, Seat, on, require
from goofspiel.events import CardShown, DiamondTurned, Scored, StakeWon, Tied
from goofspiel.pieces import RANKS, Table, Trick, View

if TYPE_CHECKING:
    from goofspiel import Goofspiel


class Bid(Action, tag="bid", secret=True):
    """Play a card face down."""

    card: int = Field(ge=RANKS[0], le=RANKS[-1])


BID = {rank: Bid(card=rank) for rank in RANKS}


class TurnDiamond(Rule, tag="TurnDiamond"):
    """The next diamond is turned up; after the last round the game is over."""

    def happen(self, g: Goofspiel) -> None:
        table = g.table
        if len(table.tricks) == table.rounds:
            g.do(End())
            return
        rank = int(g.draw(g.box.diamonds))
        table.unturned.remove(rank)
        table.stake.append(rank)
        g.announce(DiamondTurned(table.round, rank, sum(table.stake)))
        g.do(Bidding())


def highest(bids: tuple[int, ...]) -> Seat | None:
    """Who has played the highest card; None if several have."""
    return Seat(bids.index(max(bids))) if bids.count(max(bids)) == 1 else None


class Bidding(Sealed, tag="Bidding"):
    """Everyone plays a card face down; the highest one wins what is at stake."""

    def seats(self, table: Table) -> list[Seat]:
        return [Seat(seat) for seat in range(table.players)]

    def options(self, view: View) -> list[Option]:
        return [BID[card] for card in view.hand.cards]

    @on(Bid)
    def bid(self, g: Goofspiel, seat: Seat, bid: Bid) -> None:
        require(bid.card in g.hands[seat].cards, "not-in-hand", card=bid.card)

    def reveal(self, g: Goofspiel, answers: Mapping[Seat, Bid]) -> None:
        table = g.table
        for seat in sorted(answers):
            g.hands[seat].cards.remove(answers[seat].card)
            g.announce(CardShown(seat, answers[seat].card))
        bids = tuple(answers[seat].card for seat in sorted(answers))
        stake, winner = tuple(table.stake), highest(bids)
        table.tricks.append(Trick(stake, bids, winner))
        # whatever is not carried over has found its place
        carried = winner is None and g.variant.ties == "carry" and len(table.tricks) < table.rounds
        if winner is None:
            g.announce(Tied(max(bids), carried))
        else:
            g.announce(StakeWon(winner, sum(stake), table.points[winner]))
        if not carried:
            table.discarded += stake if winner is None else ()
            table.stake = []
        g.do(TurnDiamond())


class End(Rule, tag="End"):
    """Most points win; equals win together."""

    def happen(self, g: Goofspiel) -> None:
        g.table.over = True
        for seat, points in enumerate(g.table.points):
            g.announce(Scored(Seat(seat), points))
