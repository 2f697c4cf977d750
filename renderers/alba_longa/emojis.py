"""What Alba Longa shows as emojis: jobs and places, dice, cities, goods, what is done, the shields of the Kings."""

from __future__ import annotations

from functools import partial

from engine.games.alba_longa.actions import Appoint, Attack, Call, Grow, Improve, Invoke, Recover, Sell, Send
from engine.games.alba_longa.pieces import JOB_OF, PLACE_OF, Die, Job, Loot, Place, Town
from renderers import heraldry
from renderers.alba_longa import emblems, figures, monuments, signs
from renderers.api import LIVERIES, Canvas, Icons, Sprite, upon

_JOB_AT = {place: job for job, place in PLACE_OF.items()}


def _die(die: Die, size: int) -> Sprite:
    """A die with the tool of its job."""
    job = JOB_OF[die]
    ground, ink = signs.GROUNDS[job]
    inner = round(size * 0.5)
    tool, at = signs.tool(job, inner, ink, ground=ground), ((size - inner) // 2, round(size * 0.25))
    return upon(signs.die(job, size), lambda canvas, *_: canvas.stamp(tool, *at, ground))


def _town(town: Town, size: int) -> Sprite:
    """A city's shield with its sign, on a plain ground."""
    wide = round(size / heraldry.TALL)
    if town is Town.ASSISI:
        base = heraldry.bare_shield(wide, 0)
        return upon(base, lambda canvas, *_: emblems.shield(canvas, 0, 0, wide, town, "ink"))
    livery = emblems.LIVERY[town]
    colours, sign = LIVERIES[livery], round(wide * 0.66)

    def draw(canvas: Canvas, *_: int) -> None:
        canvas.stamp(heraldry.plain_field(wide, colours.paint), 0, 0, colours.paint)
        left, top = (wide - sign) // 2, round(wide * 0.5) - sign // 2
        canvas.stamp(emblems.emblem(town, sign, colours.letter, ground=colours.paint), left, top, colours.paint)

    return upon(heraldry.bare_shield(wide, livery), draw)


def _loot(loot: Loot, size: int) -> Sprite:
    if loot is Loot.SILVER:
        return signs.silver(size)
    return signs.wheat(size) if loot is Loot.WHEAT else figures.figure(size, None)


ICONS = Icons(
    emblem=signs.king,
    things={
        Job: signs.badge,
        Place: lambda place, size: signs.badge(_JOB_AT[place], size),
        Die: _die,
        Town: _town,
        Loot: _loot,
    },
    actions={
        Appoint: signs.king,
        Attack: lambda size: signs.badge(Job.SOLDIERS, size),
        Call: lambda size: signs.stall(size, True),
        Grow: lambda size: monuments.hut("home", size),
        Improve: signs.prayer,
        Invoke: signs.prayer,
        Recover: lambda size: signs.hero(size, "ink", skin="tile"),
        Sell: signs.silver,
        Send: lambda size: signs.hero(size, "ink", skin="tile"),
    },
    seats={livery: partial(_town, town) for town, livery in emblems.LIVERY.items()},
)
