"""A standing order offered beside the question it answers: one choice arms it, as it would in the panel of orders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.messages.forms import AnyView, key, panel_of
from bot.messages.message import shortened
from bot.messages.parts import Choice, Part, Select
from bot.wording import bot_words
from engine.core.orders import Order
from engine.core.panel import OrderAtHand
from engine.core.words import Words

#: the entry that puts the order out of force; no value is written so
DISARM = "-"


def at_hand(view: AnyView) -> OrderAtHand | None:
    """The order that is offered beside the question of now, if there is one."""
    offered = panel_of(view).orders.get(type(view.step)) if view.step is not None else None
    return offered if offered and view.seat in view.asked and offered.values(view) else None


def with_value(order: Order, field: str, value: Any) -> Order:
    """The same order with another choice."""
    return type(order)(**{**dict(order), field: value})


def order_list(
    view: AnyView, words: Words, armed: Mapping[str, Order], ident: Callable[[str, str], str]
) -> Iterator[Part]:
    """What the order could be armed with; the one in force is chosen, and can be put out of force."""
    offered = at_hand(view)
    if offered is None:
        return
    in_force = armed.get(offered.order.word)
    begun = in_force or offered.order()
    orders = [(value, with_value(begun, offered.field, value)) for value in offered.values(view)]
    choices = [
        Choice(words.order_offered(order), key(value), shortened(words.order(order), 100), order == in_force)
        for value, order in orders
    ]
    if in_force is not None:
        choices.append(Choice(bot_words(words.lang).say("button-order-disarm"), DISARM))
    yield Select(ident("order-at-hand", offered.order.word), f"📌 {words.order_offer(offered.order)}", tuple(choices))
