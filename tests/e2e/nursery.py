"""Starts `python -m bot` again and again without importing everything each time: the bot forks from here,
and its house players' processes from a warm one beside it.

One line of input starts one bot; its process id is the answer. A line may hold settings for it, as JSON. Every bot runs
`bot.__main__` in a process of its own. With `--alike` two runs do not differ by chance, or because a machine is busy.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bot import (
    __main__,
    board_text,
    command_payloads,
    command_registry,
    installed_games,
    sentence_warmer,
    settings,
    tenancy,
)
from bot.delivery import loop as delivery_loop
from bot.posts import composers
from engine.core import catalogue
from tests import postgres
from tests.e2e import warm

#: a signal for a process whose parent has ended
PR_SET_PDEATHSIG = 1
#: what a running bot has imported besides
LATER = ("bot.console.run", "bot.commands.playing")


def end_with_parent() -> None:
    """A test that starts a bot takes it along, however that ends; Linux knows how."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def child(log: str, given: dict[str, str]) -> None:
    """Become the bot."""
    end_with_parent()
    os.environ |= given
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    # what its own processes begin with, as after `python -m bot`: they would import this module, and all that it does
    sys.modules["__main__"] = __main__
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
    # nothing else is said there, whatever the processes of house players say
    answers = os.dup(1)
    os.dup2(2, 1)
    command_registry.payloads()
    command_payloads.fingerprint()
    composers.find_all()
    board_text.warm()
    for _ in sentence_warmer.made_ready():
        pass
    # the first reading of settings looks through every class there is
    settings.read(discord_token="-")
    # games that are found sound are not looked through again
    for name in catalogue.installed():
        installed_games.obstacle(name)
    for module in (*LATER, *(() if postgres.missing() else ("bot.store.postgres_database",))):
        import_module(module)
    # the sandbox of these tests turns nobody away who identifies soon after another
    tenancy.IDENTIFY_SECONDS = 0.0
    # what could not be sent while a server was away is tried again after a moment
    delivery_loop.PAUSE_AFTER_FAILURE = 1.0
    if "--alike" in sys.argv:
        from tests.chance import known_start_post
        from tests.e2e.twins import UNHURRIED, make_alike

        patch = pytest.MonkeyPatch()
        make_alike(patch)
        known_start_post(patch)
        patch.setattr("bot.store.postgres_database.LOOK", UNHURRIED)
    if warm.POSSIBLE:
        warm.warm_for_children()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # what was read stays: a bot that looks through it for garbage would copy all of it
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        given = json.loads(line) if line.strip() else {}
        number = os.fork()
        if number == 0:
            os.close(answers)
            child(log, given)
        os.write(answers, b"%d\n" % number)


if __name__ == "__main__":
    main()
