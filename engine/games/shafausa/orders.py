"""Standing orders of Shafausa: what a player has settled beforehand."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Predicate
from pydantic import Field

from engine.core.api import Action, Disarm, Order, offered, question
from engine.games.shafausa import agreement, buying, extraction, powers, prices, speculation
from engine.games.shafausa.actions import DECLINE, PAY_UPKEEP, PLACES, ForceLabour, SellExcess, bid
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep, cheapest, excess
from engine.games.shafausa.auction import BidOrPass, Placement, next_bid, places
from engine.games.shafausa.pieces import KINDS, RESOURCES, Building, Mode, View, own

#: nobody settles beforehand to bid more
MOST_SETTLED = 20


class _NotInFamily(Order):
    """FAMILY has no POWER cards, no auction, no warehouses to build and no speculation."""

    @classmethod
    def fits(cls, variant: agreement.Agreement) -> bool:
        return variant.mode is not Mode.FAMILY


class HiddenCards(_NotInFamily, tag="hidden-cards", questions=(powers.FirstCards, AskForInterest)):
    """Reveal nothing when asked for a card of the extraction or for Interest."""

    def answer(self, view: View) -> Action | None:
        return DECLINE


class UseForcedLabour(_NotInFamily, tag="use-forced-labour", questions=(extraction.ForcedLabour,)):
    """Pay for one more of what brings most at the bank, or never pay."""

    pay: bool = True

    def answer(self, view: View) -> Action | None:
        if not self.pay:
            return DECLINE
        exchange = view.table.exchange
        return max(offered(view, ForceLabour), key=lambda option: exchange[prices.PLACE[option.resource]].sale)


class BidUpTo(_NotInFamily, tag="bid-up-to", questions=(BidOrPass, Placement)):
    """Bid up to this many CHF; beyond that leave the auction for the first or the last place there is."""

    chf: int = Field(0, ge=0, le=MOST_SETTLED)
    then: Literal["first", "last", "ask"] = "last"

    def answer(self, view: View) -> Action | None:
        following = next_bid(view.table, view.seat) if isinstance(view.step, BidOrPass) else None
        if following and following <= self.chf:
            return bid(chf=following)
        if self.then == "ask":
            return None
        return PLACES[1 if self.then == "first" else places(view.table)]


class BuyNothing(Order, tag="buy-nothing", questions=(buying.BuyBuilding,)):
    """Buy nothing, unless rich enough, or unless this building is on offer and can be paid."""

    asked_from: int | None = Field(None, ge=1, le=24)
    unless: Annotated[Building, Predicate(KINDS.__contains__)] | None = None

    def answer(self, view: View) -> Action | None:
        realm = own(view)
        rich = self.asked_from is not None and realm.chf >= self.asked_from
        return None if rich or self.unless in buying.purchasable(view.table, realm, view.data) else DECLINE


class OnePurchase(_NotInFamily, tag="one-purchase", questions=(buying.BuyBuilding,)):
    """Buy nothing more in a round once a building was bought or discarded, or warehouses were built."""

    after: Literal["anything", "building"] = "anything"

    def answer(self, view: View) -> Action | None:
        realm = own(view)
        enough = realm.purchases or (self.after == "anything" and realm.new_warehouses)
        return DECLINE if enough else None


class SellSurplus(Order, tag="sell-surplus", questions=(Storage,)):
    """Of what cannot be stored, sell what brings least, or of what there is most."""

    what: Literal["cheapest", "commonest"] = "cheapest"

    def answer(self, view: View) -> Action | None:
        realm = own(view)
        count = excess(realm, view.data)
        if self.what == "cheapest":
            return SellExcess(**cheapest(realm, view.table.exchange, count))
        left = dict(realm.stock)
        for _ in range(count):
            left[max(RESOURCES, key=left.__getitem__)] -= 1
        return SellExcess(**{resource: realm.stock[resource] - left[resource] for resource in RESOURCES})


class PayForReserve(Order, tag="pay-for-reserve", questions=(Upkeep,)):
    """Pay for the whole reserve, up to this many CHF; with too little money the order ends."""

    up_to: int | None = Field(None, ge=1, le=10)

    def answer(self, view: View) -> Action | None:
        realm = own(view)
        price = prices.upkeep_price(realm, view.data)
        if price > realm.chf:
            raise Disarm("upkeep-short", price=price, have=realm.chf)
        return PAY_UPKEEP if self.up_to is None or price <= self.up_to else None


class PassSpeculation(_NotInFamily, tag="pass-speculation", questions=(speculation.Speculation,)):
    """Leave the exchange alone, unless rich enough; a second action already begun is asked."""

    asked_from: int | None = Field(None, ge=1, le=24)

    def answer(self, view: View) -> Action | None:
        rich = self.asked_from is not None and own(view).chf >= self.asked_from
        return None if rich or question(view, speculation.Speculation).second else DECLINE


#: what many a player arms at once and keeps
PLAUSIBLE: tuple[Order, ...] = (
    HiddenCards(),
    UseForcedLabour(),
    BidUpTo(chf=1, then="first"),
    OnePurchase(),
    BuyNothing(asked_from=8),
    SellSurplus(),
    PayForReserve(),
    PassSpeculation(asked_from=20),
)
