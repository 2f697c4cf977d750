"""House players of Shafausa. A rookie plays by rules of thumb; a regular weighs money against points and time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.house import House
from engine.core.view import PrivateView
from engine.games.shafausa.regular import REGULAR
from engine.games.shafausa.rookie import ROOKIE, Mind


def mind(parts: Mind) -> House:
    """A house player that answers each kind of question with its own part."""

    def decide(view: PrivateView[Any, Any], dice: Dice) -> Action:
        assert view.step
        return parts[type(view.step)](view, dice)

    return decide


LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
