"""What Comuni shows as emojis: cubes, kinds of buildings, what is done, the comuni's shields."""

from __future__ import annotations

from engine.games.comuni import components
from engine.games.comuni.actions import Bid, Claim, Commit, LayWall, Mend, RaiseWall
from engine.games.comuni.pieces import Category, Resource
from renderers import heraldry, icons
from renderers.api import Icons, Sprite, upon
from renderers.comuni import buildings, look


def _category(category: Category, size: int) -> Sprite:
    """The sign on its ground, as on the cards: the shape tells it, not the colour alone."""
    return upon(look.ground(category, size), lambda canvas, *_: look.badge(canvas, 0, 0, size, category, "ink"))


ICONS = Icons(
    emblem=lambda size: buildings.building(Category.MILITARY, 2, size),
    things={Resource: look.cube, Category: _category},
    actions={
        Bid: lambda size: heraldry.single_pawn(round(size * 0.76), None),
        Claim: lambda size: icons.card_back(round(size * 0.7), size),
        Commit: icons.helmet,
        LayWall: lambda size: buildings.wall(1, size),
        RaiseWall: lambda size: buildings.wall(2, size),
        Mend: icons.flame,
    },
    seats={livery: heraldry.seat_icon(livery, home.name[0]) for livery, home in enumerate(components.printed().homes)},
)
