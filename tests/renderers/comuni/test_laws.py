"""What is hidden changes no pixel, what is one's own does."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import catalogue
from engine.core.seat import Seat
from engine.games.comuni.pieces import CardId
from renderers import png, registry
from renderers.canvas import PARTS
from tests.renderers.comuni.positions import PLAYERS
from tests.renderers.scenes import everything, played


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_things_change_neither_picture_nor_text(players: int) -> None:
    """Static secrecy: swap everything hidden from a reader, and what the reader gets is byte-equal."""
    game: Any = played("comuni", players, 60)
    before = everything(game, Seat(0), "en")
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
    assert everything(game, Seat(0), "en") == before


def test_a_private_picture_shows_the_own_hand() -> None:
    pictures = registry.find("comuni")
    game, _ = catalogue.find("comuni").start(3, "secrets")
    before = png.encoded(pictures.hand(game.view_of(Seat(0)), "en"))
    game.hands[0].stock.gold += 1
    assert png.encoded(pictures.hand(game.view_of(Seat(0)), "en")) != before
