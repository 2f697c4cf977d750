"""The private panel of a person's standing orders in a match: all of them, and one that is being put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot import icons
from bot.match.order_disarming import order_of, told, why
from bot.messages.control_ids import ControlId
from bot.messages.forms import key
from bot.messages.message import Message, fitting, shortened
from bot.messages.order_reports import SIGN, answered
from bot.messages.parts import Button, Buttons, Choice, Part, Select, Separator, Style, Text
from bot.store.matches import Match
from bot.store.orders import Done, KeptOrder
from bot.wording import bot_words, name_of
from engine.core import catalogue
from engine.core.orders import Order, values_of_field
from engine.core.words import Words

MOST_LIST, MOST_TEST, MOST_REPORT = 3000, 1500, 2500


class Book(NamedTuple):
    """Everything the panel is made from."""

    match: Match
    words: Words
    kept: Sequence[KeptOrder]
    done: Mapping[int, Done]
    accent: int | None

    @property
    def kinds(self) -> Mapping[str, type[Order]]:
        """The orders of the game."""
        return catalogue.find(self.match.game).kinds().orders

    @property
    def offered(self) -> list[str]:
        """Those that have something to do by the rules of this table, or are in force."""
        variant = catalogue.find(self.match.game).Variant.model_validate(self.match.variant)
        return [word for word, kind in self.kinds.items() if kind.fits(variant) or self.entry(word)]

    def entry(self, word: str) -> KeptOrder | None:
        """What is kept of an order."""
        return next((kept for kept in self.kept if kept.word == word), None)

    def chosen(self, word: str) -> Order:
        """An order as it stands in the panel."""
        return chosen(self.kinds[word], self.entry(word), self.match.game)

    def ident(self, verb: str, arg: str = "", edition: int = 0) -> str:
        """The id of a control of this panel."""
        return str(ControlId(verb, self.match.id, edition, arg=arg))


def chosen(kind: type[Order], kept: KeptOrder | None, game: str) -> Order:
    """What is chosen field by field; else as it was last armed; else as the game declares it."""
    armed = order_of(game, kept) if kept else None
    values: dict[str, Any] = {}
    for field in kind.model_fields:
        known = {key(value): value for value in values_of_field(kind, field)}
        picked = kept.draft.get(field) if kept else None
        if picked in known:
            values[field] = known[picked]
        elif armed is not None:
            values[field] = getattr(armed, field)
    return kind(**values)


# -- all orders --------------------------------------------------------------------------------------------------------


def book_letter(book: Book) -> Message:
    """The orders in force in their order, the others with the reason, and the list to add from."""
    return Message(tuple(_book(book)), book.accent)


def _book(book: Book) -> Iterator[Part]:
    words, bot = book.words, bot_words(book.words.lang)
    yield Text(
        f"-# {name_of(book.match, words.lang)}\n### {SIGN} {bot.say('orders-title')}\n-# {bot.say('orders-what')}"
    )
    armed = [(kept, order) for kept in book.kept if kept.armed and (order := order_of(book.match.game, kept))]
    said = [
        words.say("labelled", what=f"**{words.order_title(order)}**", value=words.order(order)) for _, order in armed
    ]
    lines = [f"{place}. {said[place - 1]}{_done(book, kept)}" for place, (kept, _) in enumerate(armed, 1)]
    lines = lines or [bot.say("orders-none")]
    lines += [told(kept, words, book.match.game) for kept in book.kept if kept.reason and not kept.armed]
    yield Text(fitting(lines, MOST_LIST, lambda count: bot.say("and-more", count=count)))
    choices = [_choice(book, word) for word in book.offered]
    yield Select(book.ident("order-open"), bot.say("orders-choose"), tuple(choices))
    yield Buttons((Button(bot.say("button-move"), book.ident("move"), Style.GO, "▶️"),))


def _done(book: Book, kept: KeptOrder) -> str:
    done = book.done.get(kept.id)
    if done is None:
        return ""
    said = bot_words(book.words.lang).say("order-done", count=done.times, last=f"<t:{int(done.last)}:R>")
    return f"\n-# {said}"


def _choice(book: Book, word: str) -> Choice:
    order, kept = book.chosen(word), book.entry(word)
    title = book.words.order_title(order)
    label = f"✅ {title}" if kept and kept.armed else title
    return Choice(shortened(label, 100), word, shortened(book.words.order(order), 100))


# -- one order ---------------------------------------------------------------------------------------------------------


def order_letter(book: Book, word: str, test: str = "") -> Message:
    """One order: a select for each field, what it comes to, whether it is in force, and how a test went."""
    return Message(tuple(_order(book, word, test)), book.accent)


def _order(book: Book, word: str, test: str) -> Iterator[Part]:
    words, bot = book.words, bot_words(book.words.lang)
    order, kept = book.chosen(word), book.entry(word)
    head = f"-# {name_of(book.match, words.lang)} · {bot.say('orders-title')}"
    yield Text(f"{head}\n### {SIGN} {words.order_title(order)}")
    for field in type(order).model_fields:
        yield _select(book, order, field)
    unchanged = bool(kept and kept.armed) and order_of(book.match.game, kept) == order if kept else False
    yield Text(f"➜ {words.order(order)}\n-# {_state(book, kept, unchanged=unchanged)}")
    if test:
        yield Separator()
        yield Text(shortened(test, MOST_TEST))
    edition = kept.edition if kept else 0
    buttons = [
        Button(bot.say("button-order-arm"), book.ident("order-arm", word, edition), Style.GO, "✅", disabled=unchanged),
        Button(bot.say("button-order-test"), book.ident("order-test", word, edition), Style.INFO, "🔎"),
    ]
    if kept and kept.armed:
        buttons.append(Button(bot.say("button-order-disarm"), book.ident("order-disarm", word), Style.DANGER))
    yield Buttons((*buttons, Button(bot.say("button-back"), book.ident("orders"), Style.BACK)))


def _state(book: Book, kept: KeptOrder | None, *, unchanged: bool) -> str:
    bot = bot_words(book.words.lang)
    if unchanged:
        return f"✅ {bot.say('order-in-force')}"
    if kept and kept.armed:
        return f"✏️ {bot.say('order-changed')}"
    if kept and kept.reason:
        return f"⚠️ {bot.say('order-out-of-force', why=why(kept.reason, book.words))}"
    return bot.say("order-not-in-force")


def _select(book: Book, order: Order, field: str) -> Select:
    kind, words = type(order), book.words
    described, current = words.order_field(kind, field), getattr(order, field)
    choices = []
    for value in values_of_field(kind, field):
        label = words.order_value(kind, field, value)
        # in the closed select only the chosen entry is seen: it must say what it is a choice of
        if value == current:
            label = words.say("labelled", what=described, value=label)
        icon = icons.thing(book.match.game, value) or None
        choices.append(Choice(shortened(label, 100), key(value), None, value == current, icon))
    return Select(book.ident("order-pick", f"{order.word}.{field}"), shortened(described, 150), tuple(choices))


# -- what is said elsewhere --------------------------------------------------------------------------------------------


def report(match: Match, words: Words, order: str, told: Sequence[str], link: str, accent: int | None) -> Message:
    """The direct message about what an order has answered."""
    bot, name = bot_words(words.lang), f"[{name_of(match, words.lang)}]({link})"
    lines = answered(name, order, told, words.lang)
    buttons = (
        Button(bot.say("button-move"), str(ControlId("move", match.id)), Style.BACK, "▶️"),
        Button(bot.say("button-undo"), str(ControlId("undo", match.id)), Style.BACK, "↩️"),
        Button(bot.say("button-orders"), str(ControlId("orders", match.id)), Style.INFO, SIGN),
    )
    return Message((Text(shortened("\n".join(lines), MOST_REPORT)), Buttons(buttons)), accent)


def disarmed_letter(book: Book, kept: KeptOrder) -> Message:
    """The direct message that an order is out of force."""
    lang = book.words.lang
    bot, text = bot_words(lang), told(kept, book.words, book.match.game)
    yes = Button(bot.say("button-move"), book.ident("move"), Style.GO, "▶️")
    more = Button(bot.say("button-orders"), book.ident("orders"), Style.INFO, SIGN)
    head = f"-# {name_of(book.match, lang)}\n{text}\n-# {bot.say('orders-private')}"
    return Message((Text(head), Buttons((yes, more))), book.accent)
