"""Signs of the game: silver and wheat, weather and seasons, dice, stalls, heroes, the marks of places."""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from engine.games.alba_longa.pieces import JOB_OF, Climate, Die, Job, Season
from renderers.api import Art, Pen, Sprite, sprite, square

ART = Art(Path(__file__).parent / "art")
#: ground and ink of each job's mark, in the colour of its die
GROUNDS: dict[Job, tuple[str, str]] = {
    Job.SOLDIERS: ("military", "chalk"),
    Job.MERCHANTS: ("stone", "ink"),
    Job.WORKERS: ("chalk", "ink"),
    Job.PRIESTS: ("religion", "chalk"),
    Job.FARMERS: ("leaf", "ink"),
}
_BADGES = {job: ART[f"badge-{job}"] for job in Job}
_TOOLS = {job: ART[f"tool-{job}"] for job in Job}
_DICE = {JOB_OF[die]: ART[f"die-{JOB_OF[die]}"] for die in Die}
_CLIMATES = {climate: ART[f"climate-{climate}"] for climate in Climate}
_SEASONS = {season: ART[f"season-{season}"] for season in Season}
_STALLS = {True: ART["stall-rich"], False: ART["stall"]}
_GRANARIES = {True: ART["granary"], False: ART["granary-empty"]}
abstaining = ART["abstaining"]
closed = ART["closed"]
hero = ART["hero"]
king = ART["king"]
no_die = ART["no-die"]
piety = ART["piety"]
prayer = ART["prayer"]
silver = ART["silver"]
tower = ART["tower"]
_TURN = tuple(2 * pi * step / 12 for step in range(12))


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


def weather(climate: Climate, size: int) -> Sprite:
    """A dry, a moderate or a wet year: sun, sun behind a cloud, rain."""
    return _CLIMATES[climate](size)


def season(which: Season, size: int, paint: str) -> Sprite:
    """A shoot or an ear."""
    return _SEASONS[which](size, paint)


def badge(job: Job, size: int, awake: bool = True) -> Sprite:
    """The mark of a place of work: its own colour, outline and tool."""
    return _BADGES[job](size) if awake else _BADGES[job](size, "mortar", ground="vellum", line="stone")


def tool(job: Job, size: int, ink: str, ground: str) -> Sprite:
    """The tool alone."""
    return _TOOLS[job](size, ink, ground=ground)


def die(job: Job, size: int) -> Sprite:
    """The die of a job, its number still to be printed."""
    return _DICE[job](size)


def stall(size: int, rich: bool) -> Sprite:
    """A market stall under its awning; the richest one has gold in it."""
    return _STALLS[rich](size)


def granary(size: int, full: bool) -> Sprite:
    """A round store on stones."""
    return _GRANARIES[full](size)


@sprite
def card(wide: int, high: int, fill: str, line: str) -> Pen:
    """A blank card."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    pen.rounded(0, 0, 100, tall, 10, "ink" if line == "ink" else line)
    pen.rounded(4, 4, 92, tall - 8, 7, fill)
    return pen


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
