"""`python -m engine bench`: what the rules cost, measured on a recorded playout, median of several runs of CPU time."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from enum import Enum
from itertools import pairwise
from statistics import harmonic_mean, median
from time import process_time
from typing import Any, get_args

from engine.cli import asked
from engine.cli.bars import BarReport, at_least, at_most
from engine.cli.beside import Peers
from engine.cli.words import say
from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import seed_of
from engine.core.game import Game, Variant
from engine.core.house import House, levels, playout
from engine.core.illegal import Illegal
from engine.core.seat import Seat

AnyGame = Game[Any, Any, Any]
RUNS = 5
#: how often in each run ours and the peer take turns
TURNS = 3
#: how often ours is run in each turn, which takes nearly as long as the peer then
AGAIN = 3
#: what every game must reach, in each of its modes
BARS = {
    "submit+options : catanatron": at_least(3),
    "with all views : catanatron": at_least(1.5),
    "load + save us": at_most(60),
    "branch us": at_most(15),
}
#: what the regulars of some games must reach, who once were slow
REGULARS = {"flandern1302": at_least(3_000), "shafausa": at_least(16_800)}


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("bench", help=say("bench-about"))
    parser.add_argument("game", nargs="*", help=say("bench-games"))
    parser.add_argument("--peers", metavar="PYTHON", help=say("bench-peers"))
    parser.add_argument("--check", action="store_true", help=say("bench-check"))
    parser.set_defaults(run=run)


class RecordedPlayout:
    """One recorded playout, run again and again."""

    def __init__(self, name: str, players: int, variant: Variant) -> None:
        self.title, self.players, self.variant = asked.title_of(name), players, variant
        self.rookie = levels(name)["rookie"]
        self.moves: list[tuple[Seat, Action]] = []
        for number in range(3):
            self._record(str(number))
        middle = self.fresh("0")
        for seat, action in self.moves[: self.lengths[0] // 2]:
            middle.submit(seat, action)
        self.middle = middle.save()

    def _record(self, seed: str) -> None:
        game = self.fresh(seed)
        before = len(self.moves)
        self.moves += [(seat, action) for seat, action, _ in playout(game, [self.rookie] * self.players, seed)]
        self.lengths = [*getattr(self, "lengths", []), len(self.moves) - before]

    def fresh(self, seed: str) -> AnyGame:
        """A new game."""
        game, _ = self.title.start(self.players, seed_of(seed), self.variant)
        return game

    def played(self, house: House, seed: str) -> int:
        """How many actions a game of equal house players takes, from its beginning to its end."""
        return sum(1 for _ in playout(self.fresh(seed), [house] * self.players, seed))

    def through(self, extra: Callable[[AnyGame, Seat], object] | None = None) -> float:
        """CPU seconds for all playouts; `extra` is done before each action."""
        spent, moves = 0.0, iter(self.moves)
        for number, length in enumerate(self.lengths):
            game = self.fresh(str(number))
            began = process_time()
            for _ in range(length):
                seat, action = next(moves)
                if extra:
                    extra(game, seat)
                game.submit(seat, action)
            spent += process_time() - began
        return spent


def best_of(work: Callable[[], float]) -> float:
    """The median of several runs, after a warm one."""
    work()
    return median(work() for _ in range(RUNS))


def timed(work: Callable[[], object], times: int) -> Callable[[], float]:
    """CPU seconds of one call, measured over many."""

    def run() -> float:
        began = process_time()
        for _ in range(times):
            work()
        return (process_time() - began) / times

    return run


def every_view(game: AnyGame, seat: Seat) -> None:
    """Options of the asked seat, every seat's view and the public one."""
    game.options(seat)
    game.view()
    for one in range(game.players):
        game.view_of(Seat(one))


def modes(title: type[AnyGame], players: int) -> Iterator[tuple[str, Variant]]:
    """The ways to play a game that a table can agree on: as usual, and with each option otherwise."""
    yield "as usual", title.Variant()
    for name, field in title.Variant.model_fields.items():
        for value in _values(field.annotation):
            variant = title.Variant.model_validate({name: value})
            if variant != title.Variant() and _allowed(variant, players):
                yield f"{name}={value}", variant


def _values(kind: Any) -> list[Any]:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return list(kind)
    return [False, True] if kind is bool else list(get_args(kind))


def _allowed(variant: Variant, players: int) -> bool:
    try:
        variant.check(players)
    except Illegal:
        return False
    return True


#: what is measured beside the peer
WORKS: dict[str, Callable[[AnyGame, Seat], object]] = {
    "submit+options": lambda game, seat: game.options(seat),
    "with all views": every_view,
}


def rates(course: RecordedPlayout, peers: Peers | None) -> dict[str, float]:
    """Actions per second, and how often as many as catanatron before and after them: medians of many turns."""
    count = len(course.moves)
    ours: dict[str, list[float]] = {name: [] for name in WORKS}
    theirs = [peers.rate("catanatron")] if peers else []
    for _ in range(TURNS * RUNS if peers else RUNS):
        for name, extra in WORKS.items():
            # a short run after the peer's long one would begin with cold caches
            course.through(extra)
            ours[name].append(AGAIN * count / sum(course.through(extra) for _ in range(AGAIN)))
        if peers:
            theirs.append(peers.rate("catanatron"))
    found = {f"{name}/s": median(rates) for name, rates in ours.items()}
    if peers:
        found |= {f"{name} : catanatron": ratio_to_neighbours(rates, theirs) for name, rates in ours.items()}
    return found


def ratio_to_neighbours(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How often as many as the other, who was measured before and after each time; the median of all times.

    Whatever else the machine has to do slows both of them, for longer than one turn or for one turn only: the first
    leaves each ratio as it is, the second most of them.
    """
    return median(own / harmonic_mean(pair) for own, pair in zip(ours, pairwise(theirs), strict=True))


def measure(course: RecordedPlayout) -> dict[str, float]:
    """The other rows of one game, microseconds and rates."""
    name, title, count = course.title.name, course.title, len(course.moves)
    plain = best_of(course.through)
    options = best_of(lambda: course.through(lambda game, seat: game.options(seat)))
    one_view = best_of(lambda: course.through(lambda game, seat: game.view_of(seat)))
    game = title.load(course.middle)
    numbers = iter(range(10**9))

    def rookie_game() -> None:
        course.played(levels(name)["rookie"], f"bench {next(numbers)}")

    def regular_rate() -> float:
        began = process_time()
        actions = sum(course.played(levels(name)["regular"], f"bench {next(numbers)}") for _ in range(3))
        return actions / (process_time() - began)

    load, save = best_of(timed(lambda: title.load(course.middle), 500)), best_of(timed(game.save, 500))
    return {
        "submit us": 1e6 * plain / count,
        "options us": 1e6 * (options - plain) / count,
        "view us": 1e6 * (one_view - plain) / count,
        "load us": 1e6 * load,
        "save us": 1e6 * save,
        "load + save us": 1e6 * (load + save),
        "branch us": 1e6 * best_of(timed(game.branch, 500)),
        "save bytes": float(len(course.middle)),
        "rookie games/s": 1 / best_of(timed(rookie_game, 10)),
        "regular actions/s": best_of(regular_rate),
    }


def run(call: argparse.Namespace) -> int:
    """Measure and print a table, each row beside its bar, with ratios to the peers if they are there."""
    report = BarReport()
    with Peers(call.peers) if call.peers else nullcontext() as peers:
        for name in call.game or catalogue.names():
            title = asked.title_of(name)
            players = min(4, title.seats[-1])
            for mode, variant in modes(title, players):
                course = RecordedPlayout(name, players, variant)
                where = f"{name}, {players} players, {mode}"
                print(f"\n{where}, rookies (CPU time, median of {RUNS})")
                rows = {**(measure(course) if variant == title.Variant() else {}), **rates(course, peers)}
                for row, value in rows.items():
                    regulars = REGULARS.get(name) if row == "regular actions/s" else None
                    report.row(where, row, value, BARS.get(row, regulars))
        if peers:
            print()
            for peer in peers.names:
                report.row("peers", f"{peer} apply+legal/s", median(peers.rate(peer) for _ in range(RUNS)))
    print()
    return report.code(call.check)
