"""How experts of Comuni think: by points, and with an eye on exchanges, which a regular never makes."""

from __future__ import annotations

from engine.core.api import Action, Dice, Foresight, by_points
from engine.games.comuni.actions import Exchange
from engine.games.comuni.pieces import View
from engine.games.comuni.projects import Projects

#: a lead that is nearly safe
SAFE_LEAD = 40


def exchanges(view: View, dice: Dice) -> list[Action]:
    """Two cubes for one, before anything else is done in a turn."""
    return [option for option in view.options() if isinstance(option, Exchange)]


FORESIGHT = Foresight(worth=by_points(SAFE_LEAD), playouts=120, ideas={Projects: exchanges})
