"""The reveal of the attacks: who marched where with which hero, and what came of it."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Battle, Job, Town
from renderers import heraldry, icons
from renderers.alba_longa import emblems, leaf, look, signs
from renderers.alba_longa.look import View
from renderers.api import Canvas, Names, Wording

#: height of a battle with one attacker, and what each further one adds
FIRST, MORE = 168, 92
ATTACK, AGAINST, DEFENCE, OUTCOME = 460, 552, 592, 892


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The battles of this season as a canvas; there must have been one."""
    table, words = view.table, look.words_in(lang)
    heights = [FIRST + MORE * (len(battle.attackers) - 1) for battle in table.battles]
    top = leaf.TOP
    high = top + sum(heights) + 12 * (len(heights) - 1) + leaf.MARGIN + 4
    under = words("battle-under", year=look.year_of(table), season=words(f"season-{table.season}"))
    canvas = leaf.page(high, words("battle-title", count=len(table.battles)), under)
    canvas.stamp(icons.swords(72, "flame"), leaf.WIDTH - leaf.MARGIN - 104, leaf.MARGIN + 14, "ink")
    for battle, tall in zip(table.battles, heights, strict=True):
        _battle(canvas, top, tall, view, battle, words, names)
        top += tall + 12
    return canvas


def _battle(canvas: Canvas, y: int, high: int, view: View, battle: Battle, words: Wording, names: Names) -> None:
    """Attackers on the left, the city in the middle, what came of it on the right."""
    x, wide = leaf.LEFT, leaf.WIDE
    leaf.band(canvas, x, y, wide, high, battle.town)
    middle = y + (high - 4) // 2
    total = sum(one.strength for one in battle.attackers)
    start = middle - (len(battle.attackers) * MORE) // 2
    for place, one in enumerate(battle.attackers):
        left, top = x + 32, start + place * MORE
        look.SIDES.who(canvas, left, top, 232, MORE, view, one.seat, words.lang, names, "vellum")
        _forces(canvas, left + 238, top + MORE // 2, one.soldiers, one.hero)
    left, said = x + ATTACK, words("attack")
    canvas.text(left, middle - 6, str(total), "number", 66, ink="rubric", anchor="mm", width=84)
    canvas.text(left, middle + 44, said, "bold", 21, ink="sepia", anchor="mm", width=108, least=13)
    canvas.stamp_mid(icons.arrow(58, 46, "rubric"), x + AGAINST, middle, "vellum")
    _defender(canvas, x + DEFENCE, middle, battle, words)
    _outcome(canvas, x + OUTCOME, middle, wide - OUTCOME - 20, battle, words)


def _forces(canvas: Canvas, x: int, middle: int, soldiers: int, hero: int | None) -> None:
    """Soldiers and the hero who led them."""
    canvas.counted(x + 19, middle, signs.badge(Job.SOLDIERS, 38), soldiers, 26, 42, down=1, width=46)
    if hero is not None:
        look.hero(canvas, x + 94, middle - 28, 40, hero, "vellum")


def _defender(canvas: Canvas, x: int, middle: int, battle: Battle, words: Wording) -> None:
    """The attacked city: its shield, soldiers and hero, and their sum."""
    emblems.shield(canvas, x, middle - 66, 54, battle.town, "vellum")
    canvas.text(x + 66, middle - 36, look.town(words, battle.town), "title", 28, anchor="lm", width=200, least=15)
    hero, value = None if battle.town is Town.ASSISI else battle.hero, battle.soldiers + battle.hero
    _forces(canvas, x + 8, middle + 34, battle.soldiers, hero)
    canvas.text(x + 206, middle + 20, str(value), "number", 58, anchor="mm", width=80)
    canvas.text(x + 206, middle + 62, words("defence"), "bold", 21, ink="sepia", anchor="mm", width=116, least=13)


def _outcome(canvas: Canvas, x: int, middle: int, wide: int, battle: Battle, words: Wording) -> None:
    """Held, or this many sabotages for this success."""
    canvas.fill(x - 22, middle - 60, 2, 120, "fold")
    if not battle.sabotages:
        heraldry.blank_shield(canvas, x, middle - 38, 62, "vellum", "leaf", "ink")
        canvas.stamp_mid(icons.tick(36, "chalk"), x + 31, middle - 6, "leaf")
        held, room = words("held"), wide - 80
        canvas.lines(x + 78, middle, held, "bold", 32, width=room, lines=2, ink="moss", anchor="lm", least=18)
        return
    each = min(52, (wide - 8) // max(1, battle.sabotages))
    for place in range(battle.sabotages):
        canvas.stamp(icons.flame(min(46, each - 2)), x + place * each, middle - 58, "vellum")
    key = "sabotages" if battle.town is not Town.ASSISI else "plunderings"
    canvas.text(x, middle + 16, words(key, count=battle.sabotages), "bold", 29, ink="rubric", anchor="lm", width=wide)
    success = words("success", success=battle.success)
    canvas.text(x, middle + 48, success, "bold", 22, ink="sepia", anchor="lm", width=wide)
