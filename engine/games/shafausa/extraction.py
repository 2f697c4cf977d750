"""Phase 1, extraction: mines, buildings and POWER cards yield, for everyone at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.api import Option, Rule, Seat, SeatDecision, on, require
from engine.games.shafausa.actions import DECLINE, FORCE, Decline, ForceLabour
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import Extracted, LabourDeclined, LabourForced
from engine.games.shafausa.pieces import RESOURCES, City, Goods, Phase, Power, Realm, Resource, Table, View, layout


def yields(table: Table, seat: Seat, data: Components) -> tuple[Mapping[Resource, int], int]:
    """What a seat extracts without being asked: resources and money."""
    return realm_yields(table.realms[seat], data, seat == table.order[-1])


def realm_yields(realm: Realm, data: Components, last: bool) -> tuple[Mapping[Resource, int], int]:
    """What a realm extracts, as the last one in turn order or not."""
    return _yields(realm.cities, realm.power, data, last)


@lru_cache(maxsize=16_384)
def _yields(
    cities: tuple[City, ...], power: Power | None, data: Components, last: bool
) -> tuple[Mapping[Resource, int], int]:
    """What cities and a POWER card yield; most cities are the same in many rounds."""
    seen = layout(cities)
    goods, chf = dict.fromkeys(RESOURCES, 0), 0
    for mine in seen.mines:
        goods[mine] += 1
    for building in seen.constructed:
        effect = data.buildings[building].effect
        if effect.type == "double" and effect.resource:
            goods[effect.resource] += min(effect.max_mines, seen.mines.count(effect.resource))
        elif effect.type == "produce" and effect.resource:
            goods[effect.resource] += effect.amount
        elif effect.type == "income":
            chf += effect.chf
    if power:
        effect = data.cards[power].effect
        if power is Power.EMBASSIES:
            chf += effect.chf * max(0, seen.built - effect.minus)
        elif power is Power.GUARDIANS and Resource.WOOD in seen.mines:
            goods[Resource.WOOD] += effect.amount
        elif power is Power.PASS_TOLL:
            chf += effect.last if last else effect.other
    return goods, chf


class Extraction(Rule, tag="Extraction"):
    """Everything goes into stock, without limit; what counts per round counts from here."""

    def happen(self, g: ShafausaGame) -> None:
        table = g.table
        table.phase = Phase.EXTRACTION
        for seat in table.order:
            realm = table.realms[seat]
            realm.sold = realm.bought = realm.purchases = realm.new_warehouses = 0
            realm.spent_power = False
            goods, chf = yields(table, seat, g.data)
            for resource, count in goods.items():
                realm.stock[resource] += count
            realm.chf += chf
            g.announce(Extracted(seat, Goods(*goods.values()), chf))
        g.do(*(ForcedLabour(seat) for seat in table.order if forced(table.realms[seat], g.data)))


def forced(realm: Realm, data: Components) -> list[Resource]:
    """Mines in which Forced Labour can work: if the card is in use and can be paid."""
    effect = data.cards[Power.FORCED_LABOUR].effect
    if realm.power is not Power.FORCED_LABOUR or realm.chf < effect.cost_chf:
        return []
    mines = realm.mines
    return [resource for resource in effect.source if resource in mines]


class ForcedLabour(SeatDecision, tag="ForcedLabour"):
    """The Forced Labour card: pay, and one wood, stone or iron mine yields one more."""

    def options(self, view: View) -> list[Option]:
        return [DECLINE, *(FORCE[resource] for resource in forced(view.table.realms[view.seat], view.data))]

    @on(Decline)
    def spare(self, g: ShafausaGame, seat: Seat, _: Decline) -> None:
        """Nothing is paid."""
        g.announce(LabourDeclined(seat))

    @on(ForceLabour)
    def force(self, g: ShafausaGame, seat: Seat, force: ForceLabour) -> None:
        realm, effect = g.table.realms[seat], g.data.cards[Power.FORCED_LABOUR].effect
        require(force.resource in forced(realm, g.data), "no-forced-labour", resource=force.resource)
        realm.chf -= effect.cost_chf
        realm.stock[force.resource] += effect.amount
        g.announce(LabourForced(seat, force.resource, effect.cost_chf))
