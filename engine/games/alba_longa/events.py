"""What happens in a game of Alba Longa, as it is told."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.seat import Seat
from engine.core.turn_order import TurnOrderCalled
from engine.games.alba_longa.pieces import Blessing, Climate, Die, Job, Jobs, Loot, Place, Season, Stall, Town


class GameBegan(Event):
    """The Kings take their cities; one of them names the first King of Kings."""

    kings: tuple[Seat, ...]
    stalls: int
    naming: Seat


class KingNamed(Event):
    """The King of Kings card has a new holder."""

    seat: Seat
    king: Seat


class KingKept(Event):
    """Who names the first King of Kings has named himself."""

    seat: Seat


class YearBegan(Event):
    """A new year and its climate."""

    year: int
    climate: Climate


class SeasonBegan(Event):
    """A season begins under its King of Kings."""

    season: Season
    king: Seat


class SlavesSold(Event):
    """Peasants were sold."""

    seat: Seat
    peasants: int
    silver: int


class NoSlavesSold(Event):
    """Nobody sold a peasant."""


class OrderCalled(TurnOrderCalled):
    """Free peasants are placed in turn order."""


class FreeSettled(Event):
    """Peasants on free housing spaces went to work."""

    seat: Seat
    jobs: Jobs


class LapBegan(Event):
    """A lap of the court at its price."""

    lap: int
    price: int


class CourtCalled(Event):
    """A King paid and rolled the dice."""

    seat: Seat
    price: int
    stall: Stall | None
    black: int
    grey: int
    white: int
    brown: int


class CallPassed(Event):
    """A King passed his own call and is out."""

    seat: Seat


class ForcedOut(Event):
    """A King could not pay his call and is out."""

    seat: Seat
    price: int
    silver: int


class DieTaken(Event):
    """The caller's own die."""

    seat: Seat
    die: Die
    job: Job
    peasants: int


class DieBought(Event):
    """A die bought in a call."""

    seat: Seat
    die: Die
    job: Job
    peasants: int
    stall: Stall


class PurchaseDeclined(Event):
    """A King bought nothing, and may have said that he will not until his own call."""

    seat: Seat
    until_call: bool


class CourtClosed(Event):
    """Nobody is in the court any more."""


class HeroRecovered(Event):
    """The largest army brought a hero back; which one stays hidden."""

    seat: Seat


class HeroTakenBack(Event):
    """Whispered: which one."""

    hero: int


class TargetShown(Event):
    """A King attacks a city."""

    seat: Seat
    town: Town
    soldiers: int


class AtPeace(Event):
    """Nobody attacks anybody."""


class HeroShown(Event):
    """A King sends a hero."""

    seat: Seat
    hero: int


class AttackFailed(Event):
    """A city held out."""

    town: Town
    attack: int
    defence: int


class AttackSucceeded(Event):
    """A city is beaten; so many sabotages."""

    town: Town
    attack: int
    defence: int
    success: int
    sabotages: int


class Sabotaged(Event):
    """Somebody was sabotaged: he went home or lies there, and may be captured or pay in wheat."""

    seat: Seat
    town: Town
    place: Place
    lying: bool
    captured: bool
    wheat: int


class NoCaptiveLeft(Event):
    """All black figures are in use: nobody is captured."""

    seat: Seat


class NothingLeft(Event):
    """No legal place or no loot: the rest is lost."""

    town: Town
    lost: int


class AssisiPlundered(Event):
    """A King took something from Assisi."""

    seat: Seat
    loot: Loot
    job: Job | None


class AssisiFortified(Event):
    """Assisi was attacked and has another defender."""

    defenders: int


class AssisiStocked(Event):
    """The King of Kings added to the loot."""

    seat: Seat
    loot: Loot


class HeroesReturned(Event):
    """Only hero 0 was left active, so all came back."""

    seat: Seat


class StallEmptied(Event):
    """The richest stall goes to the bank."""

    stall: Stall
    silver: int


class MarketPaid(Event):
    """A King's merchants brought silver from the bank and from a stall."""

    seat: Seat
    bank: int
    stall: Stall | None
    silver: int


class MonumentsBuilt(Event):
    """Workers built."""

    seat: Seat
    built: int
    monuments: int


class HousingImproved(Event):
    """The housing disc moved up."""

    seat: Seat
    disc: int


class WorshipRisen(Event):
    """Priests prayed."""

    seat: Seat
    priests: int
    worship: int


class PietyGiven(Event):
    """The mark of piety."""

    seat: Seat


class ClimateTurned(Event):
    """The climate card is turned: its prayers, and what follows."""

    climate: Climate
    prayers: int
    following: Climate | None


class Harvested(Event):
    """A King's farmers brought wheat."""

    seat: Seat
    standing: int
    lying: int
    improved: bool
    wheat: int


class BestFarmers(Event):
    """The most farmers bring extra wheat."""

    seat: Seat
    wheat: int


class BlessingTurned(Event):
    """The top blessing."""

    blessing: Blessing


class NobodyBlessed(Event):
    """Nobody paid for the blessing that was turned."""


class Blessed(Event):
    """A King got the blessing, or nothing of it."""

    seat: Seat
    blessing: Blessing
    cost: int
    nothing: bool


class Fed(Event):
    """A King fed his people."""

    seat: Seat
    fed: int
    left: int
    wheat: int


class Forgotten(Event):
    """A King without wheat is out of the game."""

    seat: Seat


class Grown(Event):
    """New peasants."""

    seat: Seat
    born: int
    peasants: int
    wheat: int


class ChallengeMet(Event):
    """A King has all monuments and enough peasants."""

    seat: Seat
    monuments: int
    peasants: int
    wealth: int


class GameWon(Event):
    """A King wins, alone at the goal or by a tie-break."""

    seat: Seat


class VictoryShared(Event):
    """Nothing parts them."""

    seats: tuple[Seat, ...]


class LastKingWon(Event):
    """Only one King is left."""

    seat: Seat


class DeckExhausted(Event):
    """The climate deck is used up: all lose."""


class AllForgotten(Event):
    """No King is left: all lose."""
