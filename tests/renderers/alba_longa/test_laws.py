"""What is hidden changes no pixel, what is one's own does, and the fullest pictures are small enough."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core import catalogue
from engine.core.seat import Seat
from engine.games.alba_longa import Options
from renderers import png, registry
from renderers.canvas import PARTS
from tests.renderers.alba_longa.positions import PLAYERS, crowded, finished, match
from tests.renderers.scenes import everything, played

LARGEST = 1024 * 1024


@pytest.mark.parametrize("players", PLAYERS)
def test_even_the_fullest_sheets_stay_below_a_mebibyte(players: int) -> None:
    pictures, view = registry.find("alba_longa"), crowded(players)
    images = [pictures.closeup(view, 1, "de")]
    images += [pictures.moment(name, view, "fr") for name in ("battle", "harvest")]
    images.append(pictures.moment("sheet", finished(players), "fr"))
    assert all(len(png.encoded(image)) <= LARGEST for image in images)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("moves", [30, 61, 77])
def test_hidden_things_change_neither_picture_nor_text(players: int, moves: int) -> None:
    """Static secrecy: swap everything hidden from a reader, and what the reader gets is byte-equal."""
    variant = Options(job_well_done=True, spoils_of_war=True)
    game: Any = played("alba_longa", players, moves, "regular", variant)
    before = everything(game, Seat(0), "en")
    for hand in game.hands[1:]:
        cards = [*hand.active, *hand.used][::-1]
        hand.active, hand.used = cards[: len(hand.active)], cards[len(hand.active) :]
    game.box.climate.cards.reverse()
    game.box.boxed.reverse()
    game.box.blessings.cards.reverse()
    game._frozen = None
    PARTS.clear()
    assert everything(game, Seat(0), "en") == before


def test_sealed_answers_of_others_change_no_pixel() -> None:
    """Whatever the others have sealed, a reader sees only that they have."""
    pictures = registry.find("alba_longa")
    seen = match(4)
    for one in seen:
        public = one.public
        answered = [own for own in one.private if own.answer is not None]
        if not answered:
            continue
        board = png.encoded(pictures.board(public, "en"))
        assert all(png.encoded(pictures.board(own, "en")) == board for own in one.private)


def test_a_private_picture_shows_the_own_hand() -> None:
    pictures = registry.find("alba_longa")
    game, _ = catalogue.find("alba_longa").start(3, "secrets")
    before = png.encoded(pictures.hand(game.view_of(Seat(0)), "en"))
    game.hands[0].active, game.hands[0].used = [0, 1], [2, 3, 4]
    assert png.encoded(pictures.hand(game.view_of(Seat(0)), "en")) != before


@pytest.mark.parametrize("players", PLAYERS)
def test_every_battle_harvest_and_ending_has_a_picture_when_it_is_new(players: int) -> None:
    pictures, seen = registry.find("alba_longa"), match(players)
    told = {moment for before, one in pairwise(seen) for moment in pictures.held(one.public, before.public)}
    assert told == {"battle", "harvest", "sheet"}
