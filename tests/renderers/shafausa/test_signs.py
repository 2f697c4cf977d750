"""Every building tells on its tile what it does: in words, or by a sign with the numbers of its effect."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from engine.games.shafausa.components import printed
from engine.games.shafausa.pieces import Building
from renderers.canvas import Canvas
from renderers.shafausa import ladders, look, signs
from tests.renderers.tidiness import assert_tidy

#: letters nobody can read on a phone
LEAST = 12
#: tiles on offer with three to six players, those to come with three and four
SIZES = ((191, 132), (142, 132), (112, 132), (92, 132), (191, 98), (142, 98))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sign_stands_whole_on_every_tile(lang: str) -> None:
    say, data = look.says(lang), printed()
    for wide, high in SIZES:
        for building in Building:
            canvas = Canvas(wide, high, "vellum")
            ladders.tile(canvas, wide, high, building, data, say)
            assert_tidy(canvas, ())
            found = {one.text for one in canvas.placed}
            for mark in signs.marks(building, data):
                number = mark.change if isinstance(mark, signs.Plaque) else mark
                assert not isinstance(number, str) or number in found, (building, wide, high)
            assert min(one.size for one in canvas.placed) >= LEAST, (building, wide, high)


def test_a_sign_has_the_numbers_of_the_sentence() -> None:
    say, data = look.says("en"), printed()
    for building in Building:
        shown = "".join(mark for mark in signs.marks(building, data) if isinstance(mark, str))
        shown += "".join(mark.change for mark in signs.marks(building, data) if isinstance(mark, signs.Plaque))
        # a guild's "at least 1" is a bound nobody reaches by it alone
        told = say.effect(building, data).removesuffix(", at least 1")
        assert {each for each in shown if each.isdigit()} == {each for each in told if each.isdigit()}, building


@pytest.mark.parametrize(("wide", "high"), [(191, 264), (142, 264)])
def test_a_tall_tile_tells_it_in_words(wide: int, high: int) -> None:
    say, data = look.says("de"), printed()
    for building in Building:
        canvas = Canvas(wide, high, "vellum")
        ladders.tile(canvas, wide, high, building, data, say)
        assert_tidy(canvas, ())
        assert say.effect(building, data) in " ".join(one.text for one in canvas.placed), building
