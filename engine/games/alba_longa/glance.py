"""What a house player sees at a glance: its city, the printed numbers, the season."""

from __future__ import annotations

from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import City, Job, View


def own(view: View) -> City:
    """My city."""
    return view.table.cities[view.seat]


def numbers(view: View) -> Components:
    """The printed numbers."""
    data: Components = view.data
    return data


def harvesting(view: View) -> bool:
    """Whether farmers can be sent."""
    return Job.FARMERS in view.table.season.jobs
