"""A server that has invited the bot is greeted once, whatever happens afterwards."""

from __future__ import annotations

from bot.store import Connection, outbox, people
from bot.store.posts import Welcome

#: servers that were greeted, under this and their number
_GREETED = "welcomed "


def welcome(db: Connection, guild: int, channel: int, lang: str) -> bool:
    """Greet a server, unless it was greeted before; whether something is to be sent."""
    # another process may have heard of it, too
    db.lock("server", guild)
    if is_welcomed(db, guild):
        return False
    people.remember(db, f"{_GREETED}{guild}", str(channel))
    outbox.send(db, None, Welcome(guild=guild, channel=channel, lang=lang))
    return True


def is_welcomed(db: Connection, guild: int) -> bool:
    """Whether a server was greeted."""
    return people.recall(db, f"{_GREETED}{guild}") is not None
