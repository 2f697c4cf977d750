"""Why a standing order is out of force, and how its owner learns it: privately, in his own language."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any

from bot.store import Connection, orders, outbox, people
from bot.store.orders import KeptOrder
from bot.store.posts import OrderNotice
from bot.wording import bot_words, refusal
from engine.core import catalogue
from engine.core.illegal import Illegal
from engine.core.orders import Disarm, Order, read_order
from engine.core.step import Step
from engine.core.words import Words


def by_itself(disarm: Disarm) -> dict[str, Any]:
    """The order has put itself out of force."""
    return {"kind": "disarmed", "key": disarm.key, "facts": _plain(disarm.facts)}


def by_rules(illegal: Illegal) -> dict[str, Any]:
    """The rules refused its answer."""
    if any(isinstance(fact, Step) for fact in illegal.facts.values()):
        # the question is another one when the owner reads of it
        illegal = Illegal("answers-another-question")
    return {"kind": "refused", "key": illegal.key, "facts": _plain(illegal.facts)}


def by_bot(key: str, **facts: Any) -> dict[str, Any]:
    """Something outside the rules: a sentence `disarmed-<key>` of the bot."""
    return {"kind": "disarmed", "key": key, "facts": facts}


def _plain(value: Any) -> Any:
    """Facts as they can be kept."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def put_out(db: Connection, kept: KeptOrder, reason: dict[str, Any], at: float, *, mail: bool = True) -> None:
    """Put an order out of force; its owner is told by direct message if he takes secrets that way."""
    orders.disarm(db, kept.id, at, reason)
    if mail and people.person(db, kept.user).dm:
        outbox.add(db, kept.match, OrderNotice(order=kept.id))


def why(reason: dict[str, Any], words: Words) -> str:
    """The reason in words: the game's, or the bot's own."""
    bot, key, facts = bot_words(words.lang), reason["key"], reason["facts"]
    if reason["kind"] == "refused":
        return bot.say("order-refused", why=refusal(Illegal(key, **facts), words, words.lang))
    return (words if words.has(f"disarmed-{key}") else bot).say(f"disarmed-{key}", **facts)


def order_of(game: str, kept: KeptOrder) -> Order | None:
    """The order as it was last armed; None if it never was, or the game does not know it any more."""
    try:
        return read_order(catalogue.find(game).kinds().orders, kept.written)
    except ValueError:
        return None


def told(kept: KeptOrder, words: Words, game: str) -> str:
    """Which order is out of force, and why."""
    assert kept.reason is not None
    named = title(kept, words, game)
    return f"⚠️ {bot_words(words.lang).say('order-disarmed', order=named, why=why(kept.reason, words))}"


def title(kept: KeptOrder, words: Words, game: str) -> str:
    """What an order is called."""
    kind = catalogue.find(game).kinds().orders.get(kept.word)
    return words.order_title(kind) if kind else kept.word


def unread(db: Connection, match: int, seat: int, user: int) -> list[KeptOrder]:
    """A user's orders that went out of force for a reason he has not read yet."""
    return [kept for kept in orders.of_user(db, match, seat, user) if not kept.seen]


def read(db: Connection, shown: Iterable[KeptOrder]) -> None:
    """He has read the reasons of these."""
    for kept in shown:
        orders.read(db, kept.id)
