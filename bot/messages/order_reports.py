"""What a standing order has done, told to its owner alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match import order_disarming
from bot.match.play import Library
from bot.messages.history import HistoryStep, Story, Teller, story
from bot.store import Connection, positions
from bot.store.orders import KeptOrder, Obeyed
from bot.wording import bot_words, name_of
from engine.core.words import words_for

SIGN = "📌"


def done(db: Connection, told: Story, kept: KeptOrder, n: int, lang: str) -> list[str] | None:
    """What a position brought about, as the order's owner may know it; None if it was taken back."""
    place = next((place for place, one in enumerate(told.line) if n in one.numbers), None)
    if place is None:
        return None
    return Teller(told, lang, kept.seat).lines(HistoryStep(place, (positions.at(db, told.match.id, n),)))


def answered(match: str, order: str, told: Sequence[str], lang: str) -> list[str]:
    """That an order has answered, and what came of it, line by line."""
    head = bot_words(lang).say("order-answered", order=order, match=match)
    return [f"{SIGN} {head}", *(f"- {line}" for line in told)]


def above_panel(db: Connection, library: Library, obeyed: Sequence[Obeyed], user: int, lang: str) -> list[str]:
    """What stands above the next panel of someone who gets no direct messages."""
    if not obeyed:
        return []
    told = story(db, library, obeyed[0].kept.match, user)
    words, match = words_for(told.match.game, lang), name_of(told.match, lang)
    lines: list[str] = []
    for one in obeyed:
        said = done(db, told, one.kept, one.n, lang)
        if said is not None:
            lines += answered(match, order_disarming.title(one.kept, words, told.match.game), said, lang)
    return lines
