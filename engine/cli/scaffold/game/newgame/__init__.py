"""New Game: secret bids for prizes, for 2 to 5 players."""

from __future__ import annotations

from engine.core.api import Game, Seat, Variant
from newgame import orders, rounds
from newgame.pieces import CARDS, HAND, PRIZES, Box, Hand, Table, pile_of

__all__ = ["NewGame", "Options", "orders"]


class Options(Variant):
    """What a table may agree on: every field is an option of the lobby."""

    #: the winner of a prize may put it aside and draw a card
    trade: bool = True


class NewGame(Game[Table, Hand, Box]):
    """The title page."""

    name = "newgame"
    seats = range(2, 6)
    Variant = Options
    variant: Options

    def lay_out(self) -> None:
        cards = self.dice.shuffle("cards", list(CARDS))
        self.hands = [Hand(sorted(cards[seat * HAND : (seat + 1) * HAND])) for seat in range(self.players)]
        pile = cards[self.players * HAND :]
        self.box = Box(pile_of(pile), pile_of(self.dice.shuffle("prizes", list(PRIZES))))
        self.table = Table([[] for _ in range(self.players)], len(pile), list(PRIZES))
        self.do(rounds.NextRound())

    def census(self) -> dict[str, int]:
        table = self.table
        in_hands = sum(len(hand.cards) for hand in self.hands)
        won = sum(len(prizes) for prizes in table.won)
        on_offer = 0 if table.prize is None else 1
        return {
            "cards": in_hands + len(table.played) + len(self.box.pile),
            "prizes": won + on_offer + len(table.aside) + len(self.box.prizes),
        }

    @property
    def round(self) -> int:
        return self.table.round

    def tally(self) -> list[int]:
        return self.table.points

    def standing(self) -> list[int] | None:
        return self.table.points if self.table.is_over else None

    def winners(self) -> list[Seat]:
        most = max(self.table.points)
        return [Seat(seat) for seat, points in enumerate(self.table.points) if self.table.is_over and points == most]
