"""What a player of Flandern 1302 may do."""

from __future__ import annotations

from typing import TypeAlias

from pydantic import Field

from engine.core.action import Action, interned
from engine.games.flandern1302.pieces import Arms, Card, PlotName, QuarterName

MOST_INFLUENCE = 9


class _OfGuild(Action):
    """Something with a guild."""

    guild: Arms


class TakeGuild(_OfGuild, tag="take-guild"):
    """Take a guild that nobody has yet."""


class TakeInfluenced(_OfGuild, tag="take-influenced"):
    """Two players: take one of the two influenced guilds; the other player gets the other one."""


class Choose(Action, tag="choose", secret=True, superfluous={"one-action-card": ["cards", "second", "other"]}):
    """Choose one action card, and any number of influence cards to come first."""

    card: Card
    influence: int = Field(0, ge=0, le=MOST_INFLUENCE)


class Build(Action, tag="build"):
    """Lay a quarter on a plot; a Building Site card lays it with a pawn."""

    quarter: QuarterName = Field(max_length=20)
    plot: PlotName = Field(max_length=4)


class _OnPlot(Action):
    """Something on a plot."""

    plot: PlotName = Field(max_length=4)


class Finish(_OnPlot, tag="finish"):
    """Take the pawn off a building site."""


class PlaceCathedral(_OnPlot, tag="place-cathedral"):
    """Put a cathedral on a church quarter."""


class PlaceMaster(_OnPlot, tag="place-master"):
    """Put a guild master on an own or grey quarter."""


#: what changes a city
OnMap: TypeAlias = Build | Finish | PlaceCathedral | PlaceMaster


class Pass(Action, tag="pass"):
    """Do nothing: the duty to act never allows it."""


class Play(Action, tag="play", superfluous={"no-influence-cards": ["influence"]}):
    """Two players: play an action card from hand."""

    card: Card


class TurnUp(Action, tag="turn-up"):
    """Two players: turn up the next influence card."""


choose = interned(Choose)
TAKE_GUILD = {arms: TakeGuild(guild=arms) for arms in Arms}
TAKE_INFLUENCED = {arms: TakeInfluenced(guild=arms) for arms in Arms}
PLAY = {card: Play(card=card) for card in Card}
TURN_UP = TurnUp()
