"""What a seat can hope for: its chance to win after each of some moves, in the same games as it imagines them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from engine.core import catalogue
from engine.core.action import Action
from engine.core.chances import Chance, difference, play_on, wilson, won
from engine.core.dice import Dice
from engine.core.expert import Thinker, consider
from engine.core.view import PrivateView

#: of the playouts of a thought, this much finds the moves; the rest counts how often they win
FINDING = 0.4


class Prospect(NamedTuple):
    """A move, and the share in the victory that it led to in each imagined game."""

    action: Action
    wins: Sequence[float]

    @property
    def chance(self) -> Chance:
        """Its chance to win."""
        return Chance(fmean(self.wins), *wilson(sum(self.wins), len(self.wins)))

    def ahead_of(self, other: Prospect) -> Chance:
        """By how much it wins more often than another move."""
        return difference(self.wins, other.wins)


def prospects(view: PrivateView[Any, Any], actions: Sequence[Action], seed: str, games: int) -> list[Prospect]:
    """Each move in the same imagined games, played by regulars to the very end."""
    foresight = catalogue.kit(view.game).foresight
    assert foresight is not None, f"the kit of {view.game} has no foresight"
    thinker, wins = Thinker(view, foresight), [list[float]() for _ in actions]
    for number in range(games):
        thinker.imagine(f"{seed} {number}")
        for action, row in zip(actions, wins, strict=True):
            game = thinker.after(action)
            if game is None:
                row.append(0.0)
                continue
            play_on(game, f"{seed} {number}")
            row.append(won(game)[view.seat])
    return [Prospect(action, row) for action, row in zip(actions, wins, strict=True)]


class Outlook(NamedTuple):
    """What an expert would do, and the next best; None if it thought of nothing else."""

    best: Prospect
    second: Prospect | None


def outlook(view: PrivateView[Any, Any], seed: str, playouts: int | None = None) -> Outlook:
    """The two best moves an expert finds, with their chances: found in some imagined games and counted in others."""
    foresight = catalogue.kit(view.game).foresight
    assert foresight is not None, f"the kit of {view.game} has no foresight"
    most = foresight.playouts if playouts is None else playouts
    found = [idea.action for idea in consider(view, Dice(seed), max(2, int(FINDING * most))).ideas[:2]]
    counted = prospects(view, found, f"{seed} counted", max(2, int((1 - FINDING) * most) // len(found)))
    counted.sort(key=lambda one: -one.chance.share)
    return Outlook(counted[0], counted[1] if len(counted) > 1 else None)


class Alternative(NamedTuple):
    """A move that was made, and the best other one that an expert found; None if it thought of no other."""

    made: Prospect
    other: Prospect | None
    #: how many moves were tried
    tried: int


def alternative(view: PrivateView[Any, Any], made: Action, seed: str, playouts: int) -> Alternative:
    """What an expert would have done instead, found in some imagined games and counted in others.

    So the move that is named was not chosen for its luck in the games that are counted.
    """
    considered = consider(view, Dice(seed), max(2, int(FINDING * playouts)), also=(made,))
    others = [idea.action for idea in considered.ideas if idea.action != made]
    named = [made, *others[:1]]
    games = max(2, int((1 - FINDING) * playouts) // len(named))
    found = prospects(view, named, f"{seed} counted", games)
    return Alternative(found[0], found[1] if others else None, len(considered.ideas))
