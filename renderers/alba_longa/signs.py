"""Signs of the game: silver and wheat, weather and seasons, dice, stalls, heroes, the marks of places."""

from __future__ import annotations

from math import cos, pi, sin

from engine.games.alba_longa.pieces import Climate, Job, Season
from renderers.pen import Pen, Sprite, around, sprite, square, star

EDGE = 5


@square
def silver(pen: Pen) -> None:
    """A silver piece with a ram's horn."""
    pen.circle(50, 50, 47, "silver", "ink", EDGE)
    pen.circle(50, 50, 35, "chalk", "steel", 4)
    pen.line("M36 66 C22 48 34 28 52 30 C68 32 72 52 60 60 C50 64 44 54 50 48", "steel", 8)


@square
def wheat(pen: Pen) -> None:
    """A sheaf of wheat."""
    for x, lean in ((50.0, 0), (30.0, -16), (70.0, 16)):
        pen.line([(50, 96), (x + lean * 0.4, 34)], "ink", 10)
        pen.line([(50, 95), (x + lean * 0.4, 34)], "gold", 5)
    for x, y in ((50, 4), (28, 12), (72, 12)):
        bend = (x - 50) * 0.006
        for step in range(3):
            for side in (-1, 1):
                cx, cy = x + side * 7 - bend * step * 40, y + 12 + step * 14
                pen.shape([(cx + 9 * cos(a) * 0.8, cy + 11 * sin(a)) for a in _TURN], "ink")
        for step in range(3):
            for side in (-1, 1):
                cx, cy = x + side * 7 - bend * step * 40, y + 12 + step * 14
                pen.shape([(cx + 5.5 * cos(a) * 0.8, cy + 7.5 * sin(a)) for a in _TURN], "gold")
    pen.line("M36 70 H64", "ink", 14)
    pen.line("M37 70 H63", "rubric", 7)


_TURN = tuple(2 * pi * step / 12 for step in range(12))


@sprite
def weather(climate: Climate, size: int) -> Pen:
    """A dry, a moderate or a wet year: sun, sun behind a cloud, rain."""
    pen = Pen(size, size)
    if climate is not Climate.WET:
        x, y, radius = (50, 50, 27) if climate is Climate.DRY else (34, 34, 19)
        for ray in around(x, y, radius * 1.66, 8, pi / 8):
            pen.line([(x, y), ray], "ink", 13)
        for ray in around(x, y, radius * 1.64, 8, pi / 8):
            pen.line([(x, y), ray], "flame", 6)
        pen.circle(x, y, radius, "gold", "ink", EDGE)
    if climate is not Climate.DRY:
        low = 78 if climate is Climate.MODERATE else 60
        paint = "chalk" if climate is Climate.MODERATE else "silver"
        cloud = f"M24 {low} C2 {low} 4 {low - 26} 24 {low - 26} C28 {low - 48} 66 {low - 50} 70 {low - 28} " \
            f"C96 {low - 32} 100 {low} 78 {low} Z"  # fmt: skip
        pen.path(cloud, paint, "ink", EDGE)
    if climate is Climate.WET:
        for x, y in ((26, 70), (50, 74), (74, 70)):
            pen.line([(x, y), (x - 7, y + 20)], "ink", 11)
            pen.line([(x, y), (x - 7, y + 20)], "lake", 6)
    return pen


@sprite
def season(which: Season, size: int, paint: str) -> Pen:
    """A shoot or an ear."""
    pen = Pen(size, size)
    if which is Season.GROWING:
        pen.line("M50 96 C50 80 50 70 50 52", paint, 9)
        pen.path("M50 56 C20 58 8 40 8 18 C36 16 50 32 50 56 Z", paint)
        pen.path("M50 46 C78 48 92 30 92 6 C66 4 50 22 50 46 Z", paint)
    else:
        pen.line("M50 98 V20", paint, 8)
        pen.shape([(50 + 9 * cos(a), 12 + 13 * sin(a)) for a in _TURN], paint)
        for step in range(3):
            for side in (-1, 1):
                cx, cy = 50 + side * 17, 30 + step * 20
                pen.path(
                    f"M50 {cy + 16} C{50 + side * 6} {cy - 6} {cx + side * 8} {cy - 14} {cx + side * 13} {cy - 14} "
                    f"C{cx + side * 14} {cy} {cx} {cy + 14} 50 {cy + 16} Z",
                    paint,
                )
    return pen


#: ground, ink and line of each job's mark, in the colour of its die
GROUNDS: dict[Job, tuple[str, str]] = {
    Job.SOLDIERS: ("military", "chalk"),
    Job.MERCHANTS: ("stone", "ink"),
    Job.WORKERS: ("chalk", "ink"),
    Job.PRIESTS: ("religion", "chalk"),
    Job.FARMERS: ("leaf", "ink"),
}
_OUTLINES: dict[Job, str] = {
    Job.SOLDIERS: "M50 3 C78 3 97 22 97 50 C97 78 78 97 50 97 C22 97 3 78 3 50 C3 22 22 3 50 3 Z",
    Job.MERCHANTS: "M4 22 L16 4 H84 L96 22 V96 H4 Z",
    Job.WORKERS: "M4 10 C4 6 6 4 10 4 H90 C94 4 96 6 96 10 V90 C96 94 94 96 90 96 H10 C6 96 4 94 4 90 Z",
    Job.PRIESTS: "M50 2 L97 32 V97 H3 V32 Z",
    Job.FARMERS: "M30 3 H70 L97 30 V70 L70 97 H30 L3 70 V30 Z",
}


@sprite
def badge(job: Job, size: int, awake: bool = True) -> Pen:
    """The mark of a place of work: its own colour, outline and tool."""
    pen = Pen(size, size)
    ground, ink = GROUNDS[job] if awake else ("vellum", "mortar")
    pen.path(_OUTLINES[job], ground, "ink" if awake else "stone", 6)
    _tool(pen, job, ink, ground)
    return pen


@sprite
def tool(job: Job, size: int, ink: str, ground: str) -> Pen:
    """The tool alone."""
    pen = Pen(size, size)
    _tool(pen, job, ink, ground)
    return pen


def _tool(pen: Pen, job: Job, ink: str, ground: str) -> None:
    if job is Job.SOLDIERS:
        pen.circle(50, 50, 26, ink)
        pen.circle(50, 50, 17, ground)
        pen.circle(50, 50, 9, ink)
        pen.line([(24, 78), (78, 20)], ground, 14)
        pen.line([(22, 80), (72, 26)], ink, 7)
        pen.path("M86 10 L82 34 L64 18 Z", ink)
    elif job is Job.MERCHANTS:
        pen.path("M36 22 H64 L60 34 C80 44 78 74 62 86 H38 C22 74 20 44 40 34 Z", ink)
        pen.line("M36 26 C20 26 20 44 28 48", ink, 6)
        pen.line("M64 26 C80 26 80 44 72 48", ink, 6)
        pen.line("M31 58 H69", ground, 6)
    elif job is Job.WORKERS:
        pen.line([(28, 82), (64, 40)], ink, 10)
        pen.path("M42 24 C58 12 76 16 88 34 L80 42 C72 34 64 32 58 36 Z", ink)
        pen.path("M48 30 L66 46 L58 54 L40 40 Z", ink)
    elif job is Job.PRIESTS:
        pen.path("M50 20 C54 34 68 40 66 52 C64 62 58 64 50 64 C42 64 36 62 34 52 C34 42 46 36 50 20 Z", ink)
        pen.box(24, 66, 52, 9, ink)
        pen.path("M34 75 H66 L72 92 H28 Z", ink)
    else:
        pen.line("M34 84 L42 66", ink, 12)
        pen.line("M42 68 C24 34 52 10 80 34", ink, 11)


@sprite
def _die(job: Job, size: int) -> Pen:
    """A die of eight sides, seen on one of them."""
    pen = Pen(size, size)
    ground, _ = GROUNDS[job]
    shade = {"military": "ink", "stone": "mortar", "chalk": "ashlar", "religion": "beam"}[ground]
    pen.path("M50 2 L95 30 V72 L50 98 L5 72 V30 Z", shade, "ink", 5)
    pen.path("M50 4 L92 70 H8 Z", ground, "ink", 4)
    return pen


@square
def no_die(pen: Pen) -> None:
    """Where a die lay that is gone."""
    pen.path("M50 4 L93 30 V71 L50 96 L7 71 V30 Z", "parchment", "shade", 5)


def die(job: Job, size: int) -> Sprite:
    """The die of a job, its number still to be printed at `die_at`."""
    return _die(job, size)


@square
def stall(pen: Pen, rich: bool) -> None:
    """A market stall under its awning; the richest one has gold in it."""
    pen.line("M14 40 V96", "ink", 9)
    pen.line("M86 40 V96", "ink", 9)
    pen.line("M14 42 V94", "wood", 4)
    pen.line("M86 42 V94", "wood", 4)
    pen.box(8, 72, 84, 22, "wood", "ink", 5)
    for place in range(5):
        x = 2 + place * 19.2
        paint = ("brick", "gold")[place % 2] if rich else ("tile", "chalk")[place % 2]
        pen.path(f"M{x + 2} 8 H{x + 17} L{x + 19} 36 C{x + 17} 48 {x + 2} 48 {x} 36 Z", paint, "ink", 3)
    pen.line("M6 8 H94", "ink", 6)


@sprite
def card(wide: int, high: int, fill: str, line: str) -> Pen:
    """A blank card."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    pen.rounded(0, 0, 100, tall, 10, "ink" if line == "ink" else line)
    pen.rounded(4, 4, 92, tall - 8, 7, fill)
    return pen


@square
def hero(pen: Pen, paint: str, skin: str) -> None:
    """A hero's head under a crested helmet, in profile, as on a vase."""
    pen.path("M18 40 C6 14 40 -4 72 8 C92 14 98 34 92 52 C86 34 76 22 58 20 C40 18 28 26 18 40 Z", "rubric", paint, 4)
    pen.path("M30 44 C30 22 66 18 74 40 C78 54 76 66 72 78 L78 96 H34 L38 84 C28 84 24 78 26 70 L18 62 L26 54 Z",
             skin, paint, 4)  # fmt: skip
    pen.path("M26 46 C26 20 70 14 78 42 C82 60 78 74 70 80 L60 64 L62 50 L28 50 Z", "gold", paint, 4)
    pen.circle(42, 58, 4, paint)
    pen.path("M30 84 H80 L90 100 H22 Z", "brick", paint, 4)


@square
def granary(pen: Pen, full: bool) -> None:
    """A round store on stones."""
    line = "ink" if full else "rule"
    pen.path("M22 44 H78 L74 88 H26 Z", "straw" if full else "vellum", line, 5)
    pen.path("M6 48 C22 30 36 16 50 4 C64 16 78 30 94 48 Z", "wood" if full else "fold", line, 5)
    pen.box(24, 88, 14, 9, "stone" if full else "fold", line, 4)
    pen.box(62, 88, 14, 9, "stone" if full else "fold", line, 4)


@sprite
def field(wide: int, high: int, awake: bool) -> Pen:
    """A ploughed field."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    pen.path(f"M12 2 H88 L98 {tall - 2} H2 Z", "leaf" if awake else "vellum", "moss" if awake else "shade", 4)
    for x in (30, 50, 70):
        lean = (x - 50) * 0.22
        pen.line([(x, 4), (x + lean, tall - 4)], "moss" if awake else "shade", 4)
    return pen


@square
def piety(pen: Pen) -> None:
    """The mark of piety: a brown disc with an altar."""
    pen.circle(50, 50, 48, "religion", "ink", 6)
    _tool(pen, Job.PRIESTS, "chalk", "religion")


@square
def closed(pen: Pen) -> None:
    """Out of the court: a shut door."""
    pen.path("M18 96 V40 C18 6 82 6 82 40 V96 Z", "wood", "ink", 6)
    pen.line("M50 18 V94", "ink", 5)
    pen.line("M22 50 H78", "beam", 7)
    pen.line("M22 78 H78", "beam", 7)
    pen.circle(42, 64, 5, "gold")
    pen.circle(58, 64, 5, "gold")


@square
def abstaining(pen: Pen) -> None:
    """Buys no dice until one's own call: a die struck out."""
    pen.path("M50 6 L90 30 V72 L50 95 L10 72 V30 Z", "ashlar", "mortar", 6)
    pen.path("M50 8 L86 68 H14 Z", "chalk", "mortar", 5)
    pen.line("M12 88 L88 12", "chalk", 19)
    pen.line("M12 88 L88 12", "rubric", 11)


@square
def king(pen: Pen) -> None:
    """The King of Kings: an eagle's sceptre crossed with a wreath."""
    pen.circle(50, 50, 48, "general", "ink", 5)
    pen.circle(50, 50, 40, "general", "gold", 3)
    pen.path("M18 66 L13 30 L34 46 L50 18 L66 46 L87 30 L82 66 Z", "gold", "ink", 4)
    pen.path("M19 70 H81 V80 H19 Z", "glint", "ink", 4)
    for x in (30, 50, 70):
        pen.circle(x, 75, 3.4, "rubric")


@square
def prayer(pen: Pen, paint: str = "religion") -> None:
    """A prayer: a small flame on an altar."""
    pen.path("M50 4 C56 24 78 34 74 54 C70 66 60 68 50 68 C40 68 30 66 26 54 C26 38 44 30 50 4 Z", "flame", "ink", 5)
    pen.box(16, 68, 68, 11, paint, "ink", 5)
    pen.path("M30 79 H70 L76 97 H24 Z", paint, "ink", 5)


@square
def tower(pen: Pen) -> None:
    """Assisi: a fortress on a hill."""
    pen.path("M2 96 C20 66 36 62 50 62 C64 62 80 66 98 96 Z", "leaf", "ink", 5)
    pen.path("M24 70 V30 H34 V38 H44 V30 H56 V38 H66 V30 H76 V70 C60 62 40 62 24 70 Z", "stone", "ink", 5)
    pen.path("M42 66 V52 C42 44 58 44 58 52 V66 Z", "ink")
    pen.line("M50 30 V6", "ink", 5)
    pen.path("M51 6 H76 L68 14 L76 22 H51 Z", "rubric", "ink", 3)


@square
def ray(pen: Pen) -> None:
    """A blessing: rays from the hand of a god."""
    pen.shape(star(50, 50, 49, 26, 12), "glint", "bronze", 3)
    pen.circle(50, 50, 25, "gold", "bronze", 3)
