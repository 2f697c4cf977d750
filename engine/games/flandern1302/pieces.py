"""The pieces of Flandern 1302 and the three drawers they lie in."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType, TypeAlias

from engine.core.api import Piece, Pile, PrivateView, Seat, Value

#: a plot as people call it: city code and number, such as L7
PlotName = NewType("PlotName", str)
#: a quarter as it lies in stock: arms, shape and printed masters, such as blue-row-2, church-yard or church-A
QuarterName = NewType("QuarterName", str)


class Arms(StrEnum):
    """Whose sign a quarter bears: five guilds and the church."""

    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"
    GREY = "grey"
    CHURCH = "church"


#: place of each arms in the lists that are kept by arms
INDEX = {arms: index for index, arms in enumerate(Arms)}
PLAYER_GUILDS = (Arms.BLUE, Arms.YELLOW, Arms.GREEN, Arms.RED)
GUILDS = (*PLAYER_GUILDS, Arms.GREY)
#: what everyone may build
COMMON = (Arms.GREY, Arms.CHURCH)


class Shape(StrEnum):
    """The three shapes of plots and quarters."""

    ROW = "row"
    WEDGE = "wedge"
    YARD = "yard"


#: number of each shape, for lists kept by shape
FORM = {shape: form for form, shape in enumerate(Shape)}


class Special(StrEnum):
    """The four church quarters that change the size of a city."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"


class CityName(StrEnum):
    """The six cities, in the order of the board."""

    BRUGGE = "brugge"
    GENT = "gent"
    IEPER = "ieper"
    LEUVEN = "leuven"
    UTRECHT = "utrecht"
    LUIK = "luik"


class Card(StrEnum):
    """What a card shows, silver or golden."""

    BRUGGE = "brugge"
    GENT = "gent"
    IEPER = "ieper"
    LEUVEN = "leuven"
    UTRECHT = "utrecht"
    LUIK = "luik"
    BUILDING_SITE = "building-site"
    TAKE_BACK = "take-back"
    INFLUENCE = "influence"
    CATHEDRAL = "cathedral"
    GUILD_MASTER = "guild-master"


# a member looked up in its enum costs several times as much as a name of its own, and rules ask for these all the time
BUILDING_SITE, TAKE_BACK, INFLUENCE = Card.BUILDING_SITE, Card.TAKE_BACK, Card.INFLUENCE
CATHEDRAL, GUILD_MASTER = Card.CATHEDRAL, Card.GUILD_MASTER
#: each card by its word, as it lies in a pile
CARDS = {card.value: card for card in Card}
#: place of each card in a sorted hand
CARD_INDEX = {card: index for index, card in enumerate(Card)}
#: the city of a city card
CITY_OF = {Card(city.value): city for city in CityName}
CARD_OF = {city: card for card, city in CITY_OF.items()}
#: the cards a guild acts with; those of an influenced guild, which has nothing to take back
ACTION_CARDS = (*CITY_OF, Card.BUILDING_SITE, Card.TAKE_BACK)
INFLUENCED_CARDS = (*CITY_OF, Card.BUILDING_SITE)
#: where a city stands in the list of cities
CITY_INDEX = {city: index for index, city in enumerate(CityName)}
#: the same, by the card of the city
CARD_CITY = {card: CITY_INDEX[city] for card, city in CITY_OF.items()}


class Phase(StrEnum):
    """Where in a round, or in a turn of two players, the game stands."""

    GUILDS = "guilds"
    CHOICE = "choice"
    ACTIONS = "actions"
    GOLDEN = "golden"
    SCORING = "scoring"
    OVER = "over"


class Obstacle(StrEnum):
    """Why a card cannot be carried out."""

    NO_PAWN = "no-pawn"
    NO_MOVE = "no-move"


class Ending(StrEnum):
    """Why the game ends."""

    PLOTS = "plots"
    DECK = "deck"
    INFLUENCED_ONLY = "influenced-only"
    IDLE = "idle"


class Quarter(Value, array_like=True, cache_hash=True):
    """A quarter laid on its ground, with whatever stands on it."""

    kind: QuarterName
    #: index of the ground it lies on, in the components' list
    ground: int
    #: with a building-site pawn: still under construction
    site: bool = False
    #: guild-master pawns, besides the printed masters
    pawns: int = 0
    cathedral: bool = False


class Rank(Value, array_like=True):
    """A guild's place in a scored city."""

    guild: Arms
    quarters: int
    masters: int
    place: int
    points: int


class Result(Value):
    """How a city was scored."""

    guild_quarters: int
    churches: int
    cathedrals: int
    value: int
    ranks: tuple[Rank, ...]


class City(Piece):
    """A city and all that is built in it. Grounds are kept as bits, so that the building rules are quick to ask."""

    name: CityName
    in_play: bool
    quarters: list[Quarter]
    #: by arms: grounds on which they stand
    standing: list[int]
    #: grounds that are free, and those declared unbuildable
    free: int
    covered: int = 0
    result: Result | None = None

    @property
    def open(self) -> bool:
        """In play and not scored: something may still happen here."""
        return self.in_play and self.result is None

    @property
    def built(self) -> int:
        """Grounds that carry a quarter, finished or site."""
        # no two quarters stand on the same ground; rules in a hurry add them up themselves: a property is a call more
        return sum(self.standing)


class Player(Piece):
    """What lies before a player. All of it follows from what was played in the open."""

    guild: Arms | None
    #: two players: the guild whose points are added at the end
    influenced: Arms | None
    #: action cards in hand, and those played, face up
    hand: list[Card]
    row: list[Card]
    #: influence cards in hand, used, and gained from the golden deck
    influence: int
    spent: int = 0
    gained: int = 0

    @property
    def guilds(self) -> tuple[Arms, ...]:
        """The guilds whose points the player gets: one's own one and, of two players, the influenced one."""
        if self.guild and self.influenced:
            return self.guild, self.influenced
        return (self.guild,) if self.guild else ()


class Chosen(Value):
    """The cards a seat has revealed for this round."""

    seat: Seat
    card: Card
    influence: int


class InfluenceCard(Value, array_like=True):
    """Two players: a card of an influenced guild."""

    guild: Arms
    card: Card


class Sheet(Value):
    """A seat's line on the final sheet."""

    seat: Seat
    guild: int
    #: two players: points of the influenced guild
    influenced: int
    #: for the most influence cards in hand
    bonus: int
    total: int


class Table(Piece):
    """What everyone sees."""

    #: the round, or the turn of two players
    round: int
    phase: Phase
    first: Seat
    players: list[Player]
    cities: list[City]
    #: arms in play, and guilds that nobody has taken
    arms: list[Arms]
    free_guilds: list[Arms]
    #: quarters beside the board, centres included until they are laid
    stock: dict[QuarterName, int]
    #: by arms and form: which kinds the stock still has, as bits, so that the building rules are quick to ask
    ready: list[int]
    #: pawns in stock
    sites: int
    cathedrals: int
    masters: int
    scores: dict[Arms, int]
    #: golden cards left in the deck; whether one lies face down before the first player; the one turned up
    golden_left: int
    golden_drawn: bool = False
    golden: Card | None = None
    golden_discards: list[Card] = []
    golden_removed: list[Card] = []
    #: what was revealed this round, and the order of play
    chosen: list[Chosen] = []
    order: list[Seat] = []
    #: silver cards that have left the game, influence cards used not counted
    silver_removed: int = 0
    #: two players: the influence deck
    deck_left: int = 0
    turned: InfluenceCard | None = None
    discards: list[InfluenceCard] = []
    deck_removed: list[InfluenceCard] = []
    #: whether something was built or finished in this turn; turns in a row without
    busy: bool = False
    idle: int = 0
    sheets: list[Sheet] = []
    winners: list[Seat] = []

    def city_of(self, card: Card) -> City | None:
        """The city of a city card."""
        number = CARD_CITY.get(card)
        return None if number is None else self.cities[number]

    def scored(self, card: Card) -> bool:
        """Whether this is the card of a scored city: such cards leave the game."""
        city = self.city_of(card)
        return city is not None and city.result is not None

    @property
    def free_plots(self) -> int:
        """How many plots of all open cities are free."""
        return sum(
            [city.free.bit_count() for city in self.cities if city.free and city.result is None and city.in_play]
        )

    def has_free(self, plots: int) -> bool:
        """Whether at least so many plots are free: usually the first city tells."""
        for city in self.cities:
            # asking whether it is open is a call, and most cities without free plots are not
            if city.free and city.open:
                plots -= city.free.bit_count()
                if plots <= 0:
                    return True
        return False


class Hand(Piece):
    """What one seat alone has seen: the golden card face down before the first player."""

    golden: Card | None = None


class Box(Piece):
    """What nobody sees."""

    golden: Pile
    #: two players: cards as guild:card
    influence: Pile


#: what one seat sees of a game
View: TypeAlias = PrivateView[Table, Hand]
