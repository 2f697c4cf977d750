"""A match looked at again: the plot of the chances and the turning points with their boards, as a page or a picture."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from engine.core.record import AnyGame, Record
from engine.core.review import Review
from engine.core.review_words import TurningPointWords, method, point_words
from engine.core.words import Words, seat_names, words_for
from renderers import lettering, palette, plots, png, registry, replay
from renderers.canvas import Canvas
from renderers.names import spelled
from renderers.plots.chances import ChanceLine, ChancePlot, badge
from renderers.plots.chart import MARGIN, WIDTH
from renderers.view import View

#: how wide boards are on the page
BOARD = 1200
#: letters beside a board of the picture, lines of a sentence at most, and what is between two turning points
LETTERS, LINES, BETWEEN = 27, 4, 34
_STYLE = Path(__file__).with_suffix(".css")


class Reviewed(NamedTuple):
    """A review with all that it is shown with."""

    review: Review
    record: Record
    positions: Sequence[AnyGame]
    names: Sequence[str]
    lang: str

    @property
    def words(self) -> Words:
        """The game's words, with the players on their seats."""
        return words_for(self.record.game, self.lang, self.names, self.positions[0].data, self.record.options)

    @property
    def title(self) -> str:
        """What the page is called."""
        return self.words.say("review-title", game=self.words.say("title"))

    @property
    def turning_points(self) -> list[TurningPointWords]:
        """What is said of each turning point."""
        words, positions = self.words, self.positions
        moves = self.record.moves
        return [
            point_words(one, moves[one.number - 1].action, positions[one.number - 1], words)
            for one in self.review.turning_points
        ]


def reviewed(
    review: Review, record: Record, positions: Sequence[AnyGame], lang: str, names: Sequence[str] = ()
) -> Reviewed:
    """A review to be shown; seats without a name are called as the game calls them."""
    seats = seat_names(words_for(record.game, lang), positions[-1].colours())
    return Reviewed(review, record, positions, [*names, *seats[len(names) :]][: record.players], lang)


def plot_of(review: Review, view: View, rounds: Sequence[int | None], names: Sequence[str]) -> ChancePlot:
    """The plot of the chances; the view is of the end."""
    signs = registry.find(view.game).liveries(view)
    lines = [
        ChanceLine(name, signs[seat], [review.counted[at].of(seat) for at in review.stations])
        for seat, name in enumerate(names)
    ]
    return ChancePlot(lines, review.stations, rounds, [point.number for point in review.turning_points])


def _plot(one: Reviewed) -> ChancePlot:
    return plot_of(one.review, one.positions[-1].view(), [game.round for game in one.positions], one.names)


def _boards(one: Reviewed) -> list[Image.Image]:
    """The board before each of the turning points, as everyone saw it."""
    pictures = registry.find(one.record.game)
    views = [one.positions[point.number - 1].view() for point in one.review.turning_points]
    return [pictures.board(view, one.lang, None, one.names).finished() for view in views]


# -- a page ------------------------------------------------------------------------------------------------------------


def page(one: Reviewed) -> str:
    """A page that holds all its pictures."""
    plot, words = _plot(one), one.words
    title, game = words.say("title"), one.record.game
    parts = [
        f"<h1>{escape(one.title)}</h1>",
        _image(png.encoded(plots.chances(plot, one.lang, title, game)), plots.chances_alt(plot, one.lang, title, game)),
    ]
    reader = registry.find(game)
    shown = zip(one.turning_points, _boards(one), one.review.turning_points, strict=True)
    for number, (said, board, point) in enumerate(shown, 1):
        alt = reader.alt(one.positions[point.number - 1].view(), one.lang, one.names)
        parts.append(
            f"<section><h2><b>{number}</b>{escape(said.head)}</h2><p class=made>{escape(said.made)}</p>"
            f"<p>{escape(said.change)}</p><p>{escape(said.better)}</p>"
            f"{_image(png.encoded(_fitted(board)), alt)}</section>"
        )
    if not one.review.turning_points:
        parts.append(f"<p>{escape(words.say('review-quiet'))}</p>")
    parts.append(f"<footer>{escape(method(one.review, words))}</footer>")
    head = f'<meta charset=utf-8><meta name=viewport content="width=device-width"><title>{escape(one.title)}</title>'
    head += f"<style>{_STYLE.read_text('utf-8')}</style>"
    return f"<!doctype html><html lang={one.lang}>{head}{''.join(parts)}</html>\n"


def _fitted(board: Image.Image) -> Image.Image:
    return replay.frame(board, BOARD) if board.width > BOARD else board


def _image(file: bytes, alt: str) -> str:
    return f'<img src="data:image/png;base64,{b64encode(file).decode()}" alt="{escape(alt)}">'


# -- one picture -------------------------------------------------------------------------------------------------------


def picture(one: Reviewed) -> Canvas:
    """Everything in one tall picture: the plot, and below it each turning point with its board."""
    wide = WIDTH - 2 * MARGIN
    plot = plots.chances(_plot(one), one.lang, one.words.say("title"), one.record.game).finished()
    boards = [replay.frame(board, wide) for board in _boards(one)]
    turning_points = one.turning_points
    texts = [_height(said, wide) for said in turning_points]
    notes = lettering.wrapped(spelled(method(one.review, one.words)), "text", LETTERS, wide, LINES)
    step = round(LETTERS * 1.3)
    high = plot.height + sum(text + board.height + BETWEEN for text, board in zip(texts, boards, strict=True))
    high += BETWEEN + len(notes) * step + MARGIN
    sheet = Image.new("P", (WIDTH, high), palette.index("parchment"))
    sheet.paste(plot, (0, 0))
    y, tops = plot.height + BETWEEN // 2, []
    for text, board in zip(texts, boards, strict=True):
        tops.append(y)
        sheet.paste(board, (MARGIN, y + text))
        y += text + board.height + BETWEEN
    canvas = Canvas.over(sheet, "parchment")
    for number, (said, top) in enumerate(zip(turning_points, tops, strict=True), 1):
        badge(canvas, MARGIN + 22, top + 22, number, 44, "parchment")
        at = MARGIN + 58
        canvas.text(at, top + 22, spelled(said.head), "title", 32, on="parchment", anchor="lm", width=wide - 58)
        at = top + 56
        for sentence, face in _sentences(said):
            for label in lettering.wrapped(_printed(sentence), face, LETTERS, wide, LINES):
                canvas.text(MARGIN, at, label.text, face, label.size, on="parchment", anchor="lt")
                at += step
    for number, label in enumerate(notes):
        canvas.text(MARGIN, y + number * step, label.text, "text", label.size, ink="sepia", on="parchment", anchor="lt")
    return canvas


def _printed(text: str) -> str:
    """A sentence in letters the fonts have; they have no arrow."""
    return spelled(text.replace("→", "–"))  # noqa: RUF001 - a dash for an arrow


def _sentences(said: TurningPointWords) -> list[tuple[str, lettering.Face]]:
    return [(said.made, "bold"), (said.change, "text"), (said.better, "text")]


def _height(said: TurningPointWords, wide: int) -> int:
    """How much room the words of a turning point take above its board."""
    lines = sum(len(lettering.wrapped(_printed(text), face, LETTERS, wide, LINES)) for text, face in _sentences(said))
    return 56 + lines * round(LETTERS * 1.3) + 12
