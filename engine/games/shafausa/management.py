"""Phase 4, management: everybody plans at once, unseen; when all are done the plans are carried out in turn order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from engine.core.action import Action, Offer, Option
from engine.core.illegal import Illegal, require
from engine.core.seat import Seat
from engine.core.step import Each, Liberty, Rule, on
from engine.core.view import PrivateView
from engine.games.shafausa.actions import (
    ADD_MINER,
    CALL_ORDER,
    COMMIT,
    CONSCRIPT,
    REOPEN,
    REVEAL,
    TRANSMUTE,
    AddMiner,
    BuildCity,
    BuildMine,
    Buy,
    CallOrder,
    Commit,
    Construct,
    Reopen,
    Reveal,
    Sell,
    TakeBack,
    Transmute,
)
from engine.games.shafausa.events import (
    BuildingConstructed,
    CityBuilt,
    MineBuilt,
    MineMissed,
    MinerAdded,
    OfficeReplaced,
    OrderCalled,
    PlanCarriedOut,
    PlanCommitted,
    PlanReopened,
    PowerRevealed,
    ResourceBought,
    ResourceSold,
    ResourceTransmuted,
)
from engine.games.shafausa.pieces import (
    RESOURCES,
    Building,
    Entry,
    Hand,
    Mode,
    Phase,
    Power,
    Realm,
    Resource,
    Table,
    Work,
    copied,
)
from engine.games.shafausa.plan import (
    IN_PLAN,
    Desk,
    cities_in,
    city_site,
    cost,
    office_city,
    perform,
    with_purchases,
)
from engine.games.shafausa.prices import (
    PLACE,
    affordable,
    conscript_price,
    mine_limit,
    miner_price,
    missing,
    missing_price,
)

if TYPE_CHECKING:
    from engine.games.shafausa import Shafausa

View: TypeAlias = PrivateView[Table, Hand]

NO, EITHER, YES = (False,), (False, True), (True,)


class Manage(Rule):
    """The phase begins: nobody is done, nobody has called for turn order."""

    def happen(self, g: Shafausa) -> None:
        g.table.phase = Phase.MANAGEMENT
        g.table.done = []
        g.table.in_order = False
        g.do(Management())


def desk_of(g: Shafausa, seat: Seat) -> Desk:
    """A copy of the realm as the plan leaves it, to try a step on."""
    hand = g.hands[seat]
    realm = copied(hand.draft or g.table.realms[seat])
    planned = sum(entry.work is Work.MINE for entry in hand.plan)
    return Desk(realm, g.data, g.variant.mode, g.table.exchange, g.table.mines - planned)


class Management(Each):
    """Sell, buy, build mines, cities and buildings and add miners, as much as you can pay; then commit your plan."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        waiting = tuple(seat for seat in table.order if seat not in table.done)
        return waiting[:1] if table.in_order else waiting

    def options(self, view: View) -> list[Option]:
        return [COMMIT, *steps(view), *revisions(view), *([] if view.table.in_order else [CALL_ORDER])]

    def absent(self, view: View) -> Action:
        return COMMIT

    # -- steps of the plan

    def _plan(self, g: Shafausa, seat: Seat, entry: Entry, buy: bool = False) -> None:
        """Try a step on a copy; if the rules allow it, it is part of the plan."""
        hand, desk = g.hands[seat], desk_of(g, seat)
        done = with_purchases(desk, entry) if buy else [perform(desk, entry)]
        press = hand.plan[-1].press + 1 if hand.plan else 1
        hand.plan += [
            Entry(
                one.work,
                one.chf,
                press,
                one.resource,
                one.count,
                one.building,
                one.city,
                one.power,
                one.with_wood,
            )
            for one in done
        ]
        hand.draft = desk.realm
        g.stay(seat)

    @on(Sell)
    def sell(self, g: Shafausa, seat: Seat, sell: Sell) -> None:
        self._plan(g, seat, Entry(Work.SELL, resource=sell.resource, count=sell.count))

    @on(Buy)
    def buy(self, g: Shafausa, seat: Seat, buy: Buy) -> None:
        self._plan(g, seat, Entry(Work.BUY, resource=buy.resource, count=buy.count))

    @on(BuildMine)
    def mine(self, g: Shafausa, seat: Seat, mine: BuildMine) -> None:
        self._plan(g, seat, Entry(Work.MINE, resource=mine.resource, city=mine.city), mine.buy)

    @on(AddMiner)
    def miner(self, g: Shafausa, seat: Seat, add: AddMiner) -> None:
        self._plan(g, seat, Entry(Work.CONSCRIPT if add.conscript else Work.MINER))

    @on(BuildCity)
    def city(self, g: Shafausa, seat: Seat, city: BuildCity) -> None:
        self._plan(g, seat, Entry(Work.CITY, city=city.city), city.buy)

    @on(Construct)
    def construct(self, g: Shafausa, seat: Seat, build: Construct) -> None:
        entry = Entry(Work.CONSTRUCT, building=build.building, city=build.city, with_wood=build.with_wood)
        self._plan(g, seat, entry, build.buy)

    @on(Transmute)
    def transmute(self, g: Shafausa, seat: Seat, transmute: Transmute) -> None:
        self._plan(g, seat, Entry(Work.TRANSMUTE, resource=transmute.resource))

    @on(Reveal)
    def power(self, g: Shafausa, seat: Seat, reveal: Reveal) -> None:
        self._plan(g, seat, Entry(Work.POWER, power=reveal.card))

    # -- revising the plan

    @on(TakeBack)
    def take_back(self, g: Shafausa, seat: Seat, back: TakeBack) -> None:
        """All that came from the last press, or any one step if the others hold without it."""
        plan, step = g.hands[seat].plan, back.step
        require(bool(plan), "plan-empty")
        require(step <= len(plan), "no-such-step", step=step, steps=len(plan))
        kept = plan[: step - 1] + plan[step:] if step else [one for one in plan if one.press != plan[-1].press]
        try:
            _replan(g, seat, kept)
        except Illegal:
            raise Illegal("step-needed", step=step) from None
        g.stay(seat)

    # -- being done

    @on(Commit)
    def commit(self, g: Shafausa, seat: Seat, _: Commit) -> None:
        """Done. Unseen until all are done; once turn order was called, carried out at once."""
        table = g.table
        if not table.in_order:
            table.done.append(seat)
            g.announce(PlanCommitted(seat))
            return
        if not carry_out(g, seat):
            g.stay(seat)
            return
        table.done.append(seat)
        if following := self.seats(table):
            g.ask(following)

    @on(CallOrder)
    def call_order(self, g: Shafausa, seat: Seat, _: CallOrder) -> None:
        """Whoever is done stays done; the others finish one after the other and see what came before."""
        table = g.table
        require(not table.in_order, "order-called")
        table.in_order = True
        g.announce(OrderCalled(seat))
        table.done = [one for one in table.order if one in table.done and carry_out(g, one)]
        g.ask(self.seats(table))

    def after(self, g: Shafausa) -> None:
        """In turn order; whoever missed the last mine tile may plan again."""
        table = g.table
        if table.in_order:
            return
        table.done = [seat for seat in table.order if carry_out(g, seat)]
        if len(table.done) < g.players:
            table.in_order = True
            g.do(Management())


def _replan(g: Shafausa, seat: Seat, entries: list[Entry]) -> None:
    """The plan with these steps only, done again from the beginning."""
    hand = g.hands[seat]
    desk = Desk(copied(g.table.realms[seat]), g.data, g.variant.mode, g.table.exchange, g.table.mines)
    hand.plan = [perform(desk, entry) for entry in entries]
    hand.draft = desk.realm if entries else None


def carry_out(g: Shafausa, seat: Seat) -> bool:
    """What was planned becomes fact. Without a tile a mine is left out, the rest holds; then the seat is not done."""
    table, hand = g.table, g.hands[seat]
    missed = list[Entry]()
    left = table.mines
    kept = list[Entry]()
    for entry in hand.plan:
        if entry.work is Work.MINE:
            left -= 1
            if left < 0:
                missed.append(entry)
                continue
        kept.append(entry)
    if missed:
        _replan(g, seat, kept)
    if hand.draft:
        replaced = Building.OFFICE in table.realms[seat].constructed and Building.OFFICE not in hand.draft.constructed
        table.realms[seat] = hand.draft
        for entry in hand.plan:
            _tell(g, seat, entry)
        if replaced:
            table.offices_gone += 1
            g.announce(OfficeReplaced(seat))
        g.unveil()
    hand.plan, hand.draft = [], None
    for entry in missed:
        assert entry.resource
        g.announce(MineMissed(seat, entry.resource))
    if not missed:
        g.announce(PlanCarriedOut(seat, table.realms[seat].chf))
    return not missed


def _tell(g: Shafausa, seat: Seat, entry: Entry) -> None:
    """One public line for each step."""
    table, chf = g.table, abs(entry.chf)
    match entry.work:
        case Work.SELL:
            assert entry.resource
            table.exchange[PLACE[entry.resource]].sold = True
            g.announce(ResourceSold(seat, entry.resource, entry.count, chf))
        case Work.BUY:
            assert entry.resource
            g.announce(ResourceBought(seat, entry.resource, entry.count, chf))
        case Work.MINE:
            assert entry.resource
            table.mines -= 1
            g.announce(MineBuilt(seat, entry.resource, entry.city, chf))
        case Work.MINER | Work.CONSCRIPT:
            g.announce(MinerAdded(seat, chf))
        case Work.CITY:
            g.announce(CityBuilt(seat, entry.city, chf))
        case Work.CONSTRUCT:
            assert entry.building
            paid = Resource.WOOD if entry.with_wood else Resource.IRON
            g.announce(BuildingConstructed(seat, entry.building, entry.city, paid))
        case Work.TRANSMUTE:
            assert entry.resource
            chain = g.data.cards[Power.TRANSMUTATION].effect.chain
            g.announce(ResourceTransmuted(seat, entry.resource, chain[chain.index(entry.resource) + 1]))
        case Work.POWER:
            assert entry.power
            g.announce(PowerRevealed(seat, entry.power))


class SecondThoughts(Liberty):
    """Until everybody is done or turn order is called, you may say that you are not done after all."""

    anytime: ClassVar[bool] = True

    def options(self, view: View) -> list[Option]:
        if isinstance(view.step, Management) and not view.table.in_order and view.seat in view.table.done:
            return [REOPEN]
        return []

    @on(Reopen)
    def reopen(self, g: Shafausa, seat: Seat, _: Reopen) -> None:
        table = g.table
        require(isinstance(g.step, Management) and seat in table.done, "not-done")
        require(not table.in_order, "done-is-final")
        table.done.remove(seat)
        g.announce(PlanReopened(seat))
        g.ask(seat for seat in table.order if seat not in table.done)


# -- what can be afforded


def realm_of(view: View) -> Realm:
    """The own realm as the plan leaves it."""
    return view.hand.draft or view.table.realms[view.seat]


def steps(view: View) -> Iterator[Option]:
    """Every step that can be added to the plan."""
    table, data, mode = view.table, view.data, view.variant.mode
    realm = realm_of(view)
    planned = sum(entry.work is Work.MINE for entry in view.hand.plan)
    desk = Desk(realm, data, mode, table.exchange, table.mines - planned)
    stock, chf = realm.stock, realm.chf
    for resource in RESOURCES:
        if stock[resource]:
            yield Offer(Sell, {"resource": (resource,), "count": range(1, stock[resource] + 1)})
    for quote in table.exchange:
        if most := affordable(realm, data, quote):
            yield Offer(Buy, {"resource": (quote.resource,), "count": range(1, most + 1)})
    rooms = [0, *(number for number, city in enumerate(realm.cities, 1) if city.built and city.free)]
    if len(rooms) > 1 and desk.mines > 0 and len(realm.mines) < mine_limit(realm, data):
        for resource in RESOURCES:
            if buy := _ways(desk, Entry(Work.MINE, resource=resource)):
                yield Offer(BuildMine, {"resource": (resource,), "city": rooms, "buy": buy})
    if realm.miners < data.most_miners:
        if miner_price(realm, data) <= chf:
            yield ADD_MINER
        if realm.power is Power.CONSCRIPTION and not realm.spent_power and conscript_price(realm, data) <= chf:
            yield CONSCRIPT
    yield from _city_step(desk)
    yield from _construction_steps(desk, rooms)
    if realm.power is Power.TRANSMUTATION and not realm.spent_power:
        chain = data.cards[Power.TRANSMUTATION].effect.chain
        yield from (TRANSMUTE[resource] for resource in chain[:-1] if stock[resource])
    if mode is not Mode.FAMILY and realm.power is None:
        yield from (REVEAL[card.id] for card in data.cards_of(realm.people) if card.when in IN_PLAN)


def _ways(desk: Desk, entry: Entry) -> tuple[bool, ...]:
    """Whether a step can be paid from stock, by buying what is missing, or not at all."""
    price, realm = cost(desk, entry), desk.realm
    if price.chf > realm.chf:
        return ()
    lacking = missing(realm, price.materials)
    if not lacking:
        return EITHER
    return YES if price.chf + missing_price(realm, desk.data, desk.exchange, lacking) <= realm.chf else ()


def _city_step(desk: Desk) -> Iterator[Option]:
    number = desk.realm.built + 1
    if number > cities_in(desk.mode, desk.data):
        return
    entry = Entry(Work.CITY, city=number)
    if buy := _ways(desk, entry):
        try:
            city_site(desk, entry)
        except Illegal:
            return
        yield Offer(BuildCity, {"city": (number,), "buy": buy})


def _construction_steps(desk: Desk, rooms: list[int]) -> Iterator[Option]:
    realm = desk.realm
    for building in realm.reserve:
        office = office_city(realm) if building is Building.BUILDERS_HOUSE else 0
        places = [0, office] if office else rooms
        if len(places) < 2:
            continue
        for with_wood in EITHER if realm.power is Power.HARMONY else NO:
            if buy := _ways(desk, Entry(Work.CONSTRUCT, building=building, with_wood=with_wood)):
                fields = {"building": (building,), "city": places, "buy": buy, "with_wood": (with_wood,)}
                yield Offer(Construct, fields)


def revisions(view: View) -> Iterator[Option]:
    """What can be taken back: always the last press; a step that others need cannot."""
    plan = view.hand.plan
    if not plan:
        return
    yield Offer(TakeBack, {"step": (0, *range(len(plan), 0, -1))})
