"""The seats, the arms and what is done on the map of Flandern 1302 by short names."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.games.flandern1302.actions import Build, Finish, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.pieces import Arms, PlotName, QuarterName

BLUE, YELLOW, GREEN, RED, GREY, CHURCH = Arms
FIRST, SECOND, THIRD, FOURTH = (Seat(seat) for seat in range(4))


def build(quarter: str, plot: str) -> Build:
    return Build(quarter=QuarterName(quarter), plot=PlotName(plot))


def finish(plot: str) -> Finish:
    return Finish(plot=PlotName(plot))


def cathedral(plot: str) -> PlaceCathedral:
    return PlaceCathedral(plot=PlotName(plot))


def master(plot: str) -> PlaceMaster:
    return PlaceMaster(plot=PlotName(plot))
