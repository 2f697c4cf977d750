"""The pieces of Alba Longa and the three drawers they lie in."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType, TypeAlias

import msgspec

from engine.core.api import Piece, Pile, PrivateView, Seat, Value, circle

#: the number of a market stall, written in Roman figures
Stall = NewType("Stall", int)


class Town(StrEnum):
    """The five cities of the Kings, and Assisi on the back of Reate."""

    ALBA_LONGA = "alba-longa"
    ROMA = "roma"
    VEII = "veii"
    VELITRAE = "velitrae"
    REATE = "reate"
    ASSISI = "assisi"


class Phase(StrEnum):
    """Where in a year the game stands."""

    NAMING = "naming"
    SLAVES = "slaves"
    HOUSING = "housing"
    COURT = "court"
    SOLDIERS = "soldiers"
    MARKET = "market"
    QUARRY = "quarry"
    TEMPLE = "temple"
    FARM = "farm"
    BLESSINGS = "blessings"
    RETURN = "return"
    YEAR_END = "year-end"
    OVER = "over"


class Job(StrEnum):
    """What peasants can be sent to do."""

    SOLDIERS = "soldiers"
    MERCHANTS = "merchants"
    WORKERS = "workers"
    PRIESTS = "priests"
    FARMERS = "farmers"


#: the job of each peasant sent to work
Jobs = NewType("Jobs", tuple[Job, ...])


class Season(StrEnum):
    """The two seasons of a year."""

    GROWING = "growing"
    HARVEST = "harvest"

    @property
    def jobs(self) -> tuple[Job, ...]:
        """What peasants can be sent to do; farmers work in the harvest season only."""
        return HARVEST_JOBS if self is Season.HARVEST else GROWING_JOBS


HARVEST_JOBS = tuple(Job)
GROWING_JOBS = tuple(job for job in Job if job is not Job.FARMERS)


class Place(StrEnum):
    """Where figures work; soldiers cannot be sabotaged."""

    BARRACKS = "barracks"
    MARKET = "market"
    QUARRY = "quarry"
    TEMPLE = "temple"
    FARM = "farm"


class Die(StrEnum):
    """The four dice, by colour."""

    BLACK = "black"
    GREY = "grey"
    WHITE = "white"
    BROWN = "brown"


JOB_OF = {Die.BLACK: Job.SOLDIERS, Die.GREY: Job.MERCHANTS, Die.WHITE: Job.WORKERS, Die.BROWN: Job.PRIESTS}
PLACE_OF = {
    Job.SOLDIERS: Place.BARRACKS,
    Job.MERCHANTS: Place.MARKET,
    Job.WORKERS: Place.QUARRY,
    Job.PRIESTS: Place.TEMPLE,
    Job.FARMERS: Place.FARM,
}


class Climate(StrEnum):
    """How much a year yields."""

    DRY = "dry"
    MODERATE = "moderate"
    WET = "wet"


class Blessing(StrEnum):
    """What the gods may give."""

    WHEAT = "wheat3"
    SILVER = "silver2"
    MONUMENT = "monument1"


class Loot(StrEnum):
    """What lies in Assisi."""

    SILVER = "silver"
    WHEAT = "wheat"
    CAPTIVE = "captive"


class Ending(StrEnum):
    """How a game ends."""

    #: one King met the challenge, alone or by a tie-break
    CHALLENGE = "challenge"
    #: several did, and nothing parts them
    SHARED = "shared"
    #: only one King is left
    LAST_KING = "last-king"
    #: the climate deck is used up, or nobody is left
    NOBODY = "nobody"


class Crew(Piece):
    """The figures at one place of work: own peasants, captives, and how many of them lie on their faces.

    Captives always come after the peasants, so the last ones placed are captives if there are any. In a market only a
    figure that is alone there lies down, so the lying one is on the first space.
    """

    own: int = 0
    captive: int = 0
    lying: int = 0

    @property
    def total(self) -> int:
        """All figures there."""
        return self.own + self.captive

    @property
    def standing(self) -> int:
        """Those who work."""
        return self.own + self.captive - self.lying


class City(Piece):
    """A King's city board and what lies beside it."""

    town: Town
    peasants: int
    #: peasants without a job
    housing: int
    silver: int
    #: the population marker, moved at the end of a year only
    population: int
    wheat: int = 0
    monuments: int = 0
    worship: int = 0
    #: the housing disc of Job Well Done; peasants live on the spaces after it
    disc: int = 0
    alive: bool = True
    #: passed his own call: out of the court until next season
    out: bool = False
    #: declined all dice until his own next call
    abstains: bool = False
    soldiers: int = 0
    market: Crew = msgspec.field(default_factory=Crew)
    quarry: Crew = msgspec.field(default_factory=Crew)
    temple: Crew = msgspec.field(default_factory=Crew)
    #: the first five farmers; only own peasants
    fields: Crew = msgspec.field(default_factory=Crew)
    granary: Crew = msgspec.field(default_factory=Crew)
    #: how many heroes are active and used; which ones is in the hand
    active: int = 0
    used: int = 0
    #: peasants who will be sold when the next season begins
    sale: int = 0
    #: will pass his next call
    away: bool = False
    #: dice that he wants to be asked about, from how many pips; all of a colour that isn't named
    wish: dict[Die, int] = {}

    @property
    def farmers(self) -> int:
        """Standing farmers, in the fields and in the granary."""
        return self.fields.standing + self.granary.total

    @property
    def at_work(self) -> int:
        """Own peasants who have a job."""
        return self.soldiers + self.market.own + self.quarry.own + self.temple.own + self.fields.own + self.granary.own

    @property
    def crews(self) -> dict[Job, Crew]:
        """Who does which job; farmers of the fields and of the granary together."""
        fields, store = self.fields, self.granary
        farmers = Crew(fields.own + store.own, fields.captive + store.captive, fields.lying + store.lying)
        return dict(zip(Job, (Crew(self.soldiers), self.market, self.quarry, self.temple, farmers), strict=True))


class Assisi(Piece):
    """The neutral city."""

    defenders: int
    silver: int
    wheat: int
    captive: int = 0
    attacked: bool = False

    def __getitem__(self, loot: Loot) -> int:
        items: int = getattr(self, loot)
        return items

    def add(self, loot: Loot, items: int) -> None:
        """Lay items down, or take them away."""
        setattr(self, loot, getattr(self, loot) + items)

    @property
    def items(self) -> int:
        """All loot."""
        return self.silver + self.wheat + self.captive


class Attacker(Value):
    """One King's part in an attack."""

    seat: Seat
    soldiers: int
    hero: int

    @property
    def strength(self) -> int:
        """Soldiers and hero together."""
        return self.soldiers + self.hero


class Battle(Value):
    """An attack on a city, as everyone saw it; the strongest attacker first."""

    town: Town
    attackers: tuple[Attacker, ...]
    soldiers: int
    hero: int
    success: int
    sabotages: int


class Year(Value):
    """A year that is known: its climate and what its prayers cost."""

    climate: Climate
    prayers: int


class Harvest(Value):
    """What one King brought in."""

    seat: Seat
    standing: int
    lying: int
    improved: bool
    wheat: int


class Sheet(Value):
    """A seat's line on the final sheet."""

    seat: Seat
    monuments: int
    peasants: int
    wheat: int
    silver: int
    met: bool
    points: int


class Table(Piece):
    """What everyone sees."""

    year: int
    season: Season
    phase: Phase
    king: Seat
    #: what a call costs now
    price: int
    #: whose call it is
    caller: Seat | None
    #: dice rolled in this call and not yet taken
    dice: dict[Die, int]
    #: who has taken or bought a die in this call
    takers: list[Seat]
    #: silver on each stall in use
    stalls: list[int]
    cities: list[City]
    climate: Climate
    #: the climate of next year, once the card of this year is turned
    following: Climate | None = None
    #: what improving the harvest costs this year, once the card is turned
    prayers: int | None = None
    past: list[Year] = []
    blessings: list[Blessing] = []
    assisi: Assisi | None = None
    #: by seat: which city is attacked, and with which hero, once revealed
    targets: list[Town | None] = []
    heroes: list[int | None] = []
    battles: list[Battle] = []
    #: the mark of piety of Job Well Done
    piety: Seat | None = None
    #: seats that improved this harvest
    improved: list[Seat] = []
    harvests: list[Harvest] = []
    ending: Ending | None = None
    sheets: list[Sheet] = []
    winners: list[Seat] = []

    def turn_order(self) -> list[Seat]:
        """Living Kings, the King of Kings first, then clockwise."""
        cities = self.cities
        return [seat for seat in circle(self.king, len(cities)) if cities[seat].alive]

    def cities_in_turn_order(self) -> list[tuple[Seat, City]]:
        """The cities of living Kings in that order, each with its seat."""
        cities = self.cities
        return [(seat, cities[seat]) for seat in circle(self.king, len(cities)) if cities[seat].alive]

    def living(self) -> list[Seat]:
        """Kings still in the game, by seat."""
        cities = self.cities
        return [seat for seat in circle(0, len(cities)) if cities[seat].alive]

    def seat_of(self, town: Town) -> Seat | None:
        """Whose city that is."""
        cities = self.cities
        for seat in circle(0, len(cities)):
            if cities[seat].town is town:
                return seat
        return None

    def city_of(self, town: Town) -> City:
        """The city of a King by its name."""
        seat = self.seat_of(town)
        assert seat is not None
        return self.cities[seat]


class Hand(Piece):
    """A King's hero cards."""

    active: list[int]
    used: list[int]


class Box(Piece):
    """What nobody sees."""

    #: climate cards, this year's card last until it is turned
    climate: Pile
    boxed: list[str]
    blessings: Pile


#: what one seat sees of a game
View: TypeAlias = PrivateView[Table, Hand]
