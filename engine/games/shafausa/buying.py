"""Phase 3, buying: one building, bought or discarded, and up to two warehouses, in turn order."""

from __future__ import annotations

from engine.core.api import Illegal, Option, Rule, Seat, SeatDecision, SeatRule, on, require
from engine.games.shafausa import actions, prices
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.bag import give_back
from engine.games.shafausa.cards import FAMILY, revealable
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import BuildingDiscarded, BuildingPurchased, PurchaseDeclined, WarehousesBuilt
from engine.games.shafausa.pieces import Building, Phase, Realm, Table, View

#: from these rules on all that a player buys is one question; before, every purchase was one
ONE_QUESTION = 3


class Buying(Rule, tag="Buying"):
    """Each seat once, in turn order."""

    def happen(self, g: ShafausaGame) -> None:
        g.table.phase = Phase.BUYING
        g.do(*[BuyingTurn(seat) for seat in g.table.order])


class BuyingTurn(SeatRule, tag="BuyingTurn"):
    """Goes on as long as there is something this seat could do."""

    def happen(self, g: ShafausaGame) -> None:
        if not is_idle(g, self.seat):
            g.do(BuyBuilding(self.seat))


def is_idle(g: ShafausaGame, seat: Seat) -> bool:
    """Whether there is nothing left that a seat could do in this phase, as far as all can see."""
    realm, mode = g.table.realms[seat], g.variant.mode
    if mode is FAMILY:
        # resources may be sold here, so having no money does not mean having no choice
        return prices.purchases_left(realm) < 1 or realm.owned.issuperset(g.table.available)
    if prices.warehouses_affordable(realm, g.data) or affordable(g.table, realm, g.data):
        return False
    # a POWER card of this phase could still change something
    return not (realm.chf > 0 and revealable(realm, g.data, mode, ("buying",)))


def affordable(table: Table, realm: Realm, data: Components) -> list[Building]:
    """The kinds on offer that can be paid for, to buy or to discard, as long as one more is allowed."""
    if prices.purchases_left(realm) < 1:
        return []
    price, chf = prices.building_prices(realm, data), realm.chf
    found: list[Building] = []
    for kind in table.available:
        # what lies there twice is one kind
        if price[kind] <= chf and kind not in found:
            found.append(kind)
    return found


def purchasable(table: Table, realm: Realm, data: Components) -> list[Building]:
    """Those of them that can be bought: nobody owns two of a kind."""
    owned = realm.owned
    return [kind for kind in affordable(table, realm, data) if kind not in owned]


def warehouses(realm: Realm, data: Components) -> range:
    """How many warehouses can be built now, from one on."""
    return range(1, prices.warehouses_affordable(realm, data) + 1)


class BuyBuilding(SeatDecision, tag="BuyBuilding"):
    """Buy or discard a building, build warehouses, or buy nothing more."""

    def options(self, view: View) -> list[Option]:
        realm, data = view.table.realms[view.seat], view.data
        found: list[Option] = [actions.DECLINE]
        if kinds := affordable(view.table, realm, data):
            owned, discards = realm.owned, view.variant.mode is not FAMILY
            for building in kinds:
                if building not in owned:
                    found.append(actions.PURCHASE[building])
                if discards:
                    found.append(actions.DISCARD[building])
        if counts := warehouses(realm, data):
            found += [actions.WAREHOUSES[count] for count in counts]
        return found

    @on(actions.Decline)
    def end(self, g: ShafausaGame, seat: Seat, _: actions.Decline) -> None:
        """Nothing more."""
        realm = g.table.realms[seat]
        g.announce(PurchaseDeclined(seat, more=bool(realm.purchases or realm.new_warehouses)))

    def _take(self, g: ShafausaGame, seat: Seat, building: Building) -> int:
        """Pay for a building on offer and take it away; what it cost."""
        table, realm = g.table, g.table.realms[seat]
        price = prices.building_price(realm, g.data, building)
        if building not in affordable(table, realm, g.data):
            require(building is not Building.OFFICE, "office-not-for-sale")
            require(building in table.available, "not-available", building=building)
            left = prices.purchases_left(realm)
            require(left > 0, "one-purchase", most=realm.purchases + left)
            raise Illegal("building-too-dear", building=building, price=price, have=realm.chf)
        realm.chf -= price
        realm.purchases += 1
        table.available.remove(building)
        self._go_on(g)
        return price

    def _go_on(self, g: ShafausaGame) -> None:
        """More of the same question, if there is more; as it was first played, a question of its own."""
        if g.rules < ONE_QUESTION:
            g.do(BuyingTurn(self.seat))
        elif not is_idle(g, self.seat):
            g.go_on(self)

    @on(actions.Purchase)
    def purchase(self, g: ShafausaGame, seat: Seat, purchase: actions.Purchase) -> None:
        realm, building = g.table.realms[seat], purchase.building
        if realm.owns(building):
            require(building not in g.table.available, "already-owned", building=building)
        price = self._take(g, seat, building)
        realm.reserve.append(building)
        g.announce(BuildingPurchased(seat, building, price))

    @on(actions.Discard)
    def discard(self, g: ShafausaGame, seat: Seat, discard: actions.Discard) -> None:
        require(g.variant.mode is not FAMILY, "no-discard")
        price = self._take(g, seat, discard.building)
        give_back(g, discard.building)
        g.announce(BuildingDiscarded(seat, discard.building, price))

    @on(actions.BuildWarehouses)
    def warehouses(self, g: ShafausaGame, seat: Seat, build: actions.BuildWarehouses) -> None:
        realm, every = g.table.realms[seat], len(g.data.warehouse_prices)
        price = prices.warehouses_price(realm, g.data, build.count)
        if build.count not in warehouses(realm, g.data):
            left, most, built = every - realm.warehouses, prices.warehouses_allowed(realm, g.data), realm.new_warehouses
            require(left > 0, "warehouse-all", every=every)
            require(build.count <= left, "warehouses-left", left=left)
            require(built + build.count <= most, "warehouse-limit", most=most, built=built)
            raise Illegal("warehouses-too-dear", count=build.count, price=price, have=realm.chf)
        realm.chf -= price
        realm.warehouses += build.count
        realm.new_warehouses += build.count
        g.announce(WarehousesBuilt(seat, build.count, price, realm.warehouses))
        self._go_on(g)
