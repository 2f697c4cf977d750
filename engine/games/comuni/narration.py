"""How the events of Comuni become paragraphs: a turn, an invasion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any

from engine.core.api import Event, Narration, Words, alike
from engine.games.comuni import events
from engine.games.comuni.pieces import Resource


def new_round(turn: events.TurnBegan) -> int | None:
    """A round begins with the comune of the lowest number."""
    return turn.round if turn.seat == 0 else None


def cubes(run: Sequence[events.CubeTaken], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Cubes of one's own choice, counted."""
    for seat, several in groupby(run, key=lambda taken: taken.seat):
        chosen = [taken.resource for taken in several]
        if len(chosen) == 1:
            yield words.event(events.CubeTaken(seat, chosen[0]))
        else:
            counts: dict[str, Any] = {resource.value: chosen.count(resource) for resource in Resource}
            yield words.say("cubes-taken", seat=words.seat(seat), **counts)


def columns(run: Sequence[events.ColumnFilled], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Several columns filled from one pile: what is left of it is said once, as the rest follows from it."""
    counted = all(one.left == following.left + len(following.cards) for one, following in pairwise(run))
    if len(run) == 1 or not counted:
        yield from map(words.event, run)
        return
    filled = [words.event(one, "column-filled") for one in run]
    yield words.say("columns-filled", columns=words.joined(filled), left=run[-1].left)


def invasion(run: Sequence[events.InvasionBegan], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Whom an invader attacks, and how strongly; the numbers come in the order of the comuni."""
    for one in run:
        attacks = [
            words.say("attack-on", seat=words.seat(seat), attack=attack) for seat, attack in enumerate(one.attacks)
        ]
        yield words.event(one, attacks=words.listed(attacks))


def forces(run: Sequence[events.ForcesRevealed], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """The fists that open; those without an army in one sentence."""
    empty = [one for one in run if not (one.alliance or one.city)]
    yield from (words.event(one) for one in run if one not in empty)
    if empty:
        yield words.say("no-forces", seats=words.seats(one.seat for one in empty), count=len(empty))


def held(run: Sequence[events.CityHeld], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Cities that hold out; those that no attack reaches in one sentence."""
    for spared, several in groupby(run, key=lambda city: city.residual == 0):
        if spared:
            cities = list(several)
            yield words.event(cities[0], seat=words.seats(city.seat for city in cities))
        else:
            yield from map(words.event, several)


def won(run: Sequence[events.GameWon], words: Words, heard: Sequence[Event]) -> Iterator[str]:
    """Who wins, and over whom by the number of the comune alone."""
    for victory in run:
        yield words.event(victory)
        equal = [
            one.seat
            for one in heard
            if isinstance(one, events.Scored) and one.total == victory.total and one.seat != victory.seat
        ]
        if equal:
            yield words.say("tie-broken", seats=words.seats(equal), count=len(equal), total=victory.total)


NARRATION = Narration(
    opens=frozenset({events.InvasionBegan, events.PileOpened, events.LastRoundBegan, events.GameWon}),
    marks={events.TurnBegan: new_round},
    folds={
        events.CubeTaken: cubes,
        events.ColumnFilled: columns,
        events.InvasionBegan: invasion,
        events.ForcesRevealed: forces,
        events.CityHeld: held,
        events.HeroNamed: alike("heroes-named"),
        events.GameWon: won,
    },
)
