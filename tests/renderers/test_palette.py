"""Nobody needs colours to tell things apart, and people who see them can."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from engine.games.comuni.pieces import Category
from renderers import palette
from renderers.comuni import look
from renderers.palette import LIVERIES, RGB

#: simulated colour vision by Machado, Oliveira and Fernandes (2009), full severity, on linear light
VISION = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
#: distance in CIE Lab that is seen at a glance
APART = 20


def seen(colour: RGB, vision: str) -> tuple[float, float, float]:
    """A colour in CIE Lab as such an eye sees it."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, linear, strict=True))))
        for row in VISION[vision]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("vision", VISION)
def test_seats_are_separable_by_colour_in_every_kind_of_vision(vision: str) -> None:
    for one, other in combinations([livery.paint for livery in LIVERIES], 2):
        apart = dist(seen(palette.rgb(one), vision), seen(palette.rgb(other), vision))
        assert apart >= APART, f"{one} and {other} are {apart:.0f} apart"


@pytest.mark.parametrize("vision", VISION)
def test_categories_are_separable_by_colour_in_every_kind_of_vision(vision: str) -> None:
    for one, other in combinations([*Category, "general"], 2):
        apart = dist(seen(palette.rgb(one), vision), seen(palette.rgb(other), vision))
        assert apart >= 12, f"{one} and {other} are {apart:.0f} apart"


def test_every_seat_has_a_pattern_of_its_own() -> None:
    assert len({livery.pattern for livery in LIVERIES}) == len(LIVERIES) == 6


def test_every_category_has_a_badge_of_its_own_shape() -> None:
    assert len(set(look._BADGES.values())) == len(Category)


def test_letters_stand_out_on_their_seats_colour_and_pattern() -> None:
    for livery in LIVERIES:
        tone = livery.deep if livery.letter == "chalk" else livery.pale
        assert palette.contrast(livery.letter, livery.paint) >= 4.5
        assert palette.contrast(livery.letter, tone) >= 4.5
        assert palette.contrast("ink", livery.pale) >= 4.5


def test_signs_stand_out_on_their_categorys_colour() -> None:
    for category in Category:
        assert palette.contrast(look.SIGN[category], category.value) >= 4.5
    assert palette.contrast("chalk", "general") >= 4.5


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "vellum"), ("ink", "parchment"), ("ink", "fold"), ("ink", "straw"), ("ink", "leaf"), ("ink", "glint"),
        ("ink", "gold"), ("sepia", "vellum"), ("sepia", "parchment"), ("rubric", "vellum"), ("rubric", "blush"),
        ("glint", "ink"), ("vellum", "ink"), ("straw", "ink"), ("fold", "ink"), ("glint", "sepia"), ("chalk", "rubric"),
        ("moss", "vellum"), ("ink", "blush"), ("ink", "lake"), ("ink", "tile"), ("chalk", "ink"),
    ],
)  # fmt: skip
def test_inks_stand_out_on_the_grounds_they_are_printed_on(ink: str, ground: str) -> None:
    assert palette.contrast(ink, ground) >= 4.5


def test_the_palette_fits_into_a_byte_and_leaves_room_for_a_transparent_one() -> None:
    assert len(palette.colours()) <= 255


def test_a_ramp_begins_with_the_ground_and_ends_with_the_ink() -> None:
    ramp = palette.ramp("ink", "vellum")
    assert (ramp[0], ramp[255]) == (palette.index("vellum"), palette.index("ink"))
