"""Other engines, measured beside ours in the same moments: `peers.py`, run by an interpreter that has them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.cli.asked import WrongCall
from engine.cli.words import say

SCRIPT = Path(__file__).with_name("peers.py")


class Peers:
    """A process with the other engines: asked for one of them, it measures it at once."""

    def __init__(self, python: str) -> None:
        try:
            self._process = subprocess.Popen(
                [python, str(SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except OSError as error:
            raise WrongCall(say("bench-no-peers", why=f"{error.strerror}.")) from None
        #: those that are installed
        self.names: list[str] = []

    def __enter__(self) -> Self:
        assert self._process.stdout
        self.names = json.loads(self._process.stdout.readline() or "[]")
        if "catanatron" not in self.names:
            self._process.communicate()
            raise WrongCall(say("bench-no-catanatron"))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        # without further questions it ends
        self._process.communicate()

    def rate(self, peer: str) -> float:
        """Actions per CPU second of one of them, now."""
        assert self._process.stdin
        self._process.stdin.write(f"{peer}\n")
        self._process.stdin.flush()
        assert self._process.stdout
        return float(self._process.stdout.readline())
