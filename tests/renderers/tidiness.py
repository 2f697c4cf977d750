"""No text is cut, leaves its picture or lies on another."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import islice

from renderers.canvas import Canvas
from renderers.names import spelled


def spelt(names: Iterable[str]) -> set[str]:
    """Names as pictures write them."""
    return {spelled(name) for name in names}


def named_in(canvas: Canvas, names: Iterable[str]) -> set[str]:
    """The texts of a picture that hold one of these names."""
    written = spelt(names) - {""}
    return {one.wanted for one in canvas.placed if any(name in one.wanted for name in written)}


def assert_tidy(canvas: Canvas, names: Collection[str]) -> None:
    """Only these texts, players' names, may end in an ellipsis."""
    wide, high = canvas.image.size
    placed = canvas.placed
    for one in placed:
        left, top, right, bottom = one.box
        assert one.text, f"there is no room for {one.wanted!r}"
        assert 2 <= left < right <= wide - 2, f"{one.text!r} leaves the picture"
        assert 2 <= top < bottom <= high - 2, f"{one.text!r} leaves the picture"
        assert one.text == one.wanted or one.wanted in names, f"{one.wanted!r} is cut to {one.text!r}"
        assert one.allowed is None or right - left <= one.allowed + 2, f"{one.text!r} is wider than its room"
    # from left to right: whatever begins behind the end of a text does not lie on it, nor does anything after that
    placed.sort(key=lambda one: one.box[0])
    for number, one in enumerate(placed):
        _, top, end, bottom = one.box
        for other in islice(placed, number + 1, None):
            left, high, right, low = other.box
            if left >= end:
                break
            apart = bottom <= high or low <= top or right <= one.box[0]
            assert apart, f"{one.text!r} at {one.box} lies on {other.text!r} at {other.box}"
