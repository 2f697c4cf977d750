"""The parts of a city board: barracks, market, quarry, temple, farm and the village, each in a box of its own.

A low box is a row: mark, number, figures. A high one has the name of the place above its figures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import City, Crew, Job, Town
from engine.games.alba_longa.temple import worship_to_be
from renderers import icons, lettering
from renderers.alba_longa import emblems, figures, look, monuments, signs
from renderers.alba_longa.look import Box
from renderers.api import LIVERIES, Canvas, Sprite, Wording

#: from this height on a place carries its name
HIGH = 96
GROUND = "vellum"


class Setting(NamedTuple):
    """What a place needs to know besides the city."""

    livery: int
    farming: bool
    #: whether this season's priests still have to pray
    praying: bool
    target: Town | None
    hero: int | None
    jobs: frozenset[str]
    piety: bool
    #: whether prayers were said for this harvest
    improved: bool
    worship: int
    disc: int


class Workplace(NamedTuple):
    """Where a place of a city is drawn, and all that it is drawn from; a few words on it may stand below its name."""

    canvas: Canvas
    box: Box
    city: City
    at: Setting
    data: Components
    words: Wording
    said: str


def _head(spot: Workplace, job: Job, number: int | None, awake: bool = True) -> Box:
    """Mark, name and number; returns the room left for figures."""
    canvas, (x, y, wide, high), _, at, _, words, said = spot
    tall = high >= HIGH
    size = 38 if tall else min(46, high - 10)
    canvas.stamp(signs.badge(job, size, awake), x + 4, y + (4 if tall else (high - size) // 2), GROUND)
    if job in at.jobs:
        look.fresh(canvas, x + 8, y + (8 if tall else (high - size) // 2 + 4), GROUND)
    ink = "ink" if number else "rule"
    shown = "" if number is None else str(number)
    if tall:
        end = x + wide - 8
        if shown:
            end -= lettering.width(shown, "number", 42) + 10
            canvas.text(x + wide - 8, y + 24, shown, "number", 42, ink=ink, on=GROUND, anchor="rm", width=70)
        room = end - x - 50
        if said:
            canvas.text(x + 50, y + 14, words(f"place-{job}"), "bold", 24, on=GROUND, anchor="lm", width=room)
            canvas.text(x + 50, y + 36, said, "text", 20, ink="sepia", on=GROUND, anchor="lm", width=room, least=13)
        else:
            canvas.text(x + 50, y + 23, words(f"place-{job}"), "bold", 27, on=GROUND, anchor="lm", width=room)
        return Box(x + 8, y + 48, wide - 16, high - 54)
    if shown:
        canvas.text(x + size + 27, y + high // 2, shown, "number", 40, ink=ink, on=GROUND, anchor="mm", width=40)
    return Box(x + size + 50, y + 4, wide - size - 56, high - 8)


def _mark(canvas: Canvas, box: Box, sign: Sprite) -> None:
    """A small sign on the corner of a place's mark."""
    tall = box.high >= HIGH
    canvas.stamp_mid(sign, box.x + 10, box.y + (38 if tall else box.high // 2 + 16), GROUND)


def crowd(canvas: Canvas, box: Box, job: Job, crew: Crew, livery: int, widest: int = 60) -> None:
    """Figures beside each other, closer if there are many; own people first, those lying last of them."""
    count = crew.total
    if not count:
        return
    wide = min(widest, int(box.high / figures.TALL), box.wide)
    room = box.wide - (round(wide * (figures.TALL - 1)) if crew.lying else 0)
    step = min(wide + 4, (room - wide) / max(1, count - 1))
    least = 7.0
    shown = count if step >= least else int((room - wide) / least) + 1
    step = max(step, least) if shown < count else step
    base = box.y + box.high
    for place in range(shown):
        captive = place >= crew.own
        lying = count - crew.captive - crew.lying <= place < count - crew.captive
        one = figures.figure(wide, None if captive else livery, job, lying)
        canvas.stamp(one, box.x + round(place * step), base - one.size[1], GROUND)


def barracks(spot: Workplace) -> None:
    """Soldiers; once it is known, whom they attack and which hero goes with them."""
    canvas, _, city, at, *_ = spot
    room = _head(spot, Job.SOLDIERS, city.soldiers)
    size = min(44, room.high - 8)
    right = room.x + room.wide
    if at.hero is not None:
        high = round(size * 1.2)
        wide = round(high / 1.4)
        look.hero(canvas, right - wide, room.y + (room.high - high) // 2, wide, at.hero, GROUND)
        right -= wide + 6
    if at.target is not None:
        emblems.shield(canvas, right - size, room.y + (room.high - round(size * 1.14)) // 2, size, at.target, GROUND)
        canvas.stamp_mid(icons.arrow(26, 22, "rubric"), right - size - 17, room.y + room.high // 2, GROUND)
        right -= size + 36
    crowd(canvas, room._replace(wide=right - room.x), Job.SOLDIERS, Crew(city.soldiers), at.livery)


def quarry(spot: Workplace) -> None:
    """Workers; two of them build a monument."""
    crew = spot.city.quarry
    crowd(spot.canvas, _head(spot, Job.WORKERS, crew.total), Job.WORKERS, crew, spot.at.livery)


def market(spot: Workplace) -> None:
    """Six spaces, three of them with silver; more merchants stand beside."""
    canvas, _, city, at, data, *_ = spot
    crew = city.market
    room = _head(spot, Job.MERCHANTS, crew.total)
    beside = max(0, crew.total - data.market_spaces)
    each = (room.wide - (44 if beside else 0)) // data.market_spaces
    step = 20 if room.high < 80 else 26
    base = room.y + room.high
    wide = min(each - 2, int((room.high - step + 6) / figures.TALL), 56)
    for space in range(data.market_spaces):
        x = room.x + space * each
        canvas.panel(x, base - step, each - 3, step, "fold", GROUND, "rule", 1, 5)
        if space + 1 in data.silver_spaces:
            canvas.stamp_mid(signs.silver(step - 2), x + each // 2 - 1, base - step // 2, "fold")
    for space in range(min(crew.total, data.market_spaces)):
        lying = space < crew.lying
        one = figures.figure(wide, at.livery if space < crew.own else None, Job.MERCHANTS, lying)
        x = room.x + space * each + (each - 3 - one.size[0]) // 2
        canvas.stamp(one, x, base - step + 4 - one.size[1], GROUND)
    if beside:
        at_end = room.x + room.wide, base - room.high // 2
        canvas.text(*at_end, f"+{beside}", "number", 30, on=GROUND, anchor="rm", width=42)


def temple(spot: Workplace) -> None:
    """The worship track, and the priests who will move it."""
    canvas, box, city, at, data, *_ = spot
    room = _head(spot, Job.PRIESTS, city.worship)
    if at.piety:
        _mark(canvas, box, signs.piety(26))
    spaces = data.worship_spaces
    track = 20 if room.high < 80 else 26
    each = room.wide // spaces
    base = room.y + room.high
    coming = worship_to_be(city, data) if at.praying else city.worship
    praying = coming - city.worship
    paint = LIVERIES[at.livery]
    for space in range(1, spaces + 1):
        x = room.x + (space - 1) * each
        if space <= city.worship:
            canvas.panel(x, base - track, each - 2, track, paint.paint, GROUND, "ink", 2, 4)
        else:
            fill = paint.pale if space <= coming else GROUND
            canvas.panel(x, base - track, each - 2, track, fill, GROUND, "ink" if space <= coming else "shade", 2, 4)
    end, middle = room.x + room.wide, room.y + (room.high - track) // 2
    if praying:
        canvas.text(end, middle, f"+{praying}", "number", 28, on=GROUND, anchor="rm", width=46)
        end -= 50
    if at.worship:
        look.pill(canvas, end - 22, middle, at.worship, GROUND)
        end -= 50
    row = Box(room.x, room.y, end - room.x, room.high - track - 1)
    crowd(canvas, row, Job.PRIESTS, city.temple, at.livery, 46)


def farm(spot: Workplace) -> None:
    """Five fields and the granary; asleep while the corn grows."""
    canvas, box, city, at, data, *_ = spot
    count = city.fields.total + city.granary.total
    shown = count if at.farming or count else None
    room = _head(spot, Job.FARMERS, shown, at.farming)
    if at.improved:
        _mark(canvas, box, signs.prayer(28))
    each = room.wide * 10 // (data.fields * 10 + 23)
    earth = 18 if room.high < 80 else 28
    base = room.y + room.high
    wide = min(each - 2, int((room.high - earth + 10) / figures.TALL), 54)
    for place in range(data.fields):
        x = room.x + place * each
        canvas.stamp(signs.field(each - 3, earth, at.farming), x, base - earth, GROUND)
        if place < city.fields.total:
            lying = place >= city.fields.total - city.fields.lying
            one = figures.figure(wide, at.livery, Job.FARMERS, lying)
            canvas.stamp(one, x + (each - 3 - one.size[0]) // 2, base - 8 - one.size[1], GROUND)
    x = room.x + data.fields * each + 4
    store = city.granary
    size = min(46, room.high - 12, room.x + room.wide - x - (26 if store.total else 0))
    canvas.stamp(signs.granary(size, at.farming), x, base - size, GROUND)
    if store.captive:
        canvas.stamp(figures.figure(22, None, Job.FARMERS), x + size // 2 - 8, base - size - 4, GROUND)
    if store.total:
        at_end = room.x + room.wide, base - size // 2
        canvas.text(*at_end, str(store.total), "number", 32, on=GROUND, anchor="rm", width=28)


def village(spot: Workplace) -> None:
    """Huts with someone at home, those that need no die, the housing disc, and the population marker."""
    canvas, (x, y, wide, high), city, at, data, words, said = spot
    if said:
        canvas.stamp(monuments.hut("home", 42), x + 4, y + 5, GROUND)
        shown = str(city.housing)
        end = x + wide - 8 - lettering.width(shown, "number", 42) - 10
        canvas.text(x + wide - 8, y + 24, shown, "number", 42, ink="ink", on=GROUND, anchor="rm", width=70)
        named = end - x - 150
        canvas.text(x + 54, y + 14, words("place-village"), "bold", 24, on=GROUND, anchor="lm", width=named)
        canvas.text(x + 54, y + 36, said, "text", 20, ink="sepia", on=GROUND, anchor="lm", width=named, least=13)
        canvas.stamp(monuments.disc(30, at.livery), end - 80, y + 8, GROUND)
        canvas.text(end - 44, y + 24, str(city.population), "number", 30, on=GROUND, anchor="lm", width=38)
        room = Box(x + 8, y + 50, wide - 16, high - 54)
    else:
        middle = y + high // 4 + 2
        canvas.stamp(monuments.hut("home", 44), x + 5, middle - 19, GROUND)
        canvas.text(x + 73, middle + 2, str(city.housing), "number", 40, on=GROUND, anchor="mm", width=40)
        low = y + high * 3 // 4
        canvas.stamp(monuments.disc(32, at.livery), x + 11, low - 16, GROUND)
        canvas.text(x + 73, low, str(city.population), "number", 32, ink="sepia", on=GROUND, anchor="mm", width=40)
        room = Box(x + 98, y + 4, wide - 104, high - 8)
    _huts(canvas, room, city, at, data)


def _huts(canvas: Canvas, room: Box, city: City, at: Setting, data: Components) -> None:
    over = city.disc + city.housing - look.HOUSES
    spare = 46 if over > 0 else 0
    across, size = 7, 0
    for columns in (7, 11, 21):
        rows = -(-look.HOUSES // columns)
        fits = min((room.wide - spare) // columns - 2, int((room.high // rows - 2) / 0.86), 48)
        if fits > size:
            across, size = columns, fits
    rows = -(-look.HOUSES // across)
    step = min((room.wide - spare) // across, size + 12)
    down = min(room.high // rows, round(size * 0.86) + 8)
    for space in range(1, look.HOUSES + 1):
        x = room.x + (space - 1) % across * step
        y = room.y + (space - 1) // across * down + (room.high - rows * down) // 2
        home = city.disc < space <= city.disc + city.housing
        state = ("free-" if space in data.free_spaces else "") + ("home" if home else "empty")
        if space == city.disc:
            canvas.stamp(monuments.disc(min(size, round(size * 0.86)), at.livery), x + 2, y, GROUND)
            if at.disc:
                look.fresh(canvas, x + size, y + 6, GROUND, 20)
        else:
            canvas.stamp(monuments.hut(state, size), x, y, GROUND)
    if over > 0:
        at_end = room.x + room.wide, room.y + room.high // 2
        canvas.text(*at_end, f"+{over}", "number", 32, on=GROUND, anchor="rm", width=44)


class Place(NamedTuple):
    """A part of the city board: its name, how it is drawn, and what can be seen of it besides news of its crew."""

    name: str
    draw: Callable[[Workplace], None]
    seen: Callable[[City, Setting], tuple[object, ...]]

    def key(self, city: City, at: Setting) -> tuple[object, ...]:
        """All that can be seen of it."""
        return (*self.seen(city, at), self.name in at.jobs)


PLACES = (
    Place(Job.SOLDIERS, barracks, lambda city, at: (city.soldiers, at.target, at.hero)),
    Place(Job.MERCHANTS, market, lambda city, at: (city.market,)),
    Place(Job.WORKERS, quarry, lambda city, at: (city.quarry,)),
    Place(Job.PRIESTS, temple, lambda city, at: (city.worship, city.temple, at.praying, at.piety, at.worship)),
    Place(Job.FARMERS, farm, lambda city, at: (city.fields, city.granary, at.farming, at.improved)),
    Place("village", village, lambda city, at: (city.housing, city.disc, city.population, at.disc)),
)
