"""A finished match looked at again: how the chances ran, which three moves decided it, and what was better.

It is made piece by piece, so that people who wait can be told how far it is, and follows from the record and the number
of playouts alone. Everything is counted with what the players could see at the time: chances in games as all of them
imagine them, a better move in games as its own seat does.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from engine.core.action import Offer
from engine.core.chances import Chance, Chances, chances
from engine.core.prospects import Alternative, alternative
from engine.core.record import AnyGame, Record, replay
from engine.core.seat import Seat

#: the form of what is written down; another one is made anew
FORM = 1
#: moves that decided the match
TURNING_POINTS = 3
#: decisions at which the chances are counted, at most, besides the start and the end
STATIONS = 24
#: parts of the playouts: for the plot, for finding the turning points; the rest is for better moves
PLOT, SEARCH = 0.45, 0.2
#: fewest playouts of a count
LEAST = 2


class Counted(msgspec.Struct, frozen=True):
    """A chance as it is written down."""

    share: float
    low: float
    high: float


class TurningPoint(msgspec.Struct, frozen=True):
    """A move that decided much."""

    #: number of the action in the record, from 1; who took it
    number: int
    seat: int
    #: whose chance changed most, and the chances of all before and after it
    whose: int
    before: Chances
    after: Chances
    #: the chance of the move as its seat could see it
    made: Counted
    #: the best other move, its chance, and by how much it would have been ahead; None if there was no other
    other: dict[str, Any] | None
    hoped: Counted | None
    ahead: Counted | None
    #: moves that were tried
    tried: int

    @property
    def is_better(self) -> bool:
        """Whether the other move is surely ahead."""
        return self.ahead is not None and self.ahead.low > 0

    @property
    def may_be_better(self) -> bool:
        """Whether the other move is ahead by more than one standard error."""
        return self.ahead is not None and self.ahead.share > (self.ahead.share - self.ahead.low) / 2


class Review(msgspec.Struct, frozen=True):
    """What came out, or has so far."""

    form: int
    playouts: int
    #: check of the record's last position: which match this is about
    check: str
    #: by number of actions; those of the plot and those that were counted on the way to a turning point
    counted: dict[int, Chances]
    stations: tuple[int, ...]
    turning_points: tuple[TurningPoint, ...]
    finished: bool = False


class Stretch(NamedTuple):
    """From one decision to another, whose chance changed in it, and by how much."""

    first: int
    last: int
    whose: int
    change: float


class Reviewer:
    """Looks at one record; the positions are kept, so that every piece is quick."""

    def __init__(self, record: Record, data: bytes | None = None, playouts: int = 3_000) -> None:
        self.record, self.playouts = record, playouts
        self.positions: list[AnyGame] = [game.branch() for game, _ in replay(record, data)]
        self._last = len(self.positions) - 1

    @cached_property
    def decisions(self) -> list[int]:
        """Positions in which someone had a choice, by number of actions, and the end."""
        choices = (
            number for number, move in enumerate(self.record.moves) if has_choice(self.positions[number], move.seat)
        )
        return [*choices, self._last]

    @cached_property
    def stations(self) -> tuple[int, ...]:
        """Where the chances are counted for the plot: the start, every few decisions, and the end."""
        every = -(-len(self.decisions) // STATIONS)
        return tuple(sorted({0, *self.decisions[::every], self._last}))

    def begun(self) -> Review:
        """A review of which nothing is done."""
        check = self.record.moves[-1].check if self.record.moves else self.record.start
        return Review(FORM, self.playouts, check, {}, self.stations, ())

    @property
    def pieces(self) -> int:
        """How many pieces it is made of, about."""
        return len(self.stations) + TURNING_POINTS * (1 + self._halvings)

    @property
    def _halvings(self) -> int:
        return max(1, (len(self.decisions) // STATIONS).bit_length())

    def further(self, so_far: Review) -> Review:
        """The review with one more piece."""
        for number in so_far.stations:
            if number not in so_far.counted:
                return self._count(so_far, number, PLOT / len(so_far.stations))
        stretches = self._stretches(so_far)[:TURNING_POINTS]
        for stretch in stretches[len(so_far.turning_points) :]:
            narrowed = self._narrowed(so_far, stretch)
            if isinstance(narrowed, int):
                return self._count(so_far, narrowed, SEARCH / (TURNING_POINTS * self._halvings))
            point = self._point(so_far, narrowed)
            return msgspec.structs.replace(so_far, turning_points=(*so_far.turning_points, point))
        in_order = tuple(sorted(so_far.turning_points, key=lambda point: point.number))
        return msgspec.structs.replace(so_far, turning_points=in_order, finished=True)

    def _count(self, so_far: Review, number: int, part: float) -> Review:
        playouts = max(LEAST, int(self.playouts * part))
        found = chances(self.positions[number], f"{so_far.check}/{number}", playouts)
        return msgspec.structs.replace(so_far, counted={**so_far.counted, number: found})

    def _stretches(self, so_far: Review) -> list[Stretch]:
        """From station to station, where most changed first; only where someone decided something."""
        stretches = [self._change(so_far, first, last) for first, last in pairwise(so_far.stations)]
        decided = [one for one in stretches if any(one.first <= number < one.last for number in self.decisions)]
        return sorted(decided, key=lambda one: (-abs(one.change), one.first))

    def _change(self, so_far: Review, first: int, last: int, whose: int | None = None) -> Stretch:
        changes = [
            so_far.counted[last].of(seat).share - so_far.counted[first].of(seat).share
            for seat in range(self.record.players)
        ]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one])) if whose is None else whose
        return Stretch(first, last, seat, changes[seat])

    def _narrowed(self, so_far: Review, stretch: Stretch) -> Stretch | int:
        """The one decision in a stretch that changed most, or the position to be counted next to find it."""
        while True:
            inside = [number for number in self.decisions if stretch.first < number < stretch.last]
            if not inside:
                return stretch
            middle = inside[len(inside) // 2]
            if middle not in so_far.counted:
                return middle
            halves = (
                self._change(so_far, stretch.first, middle, stretch.whose),
                self._change(so_far, middle, stretch.last, stretch.whose),
            )
            sign = 1 if stretch.change >= 0 else -1
            stretch = max(halves, key=lambda half: sign * half.change)

    def _point(self, so_far: Review, stretch: Stretch) -> TurningPoint:
        number = next(one for one in self.decisions if stretch.first <= one < stretch.last)
        move, game = self.record.moves[number], self.positions[number]
        budget = int(self.playouts * (1 - PLOT - SEARCH) / TURNING_POINTS)
        view, seed = game.view_of(move.seat), f"{so_far.check}/{number}/better"
        found = alternative(view, game.read(move.action), seed, budget)
        return TurningPoint(
            number + 1, move.seat, stretch.whose,
            so_far.counted[stretch.first], so_far.counted[stretch.last], *_written(found),
        )  # fmt: skip


def has_choice(game: AnyGame, seat: Seat) -> bool:
    """Whether the rules would accept more than one answer of a seat."""
    options = game.options(seat)
    return len(options) > 1 or any(isinstance(one, Offer) for one in options)


def _written(
    found: Alternative,
) -> tuple[Counted, dict[str, Any] | None, Counted | None, Counted | None, int]:
    if found.other is None:
        return _counted(found.made.chance), None, None, None, found.tried
    ahead = found.other.ahead_of(found.made)
    other = found.other.action.written()
    return _counted(found.made.chance), other, _counted(found.other.chance), _counted(ahead), found.tried


def _counted(chance: Chance) -> Counted:
    return Counted(*chance)
