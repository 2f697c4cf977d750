"""What a player of Comuni goes by: what cubes, cards, walls and guild masters seem to be worth, in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.games.comuni.pieces import RESOURCES, Resource


@dataclass(frozen=True, eq=False)
class Habits:
    """How a player weighs; those of regulars, where nothing else is said. Two sets are never the same."""

    # what a cube is worth while there is time to use it
    gold: float = 0.55
    army: float = 0.8
    pilgrim: float = 0.55
    craftsman: float = 0.75
    #: what a cube is worth when the Emperor stands at the gates: only majorities count
    late_cube: float = 0.15
    #: how much I want to have of each kind when I may choose
    wanted_gold: float = 3.0
    wanted_army: float = 5.0
    wanted_pilgrim: float = 2.0
    wanted_craftsman: float = 3.0

    # what a card is worth: the first building of a category, a level that it lacks, a floor that can be built, its own
    # level, and each further category
    new_category: float = 0.6
    missing_level: float = 0.7
    floor: float = 0.3
    level: float = 0.12
    category: float = 0.1

    # what is claimed, bid and collected
    #: a card beyond those that I can build at once
    beyond: float = 0.4
    bonus_cube: float = 0.8
    column_bonus: float = 0.8
    #: how much of its worth a claim has with no envoy out, and with each one that is
    claim: float = 0.75
    claim_envoy: float = 0.15
    collect_less: float = 0.2
    #: a column of which I would rather not be driven out
    precious: float = 4.0
    bid: float = 0.62
    bid_gold: float = 0.5
    bid_envoy: float = 0.25
    #: an out-bid envoy that moves, and each gold with it
    move: float = 0.4
    move_gold: float = 0.3

    # what a step of building is worth
    #: each level of a card that a floor does not need
    waste: float = 0.25
    found_category: float = 1.2
    found_inactive: float = 0.5
    found_level: float = 0.3
    #: a point of defence in an invasion that may fall short of it
    wall: float = 1.1
    wall_card: float = 0.5
    #: more than two cards in hand want to be built, fewer can wait
    crowded: float = 0.8
    patience: float = 0.3
    master_won: float = 3.0
    master_taken: float = 3.5
    master_kept: float = 0.3
    master_far: float = 0.4

    # invaders
    #: what an army is worth more for each point that I fall short of the next one, and at most
    fear: float = 0.12
    most_fear: float = 1.2
    #: what each point costs me by which I would fall short of the one after
    worry: float = 0.35
    #: what an army costs me that I send, and one paid with gold or pilgrims
    army_sent: float = 0.75
    army_bought: float = 1.3
    #: what the others may bring, of what they brought before: little, what they usually do, much
    little: float = 0.4
    usual: float = 0.8
    much: float = 1.3
    #: how a plunder tile and a hero tile count
    tile: float = 1.0
    hero: float = 1.0

    @cached_property
    def cubes(self) -> Mapping[Resource, float]:
        """What a cube of each kind is worth while there is time to use it."""
        return dict(zip(RESOURCES, (self.gold, self.army, self.pilgrim, self.craftsman), strict=True))

    @cached_property
    def late_cubes(self) -> Mapping[Resource, float]:
        """What a cube of each kind is worth at the end."""
        return dict.fromkeys(RESOURCES, self.late_cube)

    @cached_property
    def wanted(self) -> Mapping[Resource, float]:
        """How much I want to have of each kind."""
        kinds = (self.wanted_gold, self.wanted_army, self.wanted_pilgrim, self.wanted_craftsman)
        return dict(zip(RESOURCES, kinds, strict=True))


USUAL = Habits()
#: how an expert plays on in the games that it imagines: it bids more, and keeps fewer armies and craftsmen for later
KEEN = Habits(
    army=0.65,
    craftsman=0.7,
    late_cube=0.11,
    new_category=0.8,
    level=0.14,
    claim=0.65,
    bid=0.84,
    bid_gold=0.4,
    found_level=0.25,
    wall=0.85,
    crowded=0.9,
    army_sent=0.6,
    usual=0.72,
)
