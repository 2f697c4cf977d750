"""Board, hand and score sheet, drawn from a view and told in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from engine.core.api import PrivateView, PublicView, Seat
from newgame.actions import Bid
from newgame.pieces import Hand, Table
from renderers import heraldry
from renderers.canvas import Canvas
from renderers.game_pictures import GamePictures, Moment
from renderers.names import Names, player
from renderers.palette import LIVERIES
from renderers.reading import Reader
from renderers.titled import MARGIN, TITLE, WIDTH, TitleLine, Titling, parchment
from renderers.wording import Wording, wording

View: TypeAlias = PublicView[Table] | PrivateView[Table, Hand]

HOME = Path(__file__).parent
TITLING = Titling("title", TitleLine(53, 54), TitleLine(35, 44, least=24), TitleLine(82, 28, least=16))
LEFT, TOP, WIDE = MARGIN, MARGIN + TITLE + 16, WIDTH - 2 * MARGIN
ROW, CARD = 92, (96, 132)
NONE = "\N{EN DASH}"


# -- drawings ----------------------------------------------------------------------------------------------------------


def called(seat: int, words: Wording, names: Names) -> str:
    """Who sits there: the name, or the word of the seat."""
    return player(names, seat) or words(f"seat-seat{seat + 1}")


def headline(view: View, words: Wording, names: Names) -> str:
    """What is asked, or who has won."""
    if view.step is None:
        most = max(view.table.points)
        won = [called(seat, words, names) for seat, points in enumerate(view.table.points) if points == most]
        return words("over", count=len(won), names=words.listed(won))
    return words(f"asks-{view.step.word}", name=called(view.asked[0], words, names) if view.asked else "")


def page(high: int, title: str, under: str) -> Canvas:
    """A sheet of parchment with a title."""
    canvas = parchment(high)
    TITLING.write(canvas, LEFT + 26, MARGIN, WIDE - 52, title, under)
    return canvas


def card(canvas: Canvas, x: int, y: int, number: int, on: str, paint: str = "chalk") -> None:
    """A card or a prize, face up."""
    wide, high = CARD
    canvas.panel(x, y, wide, high, paint, on, "ink", 3, 10)
    canvas.text(x + wide // 2, y + high // 2, str(number), "number", 52, on=paint, anchor="mm", width=wide - 16)


def row_of(canvas: Canvas, numbers: Sequence[int], y: int, on: str, paint: str = "chalk") -> None:
    """Cards beside each other, closer where they are many."""
    step = min(CARD[0] + 14, (WIDE - 60 - CARD[0]) // max(1, len(numbers) - 1))
    for place, number in enumerate(numbers):
        card(canvas, LEFT + 30 + place * step, y, number, on, paint)


def seats(canvas: Canvas, view: View, shown: Iterable[int], y: int, words: Wording, names: Names) -> None:
    """A row for each seat: shield, name, last bid, points."""
    for seat in shown:
        canvas.panel(LEFT, y, WIDE - 3, ROW - 10, "vellum", "parchment", "ink", 3, 12)
        heraldry.shield(canvas, LEFT + 16, y + 8, 56, seat, str(seat + 1), "vellum")
        name = called(seat, words, names)
        canvas.text(LEFT + 96, y + ROW // 2 - 5, name, "bold", 34, anchor="lm", width=470, least=16)
        bid = str(view.table.bids[seat]) if view.table.bids else NONE
        pairs = ((740, "board-bid", bid), (1000, "board-points", str(view.table.points[seat])))
        for x, key, number in pairs:
            canvas.text(x, y + ROW // 2 - 5, words(key), "text", 24, ink="sepia", anchor="rm", width=170, least=14)
            canvas.text(x + 20, y + ROW // 2 - 5, number, "number", 44, anchor="lm", width=90)
        y += ROW


def board(view: View, lang: str, since: View | None = None, names: Names = None) -> Canvas:
    """The prize, those to come, and all seats."""
    words, table = wording(lang, HOME), view.table
    middle = CARD[1] + 70
    low = TOP + middle + 12
    high = low + view.players * ROW + MARGIN
    canvas = page(high, headline(view, words, names), words("board-round", round=table.round))
    canvas.panel(LEFT, TOP, WIDE - 3, middle, "vellum", "parchment", "ink", 3, 14)
    canvas.text(LEFT + 30, TOP + 28, words("board-prize"), "bold", 26, anchor="lm", width=150, least=14)
    if table.prize is not None:
        card(canvas, LEFT + 30, TOP + 50, table.prize, "vellum", "gold")
    canvas.text(LEFT + 220, TOP + 28, words("board-to-come"), "bold", 26, anchor="lm", width=400, least=14)
    for place, prize in enumerate(table.to_come):
        card(canvas, LEFT + 220 + place * 112, TOP + 50, prize, "vellum", "straw")
    said = words("board-pile", count=table.pile)
    canvas.text(LEFT + WIDE - 30, TOP + 28, said, "text", 24, ink="sepia", anchor="rm", width=420, least=14)
    seats(canvas, view, range(view.players), low, words, names)
    return canvas


def hand(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Canvas:
    """The own cards."""
    words = wording(lang, HOME)
    sealed = words("hand-sealed", card=view.answer.card) if isinstance(view.answer, Bid) else ""
    canvas = page(TOP + CARD[1] + 60 + MARGIN, words("hand-title"), sealed or called(view.seat, words, names))
    row_of(canvas, view.hand.cards, TOP + 30, "parchment")
    return canvas


def closeup(view: View, seat: int, lang: str, names: Names = None) -> Canvas:
    """What lies before one seat: its prizes."""
    words = wording(lang, HOME)
    canvas = page(TOP + ROW + CARD[1] + 60 + MARGIN, called(seat, words, names), headline(view, words, names))
    seats(canvas, view, (seat,), TOP, words, names)
    row_of(canvas, sorted(view.table.won[seat]), TOP + ROW + 20, "parchment", "gold")
    return canvas


def sheet(view: View, lang: str, names: Names = None) -> Canvas:
    """The result."""
    words, points = wording(lang, HOME), view.table.points
    order = sorted(range(view.players), key=lambda seat: -points[seat])
    canvas = page(TOP + view.players * ROW + MARGIN, headline(view, words, names), words("moment-sheet"))
    seats(canvas, view, order, TOP, words, names)
    return canvas


# -- in words ----------------------------------------------------------------------------------------------------------


class Narrator(Reader[Table, Hand]):
    """Reads a view aloud."""

    def side(self, seat: int) -> str:
        return self.words(f"seat-seat{seat + 1}")

    def numbers(self, numbers: Iterable[int]) -> str:
        return ", ".join(map(str, numbers)) or self.words("text-none")

    def headline(self) -> str:
        return headline(self.view, self.words, self.names) + "."

    def now(self) -> Iterable[str]:
        table = self.table
        prize = self.numbers(() if table.prize is None else (table.prize,))
        to_come = self.numbers(table.to_come)
        yield self.words("text-round", round=table.round, prize=prize, to_come=to_come, pile=table.pile)

    def common(self) -> Iterator[Iterable[str]]:
        yield from ()

    def before(self, seat: int) -> Iterator[str]:
        table, points = self.table, self.table.points[seat]
        prizes, bid = self.numbers(sorted(table.won[seat])), self.numbers(table.bids[seat : seat + 1])
        yield self.words("text-seat", name=self.who(seat), points=points, prizes=prizes, bid=bid)

    def hand(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        yield self.words("text-hand", cards=self.numbers(view.hand.cards))
        if isinstance(view.answer, Bid):
            yield self.words("hand-sealed", card=view.answer.card)

    def owner(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        yield from self.before(view.seat)

    def essential(self) -> Iterator[str]:
        yield self.headline()
        yield from self.now()
        for seat in range(self.view.players):
            yield from self.before(seat)

    def sheets(self) -> Iterator[str]:
        for seat in range(self.view.players) if self.table.is_over else ():
            yield from self.before(Seat(seat))


PICTURES = GamePictures(
    home=HOME,
    board=board,
    hand=hand,
    closeup=closeup,
    reader=Narrator,
    moments={"sheet": Moment(sheet, lambda view: view.table.is_over)},
    liveries=lambda view: [seat % len(LIVERIES) for seat in range(view.players)],
)
