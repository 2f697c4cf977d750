"""Tall pictures for phones: rows of signs and words one under the other, nothing smaller than a phone can show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeAlias

from engine.core.view import PrivateView
from renderers import lettering
from renderers.canvas import Canvas
from renderers.lettering import Face, Label
from renderers.names import Names, player
from renderers.pen import Sprite
from renderers.sides import Sides, W
from renderers.view import View

P = ParamSpec("P")
WIDTH, MARGIN, GAP = 1080, 20, 12
#: lettering of this size is 12 pixels where the picture is 360 wide
LEAST = 36
INNER = WIDTH - 2 * MARGIN
#: around what stands in a row
_PAD, _APART = 18, 16
#: from line to line
_LEAD = 1.16


class Sign(NamedTuple):
    """A sprite in a row, how far the next thing keeps away, and whether it belongs to it."""

    sprite: Sprite
    apart: int = 8
    joins: bool = True


class Word(NamedTuple):
    """Letters in a row."""

    text: str
    size: int = 44
    face: Face = "bold"
    ink: str = "ink"
    apart: int = _APART


class Drawn(NamedTuple):
    """Something with a drawing of its own: draw(canvas, x, y, ground)."""

    wide: int
    high: int
    draw: Callable[[Canvas, int, int, str], None]
    apart: int = _APART
    #: whether the next cell belongs to it
    joins: bool = False


class Prose(NamedTuple):
    """Words that may need several lines; they have the rest of the row for themselves."""

    text: str
    size: int = LEAST
    face: Face = "text"
    ink: str = "sepia"
    most: int = 3
    apart: int = 0


class Break(NamedTuple):
    """What follows begins a line."""


Cell: TypeAlias = Sign | Word | Prose | Drawn | Break


def counted(sign: Sprite, count: int | str, size: int = 52, ink: str = "ink", apart: int = _APART) -> tuple[Cell, Cell]:
    """A sign, and how many there are of it."""
    return Sign(sign), Word(str(count), size, "number", ink, apart)


def stamped(sprite: Sprite) -> Drawn:
    """A sprite at the head of a row."""
    return Drawn(*sprite.size, lambda canvas, x, y, on: canvas.stamp(sprite, x, y, on))


def shown(
    wide: int, high: int, draw: Callable[Concatenate[Canvas, int, int, P], None], *what: P.args, **more: P.kwargs
) -> Drawn:
    """Something of this size that lies on vellum elsewhere, too, and is drawn from its corner on."""
    return Drawn(wide, high, lambda canvas, x, y, on: draw(canvas, x, y, *what, **more))


def numbered(number: int, size: int = 56, ink: str = "ink") -> Drawn:
    """A number at the head of a row."""

    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        canvas.text(x + 24, y + 32, str(number), "title", size, ink=ink, on=on, anchor="mm")

    return Drawn(56, 64, draw)


class Row(NamedTuple):
    """A sheet of vellum: a head at its left, cells that flow to the right of it, a number at its right end."""

    cells: Sequence[Cell]
    head: Drawn | None = None
    tail: str = ""
    #: whose turn it is
    marked: bool = False


class Heading(NamedTuple):
    """What the rows below are about."""

    text: str


class Banner(NamedTuple):
    """The top: a coat of arms, two lines, and points."""

    first: str
    second: str = ""
    arms: Drawn | None = None
    points: str = ""


Band: TypeAlias = Row | Heading | Banner


def beside(*parts: str) -> str:
    """Several short sentences in one line."""
    return " \N{MIDDLE DOT} ".join(filter(None, parts))


#: bands of a view, in the words of a language
Bands: TypeAlias = Callable[[Any, W], Iterable[Band]]


@dataclass(frozen=True, kw_only=True)
class Portrait(Generic[W]):
    """A game's tall picture: what is the reader's own, then what belongs to nobody, then the others, a row each."""

    sides: Sides[W]
    headline: Callable[[View, W, Names], tuple[str, str]]
    own: Bands[W]
    #: what a question of one's own turn is answered with
    at_hand: Bands[W]
    common: Bands[W]
    #: what stands behind the names in a seat's row
    row: Callable[[View, int, W], Iterable[Cell]]
    points: Callable[[View, int], str] = lambda view, seat: ""
    order: Callable[[View], Iterable[int]] = lambda view: range(view.players)
    #: width and height of one's own shield, and of the others'
    arms: tuple[int, int] = (76, 92)
    small: tuple[int, int] = (68, 82)

    def drawn(self, view: View, lang: str, names: Names = None) -> Canvas:
        """The whole position, tall."""
        return stacked(self._bands(view, self.sides.words_in(lang), names))

    def strip(self, view: PrivateView[Any, Any], lang: str, names: Names = None) -> Canvas:
        """What a question of one's own turn is answered with."""
        return stacked(self.at_hand(view, self.sides.words_in(lang)))

    def _bands(self, view: View, words: W, names: Names) -> Iterator[Band]:
        first, second = self.headline(view, words, names)
        mine = view.seat if isinstance(view, PrivateView) and self.sides.settled(view, view.seat) else None
        if mine is None:
            yield Banner(first, second)
        else:
            side = self.sides.called(view, mine, words)
            yield Banner(side, beside(first, second), self._shield(view, mine, self.arms), self.points(view, mine))
            yield from self.own(view, words)
        yield from self.common(view, words)
        yield Heading(words("portrait-seats" if mine is None else "portrait-rivals"))
        yield from (self._row(view, seat, words, names) for seat in self.order(view) if seat != mine)

    def _row(self, view: View, seat: int, words: W, names: Names) -> Row:
        cells: list[Cell] = [Word(self.sides.called(view, seat, words), 44, "title")]
        if name := player(names, seat):
            cells.append(Word(name, LEAST, ink="sepia"))
        marked = seat in view.asked and view.step is not None
        arms = self._shield(view, seat, self.small)
        return Row([*cells, *self.row(view, seat, words)], arms, self.points(view, seat), marked)

    def _shield(self, view: View, seat: int, size: tuple[int, int]) -> Drawn:
        return Drawn(*size, lambda canvas, x, y, on: self.sides.shield(canvas, x, y, size[0], view, seat, on))


def _size(cell: Cell, room: int) -> tuple[int, int]:
    match cell:
        case Sign(sprite):
            return sprite.size
        case Word(text, size, face):
            return min(room, Label(text, face, size).width), size
        case Drawn(wide, high):
            return wide, high
        case Prose(text, size, face, _, most):
            return room, round(size * _LEAD) * len(lettering.wrapped(text, face, size, room, most, LEAST))
        case Break():
            return 0, 0


def _apart(cell: Cell) -> int:
    return 0 if isinstance(cell, Break) else cell.apart


class _Line(NamedTuple):
    cells: list[tuple[Cell, int]]
    high: int


def _flowed(cells: Sequence[Cell], room: int) -> list[_Line]:
    """Prose of cells with the place of each; what belongs to a sign, the cell after it, stays with it."""
    lines: list[_Line] = []
    x, line, high = 0, list[tuple[Cell, int]](), 0
    for together in _pairs(cells):
        if isinstance(together[0], Break):
            lines += [_Line(line, high)] if line else []
            x, line, high = 0, [], 0
            continue
        sizes = [_size(cell, room) for cell in together]
        steps = [wide + _apart(cell) for cell, (wide, _) in zip(together, sizes, strict=True)]
        if line and x + sum(steps) - _apart(together[-1]) > room:
            lines.append(_Line(line, high))
            x, line, high = 0, [], 0
        for cell, step, (_, cell_high) in zip(together, steps, sizes, strict=True):
            line.append((cell, x))
            x += step
            high = max(high, cell_high)
    return [*lines, _Line(line, high)] if line else lines


def _pairs(cells: Sequence[Cell]) -> Iterator[list[Cell]]:
    """Cells that must not be parted."""
    together: list[Cell] = []
    for cell in cells:
        if isinstance(cell, Break) and together:
            yield together
            together = []
        together.append(cell)
        if not (isinstance(cell, Sign | Drawn) and cell.joins):
            yield together
            together = []
    if together:
        yield together


def _room(row: Row) -> int:
    head = row.head.wide + _APART if row.head else 0
    tail = Label(row.tail, "number", 64).width + _APART if row.tail else 0
    return INNER - 2 * _PAD - head - tail


def _high(band: Band) -> int:
    match band:
        case Heading():
            return 62
        case Banner(_, second):
            below = len(lettering.wrapped(second, "bold", 40, _beside_arms(band), 3, LEAST)) if second else 0
            return 46 + 66 * len(_title(band)) + 44 * below
        case Row(cells, head):
            lines = _flowed(cells, _room(band))
            inner = sum(line.high for line in lines) + 10 * max(0, len(lines) - 1)
            return max(inner, head.high if head else 0) + 2 * _PAD


def stacked(bands: Iterable[Band]) -> Canvas:
    """All bands, one under the other."""
    every = list(bands)
    heights = [_high(band) for band in every]
    high = 2 * MARGIN + sum(heights) + GAP * (len(every) - 1)
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    y = MARGIN
    for band, band_high in zip(every, heights, strict=True):
        _drawn(canvas, y, band, band_high)
        y += band_high + GAP
    return canvas


def _drawn(canvas: Canvas, y: int, band: Band, high: int) -> None:
    match band:
        case Heading(text):
            canvas.text(
                MARGIN + 6,
                y + 36,
                text,
                "title",
                44,
                ink="sepia",
                on="parchment",
                anchor="lm",
                width=INNER,
                least=LEAST,
            )
            canvas.fill(MARGIN, y + 60, INNER, 2, "rule")
        case Banner():
            _banner(canvas, y, band, high)
        case Row():
            _row(canvas, y, band, high)


def _beside_arms(band: Banner) -> int:
    """The room of a banner's lines."""
    arms = band.arms.wide + 20 if band.arms else 0
    points = Label(band.points, "number", 92).width + 20 if band.points else 0
    return INNER - 52 - arms - points


def _title(band: Banner) -> tuple[Label, ...]:
    return lettering.wrapped(band.first, "title", 56, _beside_arms(band), 2, LEAST)


def _banner(canvas: Canvas, y: int, band: Banner, high: int) -> None:
    room = _beside_arms(band)
    canvas.panel(MARGIN, y, INNER - 3, high - 4, "ink", "parchment", "gold", 2, 14, "shade")
    left = MARGIN + 24
    if band.arms:
        band.arms.draw(canvas, left, y + (high - band.arms.high) // 2, "ink")
        left += band.arms.wide + 20
    if band.points:
        right = MARGIN + INNER - 28
        canvas.text(right, y + high // 2, band.points, "number", 92, ink="glint", on="ink", anchor="rm")
    canvas.lines(left, y + 34, band.first, "title", 56, width=room, ink="glint", on="ink", least=LEAST)
    if band.second:
        below = y + 30 + 66 * len(_title(band))
        canvas.lines(
            left, below, band.second, "bold", 40, width=room, lines=3, lead=1.1, ink="vellum", on="ink", least=LEAST
        )


def _row(canvas: Canvas, y: int, row: Row, high: int) -> None:
    room = _room(row)
    line, thick = ("rubric", 6) if row.marked else ("ink", 3)
    canvas.panel(MARGIN, y, INNER - 3, high - 4, "vellum", "parchment", line, thick, 14, "shade")
    left = MARGIN + _PAD
    if row.head:
        row.head.draw(canvas, left, y + (high - row.head.high) // 2, "vellum")
        left += row.head.wide + _APART
    lines = _flowed(row.cells, room)
    inner = sum(one.high for one in lines) + 10 * max(0, len(lines) - 1)
    top = y + (high - inner) // 2
    for one in lines:
        for cell, x in one.cells:
            _cell(canvas, left + x, top, one.high, cell, room - x)
        top += one.high + 10
    if row.tail:
        right = MARGIN + INNER - _PAD
        canvas.text(right, y + high // 2, row.tail, "number", 64, anchor="rm")


def _cell(canvas: Canvas, x: int, y: int, high: int, cell: Cell, room: int) -> None:
    match cell:
        case Sign(sprite):
            canvas.stamp(sprite, x, y + (high - sprite.size[1]) // 2, "vellum")
        case Word(text, size, face, ink):
            canvas.text(x, y + high // 2, text, face, size, ink=ink, anchor="lm", width=room, least=LEAST)
        case Prose(text, size, face, ink, most):
            canvas.lines(x, y, text, face, size, width=room, lines=most, lead=_LEAD, ink=ink, anchor="lt", least=LEAST)
        case Break():
            pass
        case Drawn(_, tall, draw):
            draw(canvas, x, y + (high - tall) // 2, "vellum")


def lettered(canvas: Canvas) -> int:
    """The size of the smallest lettering where the picture is 360 pixels wide; of a picture without any, its width."""
    sizes = (round(one.size * 360 / canvas.image.width) for one in canvas.placed if one.text.strip())
    return min(sizes, default=canvas.image.width)
