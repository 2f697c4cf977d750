"""The printed components as data, checked against the arithmetic that the rulebook fixes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from msgspec import field

from engine.core.api import ComponentFile, File, Game, Part, Violation, exactly, taken, unless, violated
from engine.games.comuni.pieces import Box, CardId, Category, Cubes, Hand, Resource, Table

PILES = "ABCD"
LAST_PILE = PILES[-1]
CARDS, CUBES, BONUS_WALLS = 88, 210, 11
NAMES = ["Lucca", "Firenze", "Siena", "Bologna", "Milano"]
#: from how many players on each column is used
COLUMNS = [2, 2, 2, 2, 3, 4, 5]


class Card(Part):
    """A project card."""

    id: CardId
    deck: str
    level: int
    categories: tuple[Category, ...]
    min_players: int

    @property
    def general(self) -> bool:
        """May be used for any one of several categories."""
        return len(self.categories) > 1


class Home(Part):
    """A comune as printed on its screen."""

    number: int
    name: str
    start: Cubes
    income: tuple[str, ...]

    @property
    def fixed(self) -> tuple[Resource, ...]:
        """Base income that needs no choice."""
        return _fixed(self.income)

    @property
    def free(self) -> int:
        """Base income of the player's choice."""
        return self.income.count("any")


# collected again and again, and making a resource of a word takes long
@lru_cache(maxsize=1_024)
def _fixed(income: tuple[str, ...]) -> tuple[Resource, ...]:
    return tuple(Resource(symbol) for symbol in income if symbol != "any")


class PrintedColumn(Part):
    """A project column on the board."""

    n: int
    cards: int
    bonus: bool
    min_players: int


class Invader(Part):
    """Who attacks when a pile is used up."""

    deck: str
    attacker: str
    base: int
    hero_high: int
    hero_low: int


class Components(Part):
    """All printed numbers of the game."""

    cards: dict[CardId, Card] = field(name="project_cards.cards")
    homes: tuple[Home, ...] = field(name="comuni")
    columns: tuple[PrintedColumn, ...] = field(name="columns.list")
    #: cards left in each pile when it is opened, by pile and number of players
    marker: dict[str, dict[int, int]]
    invaders: dict[str, Invader] = field(name="invasions")
    cubes: Cubes
    bonus_walls: int = field(name="bonus_wall_cards.count")

    def pile(self, letter: str, players: int) -> list[CardId]:
        """The cards of a pile."""
        return [card.id for card in self.cards.values() if card.deck == letter and card.min_players <= players]

    def violations(self) -> Iterator[Violation]:
        """Every way in which these numbers cannot be a game of Comuni."""
        yield from exactly(CARDS, "cards", cards=len(self.cards))
        yield from exactly(CUBES, "cubes", cubes=self.cubes.total)
        yield from exactly(BONUS_WALLS, "bonus-walls", cards=self.bonus_walls)
        if [home.number for home in self.homes] != [1, 2, 3, 4, 5]:
            yield violated("numbers")
        elif [home.name for home in self.homes] != NAMES:
            yield violated("names", names=", ".join(NAMES))
        symbols = {*Resource, "any"}
        for home in self.homes:
            if strange := [symbol for symbol in home.income if symbol not in symbols]:
                yield violated("income", name=home.name, income=", ".join(strange))
            yield from unless(min(home.start[resource] for resource in Resource) >= 0, "start", name=home.name)
        for resource in Resource:
            given = sum(home.start[resource] for home in self.homes)
            yield from unless(given <= self.cubes[resource], "start-cubes", resource=resource)
        for card in self.cards.values():
            yield from unless(card.level in range(1, 5), "level", card=card.id, level=card.level)
            kinds = card.categories
            yield from unless(0 < len(kinds) == len(set(kinds)), "categories", card=card.id)
            yield from unless(card.min_players in range(2, 6), "for-players", card=card.id, players=card.min_players)
            yield from unless(card.deck in tuple(PILES), "pile", card=card.id, pile=repr(card.deck))
        yield from unless(sorted(self.invaders) == list(PILES), "invasions")
        for invader in self.invaders.values():
            yield from unless(0 < invader.hero_low < invader.hero_high, "hero-tiles", pile=invader.deck)
        if [column.n for column in self.columns] != list(range(1, 8)):
            yield violated("columns")
        elif [column.min_players for column in self.columns] != COLUMNS:
            yield violated("column-players")
        for column in self.columns:
            yield from unless(column.cards in range(1, 4), "column-cards", column=column.n, cards=column.cards)
            yield from unless(column.bonus == (column.cards == 1), "column-bonus", column=column.n)
        for players in range(2, 6):
            on_board = sum(column.cards for column in self.columns if column.min_players <= players)
            for pile in PILES:
                left = len(self.pile(pile, players)) - (on_board if pile == "A" else 0)
                marked = self.marker.get(pile, {}).get(players, "nothing")
                if left != marked or left < 1:
                    yield violated("marker", pile=pile, players=players, left=left, marked=str(marked))


def _made(file: File) -> Components:
    marker = {
        pile: {int(players): int(left) for players, left in counts.items()}
        for pile, counts in file["invasion_marker_start"].items()
        if pile != "provenance" and isinstance(counts, dict)
    }
    cubes = {str(resource): file["resources"][resource]["supply"] for resource in Resource}
    return taken(Components, file, marker=marker, cubes=cubes)


def _violations(file: File, components: Components) -> Iterator[Violation]:
    for number, count in Counter(card["id"] for card in file["project_cards"]["cards"]).items():
        yield from unless(count <= 1, "twice", card=number)
    yield from components.violations()


FILE = ComponentFile("Comuni", __file__, _made, _violations)
printed, read = FILE.printed, FILE.read


class ComuniGame(Game[Table, Hand, Box]):
    """The game as its chapters know it."""

    data: Components
