"""Every view of every match renders, twice the same, small enough; what is hidden changes no pixel."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core import catalogue, house
from engine.core.seat import Seat
from engine.games.comuni.pieces import CardId
from renderers import atelier, png
from renderers.canvas import PARTS
from tests.renderers.positions import PLAYERS, crowded, match

LARGEST, TYPICAL = 1024 * 1024, 300_000


@pytest.mark.parametrize("players", PLAYERS)
def test_every_view_of_a_match_renders_within_its_size(players: int) -> None:
    pictures = atelier.find("comuni")
    before = None
    for at, seen in enumerate(match(players)):
        view = seen.public
        assert len(png.encoded(pictures.board(view, "en", before))) <= TYPICAL
        for moment in pictures.moments(view, before):
            assert len(png.encoded(pictures.moment(moment, view, "de"))) <= TYPICAL
        seat = at % players
        if at % 3 == 0:
            assert len(png.encoded(pictures.hand(seen.private[seat], "fr"))) <= TYPICAL
        if at % 9 == 0:
            assert len(png.encoded(pictures.city(view, seat, "en"))) <= TYPICAL
        before = view


@pytest.mark.parametrize("players", PLAYERS)
def test_even_the_fullest_board_stays_below_a_mebibyte(players: int) -> None:
    file = png.encoded(atelier.find("comuni").board(crowded(players), "de", match(players)[0].public))
    assert len(file) <= LARGEST


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before(players: int) -> None:
    pictures, seen = atelier.find("comuni"), match(players)
    view, since = seen[len(seen) * 2 // 3], seen[len(seen) // 2].public
    draws = [
        partial(pictures.board, view.public, "fr", since, ["Anna", "Berta"]),
        partial(pictures.hand, view.private[0], "fr"),
        partial(pictures.city, view.public, 1, "fr"),
        *(partial(pictures.moment, name, view.public, "fr") for name in pictures.moments(view.public)),
    ]
    first = [png.encoded(draw()) for draw in draws]
    PARTS.clear()
    pictures.board(seen[0].public, "de")
    assert [png.encoded(draw()) for draw in draws] == first


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_things_change_neither_picture_nor_text(players: int) -> None:
    """Static secrecy: swap everything hidden from a reader, and what the reader gets is byte-equal."""
    pictures = atelier.find("comuni")
    game, _ = catalogue.find("comuni").start(players, "secrets")
    steps = house.playout(game, [house.levels("comuni")["rookie"]] * players, "secrets")
    for _, _ in zip(range(60), steps, strict=False):
        pass

    def outputs() -> list[bytes]:
        public, own = game.view(), game.view_of(Seat(0))
        drawn = [pictures.board(public, "en"), pictures.city(public, 1, "en"), pictures.hand(own, "en")]
        drawn += [
            pictures.board(own, "en"),
            *(pictures.moment(name, public, "en") for name in pictures.moments(public)),
        ]
        texts = [pictures.describe(public, "en"), pictures.alt(public, "en"), pictures.describe(own, "en")]
        return [png.encoded(image) for image in drawn] + [text.encode() for text in texts]

    before = outputs()
    for hand in game.hands[1:]:
        hand.stock.gold += 3
        hand.stock.army, hand.stock.pilgrim = hand.stock.pilgrim + 1, hand.stock.army
        hand.cards = [CardId("D01") for _ in hand.cards]
        hand.plunder += 2
        hand.heroes = [6, 3]
    for pile in game.box.piles.values():
        pile.cards.reverse()
    game.box.supply.gold += 1
    game._frozen = None
    PARTS.clear()
    assert outputs() == before


def test_a_private_picture_shows_the_own_hand() -> None:
    pictures = atelier.find("comuni")
    game, _ = catalogue.find("comuni").start(3, "secrets")
    before = png.encoded(pictures.hand(game.view_of(Seat(0)), "en"))
    game.hands[0].stock.gold += 1
    assert png.encoded(pictures.hand(game.view_of(Seat(0)), "en")) != before
