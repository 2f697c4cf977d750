"""A comune as a little hill town: buildings on terraces, its wall in front."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.comuni.pieces import Building, Category, Comune
from renderers import icons
from renderers.api import Box, Canvas, Pen, sprite
from renderers.comuni import buildings
from renderers.comuni.look import livery
from renderers.comuni.news import NOTHING, ComuneNews
from renderers.palette import LIVERIES

#: widths a building may have; the largest that fits is used
WIDTHS = (190, 172, 156, 144, 132, 120, 108, 98, 90, 82, 75, 69, 63, 58, 53, 49, 45, 41, 38, 35, 32, 29, 26, 23, 20)
_ORDER = list(Category)


class _Plan(NamedTuple):
    wide: int
    gap: int
    strip: int
    rows: list[list[int]]
    wall: int
    #: whether heights are printed
    numbered: bool = True


def _ordered(found: list[Building]) -> list[int]:
    """Numbers of the buildings, by category, the tallest first."""
    return sorted(range(len(found)), key=lambda at: (_ORDER.index(found[at].category), -found[at].height, at))


def _tallest(found: list[Building], row: list[int]) -> int:
    return max((found[at].height for at in row), default=0)


def _fit(comune: Comune, order: list[int], wide: int, high: int, widest: int) -> _Plan:
    """The largest building width with which terraces and wall fit into the frame."""
    found = list(comune.buildings)
    plan = None
    for width in WIDTHS:
        if width > widest:
            continue
        gap, strip = max(3, width // 8), max(20, round(width * 0.3))
        most = max(1, (wide - 2 * gap) // (width + gap))
        count = -(-len(order) // most) if order else 0
        each = -(-len(order) // count) if count else 0
        rows = [order[at : at + each] for at in range(0, len(order), each)] if each else []
        wall = min(round(width * 0.95), (wide - 12) // len(comune.walls)) if comune.walls else 0
        tall = sum(buildings.high(_tallest(found, row), width) + strip for row in rows)
        tall += buildings.wall_high(max(comune.walls), wall) + 8 if comune.walls else 0
        plan = _Plan(width, gap, strip, rows, wall)
        if tall <= high - 6:
            return plan
    assert plan is not None
    return plan


def _plan(comune: Comune, wide: int, high: int, widest: int) -> _Plan:
    """Categories side by side; if the houses become clearly larger that way, the tall ones behind the low ones."""
    order = _ordered(list(comune.buildings))
    plan = _fit(comune, order, wide, high, widest)
    by_height = sorted(order, key=lambda at: -comune.buildings[at].height)
    other = _fit(comune, by_height, wide, high, widest)
    if other.wide < plan.wide * 1.12:
        return plan
    rows = [sorted(row, key=order.index) for row in other.rows]
    return other._replace(rows=rows)


#: what stands on the horizon of each comune, by its number
_landmark = buildings.ART.each("landmark-{}", range(1, 6))
_cloud = buildings.ART["cloud"]
#: a tall dark tree, where nothing is built yet
_cypress = buildings.ART["cypress"]


@sprite
def _hills(wide: int, high: int, far: str) -> Pen:
    """Hills, the far ones in the colour of the comune."""
    pen = Pen(wide, high, wide)
    pen.circle(wide * 0.3, high + wide * 0.5 - high * 0.62, wide * 0.5, far)
    pen.circle(wide * 0.86, high + wide * 0.62 - high * 0.98, wide * 0.62, far)
    pen.circle(wide * 0.08, high + wide * 0.62 - high * 0.78, wide * 0.62, "vert-pale")
    pen.circle(wide * 0.74, high + wide * 0.8 - high * 0.5, wide * 0.8, "vert-pale")
    return pen


def scene(
    canvas: Canvas, box: Box, comune: Comune, widest: int, news: ComuneNews = NOTHING, *, numbered: bool = True
) -> None:
    """The town within a frame; new floors and wall sections carry a mark."""
    (x, y, wide, high), found = box, list(comune.buildings)
    plan = _plan(comune, wide, high, widest)._replace(numbered=numbered)
    canvas.fill(x, y, wide, high, "sky")
    built = sum(buildings.high(_tallest(found, row), plan.wide) + plan.strip for row in plan.rows)
    wall_room = buildings.wall_high(max(comune.walls), plan.wall) + 2 if comune.walls else 0
    horizon = high - wall_room - (plan.strip if plan.rows else high * 2 // 5)
    hills = max(50, min(horizon - 30, horizon * 2 // 3))
    size = max(36, min(96, horizon // 3, wide // 4))
    top = max(2, horizon - round(hills * 0.94) - size)
    canvas.stamp(_landmark(comune.number, size), x + round(wide * 0.86) - size // 2, y + top, "sky")
    canvas.stamp(_hills(wide, hills, LIVERIES[livery(comune)].pale), x, y + horizon - hills, "sky")
    if high - built - wall_room > 70:
        cloud = min(110, max(64, wide // 5))
        canvas.stamp(_cloud(cloud), x + wide // 9, y + 14, "sky")
        canvas.stamp(_cloud(cloud * 3 // 4), x + wide * 2 // 5, y + 30, "sky")
    meadow = 26 if not comune.walls else 14
    canvas.fill(x, y + high - meadow, wide, meadow, "leaf")
    foot = y + high - wall_room
    if not plan.rows:
        _meadow(canvas, x, y + high - wall_room, wide, high)
        if comune.walls:
            canvas.fill(x, foot, wide, y + high - foot, "leaf")
    for number, row in enumerate(reversed(plan.rows)):
        ground = foot - plan.strip
        bottom = y + high if number == 0 else foot
        canvas.fill(x, ground, wide, bottom - ground, "leaf")
        canvas.fill(x, ground, wide, 3, "moss")
        _terrace(canvas, x, ground, wide, found, row, plan, news)
        foot = ground - buildings.high(_tallest(found, row), plan.wide)
    if comune.walls:
        _walls(canvas, x, y + high, wide, comune, plan, news)


def framed(
    canvas: Canvas, x: int, y: int, wide: int, high: int, comune: Comune, widest: int, numbered: bool = True
) -> None:
    """The town as a panel of its own."""
    canvas.sheet(x, y, wide, high, fill="leaf")
    canvas.fill(x + 3, y + 14, wide - 9, 30, "sky")
    canvas.panel(x + 3, y + 3, wide - 9, 60, "sky", "ink", None, 0, 11)
    scene(canvas, (x + 3, y + 14, wide - 9, high - 34), comune, widest, numbered=numbered)


#: fields and a road to where a town will stand
_fields = buildings.ART.stretched("fields")


def _meadow(canvas: Canvas, x: int, foot: int, wide: int, high: int) -> None:
    """Nothing built yet: fields, a road and trees."""
    fields = _fields(wide, high * 2 // 5)
    ground = foot - fields.size[1]
    canvas.stamp(fields, x, ground, "sky")
    canvas.fill(x, ground, wide, 3, "moss")
    canvas.fill(x, foot - 3, wide, 3, "moss")
    near, size = max(30, min(44, wide // 9)), high * 2 // 5
    for at, down, share in (
        (0.07, 0.1, 0.7), (0.14, 0.05, 0.6), (0.9, 0.08, 0.65), (0.42, 0.04, 0.5), (0.6, 0.3, 0.8), (0.36, 0.62, 1.0),
        (0.78, 0.8, 1.0),
    ):  # fmt: skip
        tree = _cypress(round(near * share))
        canvas.stamp(
            tree, x + round(wide * at) - tree.size[0] // 2, ground + round(size * down) - tree.size[1] + 8, "sky"
        )


def _terrace(
    canvas: Canvas, x: int, ground: int, wide: int, found: list[Building], row: list[int], plan: _Plan, news: ComuneNews
) -> None:
    total = len(row) * (plan.wide + plan.gap) - plan.gap
    at = x + (wide - total) // 2
    tree_wide = max(12, plan.wide // 3)
    if at - x > tree_wide * 1.6:
        tree = _cypress(tree_wide)
        for spot in (at - tree_wide - plan.gap, at + total + plan.gap):
            canvas.stamp(tree, spot, ground - tree.size[1] + 3, "sky")
    for number in row:
        one = found[number]
        house = buildings.building(one.category, one.height, plan.wide)
        canvas.stamp(house, at, ground - house.size[1] + 2, "sky")
        size, middle = round(plan.strip * 0.86), ground + 2 + plan.strip // 2
        if plan.numbered:
            canvas.text(at + plan.wide // 2, middle, str(one.height), "number", size, on="leaf", anchor="mm")
        if number in news.buildings:
            star = icons.fresh(max(20, plan.wide * 2 // 5))
            canvas.stamp(
                star, at + plan.wide - round(star.size[0] * 0.7), ground - house.size[1] - star.size[1] // 4 + 4, "sky"
            )
        at += plan.wide + plan.gap


def _walls(canvas: Canvas, x: int, bottom: int, wide: int, comune: Comune, plan: _Plan, news: ComuneNews) -> None:
    total = len(comune.walls) * plan.wall
    at = x + (wide - total) // 2
    for number, courses in enumerate(comune.walls):
        section = buildings.wall(courses, plan.wall)
        canvas.stamp(section, at, bottom - section.size[1], "leaf")
        if plan.numbered:
            size = min(30, max(16, round(plan.wall * 0.3)))
            middle = bottom - section.size[1] // 2 + 1
            plate = size + 4
            left, top = at + (plan.wall - plate) // 2, middle - plate // 2
            canvas.panel(left, top, plate, plate, "vellum", "ashlar", "ink", 1, plate // 2)
            canvas.text(at + plan.wall // 2, middle + 1, str(courses), "number", size, anchor="mm")
        if number in news.walls:
            star = icons.fresh(min(30, max(16, plan.wall // 3)))
            canvas.stamp(star, at + plan.wall - star.size[0] - 1, bottom - star.size[1] - 1, "ashlar")
        at += plan.wall
