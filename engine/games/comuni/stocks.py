"""What a comune seems to hold behind its screen, told from what everyone sees of it.

The weights are fitted to the stocks of regulars in 304 games of two to five players. In 76 other games they were 1.1 to
1.4 cubes of a kind off (root of the mean square), where stocks of four players stray by 1.6 to 2.8 from their mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.api import Seat
from engine.games.comuni.pieces import RESOURCES, Category, Resource, Table, View
from engine.games.comuni.projects import YIELDS

#: rounds that are counted as one: weights stay near 1
ROUNDS = 10


class Signs(NamedTuple):
    """What can be seen of a comune that tells of its cubes of one kind; or how much each sign tells."""

    #: the cubes it began with
    start: float
    #: height of the tallest building that yields the kind, and as far as it has not yielded since it was built
    tallest: float
    due: float
    #: the same two, a guild master of the kind and the kind in the base income: each the more, the later it is
    tallest_by_now: float
    due_by_now: float
    master_by_now: float
    base_by_now: float
    now: float
    #: wall cards, points, gold that stands with envoys
    walls: float
    score: float
    standing: float
    #: what it paid in the last invasion with cubes of the kind, in armies, and how lately that was
    paid: float
    paid_lately: float
    #: heights of the tallest buildings of all kinds
    skyline: float
    plundered: float
    #: what does not depend on anything
    ever: float = 1.0


_WEIGHTS: Mapping[Resource, Signs] = {
    Resource.GOLD: Signs(
        0.05, 0.95, -1.07, 0.27, 0.08, 1.57, 1.27, 0.19, -0.22, 0.19, -0.79, -1.09, -0.55, -0.53, -0.23, 2.01
    ),
    Resource.ARMY: Signs(
        0.47, 1.22, -1.2, 0.06, 0.2, 1.19, 1.1, 0.7, -0.27, 0.19, -0.02, -0.2, -0.6, -0.38, -0.33, 1.41
    ),
    Resource.PILGRIM: Signs(
        0.37, 1.02, -1.02, -0.27, 0.3, 0.6, 0.01, -0.03, -0.14, 0.14, 0.01, -0.52, -0.6, -0.22, -1.26, 0.55
    ),
    Resource.CRAFTSMAN: Signs(
        0.39, 0.86, -1.02, 0.25, 0.07, 1.27, 0.76, 1.99, -0.36, 0.09, -0.01, 0.0, 0.0, -0.58, -0.17, 0.73
    ),
}
_YIELDED_BY: Mapping[Resource, Category] = {resource: category for category, resource in YIELDS.items()}


def seeming(view: View, seat: Seat) -> dict[Resource, float]:
    """How many cubes of each kind a comune seems to hold."""
    table, comune = view.table, view.table.comuni[seat]
    home, now = view.data.homes[comune.number - 1], table.round / ROUNDS
    tallest = {category: comune.tallest(category) for category in YIELDS}
    standing = sum(column.envoy.gold for column in table.columns if column.envoy and column.envoy.seat == seat)
    whole = len(view.data.pile(table.pile, view.players))
    paid, lately = _paid(table, seat), min(1.0, table.left / max(1, whole))
    found = {}
    for resource in RESOURCES:
        category = _YIELDED_BY[resource]
        height, active = tallest[category], category in comune.active
        signs = Signs(
            start=home.start[resource],
            tallest=height,
            due=height * active,
            tallest_by_now=height * now,
            due_by_now=height * active * now,
            master_by_now=now * (table.masters.get(category) == seat),
            base_by_now=now * (resource in home.fixed),
            now=now,
            walls=sum(comune.walls),
            score=comune.score,
            standing=standing,
            paid=paid[resource],
            paid_lately=paid[resource] * lately,
            skyline=sum(tallest.values()),
            plundered=comune.plundered,
        )
        told = sum(sign * weight for sign, weight in zip(signs, _WEIGHTS[resource], strict=True))
        found[resource] = max(0.0, told)
    return found


def _paid(table: Table, seat: Seat) -> dict[Resource, int]:
    """The armies that a comune sent in the last invasion, by what they were paid with."""
    paid = dict.fromkeys(RESOURCES, 0)
    for forces in table.battle.forces if table.battle else ():
        if forces.seat == seat:
            paid[Resource.GOLD], paid[Resource.PILGRIM] = forces.by_gold, forces.by_pilgrims
            paid[Resource.ARMY] = forces.alliance + forces.city - forces.by_gold - forces.by_pilgrims
    return paid
