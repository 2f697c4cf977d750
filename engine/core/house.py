"""Players that fill an empty seat. They see a PrivateView and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.core import catalogue
from engine.core.action import Action, simplest
from engine.core.dice import Dice
from engine.core.event import Told
from engine.core.expert import expert
from engine.core.game import Game
from engine.core.orders import Disarm, Order
from engine.core.orders import decide as ordered
from engine.core.problem import ToldError, problem
from engine.core.seat import Seat
from engine.core.step import Decision
from engine.core.view import PrivateView

#: the levels to choose from, the weakest first; the expert thinks ahead
ROOKIE, REGULAR, EXPERT = LEVELS = ("rookie", "regular", "expert")
#: decide(view, dice): what a house player does when it is asked
House: TypeAlias = Callable[[PrivateView[Any, Any], Dice], Action]

#: what a house player does for each kind of question: part(view, dice)
Mind: TypeAlias = Mapping[type[Decision], Callable[[Any, Dice], Action]]


def mind(parts: Mind) -> House:
    """A house player that answers each kind of question with its own part."""

    def decide(view: PrivateView[Any, Any], dice: Dice) -> Action:
        assert view.step
        return parts[type(view.step)](view, dice)

    return decide


def with_orders(house: House, orders: Sequence[Order]) -> House:
    """A house player that has left standing orders for one match: it thinks only where they have no answer."""
    armed = list(orders)

    def decide(view: PrivateView[Any, Any], dice: Dice) -> Action:
        while True:
            try:
                found = ordered(armed, view)
            except Disarm as disarm:
                armed.remove(disarm.order)
                continue
            return found[1] if found else house(view, dice)

    return decide


#: what begins with its worth: a move weighed, or whatever a game knows more of it
M = TypeVar("M", bound=tuple[Any, ...])


class Weighed(NamedTuple):
    """A move, and what it seems to be worth in points."""

    worth: float
    action: Action


def ranked(moves: Iterable[M]) -> list[M]:
    """The best first, by the worth that each begins with; of equals the one found first."""
    return sorted(moves, key=itemgetter(0), reverse=True)


#: far more actions than any game needs: a playout that gets there does not end
ENDLESS = 20_000


class Endless(ToldError):
    """A playout that does not end."""


@cache
def levels(game: str) -> Mapping[str, House]:
    """The house players of a game by level, and what decides for a player who stays away."""
    minds = {level: mind(parts) for level, parts in catalogue.kit(game).house.items()}
    return {**minds, EXPERT: expert(), "absent": absent}


def absent(view: PrivateView[Any, Any], dice: Dice) -> Action:
    """Decides for a player who stays away: never more than the rules force."""
    assert view.step
    return view.step.absent(view)


def anything(label: str) -> Callable[[Any, Dice], Action]:
    """What the question offers, any of it by lot: for those who have no better idea."""
    return lambda view, dice: simplest(dice.choose(label, view.step.options(view)))


#: carries an action of a seat out: what was told
Submit: TypeAlias = Callable[[Seat, Action], list[Told]]


def playout(
    game: Game[Any, Any, Any], houses: Sequence[House], seed: str, submit: Submit | None = None
) -> Iterator[tuple[Seat, Action, list[Told]]]:
    """House players play to the end; every seat thinks with chance of its own. `submit` may write down what they do."""
    dice = [Dice(f"{seed} house {seat}") for seat in range(game.players)]
    for _ in range(ENDLESS):
        if game.over:
            return
        seat = game.asked[0]
        action = houses[seat](game.view_of(seat), dice[seat])
        yield seat, action, submit(seat, action) if submit else game.submit(seat, action).told
    if not game.over:
        raise Endless(problem("playout-endless", game=game.name, players=game.players, seed=seed, actions=ENDLESS))
