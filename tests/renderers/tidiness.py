"""No text is cut, leaves its picture or lies on another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import combinations

from renderers.canvas import Canvas
from tests.renderers.scenes import LONGEST, Seen, spelt


def naming(canvas: Canvas, names: Collection[str]) -> set[str]:
    """The texts of a picture that hold one of these names."""
    return {one.wanted for one in canvas.placed if any(name and name in one.wanted for name in names)}


def assert_tidy_throughout(draw: Callable[..., Canvas], seen: Sequence[Seen], lang: str, every: int) -> None:
    """The board at the ends of a match and every so many positions, with the longest names there are."""
    players = seen[0].public.players
    for at in (0, *range(5, len(seen), every), len(seen) - 1):
        since = seen[max(0, at - 5)].public
        assert_tidy(draw(seen[at].public, lang, since, LONGEST[:players]), spelt(players))


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
    for one, other in combinations(placed, 2):
        a, b = one.box, other.box
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one.text!r} at {a} lies on {other.text!r} at {b}"
