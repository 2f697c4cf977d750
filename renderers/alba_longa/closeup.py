"""One city, large: its monuments, and every place of work with what it will bring."""

from __future__ import annotations

from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.farm import best_farmers, crop
from engine.games.alba_longa.market import bank_income
from engine.games.alba_longa.pieces import Job
from engine.games.alba_longa.quarry import being_built
from renderers.alba_longa import board, kings, leaf, look, townscape
from renderers.alba_longa.look import Box, View
from renderers.alba_longa.news import CityNews
from renderers.api import Canvas, Names, Wording

HIGH, SCENE = 900, 230


def drawn(view: View, seat: int, lang: str, names: Names = None) -> Canvas:
    """The city of one seat as a canvas."""
    words, table, data = look.words_in(lang), view.table, look.data_of(view)
    city = table.cities[seat]
    said = look.player(names, seat)
    if seat == table.king and city.alive:
        said = words("name-and-rank", name=said, rank=words("king-of-kings")) if said else words("king-of-kings")
    canvas = leaf.page(HIGH, look.town(words, city.town), said, view, [seat])
    x, top, wide = leaf.LEFT, leaf.TOP - 2, leaf.WIDE
    canvas.sheet(x, top, wide, HIGH - top - leaf.MARGIN)
    state = board.state_of(view, seat, names, CityNews())
    kings.holdings(canvas, Box(x + 4, top + 12, wide - 8, kings.GOALS), city, state, data)
    scene = Box(x + 3, top + kings.GOALS + 20, wide - 9, SCENE)
    canvas.fill(scene.x, scene.y - 2, scene.wide, 2, "ink")
    townscape.scene(canvas, scene, city.town, city.monuments, data.foundations)
    canvas.fill(scene.x, scene.y + SCENE, scene.wide, 2, "ink")
    low = scene.y + SCENE + 6
    framed(canvas, Box(x + 8, low, wide - 18, HIGH - leaf.MARGIN - 12 - low), view, seat, words)
    return canvas


def framed(canvas: Canvas, box: Box, view: View, seat: int, words: Wording) -> None:
    """The six places of a city in three columns, each with what it will bring."""
    city = view.table.cities[seat]
    if not city.alive:
        middle, said = (box.x + box.wide // 2, box.y + box.high // 2), words("forgotten-long")
        canvas.text(*middle, said, "title", 34, ink="sepia", anchor="mm", width=box.wide - 40)
        return
    boxes = kings.grid(box, 3)
    setting = board.setting_of(view, seat)
    kings.board(canvas, boxes, city, setting, look.data_of(view), words, told(view, seat, words))
    kings.ruled(canvas, boxes)


def told(view: View, seat: int, words: Wording) -> dict[str, str]:
    """What each place will bring, in a few words."""
    city, data = view.table.cities[seat], look.data_of(view)
    if look.farming(view.table):
        more = data.farmer_bonus if best_farmers(view) == seat else 0
        low, high = (crop(view, city, improved) + more for improved in (False, True))
        farm = words("brings-farm", low=low, high=high)
    else:
        farm = words("farm-asleep")
    return {
        Job.SOLDIERS: words("brings-barracks", strength=city.soldiers),
        Job.MERCHANTS: words("brings-market", silver=bank_income(city.market, data)),
        Job.WORKERS: words("brings-quarry", monuments=being_built(city, data)),
        Job.PRIESTS: words("brings-temple", priests=city.temple.total),
        Job.FARMERS: farm,
        "village": words("brings-village", free=free_peasants(city, data)),
    }
