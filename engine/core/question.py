"""The question now put to a seat: which one it is, and what it offers of one kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.step import Decision
from engine.core.view import PrivateView

A = TypeVar("A", bound=Action)
D = TypeVar("D", bound=Decision)


def question(view: PrivateView[Any, Any], kind: type[D]) -> D:
    """The question, for those who are asked of this kind only."""
    assert isinstance(view.step, kind)
    return view.step


def offered(view: PrivateView[Any, Any], kind: type[A]) -> list[A]:
    """Actions of this kind that can be chosen now, one by one; of many at once an offer is made instead."""
    return [option for option in view.options() if isinstance(option, kind)]


def all_offered(kind: type[Action]) -> Callable[[PrivateView[Any, Any], Dice], Sequence[Action]]:
    """For an expert who thinks about each of them."""
    return lambda view, dice: offered(view, kind)
