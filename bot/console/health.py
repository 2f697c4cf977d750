"""Whether a running bot is alive, by the age of its heartbeat.

A supervisor asks this every half minute beside a busy bot: nothing is imported that the age of a file does not need.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import time
from typing import NamedTuple

#: a heartbeat older than this means trouble
STALE = 90.0
SETTING = "PARAVENT_HEARTBEAT"


class Ailment(NamedTuple):
    """What is wrong: a sentence and its facts."""

    key: str
    facts: dict[str, str | int]


def heartbeat_file() -> Path | None:
    """The file that the bot touches, as the environment or `.env` names it."""
    named = os.environ.get(SETTING)
    if not named and Path(".env").is_file():
        from dotenv import dotenv_values

        named = dotenv_values(".env").get(SETTING)
    return Path(named) if named else None


def ailment(heartbeat: Path | None) -> Ailment | None:
    """What is wrong with the running bot; None if its heartbeat is fresh."""
    if heartbeat is None:
        return Ailment("health-unset", {"setting": SETTING})
    try:
        age = time() - heartbeat.stat().st_mtime
    except FileNotFoundError:
        return Ailment("health-missing", {"file": str(heartbeat)})
    return None if age < STALE else Ailment("health-old", {"file": str(heartbeat), "seconds": round(age)})


def health() -> int:
    """Exit code 0 without a word if it is alive, so that a check costs little; otherwise 1 and a sentence."""
    ill = ailment(heartbeat_file())
    if ill is None and not sys.stdout.isatty():
        return 0
    from bot.console.words import say

    print(say(ill.key, **ill.facts) if ill else say("health-alive"), file=sys.stderr if ill else sys.stdout)
    return 1 if ill else 0
