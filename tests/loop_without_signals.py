"""An event loop like that of Windows, which takes no signals: those of the process must do."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine


class LoopWithoutSignals(asyncio.SelectorEventLoop):
    """Refuses to listen to signals, as Windows does."""

    def add_signal_handler(self, *_: object) -> None:
        raise NotImplementedError


def run_without_signals(work: Coroutine[None, None, None]) -> None:
    """Run to the end on such a loop; a signal that nobody listens to does not end the tests."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        with asyncio.Runner(loop_factory=LoopWithoutSignals) as runner:
            runner.run(work)
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
