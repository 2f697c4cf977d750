"""Phase 6, speculation: in turn order each seat may influence the stock exchange once."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from engine.core.api import Illegal, Option, Rule, Seat, SeatDecision, SeatRule, on, require
from engine.games.shafausa.actions import DECLINE, SPECULATE, Decline, Speculate
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.buying import ONE_QUESTION
from engine.games.shafausa.cards import FAMILY, revealable
from engine.games.shafausa.components import SPECULATIONS, Components, Scale
from engine.games.shafausa.events import PriceFixed, PriceMoved, ResourceFixed, ResourceVaried, SpeculationDeclined
from engine.games.shafausa.pieces import Market, Phase, Power, Quote, Realm, Resource, Table, View, known
from engine.games.shafausa.prices import PLACE

# found at once, see prices
TAX_REBATE, INSIDER_TRADING = Power.TAX_REBATE, Power.INSIDER_TRADING
SALE, PURCHASE = Market.SALE, Market.PURCHASE
#: the five actions as the components call them
KINDS_OF_ACTION = FIX_ONE, SMALL_MOVE, BIG_MOVE, FIX_BOTH, VARIATION = SPECULATIONS
#: the moment whose cards can be revealed here
SPECULATION = ("speculation",)


class Exchange(Rule, tag="Exchange"):
    """In turn order; afterwards all crosses are removed. FAMILY has no speculation."""

    def happen(self, g: ShafausaGame) -> None:
        if g.variant.mode is not FAMILY:
            g.table.phase = Phase.SPECULATION
            g.do(*[SpeculationTurn(seat) for seat in g.table.order], EndOfSpeculation())


class EndOfSpeculation(Rule, tag="EndOfSpeculation"):
    """All markers are turned over again."""

    def happen(self, g: ShafausaGame) -> None:
        exchange = g.table.exchange
        for place, quote in enumerate(exchange):
            if quote.sale_crossed or quote.purchase_crossed:
                exchange[place] = _uncrossed(quote)


@lru_cache(maxsize=8192)
def _uncrossed(quote: Quote) -> Quote:
    return known(replace(quote, sale_crossed=False, purchase_crossed=False))


class SpeculationTurn(SeatRule, tag="SpeculationTurn"):
    """A player who cannot pay for anything is not asked."""

    def happen(self, g: ShafausaGame) -> None:
        seat, data = self.seat, g.data
        realm = g.table.realms[seat]
        # what there is to choose is found now, and known when it is listed
        choice = speculations(g.table, realm, data, second=False)
        if choice or TAX_REBATE in revealable(realm, data, g.variant.mode, SPECULATION):
            g.do(Speculation(seat, second=False))


def price_of(realm: Realm, data: Components, kind: str, second: bool) -> int:
    """What an action costs: less with the Tax Rebate, and less for the second of Insider Trading."""
    return prices(realm.power is TAX_REBATE, data, second)[kind]


@lru_cache
def prices(rebate: bool, data: Components, second: bool) -> dict[str, int]:
    """What each action costs, with the Tax Rebate or without, as the first or the second of a seat."""
    less = data.cards[TAX_REBATE].effect.chf if rebate else 0
    if second:
        less += data.cards[INSIDER_TRADING].effect.discount
    return {kind: max(0, data.speculation[kind] - less) for kind in KINDS_OF_ACTION}


def payable(realm: Realm, data: Components, second: bool) -> tuple[bool, ...]:
    """Which of the five actions a realm has the money for."""
    return _payable(realm.chf, realm.power is TAX_REBATE, data, second)


@lru_cache(maxsize=1024)
def _payable(chf: int, rebate: bool, data: Components, second: bool) -> tuple[bool, ...]:
    return tuple([price <= chf for price in prices(rebate, data, second).values()])


def speculations(table: Table, realm: Realm, data: Components, second: bool) -> tuple[Speculate, ...]:
    """Every action on the exchange that can be paid and leaves the markers on their ladders, well apart."""
    return _on_exchange(tuple(table.exchange), data, payable(realm, data, second))


# they are the same again after each seat that declines, in each of several matches
@lru_cache(maxsize=256)
def _on_exchange(exchange: tuple[Quote, ...], data: Components, paid: tuple[bool, ...]) -> tuple[Speculate, ...]:
    return tuple(chain.from_iterable([on_resource(quote, data, paid) for quote in exchange]))


@lru_cache(maxsize=8192)
def on_resource(quote: Quote, data: Components, paid: tuple[bool, ...]) -> tuple[Speculate, ...]:
    """The actions on one resource; they are the same again and again."""
    scale, payable = data.scales[quote.resource], dict(zip(KINDS_OF_ACTION, paid, strict=True))
    return tuple(
        SPECULATE[quote.resource, *way]
        for way in WAYS
        if payable[KIND_OF_WAY[way]] and _lawful(quote, scale, data.gap, *way)
    )


def moved(quote: Quote, scale: Scale, gap: int, sale: int | None, purchase: int | None) -> tuple[int, int]:
    """Both prices afterwards: only where the markers end is tested, and a move is made in full or not at all."""
    if sale is not None:
        _check_marker(quote.resource, SALE, quote.sale_crossed, quote.sale, sale, scale.sell_min, scale.sell_max)
    if purchase is not None:
        crossed, price = quote.purchase_crossed, quote.purchase
        _check_marker(quote.resource, PURCHASE, crossed, price, purchase, scale.buy_min, scale.buy_max)
    pays, asks = quote.sale + (sale or 0), quote.purchase + (purchase or 0)
    if asks - pays < gap:
        raise Illegal("price-gap", resource=quote.resource, sale=pays, purchase=asks)
    return pays, asks


def _check_marker(
    resource: Resource, market: Market, crossed: bool, price: int, notches: int, least: int, most: int
) -> None:
    """A marker without a cross that stays on its ladder."""
    if crossed:
        raise Illegal("crossed", resource=resource, market=market)
    if not least <= price + notches <= most:
        raise Illegal("ladder-end", resource=resource, market=market, price=price, least=least, most=most)


def _lawful(quote: Quote, scale: Scale, gap: int, sale: int | None, purchase: int | None) -> bool:
    try:
        moved(quote, scale, gap, sale, purchase)
    except Illegal:
        return False
    return True


def kind_of(sale: int | None, purchase: int | None) -> str:
    """Which of the five actions this is; a refusal if it is none of them."""
    if sale is None or purchase is None:
        notches = purchase if sale is None else sale
        if notches is None:
            raise Illegal("no-speculation")
        return (FIX_ONE, SMALL_MOVE, BIG_MOVE)[abs(notches)]
    if sale == purchase == 0:
        return FIX_BOTH
    require(abs(sale) == 1 and abs(purchase) == 1, "both-must-move")
    return VARIATION


#: what can be done to the sale and the purchase price of a resource, the simplest first
WAYS: tuple[tuple[int | None, int | None], ...] = (
    *((notches, None) for notches in (0, 1, -1, 2, -2)),
    *((None, notches) for notches in (0, 1, -1, 2, -2)),
    (0, 0),
    *((sale, purchase) for sale in (-1, 1) for purchase in (-1, 1)),
)
#: which action each of them is
KIND_OF_WAY = {way: kind_of(*way) for way in WAYS}


class Speculation(SeatDecision, tag="Speculation"):
    """Fix or move a price, or both prices of a resource; or leave the exchange alone."""

    #: the second action of Insider Trading
    second: bool

    def options(self, view: View) -> list[Option]:
        table = view.table
        return [DECLINE, *speculations(table, table.realms[view.seat], view.data, self.second)]

    @on(Decline)
    def decline(self, g: ShafausaGame, seat: Seat, _: Decline) -> None:
        """Passing is no speculation, so there is no second one."""
        g.announce(SpeculationDeclined(seat))

    @on(Speculate)
    def speculate(self, g: ShafausaGame, seat: Seat, act: Speculate) -> None:
        """The markers used are crossed."""
        table, data = g.table, g.data
        resource, sale, purchase = act.resource, act.sale, act.purchase
        realm, place = table.realms[seat], PLACE[resource]
        quote, kind = table.exchange[place], kind_of(sale, purchase)
        pays, asks = moved(quote, data.scales[resource], data.gap, sale, purchase)
        price = price_of(realm, data, kind, self.second)
        require(price <= realm.chf, "no-cash", thing="speculation", price=price, have=realm.chf)
        realm.chf -= price
        crosses = quote.sale_crossed or sale is not None, quote.purchase_crossed or purchase is not None
        quote = table.exchange[place] = known(Quote(resource, pays, asks, quote.sold, *crosses))
        _tell(g, seat, act, quote, price)
        if realm.power is INSIDER_TRADING and not self.second:
            second = Speculation(seat, second=True)
            if g.rules < ONE_QUESTION:
                g.do(second)
            else:
                g.go_on(second)


def _tell(g: ShafausaGame, seat: Seat, act: Speculate, quote: Quote, price: int) -> None:
    resource, sale, purchase = act.resource, act.sale, act.purchase
    if sale is not None and purchase is not None:
        if sale:
            g.announce(ResourceVaried(seat, resource, quote.sale, quote.purchase, price))
        else:
            g.announce(ResourceFixed(seat, resource, price))
        return
    market = PURCHASE if sale is None else SALE
    if sale or purchase:
        g.announce(PriceMoved(seat, resource, market, quote.sale if market is SALE else quote.purchase, price))
    else:
        g.announce(PriceFixed(seat, resource, market, price))
