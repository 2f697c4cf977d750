"""Standing orders: what one settles beforehand, seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.command_parts.feature import Feature
from bot.command_parts.seat_panel import plays, seated, show_panel, show_watching, still_asked
from bot.command_payloads import STRING, Payload, command, option
from bot.match import order_disarming, play
from bot.match.play import MatchState
from bot.messages.control_ids import ControlId
from bot.messages.forms import key
from bot.messages.message import shortened
from bot.messages.order_at_hand import DISARM, at_hand, with_value
from bot.messages.order_reports import SIGN
from bot.messages.order_trial import rehearse, told
from bot.messages.orders_panel import Book, book_letter, order_letter
from bot.requests import Command, Control, Given, Request, Suggest
from bot.store import Connection, matches, orders, people
from bot.wording import colour_of
from engine.core import catalogue
from engine.core.illegal import Illegal, require
from engine.core.orders import Order, values_of_field
from engine.core.seat import Seat
from engine.core.words import words_for


async def _book(request: Request, number: int) -> tuple[MatchState, Seat, Book]:
    """A person's own orders in a match."""
    now, seat = await seated(request, number)
    assert request.subject.words is not None
    words = request.subject.words

    def look(db: Connection) -> Book:
        kept = orders.of_user(db, number, seat, request.user)
        done = orders.done(db, number)
        return Book(now.match, words, kept, done, colour_of(now.players[seat]))

    return now, seat, await request.store.read(look)


def _known(book: Book, word: str) -> str:
    require(word in book.kinds, "no-such-order")
    return word


async def show_orders(request: Request, ident: ControlId, _: list[str]) -> None:
    """All of them."""
    now = await request.store.read(play.match_state, request.services.library, ident.match)
    if not plays(request, now):
        await show_watching(request, now)
        return
    _now, _seat, book = await _book(request, ident.match)
    await request.reply.send(book_letter(book))
    if unread := [kept for kept in book.kept if not kept.seen]:
        await request.store.note(order_disarming.read, unread)


async def open_order(request: Request, ident: ControlId, values: list[str]) -> None:
    """One of them, to be changed."""
    _now, _seat, book = await _book(request, ident.match)
    await request.reply.send(order_letter(book, _known(book, values[0] if values else ident.arg)))


async def pick(request: Request, ident: ControlId, values: list[str]) -> None:
    """Choose a value; kept before the panel shows it."""
    word, _, field = ident.arg.partition(".")
    now, seat, book = await _book(request, ident.match)
    kind = book.kinds[_known(book, word)]
    require(field in kind.model_fields and bool(values_of_field(kind, field)), "no-such-order")

    def keep(db: Connection) -> None:
        if people.first_time(db, request.cause.interaction, request.cause.at):
            kept = orders.find(db, now.match.id, seat, request.user, word)
            drafted = {**(kept.draft if kept else {}), field: values[0]}
            orders.draft(db, now.match.id, seat, request.user, word, drafted, request.cause.at)

    await request.store.change(ident.match, keep)
    await open_order(request, ident, [word])


async def arm(request: Request, ident: ControlId, _: list[str]) -> None:
    """Put an order in force as it stands in the panel; an older panel shows how it stands now instead."""
    await _change(request, ident, lambda db, seat, book: _arm(db, request, seat, book, ident))


def _arm(db: Connection, request: Request, seat: Seat, book: Book, ident: ControlId) -> None:
    entry = book.entry(ident.arg)
    if ident.question in (ANY_EDITION, entry.edition if entry else 0):
        written = book.chosen(ident.arg).written()
        orders.arm(db, ident.match, seat, request.user, written, request.cause.at)


async def arm_at_hand(request: Request, ident: ControlId, values: list[str]) -> None:
    """Arm the order that is offered beside a question with what was chosen there, or put it out of force."""
    if (found := await still_asked(request, ident)) is None:
        return
    now, seat = found
    require(now.match.status == "running", "match-over")
    view = now.game.view_of(seat)
    offered = at_hand(view)
    require(offered is not None and offered.order.word == ident.arg, "no-such-order")
    assert offered is not None
    known = {key(value): value for value in offered.values(view)}
    require(values[0] in {DISARM, *known}, "no-such-order")

    def change(db: Connection) -> Order | None:
        require(matches.seat_of(db, ident.match, request.user) == seat, "not-seated")
        kept = orders.find(db, ident.match, seat, request.user, ident.arg)
        in_force = order_disarming.order_of(now.match.game, kept) if kept and kept.armed else None
        if not people.first_time(db, request.cause.interaction, request.cause.at):
            return in_force
        if values[0] == DISARM:
            if kept and kept.armed:
                orders.disarm(db, kept.id, request.cause.at)
            return None
        order = with_value(in_force or offered.order(), offered.field, known[values[0]])
        # what is half chosen in the panel of orders is as it stands here from now on
        drafted = {name: key(value) for name, value in order}
        orders.draft(db, ident.match, seat, request.user, ident.arg, drafted, request.cause.at)
        orders.arm(db, ident.match, seat, request.user, order.written(), request.cause.at)
        return order

    order = await request.store.change(ident.match, change)
    request.services.orders.look(ident.match)
    assert request.subject.words is not None
    said = request.bot.say("order-not-in-force")
    if order is not None:
        said = f"{request.subject.words.order(order)}\n-# ✅ {request.bot.say('order-in-force')}"
    await show_panel(request, now, seat, lines=f"{SIGN} {said}")


async def disarm(request: Request, ident: ControlId, _: list[str]) -> None:
    """Put an order out of force."""

    def put_out(db: Connection, seat: Seat, book: Book) -> None:
        if (entry := book.entry(ident.arg)) and entry.armed:
            orders.disarm(db, entry.id, request.cause.at)

    await _change(request, ident, put_out)


async def _change(request: Request, ident: ControlId, change: Callable[[Connection, Seat, Book], None]) -> None:
    now, seat, book = await _book(request, ident.match)
    require(now.match.status == "running", "match-over")
    _known(book, ident.arg)

    def work(db: Connection) -> None:
        require(matches.seat_of(db, ident.match, request.user) == seat, "not-seated")
        if people.first_time(db, request.cause.interaction, request.cause.at):
            kept = orders.of_user(db, ident.match, seat, request.user)
            change(db, seat, book._replace(kept=kept))

    await request.store.change(ident.match, work)
    request.services.orders.look(ident.match)
    await open_order(request, ident, [ident.arg])


async def test(request: Request, ident: ControlId, _: list[str]) -> None:
    """What the order would do now, and what it would have done so far."""
    request.turn.costly()
    now, seat, book = await _book(request, ident.match)
    order = book.chosen(_known(book, ident.arg))
    tried = await request.store.read(rehearse, request.services.library, now, seat, order, book.words)
    await request.reply.send(order_letter(book, ident.arg, told(tried, request.lang)))


# -- by command --------------------------------------------------------------------------------------------------------

#: a command arms what stands in the panel, whatever was seen of it
ANY_EDITION = -1


def by_name(verb: str) -> Command:
    """A command that does what a button of the panel does."""

    async def run(request: Request, given: Given) -> None:
        match = await request.access.match_here()
        if "order" not in given:
            await show_orders(request, ControlId("orders", match.id), [])
            return
        word = order_named(match.game, str(given["order"]), request.lang)
        await CONTROLS[verb](request, ControlId(verb, match.id, ANY_EDITION, arg=word), [])

    return run


def order_named(game: str, typed: str, lang: str) -> str:
    """An order chosen from the suggestions, or typed by its title."""
    words = words_for(game, lang)
    for word, kind in catalogue.find(game).kinds().orders.items():
        if typed.casefold() in (word, words.order_title(kind).casefold()):
            return word
    raise Illegal("no-such-order")


async def suggest_orders(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The orders of this game; those in force are marked."""
    match = await request.access.match_here()
    _now, _seat, book = await _book(request, match.id)
    found = []
    for word in book.offered:
        entry, title = book.entry(word), book.words.order_title(book.kinds[word])
        label = f"✅ {title}" if entry and entry.armed else title
        if typed in title.casefold() or typed in word:
            found.append((shortened(label, 100), word))
    return found


CONTROLS: Mapping[str, Control] = {
    "orders": show_orders,
    "order-open": open_order,
    "order-pick": pick,
    "order-arm": arm,
    "order-at-hand": arm_at_hand,
    "order-disarm": disarm,
    "order-test": test,
}
ON_PANEL = frozenset(CONTROLS)
_VERBS = {"show": "order-open", "arm": "order-arm", "disarm": "order-disarm", "test": "order-test"}
COMMANDS: Mapping[str, Command] = {f"orders {name}": by_name(verb) for name, verb in _VERBS.items()}
SUGGESTIONS: Mapping[str, Suggest] = dict.fromkeys(COMMANDS, suggest_orders)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/orders show, arm, disarm, test."""
    for name in _VERBS:
        wanted = option(f"orders-{name}", "order", STRING, required=name != "show", autocomplete=True)
        yield "orders", command(f"orders-{name}", wanted)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS, on_panel=ON_PANEL)
