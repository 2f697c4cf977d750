"""The fixed palette: every picture of the house is mixed from these paints, so a pixel is one byte.

A paint has a name. Between paints that meet (an ink and the ground it is printed on) lie a few mixed steps for smooth
edges; together they are at most 256 colours. Seats never differ by colour alone: each has a pattern and a letter too.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

RGB: TypeAlias = tuple[int, int, int]
Pattern: TypeAlias = Literal["bend", "lozenges", "fess", "cross", "pales", "chevrons"]

PAINTS: dict[str, str] = {
    # paper and ink
    "parchment": "#EFE0BF",
    "vellum": "#FAF3E0",
    "fold": "#E3CFA3",
    "shade": "#CDB688",
    "rule": "#B0935F",
    "sepia": "#65492D",
    "ink": "#271C13",
    "rubric": "#A3231B",
    "blush": "#F3CDB4",
    "chalk": "#FFFDF7",
    # metal, stone, wood, sky
    "gold": "#D9A029",
    "glint": "#F6DC84",
    "bronze": "#83590F",
    "stone": "#B5AC9C",
    "ashlar": "#D8D1C2",
    "mortar": "#7C7466",
    "slate": "#353B48",
    "steel": "#68727F",
    "silver": "#BFC7CC",
    "brick": "#B9583A",
    "tile": "#D98257",
    "clay": "#7B3423",
    "wood": "#8C5C31",
    "beam": "#573719",
    "straw": "#E9C987",
    "sky": "#D3E3E2",
    "lake": "#7FA9AE",
    "leaf": "#8BA05C",
    "moss": "#4C6433",
    "flame": "#E8741C",
    # grounds of project cards
    "economy": "#EDBE4A",
    "military": "#39404E",
    "culture": "#E4EDF0",
    "religion": "#8A5730",
    "general": "#7A1B2C",
    # seats: full, pale and deep
    "azure": "#1D3E92",
    "azure-pale": "#C9D3EC",
    "azure-deep": "#122659",
    "orchid": "#D58BDB",
    "orchid-pale": "#F3DDF4",
    "orchid-deep": "#6D2A75",
    "vert": "#4FA679",
    "vert-pale": "#CFE8DA",
    "vert-deep": "#1C5638",
    "gules": "#97180F",
    "gules-pale": "#F1CFC6",
    "gules-deep": "#5C0D08",
    "or": "#F5D24C",
    "or-pale": "#FCF2C6",
    "or-deep": "#7A5B00",
    "argent": "#C4DCE0",
    "argent-pale": "#EEF6F7",
    "argent-deep": "#3B5A62",
}

#: which inks meet which grounds: their mixtures get steps of their own
MEETINGS: tuple[tuple[str, str, int], ...] = (
    ("ink", "vellum", 9),
    ("ink", "parchment", 6),
    ("ink", "fold", 6),
    ("ink", "chalk", 5),
    ("sepia", "vellum", 6),
    ("sepia", "parchment", 4),
    ("rubric", "vellum", 5),
    ("rubric", "parchment", 3),
    ("chalk", "rubric", 4),
    ("chalk", "ink", 2),
    ("chalk", "military", 5),
    ("chalk", "religion", 4),
    ("chalk", "general", 4),
    ("ink", "economy", 5),
    ("ink", "culture", 5),
    ("ink", "gold", 4),
    ("ink", "glint", 4),
    ("ink", "ashlar", 4),
    ("ink", "stone", 4),
    ("ink", "tile", 3),
    ("ink", "brick", 3),
    ("ink", "wood", 3),
    ("ink", "straw", 3),
    ("ink", "sky", 4),
    ("ink", "silver", 3),
    ("ink", "lake", 2),
    ("chalk", "azure", 4),
    ("ink", "azure", 1),
    ("ink", "orchid", 4),
    ("ink", "vert", 4),
    ("chalk", "gules", 4),
    ("ink", "or", 4),
    ("glint", "ink", 4),
    ("gold", "vellum", 2),
    ("gold", "parchment", 2),
    ("rule", "vellum", 2),
    ("rule", "parchment", 2),
    ("stone", "sky", 1),
    ("azure", "vellum", 3),
    ("orchid", "vellum", 2),
    ("vert", "vellum", 3),
    ("gules", "vellum", 2),
    ("or", "vellum", 1),
    ("ink", "azure-pale", 2),
    ("ink", "orchid-pale", 2),
    ("ink", "vert-pale", 2),
    ("ink", "gules-pale", 2),
    ("ink", "or-pale", 2),
    ("ink", "argent", 4),
    ("argent", "vellum", 1),
    ("ink", "argent-pale", 2),
)


class Livery(NamedTuple):
    """How everything of one seat is recognised: paint, paint of the letter on it, pattern."""

    paint: str
    letter: str
    pattern: Pattern

    @property
    def pale(self) -> str:
        """A light tint for grounds."""
        return f"{self.paint}-pale"

    @property
    def deep(self) -> str:
        """A dark tone for text on light grounds."""
        return f"{self.paint}-deep"


LIVERIES: tuple[Livery, ...] = (
    Livery("azure", "chalk", "bend"),
    Livery("orchid", "ink", "lozenges"),
    Livery("vert", "ink", "fess"),
    Livery("gules", "chalk", "cross"),
    Livery("or", "ink", "pales"),
    Livery("argent", "ink", "chevrons"),
)


@cache
def rgb(paint: str) -> RGB:
    """A paint by name."""
    code = PAINTS[paint]
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mixed(one: RGB, other: RGB, share: float) -> RGB:
    """Both paints stirred: all `other` at share 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def colours() -> tuple[RGB, ...]:
    """The whole palette: the paints in their order, then the steps between those that meet."""
    found: dict[RGB, None] = {rgb(name): None for name in PAINTS}
    for ink, ground, steps in MEETINGS:
        for step in range(1, steps + 1):
            found[mixed(rgb(ink), rgb(ground), step / (steps + 1))] = None
    if len(found) > 256:
        raise ValueError(f"{len(found)} colours do not fit into one byte")
    return tuple(found)


@cache
def flat() -> tuple[int, ...]:
    """The palette as Pillow and PNG want it: red, green, blue, red, green, ..."""
    return tuple(part for colour in colours() for part in colour)


@cache
def swatch() -> Image.Image:
    """A picture that carries the palette, to quantise with."""
    image = Image.new("P", (1, 1))
    image.putpalette(list(flat()))
    return image


@cache
def index(paint: str) -> int:
    """The byte of a paint."""
    return colours().index(rgb(paint))


@cache
def nearest(colour: RGB) -> int:
    """The byte of the colour that looks most alike; eyes are keenest on green."""
    found, least = 0, float("inf")
    for at, other in enumerate(colours()):
        red, green, blue = colour[0] - other[0], colour[1] - other[1], colour[2] - other[2]
        mean = (colour[0] + other[0]) / 512
        far = (2 + mean) * red * red + 4 * green * green + (3 - mean) * blue * blue
        if far < least:
            found, least = at, far
    return found


@cache
def ramp(ink: str, ground: str) -> bytes:
    """For every coverage from 0 to 255, the byte of this ink on this ground."""
    return bytes(nearest(mixed(rgb(ground), rgb(ink), coverage // 8 * 8 / 248)) for coverage in range(256))


def luminance(colour: RGB) -> float:
    """Relative luminance by WCAG."""
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two paints by WCAG: 1 to 21."""
    dark, light = sorted((luminance(rgb(one)), luminance(rgb(other))))
    return (light + 0.05) / (dark + 0.05)
