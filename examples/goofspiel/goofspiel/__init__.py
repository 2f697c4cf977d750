"""Goofspiel: sealed bids for diamonds, for 2 to 6 players."""

from __future__ import annotations

from typing import Literal

from engine.core.api import Game, Pile, Seat, Variant
from goofspiel import orders, rounds
from goofspiel.events import Dealt
from goofspiel.pieces import DEALT, RANKS, SUITS, Box, Hand, Table

__all__ = ["Goofspiel", "Options", "orders"]


class Options(Variant):
    """What a table agrees on."""

    #: ten: everyone is dealt ten cards of the suit, and nobody knows which three are missing
    cards: Literal["ten", "all"] = "ten"
    #: what becomes of the diamonds when the highest card was played more than once
    ties: Literal["carry", "discard"] = "carry"


class Goofspiel(Game[Table, Hand, Box]):
    """Goofspiel, or the Game of Pure Strategy (about 1930)."""

    name = "goofspiel"
    seats = range(2, 7)
    minutes = (5, 10)
    weight = "light"
    Variant = Options
    variant: Options

    def lay_out(self) -> None:
        dealt = DEALT if self.variant.cards == "ten" else len(RANKS)
        self.table = Table(self.players, dealt, list(RANKS))
        self.hands, aside = [], []
        for seat in range(self.players):
            cards = self.dice.shuffle(f"suit {seat + 1}", list(RANKS))
            self.hands.append(Hand(sorted(cards[:dealt])))
            aside.append(cards[dealt:])
        self.box = Box(Pile([str(rank) for rank in self.dice.shuffle("diamonds", list(RANKS))]), aside)
        for seat, hand in enumerate(self.hands):
            self.whisper(Seat(seat), Dealt(tuple(hand.cards)))
        self.do(rounds.TurnDiamond())

    def census(self) -> dict[str, int]:
        table = self.table
        won = sum(len(trick.stake) for trick in table.tricks if trick.winner is not None)
        held = sum(len(hand.cards) for hand in self.hands) + sum(map(len, self.box.aside))
        return {
            "diamonds": len(self.box.diamonds) + len(table.stake) + len(table.discarded) + won,
            "cards": held + len(table.tricks) * self.players,
        }

    def seat_names(self) -> list[str]:
        return list(SUITS[: self.players])

    @property
    def round(self) -> int:
        return self.table.round

    def tally(self) -> list[int]:
        return self.table.points

    def standing(self) -> list[int] | None:
        return self.table.points if self.table.over else None

    def winners(self) -> list[Seat]:
        return self.table.leaders if self.table.over else []
