"""Standing orders through the sandbox: occasions for them, arming them, and how long they wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, product
from typing import NamedTuple

from bot.match.standing_orders import OrderPace
from bot.messages import control_ids
from bot.messages.forms import key
from engine.core import catalogue
from engine.core.action import Action
from engine.core.game import Outcome
from engine.core.orders import Disarm, Order, decide, every
from engine.core.seat import Seat
from engine.core.words import words_for
from sandbox import Channel, Person, Seen
from tests.e2e.players import AnyGame, Eyes, live
from tests.e2e.stage import Stage
from tests.e2e.twins import arrange, begin, script, seating

#: longer than any order waits
LATER = 300.0
#: sooner than any order answers
SOON = 20.0
#: this many values of an order are tried
MOST_TRIED = 40


class Occasion(NamedTuple):
    """A question to a seat, and what an order says to it."""

    game: AnyGame
    seat: Seat
    order: Order
    #: the answer; None: it asks
    action: Action | None
    #: why it puts itself out of force
    disarm: Disarm | None = None

    @property
    def outcome(self) -> Outcome:
        """What follows from the answer."""
        assert self.action is not None
        return type(self.game).load(self.game.save()).submit(self.seat, self.action)


@cache
def _played(game: str, count: int, level: str) -> list[AnyGame]:
    return [before for _, _, before in script(game, count, level)]


def occasions(game: str, count: int, level: str, orders: Sequence[Order]) -> Iterator[Occasion]:
    """Every question of a match as house players play it, with each order that is asked it."""
    for before in _played(game, count, level):
        for seat in before.asked:
            view = before.view_of(seat)
            for order in orders:
                if type(view.step) in order.questions:
                    try:
                        found = decide([order], view)
                    except Disarm as disarm:
                        yield Occasion(before, seat, order, None, disarm)
                    else:
                        yield Occasion(before, seat, order, found[1] if found else None)


def occasion(game: str, fits: Callable[[Occasion], bool], count: int | None = None) -> Occasion:
    """The first one that fits, with orders an experienced player would arm, then with any."""
    count = count or catalogue.find(game).seats[0]
    some = chain.from_iterable(every(kind)[:MOST_TRIED] for kind in catalogue.find(game).kinds().orders.values())
    for level, orders in product(("rookie", "regular"), (catalogue.kit(game).plausible, tuple(some))):
        for one in occasions(game, count, level, orders):
            if fits(one):
                return one
    raise AssertionError(f"{game}: no such occasion")


def answered(one: Occasion) -> bool:
    """The order has an answer, and its seat is not asked again at once."""
    if one.action is None:
        return False
    after = type(one.game).load(one.game.save())
    after.submit(one.seat, one.action)
    return one.seat not in after.asked


class Scene(NamedTuple):
    """A match in which an order has its occasion."""

    stage: Stage
    one: Occasion
    thread: Channel
    eyes: Eyes
    #: by seat
    seated: list[Person]

    @property
    def person(self) -> Person:
        """Who is asked."""
        return self.seated[self.one.seat]

    @property
    def word(self) -> str:
        """Which order."""
        return self.one.order.word

    @property
    def title(self) -> str:
        """How it is called."""
        return words_for(self.one.game.name, "en").order_title(self.one.order)

    async def settled(self) -> None:
        """Wait until everything is sent."""
        await self.eyes.all_sent()
        await self.stage.sandbox.quiet()

    async def later(self, seconds: float = LATER) -> None:
        """Time passes, and whatever is due then happens."""
        app = self.stage.app
        self.stage.let_pass(seconds)
        watches = app.services.orders._matches._stirred

        def is_idle() -> bool:
            return all(woken in app.clock._sleepers and not woken.is_set() for woken in watches.values())

        await self.eyes.until(is_idle, "orders that wait for their time")
        await self.settled()

    def by_order(self) -> list[dict[str, object]]:
        """Actions that orders have carried out."""
        return self.eyes.rows("SELECT * FROM positions WHERE interaction LIKE 'order-%' ORDER BY n")

    def due(self, n: int = 0, since: float | None = None) -> float:
        """When the order answers a position."""
        [row] = self.eyes.rows("SELECT value FROM memory WHERE key = 'order-pace'")
        [asked] = self.eyes.rows("SELECT at FROM positions WHERE match = 1 AND n = ?", n)
        pace = OrderPace(*self.stage.settings.paravent_order_pace)
        return float(since or asked["at"]) + pace.pause(row["value"], 1, n, self.one.seat)


async def scene(stage: Stage, one: Occasion) -> Scene:
    """The position of an occasion, on the table of a match of people."""
    count = one.game.players
    people, room = stage.people(count), stage.sandbox.channel("game-room")
    thread, eyes = await begin(stage, people, room, game=one.game.name, seats=count)
    found = Scene(stage, one, thread, eyes, seating(people))
    for person in people:
        await person.slash(room, "settings", language="en")
        await found.settled()
    arrange(eyes, one.game)
    await people[0].slash(thread, "table refresh")
    await found.settled()
    return found


async def arm_by_panel(person: Person, thread: Channel, order: Order) -> Seen:
    """Press Orders, open the order, choose its values, press Arm."""
    panel = (await person.press(await live(person, thread), "Orders")).message
    assert panel.ephemeral
    panel = (await person.choose(panel, order.word)).message
    for field in type(order).model_fields:
        select = field_select(panel, field)
        wanted = key(getattr(order, field))
        if chosen(panel, field) != wanted:
            panel = (await person.choose(panel, wanted, select=select.custom_id)).message
        assert chosen(panel, field) == wanted
    arm = next(one.custom_id for one in panel.buttons if verb_of(one.custom_id) == "order-arm")
    return (await person.press(panel, arm)).message


def verb_of(custom_id: str) -> str | None:
    """What a control is for, in whatever language it is labelled."""
    ident = control_ids.read(custom_id)
    return ident.verb if ident else None


def field_select(panel: Seen, field: str):  # type: ignore[no-untyped-def]
    """The select of a field."""
    for select in panel.selects:
        ident = control_ids.read(select.custom_id)
        if ident and ident.arg.endswith(f".{field}"):
            return select
    raise AssertionError(f"no select for {field}")


def chosen(panel: Seen, field: str) -> str | None:
    """What a field's select shows."""
    return next((option.value for option in field_select(panel, field).options if option.default), None)
