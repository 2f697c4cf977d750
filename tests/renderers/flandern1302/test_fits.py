"""No text is cut, leaves its picture or lies on another, in any language, for any number of players."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from renderers.flandern1302 import board, choosing, closeup, holding, reveal, sheet
from tests.renderers.flandern1302.positions import PLAYERS, choices, crowded, match, possible
from tests.renderers.scenes import LONGEST, spelt
from tests.renderers.tidiness import assert_tidy

pytestmark = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.parametrize("players", PLAYERS)
def test_boards_of_a_whole_match_with_the_longest_names(players: int, lang: str) -> None:
    seen, names = match(players), LONGEST[:players]
    for at in (0, 1, *range(5, len(seen), 19), len(seen) - 1):
        assert_tidy(board.drawn(seen[at].public, lang, seen[max(0, at - 5)].public, names), spelt(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_board_with_more_of_everything_than_a_match_ever_has(players: int, lang: str) -> None:
    view, names = crowded(players), LONGEST[:players]
    assert_tidy(board.drawn(view, lang, match(players)[20].public, names), spelt(players))
    assert_tidy(holding.of_seat(view, 1, lang, names), spelt(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_single_sheets(players: int, lang: str) -> None:
    seen, names = match(players), LONGEST[:players]
    assert_tidy(sheet.drawn(seen[-1].public, lang, names), {*spelt(players), ", ".join(spelt(players))})
    for city in seen[-1].public.table.cities:
        if city.result:
            assert_tidy(closeup.drawn(seen[-1].public, city.name, lang, names), spelt(players))
    for at in range(0, len(seen), 29):
        one, seat = seen[at], at % players
        assert_tidy(holding.screen(one.private[seat], lang, names), spelt(players))
        assert_tidy(holding.of_seat(one.public, seat, lang, names), spelt(players))
        if one.public.table.chosen:
            assert_tidy(reveal.drawn(one.public, lang, names), spelt(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_pictures_of_choices(players: int, lang: str) -> None:
    for at in range(3, len(match(players)), 23):
        for own in match(players)[at].private:
            for kind, options in choices(own).items():
                whole = {name: getattr(options[-1], name) for name in kind.model_fields}
                for count in range(len(whole) + 1):
                    chosen = dict(list(whole.items())[:count])
                    choice = choosing.choice_of(own, kind.word, chosen, possible(options, chosen))
                    if choice:
                        assert_tidy(choosing.drawn(own, lang, choice), ())
