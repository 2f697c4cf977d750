"""Signs of the game: silver and wheat, weather and seasons, dice, stalls, heroes, the marks of places."""

from __future__ import annotations

from pathlib import Path

from engine.games.alba_longa.pieces import JOB_OF, Climate, Die, Job, Season
from renderers.api import Art, Pen, Sprite, sprite

ART = Art(Path(__file__).parent / "art")
#: ground and ink of each job's mark, in the colour of its die
GROUNDS: dict[Job, tuple[str, str]] = {
    Job.SOLDIERS: ("military", "chalk"),
    Job.MERCHANTS: ("stone", "ink"),
    Job.WORKERS: ("chalk", "ink"),
    Job.PRIESTS: ("religion", "chalk"),
    Job.FARMERS: ("leaf", "ink"),
}
#: a dry, a moderate or a wet year: sun, sun behind a cloud, rain
weather = ART.each("climate-{}", Climate)
#: a shoot or an ear
season = ART.each("season-{}", Season)
#: the tool of a job alone
tool = ART.each("tool-{}", Job)
#: the die of a job, its number still to be printed
die = ART.each("die-{}", [JOB_OF[one] for one in Die])
_badge = ART.each("badge-{}", Job)
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
wheat = ART["wheat"]


def badge(job: Job, size: int, awake: bool = True) -> Sprite:
    """The mark of a place of work: its own colour, outline and tool."""
    return _badge(job, size) if awake else _badge(job, size, "mortar", ground="vellum", line="stone")


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
