"""The panel of one comune on the board: who, points, what it publicly has, and the town itself."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.comuni.pieces import ENVOYS, Category, Comune
from renderers import heraldry, icons, lettering
from renderers.api import LIVERIES, Canvas, SeatState, Wording
from renderers.comuni import buildings, city, look
from renderers.comuni.news import ComuneNews
from renderers.comuni.siege import Siege

HEAD = 98
ROW = 50
SIEGE = 56
#: from this width on, its numbers have words beside them
LABELLED = 380
#: from this width on, everything held stands in one row
WIDE = 470


class State(NamedTuple):
    """What matters for the panel besides the comune itself."""

    who: SeatState
    leader: bool
    #: of the score sheet, once there is one
    total: int | None
    masters: tuple[Category, ...]
    news: ComuneNews
    siege: Siege | None


def panel(canvas: Canvas, wide: int, high: int, comune: Comune, state: State, words: Wording) -> None:
    """The whole panel."""
    edge = canvas.seat_sheet(wide, high, LIVERIES[look.livery(comune)].paint, state.who.turn)
    wide, high = wide - 3, high - 4
    _head(canvas, wide, comune, state)
    if wide >= WIDE:
        end = _holdings(canvas, 14, HEAD + 4, comune, state)
        _activation(canvas, wide - 18, HEAD + 2, min(48, (wide - end - 24) // 4 - 9), comune, state)
        top = HEAD + ROW + 8
    else:
        _holdings(canvas, 14, HEAD + 2, comune, state)
        _activation(canvas, wide - 18, HEAD + ROW + 2, 46, comune, state, spread=wide - 34)
        top = HEAD + 2 * ROW + 8
    if state.siege:
        _siege(canvas, edge, top, wide - 2 * edge, state.siege, words)
        top += SIEGE
    canvas.fill(edge, top, wide - 2 * edge, 2, "ink")
    line = "rubric" if state.who.turn else "ink"
    canvas.panel(edge, high - 60, wide - 2 * edge, 60 - edge, "leaf", line, None, 0, 14 - edge)
    inner, frame, widest, news = wide - 2 * edge, high - top - 16, max(84, min(132, wide // 6)), state.news
    # kept by itself: most of what changes in a panel leaves the town as it is
    key = ("town", comune.number, comune.buildings, comune.walls, news.buildings, news.walls, widest)
    box = (0, 0, inner, frame)
    canvas.part(key, edge, top + 2, inner, frame, "sky", lambda part: city.scene(part, box, comune, widest, news))


def _head(canvas: Canvas, wide: int, comune: Comune, state: State) -> None:
    """Shield, name, player, points."""
    slim, who = wide < 320, state.who
    shield = 52 if slim else 60
    look.shield(canvas, 12, 18 if slim else 16, shield, comune, "vellum")
    if who.awaited or who.sealed:
        canvas.stamp(icons.hourglass(34) if who.awaited else icons.seal(34), shield - 12, 56, "vellum")
    score = lettering.signed(comune.score if state.total is None else state.total)
    plaque = 80 if slim else 92 if wide < WIDE else 112
    left = wide - plaque - 12
    ground, ink = ("gold", "ink") if who.winner else ("ink", "glint")
    canvas.plaque(
        left, 12, plaque, 50, score, 58, fill=ground, ink=ink, line="ink", thick=3, radius=12, width=plaque - 14
    )
    points, text = state.news.points, 12 + shield + 9
    room = left - text - 8
    if who.winner and not slim:
        canvas.stamp(icons.laurel(44, "moss"), left - 48, 16, "vellum")
        room -= 46
    end = wide - 14
    if points:
        end -= 60
        # red is for what is lost
        ground, ink = ("vert", "ink") if points > 0 else ("rubric", "chalk")
        canvas.plaque(end + 8, 69, 52, 25, lettering.gained(points), 25, fill=ground, ink=ink, radius=13, width=44)
    canvas.text(text, 50 if who.name else 58, comune.name, "title", 36, width=room, least=18)
    if who.name:
        canvas.text(text, 86, who.name, "bold", 24, ink="sepia", width=end - text, least=15)


def _holdings(canvas: Canvas, x: int, y: int, comune: Comune, state: State) -> int:
    """Envoys at home, cards in hand, leader, plunder."""
    x = heraldry.pawns(canvas, x, y + 6, 27, look.livery(comune), comune.envoys, ENVOYS, "vellum") + 10
    x = canvas.counted(x + 13, y + 23, icons.card_back(27, 38), comune.cards, 20, 36, down=1) + 10
    if state.leader:
        canvas.stamp(heraldry.gonfalon(46), x, y, "vellum")
        x += 42
    if comune.plundered:
        canvas.stamp(icons.flame(38), x, y + 4, "vellum")
        x += 44
    return x


def _siege(canvas: Canvas, x: int, y: int, wide: int, siege: Siege, words: Wording) -> None:
    """The attack on this town, and what its walls hold with an army on every card."""
    canvas.fill(x, y, wide, SIEGE, "ink")
    attack = (icons.swords(34, "flame"), 11, siege.attack, words("col-attack"))
    defence = (buildings.wall(2, 38), 12, siege.defence, words("col-defence"))
    half = wide // 2
    for left, (sign, down, number, what) in zip((x + 10, x + 6 + half), (attack, defence), strict=True):
        canvas.stamp(sign, left, y + down, "ink")
        end = canvas.text(left + 44, y + 29, str(number), "number", 42, ink="chalk", on="ink", anchor="lm", width=60)
        if wide >= LABELLED:
            room = left + half - 12 - end - 8
            canvas.text(end + 8, y + 30, what, "bold", 22, ink="straw", on="ink", anchor="lm", width=room, least=13)


def _activation(canvas: Canvas, right: int, y: int, size: int, comune: Comune, state: State, spread: int = 0) -> None:
    """Activation cards, face up or down, with a crown where the guild master sits."""
    step = (spread - size) // 3 if spread else size + 9 + max(0, min(10, size - 40))
    x = right - 3 * step - size
    for place, category in enumerate(Category):
        at = x + place * step
        look.badge(canvas, at, y, size, category, "vellum", category in comune.active)
        if category in state.masters:
            canvas.stamp(icons.crown(28), at + size - 20, y - 6, "vellum")
        if str(category) in state.news.masters or str(category) in state.news.active:
            canvas.stamp(icons.fresh(24), at - 9, y - 4, "vellum")
