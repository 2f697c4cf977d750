"""What is hidden changes no pixel, and what is new is marked."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core.seat import Seat
from engine.games.flandern1302.pieces import Card, CityName, Table
from renderers import png, registry
from tests.renderers.flandern1302.positions import PLAYERS, match
from tests.renderers.scenes import assert_hidden, played, thawed, with_table

PICTURES = registry.find("flandern1302")


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_things_change_neither_picture_nor_text(players: int) -> None:
    game: Any = played("flandern1302", players, 41)
    other = Seat((game.table.first + 1) % players)

    def swap() -> None:
        for seat, hand in enumerate(game.hands):
            if seat != other:
                hand.golden = Card.CATHEDRAL if hand.golden is not Card.CATHEDRAL else Card.INFLUENCE
        game.box.golden.cards.reverse()
        game.box.influence.cards.reverse()

    assert_hidden(game, [other], swap)


def test_only_the_first_player_sees_the_golden_card() -> None:
    seen = next(one for one in match(3) if one.public.table.golden_drawn)
    own = seen.private[seen.public.table.first]
    assert own.hand.golden is not None
    assert "nobody else has seen" in PICTURES.mine(own, "en")
    for text in (PICTURES.mine(seen.private[(own.seat + 1) % 3], "en"), PICTURES.describe(seen.public, "en")):
        assert "nobody else has seen" not in text


def test_a_reveal_and_every_scored_city_have_a_picture_when_they_are_new() -> None:
    seen = match(4)
    told = [kind for before, one in pairwise(seen) for kind in PICTURES.held(one.public, before.public)]
    assert (told.count("reveal"), told[-1]) == (seen[-1].public.table.round, "sheet")
    assert sum(moment.startswith("scored-") for moment in told) >= 2
    assert PICTURES.held(seen[-1].public) == (*(f"scored-{city}" for city in CityName), "reveal", "sheet")


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_new_is_marked(players: int) -> None:
    seen = match(players)
    for at in range(20, len(seen), 31):
        view, since = seen[at].public, seen[at - 6].public
        if [city.quarters for city in view.table.cities] != [city.quarters for city in since.table.cities]:
            assert png.encoded(PICTURES.board(view, "en", since)) != png.encoded(PICTURES.board(view, "en"))


def test_a_city_of_another_name_or_place_is_another_picture() -> None:
    """Parts are kept by what they show: two equal towns on different ground are not confused."""
    seen = match(2)[-1].public
    table = thawed(seen, Table)
    table.cities[0].quarters, table.cities[1].quarters = table.cities[1].quarters, table.cities[0].quarters
    assert png.encoded(PICTURES.board(with_table(seen, table), "en")) != png.encoded(PICTURES.board(seen, "en"))
