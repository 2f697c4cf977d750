"""Other engines, measured beside ours in the same moments: `peers.py`, run by an interpreter that has them."""

from __future__ import annotations

import json
import os
import subprocess
from itertools import cycle
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.cli.asked import WrongCall
from engine.cli.words import say

SCRIPT = Path(__file__).with_name("peers.py")


#: what Python's hashes begin with in each of the processes: the games of a peer may take another course with another
#: seed, and one process alone be a sixth quicker or slower than most
HASH_SEEDS = range(1, 6)


class Peers:
    """Processes with the other engines, taken in turn: asked for one of these, the next process measures it at once."""

    def __init__(self, python: str) -> None:
        try:
            self._processes = [
                subprocess.Popen(
                    [python, str(SCRIPT)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    env={**os.environ, "PYTHONHASHSEED": str(seed)},
                )
                for seed in HASH_SEEDS
            ]
        except OSError as error:
            raise WrongCall(say("bench-no-peers", why=f"{error.strerror}.")) from None
        self._turns = cycle(self._processes)
        #: those that are installed
        self.names: list[str] = []

    def __enter__(self) -> Self:
        for process in self._processes:
            assert process.stdout
            self.names = json.loads(process.stdout.readline() or "[]")
        if "catanatron" not in self.names:
            self._end()
            raise WrongCall(say("bench-no-catanatron"))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        # without further questions they end
        for process in self._processes:
            process.communicate()

    def rate(self, peer: str) -> float:
        """Actions per CPU second of one of them, now."""
        process = next(self._turns)
        assert process.stdin
        process.stdin.write(f"{peer}\n")
        process.stdin.flush()
        assert process.stdout
        return float(process.stdout.readline())
