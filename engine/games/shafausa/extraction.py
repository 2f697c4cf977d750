"""Phase 1, extraction: mines, buildings and POWER cards yield, for everyone at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.api import Option, Rule, Seat, SeatDecision, on, require
from engine.games.shafausa.actions import DECLINE, FORCE, Decline, ForceLabour
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import Extracted, LabourDeclined, LabourForced
from engine.games.shafausa.pieces import RESOURCES, City, Goods, Phase, Power, Realm, Resource, Table, View, layout

# found at once, see prices
FORCED_LABOUR, EXTRACTION = Power.FORCED_LABOUR, Phase.EXTRACTION


def yields(table: Table, seat: Seat, data: Components) -> tuple[Mapping[Resource, int], int]:
    """What a seat extracts without being asked: resources and money."""
    return realm_yields(table.realms[seat], data, seat == table.order[-1])


def realm_yields(realm: Realm, data: Components, last: bool) -> tuple[Mapping[Resource, int], int]:
    """What a realm extracts, as the last one in turn order or not."""
    found = _yields(realm.cities, realm.power, data, last)
    return found.goods, found.chf


class _Yield(NamedTuple):
    """What is extracted."""

    goods: Mapping[Resource, int]
    chf: int
    #: the resources of which there are any, and all of them as they are told
    some: tuple[tuple[Resource, int], ...]
    told: Goods


@lru_cache(maxsize=16_384)
def _yields(cities: tuple[City, ...], power: Power | None, data: Components, last: bool) -> _Yield:
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
    return _Yield(goods, chf, tuple(one for one in goods.items() if one[1]), Goods(*goods.values()))


class Extraction(Rule, tag="Extraction"):
    """Everything goes into stock, without limit; what counts per round counts from here."""

    def happen(self, g: ShafausaGame) -> None:
        table, data = g.table, g.data
        table.phase = EXTRACTION
        last = table.order[-1]
        forcing: list[ForcedLabour] = []
        for seat in table.order:
            realm = table.realms[seat]
            realm.sold = realm.bought = realm.purchases = realm.new_warehouses = 0
            realm.spent_power = False
            _, chf, some, told = _yields(realm.cities, realm.power, data, seat == last)
            stock = realm.stock
            for resource, count in some:
                stock[resource] += count
            realm.chf += chf
            g.announce(Extracted(seat, told, chf))
            if realm.power and forced(realm, data):
                forcing.append(ForcedLabour(seat))
        g.do(*forcing)


def forced(realm: Realm, data: Components) -> list[Resource]:
    """Mines in which Forced Labour can work: if the card is in use and can be paid."""
    if realm.power is not FORCED_LABOUR or realm.chf < data.cards[FORCED_LABOUR].effect.cost_chf:
        return []
    mines = realm.mines
    return [resource for resource in data.cards[FORCED_LABOUR].effect.source if resource in mines]


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
        realm, effect = g.table.realms[seat], g.data.cards[FORCED_LABOUR].effect
        require(force.resource in forced(realm, g.data), "no-forced-labour", resource=force.resource)
        realm.chf -= effect.cost_chf
        realm.stock[force.resource] += effect.amount
        g.announce(LabourForced(seat, force.resource, effect.cost_chf))
