"""What a house player sees at a glance: its city, the printed numbers, the season."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.dice import Dice
from engine.games.alba_longa import actions
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import City, Job, Season, Town, View


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


def settled(jobs: Sequence[Job]) -> actions.Settle:
    """Free peasants with these jobs."""
    return actions.settle(**dict(zip(actions.Settle.model_fields, jobs, strict=False)))


def most_growth(view: View, dice: Dice) -> Action:
    """As many as I can feed into life."""
    return actions.grow(peasants=numbers(view).grown(own(view).wheat))
