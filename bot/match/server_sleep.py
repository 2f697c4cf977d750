"""A server that has removed the bot sleeps with its clocks, and goes on where it stopped when the bot is back."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.match import post_schedule
from bot.store import Connection, asleep, matches, outbox, waits


def fall_asleep(db: Connection, guild: int, at: float) -> None:
    """The bot was removed: nothing is sent, nothing falls due."""
    asleep.add(db, guild, at)


def wake_up(db: Connection, guild: int, at: float) -> bool:
    """The bot is back: the time in which nobody could answer does not count; whether it had been removed."""
    since = asleep.end(db, guild)
    if since is None:
        return False
    for number in matches.running(db):
        match = matches.get(db, number)
        if match.guild == guild and not waits.is_paused(db, number):
            waits.pause(db, number, since)
            waits.resume(db, number, at)
            post_schedule.retime(db, match)
    outbox.find_again(db, guild)
    return True


def compare(db: Connection, present: Collection[int], serves: Callable[[int], bool], at: float) -> list[int]:
    """What happened while nobody listened: servers that removed the bot fall asleep, those it is on wake up.

    Only of servers that this process is told about. Gives those that woke up.
    """
    for guild in asleep.servers(db):
        if serves(guild) and guild not in present:
            fall_asleep(db, guild, at)
    return [guild for guild in sorted(asleep.all_asleep(db)) if guild in present and wake_up(db, guild, at)]
