"""Games of a long run, played on several cores and kept line by line in a file, so that the run can be continued."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

from engine.cli import asked
from engine.cli.soak import progress
from engine.cli.words import DEFAULT, say

#: what came out of one game, as it is written down
Line: TypeAlias = dict[str, Any]


def add_to(parser: argparse.ArgumentParser, games: int) -> None:
    """The arguments of a command that plays many games."""
    parser.add_argument("--games", type=int, default=games, metavar="N", help=say("help-games", default=DEFAULT))
    parser.add_argument("--budget", type=int, metavar="N", help=say("arena-budget"))
    parser.add_argument("--seed", default="1", help=say("help-seed", default=DEFAULT))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    parser.add_argument("--results", metavar="FILE", help=say("results-file"))
    parser.add_argument(
        "--cores", type=int, default=os.cpu_count() or 1, metavar="N", help=say("results-cores", default=DEFAULT)
    )


def check(call: argparse.Namespace) -> None:
    """Refuse numbers with which nothing can be played."""
    if min(call.games, call.cores, 1 if call.budget is None else call.budget) < 1:
        raise asked.WrongCall(say("arena-few"))


class Results:
    """What was played so far of one run; its file may hold others as well."""

    def __init__(self, file: str | None, run: Mapping[str, Any]) -> None:
        self._file, self._run = Path(file) if file else None, dict(run)
        #: by number of the game
        self.done: dict[int, Line] = {}
        if self._file and self._file.exists():
            for line in asked.bytes_of(str(self._file)).decode("utf-8", "replace").splitlines():
                self._take(line)

    def _take(self, line: str) -> None:
        try:
            found = json.loads(line)
            if found["run"] == self._run:
                self.done[found["number"]] = found["came"]
        except (ValueError, TypeError, KeyError):
            return  # the end of a line is missing: it was being written when the run was stopped

    def add(self, number: int, came: Line) -> None:
        """A game is over."""
        self.done[number] = came
        if self._file:
            line = json.dumps({"run": self._run, "number": number, "came": came})
            try:
                with self._file.open("a", encoding="utf-8") as file:
                    # after a line that was cut off
                    file.write(f"{line}\n" if not file.tell() or self._ends() else f"\n{line}\n")
            except OSError as error:
                raise asked.WrongCall(say("file-unwritable", file=str(self._file), why=str(error.strerror))) from None

    def _ends(self) -> bool:
        assert self._file
        with self._file.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"


def play_all(results: Results, games: int, cores: int, play: Callable[[int], Line]) -> list[Line]:
    """Play whatever is missing, with a bar; what came out of each game, in their order."""
    missing = [number for number in range(games) if number not in results.done]
    bar = progress(games, sys.stderr, games - len(missing))
    if missing:
        with ProcessPoolExecutor(min(cores, len(missing)), mp_context=get_context("spawn")) as pool:
            running = {pool.submit(play, number): number for number in missing}
            try:
                for _, game in zip(bar, as_completed(running), strict=False):
                    results.add(running[game], game.result())
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    for _ in bar:
        pass  # ends its line
    return [results.done[number] for number in range(games)]
