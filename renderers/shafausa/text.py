"""The board in words: the essential for an alternative text, everything for the text board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from engine.core.seat import Seat
from engine.core.view import PrivateView
from engine.games.shafausa import components, pieces, plan
from engine.games.shafausa.extraction import yields
from engine.games.shafausa.prices import means
from engine.games.shafausa.scoring import points_of
from renderers.api import Reader, Wording, ended, gained
from renderers.shafausa import board, chart, closeup, look, screen, sheet
from renderers.shafausa.look import Names, View


class Helvetian(Reader[pieces.Table, pieces.Hand]):
    """Reads a view of Shafausa aloud."""

    def __init__(self, view: View, words: Wording, names: Names = None) -> None:
        super().__init__(view, words, names)
        self.data, self.say, self.mode = look.data_of(view), look.says(words.lang), look.mode_of(view)

    def side(self, seat: int) -> str:
        return look.people_of(self.view, seat, self.say)

    def stock(self, counts: Mapping[pieces.Resource, int]) -> str:
        return self.listed(self.say.amount(one, counts[one]) for one in pieces.RESOURCES if counts[one])

    def named(self, things: Iterable[Enum]) -> str:
        return self.listed(map(self.say.name, things))

    def sides(self, seats: Iterable[int]) -> str:
        return self.listed(map(self.side, seats))

    # -- the public table ------------------------------------------------------------------------------------------

    def headline(self) -> str:
        first, _ = board.headline(self.view, self.say, None)
        if self.view.step is None:
            return ended(first)
        return f"{ended(first)} {self.waiting()}"

    def now(self) -> Iterator[str]:
        table = self.table
        phase, mode = self.say.phase(table.phase), self.say.name(self.mode)
        yield self.say("text-now", round=table.round, mode=mode, phase=phase)
        yield self.say("text-order", list=self.sides(table.order))
        if table.phase is not pieces.Phase.MANAGEMENT:
            return
        if table.done:
            yield self.say("text-done", list=self.sides(table.done))
        yield from self.those(("text-in-order", table.in_order))

    def common(self) -> Iterator[Iterable[str]]:
        table = self.table
        if table.auction:
            yield self.auction(table.auction)
        if table.tiles and table.phase is pieces.Phase.DRAFT:
            yield [self.tiles()]
        yield (self.quote(quote) for quote in table.exchange)
        yield self.buildings()

    def quote(self, quote: pieces.Quote) -> str:
        name = self.say.title(quote.resource)
        said = self.say("text-quote", resource=name, sale=quote.sale, purchase=quote.purchase)
        sold, crossed = ("text-quote-sold", quote.sold), ("text-quote-sale", quote.sale_crossed)
        return " ".join((said, *self.those(sold, crossed, ("text-quote-purchase", quote.purchase_crossed))))

    def buildings(self) -> Iterator[str]:
        table = self.table
        yield self.say("text-available", list=self.listed(map(self.priced, table.available)))
        offered = [*table.available]
        if self.mode is not pieces.Mode.FAMILY:
            yield self.say("text-future", list=self.listed(map(self.priced, table.future)))
            offered += table.future
        yield from self.effects(offered)
        bag = self.listed(f"{self.say.name(kind)} {count}" for kind, count in look.bag(table))
        yield self.say("text-bag", list=bag)
        yield self.say("text-returned", list=self.named(table.returned))
        yield self.say("text-mine-tiles", count=table.mines)
        yield self.say("text-offices", count=table.offices_gone)
        if table.peoples:
            yield self.say("text-peoples-left", list=self.named(table.peoples))

    def effects(self, buildings: Iterable[pieces.Building]) -> Iterator[str]:
        """What they do, each kind once."""
        for one in dict.fromkeys(buildings):
            yield self.say("text-does", building=self.say.title(one), effect=self.say.effect(one, self.data))

    def priced(self, building: pieces.Building) -> str:
        return self.say("text-priced", building=self.say.name(building), chf=self.data.buildings[building].price)

    def tiles(self) -> str:
        found = [f"{value} ({self.content(self.data.tiles[value].content)})" for value in self.table.tiles]
        return self.say("text-tiles-left", list=self.semicolon.join(found))

    def content(self, content: components.Content) -> str:
        parts = [self.say.name(content.building)] if content.building else []
        counts = [(word, getattr(content, word)) for word in ("chf", "miners", "warehouses", "cities")]
        return ", ".join([*parts, *(self.say(f"text-tile-{word}", count=count) for word, count in counts if count)])

    def auction(self, auction: pieces.Auction) -> Iterator[str]:
        yield self.say("text-auction", chf=auction.bid)
        for seat, bid in enumerate(auction.bids):
            key = "text-bid" if seat in auction.active else "text-bid-left"
            yield self.say(key, who=self.side(seat), chf=bid)
        yield self.say("text-new-order", list=self.sides(auction.new))

    def before(self, seat: int) -> Iterator[str]:
        realm = self.table.realms[seat]
        if not look.chosen(self.view, seat):
            yield f"{self.who(seat)} {self.say('choosing')}."
            return
        able = means(realm, self.data)
        points = points_of(self.table, Seat(seat), self.data, self.mode)
        yield self.say("text-realm", who=self.who(seat), chf=realm.chf, points=points)
        yield self.say("text-stock", list=self.stock(realm.stock))
        yield self.say(
            "text-holds", miners=realm.miners, mines=len(able.mines), limit=able.mine_limit,
            warehouses=realm.warehouses, held=realm.held, capacity=able.capacity(),
        )  # fmt: skip
        for number, city in enumerate(realm.cities, 1):
            yield self.city(number, city)
        yield self.say("text-reserve", list=self.named(realm.reserve))
        if self.mode is not pieces.Mode.FAMILY:
            yield self.power(realm, "text-power-hidden")
        yield from closeup.done(realm, self.say)

    def power(self, realm: pieces.Realm, several: str) -> str:
        """The card in use, or what there is to say of all while none is played."""
        if realm.power:
            effect = self.say.effect(realm.power, self.data)
            return self.say("text-power", card=self.say.name(realm.power), effect=effect)
        return self.say(several, list=self.named(card.id for card in self.data.cards_of(realm.people)))

    def city(self, number: int, city: pieces.City) -> str:
        if number > plan.cities_in(self.mode, self.data):
            return self.say("text-city-closed", city=number)
        holds = [self.say.mine(mine) for mine in city.mines]
        holds += [self.say.name(building) for building in city.buildings]
        key = "text-city" if city.built else "text-city-asleep"
        return self.say(key, city=number, list=self.listed(holds), free=city.free)

    def rest(self) -> Iterator[Iterable[str]]:
        if self.table.phase is not pieces.Phase.PEOPLES:
            yield (self.say("text-extraction"), *self.extraction())
        yield self.history()

    def moment(self, name: str) -> Iterator[str]:
        if name == "auction" and self.table.auction:
            yield from (self.headline(), *self.auction(self.table.auction))
        elif lines := {"extraction": self.extraction, "prices": self.prices, "buildings": self.buildings}.get(name):
            yield from (self.say(f"{name}-title") + ".", *lines())

    def prices(self) -> Iterator[str]:
        """From the first round until now, resource by resource."""
        for resource in pieces.RESOURCES:
            sale, purchase = chart.series(self.view, resource)
            moves = {"sale": " ".join(map(str, sale)), "purchase": " ".join(map(str, purchase))}
            yield self.say("alt-moves", resource=self.say.title(resource), **moves)

    def history(self) -> Iterator[str]:
        for closing in self.table.history:
            prices = [
                f"{self.say.name(resource)} {sale}/{purchase}"
                for resource, sale, purchase in zip(pieces.RESOURCES, closing.sale, closing.purchase, strict=True)
            ]
            yield self.say("text-history", round=closing.round, list=", ".join(prices))

    def extraction(self) -> Iterator[str]:
        for seat in self.table.order:
            if look.chosen(self.view, seat):
                goods, chf = yields(self.table, seat, self.data)
                yield self.say("text-yields", who=self.side(seat), list=self.stock(goods), chf=chf)

    def sheets(self) -> Iterator[str]:
        for line in self.table.sheets:
            scored = [(key, getattr(line, key)) for key in sheet.lines(self.view)]
            # what brought nothing goes without saying
            parts = [f"{self.say('sheet-' + key.replace('_', '-'))} {points}" for key, points in scored if points]
            yield self.say("text-sheet", who=self.who(line.seat), total=line.total, list=", ".join(parts), chf=line.chf)

    def essential(self) -> Iterator[str]:
        """Who is asked, prices, buildings, money and cities: the most important first."""
        table = self.table
        yield from (self.say("alt-title"), self.headline(), self.say("alt-round", round=table.round))
        if table.sheets:
            totals = ", ".join(f"{self.side(line.seat)} {line.total}" for line in table.sheets)
            yield self.say("alt-points", list=totals)
        if table.phase not in (pieces.Phase.PEOPLES, pieces.Phase.DRAFT):
            prices = [f"{self.say.name(quote.resource)} {quote.sale}/{quote.purchase}" for quote in table.exchange]
            yield self.say("alt-prices", list=", ".join(prices))
            yield self.say("text-available", list=self.named(table.available))
        for seat, realm in enumerate(table.realms):
            if look.chosen(self.view, seat):
                yield self.say(
                    "alt-realm", people=self.side(seat), chf=realm.chf, cities=realm.built, mines=len(realm.mines),
                    buildings=len(realm.constructed), held=realm.held,
                )  # fmt: skip
        if table.phase not in (pieces.Phase.PEOPLES, pieces.Phase.DRAFT):
            yield from self.effects(table.available)

    # -- one hand --------------------------------------------------------------------------------------------------

    def hand(self, view: PrivateView[pieces.Table, pieces.Hand]) -> Iterator[str]:
        if not look.chosen(view, view.seat):
            yield f"{self.who(view.seat)} {self.say('choosing')}."
            return
        realm = view.table.realms[view.seat]
        if not screen.managing(view):
            # the player who is asked reads it beside the question
            if view.seat not in view.asked or self.mode is pieces.Mode.FAMILY:
                yield self.say("text-idle", who=self.who(view.seat), chf=realm.chf, list=self.stock(realm.stock))
            if self.mode is not pieces.Mode.FAMILY:
                yield self.power(realm, "text-cards")
            return
        yield self.say("text-plan")
        found = list(screen.balances(view))
        if not found:
            yield self.say("plan-empty")
        for number, (entry, after) in enumerate(found, 1):
            what = screen.said(entry, self.say)
            yield self.say("text-step", number=number, what=what, chf=gained(entry.chf), after=after)
        if found and (draft := view.hand.draft):
            yield self.say("text-balance", before=realm.chf, after=draft.chf, list=self.stock(draft.stock))
        if view.seat in view.asked:
            ways = [(screen.named(one, self.say), buying) for one, buying in screen.affordable(view).items()]
            yield self.say("text-afford", list=self.listed(name for name, buying in ways if not buying))
            if names := [name for name, buying in ways if buying]:
                yield self.say("text-afford-buying", list=", ".join(names))
