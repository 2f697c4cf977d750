"""`paravent play`: the bot with the embedded Discord, each in a process of its own; no token, no internet."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from bot.console.words import say

#: what the sandbox needs beyond the bot
NEEDED = ("aiohttp", "jsonschema_rs")
INSTALL = 'pip install "paravent[sandbox]"'


def sandbox_command(folder: Path, options: Sequence[str]) -> list[str]:
    """What is started: the sandbox, which starts the bot. -P: a folder called bot where one stands is not ours."""
    here = [sys.executable, "-P", "-m"]
    return [*here, "sandbox", "--state", str(folder / "sandbox.json"), *options, "--", *here, "bot"]


def play(folder: Path, options: Sequence[str]) -> int:
    """Play until Ctrl-C; people, messages and matches are kept in a folder."""
    if not all(map(find_spec, NEEDED)):
        print(say("play-needs", command=INSTALL), file=sys.stderr)
        return 2
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(say("play-folder", folder=str(folder), error=str(error.strerror)), file=sys.stderr)
        return 2
    command = sandbox_command(folder, options)
    environment = {**os.environ, "PARAVENT_DATABASE": str(folder / "paravent.sqlite3")}
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], command, environment)
    # Ctrl-C reaches the sandbox, too: it ends the bot, and this waits for it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.run(command, env=environment, check=False).returncode
