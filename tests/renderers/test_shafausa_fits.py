"""No text is cut, leaves its picture or lies on another, in any language, mode and number of players."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

import pytest

from engine.games.shafausa.pieces import Mode
from renderers.canvas import Canvas
from renderers.names import spelled
from renderers.shafausa import almanac, auction, board, chart, closeup, extraction, screen, sheet
from tests.renderers.shafausa_positions import (
    LANGUAGES,
    LONGEST,
    TABLES,
    busiest,
    choosing,
    crowded,
    in_auction,
    match,
    overplanned,
)

pytestmark = [pytest.mark.parametrize("lang", LANGUAGES), pytest.mark.parametrize(("mode", "players"), TABLES)]


def assert_tidy(canvas: Canvas, names: Collection[str]) -> None:
    """Only players' names may end in an ellipsis."""
    wide, high = canvas.image.size
    placed = canvas.placed
    for one in placed:
        left, top, right, bottom = one.box
        assert 2 <= left < right <= wide - 2, f"{one.text!r} leaves the picture"
        assert 2 <= top < bottom <= high - 2, f"{one.text!r} leaves the picture"
        cut = one.text != one.wanted and not any(name and name in one.wanted for name in names)
        assert not cut, f"{one.wanted!r} is cut to {one.text!r}"
        assert one.allowed is None or right - left <= one.allowed + 2, f"{one.text!r} is wider than its room"
    for one, other in combinations(placed, 2):
        a, b = one.box, other.box
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one.text!r} at {a} lies on {other.text!r} at {b}"


def spelt(players: int) -> set[str]:
    return {spelled(name) for name in LONGEST[:players]}


def test_boards_of_a_whole_match_with_the_longest_names(mode: Mode, players: int, lang: str) -> None:
    seen, names = match(mode, players), LONGEST[:players]
    for at in (0, *range(5, len(seen), len(seen) // 6), len(seen) - 1):
        since = seen[max(0, at - 9)].public
        assert_tidy(board.drawn(seen[at].public, lang, since, names), spelt(players))


def test_more_of_everything_than_a_match_ever_has(mode: Mode, players: int, lang: str) -> None:
    view, names = crowded(mode, players), LONGEST[:players]
    assert_tidy(board.drawn(view, lang, match(mode, players)[0].public, names), spelt(players))
    assert_tidy(closeup.drawn(view, 0, lang, names), spelt(players))
    assert_tidy(almanac.drawn(view, lang, names), spelt(players))
    assert_tidy(chart.drawn(view, lang, names), spelt(players))
    assert_tidy(extraction.drawn(view, lang, names), spelt(players))
    assert_tidy(screen.drawn(overplanned(mode, players), lang, names), spelt(players))


def test_single_sheets(mode: Mode, players: int, lang: str) -> None:
    seen, names = match(mode, players), LONGEST[:players]
    assert_tidy(sheet.drawn(seen[-1].public, lang, names), spelt(players))
    half = seen[len(seen) // 2]
    assert_tidy(closeup.drawn(half.public, players - 1, lang, names), spelt(players))
    assert_tidy(screen.drawn(half.own, lang, names), spelt(players))
    assert_tidy(screen.drawn(busiest(mode, players), lang), ())
    assert_tidy(extraction.drawn(half.public, lang, names), spelt(players))
    if view := in_auction(mode, players):
        assert_tidy(auction.drawn(view, lang, names), spelt(players))
        assert_tidy(board.drawn(view, lang, None, names), spelt(players))


def test_peoples_being_chosen(mode: Mode, players: int, lang: str) -> None:
    for seen in choosing(mode, players):
        assert_tidy(board.drawn(seen.public, lang, None, LONGEST[:players]), spelt(players))
        assert_tidy(closeup.drawn(seen.public, 0, lang, LONGEST[:players]), spelt(players))
        assert_tidy(screen.drawn(seen.own, lang, LONGEST[:players]), spelt(players))
