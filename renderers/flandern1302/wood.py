"""The wooden pieces and signs: cathedral, guild master, building site, cylinder, crane, the hand that takes back."""

from __future__ import annotations

from pathlib import Path

from renderers import icons
from renderers.api import Art, Pen, sprite

ART = Art(Path(__file__).parent / "art")
cathedral = ART["cathedral"]
church = ART["church"]
crane = ART["crane"]
cylinder = ART["cylinder"]
grasp = ART["grasp"]
house = ART["house"]
lead = ART["lead"]
lot = ART["lot"]
scroll = ART["scroll"]
site = ART["site"]
strike = ART["strike"]
tree = ART["tree"]
value = ART["value"]
wall = ART["wall"]


@sprite
def master(high: int, paint: str = "ink") -> Pen:
    """A guild master: a man in a hood. Printed ones are of ink, placed ones of gold."""
    line = "ink" if paint != "ink" else "chalk"
    return ART.onto("master", Pen(round(high * 0.74), high, 74), sign=paint, line=line)


@sprite
def chapel(scale: float) -> Pen:
    """A church: a nave, and a tower with a spire."""
    return ART.onto("chapel", Pen(round(3.6 * scale), round(3.7 * scale), 3.6))


@sprite
def golden_back(wide: int, high: int) -> Pen:
    """The back of a golden card: a lion's paw of rays."""
    return icons.framed(wide, high, "gold", "glint", "bronze")
