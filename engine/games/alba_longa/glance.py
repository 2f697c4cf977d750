"""What a house player sees at a glance: its city, the printed numbers, the season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.view import PrivateView
from engine.games.alba_longa.actions import (
    Settle,
    grow,
    settle,
)
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import City, Hand, Job, Season, Table, Town

View: TypeAlias = PrivateView[Table, Hand]


def own(view: View) -> City:
    """My city."""
    return view.table.cities[view.seat]


def numbers(view: View) -> Components:
    """The printed numbers."""
    data: Components = view.data
    return data


def harvesting(view: View) -> bool:
    """Whether farmers can be sent."""
    return view.table.season is Season.HARVEST


def owner_of(view: View, town: Town) -> City:
    """The city of that name."""
    return next(city for city in view.table.cities if city.town == town)


def settled(jobs: Sequence[Job]) -> Settle:
    """Free peasants with these jobs."""
    return settle(**dict(zip(Settle.model_fields, jobs, strict=False)))


def most_growth(view: View, dice: Dice) -> Action:
    """As many as I can feed into life."""
    return grow(peasants=numbers(view).grown(own(view).wheat))
