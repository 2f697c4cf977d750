"""The components as data, checked against what the rulebook and arithmetic fix. Many numbers are reconstructed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import field

from engine.core.api import ComponentFile, File, Part, Violation, exactly, taken, unless, violated
from engine.games.shafausa.pieces import KINDS, RESOURCES, Building, Mode, People, Power, Resource

PLAYERS = range(2, 7)
#: set-up tiles that everyone takes
TILES_EACH = 3
BUILDING_TILES, COLONIAL_TILES, CARDS_PER_PEOPLE, CITIES, WAREHOUSES = 55, 26, 3, 5, 11
#: moments at which a POWER card works
MOMENTS = ("extraction", "auction", "buying", "management", "administration", "speculation", "scoring")


class Price(Part):
    chf: int
    materials: tuple[tuple[Resource, int], ...]


class Scale(Part):
    """The two ladders of a resource."""

    id: Resource
    sell_start: int
    buy_start: int
    sell_min: int
    sell_max: int
    buy_min: int
    buy_max: int


class Mine(Part):
    price: Price
    vp: int


class Effect(Part):
    """The numbers of a building or POWER card; which of them count, the rules say."""

    type: str
    chf: int = 0
    amount: int = 0
    max_mines: int = 0
    max_per_round: int = 0
    price_discount: int = 0
    discount: int = 0
    cost_chf: int = 0
    per: str = ""
    every: int = 1
    minus: int = 0
    max: int = 0
    per_chf: int = 0
    last: int = 0
    other: int = 0
    resource: Resource | None = None
    chain: tuple[Resource, ...] = ()
    source: tuple[Resource, ...] = field(name="from", default=())


class Tile(Part):
    """A kind of building."""

    id: Building
    price: int
    vp: int
    effect: Effect


class Card(Part):
    """A POWER card."""

    id: Power
    people: People
    when: str
    effect: Effect


class Plot(Part):
    """A city as printed."""

    slots: int
    price: Price
    mines: tuple[Resource, ...]
    buildings: tuple[Building, ...]


class Board(Part):
    """One side of a player board."""

    chf: int = field(name="start_chf")
    cities_built: int = field(name="start_city")
    miners: int = field(name="start_miners")
    cities: tuple[Plot, ...]


class Content(Part):
    """What a set-up tile brings."""

    chf: int = 0
    miners: int = 0
    warehouses: int = 0
    cities: int = 0
    building: Building | None = None


class SetupTile(Part):
    """A set-up tile of COLONIAL."""

    value: int
    back: int
    content: Content


class Points(Part):
    city: int
    warehouse: int
    miner: int
    buildings_10: int
    buildings_11: int
    warehouses_all_built: int
    warehouses_all_filled: int
    all_cities_full: int
    max_miners: int
    chf_per_vp: int


class Components(Part, eq=False):
    """All numbers of the game; two are the same if they are one."""

    scales: dict[Resource, Scale] = field(name="resources.list")
    #: least distance of the purchase price from the sale price
    gap: int = field(name="resources.min_gap_buy_over_sell")
    mines: dict[Resource, Mine]
    mine_tiles: int = field(name="mines.total_tiles")
    most_miners: int = field(name="miners.max")
    #: price of the miner that makes this many
    miner_prices: dict[int, int] = field(name="miners.price_to_reach")
    warehouse_prices: tuple[int, ...] = field(name="warehouses.prices")
    warehouses_per_round: int = field(name="warehouses.max_per_round")
    warehouses_at_start: dict[Mode, int]
    buildings: dict[Building, Tile]
    copies_printed: int = field(name="buildings.copies_per_kind")
    copies: dict[int, int] = field(name="buildings.copies_in_play")
    construction: Price
    upkeep: int = field(name="buildings.reserve_upkeep_chf")
    offices: int = field(name="buildings.engineers_office.copies")
    #: what an owner of the Engineer's Office pays for the Builders' House
    upgrade: int = field(name="buildings.engineers_office.upgrade_price")
    boards: dict[People, Board]
    colonial: Board
    cards: dict[Power, Card] = field(name="power_cards.list")
    tiles: dict[int, SetupTile] = field(name="colonial_tiles.list")
    points: Points = field(name="scoring")
    speculation: dict[str, int]
    family_cities: int = field(name="family.cities_needed")
    cards_by_people: dict[People, tuple[Card, ...]]

    def cards_of(self, people: People) -> tuple[Card, ...]:
        """The three POWER cards of a people."""
        return self.cards_by_people[people]

    def board(self, mode: Mode, people: People) -> Board:
        """The side of the board that lies up."""
        return self.colonial if mode is Mode.COLONIAL else self.boards[people]

    def violations(self) -> Iterator[Violation]:
        """Every way in which these numbers cannot be a game of Shafausa."""
        yield from self._exchange_violations()
        yield from self._building_violations()
        yield from self._board_violations()
        yield from exactly(WAREHOUSES, "warehouses", prices=len(self.warehouse_prices))
        most = self.most_miners
        yield from unless(sorted(self.miner_prices) == list(range(5, most + 1)), "miners", most=most)
        yield from exactly(COLONIAL_TILES, "tiles", tiles=len(self.tiles))
        for players in PLAYERS:
            lying = sum(tile.back <= players for tile in self.tiles.values())
            yield from unless(lying >= TILES_EACH * players, "tiles-each", tiles=lying, players=players)
        if missing := [name for name in SPECULATIONS if name not in self.speculation]:
            yield violated("speculation", missing=", ".join(missing))

    def _exchange_violations(self) -> Iterator[Violation]:
        yield from unless(tuple(self.scales) == tuple(self.mines) == RESOURCES, "resources")
        for name, scale in self.scales.items():
            sale, purchase = scale.sell_start, scale.buy_start
            yield from unless(scale.sell_min <= sale <= scale.sell_max, "sale-start", resource=name)
            yield from unless(scale.buy_min <= purchase <= scale.buy_max, "purchase-start", resource=name)
            yield from unless(purchase - sale >= self.gap, "price-order", resource=name)
        yield from unless(self.gap >= 1, "gap", gap=self.gap)

    def _building_violations(self) -> Iterator[Violation]:
        yield from unless(tuple(tile for tile in self.buildings if tile is not Building.OFFICE) == KINDS, "kinds")
        yield from exactly(BUILDING_TILES, "building-tiles", tiles=len(KINDS) * self.copies_printed)
        if sorted(self.copies) != list(PLAYERS) or max(self.copies.values()) > self.copies_printed:
            yield violated("copies", most=self.copies_printed)
        # every people may sit at the same table, and each printed building needs its tile
        for players in PLAYERS:
            for kind in KINDS:
                owners = sum(kind in plot.buildings for board in self.boards.values() for plot in board.cities)
                enough = min(owners, players) <= self.copies.get(players, 0)
                yield from unless(enough, "boards-show", boards=owners, kind=kind, players=players)
        offices = sum(Building.OFFICE in plot.buildings for board in self.boards.values() for plot in board.cities)
        yield from unless(offices <= self.offices, "offices", boards=offices, right=self.offices)

    def _board_violations(self) -> Iterator[Violation]:
        yield from unless(sorted(self.boards) == sorted(People), "peoples")
        for name, board in [*self.boards.items(), ("colonial_board", self.colonial)]:
            yield from exactly(CITIES, "cities", cities=len(board.cities), board=name)
            for number, plot in enumerate(board.cities, 1):
                room = plot.slots - len(plot.mines) - len(plot.buildings)
                yield from unless(room >= 0, "slots", board=name, city=number, slots=plot.slots)
            awake = sum(len(plot.mines) for plot in board.cities[: board.cities_built])
            yield from unless(awake <= board.miners, "start-mines", board=name, mines=awake, miners=board.miners)
        for people in self.boards:
            cards = self.cards_of(people)
            yield from exactly(CARDS_PER_PEOPLE, "power-cards", cards=len(cards), people=people)
            yield from unless(sum(card.when == "scoring" for card in cards) == 1, "power-scoring", people=people)
        for card in self.cards.values():
            yield from unless(card.when in MOMENTS, "power-moment", card=card.id, moment=repr(card.when))


#: the five actions of the speculation phase, as the file calls them
SPECULATIONS = ("fix_one", "move_one_1", "move_one_2", "fix_both", "move_both_1")


def _price(cost: dict[str, int]) -> File:
    return {"chf": cost.get("chf", 0), "materials": [(name, n) for name, n in cost.items() if name != "chf"]}


def _board(board: File) -> File:
    def printed(city: File, kind: str) -> list[str]:
        return [item[kind] for item in city["printed"] if kind in item]

    plots = [
        {**city, "price": _price(city["cost"]), "mines": printed(city, "mine"), "buildings": printed(city, "building")}
        for city in board["cities"]
    ]
    return {**board, "cities": plots}


def _made(file: File) -> Components:
    cards, buildings = file["power_cards"]["list"], file["buildings"]
    office = {"id": Building.OFFICE, "price": 0, **buildings["engineers_office"]}
    return taken(
        Components,
        file,
        mines={mine["id"]: {**mine, "price": _price(mine["cost"])} for mine in file["mines"]["list"]},
        warehouses_at_start={mode.lower(): count for mode, count in file["warehouses"]["start"].items()},
        buildings={tile["id"]: tile for tile in (*buildings["list"], office)},
        construction=_price(buildings["construction_cost"]),
        boards={board["id"]: _board(board) for board in file["peoples"]["list"]},
        colonial=_board(file["colonial_board"]),
        speculation={action["id"]: action["cost"] for action in file["speculation"]["actions"]},
        cards_by_people={people: [card for card in cards if card["people"] == people] for people in People},
    )


FILE = ComponentFile("Shafausa", __file__, _made)
printed, read = FILE.printed, FILE.read
