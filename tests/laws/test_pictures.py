"""Every view can be drawn and told in words, twice the same, within Discord's limits, and shows nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core import catalogue
from engine.core.seat import Seat
from engine.core.words import LANGUAGES
from renderers import atelier, png
from renderers.wording import wording
from tests.laws.tables import AnyGame, Case, cases, copy, play, shaken

SOME = pytest.mark.parametrize("case", cases(per_count=2), ids=str)
LARGEST = 1024 * 1024
LONGEST_ALT = 1024
#: positions of a playout that are drawn
MOMENTS = 4


def chosen(case: Case) -> list[AnyGame]:
    """The first position, some of the middle, the last."""
    game = case.start()
    found = [copy(game)]
    found += [copy(game) for _ in play(game)]
    found.append(game)
    return [found[round(n * (len(found) - 1) / (MOMENTS - 1))] for n in range(MOMENTS)]


def drawn(game: AnyGame, seat: Seat | None, lang: str) -> list[bytes]:
    """Everything a reader can be shown of a position."""
    pictures = atelier.find(game.name)
    names = [f"Player {number}" for number in range(game.players)]
    view: Any = game.view() if seat is None else game.view_of(seat)
    found = [png.encoded(pictures.board(view, lang, None, names))]
    found += [png.encoded(pictures.moment(name, view, lang, names)) for name in pictures.moments(view)]
    if seat is not None:
        found.append(png.encoded(pictures.hand(view, lang, names)))
        found.append(pictures.mine(view, lang, names).encode())
    found.append(pictures.describe(view, lang, names).encode())
    found.append(pictures.alt(view, lang, names).encode())
    return found


@SOME
def test_every_view_is_drawn_twice_the_same_and_within_limits(case: Case) -> None:
    for number, game in enumerate(chosen(case)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for seat in (None, Seat(number % game.players)):
            first = drawn(game, seat, lang)
            assert drawn(copy(game), seat, lang) == first
            assert all(0 < len(one) <= LARGEST for one in first)
            words = wording(lang, atelier.home(game.name))
            for kind in atelier.find(game.name).moments(game.view()):
                assert words(f"moment-{kind}")
            alt = atelier.find(game.name).alt(game.view(), lang)
            assert 0 < len(alt) <= LONGEST_ALT


@SOME
def test_static_whatever_is_hidden_from_me_pictures_and_texts_are_the_same(case: Case) -> None:
    chance = random.Random(str(case))
    for number, game in enumerate(chosen(case)):
        for seat in (None, Seat(number % game.players)):
            other = copy(game)
            shaken(other.box, chance)
            for owner, hand in enumerate(other.hands):
                if owner != seat:
                    shaken(hand, chance)
            assert drawn(other, seat, "en") == drawn(game, seat, "en")


def test_every_game_has_pictures() -> None:
    assert set(atelier.games()) == set(catalogue.names())
