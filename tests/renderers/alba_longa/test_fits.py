"""No text of Alba Longa is cut, leaves its picture or lies on another, in any language, for any number of Kings."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.words import LANGUAGES
from renderers.alba_longa import battle, board, closeup, harvest, screen, sheet
from renderers.canvas import PARTS
from renderers.names import spelled
from tests.renderers.alba_longa.positions import PLAYERS, crowded, finished, match
from tests.renderers.scenes import LONGEST, recorded, spelt
from tests.renderers.tidiness import assert_tidy, assert_tidy_throughout, naming

pytestmark = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.parametrize("players", PLAYERS)
def test_boards_of_a_whole_match_with_the_longest_names(players: int, lang: str) -> None:
    assert_tidy_throughout(board.drawn, match(players), lang, every=17)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_board_with_more_of_everything_than_a_match_ever_has(players: int, lang: str) -> None:
    view, names = crowded(players), LONGEST[:players]
    assert_tidy(board.drawn(view, lang, match(players)[0].public, names), spelt(players))
    large = closeup.drawn(view, 0, lang, names)
    assert_tidy(large, spelt(players) | naming(large, names[:1]))


@pytest.mark.parametrize("name", ["4-kings-last-king", "3-kings-all-forgotten", "5-kings-shared"])
def test_boards_and_sheets_of_every_ending(name: str, lang: str) -> None:
    last = recorded("alba_longa", name)[-1].public
    names = LONGEST[: last.players]
    shown = board.drawn(last, lang, None, names)
    listed = naming(shown, names[:1])
    assert_tidy(shown, spelt(last.players) | listed)
    assert_tidy(sheet.drawn(last, lang, names), spelt(last.players) | listed)
    assert_tidy(closeup.drawn(last, 0, lang, names), spelt(last.players))


@pytest.mark.parametrize("players", PLAYERS)
def test_single_sheets(players: int, lang: str) -> None:
    seen, names = match(players), LONGEST[:players]
    assert_tidy(battle.drawn(crowded(players), lang, names), spelt(players))
    assert_tidy(harvest.drawn(crowded(players), lang, names), spelt(players))
    assert_tidy(sheet.drawn(finished(players), lang), ())
    for one in seen[::23]:
        if one.public.table.battles:
            assert_tidy(battle.drawn(one.public, lang, names), spelt(players))
        if one.public.table.harvests:
            assert_tidy(harvest.drawn(one.public, lang, names), spelt(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_own_screens_with_and_without_a_sealed_answer(players: int, lang: str) -> None:
    names = LONGEST[:players]
    kinds: dict[type, int] = {}
    for one in match(players):
        for own in one.private:
            kind = type(own.answer)
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] in (1, 7, 40):
                drawn = screen.drawn(own, lang, names)
                titles = {placed.wanted for placed in drawn.placed if placed.wanted.endswith(spelled(names[own.seat]))}
                assert_tidy(drawn, spelt(players) | titles)
    assert len(kinds) > 3


@pytest.mark.parametrize("players", PLAYERS)
def test_no_text_is_cut_by_the_part_of_the_board_it_stands_in(
    players: int, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Any] = []
    monkeypatch.setattr(PARTS, "get", lambda key: None)
    monkeypatch.setattr(PARTS, "put", lambda key, part: kept.append(part))
    for one in match(players)[::11]:
        board.drawn(one.public, lang)
    for part in kept:
        wide, high = part.image.size
        for placed in part.placed:
            left, top, right, bottom = placed.box
            inside = left >= 0 and top >= 0 and right <= wide and bottom <= high
            assert inside, f"{placed.text!r} at {placed.box} leaves {wide} x {high}"
