"""The usual ways to tell several events together: in a list, by what they have in common, by their seats alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.core.event import Event, SeatEvent
from engine.core.ledger import Fold

if TYPE_CHECKING:
    from engine.core.words import Words


def in_a_list(sentence: str, items: str, each: str, *, apart: bool = False) -> Fold:
    """Several are the `items` of one sentence, `each` in its own message; apart where each of them is a list itself."""

    def fold(run: Sequence[Event], words: Words, heard: Sequence[Event]) -> Iterator[str]:
        if len(run) == 1:
            yield words.event(run[0])
        else:
            said = [words.event(one, each) for one in run]
            yield words.say(sentence, None, **{items: words.joined(said) if apart else words.listed(said)})

    return fold


def alike(sentence: str, *, in_a_row: bool = True) -> Fold:
    """Those that differ in nothing but their seats are one sentence: as far as they follow each other, or all."""

    def fold(run: Sequence[SeatEvent], words: Words, heard: Sequence[Event]) -> Iterator[str]:
        facts = [_seatless(one) for one in run]
        told = run if in_a_row else sorted(run, key=lambda one: facts.index(_seatless(one)))
        for _, several in groupby(told, key=_seatless):
            first, *others = list(several)
            seats = words.seats(one.seat for one in (first, *others))
            yield words.event(first, sentence, seats=seats) if others else words.event(first)

    return fold


def _seatless(event: SeatEvent) -> SeatEvent:
    return replace(event, seat=0)


def by_their_seats(sentence: str) -> Fold:
    """Whoever it was, in one sentence."""

    def fold(run: Sequence[Any], words: Words, heard: Sequence[Event]) -> Iterable[str]:
        return [words.say(sentence, seats=words.seats(one.seat for one in run), count=len(run))]

    return fold
