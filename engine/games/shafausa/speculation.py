"""Phase 6, speculation: in turn order each seat may influence the stock exchange once."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.core.view import PrivateView
from engine.games.shafausa.actions import (
    ABSTAIN,
    FIX,
    FIX_RESOURCE,
    MOVE,
    VARY,
    Abstain,
    FixPrice,
    FixResource,
    MovePrice,
    VaryResource,
)
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import PriceFixed, PriceMoved, ResourceFixed, ResourceVaried
from engine.games.shafausa.pieces import Hand, Market, Mode, Phase, Power, Quote, Realm, Resource, Table
from engine.games.shafausa.prices import PLACE

if TYPE_CHECKING:
    from engine.games.shafausa import Shafausa

View: TypeAlias = PrivateView[Table, Hand]

#: the five actions as the components call them
FIX_ONE, SMALL_MOVE, BIG_MOVE, FIX_BOTH, VARIATION = "fix_one", "move_one_1", "move_one_2", "fix_both", "move_both_1"


class Speculate(Rule):
    """In turn order; afterwards all crosses are removed. FAMILY has no speculation."""

    def happen(self, g: Shafausa) -> None:
        if g.variant.mode is not Mode.FAMILY:
            g.table.phase = Phase.SPECULATION
            g.do(*(SpeculationTurn(seat) for seat in g.table.order), EndOfSpeculation())


class EndOfSpeculation(Rule):
    """All markers are turned over again."""

    def happen(self, g: Shafausa) -> None:
        for quote in g.table.exchange:
            quote.sale_crossed = quote.purchase_crossed = False


class SpeculationTurn(Rule):
    """Whoever cannot pay for anything is not asked."""

    seat: Seat

    def happen(self, g: Shafausa) -> None:
        realm = g.table.realms[self.seat]
        rebate = realm.power is None and any(card.id is Power.TAX_REBATE for card in g.data.cards_of(realm.people))
        if rebate or speculations(g.table, realm, g.data, second=False):
            g.do(Speculation(self.seat, second=False))


def price_of(realm: Realm, data: Components, kind: str, second: bool) -> int:
    """What an action costs: less with the Tax Rebate, and less for the second of Insider Trading."""
    price = data.speculation[kind]
    if realm.power is Power.TAX_REBATE:
        price -= data.cards[Power.TAX_REBATE].effect.chf
    if second:
        price -= data.cards[Power.INSIDER_TRADING].effect.discount
    return max(0, price)


def speculations(table: Table, realm: Realm, data: Components, second: bool) -> list[Option]:
    """Every action on the exchange that can be paid and leaves the markers on their ladders, well apart."""
    chf, gap = realm.chf, data.gap
    fix, small, big, both, vary = (
        price_of(realm, data, kind, second) <= chf for kind in (FIX_ONE, SMALL_MOVE, BIG_MOVE, FIX_BOTH, VARIATION)
    )
    found: list[Option] = []
    if not (fix or small or big or both or vary):
        return found
    for quote in table.exchange:
        scale, resource, sale, purchase = data.scales[quote.resource], quote.resource, quote.sale, quote.purchase
        # how far each marker may go by itself
        if not quote.sale_crossed:
            if fix:
                found.append(FIX[resource, Market.SALE])
            up, down = min(scale.sell_max, purchase - gap) - sale, sale - scale.sell_min
            found += _moves(resource, Market.SALE, up, down, small, big)
        if not quote.purchase_crossed:
            if fix:
                found.append(FIX[resource, Market.PURCHASE])
            up, down = scale.buy_max - purchase, purchase - max(scale.buy_min, sale + gap)
            found += _moves(resource, Market.PURCHASE, up, down, small, big)
        if not quote.sale_crossed and not quote.purchase_crossed:
            if both:
                found.append(FIX_RESOURCE[resource])
            if vary:
                found += [
                    VARY[resource, one, other]
                    for one in (-1, 1)
                    if scale.sell_min <= sale + one <= scale.sell_max
                    for other in (-1, 1)
                    if scale.buy_min <= purchase + other <= scale.buy_max and purchase + other - sale - one >= gap
                ]
    return found


def _moves(resource: Resource, market: Market, up: int, down: int, small: bool, big: bool) -> list[Option]:
    found: list[Option] = []
    if small and up >= 1:
        found.append(MOVE[resource, market, 1])
    if small and down >= 1:
        found.append(MOVE[resource, market, -1])
    if big and up >= 2:
        found.append(MOVE[resource, market, 2])
    if big and down >= 2:
        found.append(MOVE[resource, market, -2])
    return found


class Speculation(Decision):
    """Fix or move a price, or both prices of a resource; or leave the exchange alone."""

    seat: Seat
    #: the second action of Insider Trading
    second: bool

    def options(self, view: View) -> list[Option]:
        table = view.table
        return [ABSTAIN, *speculations(table, table.realms[view.seat], view.data, self.second)]

    def absent(self, view: View) -> Action:
        return ABSTAIN

    @on(Abstain)
    def abstain(self, g: Shafausa, seat: Seat, _: Abstain) -> None:
        """Passing is no speculation, so there is no second one."""

    def _check_price(self, g: Shafausa, seat: Seat, kind: str) -> int:
        realm = g.table.realms[seat]
        price = price_of(realm, g.data, kind, self.second)
        require(price <= realm.chf, "no-cash", thing="speculation", price=price, have=realm.chf)
        return price

    def _paid(self, g: Shafausa, seat: Seat, price: int) -> None:
        realm = g.table.realms[seat]
        realm.chf -= price
        if realm.power is Power.INSIDER_TRADING and not self.second:
            g.do(Speculation(seat, second=True))

    @on(FixPrice)
    def fix_price(self, g: Shafausa, seat: Seat, fix: FixPrice) -> None:
        quote = g.table.exchange[PLACE[fix.resource]]
        _check_free(quote, fix.market)
        price = self._check_price(g, seat, FIX_ONE)
        _cross(quote, fix.market)
        g.announce(PriceFixed(seat, fix.resource, fix.market, price))
        self._paid(g, seat, price)

    @on(MovePrice)
    def move_price(self, g: Shafausa, seat: Seat, move: MovePrice) -> None:
        quote, market, notches = g.table.exchange[PLACE[move.resource]], move.market, move.notches
        require(notches != 0, "no-move")
        _check_free(quote, market)
        _check_ladder(g.data, quote, market, notches)
        sale = quote.sale + notches * (market is Market.SALE)
        purchase = quote.purchase + notches * (market is Market.PURCHASE)
        _check_gap(g.data, quote, sale, purchase)
        price = self._check_price(g, seat, SMALL_MOVE if abs(notches) == 1 else BIG_MOVE)
        quote.sale, quote.purchase = sale, purchase
        _cross(quote, market)
        g.announce(PriceMoved(seat, move.resource, market, sale if market is Market.SALE else purchase, price))
        self._paid(g, seat, price)

    @on(FixResource)
    def fix_resource(self, g: Shafausa, seat: Seat, fix: FixResource) -> None:
        quote = g.table.exchange[PLACE[fix.resource]]
        for market in Market:
            _check_free(quote, market)
        price = self._check_price(g, seat, FIX_BOTH)
        for market in Market:
            _cross(quote, market)
        g.announce(ResourceFixed(seat, fix.resource, price))
        self._paid(g, seat, price)

    @on(VaryResource)
    def vary_resource(self, g: Shafausa, seat: Seat, vary: VaryResource) -> None:
        """Both markers must move; only where they end is tested."""
        quote = g.table.exchange[PLACE[vary.resource]]
        require(vary.sale != 0 and vary.purchase != 0, "both-must-move")
        for market, notches in ((Market.SALE, vary.sale), (Market.PURCHASE, vary.purchase)):
            _check_free(quote, market)
            _check_ladder(g.data, quote, market, notches)
        sale, purchase = quote.sale + vary.sale, quote.purchase + vary.purchase
        _check_gap(g.data, quote, sale, purchase)
        price = self._check_price(g, seat, VARIATION)
        quote.sale, quote.purchase = sale, purchase
        for market in Market:
            _cross(quote, market)
        g.announce(ResourceVaried(seat, vary.resource, sale, purchase, price))
        self._paid(g, seat, price)


def _check_free(quote: Quote, market: Market) -> None:
    crossed = quote.sale_crossed if market is Market.SALE else quote.purchase_crossed
    require(not crossed, "crossed", resource=quote.resource, market=market)


def _check_ladder(data: Components, quote: Quote, market: Market, notches: int) -> None:
    """A move is made in full or not at all."""
    scale = data.scales[quote.resource]
    if market is Market.SALE:
        price, least, most = quote.sale, scale.sell_min, scale.sell_max
    else:
        price, least, most = quote.purchase, scale.buy_min, scale.buy_max
    require(
        least <= price + notches <= most,
        "ladder-end",
        resource=quote.resource,
        market=market,
        price=price,
        least=least,
        most=most,
    )


def _check_gap(data: Components, quote: Quote, sale: int, purchase: int) -> None:
    apart = purchase - sale >= data.gap
    require(apart, "price-gap", resource=quote.resource, sale=sale, purchase=purchase)


def _cross(quote: Quote, market: Market) -> None:
    if market is Market.SALE:
        quote.sale_crossed = True
    else:
        quote.purchase_crossed = True
