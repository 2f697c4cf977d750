"""Text that always fits: measured, shrunk, wrapped, and cut with an ellipsis only when nothing else is left."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from renderers import palette
from renderers.pen import Tile

FONTS = Path(__file__).parent / "fonts"
Face: TypeAlias = Literal["title", "text", "bold", "number"]
FILES: dict[Face, str] = {
    "title": "Cinzel-Bold.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "number": "AlegreyaSans-ExtraBold.ttf",
}
ELLIPSIS = "…"
#: where a word may be parted, unseen if it is not
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_BREAKS = re.compile(rf"(?<=\w)[-{SOFT_HYPHEN}](?=\w)")
MINUS = "\N{MINUS SIGN}"
#: where a number or a name would stand
NOTHING = "\N{EN DASH}"
#: how far a text may shrink before it is cut
SMALLEST = 0.62
#: the fonts have no spaces of their own that hold words together
_SPACES = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "})


@lru_cache(maxsize=32)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """One of the bundled fonts; the basic layout gives the same pixels everywhere."""
    return ImageFont.truetype(FONTS / FILES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=20_000)
def width(text: str, face: Face, size: int) -> int:
    """How wide a text is set, in pixels."""
    return round(font(face, size).getlength(text.translate(_SPACES)))


@cache
def rise(face: Face, size: int) -> int:
    """Height of a capital above the base line."""
    return -round(font(face, size).getbbox("H", anchor="ls")[1])


def signed(number: int) -> str:
    """A number with a proper minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def gained(number: int) -> str:
    """A change: with a plus, too."""
    return f"+{number}" if number > 0 else signed(number)


class Label(NamedTuple):
    """A text with the size it is to be set in."""

    text: str
    face: Face
    size: int

    @property
    def width(self) -> int:
        """How wide it is set."""
        return width(self.text, self.face, self.size)


@lru_cache(maxsize=8_000)
def fitted(text: str, face: Face, size: int, most: int, least: int = 0) -> Label:
    """The text no wider than `most`: shrunk first, cut last."""
    least = least or max(12, round(size * SMALLEST))
    for smaller in range(size, min(size, least) - 1, -1):
        if width(text, face, smaller) <= most:
            return Label(text, face, smaller)
    least = min(size, least)
    for end in range(len(text) - 1, 0, -1):
        cut = text[:end].rstrip() + ELLIPSIS
        if width(cut, face, least) <= most:
            return Label(cut, face, least)
    return Label("", face, least)


def _lines(text: str, face: Face, size: int, most: int) -> list[str] | None:
    """The words of a text on lines no wider than `most`; None if a word, or a part of one, alone is too wide.

    Only a word that has no room on a line of its own is parted: where it may be, or after its hyphen.
    """
    lines: list[str] = []
    for word in filter(None, text.split(" ")):  # a no-break space does not part words
        whole = word.replace(SOFT_HYPHEN, "")
        longer = f"{lines[-1]} {whole}" if lines else whole
        if lines and width(longer, face, size) <= most:
            lines[-1] = longer
        elif width(whole, face, size) <= most:
            lines.append(whole)
        elif parted := _parted(word, face, size, most):
            lines += parted
        else:
            return None
    return lines


def _parted(word: str, face: Face, size: int, most: int) -> tuple[str, str] | None:
    """A word on two lines, the first as long as it can be; None if it cannot be parted so."""
    for found in reversed(list(_BREAKS.finditer(word))):
        first, rest = (part.replace(SOFT_HYPHEN, "") for part in (word[: found.start()], word[found.end() :]))
        if max(width(f"{first}-", face, size), width(rest, face, size)) <= most:
            return f"{first}-", rest
    return None


@lru_cache(maxsize=2_000)
def wrapped(text: str, face: Face, size: int, most: int, lines: int, least: int = 0) -> tuple[Label, ...]:
    """The text on at most this many lines: wrapped first, then shrunk, cut last."""
    least = least or max(12, round(size * SMALLEST))
    for smaller in range(size, least - 1, -1):
        broken = _lines(text, face, smaller, most)
        if broken is not None and len(broken) <= lines:
            return tuple(Label(line, face, smaller) for line in broken)
    broken = _lines(text, face, least, most)
    if broken is None:
        return (fitted(text.replace(SOFT_HYPHEN, ""), face, least, most, least),)
    kept, rest = broken[: lines - 1], " ".join(broken[lines - 1 :])
    return (*(Label(line, face, least) for line in kept), fitted(rest, face, least, most, least))


@cache
def drawable(face: Face) -> frozenset[int]:
    """Code points the font has a glyph for."""
    missing = font(face, 24).getmask("\uffff")
    blank = (missing.size, bytes(missing))
    found = set()
    for code in (*range(0x20, 0x590), *range(0x1E00, 0x2000), *range(0x2010, 0x2060), *range(0x20A0, 0x2220)):
        glyph = font(face, 24).getmask(chr(code))
        if (glyph.size, bytes(glyph)) != blank:
            found.add(code)
    return frozenset(found)


class Print(NamedTuple):
    """A label ready to be pasted, and where its base line and ink lie."""

    #: None if there is nothing to see
    tile: Tile | None
    #: from the start of the base line to the upper left corner of the tile
    dx: int
    dy: int
    #: how wide it is set, and the height of its capitals
    wide: int
    rise: int


@lru_cache(maxsize=6_000)
def printed(label: Label, ink: str, ground: str) -> Print:
    """A label in one paint on another."""
    face, text = font(label.face, label.size), label.text.translate(_SPACES)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    nothing = Print(None, 0, 0, label.width, rise(label.face, label.size))
    if right <= left or bottom <= top:
        return nothing
    cover = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(cover).text((1 - left, 1 - top), text, 255, face, anchor="ls")
    box = cover.getbbox()
    if box is None:
        return nothing
    cover = cover.crop(box)
    tile, mask = cover.point(list(palette.ramp(ink, ground))), cover.point([0] * 8 + [255] * 248, "1")
    return nothing._replace(tile=Tile.of(tile, mask), dx=left - 1 + box[0], dy=top - 1 + box[1])
