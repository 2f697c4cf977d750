"""What happens in a game of Alba Longa, as it is told."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.seat import Seat
from engine.core.turn_order import TurnOrderCalled
from engine.games.alba_longa.pieces import Blessing, Climate, Die, Job, Jobs, Loot, Place, Season, Stall, Town


class GameBegan(Event, tag="GameBegan"):
    """The Kings take their cities; one of them names the first King of Kings."""

    kings: tuple[Seat, ...]
    stalls: int
    naming: Seat


class KingNamed(Event, tag="KingNamed"):
    """The King of Kings card has a new holder."""

    seat: Seat
    king: Seat


class KingKept(Event, tag="KingKept"):
    """Who names the first King of Kings has named himself."""

    seat: Seat


class YearBegan(Event, tag="YearBegan"):
    """A new year and its climate."""

    year: int
    climate: Climate


class SeasonBegan(Event, tag="SeasonBegan"):
    """A season begins under its King of Kings."""

    season: Season
    king: Seat


class SlavesSold(Event, tag="SlavesSold"):
    """Peasants were sold."""

    seat: Seat
    peasants: int
    silver: int


class NoSlavesSold(Event, tag="NoSlavesSold"):
    """Nobody sold a peasant."""


class OrderCalled(TurnOrderCalled, tag="OrderCalled"):
    """Free peasants are placed in turn order."""


class FreeSettled(Event, tag="FreeSettled"):
    """Peasants on free housing spaces went to work."""

    seat: Seat
    jobs: Jobs


class LapBegan(Event, tag="LapBegan"):
    """A lap of the court at its price."""

    lap: int
    price: int


class CourtCalled(Event, tag="CourtCalled"):
    """A King paid and rolled the dice."""

    seat: Seat
    price: int
    stall: Stall | None
    black: int
    grey: int
    white: int
    brown: int


class CallPassed(Event, tag="CallPassed"):
    """A King passed his own call and is out."""

    seat: Seat


class ForcedOut(Event, tag="ForcedOut"):
    """A King could not pay his call and is out."""

    seat: Seat
    price: int
    silver: int


class DieTaken(Event, tag="DieTaken"):
    """The caller's own die."""

    seat: Seat
    die: Die
    job: Job
    peasants: int


class DieBought(Event, tag="DieBought"):
    """A die bought in a call."""

    seat: Seat
    die: Die
    job: Job
    peasants: int
    stall: Stall


class PurchaseDeclined(Event, tag="PurchaseDeclined"):
    """A King bought nothing, and may have said that he will not until his own call."""

    seat: Seat
    until_call: bool


class CourtClosed(Event, tag="CourtClosed"):
    """Nobody is in the court any more."""


class HeroRecovered(Event, tag="HeroRecovered"):
    """The largest army brought a hero back; which one stays hidden."""

    seat: Seat


class HeroTakenBack(Event, tag="HeroTakenBack"):
    """Whispered: which one."""

    hero: int


class TargetShown(Event, tag="TargetShown"):
    """A King attacks a city."""

    seat: Seat
    town: Town
    soldiers: int


class AtPeace(Event, tag="AtPeace"):
    """Nobody attacks anybody."""


class HeroShown(Event, tag="HeroShown"):
    """A King sends a hero."""

    seat: Seat
    hero: int


class AttackFailed(Event, tag="AttackFailed"):
    """A city held out."""

    town: Town
    attack: int
    defence: int


class AttackSucceeded(Event, tag="AttackSucceeded"):
    """A city is beaten; so many sabotages."""

    town: Town
    attack: int
    defence: int
    success: int
    sabotages: int


class Sabotaged(Event, tag="Sabotaged"):
    """Somebody was sabotaged: he went home or lies there, and may be captured or pay in wheat."""

    seat: Seat
    town: Town
    place: Place
    lying: bool
    captured: bool
    wheat: int


class NoCaptiveLeft(Event, tag="NoCaptiveLeft"):
    """All black figures are in use: nobody is captured."""

    seat: Seat


class NothingLeft(Event, tag="NothingLeft"):
    """No legal place or no loot: the rest is lost."""

    town: Town
    lost: int


class AssisiPlundered(Event, tag="AssisiPlundered"):
    """A King took something from Assisi."""

    seat: Seat
    loot: Loot
    job: Job | None


class AssisiFortified(Event, tag="AssisiFortified"):
    """Assisi was attacked and has another defender."""

    defenders: int


class AssisiStocked(Event, tag="AssisiStocked"):
    """The King of Kings added to the loot."""

    seat: Seat
    loot: Loot


class HeroesReturned(Event, tag="HeroesReturned"):
    """Only hero 0 was left active, so all came back."""

    seat: Seat


class StallEmptied(Event, tag="StallEmptied"):
    """The richest stall goes to the bank."""

    stall: Stall
    silver: int


class MarketPaid(Event, tag="MarketPaid"):
    """A King's merchants brought silver from the bank and from a stall."""

    seat: Seat
    bank: int
    stall: Stall | None
    silver: int


class MonumentsBuilt(Event, tag="MonumentsBuilt"):
    """Workers built."""

    seat: Seat
    built: int
    monuments: int


class HousingImproved(Event, tag="HousingImproved"):
    """The housing disc moved up."""

    seat: Seat
    disc: int


class WorshipRisen(Event, tag="WorshipRisen"):
    """Priests prayed."""

    seat: Seat
    priests: int
    worship: int


class PietyGiven(Event, tag="PietyGiven"):
    """The mark of piety."""

    seat: Seat


class ClimateTurned(Event, tag="ClimateTurned"):
    """The climate card is turned: its prayers, and what follows."""

    climate: Climate
    prayers: int
    following: Climate | None


class Harvested(Event, tag="Harvested"):
    """A King's farmers brought wheat."""

    seat: Seat
    standing: int
    lying: int
    improved: bool
    wheat: int


class BestFarmers(Event, tag="BestFarmers"):
    """The most farmers bring extra wheat."""

    seat: Seat
    wheat: int


class BlessingTurned(Event, tag="BlessingTurned"):
    """The top blessing."""

    blessing: Blessing


class NobodyBlessed(Event, tag="NobodyBlessed"):
    """Nobody paid for the blessing that was turned."""


class Blessed(Event, tag="Blessed"):
    """A King got the blessing, or nothing of it."""

    seat: Seat
    blessing: Blessing
    cost: int
    nothing: bool


class Fed(Event, tag="Fed"):
    """A King fed his people."""

    seat: Seat
    fed: int
    left: int
    wheat: int


class Forgotten(Event, tag="Forgotten"):
    """A King without wheat is out of the game."""

    seat: Seat


class Grown(Event, tag="Grown"):
    """New peasants."""

    seat: Seat
    born: int
    peasants: int
    wheat: int


class ChallengeMet(Event, tag="ChallengeMet"):
    """A King has all monuments and enough peasants."""

    seat: Seat
    monuments: int
    peasants: int
    wealth: int


class GameWon(Event, tag="GameWon"):
    """A King wins, alone at the goal or by a tie-break."""

    seat: Seat


class VictoryShared(Event, tag="VictoryShared"):
    """Nothing parts them."""

    seats: tuple[Seat, ...]


class LastKingWon(Event, tag="LastKingWon"):
    """Only one King is left."""

    seat: Seat


class DeckExhausted(Event, tag="DeckExhausted"):
    """The climate deck is used up: all lose."""


class AllForgotten(Event, tag="AllForgotten"):
    """No King is left: all lose."""
