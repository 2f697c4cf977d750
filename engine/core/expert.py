"""The expert: thinks ahead in games that it imagines, from its own view and nothing else.

Each idea is tried in the same imagined games, which regulars play on to the end; ideas that fall behind are dropped,
so that those that are close get most of the playouts. How long it thinks is counted in playouts, never in seconds: the
same view and dice lead to the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.foresight import Foresight
from engine.core.game import Game
from engine.core.illegal import Illegal, Unforeseen
from engine.core.imagine import imagine
from engine.core.seat import Seat
from engine.core.view import PrivateView

if TYPE_CHECKING:
    from engine.core.house import House

#: ideas that are tried at most
IDEAS = 8
#: playouts that there must be for each idea: an expert with few of them thinks about fewer moves
EACH = 4
#: games in which every idea is tried before one can be dropped
LEAST = 8
#: how many standard errors an idea must be behind to be dropped
SURE = 2.5
#: how many standard errors an idea must be ahead of what a regular would do to be preferred: what differs less is luck
DOUBT = 0.7
_SEEDS = 1 << 60


class Idea(NamedTuple):
    """A move, and what it was worth in each imagined game."""

    action: Action
    worths: list[float]

    @property
    def mean(self) -> float:
        """What it seems to be worth."""
        return fmean(self.worths) if self.worths else 0.0


class Considered(NamedTuple):
    """What an expert came to: its ideas, the best first."""

    ideas: list[Idea]
    playouts: int

    @property
    def action(self) -> Action:
        """What it does."""
        return self.ideas[0].action


def expert(playouts: int | None = None) -> House:
    """A house player that thinks ahead, for this many playouts or as the game has it."""

    def decide(view: PrivateView[Any, Any], dice: Dice) -> Action:
        return consider(view, dice, playouts).action

    return decide


def consider(
    view: PrivateView[Any, Any], dice: Dice, playouts: int | None = None, also: Sequence[Action] = ()
) -> Considered:
    """Think about the question that is put to a seat, and about further moves that someone names."""
    foresight = catalogue.kit(view.game).foresight
    assert foresight is not None, f"the kit of {view.game} has no foresight"
    most = foresight.playouts if playouts is None else playouts
    thought_of = ideas_of(view, dice, foresight)[: max(2, most // EACH)]
    ideas = [Idea(action, []) for action in dict.fromkeys((*thought_of, *also))]
    thinker, seed = Thinker(view, foresight), dice.below("expert", _SEEDS)
    # those still in the race, and those dropped, the last one first
    racing, dropped, spent = list(ideas), list[Idea](), 0
    halvings = max(1, ceil(log2(len(ideas)))) if ideas else 1
    for number in range(most):
        if len(racing) == 1 or spent + len(racing) > most:
            break
        thinker.imagine(f"{seed:x} {number}")
        for idea in racing:
            idea.worths.append(thinker.worth(idea.action))
        spent += len(racing)
        kept = _still(racing)
        # at equal steps of the budget the better half stays
        while len(kept) > 1 and len(kept) > len(ideas) / 2 ** (spent * halvings // most):
            kept = kept[:-1]
        dropped = [*(idea for idea in racing if idea not in kept), *dropped]
        racing = [idea for idea in racing if idea in kept]
    racing.sort(key=lambda idea: -idea.mean)
    found = [*racing, *dropped]
    # what a regular would do, unless something else is really better
    if found and found[0] is not ideas[0] and not _ahead(found[0], ideas[0]):
        found.remove(ideas[0])
        found.insert(0, ideas[0])
    return Considered(found, spent)


def ideas_of(view: PrivateView[Any, Any], dice: Dice, foresight: Foresight) -> list[Action]:
    """What an experienced player would say, the best first, and further ideas of the game."""
    assert view.step is not None
    kind = type(view.step)
    if kind in foresight.instead:
        advised = list(foresight.instead[kind](view, dice))
    else:
        advised = [advice.action for advice in catalogue.kit(view.game).advice[kind](view, dice)]
    more = foresight.ideas[kind](view, dice) if kind in foresight.ideas else ()
    return list(dict.fromkeys((*advised, *more)))[:IDEAS]


def _still(racing: Sequence[Idea]) -> list[Idea]:
    """The ideas that are not clearly behind, the best first; an idea as good in every game is no further thought."""
    ordered = sorted(racing, key=lambda idea: -idea.mean)
    best = ordered[0]
    if len(best.worths) < LEAST:
        return ordered
    return [best, *(idea for idea in ordered[1:] if not _behind(idea, best))]


def _behind(idea: Idea, best: Idea) -> bool:
    mean, error = _lead(best, idea)
    return mean >= SURE * error


def _ahead(best: Idea, usual: Idea) -> bool:
    if len(usual.worths) < 2:
        return False
    mean, error = _lead(best, usual)
    return mean > DOUBT * error


def _lead(best: Idea, other: Idea) -> tuple[float, float]:
    """How far one idea is ahead of another in the games in which both were tried, and the standard error of that."""
    leads = [ahead - own for ahead, own in zip(best.worths, other.worths, strict=False)]
    mean = fmean(leads)
    return mean, sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads))


class Thinker:
    """Tries moves in imagined games."""

    def __init__(self, view: PrivateView[Any, Any], foresight: Foresight) -> None:
        self._view, self._foresight = view, foresight
        self._mind = catalogue.kit(view.game).house[foresight.level]
        self._own = {**self._mind, **foresight.own}

    def imagine(self, seed: str) -> None:
        """Begin with another imagined game; others who have sealed an answer did what a house player would."""
        self._seed = seed
        world = imagine(self._view, Dice(f"{seed} world"))
        for seat in sorted(world.answers):
            if seat != self._view.seat:
                self._answer(world, Seat(seat), Dice(f"{seed} sealed {seat}"))
        #: the imagined game
        self.world = world

    def _answer(self, world: Game[Any, Any, Any], seat: Seat, dice: Dice) -> None:
        asked = world.asked
        try:
            world.submit(seat, self._decided(world, seat, dice))
        except Illegal:
            return
        assert world.asked == asked

    def _decided(self, game: Game[Any, Any, Any], seat: Seat, dice: Dice) -> Action:
        # what is seen of an imagined game leaves nobody's hands, so it need not be frozen
        view = game.glance(seat) if self._foresight.glances else game.view_of(seat)
        mind = self._own if seat == self._view.seat else self._mind
        assert view.step is not None
        return mind[type(view.step)](view, dice)

    def worth(self, action: Action) -> float:
        """What a move is worth in the imagined game; nothing if it turns out that it cannot be done there."""
        game = self.after(action)
        if game is None:
            return 0.0
        dice = [Dice(f"{self._seed} {other}") for other in range(game.players)]
        chapter = self._foresight.chapter
        now, left = chapter and chapter(self.world), self._foresight.chapters
        for _ in range(self._foresight.horizon):
            if game.over:
                break
            if chapter and (following := chapter(game)) != now:
                now, left = following, left - 1
                if not left:
                    break
            asked = game.asked[0]
            try:
                game.submit(asked, self._decided(game, asked, dice[asked]))
            except Unforeseen:
                break  # refused for a reason that nobody could see: the game is judged as it stands
        return self._foresight.worth(game)[self._view.seat]

    def after(self, action: Action) -> Game[Any, Any, Any] | None:
        """The imagined game after a move; None if it turns out that it cannot be done there."""
        game = self.world.branch()
        try:
            game.submit(self._view.seat, action)
        except Illegal:
            return None
        return game
