"""How experts of Comuni think: by points, about more moves than they would speak of, and by habits of their own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from engine.core.api import Action, Decision, Dice, Foresight, by_points, offered
from engine.games.comuni import actions, regular
from engine.games.comuni.advice import COUNSEL
from engine.games.comuni.building import BuildStep
from engine.games.comuni.habits import KEEN
from engine.games.comuni.invasion import Commitment
from engine.games.comuni.pieces import View
from engine.games.comuni.projects import Projects

#: a lead that is nearly safe
SAFE_LEAD = 40
#: this many bids, steps of building and ways to meet an invader are tried
BIDS, STEPS, SENDINGS = 3, 4, 7


def bids_and_exchanges(view: View, dice: Dice) -> list[Action]:
    """The best bids; then two cubes for one, before anything else is done in a turn."""
    bids = (move.action for move in regular.projects(view, KEEN) if type(move.action) is actions.Bid)
    return [*islice(bids, BIDS), *offered(view, actions.Exchange)]


def steps(view: View, dice: Dice) -> list[Action]:
    """The best steps of building, also several of the same kind."""
    return [regular.in_one_breath(view, move.action, KEEN) for move in regular.building_steps(view, KEEN)[:STEPS]]


def sendings(view: View, dice: Dice) -> list[Action]:
    """An army more or less decides an invasion."""
    return [sending.order(view) for sending in regular.sendings(view, KEEN)[:SENDINGS]]


OWN = regular.mind_of(KEEN)


def in_doubt(kind: type[Decision]) -> Callable[[View, Dice], list[Action]]:
    """What the expert does if nothing else turns out to be better, and what would be told to a newcomer."""
    return lambda view, dice: [OWN[kind](view, dice), *(one.action for one in COUNSEL[kind](view, dice))]


FORESIGHT = Foresight(
    worth=by_points(SAFE_LEAD),
    playouts=240,
    glances=True,
    own=OWN,
    instead={kind: in_doubt(kind) for kind in OWN},
    ideas={Projects: bids_and_exchanges, BuildStep: steps, Commitment: sendings},
)
