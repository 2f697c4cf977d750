"""The pieces of Shafausa and the three drawers they lie in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import NamedTuple, TypeAlias

from engine.core.api import Piece, Pile, PrivateView, Seat, Value, copier
from engine.games.shafausa.remembered import remembered


class Mode(StrEnum):
    """The three ways to play."""

    FAMILY = "family"
    GEEK = "geek"
    COLONIAL = "colonial"


class Phase(StrEnum):
    """Where in a round the game stands."""

    PEOPLES = "peoples"
    DRAFT = "draft"
    EXTRACTION = "extraction"
    ORDER = "order"
    BUYING = "buying"
    MANAGEMENT = "management"
    ADMINISTRATION = "administration"
    SPECULATION = "speculation"
    SCORING = "scoring"


class Resource(StrEnum):
    """The seven resources, cheapest first."""

    WOOD = "wood"
    STONE = "stone"
    IRON = "iron"
    COAL = "coal"
    COPPER = "copper"
    SILVER = "silver"
    GOLD = "gold"


class Market(StrEnum):
    """The two ladders of a resource: what the bank pays and what it asks."""

    SALE = "sale"
    PURCHASE = "purchase"


class Building(StrEnum):
    """The eleven kinds of buildings, and the privilege of two peoples."""

    INN = "inn"
    IRONWORKS = "ironworks"
    QUARRY = "quarry"
    SAWMILL = "sawmill"
    KILN = "kiln"
    LOFT = "loft"
    BUILDERS_HOUSE = "builders_house"
    BOOSTER_SHOP = "booster_shop"
    MINERS_GUILD = "miners_guild"
    TRADING_POST = "trading_post"
    MARKET_HALL = "market_hall"
    OFFICE = "engineers_office"


class People(StrEnum):
    """The eight peoples of Helvetia."""

    GINEVA = "gineva"
    GRISA = "grisa"
    ZUGRIGA = "zugriga"
    SHAFAUSA = "shafausa"
    SANAGAL = "sanagal"
    LUSERNA = "luserna"
    PRIMITIVA = "primitiva"
    TESSINA = "tessina"


class Power(StrEnum):
    """The POWER cards, three for each people."""

    EMBASSIES = "embassies"
    SECOND_SIGNATURE = "second_signature"
    PEACE_PRIZE = "peace_prize"
    BRUTE_STRENGTH = "brute_strength"
    HARD_BARGAIN = "hard_bargain"
    HOARD = "hoard"
    INTEREST = "interest"
    INSIDER_TRADING = "insider_trading"
    OLD_FORTUNE = "old_fortune"
    FORCED_LABOUR = "forced_labour"
    DEEP_GALLERIES = "deep_galleries"
    MASTER_MINERS = "master_miners"
    TAX_REBATE = "tax_rebate"
    TRANSMUTATION = "transmutation"
    ARCANE_LIBRARY = "arcane_library"
    GUARDIANS = "guardians"
    HARMONY = "harmony"
    GREEN_TOWNS = "green_towns"
    PRIVILEGE = "privilege"
    CONSCRIPTION = "conscription"
    OATH = "oath"
    PASS_TOLL = "pass_toll"
    NIGHT_SHIFT = "night_shift"
    NIGHT_WATCH = "night_watch"


RESOURCES = tuple(Resource)
#: the kinds that are bought; the Engineer's Office never is
KINDS = tuple(building for building in Building if building is not Building.OFFICE)


class Goods(Value):
    """A number of resources of each kind, as told in an event."""

    wood: int = 0
    stone: int = 0
    iron: int = 0
    coal: int = 0
    copper: int = 0
    silver: int = 0
    gold: int = 0


_counts = attrgetter(*(resource.value for resource in RESOURCES))


#: the numbers of a stock in the order of the resources, whichever comes first in it
counts: Callable[[Mapping[Resource, int]], tuple[int, ...]] = itemgetter(*RESOURCES)


def by_resource(counted: object) -> dict[Resource, int]:
    """The numbers of something that counts each resource in a field of its name."""
    return dict(zip(RESOURCES, _counts(counted), strict=True))


class Quote(Value, cache_hash=True, gc=False):
    """The two markers of a resource on the stock exchange."""

    resource: Resource
    #: what the bank pays
    sale: int
    #: what the bank asks
    purchase: int
    #: a cube lies on SOLD
    sold: bool = False
    #: markers turned to their cross: nobody may use them in this phase
    sale_crossed: bool = False
    purchase_crossed: bool = False


@lru_cache(maxsize=8192)
def known(quote: Quote) -> Quote:
    """Always the same object for equal quotes: whatever is remembered of them is found at once."""
    return quote


class Closing(Value):
    """The prices at which a round was played, in the order of the resources."""

    round: int
    sale: tuple[int, ...]
    purchase: tuple[int, ...]


class City(Value, cache_hash=True, gc=False):
    """A city with its slots; what is printed in it sleeps until the city is built."""

    slots: int
    built: bool
    mines: tuple[Resource, ...]
    buildings: tuple[Building, ...]

    @property
    def free(self) -> int:
        """Slots that hold nothing."""
        return self.slots - len(self.mines) - len(self.buildings)

    @property
    def full(self) -> bool:
        """Built, and every slot holds something."""
        return self.built and not self.free


class Layout(NamedTuple):
    """Some cities looked at once: what is at work in them."""

    #: the cities themselves, always the same object for equal ones: whatever is remembered of them is found at once
    cities: tuple[City, ...]
    built: int
    #: the active mines, and the buildings at work
    mines: tuple[Resource, ...]
    constructed: tuple[Building, ...]
    at_work: frozenset[Building]
    #: numbers of the built cities with a free slot
    rooms: tuple[int, ...]
    #: every building, also one printed in a city not built
    owned: frozenset[Building]
    #: how many of the first cities are built and full
    full: int


@remembered(4096)
def layout(cities: tuple[City, ...]) -> Layout:
    """Look at cities; they change seldom, and are asked about again and again."""
    mines: list[Resource] = []
    constructed: list[Building] = []
    owned: list[Building] = []
    built, full, rooms = 0, 0, []
    for number, city in enumerate(cities, 1):
        owned += city.buildings
        if city.built:
            built += 1
            mines += city.mines
            constructed += city.buildings
            if city.free:
                rooms.append(number)
            elif full == number - 1:
                full = number
    at_work = frozenset(constructed)
    return Layout(cities, built, tuple(mines), tuple(constructed), at_work, tuple(rooms), frozenset(owned), full)


@lru_cache(maxsize=8192)
def _altered(
    cities: tuple[City, ...],
    number: int,
    slots: int | None,
    built: bool | None,
    mines: tuple[Resource, ...] | None,
    buildings: tuple[Building, ...] | None,
) -> tuple[City, ...]:
    """Cities of which one has changed; most plans are made of what others have built before."""
    was = cities[number - 1]
    city = City(
        was.slots if slots is None else slots,
        was.built if built is None else built,
        was.mines if mines is None else mines,
        was.buildings if buildings is None else buildings,
    )
    return layout((*cities[: number - 1], city, *cities[number:])).cities


class Realm(Piece):
    """What lies before a player: the board of a people, the miners' board, money and resources."""

    people: People
    chf: int
    stock: dict[Resource, int]
    miners: int
    warehouses: int
    cities: tuple[City, ...]
    #: buildings bought and not yet constructed, oldest first
    reserve: list[Building]
    #: the POWER card in use
    power: Power | None = None
    #: values of the set-up tiles taken
    tiles: list[int] = []
    # what was done this round
    sold: int = 0
    bought: int = 0
    purchases: int = 0
    new_warehouses: int = 0
    #: the once-per-phase POWER (Transmutation, Conscription) is used up
    spent_power: bool = False

    @property
    def held(self) -> int:
        """All resources in stock."""
        return sum(self.stock.values())

    @property
    def mines(self) -> tuple[Resource, ...]:
        """The active mines."""
        return layout(self.cities).mines

    @property
    def constructed(self) -> tuple[Building, ...]:
        """The buildings at work."""
        return layout(self.cities).constructed

    def works(self, building: Building) -> bool:
        """Whether a building stands in a built city."""
        return building in layout(self.cities).at_work

    @property
    def built(self) -> int:
        """How many cities stand."""
        return layout(self.cities).built

    @property
    def owned(self) -> frozenset[Building]:
        """The buildings constructed, in reserve or printed anywhere on the board."""
        owned = layout(self.cities).owned
        return owned.union(self.reserve) if self.reserve else owned

    def owns(self, building: Building) -> bool:
        """Constructed, in reserve or printed anywhere on the board."""
        return building in layout(self.cities).owned or building in self.reserve

    def alter(
        self,
        number: int,
        *,
        slots: int | None = None,
        built: bool | None = None,
        mines: tuple[Resource, ...] | None = None,
        buildings: tuple[Building, ...] | None = None,
    ) -> None:
        """Change a city by its number, from 1."""
        self.cities = _altered(self.cities, number, slots, built, mines, buildings)


#: the same realm to work on; also from a view, where everything is frozen
copied = copier(Realm)


class Work(StrEnum):
    """What a step of a plan does."""

    SELL = "sell"
    BUY = "buy"
    MINE = "mine"
    MINER = "miner"
    CONSCRIPT = "conscript"
    CITY = "city"
    CONSTRUCT = "construct"
    TRANSMUTE = "transmute"
    POWER = "power"


class Entry(Value):
    """A step of a plan and what it does to the money."""

    work: Work
    #: money received, or paid if negative
    chf: int = 0
    #: steps that came from one press are taken back together
    press: int = 0
    resource: Resource | None = None
    count: int = 1
    building: Building | None = None
    #: number of the city, from 1
    city: int = 0
    power: Power | None = None
    with_wood: bool = False


class Auction(Piece):
    """The auction for the turn order."""

    bid: int
    #: who may still bid, in the present turn order
    active: list[Seat]
    #: last bid of each seat, 0 if it never bid
    bids: list[int]
    #: the turn order as far as it stands
    new: list[Seat]


class Sheet(Value):
    """A seat's line on the score sheet."""

    seat: Seat
    cities: int
    warehouses: int
    miners: int
    buildings: int
    mines: int
    all_kinds: int
    all_warehouses: int
    filled: int
    full_cities: int
    most_miners: int
    power: int
    money: int
    total: int
    #: money after every resource was turned into CHF
    chf: int


class Table(Piece):
    """What everyone sees."""

    round: int
    phase: Phase
    order: list[Seat]
    exchange: list[Quote]
    #: the ladder of buildings on offer, and the one still to come, oldest first
    available: list[Building]
    future: list[Building]
    #: how many buildings of each kind the bag holds; in which order they come, nobody knows
    bag: dict[Building, int]
    #: buildings on their way back into the bag
    returned: list[Building]
    #: mine tiles in the supply
    mines: int
    #: Engineer's Offices that left the game
    offices_gone: int
    #: while peoples are chosen, the realm of a seat still asked is only a place for one
    realms: list[Realm]
    #: peoples nobody plays
    peoples: list[People]
    #: prices of the rounds played
    history: list[Closing]
    #: set-up tiles still on the table, by value
    tiles: list[int] = []
    auction: Auction | None = None
    #: seats that have committed their plan, and whether turn order was called
    done: list[Seat] = []
    in_order: bool = False
    sheets: list[Sheet] = []
    winners: list[Seat] = []


class Hand(Piece):
    """What only its player sees: the plan for the management phase and the realm as it would be."""

    plan: list[Entry] = []
    draft: Realm | None = None


class Box(Piece):
    """What nobody sees."""

    bag: Pile


#: what one seat sees of a game
View: TypeAlias = PrivateView[Table, Hand]


def own(view: View) -> Realm:
    """The realm before the reader, as everyone sees it."""
    return view.table.realms[view.seat]


def planned(view: View) -> Realm:
    """The own realm as the plan leaves it."""
    return view.hand.draft or own(view)
