"""What is hidden changes no pixel, what is one's own does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core.seat import Seat
from engine.games.alba_longa import Options
from engine.games.alba_longa.pieces import Hand
from renderers import registry
from tests.renderers.alba_longa.positions import PLAYERS, match
from tests.renderers.scenes import assert_hidden, assert_shown_to_its_owner, played


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("moves", [30, 61, 77])
def test_hidden_things_change_neither_picture_nor_text(players: int, moves: int) -> None:
    variant = Options(job_well_done=True, spoils_of_war=True)
    game: Any = played("alba_longa", players, moves, "regular", variant)

    def swap() -> None:
        for hand in game.hands[1:]:
            cards = [*hand.active, *hand.used][::-1]
            hand.active, hand.used = cards[: len(hand.active)], cards[len(hand.active) :]
        for hidden in (game.box.climate.cards, game.box.boxed, game.box.blessings.cards):
            hidden.reverse()

    assert_hidden(game, [Seat(0)], swap)


def test_a_private_picture_shows_the_own_hand() -> None:
    def use(hand: Hand) -> None:
        hand.active, hand.used = [0, 1], [2, 3, 4]

    assert_shown_to_its_owner("alba_longa", use)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_battle_harvest_and_ending_has_a_picture_when_it_is_new(players: int) -> None:
    pictures, seen = registry.find("alba_longa"), match(players)
    told = {moment for before, one in pairwise(seen) for moment in pictures.held(one.public, before.public)}
    assert told == {"battle", "harvest", "sheet"}
