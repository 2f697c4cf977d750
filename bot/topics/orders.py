"""Standing orders: what one settles beforehand, seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.commands import STRING, Payload, command, option
from bot.letters import shortened
from bot.letters.ids import Ident
from bot.letters.orderbook import Book, book_letter, order_letter
from bot.letters.rehearsal import rehearse, told
from bot.match import disarming, play
from bot.match.play import Stand
from bot.store import Ledger, matches, orders, people
from bot.topics.playing import plays, seated, show_watching
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import colour_of
from engine.core import catalogue
from engine.core.illegal import Illegal, require
from engine.core.orders import values_of_field
from engine.core.seat import Seat
from engine.core.words import words_for


async def _book(visit: Visit, number: int) -> tuple[Stand, Seat, Book]:
    """A person's own orders in a match."""
    now, seat = await seated(visit, number)
    assert visit.words is not None
    words = visit.words

    def look(ledger: Ledger) -> Book:
        kept = orders.of_user(ledger, number, seat, visit.user)
        done = orders.done(ledger, number)
        return Book(now.match, words, kept, done, colour_of(now.players[seat]))

    return now, seat, await visit.read(look)


def _known(book: Book, word: str) -> str:
    require(word in book.kinds, "no-such-order")
    return word


async def show_orders(visit: Visit, ident: Ident, _: list[str]) -> None:
    """All of them."""
    now = await visit.read(play.stand, visit.office.library, ident.match)
    if not plays(visit, now):
        await show_watching(visit, now)
        return
    _now, _seat, book = await _book(visit, ident.match)
    await visit.send(book_letter(book))
    if unread := [kept for kept in book.kept if not kept.seen]:
        await visit.write(disarming.read, unread)


async def open_order(visit: Visit, ident: Ident, values: list[str]) -> None:
    """One of them, to be changed."""
    _now, _seat, book = await _book(visit, ident.match)
    await visit.send(order_letter(book, _known(book, values[0] if values else ident.arg)))


async def pick(visit: Visit, ident: Ident, values: list[str]) -> None:
    """Choose a value; kept before the panel shows it."""
    word, _, field = ident.arg.partition(".")
    now, seat, book = await _book(visit, ident.match)
    kind = book.kinds[_known(book, word)]
    require(field in kind.model_fields and bool(values_of_field(kind, field)), "no-such-order")

    def keep(ledger: Ledger) -> None:
        if people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            kept = orders.find(ledger, now.match.id, seat, visit.user, word)
            drafted = {**(kept.draft if kept else {}), field: values[0]}
            orders.draft(ledger, now.match.id, seat, visit.user, word, drafted, visit.deed.at)

    await visit.write(keep)
    await open_order(visit, ident, [word])


async def arm(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Put an order in force as it stands in the panel; an older panel shows how it stands now instead."""
    await _change(visit, ident, lambda ledger, seat, book: _arm(ledger, visit, seat, book, ident))


def _arm(ledger: Ledger, visit: Visit, seat: Seat, book: Book, ident: Ident) -> None:
    entry = book.entry(ident.arg)
    if ident.question in (ANY_EDITION, entry.edition if entry else 0):
        written = book.chosen(ident.arg).written()
        orders.arm(ledger, ident.match, seat, visit.user, written, visit.deed.at)


async def disarm(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Put an order out of force."""

    def put_out(ledger: Ledger, seat: Seat, book: Book) -> None:
        if (entry := book.entry(ident.arg)) and entry.armed:
            orders.disarm(ledger, entry.id, visit.deed.at)

    await _change(visit, ident, put_out)


async def _change(visit: Visit, ident: Ident, change: Callable[[Ledger, Seat, Book], None]) -> None:
    now, seat, book = await _book(visit, ident.match)
    require(now.match.status == "running", "match-over")
    _known(book, ident.arg)

    def work(ledger: Ledger) -> None:
        require(matches.seat_of(ledger, ident.match, visit.user) == seat, "not-seated")
        if people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            kept = orders.of_user(ledger, ident.match, seat, visit.user)
            change(ledger, seat, book._replace(kept=kept))

    await visit.write(work)
    visit.office.orders.look(ident.match)
    await open_order(visit, ident, [ident.arg])


async def test(visit: Visit, ident: Ident, _: list[str]) -> None:
    """What the order would do now, and what it would have done so far."""
    visit.costly()
    now, seat, book = await _book(visit, ident.match)
    order = book.chosen(_known(book, ident.arg))
    tried = await visit.read(rehearse, visit.office.library, now, seat, order, book.words)
    await visit.send(order_letter(book, ident.arg, told(tried, visit.lang)))


# -- by command --------------------------------------------------------------------------------------------------------

#: a command arms what stands in the panel, whatever was seen of it
ANY_EDITION = -1


def by_name(verb: str) -> Command:
    """A command that does what a button of the panel does."""

    async def run(visit: Visit, given: Given) -> None:
        match = await visit.match_here()
        if "order" not in given:
            await show_orders(visit, Ident("orders", match.id), [])
            return
        word = order_named(match.game, str(given["order"]), visit.lang)
        await CONTROLS[verb](visit, Ident(verb, match.id, ANY_EDITION, arg=word), [])

    return run


def order_named(game: str, typed: str, lang: str) -> str:
    """An order chosen from the suggestions, or typed by its title."""
    words = words_for(game, lang)
    for word, kind in catalogue.find(game).kinds().orders.items():
        if typed.casefold() in (word, words.order_title(kind).casefold()):
            return word
    raise Illegal("no-such-order")


async def suggest_orders(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The orders of this game; those in force are marked."""
    match = await visit.match_here()
    _now, _seat, book = await _book(visit, match.id)
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
