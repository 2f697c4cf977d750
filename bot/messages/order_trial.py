"""A standing order put to the test: what it would do now, and what it would have done so far in this match."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.match import play
from bot.match.order_disarming import by_itself, by_rules, why
from bot.match.play import Library, MatchState
from bot.messages.action_words import summed_up
from bot.store import Connection, positions
from bot.store.positions import Position
from bot.wording import bot_words
from engine.core.illegal import Illegal
from engine.core.orders import Disarm, Order, decide
from engine.core.seat import Seat
from engine.core.words import Words

#: different answers that are listed
MOST_LINES = 8


class Rehearsal(NamedTuple):
    """What came of it, in the owner's words."""

    #: what it would do now: an answer, a reason to be disarmed, or nothing; None if its question is not put now
    now: str | None
    #: its questions so far
    questions: int
    #: what it would have answered, and how often
    answered: Counter[str]
    #: how often the owner would have been asked
    asked: int
    #: what would have put it out of force, and how often
    disarmed: Counter[str]


def earlier(db: Connection, now: MatchState, seat: Seat) -> list[Position]:
    """The positions of the line of play in which a question was put to a seat, before the present one."""
    found: dict[int, Position] = {}
    for n in positions.line(db, now.match.id, now.match.n):
        position = positions.at(db, now.match.id, n)
        if seat in position.asked and position.question != now.game.question:
            found.setdefault(position.question, position)
    return list(found.values())


def rehearse(db: Connection, library: Library, now: MatchState, seat: Seat, order: Order, words: Words) -> Rehearsal:
    """Put the order to every question of its kind, as the seat saw it then."""
    said = [_said(library, now, seat, order, position, words) for position in earlier(db, now, seat)]
    told = [one for one in said if one is not None]
    answered = Counter(text for kind, text in told if kind == "answered")
    disarmed = Counter(text for kind, text in told if kind == "disarmed")
    asked = sum(kind == "asked" for kind, _ in told)
    present = _said(library, now, seat, order, now.position, words) if seat in now.game.asked else None
    bot = bot_words(words.lang)
    shown = bot.say(f"order-now-{present[0]}", what=present[1]) if present else None
    return Rehearsal(shown, len(told), answered, asked, disarmed)


def _said(
    library: Library, now: MatchState, seat: Seat, order: Order, position: Position, words: Words
) -> tuple[str, str] | None:
    """How an order fares in a position, None if its question is not put there."""
    game = play.load(library, now.match, position)
    view = game.view_of(seat)
    if type(view.step) not in order.questions:
        return None
    try:
        found = decide([order], view)
        if found is None:
            return "asked", ""
        game.submit(seat, found[1])
    except Disarm as disarm:
        return "disarmed", why(by_itself(disarm), words)
    except Illegal as illegal:
        return "disarmed", why(by_rules(illegal), words)
    return "answered", summed_up(found[1], words, view)


def told(rehearsal: Rehearsal, lang: str) -> str:
    """The outcome as a paragraph."""
    bot = bot_words(lang)
    lines = [f"🔎 {rehearsal.now or bot.say('order-now-none')}"]
    answered, disarmed = (sum(one.values()) for one in (rehearsal.answered, rehearsal.disarmed))
    if rehearsal.questions:
        lines.append(bot.say("order-tested", count=rehearsal.questions, answered=answered, asked=rehearsal.asked))
    else:
        lines.append(bot.say("order-untested"))
    lines += _listed(rehearsal.answered)
    if disarmed:
        lines.append(bot.say("order-would-disarm", count=disarmed))
        lines += _listed(rehearsal.disarmed)
    return "\n".join(lines)


def _listed(texts: Counter[str]) -> list[str]:
    return [f"- {times} \N{MULTIPLICATION SIGN} {text}" for text, times in texts.most_common(MOST_LINES)]
