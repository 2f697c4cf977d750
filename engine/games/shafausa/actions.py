"""What a player of Shafausa may do."""

from __future__ import annotations

from pydantic import Field

from engine.core.api import Action, TurnOrderCall, interned
from engine.games.shafausa.pieces import Building, People, Power, Resource

#: more than anyone ever has of anything; what is offered stops here, too
MOST = 9_999
MOST_CITIES = 5


# -- before the first round


class ChoosePeople(Action, tag="choose-people"):
    """Choose the people you play."""

    people: People


class TakeTile(Action, tag="take-tile"):
    """Take a set-up tile."""

    value: int = Field(ge=1, le=MOST)


class Decline(Action, tag="decline"):
    """Nothing, or nothing more: buy nothing, pay nothing, reveal nothing, leave the exchange alone."""


class _Planned(Action, secret=True):
    """Unseen until a plan is carried out."""


# -- extraction and POWER cards


class Reveal(_Planned, tag="reveal"):
    """Reveal a POWER card; in the management phase as a step of the plan."""

    card: Power


class ForceLabour(Action, tag="force-labour"):
    """Pay for one more resource from a mine."""

    resource: Resource


# -- turn order


class Bid(Action, tag="bid"):
    """Raise the bid for the turn order by one."""

    chf: int = Field(ge=1, le=MOST)


class TakePlace(Action, tag="take-place"):
    """Leave the auction, pay your last bid and take a place in the turn order."""

    place: int = Field(ge=1, le=6)


# -- buying


class Purchase(Action, tag="purchase"):
    """Buy a building on offer."""

    building: Building


class Discard(Action, tag="discard"):
    """Pay for a building on offer and put it back into the bag."""

    building: Building


class BuildWarehouses(Action, tag="build-warehouses"):
    """Build the next warehouses of the row."""

    count: int = Field(1, ge=1, le=11)


# -- trading with the bank: in the plan, and in FAMILY at any moment


class Sell(_Planned, tag="sell"):
    """Sell resources to the bank."""

    resource: Resource
    count: int = Field(1, ge=1, le=MOST)


class Buy(_Planned, tag="buy"):
    """Buy resources from the bank."""

    resource: Resource
    count: int = Field(1, ge=1, le=MOST)


# -- management: the other steps of the plan


class BuildMine(_Planned, tag="build-mine"):
    """Plan a mine in a city with a free place."""

    resource: Resource
    #: number of the city; 0 for the first with a free place
    city: int = Field(0, ge=0, le=MOST_CITIES)
    #: buy what is missing from the bank
    buy: bool = False


class AddMiner(_Planned, tag="add-miner"):
    """Plan one more miner."""

    #: at the price of the Conscription card
    conscript: bool = False


class BuildCity(_Planned, tag="build-city"):
    """Plan the next city."""

    city: int = Field(ge=1, le=MOST_CITIES)
    buy: bool = False


class Construct(_Planned, tag="construct"):
    """Plan to construct a building of your reserve."""

    building: Building
    city: int = Field(0, ge=0, le=MOST_CITIES)
    buy: bool = False
    #: Harmony: pay with wood
    with_wood: bool = False


class Transmute(_Planned, tag="transmute"):
    """Plan to turn a resource into the next one."""

    resource: Resource


class TakeBack(_Planned, tag="take-back"):
    """Take a step of the plan back: a certain one, or whatever the last press added."""

    step: int = Field(0, ge=0, le=MOST)


class Commit(Action, tag="commit"):
    """Commit your plan: you are done."""


class Reopen(Action, tag="reopen"):
    """You are not done after all."""


class CallOrder(TurnOrderCall, tag="call-order"):
    """Call for turn order: from now on one finishes after the other."""


# -- administration


class SellExcess(Action, tag="sell-excess"):
    """Choose which resources to sell because they cannot be stored."""

    wood: int = Field(0, ge=0, le=MOST)
    stone: int = Field(0, ge=0, le=MOST)
    iron: int = Field(0, ge=0, le=MOST)
    coal: int = Field(0, ge=0, le=MOST)
    copper: int = Field(0, ge=0, le=MOST)
    silver: int = Field(0, ge=0, le=MOST)
    gold: int = Field(0, ge=0, le=MOST)


class PayUpkeep(Action, tag="pay-upkeep"):
    """Pay for the buildings in your reserve."""


class GiveUp(Action, tag="give-up"):
    """Put a building of your reserve back into the bag instead of paying for it."""

    building: Building


# -- speculation


class Speculate(Action, tag="speculate"):
    """Fix or move one price of a resource, or both."""

    resource: Resource
    #: notches for the sale price: 0 fixes it, nothing leaves it alone
    sale: int | None = Field(None, ge=-2, le=2)
    purchase: int | None = Field(None, ge=-2, le=2)


# Options are listed again and again; frozen values are built once.
bid = interned(Bid)
sell = interned(Sell)
sell_excess = interned(SellExcess)
PLACES = {place: TakePlace(place=place) for place in range(1, 7)}
CHOOSE = {people: ChoosePeople(people=people) for people in People}
REVEAL = {card: Reveal(card=card) for card in Power}
FORCE = {resource: ForceLabour(resource=resource) for resource in Resource}
PURCHASE = {building: Purchase(building=building) for building in Building}
DISCARD = {building: Discard(building=building) for building in Building}
GIVE_UP = {building: GiveUp(building=building) for building in Building}
WAREHOUSES = {count: BuildWarehouses(count=count) for count in range(1, 12)}
TRANSMUTE = {resource: Transmute(resource=resource) for resource in Resource}
NOTCHES = (None, -2, -1, 0, 1, 2)
SPECULATE = {
    (resource, sale, purchase): Speculate(resource=resource, sale=sale, purchase=purchase)
    for resource in Resource
    for sale in NOTCHES
    for purchase in NOTCHES
}
DECLINE, COMMIT, REOPEN, CALL_ORDER, PAY_UPKEEP = Decline(), Commit(), Reopen(), CallOrder(), PayUpkeep()
ADD_MINER, CONSCRIPT = AddMiner(), AddMiner(conscript=True)
