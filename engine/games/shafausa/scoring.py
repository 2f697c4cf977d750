"""Final scoring: everything built counts, then resources become money and money becomes points."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.api import Rule, Seat
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import GameWon, PowerRevealed, Scored
from engine.games.shafausa.pieces import KINDS, Mode, Phase, Power, Quote, Realm, Sheet, Table, layout
from engine.games.shafausa.prices import PLACE, cities_in


def power_points(realm: Realm, data: Components) -> int:
    """What a scoring card brings, apart from Old Fortune, which changes what money is worth."""
    if not realm.power or data.cards[realm.power].effect.type != "vp_per":
        return 0
    effect = data.cards[realm.power].effect
    counted = {
        "full_city": sum(city.full for city in realm.cities),
        "resource": realm.held,
        "mine": len(realm.mines),
        "building": len(realm.constructed),
        "mine_kind": len(set(realm.mines)),
        "miner": realm.miners,
        "warehouse": realm.warehouses,
    }[effect.per]
    return min(effect.max, max(0, counted - effect.minus) // effect.every)


def cities_full(realm: Realm, data: Components, mode: Mode) -> bool:
    """All cities of the mode are built and full."""
    return layout(realm.cities).full >= cities_in(mode, data)


def warehouses_full(realm: Realm, data: Components) -> bool:
    """All warehouses are built and hold a resource; the Loft is filled last."""
    every = len(data.warehouse_prices)
    return realm.warehouses == every and realm.held >= every


def sheet_of(seat: Seat, realm: Realm, data: Components, mode: Mode, exchange: Sequence[Quote]) -> Sheet:
    """A seat's line on the score sheet, as if the game ended now."""
    points, family, seen = data.points, mode is Mode.FAMILY, layout(realm.cities)
    kinds = len(seen.at_work.intersection(KINDS))
    all_kinds = points.buildings_11 if kinds == len(KINDS) else points.buildings_10 * (kinds == len(KINDS) - 1)
    chf = realm.chf + sum([count * exchange[PLACE[resource]].purchase for resource, count in realm.stock.items()])
    per_point = data.cards[realm.power].effect.per_chf if realm.power is Power.OLD_FORTUNE else points.chf_per_vp
    parts = (
        points.city * seen.built,
        0 if family else points.warehouse * realm.warehouses,
        points.miner * realm.miners,
        sum([data.buildings[building].vp for building in seen.constructed]),
        sum([data.mines[mine].vp for mine in seen.mines]),
        all_kinds,
        0 if family else points.warehouses_all_built * (realm.warehouses == len(data.warehouse_prices)),
        points.warehouses_all_filled * warehouses_full(realm, data),
        points.all_cities_full * cities_full(realm, data, mode),
        points.max_miners * (realm.miners == data.most_miners),
        power_points(realm, data),
        chf // per_point,
    )
    return Sheet(seat, *parts, total=sum(parts), chf=chf)


def final_power(realm: Realm, data: Components, mode: Mode) -> Power | None:
    """The card a realm is scored with: the one revealed, else the scoring card of its people."""
    if realm.power or mode is Mode.FAMILY:
        return realm.power
    return next(card.id for card in data.cards_of(realm.people) if card.when == "scoring")


def sheets_of(table: Table, data: Components, mode: Mode) -> list[Sheet]:
    """The score sheet, as if the game ended now."""
    realms = (replace(realm, power=final_power(realm, data, mode)) for realm in table.realms)
    return [sheet_of(Seat(seat), realm, data, mode, table.exchange) for seat, realm in enumerate(realms)]


def points_of(table: Table, seat: Seat, data: Components, mode: Mode) -> int:
    """The points of a seat as everyone can count them: as if the game ended now, without a card still hidden."""
    if table.sheets:
        return table.sheets[seat].total
    return sheet_of(seat, table.realms[seat], data, mode, table.exchange).total


class FinalScoring(Rule, tag="FinalScoring"):
    """Who revealed nothing shows the scoring card; most points win, then most money, then all who are tied."""

    def happen(self, g: ShafausaGame) -> None:
        table, mode = g.table, g.variant.mode
        table.phase = Phase.SCORING
        for seat in table.order:
            realm = table.realms[seat]
            power = final_power(realm, g.data, mode)
            if power and not realm.power:
                realm.power = power
                g.announce(PowerRevealed(seat, power))
        table.sheets = sheets_of(table, g.data, mode)
        for sheet in table.sheets:
            bonuses = sheet.all_kinds + sheet.all_warehouses + sheet.filled + sheet.full_cities + sheet.most_miners
            built = sheet.cities, sheet.warehouses, sheet.miners, sheet.buildings, sheet.mines
            g.announce(Scored(sheet.seat, *built, bonuses, sheet.power, sheet.money, sheet.total, sheet.chf))
        best = max((sheet.total, sheet.chf) for sheet in table.sheets)
        table.winners = [sheet.seat for sheet in table.sheets if (sheet.total, sheet.chf) == best]
        g.announce(GameWon(tuple(table.winners), best[0]))
