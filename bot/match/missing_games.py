"""Matches whose game is not installed any more rest with their clocks, and go on when it is back."""

from __future__ import annotations

from bot.match import post_schedule
from bot.store import Connection, matches, people, waits
from engine.core import catalogue

#: under which keys of the store's memory it is kept that a match rests for want of its game
RESTS = "game missing in match "


def compare(db: Connection, at: float) -> list[str]:
    """Let matches rest whose game is missing, and go on those whose game is back; gives the missing games."""
    known, missing = catalogue.names(), set()
    for number in matches.running(db):
        match = matches.get(db, number)
        if match.game not in known:
            missing.add(match.game)
            if not waits.is_paused(db, number):
                waits.pause(db, number, at)
                people.remember(db, f"{RESTS}{number}", match.game)
        elif people.recall(db, f"{RESTS}{number}"):
            people.forget(db, f"{RESTS}{number}")
            waits.resume(db, number, at)
            post_schedule.retime(db, match)
    return sorted(missing)
