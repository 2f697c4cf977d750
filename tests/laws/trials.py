"""Random trials: at random moments of odd games, well-formed actions of every kind are submitted to a copy.

What is offered and what is accepted must agree as far as an Offer promises it, and a refusal must change nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from annotated_types import Ge, Le

from engine.core.action import Action, Offer, Option, holds, simplest
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.illegal import Illegal, Unforeseen
from engine.core.seat import Seat
from tests.laws.tables import AnyGame, Case, any_value, cases, copy, members, words_in

#: one position in EVERY is tried, with EACH actions
EVERY, EACH = 5, 10
#: lines that tell how far the trials are
LINES = 20
#: a game of random moves need not end
MOST_MOVES = 600


class Findings(NamedTuple):
    """What came out of the trials of one game: how often, and every kind of disagreement once."""

    counts: Counter[str]
    disagreements: dict[tuple[str, ...], str]


def run(name: str, trials: int, chance: str) -> Findings:
    """This many trials of a game, with a line now and then; the same chance gives the same trials."""
    print(f"PARAVENT_CHANCE={chance} PARAVENT_TRIALS={trials} repeats these trials of {name}")
    found, told = Findings(Counter(), {}), 0
    for number, case in enumerate(varied(name, random.Random(f"{chance} {name}"))):
        luck = random.Random(f"{chance} {name} {number}")
        for game in oddly_played(case, f"{chance} {number}", luck):
            if luck.randrange(EVERY) == 0:
                _try(game, case, luck, found)
            done = found.counts.total()
            if done * LINES // trials > told:
                told = done * LINES // trials
                print(f"{name}: {done} of {trials} trials in {number + 1} games, {dict(found.counts)}", flush=True)
            if done >= trials:
                return found
    raise AssertionError("there is always a further case")


def varied(name: str, chance: random.Random) -> Iterator[Case]:
    """The ways to play a game, without end; after a few of them every player count and option has been met."""
    every = [case for case in cases() if case.game == name]
    while True:
        left, met = chance.sample(every, len(every)), set[object]()
        while left:
            best = max(left, key=lambda case: len(_traits(case) - met))
            left.remove(best)
            met |= _traits(best)
            yield best


def _traits(case: Case) -> set[object]:
    return {case.players, *((name, str(value)) for name, value in case.options.items())}


def oddly_played(case: Case, seed: str, chance: random.Random) -> Iterator[AnyGame]:
    """A game before each of its actions; most are a rookie's, some are any that is offered."""
    game, rookie = case.start(seed), levels(case.game)["rookie"]
    dice = [Dice(f"{seed} {seat}") for seat in range(game.players)]
    for _ in range(MOST_MOVES):
        if game.over:
            return
        yield game
        seat = chance.choice(game.asked)
        action = rookie(game.view_of(seat), dice[seat])
        if chance.random() < 0.3:
            drawn = members(chance.choice(game.options(seat)), chance)[::-1]
            action = next((one for one in drawn if _refusal(copy(game), seat, one) is None), action)
        game.submit(seat, action)


def _refusal(game: AnyGame, seat: Seat, action: Action) -> Illegal | None:
    try:
        game.submit(seat, action)
    except Illegal as refusal:
        return refusal
    return None


def _try(game: AnyGame, case: Case, chance: random.Random, found: Findings) -> None:
    """Some trials at one position."""
    seats = [*game.asked] * 4 + list(range(game.players))
    before, tried = game.save(), copy(game)
    offered = {seat: game.options(Seat(seat)) for seat in set(seats)}
    words = {seat: words_in(game, Seat(seat)) for seat in set(seats)}
    for _ in range(EACH):
        seat = Seat(chance.choice(seats))
        action = invented(game, offered[seat], words[seat], chance)
        if action is None:
            continue
        refusal = _refusal(tried, seat, action)
        if refusal is None:
            tried = copy(game)
        verdict, wrong = judged(offered[seat], action, refusal)
        found.counts[verdict] += 1
        if wrong:
            what = (str(game.step and game.step.word), action.word, verdict, refusal.key if refusal else "")
            told = f"{case}, {game.step!r}, seat {seat}: {action!r} was {verdict} ({refusal})"
            found.disagreements.setdefault(what, told)
    assert tried.save() == before, f"{case}, {game.step!r}: a refusal changed the game"


def judged(options: Sequence[Option], action: Action, refusal: Illegal | None) -> tuple[str, bool]:
    """What happened to an action, and whether an Offer's promise is broken by it."""
    offered = holds(options, action)
    if refusal is None:
        return ("offered and accepted", False) if offered else ("accepted without an offer", True)
    if not offered:
        return "refused without an offer", False
    if isinstance(refusal, Unforeseen):
        return "refused for a reason nobody could see", False
    # inside an offer a combination may fail, its first corner never
    return "offered and refused", action in map(simplest, options)


# -- actions -----------------------------------------------------------------------------------------------------------


def invented(game: AnyGame, options: Sequence[Option], words: Sequence[str], chance: random.Random) -> Action | None:
    """A well-formed action: offered, a little beside what is offered, or any at all; None where none comes out."""
    kinds = list(game.kinds().actions.values())
    if options and chance.random() < 0.75:
        [near] = chance.sample(members(chance.choice(options), chance), 1)
        kind, fields = type(near), {name: getattr(near, name) for name in type(near).model_fields}
        for name in chance.sample(list(fields), min(len(fields), chance.choice((0, 1, 1, 2)))):
            fields[name] = _beside(kind, name, fields[name], options, words, chance)
    else:
        asked = [kind for kind in kinds if game.step and kind in game.step.handlers]
        kind = chance.choice(asked if asked and chance.random() < 0.8 else kinds)
        fields = {name: _declared(kind, name, words, chance) for name in kind.model_fields}
    try:
        return kind.model_validate(fields)
    except ValueError:
        return None


def _beside(
    kind: type[Action], name: str, value: Any, options: Sequence[Option], words: Sequence[str], chance: random.Random
) -> Any:
    """A neighbour of a value, one from elsewhere in the options, one just outside of them, or any."""
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.4:
        return value + chance.choice((-2, -1, 1, 2))
    known = [values for values in (_values(option, kind, name) for option in options) if values]
    if known and chance.random() < 0.7:
        values = chance.choice(known)
        whole = all(isinstance(one, int) for one in values)
        return chance.choice([*values, min(values) - 1, max(values) + 1] if whole else values)
    return _declared(kind, name, words, chance)


def _values(option: Option, kind: type[Action], name: str) -> list[Any]:
    if isinstance(option, Offer):
        return list(option.fields.get(name, ())) if option.action is kind else []
    return [getattr(option, name)] if type(option) is kind else []


def _declared(kind: type[Action], name: str, words: Sequence[str], chance: random.Random) -> Any:
    """Any value that the declaration of a field allows, the edges of its range often."""
    field = kind.model_fields[name]
    value = any_value(field.annotation, list(words), chance)
    least = next((one.ge for one in field.metadata if isinstance(one, Ge)), None)
    most = next((one.le for one in field.metadata if isinstance(one, Le)), None)
    if type(value) is int and isinstance(least, int) and isinstance(most, int):
        return chance.choice((least, most, chance.randint(least, most), max(least, min(most, value))))
    return value
