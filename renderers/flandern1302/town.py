"""A walled town on its plan: plots, quarters, sites, covers, suburbs and the pieces that stand on them."""

from __future__ import annotations

from engine.games.flandern1302.components import Components
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import City
from renderers.api import Canvas
from renderers.flandern1302 import block, look, plan, roofs, wood
from renderers.flandern1302.plan import PLAIN, STREET, Marks, Town

OUTSIDE = "parchment"


def fitting(city: City, data: Components, wide: int, high: int) -> float:
    """The largest scale at which a town fits such a frame, with suburbs only if it has some."""
    there = city.free | city.covered | city.built
    suburbs = any(ground.suburb and ground.takes & there for ground in data.grounds)
    return round(min(wide, high) / 2 / (plan.REACH + 0.5 if suburbs else plan.WALL + 1.7), 1)


def draw(canvas: Canvas, town: Town, city: City, data: Components, marks: Marks = PLAIN, on: str = OUTSIDE) -> None:
    """The whole town: suburbs first, then the wall around the streets, then what lies within."""
    before_wall(canvas, town, city, data, marks, on)
    within_wall(canvas, town, city, data, marks)


def before_wall(
    canvas: Canvas, town: Town, city: City, data: Components, marks: Marks = PLAIN, on: str = OUTSIDE
) -> None:
    """The suburbs and the wall around the streets."""
    _part(canvas, town, city, data, marks, on, suburb=True)
    paint, dark = ("stone", "mortar") if city.in_play else ("ashlar", "stone")
    canvas.stamp_mid(wood.wall(town.length(25.2), paint, dark=dark), town.x, town.y, on)


def within_wall(canvas: Canvas, town: Town, city: City, data: Components, marks: Marks = PLAIN) -> None:
    """What is built on the streets, and the cylinder of a city that is scored."""
    if city.in_play:
        _part(canvas, town, city, data, marks, STREET, suburb=False)
    if city.result:
        canvas.stamp_mid(
            wood.cylinder(town.length(2.7)), town.x - town.length(1.55), town.y - town.length(1.45), STREET
        )


def _part(canvas: Canvas, town: Town, city: City, data: Components, marks: Marks, on: str, *, suburb: bool) -> None:
    """What lies before the wall or within it: first the plots, then the quarters."""
    for ground in data.singles:
        if ground.suburb == suburb and ground.takes & (city.free | city.covered):
            _empty(canvas, town, ground, city, marks, on)
    for quarter in city.quarters:
        if data.grounds[quarter.ground].suburb == suburb:
            block.draw(canvas, town, quarter, data, marks, on)


def mark(canvas: Canvas, town: Town, city: City, data: Components, new: frozenset[int]) -> None:
    """Stars on what has changed."""
    for index in sorted(new):
        x, y = town.middle(data.grounds[index])
        ground = STREET if data.grounds[index].takes & city.built else "stone"
        look.new(canvas, x + town.length(1.35), y - town.length(1.3), town.length(2.1), ground)


def _empty(canvas: Canvas, town: Town, ground: Ground, city: City, marks: Marks, on: str) -> None:
    """A free or covered plot with its number."""
    outline, at = plan.spot(ground).outline, town.corner(ground)
    x, y = town.middle(ground)
    if ground.takes & city.covered:
        canvas.stamp(roofs.cover(outline, town.scale), *at, on)
        return
    lit = marks.lit.get(ground.index)
    if lit is not None:
        canvas.stamp(roofs.lot(outline, town.scale, True), *at, on)
        block.lamp(canvas, town, x, y, lit, "glint")
    else:
        town.kept(canvas, ("lot", ground.index), ground, on, lambda inner, there: _lot(inner, there, ground, on))


def _lot(canvas: Canvas, town: Town, ground: Ground, on: str) -> None:
    """A free plot with its number."""
    canvas.stamp(roofs.lot(plan.spot(ground).outline, town.scale, False), *town.corner(ground), on)
    x, y = town.middle(ground)
    canvas.text(x, y, str(ground.plot), "bold", town.length(2.0), ink="sepia", on="vellum", anchor="mm")
