"""What happens in a game of Shafausa, as it is told."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.seat import Seat
from engine.core.turn_order import TurnOrderCalled
from engine.games.shafausa.pieces import Building, Goods, Market, Mode, People, Power, Resource


class GameBegan(Event, tag="GameBegan"):
    """The boards are dealt."""

    mode: Mode
    order: tuple[Seat, ...]


class PeopleChosen(Event, tag="PeopleChosen"):
    """A seat has chosen its people."""

    seat: Seat
    people: People


class TileTaken(Event, tag="TileTaken"):
    """A set-up tile is taken."""

    seat: Seat
    value: int


class Settled(Event, tag="Settled"):
    """What the set-up tiles of a seat bring."""

    seat: Seat
    chf: int
    miners: int
    warehouses: int
    cities: int
    buildings: tuple[Building, ...] | None


class OrderSet(Event, tag="OrderSet"):
    """The turn order."""

    order: tuple[Seat, ...]


class RoundBegan(Event, tag="RoundBegan"):
    """A new round."""

    round: int


class Extracted(Event, tag="Extracted"):
    """What mines, buildings and a POWER card yield."""

    seat: Seat
    goods: Goods
    chf: int


class LabourDeclined(Event, tag="LabourDeclined"):
    """Nothing is paid for Forced Labour."""

    seat: Seat


class LabourForced(Event, tag="LabourForced"):
    """Paid for one more resource."""

    seat: Seat
    resource: Resource
    chf: int


class BidMade(Event, tag="BidMade"):
    """A bid in the auction."""

    seat: Seat
    chf: int


class PlaceTaken(Event, tag="PlaceTaken"):
    """A seat leaves the auction and takes its place."""

    seat: Seat
    place: int
    chf: int
    #: those who are out so far; None where the whole order follows, and in matches begun before this was told
    order: tuple[Seat, ...] | None = None


class BuildingPurchased(Event, tag="BuildingPurchased"):
    """A building goes to the reserve."""

    seat: Seat
    building: Building
    chf: int


class BuildingDiscarded(Event, tag="BuildingDiscarded"):
    """A building was paid for and goes back into the bag."""

    seat: Seat
    building: Building
    chf: int


class PurchaseDeclined(Event, tag="PurchaseDeclined"):
    """A turn to buy ends; more, if something was bought before."""

    seat: Seat
    more: bool


class WarehousesBuilt(Event, tag="WarehousesBuilt"):
    """New warehouses."""

    seat: Seat
    count: int
    chf: int
    warehouses: int


class ResourceSold(Event, tag="ResourceSold"):
    """Resources go to the bank."""

    seat: Seat
    resource: Resource
    count: int
    chf: int


class ResourceBought(Event, tag="ResourceBought"):
    """Resources come from the bank."""

    seat: Seat
    resource: Resource
    count: int
    chf: int


class MineBuilt(Event, tag="MineBuilt"):
    """A new mine."""

    seat: Seat
    resource: Resource
    city: int
    chf: int


class MineMissed(Event, tag="MineMissed"):
    """The last mine tile was taken by somebody earlier in turn order; nothing is paid."""

    seat: Seat
    resource: Resource


class MinerAdded(Event, tag="MinerAdded"):
    """One more miner."""

    seat: Seat
    chf: int


class CityBuilt(Event, tag="CityBuilt"):
    """The next city; what is printed in it wakes up."""

    seat: Seat
    city: int
    chf: int


class BuildingConstructed(Event, tag="BuildingConstructed"):
    """A building leaves the reserve."""

    seat: Seat
    building: Building
    city: int
    paid: Resource


class OfficeReplaced(Event, tag="OfficeReplaced"):
    """The Builders' House takes the place of the Engineer's Office."""

    seat: Seat


class ResourceTransmuted(Event, tag="ResourceTransmuted"):
    """A resource became the next one."""

    seat: Seat
    resource: Resource
    into: Resource


class PowerRevealed(Event, tag="PowerRevealed"):
    """A POWER card is in use; the two others leave the game."""

    seat: Seat
    card: Power


class PlanCommitted(Event, tag="PlanCommitted"):
    """A seat is done; its plan stays unseen until all are done."""

    seat: Seat


class PlanReopened(Event, tag="PlanReopened"):
    """A seat is not done after all."""

    seat: Seat


class OrderCalled(TurnOrderCalled, tag="OrderCalled"):
    """From now on one finishes after the other, in turn order."""


class PlanCarriedOut(Event, tag="PlanCarriedOut"):
    """The management of a seat is over."""

    seat: Seat
    chf: int


class ExcessSold(Event, tag="ExcessSold"):
    """Resources that could not be stored."""

    seat: Seat
    goods: Goods
    chf: int


class UpkeepPaid(Event, tag="UpkeepPaid"):
    """Money for the buildings in the reserve."""

    seat: Seat
    chf: int


class BuildingReturned(Event, tag="BuildingReturned"):
    """A building in reserve that was not paid for goes back into the bag."""

    seat: Seat
    building: Building


class InterestDeclined(Event, tag="InterestDeclined"):
    """The card stays hidden."""

    seat: Seat


class InterestPaid(Event, tag="InterestPaid"):
    """Interest on the money held."""

    seat: Seat
    chf: int


class LadderFilled(Event, tag="LadderFilled"):
    """The buildings on offer in the next round."""

    available: tuple[Building, ...] | None
    future: tuple[Building, ...] | None


class PriceFell(Event, tag="PriceFell"):
    """A sale price after the free market."""

    resource: Resource
    price: int


class SpeculationDeclined(Event, tag="SpeculationDeclined"):
    """The exchange is left alone."""

    seat: Seat


class PriceFixed(Event, tag="PriceFixed"):
    """A price was crossed."""

    seat: Seat
    resource: Resource
    market: Market
    chf: int


class PriceMoved(Event, tag="PriceMoved"):
    """A price was moved and crossed."""

    seat: Seat
    resource: Resource
    market: Market
    price: int
    chf: int


class ResourceFixed(Event, tag="ResourceFixed"):
    """Both prices of a resource were crossed."""

    seat: Seat
    resource: Resource
    chf: int


class ResourceVaried(Event, tag="ResourceVaried"):
    """Both prices of a resource were moved and crossed."""

    seat: Seat
    resource: Resource
    sale: int
    purchase: int
    chf: int


class CitiesFilled(Event, tag="CitiesFilled"):
    """The end: all cities of a seat are built and full."""

    seat: Seat


class WarehousesFilled(Event, tag="WarehousesFilled"):
    """The end: all warehouses of a seat are built and filled."""

    seat: Seat


class RoundsOver(Event, tag="RoundsOver"):
    """The end: the last round of the agreed limit is over."""

    round: int


class Scored(Event, tag="Scored"):
    """A line of the score sheet."""

    sheet = True
    seat: Seat
    cities: int
    warehouses: int
    miners: int
    buildings: int
    mines: int
    bonuses: int
    power: int
    money: int
    total: int
    chf: int


class GameWon(Event, tag="GameWon"):
    """The end, perhaps shared."""

    seats: tuple[Seat, ...]
    total: int
