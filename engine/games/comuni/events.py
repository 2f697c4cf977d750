"""What happens in a game of Comuni, as it is told."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.seat import Seat
from engine.games.comuni.pieces import CardId, Category, Resource


class GameBegan(Event):
    """The comuni are dealt and the columns filled."""

    comuni: tuple[Seat, ...]
    cards: int


class TurnBegan(Event):
    """A seat's turn begins."""

    seat: Seat
    round: int


class BidPlaced(Event):
    """An envoy stands in a column."""

    seat: Seat
    column: int
    gold: int
    from_pilgrims: int


class EnvoyDisplaced(Event):
    """An envoy has been out-bid."""

    seat: Seat
    column: int
    gold: int


class EnvoyWithdrawn(Event):
    """An out-bid envoy goes home with its gold."""

    seat: Seat
    gold: int


class EnvoyMoved(Event):
    """An out-bid envoy goes to another column, for a pilgrim."""

    seat: Seat
    column: int
    gold: int


class ProjectsClaimed(Event):
    """A seat takes its cards; the gold goes to the supply."""

    seat: Seat
    columns: tuple[int, ...]
    cards: tuple[CardId, ...]
    gold: int


class IncomeCollected(Event):
    """Fixed income: base, buildings and guild masters; what the supply lacked is lost."""

    seat: Seat
    gold: int
    army: int
    pilgrim: int
    craftsman: int
    lost: int


class CubeTaken(Event):
    """A cube of one's own choice."""

    seat: Seat
    resource: Resource


class ColumnFilled(Event):
    """New projects in a column."""

    column: int
    cards: tuple[CardId, ...]
    left: int


class PileOpened(Event):
    """The next pile is drawn from."""

    pile: str
    left: int


class SupplyRanOut(Event):
    """The last cube of a kind has left the supply."""

    resource: Resource


class BuildingFounded(Event):
    """A new building, worth one point."""

    seat: Seat
    card: CardId
    category: Category
    craftsmen: int
    pilgrims: int
    score: int


class FloorAdded(Event):
    """A building grows."""

    seat: Seat
    card: CardId
    category: Category
    height: int
    craftsmen: int
    pilgrims: int
    score: int


class WallLaid(Event):
    """A new wall section of height 1."""

    seat: Seat
    craftsmen: int
    pilgrims: int


class WallRaised(Event):
    """A wall section grows."""

    seat: Seat
    height: int
    craftsmen: int
    pilgrims: int


class BonusWallGiven(Event):
    """A section of height 4 earns a bonus wall card."""

    seat: Seat


class CardsDiscarded(Event):
    """A hand is down to two cards again."""

    seat: Seat
    count: int


class MasterTaken(Event):
    """A guild master changes sides, or takes one for the first time."""

    seat: Seat
    category: Category
    holder: Seat | None


class Mended(Event):
    """Plunder is repaired."""

    seat: Seat
    tiles: int
    pilgrims: int


class Exchanged(Event):
    """Two cubes became one."""

    seat: Seat
    give: Resource
    receive: Resource


class InvasionBegan(Event):
    """An enemy attacks; everybody chooses in secret."""

    pile: str
    base: int
    attacks: tuple[int, ...]


class ForcesRevealed(Event):
    """A fist opens."""

    seat: Seat
    alliance: int
    city: int
    by_gold: int
    by_pilgrims: int


class AllianceGathered(Event):
    """The armies of the alliance together."""

    armies: int


class CityHeld(Event):
    """The defence was strong enough."""

    seat: Seat
    residual: int
    defence: int


class CityPlundered(Event):
    """The defence was too weak."""

    seat: Seat
    residual: int
    defence: int
    tiles: int


class HeroNamed(Event):
    """A hero tile is won."""

    seat: Seat
    value: int


class NoHeroes(Event):
    """Nobody earned a hero tile."""


class LastRoundBegan(Event):
    """The last card of pile D is drawn: everybody has one more turn, then the Emperor comes."""

    seat: Seat


class Scored(Event):
    """A line of the score sheet."""

    sheet = True
    seat: Seat
    track: int
    masters: int
    majorities: int
    heroes: int
    plunder: int
    lowest_building: int
    total: int


class GameWon(Event):
    """The end."""

    seat: Seat
    total: int
