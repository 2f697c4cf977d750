"""Law: the colour emoji in front of a player's name is the colour of his pieces in every picture."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.wording import SIGNS, signs_for
from engine.core.house import levels, playout
from renderers import registry
from renderers.palette import LIVERIES
from tests.laws.tables import AnyGame, Case, cases

COLOURS = {"azure": "🔵", "orchid": "🟣", "vert": "🟢", "gules": "🔴", "or": "🟡", "argent": "⚪"}


#: what is chosen in play is chosen in the first turns
FIRST_TURNS = 12


def painted(game: AnyGame) -> list[str]:
    """The emojis of the colours in the pictures."""
    return [COLOURS[LIVERIES[livery].paint] for livery in registry.find(game.name).liveries(game.view())]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_seat_has_one_colour_in_messages_and_in_pictures(case: Case) -> None:
    game = case.start()
    assert signs_for(case.game, game.colours()) == painted(game)
    for _ in islice(playout(game, [levels(case.game)["rookie"]] * case.players, "law"), FIRST_TURNS):
        assert signs_for(case.game, game.colours()) == painted(game)


def test_every_livery_has_a_sign_with_an_edge_colour() -> None:
    assert {COLOURS[livery.paint] for livery in LIVERIES} <= set(SIGNS)
