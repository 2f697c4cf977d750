"""Standing orders: what a King has settled beforehand. Each answers its question with an ordinary action.

An order sees the private view of its seat and nothing else, like a house player; where it has no answer, the person
is asked.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.core.action import Action
from engine.core.view import PrivateView
from engine.games.alba_longa.actions import DECLINE, IMPROVE, INVOKE, PASS, SPARE, grow, sell
from engine.games.alba_longa.blessings import Invoking
from engine.games.alba_longa.court import Buying, Calling
from engine.games.alba_longa.farm import Improving
from engine.games.alba_longa.pieces import Die
from engine.games.alba_longa.slaves import SlaveSale
from engine.games.alba_longa.year_end import Growth


class Orders(BaseModel):
    """The orders one King may leave; none to begin with. Their sentences live under `order-<name>`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    never_sell: bool = False
    #: buy no dice ...
    decline: bool = False
    #: ... unless this one is left and shows enough
    unless_die: Die | None = None
    unless_pips: int = Field(1, ge=1, le=4)
    #: pass the own call once it costs so much
    pass_from: int | None = Field(None, ge=1, le=4)
    always_improve: bool = False
    blessing: Literal["ask", "always", "never"] = "ask"
    grow_most: bool = False


def answer(orders: Orders, view: PrivateView[Any, Any]) -> Action | None:
    """What the orders say to the question now put, None if the person must be asked."""
    step, table = view.step, view.table
    if isinstance(step, SlaveSale):
        return sell(peasants=0) if orders.never_sell else None
    if isinstance(step, Buying):
        wanted = orders.unless_die is not None and table.dice.get(orders.unless_die, 0) >= orders.unless_pips
        return DECLINE if orders.decline and not wanted else None
    if isinstance(step, Calling):
        return PASS if orders.pass_from is not None and table.price >= orders.pass_from else None
    if isinstance(step, Improving):
        return IMPROVE if orders.always_improve else None
    if isinstance(step, Invoking):
        return {"always": INVOKE, "never": SPARE}.get(orders.blessing)
    if isinstance(step, Growth) and orders.grow_most:
        return grow(peasants=view.data.grown(table.cities[view.seat].wheat))
    return None
