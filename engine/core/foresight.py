"""What an expert needs of a game to think ahead: what a position is worth, and how long to think."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any, TypeAlias

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.step import Decision

#: by seat: 1 for a sure win, 0 for a sure loss
Worth: TypeAlias = Callable[[Game[Any, Any, Any]], Sequence[float]]
#: moves worth a thought besides those of the advice, by kind of question: moves(view, dice)
Ideas: TypeAlias = Mapping[type[Decision], Callable[[Any, Dice], Sequence[Action]]]

#: how much of the worth of a finished game is having won it; the rest is by how much
WON = 0.3


@dataclass(frozen=True, kw_only=True)
class Foresight:
    """How experts think in one game."""

    #: asked when a playout is over, or broken off
    worth: Worth
    #: playouts for one decision, at most
    playouts: int
    #: the house player who plays on, on every seat
    level: str = "regular"
    #: what the seat that thinks does otherwise than they would when it plays on itself
    own: Mapping[type[Decision], Callable[[Any, Dice], Action]] = field(default_factory=dict)
    #: whether they keep nothing of what they look at: playouts then need no frozen copies, and are quicker
    glances: bool = False
    #: actions after which a playout is broken off and judged as it stands
    horizon: int = 2_000
    #: the year or round a game is in, if playouts are broken off and judged when this many of them are over
    chapter: Callable[[Game[Any, Any, Any]], Hashable] | None = None
    chapters: int = 1
    ideas: Ideas = field(default_factory=dict)
    #: what is thought of in place of the advice, where that is for people only, such as to be asked less often
    instead: Ideas = field(default_factory=dict)


def by_points(spread: float) -> Worth:
    """Worth by the lead over the best of the others; a lead of `spread` points is nearly safe."""

    def worth(game: Game[Any, Any, Any]) -> list[float]:
        return judged(game, game.tally() or [0] * game.players, spread)

    return worth


def judged(game: Game[Any, Any, Any], points: Sequence[float], spread: float) -> list[float]:
    """Worth by such points, and by who has won if someone has."""
    leads = [own - max((*points[:seat], *points[seat + 1 :])) for seat, own in enumerate(points)]
    return with_victory(game, [1 / (1 + exp(-max(-30.0, min(30.0, 3 * lead / spread)))) for lead in leads])


def with_victory(game: Game[Any, Any, Any], likely: list[float], won: float = WON) -> list[float]:
    """What is likely while a game lasts; when it is over, this much of the worth is having won it."""
    if not game.over:
        return likely
    winners = game.winners()
    shares = [won * (seat in winners) / max(1, len(winners)) for seat in range(game.players)]
    return [share + (1 - won) * chance for share, chance in zip(shares, likely, strict=True)]
