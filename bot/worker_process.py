"""What a worker process begins with, apart from its pool: a worker has no event loop, and need not import one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

#: how far workers stand back behind the event loop
NICE = 5


def ready() -> bool:
    """Done as soon as the process can work."""
    return True


def begin(prepare: Callable[[], None] | None) -> None:
    """Leave Ctrl-C to the parent, stand back behind it, end with it, and get prepared."""
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
