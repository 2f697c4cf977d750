"""The reveal of an invasion: attack, alliance, what was left of it, defence, plunder and heroes."""

from __future__ import annotations

from engine.games.comuni.invasion import LEADER_BONUS
from engine.games.comuni.pieces import Battle, Forces, Resource
from engine.games.comuni.supply import CUBES_FOR_ONE
from renderers import heraldry, icons
from renderers.api import LIVERIES, MINUS, Canvas, Names, Wording, headings
from renderers.comuni import buildings, leaf, look
from renderers.comuni.look import View

ROW, BAND = 124, 132
#: middles of the columns: alliance, attack, residual, city, defence, outcome
SHARE, ATTACK, REST, CITY, DEFENCE, OUTCOME = 344, 456, 636, 764, 888, 1058


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The last invasion as a canvas; there must have been one."""
    battle, words = view.table.battle, look.words_in(lang)
    assert battle is not None
    high = leaf.MARGIN + leaf.TOP + BAND + 76 + len(battle.forces) * (ROW + 8) + 4
    canvas = leaf.page(high, words(f"battle-title-{battle.pile}"), words("battle-under", strength=battle.base))
    left, top, wide = leaf.LEFT, leaf.TOP, leaf.WIDE
    _alliance(canvas, left, top, wide, view, battle, words)
    top += BAND + 12
    columns = (
        (SHARE, 108, "alliance"), (ATTACK, 110, "attack"), (REST, 130, "rest"), (CITY, 118, "city"),
        (DEFENCE, 118, "defence"), (OUTCOME, 220, "outcome"),
    )  # fmt: skip
    headings(canvas, top + 26, [(middle, wide, words(f"col-{name}")) for middle, wide, name in columns], least=14)
    top += 60
    for forces in battle.forces:
        _row(canvas, left, top, wide, view, battle, forces, words, names)
        top += ROW + 8
    return canvas


def _alliance(canvas: Canvas, x: int, y: int, wide: int, view: View, battle: Battle, words: Wording) -> None:
    """All armies of the alliance in one line, each under its comune's colours."""
    canvas.sheet(x, y, wide, BAND)
    canvas.text(x + 24, y + 40, words("alliance"), "title", 32, anchor="lm", width=220)
    canvas.text(x + 24, y + 90, str(battle.alliance), "number", 70, anchor="lm", width=120)
    room = wide - 290
    if not battle.alliance:
        canvas.text(x + 262, y + 64, words("alliance-none"), "text", 30, ink="sepia", anchor="lm", width=room)
    step = min(48, room // max(1, battle.alliance))
    at = x + 262
    for forces in battle.forces:
        if not forces.alliance:
            continue
        comune = view.table.comuni[forces.seat]
        livery = LIVERIES[look.livery(comune)]
        span = forces.alliance * step
        canvas.fill(at, y + 88, span - 4, 10, livery.paint)
        canvas.frame(at, y + 88, span - 4, 10, "ink", 2)
        for army in range(forces.alliance):
            canvas.stamp(icons.helmet(min(42, max(18, step - 4))), at + army * step, y + 36, "vellum")
        if span >= 24:
            look.shield(canvas, at + span // 2 - 15, y + 86, 26, comune, "vellum")
        at += span


def _row(
    canvas: Canvas, x: int, y: int, wide: int, view: View, battle: Battle, forces: Forces, words: Wording, names: Names
) -> None:
    comune = view.table.comuni[forces.seat]
    lost = forces.plunder > 0
    canvas.sheet(x, y, wide, ROW, "rubric" if lost else "ink", 4 if lost else 3)
    canvas.fill(x + 6, y + 16, 8, ROW - 36, LIVERIES[look.livery(comune)].paint)
    lift = 8 if forces.by_gold or forces.by_pilgrims else 0
    look.SIDES.who(canvas, x + 22, y - lift, 250, ROW - 4, view, forces.seat, words.lang, names, "vellum")
    middle = y + ROW // 2 - 2
    canvas.counted(SHARE - 27, middle, icons.helmet(34), forces.alliance, 43, 50, anchor="mm", width=70)
    swords = icons.swords(34, "rubric")
    canvas.counted(ATTACK - 33, middle, swords, forces.attack, 49, 54, ink="rubric", anchor="mm", width=80)
    canvas.text(ATTACK + 94, middle, f"{MINUS} {battle.alliance} =", "number", 36, ink="sepia", anchor="mm", width=84)
    ink = "rubric" if forces.residual else "ink"
    canvas.text(REST, middle, str(forces.residual), "number", 62, ink=ink, anchor="mm", width=90)
    canvas.counted(CITY - 33, middle, icons.helmet(34), forces.city, 45, 50, anchor="mm", width=60)
    _paid(canvas, x + 96, y + ROW - 22, forces)
    canvas.stamp(buildings.wall(1, 42), DEFENCE - 58, middle - 12, "vellum")
    canvas.text(DEFENCE + 26, middle, str(forces.defence), "number", 58, anchor="mm", width=70)
    if forces.seat == battle.leader:
        canvas.stamp(heraldry.gonfalon(44), DEFENCE - 54, y + 6, "vellum")
        canvas.text(DEFENCE - 14, y + 26, f"+{LEADER_BONUS}", "number", 22, anchor="lm", ink="sepia")
    if lost:
        canvas.stamp(icons.flame(58), OUTCOME - 82, middle - 31, "vellum")
        canvas.text(OUTCOME - 14, middle + 2, str(forces.plunder), "number", 66, ink="rubric", anchor="lm", width=80)
    else:
        canvas.stamp(icons.tick(46), OUTCOME - 98, middle - 23, "vellum")
        canvas.text(OUTCOME - 44, middle, words("held"), "bold", 30, ink="moss", anchor="lm", width=94)
    if forces.hero:
        look.hero(canvas, OUTCOME + 56, middle - 30, 54, forces.hero, "vellum")


def paid(forces: Forces) -> list[tuple[Resource, int]]:
    """The gold and pilgrims that stood in for armies."""
    counts = ((Resource.GOLD, forces.by_gold), (Resource.PILGRIM, forces.by_pilgrims))
    return [(resource, CUBES_FOR_ONE * count) for resource, count in counts if count]


def _paid(canvas: Canvas, at: int, y: int, forces: Forces) -> None:
    """What was paid instead of armies."""
    for resource, count in paid(forces):
        canvas.counted(at + 11, y, look.cube(resource, 22), count, 14, 20, face="bold", ink="sepia", width=26)
        at += 56
