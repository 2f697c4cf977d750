"""Phase 3, buying: one building, bought or discarded, and up to two warehouses, in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.shafausa import actions
from engine.games.shafausa.bag import give_back
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import BuildingDiscarded, BuildingPurchased, PurchaseDeclined, WarehousesBuilt
from engine.games.shafausa.pieces import Building, Mode, Phase, Realm, Table, View
from engine.games.shafausa.prices import building_price, purchases_allowed, warehouses_allowed, warehouses_price

if TYPE_CHECKING:
    from engine.games.shafausa import Shafausa


class Buying(Rule, tag="Buying"):
    """Each seat once, in turn order."""

    def happen(self, g: Shafausa) -> None:
        g.table.phase = Phase.BUYING
        g.do(*(BuyingTurn(seat) for seat in g.table.order))


class BuyingTurn(Rule, tag="BuyingTurn"):
    """Goes on as long as there is something this seat could do."""

    seat: Seat

    def happen(self, g: Shafausa) -> None:
        realm, mode = g.table.realms[self.seat], g.variant.mode
        if mode is Mode.FAMILY:
            # resources may be sold here, so having no money does not mean having no choice
            idle = bool(realm.purchases) or all(realm.owns(building) for building in g.table.available)
        else:
            idle = not _can_build(realm, g.data) and not _may_reveal(g, realm)
            idle = idle and not purchases(g.table, realm, g.data, mode)
        if not idle:
            g.do(BuyBuilding(self.seat))


def _can_build(realm: Realm, data: Components) -> bool:
    """Money and leave for one more warehouse, which is soon seen."""
    left = realm.warehouses < len(data.warehouse_prices) and realm.new_warehouses < warehouses_allowed(realm, data)
    return left and warehouses_price(realm, data, 1) <= realm.chf


def _may_reveal(g: Shafausa, realm: Realm) -> bool:
    """A POWER card of this phase could still change something."""
    cards = g.data.cards_of(realm.people)
    return realm.power is None and any(card.when == "buying" for card in cards) and realm.chf > 0


def purchases(table: Table, realm: Realm, data: Components, mode: Mode) -> list[Option]:
    """Everything this realm can buy, discard or build now."""
    found: list[Option] = []
    if realm.purchases < purchases_allowed(realm):
        for building in dict.fromkeys(table.available):
            if building_price(realm, data, building) <= realm.chf:
                if not realm.owns(building):
                    found.append(actions.PURCHASE[building])
                if mode is not Mode.FAMILY:
                    found.append(actions.DISCARD[building])
    most = min(warehouses_allowed(realm, data) - realm.new_warehouses, len(data.warehouse_prices) - realm.warehouses)
    found += [actions.WAREHOUSES[n] for n in range(1, most + 1) if warehouses_price(realm, data, n) <= realm.chf]
    return found


class BuyBuilding(Decision, tag="BuyBuilding"):
    """Buy or discard a building, build warehouses, or buy nothing more."""

    seat: Seat

    def options(self, view: View) -> list[Option]:
        table = view.table
        return [actions.DECLINE, *purchases(table, table.realms[view.seat], view.data, view.variant.mode)]

    def absent(self, view: View) -> Action:
        return actions.DECLINE

    @on(actions.Decline)
    def end(self, g: Shafausa, seat: Seat, _: actions.Decline) -> None:
        """Nothing more."""
        realm = g.table.realms[seat]
        g.announce(PurchaseDeclined(seat, more=bool(realm.purchases or realm.new_warehouses)))

    def _pay(self, g: Shafausa, seat: Seat, building: Building) -> int:
        """The price of a building on offer, after all checks that buying and discarding share."""
        table, realm = g.table, g.table.realms[seat]
        require(building is not Building.OFFICE, "office-not-for-sale")
        require(building in table.available, "not-available", building=building)
        most = purchases_allowed(realm)
        require(realm.purchases < most, "one-purchase", most=most)
        price = building_price(realm, g.data, building)
        require(price <= realm.chf, "building-too-dear", building=building, price=price, have=realm.chf)
        return price

    @on(actions.Purchase)
    def purchase(self, g: Shafausa, seat: Seat, purchase: actions.Purchase) -> None:
        table, realm, building = g.table, g.table.realms[seat], purchase.building
        if building in table.available:
            require(not realm.owns(building), "already-owned", building=building)
        price = self._pay(g, seat, building)
        realm.chf -= price
        realm.purchases += 1
        table.available.remove(building)
        realm.reserve.append(building)
        g.announce(BuildingPurchased(seat, building, price))
        g.do(BuyingTurn(seat))

    @on(actions.Discard)
    def discard(self, g: Shafausa, seat: Seat, discard: actions.Discard) -> None:
        require(g.variant.mode is not Mode.FAMILY, "no-discard")
        table, realm, building = g.table, g.table.realms[seat], discard.building
        price = self._pay(g, seat, building)
        realm.chf -= price
        realm.purchases += 1
        table.available.remove(building)
        give_back(g, building)
        g.announce(BuildingDiscarded(seat, building, price))
        g.do(BuyingTurn(seat))

    @on(actions.BuildWarehouses)
    def warehouses(self, g: Shafausa, seat: Seat, build: actions.BuildWarehouses) -> None:
        realm, every = g.table.realms[seat], len(g.data.warehouse_prices)
        left = every - realm.warehouses
        require(left > 0, "warehouse-all", every=every)
        require(build.count <= left, "warehouses-left", left=left)
        most = warehouses_allowed(realm, g.data)
        built = realm.new_warehouses
        require(built + build.count <= most, "warehouse-limit", most=most, built=built)
        price = warehouses_price(realm, g.data, build.count)
        require(price <= realm.chf, "warehouses-too-dear", count=build.count, price=price, have=realm.chf)
        realm.chf -= price
        realm.warehouses += build.count
        realm.new_warehouses += build.count
        g.announce(WarehousesBuilt(seat, build.count, price, realm.warehouses))
        g.do(BuyingTurn(seat))
