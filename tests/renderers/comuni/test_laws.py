"""What is hidden changes no pixel, what is one's own does."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.seat import Seat
from engine.games.comuni.pieces import CardId, Resource
from tests.renderers.comuni.positions import PLAYERS
from tests.renderers.scenes import assert_hidden, assert_shown_to_its_owner, played


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_things_change_neither_picture_nor_text(players: int) -> None:
    game: Any = played("comuni", players, 60)

    def swap() -> None:
        for hand in game.hands[1:]:
            hand.stock.gold += 3
            hand.stock.army, hand.stock.pilgrim = hand.stock.pilgrim + 1, hand.stock.army
            hand.cards = [CardId("D01") for _ in hand.cards]
            hand.plunder += 2
            hand.heroes = [6, 3]
        for pile in game.box.piles.values():
            pile.cards.reverse()
        game.box.supply.gold += 1

    assert_hidden(game, [Seat(0)], swap)


def test_a_private_picture_shows_the_own_hand() -> None:
    assert_shown_to_its_owner("comuni", lambda hand: hand.stock.add(Resource.GOLD, 1))
