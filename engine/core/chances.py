"""How likely each seat is to win: counted in playouts by regulars, and told with how far the count can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.expert import Thinker
from engine.core.game import Game
from engine.core.house import ENDLESS, REGULAR, Endless, levels
from engine.core.illegal import Illegal
from engine.core.imagine import spectating
from engine.core.problem import problem
from engine.core.seat import Seat
from engine.core.view import PrivateView

#: how sure an interval is, in standard deviations: 95 of 100 hold the true rate
SURE = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true rate 95 times of 100, after Wilson."""
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Chance(NamedTuple):
    """A share of wins, and the interval that it lies in 95 times of 100."""

    share: float
    low: float
    high: float


class Chances(msgspec.Struct, frozen=True, array_like=True):
    """How often each seat won, of this many playouts; of none if the match was over."""

    wins: tuple[float, ...]
    playouts: int

    def of(self, seat: int) -> Chance:
        """The chance of one seat."""
        if not self.playouts:
            return Chance(self.wins[seat], self.wins[seat], self.wins[seat])
        return Chance(self.wins[seat] / self.playouts, *wilson(self.wins[seat], self.playouts))


def won(game: Game[Any, Any, Any]) -> list[float]:
    """The share of each seat in the victory; winners share it."""
    winners = game.winners()
    return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(game.players)]


def chances(game: Game[Any, Any, Any], seed: str, playouts: int) -> Chances:
    """The chances in a position, in games as its players imagine them, one after the other, seat by seat.

    So what nobody could know, such as the next card, is open. As it really lies it would be settled: regulars who meet
    the same cards do the same, and the chances would be all or nothing.
    """
    if game.over:
        return Chances(tuple(won(game)), 0)
    return _counted([game.view_of(Seat(seat)) for seat in range(game.players)], seed, playouts)


def public_chances(game: Game[Any, Any, Any], seed: str, playouts: int) -> Chances:
    """The chances as someone can tell who only watches: from what everyone sees, and nothing else."""
    if game.over:
        return Chances(tuple(won(game)), 0)
    return _counted([spectating(game.view(), game.agenda)], seed, playouts)


def _counted(views: Sequence[PrivateView[Any, Any]], seed: str, playouts: int) -> Chances:
    """How often each seat wins in games as they are imagined from some views, in turn."""
    game, players = views[0].game, views[0].players
    foresight = catalogue.kit(game).foresight
    assert foresight is not None, f"the kit of {game} has no foresight"
    thinkers = [Thinker(view, foresight) for view in views]
    wins = [0.0] * players
    for number in range(playouts):
        thinker = thinkers[number % len(thinkers)]
        thinker.imagine(f"{seed} {number}")
        play_on(thinker.world, f"{seed} {number}")
        wins = [one + share for one, share in zip(wins, won(thinker.world), strict=True)]
    return Chances(tuple(wins), playouts)


def play_on(game: Game[Any, Any, Any], seed: str) -> None:
    """Regulars play to the end; where one is refused, it does what the rules force."""
    regular = levels(game.name)[REGULAR]
    dice = [Dice(f"{seed} house {seat}") for seat in range(game.players)]
    for _ in range(ENDLESS):
        if game.over:
            return
        seat = game.asked[0]
        step_on(game, seat, regular, dice[seat])
    raise Endless(problem("playout-endless", game=game.name, players=game.players, seed=seed, actions=ENDLESS))


def step_on(game: Game[Any, Any, Any], seat: Seat, house: Any, dice: Dice) -> None:
    """One answer of a house player; what the rules force where it is refused."""
    view = game.view_of(seat)
    try:
        game.submit(seat, house(view, dice))
    except Illegal:
        assert view.step is not None
        game.submit(seat, view.step.absent(view))


def difference(one: Sequence[float], other: Sequence[float]) -> Chance:
    """By how much one row of results is ahead of another, game by game, with its interval."""
    leads = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = fmean(leads)
    if len(leads) < 2:
        return Chance(mean, -1.0, 1.0)
    half = SURE * sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads))
    return Chance(mean, max(-1.0, mean - half), min(1.0, mean + half))
