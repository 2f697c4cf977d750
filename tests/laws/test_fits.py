"""No text of a picture is cut, leaves it or lies on another, in any language, for every recorded match."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import catalogue
from engine.core.words import LANGUAGES
from renderers import registry
from renderers.canvas import PARTS
from tests.laws.tables import NAMES
from tests.renderers.scenes import LONGEST, Seen, matches, recorded
from tests.renderers.tidiness import assert_tidy, named_in, spelt

#: match by match, not law by law: what was drawn for one law is there for the next
OF_RECORDS = pytest.mark.parametrize(("game", "name"), matches(NAMES), scope="module")
GAMES = pytest.mark.parametrize("game", NAMES)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
#: positions of a match that are drawn
SOME = 6
ORDINARY = ("Anna", "Bruno", "Chloe", "Dieter", "Ugo", "Beatrice")


def some_of(seen: tuple[Seen, ...]) -> list[int]:
    """Positions spread over a match, the first and the last among them."""
    return sorted({round(part * (len(seen) - 1) / (SOME - 1)) for part in range(SOME)})


@IN_EVERY_LANGUAGE
@OF_RECORDS
def test_boards_close_ups_and_moments_of_a_match_with_the_longest_names(game: str, name: str, lang: str) -> None:
    """A sentence with such a name in it may be cut."""
    pictures, seen = registry.find(game), recorded(game, name)
    names = LONGEST[: seen[0].public.players]
    for at in some_of(seen):
        view, since = seen[at].public, seen[max(0, at - 5)].public
        drawn = [pictures.board(view, lang, since, names), pictures.closeup(view, at % len(names), lang, names)]
        drawn += [pictures.moment(one, view, lang, names) for one in pictures.held(view)]
        for canvas in drawn:
            assert_tidy(canvas, named_in(canvas, names))


@IN_EVERY_LANGUAGE
@OF_RECORDS
def test_boards_of_a_match_with_ordinary_names(game: str, name: str, lang: str) -> None:
    """Nothing but a name may be cut."""
    pictures, seen = registry.find(game), recorded(game, name)
    names = ORDINARY[: seen[0].public.players]
    for at in some_of(seen)[1::2]:
        assert_tidy(pictures.board(seen[at].public, lang, seen[0].public, names), spelt(names))


@IN_EVERY_LANGUAGE
@GAMES
def test_own_pictures_at_every_kind_of_question_and_answer(game: str, lang: str) -> None:
    pictures = registry.find(game)
    kinds: dict[tuple[int, type, type], Any] = {}
    for _, name in matches([game]):
        for one in recorded(game, name):
            for own in one.private:
                kinds.setdefault((own.players, type(own.step), type(own.answer)), own)
    assert len(kinds) >= len(catalogue.find(game).seats)
    for own in kinds.values():
        for names in (LONGEST[: own.players], None):
            canvas = pictures.hand(own, lang, names)
            assert_tidy(canvas, named_in(canvas, names or ()))


@IN_EVERY_LANGUAGE
@OF_RECORDS
def test_no_text_is_cut_by_the_part_of_the_board_it_stands_in(
    game: str, name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Any] = []
    monkeypatch.setattr(PARTS, "get", lambda key: None)
    monkeypatch.setattr(PARTS, "put", lambda key, part: kept.append(part))
    seen = recorded(game, name)
    for at in some_of(seen)[::2]:
        registry.find(game).board(seen[at].public, lang)
    for part in kept:
        wide, high = part.wide, part.high
        for placed in part.placed:
            left, top, right, bottom = placed.box
            inside = left >= 0 and top >= 0 and right <= wide and bottom <= high
            assert inside, f"{placed.text!r} at {placed.box} leaves {wide} x {high}"
