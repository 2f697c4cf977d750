"""What happens in a game of Alba Longa, as it is told."""

from __future__ import annotations

from engine.core.api import Event, Seat, SeatEvent, TurnOrderCalled
from engine.games.alba_longa.pieces import Blessing, Climate, Die, Job, Jobs, Loot, Place, Season, Stall, Town


class GameBegan(Event, tag="GameBegan"):
    """The Kings take their cities; one of them names the first King of Kings."""

    kings: tuple[Seat, ...]
    stalls: int
    naming: Seat


class KingNamed(SeatEvent, tag="KingNamed"):
    """The King of Kings card has a new holder."""

    king: Seat


class KingKept(SeatEvent, tag="KingKept"):
    """Who names the first King of Kings has named himself."""


class YearBegan(Event, tag="YearBegan"):
    year: int
    climate: Climate


class SeasonBegan(Event, tag="SeasonBegan"):
    season: Season
    king: Seat


class SlavesSold(SeatEvent, tag="SlavesSold"):
    peasants: int
    silver: int


class NoSlavesSold(Event, tag="NoSlavesSold"):
    """Nobody sold a peasant."""


class OrderCalled(TurnOrderCalled, tag="OrderCalled"):
    """Free peasants are placed in turn order."""


class FreeSettled(SeatEvent, tag="FreeSettled"):
    """Peasants on free housing spaces went to work."""

    jobs: Jobs


class LapBegan(Event, tag="LapBegan"):
    lap: int
    price: int


class CourtCalled(SeatEvent, tag="CourtCalled"):
    """A King paid and rolled the dice."""

    price: int
    stall: Stall | None
    black: int
    grey: int
    white: int
    brown: int


class CallPassed(SeatEvent, tag="CallPassed"):
    """A King passed his own call and is out."""


class ForcedOut(SeatEvent, tag="ForcedOut"):
    """A King could not pay his call and is out."""

    price: int
    silver: int


class DieTaken(SeatEvent, tag="DieTaken"):
    """The caller's own die."""

    die: Die
    job: Job
    peasants: int


class DieBought(SeatEvent, tag="DieBought"):
    die: Die
    job: Job
    peasants: int
    stall: Stall


class PurchaseDeclined(SeatEvent, tag="PurchaseDeclined"):
    """A King bought nothing, and may have said that he will not until his own call."""

    until_call: bool


class CourtClosed(Event, tag="CourtClosed"):
    """Nobody is in the court any more."""


class HeroRecovered(SeatEvent, tag="HeroRecovered"):
    """The largest army brought a hero back; which one stays hidden."""


class HeroTakenBack(Event, tag="HeroTakenBack"):
    """Whispered: which one."""

    hero: int


class TargetShown(SeatEvent, tag="TargetShown"):
    """A King attacks a city."""

    town: Town
    soldiers: int


class AtPeace(Event, tag="AtPeace"):
    """Nobody attacks anyone."""


class HeroShown(SeatEvent, tag="HeroShown"):
    hero: int


class AttackFailed(Event, tag="AttackFailed"):
    town: Town
    attack: int
    defence: int


class AttackSucceeded(Event, tag="AttackSucceeded"):
    town: Town
    attack: int
    defence: int
    success: int
    sabotages: int


class Sabotaged(SeatEvent, tag="Sabotaged"):
    """Someone was sabotaged: he went home or lies there, and may be captured or pay in wheat."""

    town: Town
    place: Place
    lying: bool
    captured: bool
    wheat: int


class NoCaptiveLeft(SeatEvent, tag="NoCaptiveLeft"):
    """All black figures are in use: nobody is captured."""


class NothingLeft(Event, tag="NothingLeft"):
    """No legal place or no loot: the rest is lost."""

    town: Town
    lost: int


class AssisiPlundered(SeatEvent, tag="AssisiPlundered"):
    loot: Loot
    job: Job | None


class AssisiFortified(Event, tag="AssisiFortified"):
    """Assisi was attacked and has another defender."""

    defenders: int


class AssisiStocked(SeatEvent, tag="AssisiStocked"):
    """The King of Kings added to the loot."""

    loot: Loot


class HeroesReturned(SeatEvent, tag="HeroesReturned"):
    """Only hero 0 was left active, so all came back."""


class StallEmptied(Event, tag="StallEmptied"):
    """The richest stall goes to the bank."""

    stall: Stall
    silver: int


class MarketPaid(SeatEvent, tag="MarketPaid"):
    """A King's merchants brought silver from the bank and from a stall."""

    bank: int
    stall: Stall | None
    silver: int


class MonumentsBuilt(SeatEvent, tag="MonumentsBuilt"):
    built: int
    monuments: int


class HousingImproved(SeatEvent, tag="HousingImproved"):
    """The housing disc moved up."""

    disc: int


class WorshipRisen(SeatEvent, tag="WorshipRisen"):
    priests: int
    worship: int


class PietyGiven(SeatEvent, tag="PietyGiven"):
    """The mark of piety."""


class ClimateTurned(Event, tag="ClimateTurned"):
    """The climate card is turned: its prayers, and what follows."""

    climate: Climate
    prayers: int
    following: Climate | None


class Harvested(SeatEvent, tag="Harvested"):
    standing: int
    lying: int
    improved: bool
    wheat: int


class SaleAnnounced(SeatEvent, tag="SaleAnnounced"):
    """A King will sell peasants when the next season begins, or nobody after all."""

    peasants: int


class NextCallAnnounced(SeatEvent, tag="NextCallAnnounced"):
    """A King will pass his next call, or call after all."""

    away: bool


class BestFarmers(SeatEvent, tag="BestFarmers"):
    """The most farmers bring extra wheat."""

    wheat: int


class BlessingTurned(Event, tag="BlessingTurned"):
    blessing: Blessing


class NobodyBlessed(Event, tag="NobodyBlessed"):
    """Nobody paid for the blessing that was turned."""


class Blessed(SeatEvent, tag="Blessed"):
    """A King got the blessing, or nothing of it."""

    blessing: Blessing
    cost: int
    nothing: bool


class Fed(SeatEvent, tag="Fed"):
    fed: int
    left: int
    wheat: int


class Forgotten(SeatEvent, tag="Forgotten"):
    """A King without wheat is out of the game."""


class Grown(SeatEvent, tag="Grown"):
    born: int
    peasants: int
    wheat: int


class ChallengeMet(SeatEvent, tag="ChallengeMet"):
    """A King has all monuments and enough peasants."""

    monuments: int
    peasants: int
    wealth: int


class GameWon(SeatEvent, tag="GameWon"):
    """A King wins, alone at the goal or by a tie-break."""


class VictoryShared(Event, tag="VictoryShared"):
    """Nothing parts them."""

    seats: tuple[Seat, ...]


class LastKingWon(SeatEvent, tag="LastKingWon"):
    """Only one King is left."""


class DeckExhausted(Event, tag="DeckExhausted"):
    """The climate deck is used up: all lose."""


class AllForgotten(Event, tag="AllForgotten"):
    """No King is left: all lose."""
