"""What happens in a game of Comuni, as it is told."""

from __future__ import annotations

from engine.core.api import Event, Seat, SeatEvent
from engine.games.comuni.pieces import CardId, Category, Resource


class GameBegan(Event, tag="GameBegan"):
    """The comuni are dealt and the columns filled."""

    comuni: tuple[Seat, ...]
    cards: int


class TurnBegan(SeatEvent, tag="TurnBegan"):
    round: int


class BidPlaced(SeatEvent, tag="BidPlaced"):
    column: int
    gold: int
    from_pilgrims: int


class EnvoyDisplaced(SeatEvent, tag="EnvoyDisplaced"):
    """An envoy has been out-bid."""

    column: int
    gold: int


class EnvoyWithdrawn(SeatEvent, tag="EnvoyWithdrawn"):
    """An out-bid envoy goes home with its gold."""

    gold: int


class EnvoyMoved(SeatEvent, tag="EnvoyMoved"):
    """An out-bid envoy goes to another column, for a pilgrim."""

    column: int
    gold: int


class ProjectsClaimed(SeatEvent, tag="ProjectsClaimed"):
    """A seat takes its cards; the gold goes to the supply."""

    columns: tuple[int, ...]
    cards: tuple[CardId, ...]
    gold: int


class IncomeCollected(SeatEvent, tag="IncomeCollected"):
    """Fixed income: base, buildings and guild masters; what the supply lacked is lost."""

    gold: int
    army: int
    pilgrim: int
    craftsman: int
    lost: int


class CubeTaken(SeatEvent, tag="CubeTaken"):
    """A cube of one's own choice."""

    resource: Resource


class ColumnFilled(Event, tag="ColumnFilled"):
    column: int
    cards: tuple[CardId, ...]
    left: int


class PileOpened(Event, tag="PileOpened"):
    pile: str
    left: int


class SupplyRanOut(Event, tag="SupplyRanOut"):
    """The last cube of a kind has left the supply."""

    resource: Resource


class BuildingFounded(SeatEvent, tag="BuildingFounded"):
    """A new building, worth one point."""

    card: CardId
    category: Category
    craftsmen: int
    pilgrims: int
    score: int


class FloorAdded(SeatEvent, tag="FloorAdded"):
    card: CardId
    category: Category
    height: int
    craftsmen: int
    pilgrims: int
    score: int


class WallLaid(SeatEvent, tag="WallLaid"):
    """A new wall section of height 1."""

    craftsmen: int
    pilgrims: int


class WallRaised(SeatEvent, tag="WallRaised"):
    height: int
    craftsmen: int
    pilgrims: int


class BonusWallGiven(SeatEvent, tag="BonusWallGiven"):
    """A section of height 4 earns a bonus wall card."""


class CardsDiscarded(SeatEvent, tag="CardsDiscarded"):
    """A hand is down to two cards again."""

    count: int


class MasterTaken(SeatEvent, tag="MasterTaken"):
    """A guild master changes sides, or takes one for the first time."""

    category: Category
    holder: Seat | None


class Mended(SeatEvent, tag="Mended"):
    tiles: int
    pilgrims: int


class Exchanged(SeatEvent, tag="Exchanged"):
    """Two cubes became one."""

    give: Resource
    receive: Resource


class InvasionBegan(Event, tag="InvasionBegan"):
    """An enemy attacks; everyone chooses in secret."""

    pile: str
    base: int
    attacks: tuple[int, ...]


class ForcesRevealed(SeatEvent, tag="ForcesRevealed"):
    alliance: int
    city: int
    by_gold: int
    by_pilgrims: int


class AllianceGathered(Event, tag="AllianceGathered"):
    armies: int


class CityHeld(SeatEvent, tag="CityHeld"):
    """The defence was strong enough."""

    residual: int
    defence: int


class CityPlundered(SeatEvent, tag="CityPlundered"):
    """The defence was too weak."""

    residual: int
    defence: int
    tiles: int


class HeroNamed(SeatEvent, tag="HeroNamed"):
    value: int


class NoHeroes(Event, tag="NoHeroes"):
    """Nobody earned a hero tile."""


class LastRoundBegan(SeatEvent, tag="LastRoundBegan"):
    """The last card of pile D is drawn: everyone has one more turn, then the Emperor comes."""


class Scored(SeatEvent, tag="Scored"):
    sheet = True
    track: int
    masters: int
    majorities: int
    heroes: int
    plunder: int
    lowest_building: int
    total: int


class GameWon(SeatEvent, tag="GameWon"):
    total: int
