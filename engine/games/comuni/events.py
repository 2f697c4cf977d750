"""What happens in a game of Comuni, as it is told."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.seat import Seat
from engine.games.comuni.pieces import CardId, Category, Resource


class GameBegan(Event, tag="GameBegan"):
    """The comuni are dealt and the columns filled."""

    comuni: tuple[Seat, ...]
    cards: int


class TurnBegan(Event, tag="TurnBegan"):
    """A seat's turn begins."""

    seat: Seat
    round: int


class BidPlaced(Event, tag="BidPlaced"):
    """An envoy stands in a column."""

    seat: Seat
    column: int
    gold: int
    from_pilgrims: int


class EnvoyDisplaced(Event, tag="EnvoyDisplaced"):
    """An envoy has been out-bid."""

    seat: Seat
    column: int
    gold: int


class EnvoyWithdrawn(Event, tag="EnvoyWithdrawn"):
    """An out-bid envoy goes home with its gold."""

    seat: Seat
    gold: int


class EnvoyMoved(Event, tag="EnvoyMoved"):
    """An out-bid envoy goes to another column, for a pilgrim."""

    seat: Seat
    column: int
    gold: int


class ProjectsClaimed(Event, tag="ProjectsClaimed"):
    """A seat takes its cards; the gold goes to the supply."""

    seat: Seat
    columns: tuple[int, ...]
    cards: tuple[CardId, ...]
    gold: int


class IncomeCollected(Event, tag="IncomeCollected"):
    """Fixed income: base, buildings and guild masters; what the supply lacked is lost."""

    seat: Seat
    gold: int
    army: int
    pilgrim: int
    craftsman: int
    lost: int


class CubeTaken(Event, tag="CubeTaken"):
    """A cube of one's own choice."""

    seat: Seat
    resource: Resource


class ColumnFilled(Event, tag="ColumnFilled"):
    """New projects in a column."""

    column: int
    cards: tuple[CardId, ...]
    left: int


class PileOpened(Event, tag="PileOpened"):
    """The next pile is drawn from."""

    pile: str
    left: int


class SupplyRanOut(Event, tag="SupplyRanOut"):
    """The last cube of a kind has left the supply."""

    resource: Resource


class BuildingFounded(Event, tag="BuildingFounded"):
    """A new building, worth one point."""

    seat: Seat
    card: CardId
    category: Category
    craftsmen: int
    pilgrims: int
    score: int


class FloorAdded(Event, tag="FloorAdded"):
    """A building grows."""

    seat: Seat
    card: CardId
    category: Category
    height: int
    craftsmen: int
    pilgrims: int
    score: int


class WallLaid(Event, tag="WallLaid"):
    """A new wall section of height 1."""

    seat: Seat
    craftsmen: int
    pilgrims: int


class WallRaised(Event, tag="WallRaised"):
    """A wall section grows."""

    seat: Seat
    height: int
    craftsmen: int
    pilgrims: int


class BonusWallGiven(Event, tag="BonusWallGiven"):
    """A section of height 4 earns a bonus wall card."""

    seat: Seat


class CardsDiscarded(Event, tag="CardsDiscarded"):
    """A hand is down to two cards again."""

    seat: Seat
    count: int


class MasterTaken(Event, tag="MasterTaken"):
    """A guild master changes sides, or takes one for the first time."""

    seat: Seat
    category: Category
    holder: Seat | None


class Mended(Event, tag="Mended"):
    """Plunder is repaired."""

    seat: Seat
    tiles: int
    pilgrims: int


class Exchanged(Event, tag="Exchanged"):
    """Two cubes became one."""

    seat: Seat
    give: Resource
    receive: Resource


class InvasionBegan(Event, tag="InvasionBegan"):
    """An enemy attacks; everybody chooses in secret."""

    pile: str
    base: int
    attacks: tuple[int, ...]


class ForcesRevealed(Event, tag="ForcesRevealed"):
    """A fist opens."""

    seat: Seat
    alliance: int
    city: int
    by_gold: int
    by_pilgrims: int


class AllianceGathered(Event, tag="AllianceGathered"):
    """The armies of the alliance together."""

    armies: int


class CityHeld(Event, tag="CityHeld"):
    """The defence was strong enough."""

    seat: Seat
    residual: int
    defence: int


class CityPlundered(Event, tag="CityPlundered"):
    """The defence was too weak."""

    seat: Seat
    residual: int
    defence: int
    tiles: int


class HeroNamed(Event, tag="HeroNamed"):
    """A hero tile is won."""

    seat: Seat
    value: int


class NoHeroes(Event, tag="NoHeroes"):
    """Nobody earned a hero tile."""


class LastRoundBegan(Event, tag="LastRoundBegan"):
    """The last card of pile D is drawn: everybody has one more turn, then the Emperor comes."""

    seat: Seat


class Scored(Event, tag="Scored"):
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


class GameWon(Event, tag="GameWon"):
    """The end."""

    seat: Seat
    total: int
