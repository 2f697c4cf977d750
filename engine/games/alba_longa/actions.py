"""What a King of Alba Longa may do."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from engine.core.api import Action, TurnOrderCall, interned
from engine.games.alba_longa.pieces import Die, Job, Loot, Place, Stall, Town

MOST_STALLS = 6
#: the strongest hero
MOST_HERO = 4
#: more pips than a die can show
NEVER = 5


class Appoint(Action, tag="appoint"):
    """Give the King of Kings card to a King."""

    city: Town


class Sell(Action, tag="sell", secret=True):
    """Sell no peasant, one or three as slaves."""

    peasants: int = Field(0, ge=0, le=20)


class SellLater(Action, tag="sell-later"):
    """Say that you will sell peasants as slaves when the next season begins, or nobody after all."""

    peasants: int = Field(0, ge=0, le=20)


class Settle(Action, tag="settle", secret=True):
    """Send peasants from free housing spaces to work; the others stay at home."""

    first: Job | None = None
    second: Job | None = None
    third: Job | None = None

    @property
    def jobs(self) -> list[Job]:
        """The jobs of those who leave their houses."""
        return [job for job in (self.first, self.second, self.third) if job is not None]


class CallOrder(TurnOrderCall, tag="call-order"):
    """Call for turn order: free peasants are placed one King after the other."""


class Call(Action, tag="call", superfluous={"one-stall": ["stalls", "second_stall", "silver"]}):
    """Call the court: pay the price on one stall and roll the dice."""

    #: left out: the stall with least silver, if the call costs any
    stall: Stall | None = Field(None, ge=1, le=MOST_STALLS)


class Pass(Action, tag="pass"):
    """Pass your own call and leave the court for this season."""


class StayAway(Action, tag="stay-away"):
    """Say that you will pass your next call, or call after all."""

    away: bool = True


class Take(Action, tag="take", superfluous={"wrong-job": ["job"]}):
    """Take one of the dice you rolled and send peasants to work."""

    die: Die
    #: left out: as many as possible
    peasants: int | None = Field(None, ge=0, le=8)
    #: to the farm instead of the die's own job
    farm: bool = False


class Buy(Action, tag="buy", superfluous={"bought-die-farm": ["job", "farm"], "one-stall": ["stalls", "second_stall"]}):
    """Buy a die that is left and send peasants to its job."""

    die: Die
    #: left out: as many as possible
    peasants: int | None = Field(None, ge=0, le=8)
    #: left out: the stall with least silver
    stall: Stall | None = Field(None, ge=1, le=MOST_STALLS)


class Decline(Action, tag="decline"):
    """Buy no die in this call, or none at all until your own next call."""

    until_call: bool = False


class Wish(Action, tag="wish"):
    """Say which dice you want to be asked about in this season: each colour from how many pips, or never."""

    black: int = Field(1, ge=1, le=NEVER)
    grey: int = Field(1, ge=1, le=NEVER)
    white: int = Field(1, ge=1, le=NEVER)
    brown: int = Field(1, ge=1, le=NEVER)

    @property
    def least(self) -> dict[Die, int]:
        """The colours of which not every die is wanted."""
        pips = ((Die.BLACK, self.black), (Die.GREY, self.grey), (Die.WHITE, self.white), (Die.BROWN, self.brown))
        return {die: least for die, least in pips if least > 1}

    @property
    def for_any(self) -> bool:
        """Whether any die at all is wanted."""
        return min(self.black, self.grey, self.white, self.brown) < NEVER


class Recover(Action, tag="recover", secret=True):
    """Take a used hero back, or none."""

    hero: int | None = Field(None, ge=0, le=MOST_HERO)

    def seen(self, data: Any) -> Any:
        """That a hero came back is seen, not which."""
        return self.hero is not None


class Attack(Action, tag="attack", secret=True):
    """Choose the city your soldiers attack."""

    city: Town


class Send(Action, tag="send", secret=True):
    """Choose the hero who fights with you."""

    hero: int = Field(ge=0, le=MOST_HERO)


class Sabotage(Action, tag="sabotage"):
    """Say at which place you sabotage the beaten city."""

    place: Place


class Plunder(Action, tag="plunder"):
    """Take something from Assisi; a captive goes to work at once."""

    loot: Loot
    #: what a captive does in your city
    job: Job | None = None


class Stock(Action, tag="stock"):
    """Add something to the loot of Assisi."""

    loot: Loot


class Improve(Action, tag="improve", secret=True):
    """Spend prayers to improve the harvest."""


class Invoke(Action, tag="invoke", secret=True):
    """Spend prayers to share in the blessing."""


class Spare(Action, tag="spare", secret=True):
    """Keep your prayers."""


class Grow(Action, tag="grow", secret=True):
    """Buy new peasants with spare wheat."""

    peasants: int = Field(0, ge=0, le=20)


# Options are listed again and again; frozen values are built once.
sell = interned(Sell)
wish = interned(Wish)
settle = interned(Settle)
call = interned(Call)
take = interned(Take)
buy = interned(Buy)
recover = interned(Recover)
plunder = interned(Plunder)
stock = interned(Stock)
grow = interned(Grow)
APPOINT = {town: Appoint(city=town) for town in Town}
ATTACK = {town: Attack(city=town) for town in Town}
SEND = {hero: Send(hero=hero) for hero in range(MOST_HERO + 1)}
SABOTAGE = {place: Sabotage(place=place) for place in Place}
PASS, DECLINE, IMPROVE, INVOKE, SPARE = Pass(), Decline(), Improve(), Invoke(), Spare()
CALL_ORDER = CallOrder()
ABSTAIN = Decline(until_call=True)
FREE_CALL = Call()
