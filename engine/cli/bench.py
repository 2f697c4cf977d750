"""`python -m engine bench`: what the rules cost, measured on a recorded playout, median of several runs of CPU time."""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from engine.cli import asked
from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import seed_of
from engine.core.game import Game
from engine.core.house import House, levels, playout
from engine.core.seat import Seat

AnyGame = Game[Any, Any, Any]
RUNS = 5
AGAINST_PEERS = ("submit+options/s", "with all views/s")


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("bench", help="measure the rules")
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--peers", metavar="PYTHON", help="interpreter with catanatron, chess and open_spiel: ratios")
    parser.set_defaults(run=run)


class RecordedPlayout:
    """One recorded playout, run again and again."""

    def __init__(self, name: str, players: int) -> None:
        self.title, self.players = asked.title_of(name), players
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
        game, _ = self.title.start(self.players, seed_of(seed))
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


def measure(name: str, players: int) -> dict[str, float]:
    """All rows of one game, microseconds and rates."""
    course = RecordedPlayout(name, players)
    title, count = course.title, len(course.moves)
    plain = best_of(course.through)
    options = best_of(lambda: course.through(lambda game, seat: game.options(seat)))
    one_view = best_of(lambda: course.through(lambda game, seat: game.view_of(seat)))
    views = best_of(lambda: course.through(every_view))
    game = title.load(course.middle)
    numbers = iter(range(10**9))

    def rookie_game() -> None:
        course.played(levels(name)["rookie"], f"bench {next(numbers)}")

    def regular_rate() -> float:
        began = process_time()
        actions = sum(course.played(levels(name)["regular"], f"bench {next(numbers)}") for _ in range(3))
        return actions / (process_time() - began)

    return {
        "submit us": 1e6 * plain / count,
        "options us": 1e6 * (options - plain) / count,
        "view us": 1e6 * (one_view - plain) / count,
        "load us": 1e6 * best_of(timed(lambda: title.load(course.middle), 500)),
        "save us": 1e6 * best_of(timed(game.save, 500)),
        "branch us": 1e6 * best_of(timed(game.branch, 500)),
        "save bytes": float(len(course.middle)),
        "rookie games/s": 1 / best_of(timed(rookie_game, 10)),
        "regular actions/s": best_of(regular_rate),
        "submit+options/s": count / options,
        "with all views/s": count / views,
    }


def run(call: argparse.Namespace) -> int:
    """Measure, print a table, with ratios to the peers if they are there."""
    names = call.game or catalogue.names()
    peers: dict[str, float] = {}
    if call.peers:
        script = Path(__file__).with_name("peers.py")
        done = subprocess.run([call.peers, str(script)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise asked.WrongCall(f"The peers could not be measured: {done.stderr.strip().splitlines()[-1:]}")
        peers = json.loads(done.stdout.splitlines()[-1])
    anchor = peers.get("catanatron")
    for name in names:
        title = asked.title_of(name)
        players = min(4, title.seats[-1])
        rows = measure(name, players)
        print(f"\n{name}, {players} players, rookies (CPU time, median of {RUNS})")
        for row, value in rows.items():
            ratio = f"   {value / anchor:5.2f} x catanatron" if anchor and row in AGAINST_PEERS else ""
            print(f"  {row:<20}{value:>12,.1f}{ratio}")
        together = rows["load us"] + rows["save us"]
        print(f"  {'load + save us':<20}{together:>12,.1f}")
    for peer, rate in peers.items():
        print(f"  {peer + ' apply+legal/s':<28}{rate:>10,.0f}")
    return 0
