"""What an experienced player would tell someone at this question: a few sensible moves, the best first, and why."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.step import Decision

T = TypeVar("T")

#: this many moves are explained
MOST = 3


#: the sentence `why-<why>` of the game, and its facts
Reason: TypeAlias = tuple[str, Mapping[str, Any]]


class Advice(NamedTuple):
    """A sensible move with its reason."""

    action: Action
    why: str
    facts: Mapping[str, Any] = {}


#: what to tell about each kind of question: counsel(view, dice), the best move first
Counsel: TypeAlias = Mapping[type[Decision], Callable[[Any, Dice], list[Advice]]]


def advise(view: Any, dice: Dice) -> list[Advice]:
    """At most three different moves for the seat that is asked, from its own view and nothing else."""
    assert view.step is not None
    found: dict[Action, Advice] = {}
    for advice in catalogue.kit(view.game).advice[type(view.step)](view, dice):
        found.setdefault(advice.action, advice)
    return list(found.values())[:MOST]


def different(moves: Iterable[T], kind: Callable[[T], Hashable]) -> list[T]:
    """The first move of each kind, in their order."""
    found: dict[Hashable, T] = {}
    for move in moves:
        found.setdefault(kind(move), move)
    return list(found.values())
