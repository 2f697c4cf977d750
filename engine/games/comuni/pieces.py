"""The pieces of Comuni and the three drawers they lie in."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType, TypeAlias

from engine.core.api import Piece, Pile, PrivateView, Seat, Value

#: the number printed on a project card, such as A04
CardId = NewType("CardId", str)


class Resource(StrEnum):
    """The four kinds of cubes."""

    GOLD = "gold"
    ARMY = "army"
    PILGRIM = "pilgrim"
    CRAFTSMAN = "craftsman"


class Category(StrEnum):
    """The four kinds of buildings."""

    ECONOMY = "economy"
    MILITARY = "military"
    CULTURE = "culture"
    RELIGION = "religion"


class Phase(StrEnum):
    """Where in a turn the game stands."""

    PROJECTS = "projects"
    REFILL = "refill"
    BUILD = "build"
    MASTERS = "masters"
    REPAIR = "repair"
    INVASION = "invasion"
    SCORING = "scoring"


#: going through an enumeration itself takes far longer, and so does asking it for a member by name
RESOURCES, CATEGORIES = tuple(Resource), tuple(Category)
GOLD, ARMY, PILGRIM, CRAFTSMAN = RESOURCES
#: attributes are found quickly by plain names only
_NAMES: dict[str, str] = {resource: resource.value for resource in Resource}


class Cubes(Piece):
    """A number of cubes of each kind."""

    gold: int = 0
    army: int = 0
    pilgrim: int = 0
    craftsman: int = 0

    def __getitem__(self, resource: Resource) -> int:
        count: int = getattr(self, _NAMES[resource])
        return count

    def add(self, resource: Resource, count: int) -> None:
        """Put cubes of one kind here, or take them away."""
        name = _NAMES[resource]
        setattr(self, name, getattr(self, name) + count)

    @property
    def total(self) -> int:
        """All of them."""
        return self.gold + self.army + self.pilgrim + self.craftsman


class Envoy(Value):
    """A bid: whose envoy stands in a column, and with how much gold."""

    seat: Seat
    gold: int


class Column(Piece):
    """A project column in use."""

    number: int
    size: int
    bonus: bool
    cards: list[CardId]
    envoy: Envoy | None = None

    @property
    def room(self) -> int:
        """How many cards still fit."""
        return self.size - len(self.cards)


#: of each comune
ENVOYS = 3
#: what all floors of a building are worth together, by height
POINTS = (0, 1, 3, 6, 10)
TALLEST = 4


class Building(Piece):
    """A stack of project cards of one category; its height is the number of cards."""

    category: Category
    cards: list[CardId]

    @property
    def height(self) -> int:
        """The number of floors."""
        return len(self.cards)

    @property
    def points(self) -> int:
        """1, 3, 6 or 10."""
        return POINTS[len(self.cards)]


class Comune(Piece):
    """What lies before a player's screen."""

    #: number in turn order, 1 Lucca to 5 Milano
    number: int
    name: str
    score: int
    #: envoys at home
    envoys: int
    buildings: list[Building]
    #: heights of the wall sections, all cards face down
    walls: list[int]
    active: list[Category]
    #: number of project cards held
    cards: int
    #: plunder tiles lie behind the screen; that there are any follows from what was dealt and mended in the open
    plundered: bool

    @property
    def built(self) -> tuple[tuple[Category, int], ...]:
        """Category and height of each building."""
        return tuple([(building.category, len(building.cards)) for building in self.buildings])

    def tallest(self, category: Category) -> int:
        """Height of the tallest building of a category, 0 without one."""
        tallest = 0
        for building in self.buildings:
            if building.category is category and len(building.cards) > tallest:
                tallest = len(building.cards)
        return tallest

    def points_in(self, category: Category) -> int:
        """Points of all buildings of a category, for its guild master."""
        points = 0
        for building in self.buildings:
            if building.category is category:
                points += POINTS[len(building.cards)]
        return points


class Forces(Value):
    """One seat's part in an invasion, shown when all fists open."""

    seat: Seat
    alliance: int
    city: int
    by_gold: int
    by_pilgrims: int
    attack: int
    residual: int
    defence: int
    plunder: int
    #: value of the hero tile won, 0 for none
    hero: int


class Battle(Value):
    """An invasion after the reveal, as everyone saw it."""

    pile: str
    attacker: str
    base: int
    alliance: int
    leader: Seat
    forces: tuple[Forces, ...]


class Sheet(Value):
    """A seat's line on the score sheet, with the stock it showed."""

    seat: Seat
    track: int
    masters: int
    majorities: int
    heroes: int
    plunder: int
    lowest_building: int
    total: int
    gold: int
    army: int
    pilgrim: int
    craftsman: int


class Works(Piece):
    """Steps taken in this build phase: what a further step costs follows from them."""

    buildings: int = 0
    walls: int = 0

    def further(self, wall: bool) -> int:
        """Craftsmen for one more step: each build action after the first costs one."""
        # a step of the kind that lags behind completes an action already paid for
        if wall:
            return 1 if 0 < self.walls >= self.buildings else 0
        return 1 if 0 < self.buildings >= self.walls else 0


class Table(Piece):
    """What everyone sees."""

    round: int
    #: whose turn it is
    turn: Seat
    phase: Phase
    #: who holds the alliance leader
    leader: Seat
    #: the pile drawn from, A to D, and how many cards are left in it
    pile: str
    left: int
    columns: list[Column]
    comuni: list[Comune]
    masters: dict[Category, Seat]
    bonus_walls: int
    #: kinds of cubes the supply still has
    supply: list[Resource]
    #: project cards discarded, face down
    discarded: int
    #: piles whose hero tiles still lie on the board
    heroes: list[str]
    works: Works
    #: turns of the last round still to come; None before the last card of pile D
    last_turns: int | None = None
    battle: Battle | None = None
    sheets: list[Sheet] = []
    winner: Seat | None = None


class Hand(Piece):
    """What lies behind a player's screen."""

    stock: Cubes
    cards: list[CardId]
    plunder: int = 0
    heroes: list[int] = []


class Box(Piece):
    """What nobody sees."""

    #: face-down piles by letter
    piles: dict[str, Pile]
    supply: Cubes
    #: cards lying face down for good: walls and discards
    buried: list[CardId]


#: what one seat sees of a game
View: TypeAlias = PrivateView[Table, Hand]
