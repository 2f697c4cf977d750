"""No text is cut, leaves its picture or lies on another, in any language, for any number of players."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from renderers.comuni import battle, board, closeup, screen, sheet
from tests.renderers.comuni.positions import PLAYERS, crowded, match
from tests.renderers.scenes import LONGEST, spelt
from tests.renderers.tidiness import assert_tidy, assert_tidy_throughout, naming

pytestmark = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.parametrize("players", PLAYERS)
def test_boards_of_a_whole_match_with_the_longest_names(players: int, lang: str) -> None:
    assert_tidy_throughout(board.drawn, match(players), lang, every=23)


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
        own = screen.drawn(one.private[0], lang, names)
        assert_tidy(own, spelt(players) | naming(own, names[:1]))
    fullest = max((own for one in seen for own in one.private), key=lambda own: len(own.hand.cards))
    assert_tidy(screen.drawn(fullest, lang), ())
