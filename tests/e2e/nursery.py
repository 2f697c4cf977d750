"""Starts `python -m bot` again and again without importing everything each time: the bot forks from here.

One line of input starts one bot; its process id is the answer. Every bot runs `bot.__main__` in a process of its own.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from bot import __main__, board_text, command_registry


def child(log: str) -> None:
    """Become the bot."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (1, 2):
        os.dup2(file, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["bot"]
    os._exit(__main__.main())


def main() -> None:
    """Fork a bot for every line."""
    log = sys.argv[1]
    Path(log).touch()
    command_registry.payloads()
    board_text.warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        number = os.fork()
        if number == 0:
            child(log)
        os.write(1, b"%d\n" % number)


if __name__ == "__main__":
    main()
