"""What happens in a game of Flandern 1302, as it is told."""

from __future__ import annotations

from engine.core.api import Event, Seat, SeatEvent
from engine.games.flandern1302.pieces import Arms, Card, Ending, Obstacle, PlotName, QuarterName, Special


class _OfCard(SeatEvent):
    """Something with a seat's card."""

    card: Card


class _Impossible(_OfCard):
    """A card that cannot be carried out."""

    obstacle: Obstacle


class _OfGuild(SeatEvent):
    """Something with a guild."""

    guild: Arms


class _OnQuarter(SeatEvent):
    """Something with a quarter on the map."""

    city: Card
    quarter: QuarterName
    plot: PlotName


class GuildTaken(_OfGuild, tag="GuildTaken"):
    """A seat plays a guild."""


class InfluencedTaken(_OfGuild, tag="InfluencedTaken"):
    """Two players: a seat will add this guild's points to its own."""


class CityLeftOut(Event, tag="CityLeftOut"):
    """Three players: the home of the guild nobody plays stays empty."""

    city: Card


class GameBegan(Event, tag="GameBegan"):
    """The centres are laid and the decks shuffled."""

    first: Seat
    cities: tuple[Card, ...]


class RoundBegan(Event, tag="RoundBegan"):
    """A new round; the first player has looked at a golden card."""

    round: int
    first: Seat
    left: int


class GoldenRemoved(_OfCard, tag="GoldenRemoved"):
    """The golden card of a scored city leaves the game; another is drawn."""


class GoldenSeen(_OfCard, tag="GoldenSeen"):
    """The first player has looked at the golden card."""


class DeckEmpty(Event, tag="DeckEmpty"):
    """No golden card is left for this round."""


class CardShown(_OfCard, tag="CardShown"):
    """A seat's choice is revealed."""

    influence: int


class OrderFixed(Event, tag="OrderFixed"):
    order: tuple[Seat, ...]


class QuarterBuilt(_OnQuarter, tag="QuarterBuilt"):
    """A finished quarter is laid."""


class SiteBegun(_OnQuarter, tag="SiteBegun"):
    """A quarter is laid as a building site."""

    left: int


class SuburbOpened(Event, tag="SuburbOpened"):
    """A special church quarter opens new plots outside the wall."""

    city: Card
    special: Special
    plots: tuple[PlotName, ...]


class SiteFinished(_OnQuarter, tag="SiteFinished"):
    """The pawn leaves a site; the quarter is finished."""


class CardsTakenBack(SeatEvent, tag="CardsTakenBack"):
    cards: tuple[Card, ...]


class NothingTakenBack(SeatEvent, tag="NothingTakenBack"):
    """A golden Take Back found no card of the seat played."""


class CardImpossible(_Impossible, tag="CardImpossible"):
    """A card cannot be carried out; it counts as played."""


class InfluenceImpossible(_Impossible, tag="InfluenceImpossible"):
    """Two players: an influence card cannot be carried out; the action is lost."""


class GoldenTurned(_OfCard, tag="GoldenTurned"):
    """The first player turns the golden card up."""


class GoldenImpossible(_Impossible, tag="GoldenImpossible"):
    """The golden card cannot be carried out."""


class CathedralPlaced(SeatEvent, tag="CathedralPlaced"):
    city: Card
    plot: PlotName


class MasterPlaced(_OnQuarter, tag="MasterPlaced"):
    """A guild master stands on a quarter."""


class InfluenceGained(SeatEvent, tag="InfluenceGained"):
    """The golden influence card goes to the first player's hand."""

    count: int


class PlotsCovered(Event, tag="PlotsCovered"):
    """Nothing can be built there any more."""

    city: Card
    plots: tuple[PlotName, ...]


class CityScored(Event, tag="CityScored"):
    """A city is complete: its value."""

    city: Card
    guild_quarters: int
    churches: int
    cathedrals: int
    value: int


class GuildRanked(Event, tag="GuildRanked"):
    city: Card
    guild: Arms
    quarters: int
    masters: int
    place: int
    points: int
    score: int


class TurnBegan(SeatEvent, tag="TurnBegan"):
    """Two players: a turn of two actions."""

    round: int


class CardPlayed(_OfCard, tag="CardPlayed"):
    """Two players: an action card from hand."""


class InfluenceTurned(_OfGuild, tag="InfluenceTurned"):
    """Two players: an influence card is turned up."""

    card: Card
    left: int


class InfluenceRemoved(Event, tag="InfluenceRemoved"):
    """Two players: the influence card of a scored city leaves the game."""

    guild: Arms
    card: Card


class DeckReshuffled(Event, tag="DeckReshuffled"):
    """Two players: the discards are the new influence deck."""

    cards: int


class EndReached(Event, tag="EndReached"):
    """The game ends: open cities are scored as they are."""

    ending: Ending


class InfluenceBonus(SeatEvent, tag="InfluenceBonus"):
    """The most influence cards in hand."""

    cards: int
    points: int


class GreyScored(Event, tag="GreyScored"):
    """The neutral guild's points, out of competition."""

    points: int


class Scored(SeatEvent, tag="Scored"):
    sheet = True
    guild: int
    bonus: int
    total: int


class ScoredTogether(SeatEvent, tag="ScoredTogether"):
    """Two players: a line of the final sheet."""

    sheet = True
    guild: int
    influenced: int
    total: int


class GameWon(Event, tag="GameWon"):
    """The end; equal players share the win."""

    winners: tuple[Seat, ...]
    count: int
    total: int
