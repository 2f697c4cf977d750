"""A view in words: the headline, the text board, alternative texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from engine.core.view import PrivateView, PublicView
from goofspiel.pieces import SUITS, Hand, Table
from goofspiel.rounds import Bid
from renderers.api import Reader, Wording

View: TypeAlias = PublicView[Table] | PrivateView[Table, Hand]


def side(seat: int, words: Wording) -> str:
    """What a seat plays."""
    return words(f"seat-{SUITS[seat]}")


def headline(view: View, words: Wording) -> tuple[str, str]:
    """What is asked, and how many have answered; or who has won."""
    table = view.table
    if view.step is None:
        won = words.listed([side(seat, words) for seat in table.leaders])
        return words("over", count=len(table.leaders), sides=won, points=max(table.points)), ""
    done, of = view.step.ready(table, view.asked)
    return words(f"asks-all-{view.step.word}"), words("ready", ready=done, players=of)


class CardReader(Reader[Table, Hand]):
    """Reads a view of Goofspiel aloud."""

    def side(self, seat: int) -> str:
        return side(seat, self.words)

    def numbers(self, numbers: Iterable[int]) -> str:
        return ", ".join(map(str, numbers)) or self.words("text-none")

    def headline(self) -> str:
        first, second = headline(self.view, self.words)
        if self.view.step is None:
            names = [name for seat in self.table.leaders if (name := self.called(seat))]
            return f"{first} ({', '.join(names)})." if names else f"{first}."
        return f"{first}. {second}. {self.waiting()}"

    def now(self) -> Iterable[str]:
        table = self.table
        yield self.words(
            "text-now", round=table.round, rounds=table.rounds, stake=self.numbers(table.stake),
            unturned=self.numbers(table.unturned), discarded=self.numbers(table.discarded),
        )  # fmt: skip

    def common(self) -> Iterator[Iterable[str]]:
        yield [
            self.words("text-trick", round=number, stake=self.numbers(trick.stake), bids=self.bids(trick.bids))
            for number, trick in enumerate(self.table.tricks, 1)
        ]

    def bids(self, bids: Iterable[int]) -> str:
        return ", ".join(f"{self.side(seat)} {bid}" for seat, bid in enumerate(bids))

    def before(self, seat: int) -> Iterator[str]:
        table = self.table
        won, played = self.numbers(table.won(seat)), self.numbers(table.played(seat))
        yield self.words("text-seat", who=self.who(seat), points=table.points[seat], won=won, played=played)

    def owner(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        yield f"{self.who(view.seat)}."

    def hand(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        yield self.words("text-hand", cards=self.numbers(view.hand.cards))
        if isinstance(view.answer, Bid):
            yield self.words("hand-sealed", card=view.answer.card) + "."

    def essential(self) -> Iterator[str]:
        yield from (self.words("alt-title"), self.headline(), *self.now())
        for seat in range(self.view.players):
            yield from self.before(seat)

    def sheets(self) -> Iterator[str]:
        for seat in range(self.view.players) if self.table.over else ():
            won = self.numbers(self.table.won(seat))
            yield self.words("text-sheet", who=self.who(seat), points=self.table.points[seat], won=won)
