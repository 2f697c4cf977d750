"""What happens in a game of Shafausa, as it is told."""

from __future__ import annotations

from engine.core.api import Event, Seat, SeatEvent, TurnOrderCalled
from engine.games.shafausa.pieces import Building, Goods, Market, Mode, People, Power, Resource


class _OfResource(SeatEvent):
    """Something with a resource."""

    resource: Resource


class GameBegan(Event, tag="GameBegan"):
    """The boards are dealt."""

    mode: Mode
    order: tuple[Seat, ...]


class PeopleChosen(SeatEvent, tag="PeopleChosen"):
    people: People


class TileTaken(SeatEvent, tag="TileTaken"):
    value: int


class Settled(SeatEvent, tag="Settled"):
    """What the set-up tiles of a seat bring."""

    chf: int
    miners: int
    warehouses: int
    cities: int
    buildings: tuple[Building, ...] | None


class OrderSet(Event, tag="OrderSet"):
    order: tuple[Seat, ...]


class RoundBegan(Event, tag="RoundBegan"):
    round: int


class Extracted(SeatEvent, tag="Extracted"):
    """What mines, buildings and a POWER card yield."""

    goods: Goods
    chf: int


class LabourDeclined(SeatEvent, tag="LabourDeclined"):
    """Nothing is paid for Forced Labour."""


class LabourForced(_OfResource, tag="LabourForced"):
    """Paid for one more resource."""

    chf: int


class BidMade(SeatEvent, tag="BidMade"):
    chf: int


class PlaceTaken(SeatEvent, tag="PlaceTaken"):
    """A seat leaves the auction and takes its place."""

    place: int
    chf: int
    #: those who are out so far; None where the whole order follows, and in matches begun before this was told
    order: tuple[Seat, ...] | None = None


class BuildingPurchased(SeatEvent, tag="BuildingPurchased"):
    """A building goes to the reserve."""

    building: Building
    chf: int


class BuildingDiscarded(SeatEvent, tag="BuildingDiscarded"):
    """A building was paid for and goes back into the bag."""

    building: Building
    chf: int


class PurchaseDeclined(SeatEvent, tag="PurchaseDeclined"):
    """A turn to buy ends; more, if something was bought before."""

    more: bool


class WarehousesBuilt(SeatEvent, tag="WarehousesBuilt"):
    count: int
    chf: int
    warehouses: int


class ResourceSold(_OfResource, tag="ResourceSold"):
    count: int
    chf: int


class ResourceBought(_OfResource, tag="ResourceBought"):
    count: int
    chf: int


class MineBuilt(_OfResource, tag="MineBuilt"):
    city: int
    chf: int


class MineMissed(_OfResource, tag="MineMissed"):
    """The last mine tile was taken by someone earlier in turn order; nothing is paid."""


class MinerAdded(SeatEvent, tag="MinerAdded"):
    chf: int


class CityBuilt(SeatEvent, tag="CityBuilt"):
    """The next city; what is printed in it wakes up."""

    city: int
    chf: int


class BuildingConstructed(SeatEvent, tag="BuildingConstructed"):
    """A building leaves the reserve."""

    building: Building
    city: int
    paid: Resource


class OfficeReplaced(SeatEvent, tag="OfficeReplaced"):
    """The Builders' House takes the place of the Engineer's Office."""


class ResourceTransmuted(_OfResource, tag="ResourceTransmuted"):
    into: Resource


class PowerRevealed(SeatEvent, tag="PowerRevealed"):
    """A POWER card is in use; the two others leave the game."""

    card: Power


class PlanCommitted(SeatEvent, tag="PlanCommitted"):
    """A seat is done; its plan stays unseen until all are done."""


class PlanReopened(SeatEvent, tag="PlanReopened"):
    """A seat is not done after all."""


class OrderCalled(TurnOrderCalled, tag="OrderCalled"):
    """From now on one finishes after the other, in turn order."""


class PlanCarriedOut(SeatEvent, tag="PlanCarriedOut"):
    """The management of a seat is over."""

    chf: int


class ExcessSold(SeatEvent, tag="ExcessSold"):
    """Resources that could not be stored."""

    goods: Goods
    chf: int


class UpkeepPaid(SeatEvent, tag="UpkeepPaid"):
    """Money for the buildings in the reserve."""

    chf: int


class BuildingReturned(SeatEvent, tag="BuildingReturned"):
    """A building in reserve that was not paid for goes back into the bag."""

    building: Building


class InterestDeclined(SeatEvent, tag="InterestDeclined"):
    """The card stays hidden."""


class InterestPaid(SeatEvent, tag="InterestPaid"):
    chf: int


class LadderFilled(Event, tag="LadderFilled"):
    """The buildings on offer in the next round."""

    available: tuple[Building, ...] | None
    future: tuple[Building, ...] | None


class PriceFell(Event, tag="PriceFell"):
    """A sale price after the free market."""

    resource: Resource
    price: int


class SpeculationDeclined(SeatEvent, tag="SpeculationDeclined"):
    """The exchange is left alone."""


class PriceFixed(_OfResource, tag="PriceFixed"):
    """A price was crossed."""

    market: Market
    chf: int


class PriceMoved(_OfResource, tag="PriceMoved"):
    """A price was moved and crossed."""

    market: Market
    price: int
    chf: int


class ResourceFixed(_OfResource, tag="ResourceFixed"):
    """Both prices of a resource were crossed."""

    chf: int


class ResourceVaried(_OfResource, tag="ResourceVaried"):
    """Both prices of a resource were moved and crossed."""

    sale: int
    purchase: int
    chf: int


class CitiesFilled(SeatEvent, tag="CitiesFilled"):
    """The end: all cities of a seat are built and full."""


class WarehousesFilled(SeatEvent, tag="WarehousesFilled"):
    """The end: all warehouses of a seat are built and filled."""


class RoundsOver(Event, tag="RoundsOver"):
    """The end: the last round of the agreed limit is over."""

    round: int


class Scored(SeatEvent, tag="Scored"):
    sheet = True
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
