"""What a player of Shafausa may do."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from engine.core.action import Action, interned
from engine.games.shafausa.pieces import Building, Market, People, Power, Resource

MOST = 99
MOST_CITIES = 5


# -- before the first round


class ChoosePeople(Action):
    """Choose the people you play."""

    people: People


class TakeTile(Action):
    """Take a set-up tile."""

    value: int = Field(ge=1, le=MOST)


# -- POWER cards


class Reveal(Action):
    """Reveal a POWER card; it works for the rest of the game."""

    card: Power


class KeepHidden(Action):
    """Reveal no POWER card now."""


# -- extraction


class ForceLabour(Action):
    """Pay for one more resource from a mine."""

    resource: Resource


class SpareMiners(Action):
    """Do not pay for forced labour this time."""


# -- turn order


class Bid(Action):
    """Raise the bid for the turn order by one."""

    chf: int = Field(ge=1, le=999)


class Pass(Action):
    """Leave the auction, pay your last bid and take a place in the turn order."""

    place: int = Field(ge=1, le=6)


class Insert(Action):
    """As the last one in the auction, take a place in the turn order."""

    place: int = Field(ge=1, le=6)


# -- buying


class Purchase(Action):
    """Buy a building on offer."""

    building: Building


class Discard(Action):
    """Pay for a building on offer and put it back into the bag."""

    building: Building


class BuildWarehouses(Action):
    """Build the next warehouses of the row."""

    count: int = Field(1, ge=1, le=11)


class EndPurchases(Action):
    """Buy nothing more this round."""


# -- trading at any moment (FAMILY)


class SellNow(Action):
    """Sell resources to the bank at once."""

    resource: Resource
    count: int = Field(1, ge=1, le=MOST)


class BuyNow(Action):
    """Buy resources from the bank at once."""

    resource: Resource
    count: int = Field(1, ge=1, le=MOST)


# -- management: steps of the plan


class _Planned(Action):
    """A step of the plan, unseen until the plan is carried out."""

    secret: ClassVar[bool] = True


class Sell(_Planned):
    """Plan to sell resources to the bank."""

    resource: Resource
    count: int = Field(1, ge=1, le=MOST)


class Buy(_Planned):
    """Plan to buy resources from the bank."""

    resource: Resource
    count: int = Field(1, ge=1, le=MOST)


class BuildMine(_Planned):
    """Plan a mine in a city with a free place."""

    resource: Resource
    #: number of the city; 0 for the first with a free place
    city: int = Field(0, ge=0, le=MOST_CITIES)
    #: buy what is missing from the bank
    buy: bool = False


class AddMiner(_Planned):
    """Plan one more miner."""


class Conscript(_Planned):
    """Plan one more miner at the price of the Conscription card."""


class BuildCity(_Planned):
    """Plan the next city."""

    city: int = Field(ge=1, le=MOST_CITIES)
    buy: bool = False


class Construct(_Planned):
    """Plan to construct a building of your reserve."""

    building: Building
    city: int = Field(0, ge=0, le=MOST_CITIES)
    buy: bool = False
    #: Harmony: pay with wood
    with_wood: bool = False


class Transmute(_Planned):
    """Plan to turn a resource into the next one."""

    resource: Resource


class UsePower(_Planned):
    """Plan to use a POWER card."""

    card: Power


class TakeBack(_Planned):
    """Take the last step of the plan back."""


class Strike(_Planned):
    """Strike a step out of the plan."""

    step: int = Field(ge=1, le=MOST)


class StartOver(_Planned):
    """Throw the whole plan away."""


class Commit(Action):
    """Commit your plan: you are done."""


class Reopen(Action):
    """You are not done after all."""


class CallOrder(Action):
    """Call for turn order: from now on one finishes after the other."""


# -- administration


class SellExcess(Action):
    """Choose which resources to sell because they cannot be stored."""

    wood: int = Field(0, ge=0, le=MOST)
    stone: int = Field(0, ge=0, le=MOST)
    iron: int = Field(0, ge=0, le=MOST)
    coal: int = Field(0, ge=0, le=MOST)
    copper: int = Field(0, ge=0, le=MOST)
    silver: int = Field(0, ge=0, le=MOST)
    gold: int = Field(0, ge=0, le=MOST)


class PayUpkeep(Action):
    """Pay for the buildings in your reserve."""


class GiveUp(Action):
    """Put a building of your reserve back into the bag instead of paying for it."""

    building: Building


# -- speculation


class FixPrice(Action):
    """Cross one price without moving it."""

    resource: Resource
    market: Market


class MovePrice(Action):
    """Move one price by one or two notches."""

    resource: Resource
    market: Market
    notches: int = Field(ge=-2, le=2)


class FixResource(Action):
    """Cross both prices of a resource."""

    resource: Resource


class VaryResource(Action):
    """Move both prices of a resource by one notch each."""

    resource: Resource
    sale: int = Field(ge=-1, le=1)
    purchase: int = Field(ge=-1, le=1)


class Abstain(Action):
    """Leave the stock exchange alone."""


# Options are listed again and again; frozen values are built once.
bid = interned(Bid)
take_tile = interned(TakeTile)
PASS = {place: Pass(place=place) for place in range(1, 7)}
INSERT = {place: Insert(place=place) for place in range(1, 7)}
CHOOSE = {people: ChoosePeople(people=people) for people in People}
REVEAL = {card: Reveal(card=card) for card in Power}
USE = {card: UsePower(card=card) for card in Power}
FORCE = {resource: ForceLabour(resource=resource) for resource in Resource}
PURCHASE = {building: Purchase(building=building) for building in Building}
DISCARD = {building: Discard(building=building) for building in Building}
GIVE_UP = {building: GiveUp(building=building) for building in Building}
WAREHOUSES = {count: BuildWarehouses(count=count) for count in range(1, 12)}
TRANSMUTE = {resource: Transmute(resource=resource) for resource in Resource}
FIX = {(resource, market): FixPrice(resource=resource, market=market) for resource in Resource for market in Market}
MOVE = {
    (resource, market, notches): MovePrice(resource=resource, market=market, notches=notches)
    for resource in Resource
    for market in Market
    for notches in (-2, -1, 1, 2)
}
FIX_RESOURCE = {resource: FixResource(resource=resource) for resource in Resource}
VARY = {
    (resource, sale, purchase): VaryResource(resource=resource, sale=sale, purchase=purchase)
    for resource in Resource
    for sale in (-1, 1)
    for purchase in (-1, 1)
}
KEEP_HIDDEN, SPARE, END_PURCHASES, ABSTAIN = KeepHidden(), SpareMiners(), EndPurchases(), Abstain()
ADD_MINER, CONSCRIPT, TAKE_BACK, START_OVER = AddMiner(), Conscript(), TakeBack(), StartOver()
COMMIT, REOPEN, CALL_ORDER, PAY_UPKEEP = Commit(), Reopen(), CallOrder(), PayUpkeep()
