"""A game as it is shown to people who do not know it yet: the board of a real position, in the middle of a match."""

from __future__ import annotations

from functools import cache
from typing import Any

from PIL import Image

from engine.core import catalogue
from engine.core.house import levels, playout
from engine.core.view import PublicView
from renderers import registry, replay

#: the same match for everyone
SEED = "showcase"
#: people at the table, if the game seats as many
PLAYERS = 4
#: of a hundred actions, how many are done
DONE = 55


@cache
def position(game: str) -> PublicView[Any]:
    """Where rookies stand in the middle of a match they have played to its end."""
    title = catalogue.find(game)
    players = min(PLAYERS, title.seats[-1])
    houses = [levels(game)["rookie"]] * players
    whole, _ = title.start(players, SEED)
    actions = sum(1 for _ in playout(whole, houses, SEED))
    shown, _ = title.start(players, SEED)
    for done, _ in enumerate(playout(shown, houses, SEED), 1):
        if done * 100 >= actions * DONE:
            break
    return shown.view()


def drawn(game: str, lang: str) -> Image.Image:
    """The board of that position, small enough to travel with four others."""
    return replay.frame(registry.find(game).board(position(game), lang).finished())
