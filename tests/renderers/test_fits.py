"""No text is cut, leaves its picture or lies on another, in any language, for any number of players."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

import pytest

from renderers.canvas import Canvas
from renderers.comuni import battle, board, closeup, screen, sheet
from renderers.names import spelled
from tests.renderers.positions import LANGUAGES, LONGEST, PLAYERS, crowded, match

pytestmark = pytest.mark.parametrize("lang", LANGUAGES)


def assert_tidy(canvas: Canvas, names: Collection[str]) -> None:
    """Only players' names may end in an ellipsis."""
    wide, high = canvas.image.size
    placed = canvas.placed
    for one in placed:
        left, top, right, bottom = one.box
        assert 2 <= left < right <= wide - 2, f"{one.text!r} leaves the picture"
        assert 2 <= top < bottom <= high - 2, f"{one.text!r} leaves the picture"
        assert one.text == one.wanted or one.wanted in names, f"{one.wanted!r} is cut to {one.text!r}"
        assert one.allowed is None or right - left <= one.allowed + 2, f"{one.text!r} is wider than its room"
    for one, other in combinations(placed, 2):
        a, b = one.box, other.box
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one.text!r} at {a} lies on {other.text!r} at {b}"


def spelt(players: int) -> set[str]:
    return {spelled(name) for name in LONGEST[:players]}


@pytest.mark.parametrize("players", PLAYERS)
def test_boards_of_a_whole_match_with_the_longest_names(players: int, lang: str) -> None:
    seen = match(players)
    for at in (0, *range(5, len(seen), 23), len(seen) - 1):
        since = seen[max(0, at - 5)].public
        assert_tidy(board.drawn(seen[at].public, lang, since, LONGEST[:players]), spelt(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_board_with_more_of_everything_than_a_match_ever_has(players: int, lang: str) -> None:
    view = crowded(players)
    assert_tidy(board.drawn(view, lang, match(players)[0].public, LONGEST[:players]), spelt(players))
    assert_tidy(closeup.drawn(view, 0, lang, LONGEST[:players]), spelt(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_single_sheets(players: int, lang: str) -> None:
    seen, names = match(players), LONGEST[:players]
    assert_tidy(sheet.drawn(seen[-1].public, lang, names), spelt(players))
    for one in seen[::31]:
        if one.public.table.battle:
            assert_tidy(battle.drawn(one.public, lang, names), spelt(players))
        title = {f"{name}" for name in spelt(players)} | {
            placed.wanted for placed in screen.drawn(one.private[0], lang, names).placed if names[0] in placed.wanted
        }
        assert_tidy(screen.drawn(one.private[0], lang, names), title)
    fullest = max((own for one in seen for own in one.private), key=lambda own: len(own.hand.cards))
    assert_tidy(screen.drawn(fullest, lang), ())
