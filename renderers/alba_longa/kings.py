"""The panel of one King on the board: who, how near to the goal, what he has, and his city board."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alba_longa.components import Components
from engine.games.alba_longa.court import buys_nothing
from engine.games.alba_longa.pieces import City, Town
from renderers import icons, lettering
from renderers.alba_longa import emblems, figures, look, monuments, places, signs, townscape
from renderers.alba_longa.look import Box
from renderers.alba_longa.news import CityNews
from renderers.alba_longa.places import PLACES, Place, Setting, Workplace
from renderers.api import LIVERIES, Canvas, SeatState, Sprite, Wording, layer

HEAD, GOALS, GOODS = 88, 58, 46
#: lines around a panel, and around that of the King whose turn it is
EDGE, TURN = 3, 6
#: how far news may rise above a plaque
LIFT = 9
#: below this width marks of rank are smaller
SLIM = 320
#: from this width on, places lie beside each other
GRID = 470
#: from this width on, goals and goods stand in one row
ROOMY = 640


class State(NamedTuple):
    """What matters for the panel besides the city itself."""

    who: SeatState
    king: bool
    #: whether the court is on, so that being out of it matters
    court: bool
    news: CityNews
    setting: Setting


def key_of(city: City) -> tuple[object, ...]:
    """Everything of a city that can be seen."""
    return (
        city.town, city.peasants, city.housing, city.silver, city.population, city.wheat, city.monuments, city.worship,
        city.disc, city.alive, city.out, buys_nothing(city), city.soldiers, city.active, city.used,
        city.market, city.quarry, city.temple, city.fields, city.granary,
    )  # fmt: skip


def panel(canvas: Canvas, box: Box, city: City, state: State, data: Components, words: Wording) -> None:
    """Draw the panel, or take the one drawn before."""
    key = ("alba king", words.lang, data, state, key_of(city))
    canvas.part(
        key, *box, canvas.ground, lambda inner: _panel(inner, box.wide, box.high, city, state, data, words),
        lambda: _frame(box.wide, box.high, canvas.ground, state.setting.livery, state.who.turn),
    )  # fmt: skip


def _panel(canvas: Canvas, wide: int, high: int, city: City, state: State, data: Components, words: Wording) -> None:
    wide, high = wide - 3, high - 4
    key = (
        "alba head", words.lang, state.setting.livery, state.who._replace(turn=False), state.king,
        state.court and (city.out, buys_nothing(city)), city.alive, state.news.king,
    )  # fmt: skip
    canvas.part(key, 8, 14, wide - 16, HEAD - 14, "vellum", lambda inner: _head(inner, wide - 16, city, state, words))
    if not city.alive:
        _ruins(canvas, Box(EDGE, HEAD, wide - 2 * EDGE, high - HEAD - 14), city, data, words)
        return
    if wide >= ROOMY:
        holdings(canvas, Box(0, HEAD, wide, GOALS), city, state, data)
        top = HEAD + GOALS + 8
    else:
        _goals(canvas, Box(10, HEAD, wide - 20, GOALS), city, state, data)
        _goods(canvas, Box(12, HEAD + GOALS + 4, wide - 24, GOODS), city, state)
        top = HEAD + GOALS + GOODS + 12
    # the same places whether it is the King's turn or not, so that what is kept can be used
    plan = _plan(Box(EDGE, top, wide - 2 * EDGE, high - top - TURN))
    scene = plan[0]
    shown = city.town, city.monuments, data.foundations, max(0, state.news.monuments)
    canvas.kept(_scene, *scene, "sky", *shown)
    canvas.fill(scene.x, scene.y, scene.wide, 2, "ink")
    canvas.fill(scene.x, scene.y + scene.high, scene.wide, 2, "ink")
    jobs = plan[1:]
    board(canvas, jobs, city, state.setting, data, words)
    ruled(canvas, jobs)
    if state.who.turn:
        for x in (0, wide - TURN):
            canvas.fill(x, scene.y, TURN, scene.high + 2, "rubric")


def _scene(canvas: Canvas, wide: int, high: int, town: Town, built: int, foundations: int, new: int) -> None:
    townscape.scene(canvas, Box(0, 0, wide, high), town, built, foundations, new)


@layer
def _frame(wide: int, high: int, ground: str, livery: int, turn: bool) -> Canvas:
    """A sheet of vellum with a stripe in the city's colour; in red if its King is awaited."""
    canvas = Canvas(wide, high, ground)
    canvas.seat_sheet(wide, high, LIVERIES[livery].paint, turn)
    return canvas


def ruled(canvas: Canvas, boxes: list[Box]) -> None:
    """Thin lines between places that lie under or beside each other."""
    low, right = max(box.y for box in boxes), max(box.x for box in boxes)
    for box in boxes:
        if box.y < low:
            canvas.fill(box.x + 6, box.y + box.high, box.wide - 12, 2, "fold")
        if box.x < right and any(other.y == box.y and other.x > box.x for other in boxes):
            canvas.fill(box.x + box.wide, box.y + 8, 2, box.high - 16, "fold")


def board(
    canvas: Canvas, boxes: list[Box], city: City, setting: Setting, data: Components, words: Wording,
    said: dict[str, str] | None = None,
) -> None:  # fmt: skip
    """The six places of a city board, each kept by what can be seen of it."""
    told = said or {}
    common = (words.lang, data, setting.livery)
    for place, box in zip(PLACES, boxes, strict=True):
        line = told.get(place.name, "")
        key = ("alba place", *common, place.name, line, *place.key(city, setting))

        def draw(inner: Canvas, place: Place = place, box: Box = box, line: str = line) -> None:
            place.draw(Workplace(inner, Box(0, 0, box.wide, box.high), city, setting, data, words, line))

        canvas.part(key, *box, places.GROUND, draw)


def holdings(canvas: Canvas, box: Box, city: City, state: State, data: Components) -> None:
    """Goals and goods in one row."""
    share = box.wide * 11 // 24
    _goals(canvas, Box(box.x + 10, box.y, share, GOALS), city, state, data)
    _goods(canvas, Box(box.x + share + 22, box.y + 3, box.wide - share - 32, GOODS), city, state)


@lru_cache(maxsize=40)
def _plan(room: Box) -> list[Box]:
    """The scene, then the six places: under each other, or in two columns."""
    x, y, wide, high = room
    if wide < GRID - 20:
        scene = 166
        row, homes = (high - scene - 104) // 5, 102
        found = [Box(x, y, wide, scene)]
        found += [Box(x + 4, y + scene + 2 + place * row, wide - 8, row) for place in range(5)]
        top = y + scene + 2 + 5 * row
        return [*found, Box(x + 4, top, wide - 8, min(homes, y + high - top - 2))]
    if wide >= ROOMY - 20:
        scene = high * 2 // 5
        return [Box(x, y, wide, scene), *grid(Box(x + 4, y + scene + 4, wide - 8, high - scene - 8))]
    scene, homes = 192, 92
    cells = grid(Box(x + 4, y + scene + 4, wide - 8, (high - scene - homes - 8) * 10 // 9))
    low = cells[4].y
    farm = Box(x + 4, low, wide - 8, y + high - homes - low - 4)
    return [Box(x, y, wide, scene), *cells[:4], farm, Box(x + 4, low + farm.high + 2, wide - 8, homes)]


def grid(room: Box, columns: int = 2) -> list[Box]:
    """Six places in this many columns."""
    x, y, wide, high = room
    rows = 6 // columns
    each, row = wide // columns, high // rows
    return [Box(x + n % columns * each, y + n // columns * row, each - 2, row - 2) for n in range(6)]


def _head(canvas: Canvas, wide: int, city: City, state: State, words: Wording) -> None:
    """Shield, name, player, and the marks of a King's rank."""
    shield, who = 52, state.who
    marked = who.awaited or who.sealed
    emblems.shield(canvas, 4, 3, shield, city.town, "vellum")
    if marked:
        canvas.stamp(icons.hourglass(34) if who.awaited else icons.seal(34), shield - 20, 34, "vellum")
    right, size = wide - 4, 42 if wide >= SLIM else 36
    marks = []
    if who.winner:
        marks.append(icons.laurel(size, "moss"))
    if state.king and city.alive:
        marks.append(signs.king(size))
    if state.court and city.alive and (city.out or buys_nothing(city)):
        marks.append(signs.closed(size - 4) if city.out else signs.abstaining(size - 4))
    for mark in marks:
        right -= mark.size[0]
        canvas.stamp(mark, right, (42 - mark.size[1]) // 2, "vellum")
        if state.news.king and mark is signs.king(size):
            look.fresh(canvas, right + 3, 12, "vellum")
        right -= 4
    text = 4 + shield + 10
    name, room = look.town(words, city.town), right - text - 2
    # capitals of a title reach a little beyond their measure
    size = lettering.fitted(name, "title", 34, room - 4, 13).size
    canvas.text(text, 31 if who.name else 40, name, "title", size, width=room, least=13)
    if who.name:
        left = text + (8 if marked else 0)
        canvas.text(left, 59, who.name, "bold", 23, ink="sepia", width=wide - 6 - left, least=14)


def _goals(canvas: Canvas, box: Box, city: City, state: State, data: Components) -> None:
    """Ten monuments and sixteen peasants: how many there are."""
    gap = 8
    each = (box.wide - gap) // 2
    goals = (
        (monuments.sign(36), city.monuments, data.goal_monuments, state.news.monuments),
        (figures.figure(30, state.setting.livery), city.peasants, data.goal_peasants, state.news.peasants),
    )
    for place, goal in enumerate(goals):
        x, high = box.x + place * (each + gap), box.high + LIFT - 5
        canvas.kept(_goal, x, box.y - LIFT, each + 4, high, "vellum", *goal)


def _goal(canvas: Canvas, wide: int, high: int, sign: Sprite, value: int, goal: int, change: int) -> None:
    """A plaque: how many of how many; golden once it is reached."""
    wide, high = wide - 4, high - LIFT + 5
    ground, ink, less = ("gold", "ink", "ink") if value >= goal else ("ink", "glint", "straw")
    canvas.panel(0, LIFT, wide, high - 6, ground, "vellum", "ink", 3, 12)
    canvas.panel(6, LIFT + 6, 42, high - 18, "vellum", ground, None, 0, 8)
    middle = LIFT + (high - 6) // 2
    canvas.stamp_mid(sign, 27, middle, "vellum")
    said, rest = str(value), f"/{goal}"
    room = wide - 62
    after = lettering.width(rest, "bold", 24)
    size = min(52, 52 * (room - after) // max(1, lettering.width(said, "number", 52)))
    low = middle + lettering.rise("number", size) // 2
    end = canvas.text(54, low, said, "number", size, ink=ink, on=ground, anchor="lb")
    canvas.text(end + 3, low, rest, "bold", 24, ink=less, on=ground, anchor="lb")
    if change:
        look.pill(canvas, wide - 20, LIFT + 3, change, "vellum", 22)


def _goods(canvas: Canvas, box: Box, city: City, state: State) -> None:
    """Silver, wheat, hero cards in hand and used."""
    third = box.wide * 31 // 100
    silver, wheat = (signs.silver(36), city.silver, state.news.silver), (signs.wheat(40), city.wheat, state.news.wheat)
    for place, good in enumerate((silver, wheat)):
        canvas.kept(_good, box.x + place * third - 4, box.y - 2, third, box.high + 2, "vellum", *good)
    room = box.wide - 2 * third
    canvas.kept(_hero_cards, box.x + 2 * third, box.y, room, box.high, "vellum", city.active, city.used)


def _good(canvas: Canvas, wide: int, high: int, sign: Sprite, value: int, change: int) -> None:
    middle = high // 2 + 1
    canvas.counted(24, middle, sign, value, 23, 38, width=wide - 50, least=16)
    if change:
        look.pill(canvas, 24, middle - 14, change, "vellum", 18)


def _hero_cards(canvas: Canvas, wide: int, high: int, active: int, used: int) -> None:
    middle = high // 2
    canvas.stamp(signs.card(24, 34, "tile", "ink"), 2, middle - 17, "vellum")
    canvas.stamp_mid(signs.hero(20), 14, middle, "tile")
    end = canvas.text(30, middle, str(active), "number", 36, anchor="lm", width=30)
    if used:
        canvas.counted(end + 18, middle, icons.card_back(22, 32), used, 14, 28, ink="sepia", width=24)


def _ruins(canvas: Canvas, box: Box, city: City, data: Components, words: Wording) -> None:
    """A city nobody remembers: what it had stays, its people are gone."""
    high = min(box.high * 2 // 5, 300)
    canvas.panel(box.x + 10, box.y + 8, box.wide - 20, 74, "fold", "vellum", "rule", 2, 12)
    canvas.lines(
        box.x + box.wide // 2, box.y + 45, words("forgotten"), "title", 30, width=box.wide - 40, lines=2, on="fold",
        ink="sepia", anchor="mm", least=15,
    )  # fmt: skip
    scene = Box(box.x, box.y + 96, box.wide, high)
    canvas.fill(scene.x, scene.y - 2, scene.wide, 2, "ink")
    townscape.scene(canvas, scene, city.town, city.monuments, data.foundations)
    canvas.fill(scene.x, scene.y + high, scene.wide, 2, "ink")
    top = scene.y + high + 36
    third = (box.wide - 20) // 3
    left = (
        (monuments.sign(40), city.monuments), (signs.silver(38), city.silver), (signs.wheat(42), city.wheat),
        (signs.card(24, 34, "tile", "ink"), city.active), (icons.card_back(24, 34), city.used),
        (signs.prayer(36), city.worship),
    )  # fmt: skip
    for place, (sign, value) in enumerate(left):
        x, y = box.x + 14 + place % 3 * third, top + place // 3 * 58
        canvas.counted(x + 20, y, sign, value, 26, 38, ink="sepia", width=third - 50)
    top += 58
    size = min(box.wide - 60, box.y + box.high - top - 50, 240)
    if size > 60:
        one = monuments.ruin(size)
        canvas.stamp(one, box.x + (box.wide - size) // 2, box.y + box.high - one.size[1], "vellum")
