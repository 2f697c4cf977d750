"""A review in words: a sentence for each thing it found, with how far it can be trusted."""

from __future__ import annotations

from math import ceil, floor
from typing import Any, NamedTuple

from engine.core.chances import Chance
from engine.core.record import AnyGame
from engine.core.review import Counted, Review, TurningPoint
from engine.core.seat import Seat
from engine.core.words import Words


class TurningPointWords(NamedTuple):
    """What is said of a turning point."""

    head: str
    #: who did what
    made: str
    #: how the chances changed
    change: str
    #: what would have been better
    better: str


def percent(share: float) -> int:
    """A share as people say it; what is not quite sure is not rounded to it."""
    whole = round(100 * share)
    if whole in (0, 100) and share not in (0.0, 1.0):
        return 1 if whole == 0 else 99
    return whole


def interval(chance: Chance | Counted, words: Words) -> str:
    """A chance with its interval; alone where it is no matter of chance."""
    if chance.low == chance.high:
        return words.say("review-share", share=percent(chance.share))
    low, high = floor(100 * chance.low), ceil(100 * chance.high)
    return words.say("review-between", share=round(100 * chance.share), low=low, high=high)


def point_words(point: TurningPoint, written: dict[str, Any], position: AnyGame, words: Words) -> TurningPointWords:
    """One turning point, of which the move and the position before it are given."""
    view = position.view_of(Seat(point.seat))
    around = words.say("round-title", round=position.round) if position.round else None
    seat = words.seat(point.seat)
    made = words.say("labelled", what=seat, value=words.summed_up(position.read(written), view))
    before, after = (interval(one.of(point.whose), words) for one in (point.before, point.after))
    return TurningPointWords(
        words.say("review-head", round=around, number=point.number),
        made,
        words.say("review-change", whose=words.seat(point.whose), before=before, after=after),
        _better(point, position, words),
    )


def _better(point: TurningPoint, position: AnyGame, words: Words) -> str:
    if point.other is None or point.hoped is None:
        return words.say("review-only")
    made = interval(point.made, words)
    if not (point.is_better or point.may_be_better):
        return words.say("review-fine", tried=point.tried, made=made)
    move = words.summed_up(position.read(point.other), position.view_of(Seat(point.seat)))
    key = "review-better" if point.is_better else "review-perhaps"
    return words.say(key, move=move, seat=words.seat(point.seat), hoped=interval(point.hoped, words), made=made)


def method(review: Review, words: Words) -> str:
    """How the numbers were found, and what they are worth."""
    return words.say("review-how", playouts=review.playouts)
