"""House players of Alba Longa. A rookie plays by rules of thumb; a regular weighs what each peasant is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.house import House
from engine.core.view import PrivateView
from engine.games.alba_longa.glance import Mind
from engine.games.alba_longa.regular import REGULAR
from engine.games.alba_longa.rookie import ROOKIE


def mind(parts: Mind) -> House:
    """A house player that answers each kind of question with its own part."""

    def decide(view: PrivateView[Any, Any], dice: Dice) -> Action:
        assert view.step
        return parts[type(view.step)](view, dice)

    return decide


LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
