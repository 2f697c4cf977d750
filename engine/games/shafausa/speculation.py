"""Phase 6, speculation: in turn order each seat may influence the stock exchange once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.shafausa.actions import DECLINE, SPECULATE, Decline, Speculate
from engine.games.shafausa.components import SPECULATIONS, Components, Scale
from engine.games.shafausa.events import PriceFixed, PriceMoved, ResourceFixed, ResourceVaried, SpeculationDeclined
from engine.games.shafausa.pieces import Market, Mode, Phase, Power, Quote, Realm, Table, View
from engine.games.shafausa.prices import PLACE

if TYPE_CHECKING:
    from engine.games.shafausa import Shafausa

#: the five actions as the components call them
KINDS_OF_ACTION = FIX_ONE, SMALL_MOVE, BIG_MOVE, FIX_BOTH, VARIATION = SPECULATIONS


class Exchange(Rule, tag="Exchange"):
    """In turn order; afterwards all crosses are removed. FAMILY has no speculation."""

    def happen(self, g: Shafausa) -> None:
        if g.variant.mode is not Mode.FAMILY:
            g.table.phase = Phase.SPECULATION
            g.do(*(SpeculationTurn(seat) for seat in g.table.order), EndOfSpeculation())


class EndOfSpeculation(Rule, tag="EndOfSpeculation"):
    """All markers are turned over again."""

    def happen(self, g: Shafausa) -> None:
        for quote in g.table.exchange:
            quote.sale_crossed = quote.purchase_crossed = False


class SpeculationTurn(Rule, tag="SpeculationTurn"):
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
    chf = realm.chf
    paid = tuple(price_of(realm, data, kind, second) <= chf for kind in KINDS_OF_ACTION)
    found: list[Option] = []
    if any(paid):
        for quote in table.exchange:
            scale, crosses = data.scales[quote.resource], (quote.sale_crossed, quote.purchase_crossed)
            found += _on_resource(scale, data.gap, quote.sale, quote.purchase, crosses, paid)
    return found


@lru_cache(maxsize=8192)
def _on_resource(
    scale: Scale, gap: int, sale: int, purchase: int, crosses: tuple[bool, bool], paid: tuple[bool, ...]
) -> tuple[Speculate, ...]:
    """The actions on one resource; they are the same again and again."""
    fix, small, big, both, vary = paid
    resource, (sale_crossed, purchase_crossed) = scale.id, crosses
    found: list[Speculate] = []
    if not sale_crossed:
        up, down = min(scale.sell_max, purchase - gap) - sale, sale - scale.sell_min
        found += [SPECULATE[resource, notches, None] for notches in _moves(up, down, fix, small, big)]
    if not purchase_crossed:
        up, down = scale.buy_max - purchase, purchase - max(scale.buy_min, sale + gap)
        found += [SPECULATE[resource, None, notches] for notches in _moves(up, down, fix, small, big)]
    if not sale_crossed and not purchase_crossed:
        if both:
            found.append(SPECULATE[resource, 0, 0])
        if vary:
            found += [
                SPECULATE[resource, one, other]
                for one in (-1, 1)
                if scale.sell_min <= sale + one <= scale.sell_max
                for other in (-1, 1)
                if scale.buy_min <= purchase + other <= scale.buy_max and purchase + other - sale - one >= gap
            ]
    return tuple(found)


def _moves(up: int, down: int, fix: bool, small: bool, big: bool) -> list[int]:
    """Notches a marker can be moved by, with so many free ones above and below; 0 fixes it."""
    found = [0] if fix else []
    if small:
        found += [1] * (up >= 1) + [-1] * (down >= 1)
    if big:
        found += [2] * (up >= 2) + [-2] * (down >= 2)
    return found


def kind_of(sale: int | None, purchase: int | None) -> str:
    """Which of the five actions this is; a refusal if it is none of them."""
    if sale is None or purchase is None:
        notches = purchase if sale is None else sale
        require(notches is not None, "no-speculation")
        return (FIX_ONE, SMALL_MOVE, BIG_MOVE)[abs(notches or 0)]
    if sale == purchase == 0:
        return FIX_BOTH
    require(abs(sale) == 1 and abs(purchase) == 1, "both-must-move")
    return VARIATION


class Speculation(Decision, tag="Speculation"):
    """Fix or move a price, or both prices of a resource; or leave the exchange alone."""

    seat: Seat
    #: the second action of Insider Trading
    second: bool

    def options(self, view: View) -> list[Option]:
        table = view.table
        return [DECLINE, *speculations(table, table.realms[view.seat], view.data, self.second)]

    def absent(self, view: View) -> Action:
        return DECLINE

    @on(Decline)
    def decline(self, g: Shafausa, seat: Seat, _: Decline) -> None:
        """Passing is no speculation, so there is no second one."""
        g.announce(SpeculationDeclined(seat))

    @on(Speculate)
    def speculate(self, g: Shafausa, seat: Seat, act: Speculate) -> None:
        """The markers used are crossed; only where they end is tested."""
        realm, quote = g.table.realms[seat], g.table.exchange[PLACE[act.resource]]
        kind = kind_of(act.sale, act.purchase)
        for market, notches in ((Market.SALE, act.sale), (Market.PURCHASE, act.purchase)):
            if notches is not None:
                _check_free(quote, market)
                _check_ladder(g.data, quote, market, notches)
        sale, purchase = quote.sale + (act.sale or 0), quote.purchase + (act.purchase or 0)
        apart = purchase - sale >= g.data.gap
        require(apart, "price-gap", resource=act.resource, sale=sale, purchase=purchase)
        price = price_of(realm, g.data, kind, self.second)
        require(price <= realm.chf, "no-cash", thing="speculation", price=price, have=realm.chf)
        realm.chf -= price
        quote.sale, quote.purchase = sale, purchase
        quote.sale_crossed |= act.sale is not None
        quote.purchase_crossed |= act.purchase is not None
        _tell(g, seat, act, quote, price)
        if realm.power is Power.INSIDER_TRADING and not self.second:
            g.do(Speculation(seat, second=True))


def _tell(g: Shafausa, seat: Seat, act: Speculate, quote: Quote, price: int) -> None:
    resource = act.resource
    if act.sale is not None and act.purchase is not None:
        if act.sale:
            g.announce(ResourceVaried(seat, resource, quote.sale, quote.purchase, price))
        else:
            g.announce(ResourceFixed(seat, resource, price))
        return
    market = Market.PURCHASE if act.sale is None else Market.SALE
    if act.sale or act.purchase:
        g.announce(PriceMoved(seat, resource, market, quote.sale if market is Market.SALE else quote.purchase, price))
    else:
        g.announce(PriceFixed(seat, resource, market, price))


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
