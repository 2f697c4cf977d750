"""Phase 5, administration: storage, upkeep, the ladders of buildings, the free market and interest, in this order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter, mul

from msgspec.structs import replace

from engine.core.api import Each, Illegal, Offer, Option, Rule, Seat, SeatDecision, SeatRule, on, require
from engine.games.shafausa import actions, events
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.bag import fill_ladders, give_back
from engine.games.shafausa.cards import FAMILY, reveal_card, reveals
from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import (
    RESOURCES,
    Goods,
    Phase,
    Power,
    Quote,
    Realm,
    Resource,
    Table,
    View,
    by_resource,
    known,
)
from engine.games.shafausa.prices import capacity, mark_sold

#: this many ways to sell what is too much are offered one by one
FEW_WAYS = 25
#: what the bank pays for a resource
SALE = attrgetter("sale")
# found at once, see prices
INTEREST = Power.INTEREST
#: moments whose cards can be revealed when Interest is asked for
NOW = ("administration", "extraction")


class Administration(Rule, tag="Administration"):
    """Storage finishes for all, then upkeep, then the rest."""

    def happen(self, g: ShafausaGame) -> None:
        g.table.phase = Phase.ADMINISTRATION
        g.do(*PARTS, *_interest(g))


# -- storage


def excess(realm: Realm, data: Components) -> int:
    """How many resources cannot be stored."""
    held = sum(realm.stock.values())
    # most realms need no second look
    return max(0, held - capacity(realm, data)) if held > realm.warehouses else 0


def no_choice(realm: Realm, count: int) -> bool:
    """This many can be sold in one way only: everything goes, or there is one kind."""
    counts = realm.stock.values()
    return count == sum(counts) or max(counts) == sum(counts)


def by_sale(exchange: Iterable[Quote]) -> list[Quote]:
    """What brings least first, wood before gold."""
    return sorted(exchange, key=SALE)


def cheapest(realm: Realm, exchange: Iterable[Quote], count: int) -> dict[Resource, int]:
    """The resources that bring least."""
    return from_first(realm, by_sale(exchange), count)


def from_first(realm: Realm, quotes: Iterable[Quote], count: int) -> dict[Resource, int]:
    """This many resources of the stock, as many as there are of the first, then of the next."""
    chosen, stock = dict.fromkeys(RESOURCES, 0), realm.stock
    for quote in quotes:
        resource = quote.resource
        if have := stock[resource]:
            taken = chosen[resource] = have if have < count else count
            count -= taken
            if not count:
                break
    return chosen


class Overflow(Rule, tag="Overflow"):
    """A realm with too much of everything has nothing to choose; the others are asked."""

    def happen(self, g: ShafausaGame) -> None:
        table, data, family = g.table, g.data, g.variant.mode is FAMILY
        choosing: list[Seat] = []
        for seat in table.order:
            realm = table.realms[seat]
            if not (count := excess(realm, data)):
                continue
            # FAMILY may trade while the others choose
            if not family and no_choice(realm, count):
                sell_excess(g, seat, from_first(realm, table.exchange, count))
            else:
                choosing.append(seat)
        if choosing:
            g.do(Storage(tuple(choosing)))


#: one of each resource, in a number that counts all of them at once: there are never so many that one overflows
ONE = {resource: (actions.MOST + 1) ** place for place, resource in enumerate(RESOURCES)}


def ways_to_sell(realm: Realm, exchange: Iterable[Quote], count: int, most: int) -> tuple[actions.SellExcess, ...]:
    """Every choice of this many resources, what brings least first; none if there are more than `most` ways."""
    stock = realm.stock
    kinds, numbers = [], []
    for quote in by_sale(exchange):
        resource = quote.resource
        if have := stock[resource]:
            kinds.append(resource)
            # more of one kind than are to be sold are as good as so many
            numbers.append(have if have < count else count)
    return _ways_to_sell(tuple(kinds), tuple(numbers), count, most)


@lru_cache(maxsize=4096)
def _ways_to_sell(
    kinds: tuple[Resource, ...], numbers: tuple[int, ...], count: int, most: int
) -> tuple[actions.SellExcess, ...]:
    """The same for so many of these kinds; of rookies' choices three in four were known after sixty games."""
    # what is chosen so far, in units of ONE, and how many are still to be chosen
    found = [(0, count)]
    later = sum(numbers)
    for resource, have in zip(kinds, numbers, strict=True):
        later -= have
        one, ways, found = ONE[resource], found, []
        for chosen, left in ways:
            # as many as possible first, and at least what the resources that follow leave over
            number, least = have if have < left else left, left - later if left > later else 0
            while number >= least:
                found.append((chosen + number * one, left - number))
                number -= 1
            # each of them can be completed
            if len(found) > most:
                return ()
    return tuple([_selling(chosen) for chosen, _ in found])


def proceeds(sold: Mapping[Resource, int], exchange: Sequence[Quote]) -> int:
    """What the exchange pays for these resources: like the exchange itself, all of them in their order."""
    return sum(map(mul, sold.values(), map(SALE, exchange)))


def sell_excess(g: ShafausaGame, seat: Seat, sold: dict[Resource, int]) -> None:
    """At the sale price, without the Trading Post; the kinds are marked SOLD."""
    table, realm = g.table, g.table.realms[seat]
    stock, chf = realm.stock, proceeds(sold, table.exchange)
    for resource, count in sold.items():
        if count:
            stock[resource] -= count
            mark_sold(table, resource)
    realm.chf += chf
    g.announce(events.ExcessSold(seat, Goods(*sold.values()), chf))


@lru_cache(maxsize=16_384)
def _selling(counts: int) -> actions.SellExcess:
    """The action that sells so many of each resource, in units of ONE; they are the same again and again."""
    return actions.SellExcess(**{resource: counts // one % (actions.MOST + 1) for resource, one in ONE.items()})


@lru_cache
def _any_number(usual: int, most: int) -> tuple[int, ...]:
    """All numbers up to the most, the usual one first."""
    return (usual, *(number for number in range(most + 1) if number != usual))


class Storage(Each, tag="Storage"):
    """More resources than warehouses: choose which to sell."""

    choosing: tuple[Seat, ...]

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return self.choosing

    def options(self, view: View) -> list[Option]:
        realm = view.table.realms[view.seat]
        count = excess(realm, view.data)
        if ways := ways_to_sell(realm, view.table.exchange, count, FEW_WAYS):
            return [*ways]
        first, stock = cheapest(realm, view.table.exchange, count), realm.stock
        fields = {}
        for resource, have in stock.items():
            fields[str(resource)] = _any_number(first[resource], have if have < count else count)
        return [Offer(actions.SellExcess, fields)]

    @on(actions.SellExcess)
    def sell(self, g: ShafausaGame, seat: Seat, sell: actions.SellExcess) -> None:
        realm = g.table.realms[seat]
        stock, sold = realm.stock, by_resource(sell)
        for resource, number in sold.items():
            if number > stock[resource]:
                raise Illegal("none-to-sell", resource=resource, have=stock[resource])
        count = excess(realm, g.data)
        if sum(sold.values()) != count:
            raise Illegal("keep-count", keep=realm.held - count, count=count)
        if count:
            sell_excess(g, seat, sold)


# -- upkeep


class Unpaid(Rule, tag="Unpaid"):
    """Without any money all of the reserve goes back into the bag; in FAMILY resources may still be sold to pay."""

    def happen(self, g: ShafausaGame) -> None:
        if g.variant.mode is FAMILY:
            return
        table, upkeep = g.table, g.data.upkeep
        for seat in table.order:
            realm = table.realms[seat]
            if realm.reserve and realm.chf < upkeep:
                pay_upkeep(g, seat)


def pay_upkeep(g: ShafausaGame, seat: Seat) -> None:
    """As long as the money lasts, oldest building first."""
    realm, upkeep = g.table.realms[seat], g.data.upkeep
    kept = min(len(realm.reserve), realm.chf // upkeep) if upkeep else len(realm.reserve)
    realm.chf -= kept * upkeep
    if kept:
        g.announce(events.UpkeepPaid(seat, kept * upkeep))
    for building in realm.reserve[kept:]:
        give_back(g, building)
        g.announce(events.BuildingReturned(seat, building))
    realm.reserve = realm.reserve[:kept]


class Upkeep(Each, tag="Upkeep"):
    """Each building in reserve costs; what is not paid for goes back into the bag."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        realms = table.realms
        return tuple([seat for seat in table.order if realms[seat].reserve])

    def ready(self, table: Table, asked: Sequence[Seat]) -> tuple[int, int]:
        """A realm with nothing in reserve has nothing to pay."""
        return len(table.order) - len(asked), len(table.order)

    def options(self, view: View) -> list[Option]:
        return [actions.PAY_UPKEEP, *(actions.GIVE_UP[building] for building in view.table.realms[view.seat].reserve)]

    @on(actions.PayUpkeep)
    def pay(self, g: ShafausaGame, seat: Seat, _: actions.PayUpkeep) -> None:
        pay_upkeep(g, seat)

    @on(actions.GiveUp)
    def give_up(self, g: ShafausaGame, seat: Seat, give_up: actions.GiveUp) -> None:
        realm = g.table.realms[seat]
        require(give_up.building in realm.reserve, "not-in-reserve", building=give_up.building)
        realm.reserve.remove(give_up.building)
        give_back(g, give_up.building)
        g.announce(events.BuildingReturned(seat, give_up.building))
        if realm.reserve:
            g.stay(seat)


# -- ladders, prices, interest


class Ladders(Rule, tag="Ladders"):
    """New buildings on offer."""

    def happen(self, g: ShafausaGame) -> None:
        fill_ladders(g)


class FreeMarket(Rule, tag="FreeMarket"):
    """Whatever was sold falls by one, once, and not off its ladder; in FAMILY prices never move."""

    def happen(self, g: ShafausaGame) -> None:
        exchange, falls = g.table.exchange, g.variant.mode is not FAMILY
        for place, quote in enumerate(exchange):
            if not quote.sold:
                continue
            sale = quote.sale
            if falls and sale > g.data.scales[quote.resource].sell_min:
                sale -= 1
                g.announce(events.PriceFell(quote.resource, sale))
            exchange[place] = _unsold(quote, sale)


@lru_cache(maxsize=8192)
def _unsold(quote: Quote, sale: int) -> Quote:
    return known(replace(quote, sale=sale, sold=False))


def _interest(g: ShafausaGame) -> list[Interest]:
    """Zugriga's card is asked for as long as it is hidden and could pay."""
    if g.variant.mode is FAMILY:
        return []
    owner, realms = g.data.cards[INTEREST].people, g.table.realms
    return [Interest(seat) for seat in g.table.order if realms[seat].people is owner]


def interest_on(chf: int, data: Components) -> int:
    """What the Interest card pays on this much money."""
    effect = data.cards[INTEREST].effect
    return min(effect.max, effect.chf * (chf // effect.per_chf))


class Interest(SeatRule, tag="Interest"):
    """The Interest card pays on the money held at the end of the phase; while hidden, its owner is asked."""

    def happen(self, g: ShafausaGame) -> None:
        realm = g.table.realms[self.seat]
        chf = interest_on(realm.chf, g.data)
        if not chf:
            return
        if realm.power is INTEREST:
            realm.chf += chf
            g.announce(events.InterestPaid(self.seat, chf))
        elif realm.power is None:
            g.do(AskForInterest(self.seat))


class AskForInterest(SeatDecision, tag="AskForInterest"):
    """Reveal Interest now, or keep your cards hidden."""

    def options(self, view: View) -> list[Option]:
        realm = view.table.realms[view.seat]
        return [actions.DECLINE, *reveals(realm, view.data, view.variant.mode, NOW)]

    @on(actions.Decline)
    def keep(self, g: ShafausaGame, seat: Seat, _: actions.Decline) -> None:
        """It may be asked for again."""
        g.announce(events.InterestDeclined(seat))

    @on(actions.Reveal)
    def reveal(self, g: ShafausaGame, seat: Seat, reveal: actions.Reveal) -> None:
        """It pays at once."""
        reveal_card(g, seat, reveal.card, NOW)
        g.do(Interest(seat))


#: what everyone's administration consists of, in this order
PARTS = Overflow(), Unpaid(), Upkeep(), Ladders(), FreeMarket()
