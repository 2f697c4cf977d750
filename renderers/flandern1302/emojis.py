"""What Flandern 1302 shows as emojis: guilds, cards and cities, what is done, the crests of the players."""

from __future__ import annotations

from functools import partial

from engine.games.flandern1302 import components
from engine.games.flandern1302.actions import Build, Finish, PlaceCathedral, PlaceMaster, TurnUp
from engine.games.flandern1302.pieces import CARD_OF, Arms, Card, CityName
from renderers.api import Canvas, Icons, Sprite, upon
from renderers.flandern1302 import look, wood


def _card(card: Card, size: int) -> Sprite:
    """A card with its sign; a city is known by its letter."""

    def draw(canvas: Canvas, wide: int, high: int) -> None:
        look.sign(canvas, wide // 2, high // 2 + 1, round(wide * 0.86), card, "chalk", "ink", components.printed())

    return upon(look.blank_card(round(size * 0.82), size), draw)


def _crest(arms: Arms, size: int) -> Sprite:
    return look.crest_icon(size, arms)


ICONS = Icons(
    emblem=wood.cathedral,
    things={
        Arms: _crest,
        Card: _card,
        CityName: lambda city, size: _card(CARD_OF[city], size),
    },
    actions={
        Build: lambda size: wood.house(size, "rubric"),
        Finish: lambda size: wood.house(size, "rubric"),
        PlaceCathedral: wood.cathedral,
        PlaceMaster: lambda size: wood.master(size, "gold"),
        TurnUp: lambda size: wood.golden_back(round(size * 0.7), size),
    },
    seats={livery: partial(_crest, arms) for arms, livery in look.LIVERY.items()},
)
