"""The rules: a prize is turned up, all bid for it in secret, the highest card wins it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.core.api import Decision, Option, Rule, Sealed, Seat, on, require
from newgame.actions import BID, KEEP, TRADE, Bid, Keep, Trade
from newgame.events import Drawn, Kept, PrizeTurned, Revealed, Scored, Traded
from newgame.pieces import Table, View

if TYPE_CHECKING:
    from newgame import NewGame


class NextRound(Rule, tag="NextRound"):
    """Turn the next prize up; after the last one the game is over."""

    def happen(self, g: NewGame) -> None:
        table = g.table
        if not table.to_come:
            g.do(End())
            return
        prize = int(g.draw(g.box.prizes))
        table.to_come.remove(prize)
        table.prize = prize
        table.round += 1
        g.announce(PrizeTurned(table.round, prize))
        g.do(Bidding())


class Bidding(Sealed, tag="Bidding"):
    """All play a card face down; the highest wins the prize."""

    def seats(self, table: Table) -> list[Seat]:
        return [Seat(seat) for seat in range(len(table.won))]

    def options(self, view: View) -> list[Option]:
        return [BID[card] for card in view.hand.cards]

    @on(Bid)
    def bid(self, g: NewGame, seat: Seat, bid: Bid) -> None:
        require(bid.card in g.hands[seat].cards, "not-your-card", card=bid.card)

    def reveal(self, g: NewGame, answers: Mapping[Seat, Bid]) -> None:
        table = g.table
        table.bids = [answers[seat].card for seat in sorted(answers)]
        for seat, bid in answers.items():
            g.hands[seat].cards.remove(bid.card)
        table.played += table.bids
        best = Seat(table.bids.index(max(table.bids)))
        table.winner = best
        assert table.prize is not None
        g.announce(Revealed(best, max(table.bids), table.prize))
        g.do(Reward(best), NextRound())


def can_trade(table: Table, trade: bool) -> bool:
    """Whether a prize may be put aside for a card: as agreed, while there are cards and rounds to play them in."""
    return trade and table.pile > 0 and bool(table.to_come)


class Reward(Decision, tag="Reward"):
    """The winner keeps the prize, or puts it aside and draws a card."""

    seat: Seat

    def options(self, view: View) -> list[Option]:
        return [KEEP, TRADE] if can_trade(view.table, view.variant.trade) else [KEEP]

    @on(Keep)
    def keep(self, g: NewGame, seat: Seat, _: Keep) -> None:
        prize = taken(g.table)
        g.table.won[seat].append(prize)
        g.announce(Kept(seat, prize))

    @on(Trade)
    def trade(self, g: NewGame, seat: Seat, _: Trade) -> None:
        require(can_trade(g.table, g.variant.trade), "no-trade")
        prize = taken(g.table)
        g.table.aside.append(prize)
        card = int(g.draw(g.box.pile))
        g.table.pile -= 1
        g.hands[seat].cards = sorted([*g.hands[seat].cards, card])
        g.announce(Traded(seat, prize))
        g.whisper(seat, Drawn(card))


def taken(table: Table) -> int:
    """The prize on offer, which is no longer on offer."""
    assert table.prize is not None
    prize, table.prize = table.prize, None
    return prize


class End(Rule, tag="End"):
    """Most points win; equals win together."""

    def happen(self, g: NewGame) -> None:
        g.table.is_over = True
        for seat, points in enumerate(g.table.points):
            g.announce(Scored(Seat(seat), points))
