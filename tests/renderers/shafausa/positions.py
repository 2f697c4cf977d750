"""Positions to draw: recorded matches in every mode, and fuller ones than a match ever has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.core import catalogue, house
from engine.core.copies import freezer
from engine.core.step import NO_LIBERTIES
from engine.core.view import PrivateView, PublicView
from engine.games.shafausa import pieces
from engine.games.shafausa.components import printed
from engine.games.shafausa.pieces import KINDS, Building, Entry, Hand, Mode, Power, Resource, Table, Work
from tests.renderers.scenes import Seen, recorded, thawed, with_table

MODES = tuple(Mode)
PLAYERS = (2, 3, 4, 5, 6)
#: every mode with every number of players
TABLES = [(mode, players) for mode in MODES for players in PLAYERS]
LONGEST_POWER = Power.ARCANE_LIBRARY


def match(mode: Mode, players: int) -> tuple[Seen, ...]:
    """The recorded match of a mode with this many players."""
    return recorded("shafausa", f"{mode}-{players}-players")


@cache
def choosing(mode: Mode, players: int) -> tuple[Seen, ...]:
    """Positions while everyone chooses a people, and the first one after."""
    title = catalogue.find("shafausa")
    game, _ = title.start(players, "pictures", title.Variant(mode=mode, peoples="chosen"))
    found = [Seen(game)]
    for _ in house.playout(game, [house.levels("shafausa")["rookie"]] * players, "pictures"):
        found.append(Seen(game))
        if len(found) > players:
            break
    return tuple(found)


def in_auction(mode: Mode, players: int) -> Any:
    """An auction in which someone has already left, if there is one."""
    found = [seen.public for seen in match(mode, players) if seen.public.table.auction]
    return max(found, key=lambda view: (len(view.table.auction.new) > 0, view.table.auction.bid), default=None)


def busiest(mode: Mode, players: int) -> Any:
    """The longest plan of a match."""
    return max((seen.own for seen in match(mode, players)), key=lambda own: len(own.hand.plan))


def with_hand(view: Any, table: Table, hand: Hand) -> PrivateView[Table, Hand]:
    """The same private view of another table and another hand."""
    return PrivateView(
        view.game, view.players, view.variant, view.data, view.question, view.step, view.asked, freezer(Table)(table),
        view.seat, freezer(Hand)(hand), None, NO_LIBERTIES,
    )  # fmt: skip


def crammed(realm: pieces.Realm, mode: Mode) -> None:
    """More of everything than a realm ever has."""
    realm.chf, realm.miners, realm.warehouses = 888, 12, 11
    realm.stock = dict.fromkeys(pieces.RESOURCES, 88)
    kinds = Building.BUILDERS_HOUSE, Building.BOOSTER_SHOP
    for number, city in enumerate(realm.cities, 1):
        realm.alter(number, built=True, buildings=kinds, mines=(Resource.COAL,) * (city.slots - 2))
    realm.reserve = list(KINDS[:7])
    realm.power = None if mode is Mode.FAMILY else LONGEST_POWER
    realm.sold = realm.bought = realm.purchases = realm.new_warehouses = 88


def crowded(mode: Mode, players: int) -> PublicView[Table]:
    """A table with far more of everything than a match ever has."""
    seen = match(mode, players)
    view = seen[len(seen) // 2].public
    table: Any = thawed(view, Table)
    data = printed()
    table.round = 88
    for realm in table.realms:
        crammed(realm, mode)
    highest = [(scale.id, scale.sell_max, scale.buy_max) for scale in data.scales.values()]
    table.exchange = [pieces.Quote(*prices, sold=True, sale_crossed=True, purchase_crossed=True) for prices in highest]
    table.available = [Building.BUILDERS_HOUSE, Building.TRADING_POST, *KINDS][:players]
    table.future = [] if mode is Mode.FAMILY else [Building.BOOSTER_SHOP, Building.MINERS_GUILD, *KINDS][:players]
    table.returned = list(KINDS[:6])
    starts = tuple(quote.sale for quote in table.exchange), tuple(quote.purchase for quote in table.exchange)
    table.history = [pieces.Closing(number, *starts) for number in range(1, 26)]
    return with_table(view, table)


def overplanned(mode: Mode, players: int) -> PrivateView[Table, Hand]:
    """A plan with every kind of step, and many of them."""
    own = busiest(mode, players)
    table: Any = thawed(own, Table)
    draft = thawed(own, Table).realms[own.seat]
    crammed(draft, mode)
    steps = [
        Entry(Work.SELL, 888, 1, Resource.COPPER, 88), Entry(Work.BUY, -888, 2, Resource.COPPER, 88),
        Entry(Work.MINE, -18, 3, Resource.COAL, city=5), Entry(Work.MINER, -15, 4), Entry(Work.CONSCRIPT, -3, 5),
        Entry(Work.CITY, -14, 6, city=5), Entry(Work.CONSTRUCT, 0, 7, building=Building.BUILDERS_HOUSE, city=5),
        Entry(Work.TRANSMUTE, 0, 8, Resource.STONE), Entry(Work.POWER, 0, 9, power=Power.GUARDIANS),
        Entry(Work.POWER, 0, 10, power=Power.OATH),
    ]  # fmt: skip
    return with_hand(own, table, Hand(steps * 2, draft))


def full_hands(mode: Mode, players: int) -> Iterator[PrivateView[Table, Hand]]:
    """The longest plans, and the hand while peoples are chosen."""
    yield from (busiest(mode, players), overplanned(mode, players))
    yield from (seen.own for seen in choosing(mode, players))


def rare(mode: Mode, players: int) -> Iterator[PublicView[Table]]:
    """An auction, and the table while peoples are chosen."""
    if view := in_auction(mode, players):
        yield view
    yield from (seen.public for seen in choosing(mode, players))
