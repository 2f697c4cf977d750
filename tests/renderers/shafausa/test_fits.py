"""No text is cut, leaves its picture or lies on another, in any language, mode and number of players."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from engine.core.words import LANGUAGES
from engine.games.shafausa.pieces import Mode
from renderers.canvas import Canvas
from renderers.shafausa import almanac, auction, board, chart, closeup, extraction, screen, sheet
from tests.renderers import tidiness
from tests.renderers.scenes import LONGEST, spelt
from tests.renderers.shafausa.positions import (
    TABLES,
    busiest,
    choosing,
    crowded,
    in_auction,
    match,
    overplanned,
)
from tests.renderers.tidiness import naming

pytestmark = [pytest.mark.parametrize("lang", LANGUAGES), pytest.mark.parametrize(("mode", "players"), TABLES)]


def assert_tidy(canvas: Canvas, names: Collection[str]) -> None:
    """Whatever holds a player's name may be cut."""
    tidiness.assert_tidy(canvas, naming(canvas, names))


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
