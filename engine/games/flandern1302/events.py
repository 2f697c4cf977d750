"""What happens in a game of Flandern 1302, as it is told."""

from __future__ import annotations

from enum import StrEnum

from engine.core.event import Event
from engine.core.seat import Seat
from engine.games.flandern1302.pieces import Arms, Card, PlotName, QuarterName, Special


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


class GuildTaken(Event):
    """A seat plays a guild."""

    seat: Seat
    guild: Arms


class InfluencedTaken(Event):
    """Two players: a seat will add this guild's points to its own."""

    seat: Seat
    guild: Arms


class CityLeftOut(Event):
    """Three players: the home of the guild nobody plays stays empty."""

    city: Card


class GameBegan(Event):
    """The centres are laid and the decks shuffled."""

    first: Seat
    cities: tuple[Card, ...]


class RoundBegan(Event):
    """A new round; the first player has looked at a golden card."""

    round: int
    first: Seat
    left: int


class GoldenRemoved(Event):
    """The golden card of a scored city leaves the game; another is drawn."""

    seat: Seat
    card: Card


class GoldenSeen(Event):
    """The first player has looked at the golden card."""

    seat: Seat
    card: Card


class DeckEmpty(Event):
    """No golden card is left for this round."""


class CardShown(Event):
    """A seat's choice is revealed."""

    seat: Seat
    card: Card
    influence: int


class OrderFixed(Event):
    """In this order the seats act."""

    order: tuple[Seat, ...]


class QuarterBuilt(Event):
    """A finished quarter is laid."""

    seat: Seat
    city: Card
    quarter: QuarterName
    plot: PlotName


class SiteBegun(Event):
    """A quarter is laid as a building site."""

    seat: Seat
    city: Card
    quarter: QuarterName
    plot: PlotName
    left: int


class SuburbOpened(Event):
    """A special church quarter opens new plots outside the wall."""

    city: Card
    special: Special
    plots: tuple[PlotName, ...]


class SiteFinished(Event):
    """The pawn leaves a site; the quarter is finished."""

    seat: Seat
    city: Card
    quarter: QuarterName
    plot: PlotName


class CardsTakenBack(Event):
    """A seat has its played cards in hand again."""

    seat: Seat
    cards: tuple[Card, ...]


class NothingTakenBack(Event):
    """A golden Take Back found no card of the seat played."""

    seat: Seat


class CardImpossible(Event):
    """A card cannot be carried out; it counts as played."""

    seat: Seat
    card: Card
    obstacle: Obstacle


class InfluenceImpossible(Event):
    """Two players: an influence card cannot be carried out; the action is lost."""

    seat: Seat
    card: Card
    obstacle: Obstacle


class GoldenTurned(Event):
    """The first player turns the golden card up."""

    seat: Seat
    card: Card


class GoldenImpossible(Event):
    """The golden card cannot be carried out."""

    seat: Seat
    card: Card
    obstacle: Obstacle


class CathedralPlaced(Event):
    """A church quarter gets a cathedral."""

    seat: Seat
    city: Card
    plot: PlotName


class MasterPlaced(Event):
    """A guild master stands on a quarter."""

    seat: Seat
    city: Card
    quarter: QuarterName
    plot: PlotName


class InfluenceGained(Event):
    """The golden influence card goes to the first player's hand."""

    seat: Seat
    count: int


class PlotsCovered(Event):
    """Nothing can be built there any more."""

    city: Card
    plots: tuple[PlotName, ...]


class CityScored(Event):
    """A city is complete: its value."""

    city: Card
    guild_quarters: int
    churches: int
    cathedrals: int
    value: int


class GuildRanked(Event):
    """A guild's place and points in a scored city."""

    city: Card
    guild: Arms
    quarters: int
    masters: int
    place: int
    points: int
    score: int


class TurnBegan(Event):
    """Two players: a turn of two actions."""

    seat: Seat
    round: int


class CardPlayed(Event):
    """Two players: an action card from hand."""

    seat: Seat
    card: Card


class InfluenceTurned(Event):
    """Two players: an influence card is turned up."""

    seat: Seat
    guild: Arms
    card: Card
    left: int


class InfluenceRemoved(Event):
    """Two players: the influence card of a scored city leaves the game."""

    guild: Arms
    card: Card


class DeckReshuffled(Event):
    """Two players: the discards are the new influence deck."""

    cards: int


class EndReached(Event):
    """The game ends: open cities are scored as they are."""

    ending: Ending


class InfluenceBonus(Event):
    """The most influence cards in hand."""

    seat: Seat
    cards: int
    points: int


class GreyScored(Event):
    """The neutral guild's points, out of competition."""

    points: int


class Scored(Event):
    """A line of the final sheet."""

    sheet = True
    seat: Seat
    guild: int
    bonus: int
    total: int


class ScoredTogether(Event):
    """Two players: a line of the final sheet."""

    sheet = True
    seat: Seat
    guild: int
    influenced: int
    total: int


class GameWon(Event):
    """The end; equal players share the win."""

    winners: tuple[Seat, ...]
    count: int
    total: int
