"""A sheet that explains a board: every kind of piece and sign, drawn as the board draws it, with its name.

Whole it is twice as tall as wide, and tiny in a message: there it comes in two pages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Concatenate, Generic, NamedTuple, ParamSpec, TypeAlias

from renderers import icons
from renderers.canvas import Canvas
from renderers.pen import Sprite
from renderers.sides import W
from renderers.titled import Leaf
from renderers.wording import Wording, shortened

P = ParamSpec("P")
#: draws a thing around a point on vellum
Draw: TypeAlias = Callable[[Canvas, int, int], None]
#: drawings or sprites, each with the key of its name
Drawings: TypeAlias = Mapping[str, Draw | Sprite]
HEAD, GAP, EDGE = 60, 12, 18
#: room for a name below its drawing
NAME = 66
#: the sheet in a message
PAGES = (0, 1)


class Item(NamedTuple):
    """A piece or a sign, and what it is called."""

    name: str
    draw: Draw


class Section(NamedTuple):
    """Things that belong together, in this many columns; how high a row is, and how wide the widest drawing.

    Names stand beside the drawings, or below them where no width of a drawing is given.
    """

    title: str
    items: Sequence[Item]
    columns: int = 3
    row: int = 86
    art: int | None = 96

    @property
    def high(self) -> int:
        """How high the chapter is, with the gap below it."""
        return HEAD + -(-len(self.items) // self.columns) * self.row + GAP + 10


def stamped(sprite: Sprite) -> Draw:
    """A sprite around the point."""
    return lambda canvas, x, y: canvas.stamp_mid(sprite, x, y, "vellum")


def corner(
    draw: Callable[Concatenate[Canvas, int, int, P], object], left: int, up: int, *how: P.args, **more: P.kwargs
) -> Draw:
    """What is drawn from a corner on, which lies so far left of the point and above it."""

    def around(canvas: Canvas, x: int, y: int) -> None:
        draw(canvas, x - left, y - up, *how, **more)

    return around


def named(say: Wording, drawings: Drawings) -> list[Item]:
    """Drawings, each with the key of its name."""
    return [Item(say(key), stamped(one) if isinstance(one, Sprite) else one) for key, one in drawings.items()]


def marks(say: Wording) -> list[Item]:
    """The marks that every game's pictures share."""
    shared = {"new": icons.fresh(64), "awaited": icons.hourglass(66), "sealed": icons.seal(68)}
    return named(say, {f"piece-{key}": sprite for key, sprite in shared.items()})


def height(chapters: Sequence[Section]) -> int:
    """How high all chapters are together."""
    return sum(chapter.high for chapter in chapters) - GAP


def page_of(chapters: Sequence[Section], page: int | None) -> Sequence[Section]:
    """The chapters of one page, parted where both are nearest to equally high; without a page all of them."""
    if page is None:
        return chapters
    cut = min(range(1, len(chapters)), key=lambda at: abs(height(chapters[:at]) - height(chapters[at:])), default=1)
    return chapters[cut:] if page else chapters[:cut]


def lay(canvas: Canvas, chapters: Sequence[Section], x: int, y: int, wide: int) -> None:
    """The chapters below each other, each on a sheet of vellum."""
    for chapter in chapters:
        canvas.sheet(x, y, wide, chapter.high - GAP)
        end = canvas.text(x + EDGE + 6, y + 34, chapter.title, "title", 34, anchor="lm", width=wide - 3 * EDGE)
        canvas.fill(end + 18, y + 33, max(0, x + wide - 2 * EDGE - end - 18), 2, "rule")
        each = (wide - 2 * EDGE) // chapter.columns
        for place, item in enumerate(chapter.items):
            left = x + EDGE + place % chapter.columns * each
            top = y + HEAD - 2 + place // chapter.columns * chapter.row
            if chapter.art is None:
                _below(canvas, item, left, top, each, chapter.row)
            else:
                _beside(canvas, item, left, top, each, chapter.row, chapter.art)
        y += chapter.high


def _beside(canvas: Canvas, item: Item, x: int, y: int, wide: int, high: int, art: int) -> None:
    middle, lines = y + high // 2, 2 if high < 110 else 3
    item.draw(canvas, x + art // 2, middle)
    canvas.lines(
        x + art + 12,
        middle,
        item.name,
        "bold",
        34,
        width=wide - art - 20,
        lines=lines,
        lead=1.08,
        anchor="lm",
        least=24,
    )


def _below(canvas: Canvas, item: Item, x: int, y: int, wide: int, high: int) -> None:
    item.draw(canvas, x + wide // 2, y + (high - NAME) // 2)
    canvas.lines(
        x + wide // 2, y + high - NAME + 4, item.name, "bold", 32, width=wide - 12, lines=2, lead=1.08, anchor="mt",
        least=22,
    )  # fmt: skip


class Legend(Generic[W]):
    """A game's sheet: its chapters in a reader's language, on the game's own paper."""

    def __init__(self, words_in: Callable[[str], W], chapters: Callable[[W], Sequence[Section]], leaf: Leaf[W]) -> None:
        self._words_in, self._leaf, self._chapters = words_in, leaf, cache(lambda lang: chapters(words_in(lang)))

    def drawn(self, lang: str, page: int | None = None) -> Canvas:
        """The sheet, or one of its pages, as a canvas."""
        chapters, leaf = page_of(self._chapters(lang), page), self._leaf
        canvas = leaf.page(leaf.top + height(chapters) + leaf.margin, self._words_in(lang)("pieces-title"))
        lay(canvas, chapters, leaf.margin, leaf.top, leaf.inner)
        return canvas

    def alt(self, lang: str, page: int | None = None) -> str:
        """The sheet, or one of its pages, in at most 1024 characters: the names, chapter by chapter."""
        say = self._words_in(lang)
        said = [f"{say('pieces-title')}."]
        for chapter in page_of(self._chapters(lang), page):
            names = say.listed([item.name for item in chapter.items])
            said.append(say("pieces-line", title=chapter.title, list=names))
        return shortened(said)
