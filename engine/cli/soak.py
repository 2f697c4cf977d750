"""`python -m engine soak`: many games by house players; every one must end and keep all its pieces."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any, TextIO

from engine.cli import asked
from engine.cli.words import DEFAULT, say
from engine.core.house import playout

BAR = 30


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("soak", help=say("soak-about"))
    asked.add_table(parser, players=4)
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("help-games", default=DEFAULT))
    parser.set_defaults(run=run)


def progress(games: int, screen: TextIO, begun: int = 0) -> Iterator[int]:
    """Count the games with a bar on the screen, on from those that were played before."""
    for number in range(begun, games):
        yield number
        done = number + 1
        if done == games or done % max(1, games // 100) == 0:
            filled = BAR * done // games
            screen.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}")
            screen.flush()
    screen.write("\n")


def run(call: argparse.Namespace) -> int:
    """Play, count, print one line of JSON."""
    tables = asked.tables_of(call)
    players = tables.players
    houses = asked.houses_of(call.game, players, call.house)
    wins, points, actions, finished, began = [0] * players, 0, 0, 0, perf_counter()
    for number in progress(call.games, sys.stderr):
        seed = f"{call.seed}/{number}"
        game = tables.started(seed)
        pieces = game.census()
        for _ in playout(game, houses, seed):
            actions += 1
            if game.census() != pieces:
                was, now = str(pieces), str(game.census())
                print(f"\n{say('soak-pieces', seed=seed, action=actions, before=was, after=now)}", file=sys.stderr)
                return 1
        finished += game.over
        points += sum(game.standing() or ())
        for seat in game.winners():
            wins[seat] += 1
    seconds = perf_counter() - began
    report = {
        "game": call.game,
        "players": players,
        "games": call.games,
        "finished": finished,
        "actions": actions,
        "actions_per_second": round(actions / seconds),
        "wins": wins,
        "mean_score": round(points / (call.games * players), 2),
    }
    print(json.dumps(report))
    return 0 if finished == call.games else 1
