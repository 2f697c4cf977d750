"""Worker processes: they leave Ctrl-C to their parent, stand back behind it, and never outlive it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread

#: how far workers stand back behind the event loop
NICE = 5


def pool(workers: int, prepare: Callable[[], None] | None = None, tasks: int | None = None) -> ProcessPoolExecutor:
    """Workers that start anew, prepared if wanted; one is replaced after so many tasks."""
    return ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=_begin,
        initargs=(prepare,),
        max_tasks_per_child=tasks,
    )


def _begin(prepare: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_leave_with_parent, daemon=True).start()
    if prepare:
        prepare()


def _leave_with_parent() -> None:
    """A parent that was killed closes no pool: its workers would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
