"""Every view of every match of Alba Longa renders, twice the same, small enough; what is hidden changes no pixel."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core import catalogue, house
from engine.core.seat import Seat
from engine.games.alba_longa import Options
from renderers import atelier, order, png
from renderers.canvas import PARTS
from tests.renderers.alba_longa.positions import PLAYERS, crowded, finished, match, recorded

LARGEST, TYPICAL = 1024 * 1024, 300_000
#: records of modes and endings beyond one for each number of Kings
OTHERS = ("2-kings-job-well-done-and-spoils", "3-kings-last-king-plays-on", "3-kings-deck-exhausted", "4-kings-assisi")


@pytest.mark.parametrize("players", PLAYERS)
def test_every_view_of_a_match_renders_within_its_size(players: int) -> None:
    pictures, shown = atelier.find("alba_longa"), set()
    before = None
    for at, seen in enumerate((*match(players)[::2], match(players)[-1])):
        view = seen.public
        assert len(png.encoded(pictures.board(view, "en", before))) <= TYPICAL
        for moment in pictures.moments(view, before):
            assert len(png.encoded(pictures.moment(moment, view, "de"))) <= TYPICAL
            shown.add(moment)
        seat = at % players
        if at % 3 == 0:
            assert len(png.encoded(pictures.hand(seen.private[seat], "fr"))) <= TYPICAL
        if at % 9 == 0:
            assert len(png.encoded(pictures.city(view, seat, "en"))) <= TYPICAL
        before = view
    assert shown == {"battle", "harvest", "sheet"}


@pytest.mark.parametrize("name", OTHERS)
def test_every_mode_renders(name: str) -> None:
    pictures, seen = atelier.find("alba_longa"), recorded(name)
    for one in (*seen[::11], seen[-1]):
        view = one.public
        pictures.board(view, "fr", seen[0].public)
        for moment in pictures.moments(view):
            pictures.moment(moment, view, "en")
        for own in one.private:
            pictures.hand(own, "de")
            pictures.city(view, own.seat, "fr")


@pytest.mark.parametrize("players", PLAYERS)
def test_even_the_fullest_pictures_stay_below_a_mebibyte(players: int) -> None:
    pictures, view = atelier.find("alba_longa"), crowded(players)
    images = [pictures.board(view, "de", match(players)[0].public), pictures.city(view, 1, "de")]
    images += [pictures.moment(name, view, "fr") for name in ("battle", "harvest")]
    images.append(pictures.moment("sheet", finished(players), "fr"))
    assert all(len(png.encoded(image)) <= LARGEST for image in images)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before(players: int) -> None:
    pictures, seen = atelier.find("alba_longa"), match(players)
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


def test_a_view_sent_to_another_process_gives_the_same_picture() -> None:
    pictures, seen = atelier.find("alba_longa"), match(4)
    for one in seen[::40]:
        sent = order.unpacked(order.packed(one.public))
        assert png.encoded(pictures.board(sent, "en")) == png.encoded(pictures.board(one.public, "en"))
        own = order.unpacked(order.packed(one.private[2]))
        assert png.encoded(pictures.hand(own, "en")) == png.encoded(pictures.hand(one.private[2], "en"))  # type: ignore[arg-type]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("moves", [30, 61, 77])
def test_hidden_things_change_neither_picture_nor_text(players: int, moves: int) -> None:
    """Static secrecy: swap everything hidden from a reader, and what the reader gets is byte-equal."""
    pictures = atelier.find("alba_longa")
    variant = Options(job_well_done=True, spoils_of_war=True)
    game, _ = catalogue.find("alba_longa").start(players, "secrets", variant)
    steps = house.playout(game, [house.levels("alba_longa")["regular"]] * players, "secrets")
    for _, _ in zip(range(moves), steps, strict=False):
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
        cards = [*hand.active, *hand.used][::-1]
        hand.active, hand.used = cards[: len(hand.active)], cards[len(hand.active) :]
    game.box.climate.cards.reverse()
    game.box.boxed.reverse()
    game.box.blessings.cards.reverse()
    game._frozen = None
    PARTS.clear()
    assert outputs() == before


def test_sealed_answers_of_others_change_no_pixel() -> None:
    """Whatever the others have sealed, a reader sees only that they have."""
    pictures = atelier.find("alba_longa")
    seen = match(4)
    for one in seen:
        public = one.public
        answered = [own for own in one.private if own.answer is not None]
        if not answered:
            continue
        board = png.encoded(pictures.board(public, "en"))
        assert all(png.encoded(pictures.board(own, "en")) == board for own in one.private)


def test_a_private_picture_shows_the_own_hand() -> None:
    pictures = atelier.find("alba_longa")
    game, _ = catalogue.find("alba_longa").start(3, "secrets")
    before = png.encoded(pictures.hand(game.view_of(Seat(0)), "en"))
    game.hands[0].active, game.hands[0].used = [0, 1], [2, 3, 4]
    assert png.encoded(pictures.hand(game.view_of(Seat(0)), "en")) != before
