"""How many matches a server lets run at once, and how its rules change."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store import Connection, server_rules
from bot.store.server_rules import ServerRules
from engine.core import catalogue
from engine.core.illegal import require

#: as many channels as one list can show
MOST_CHANNELS = 25


def is_full(db: Connection, guild: int | None) -> bool:
    """Whether no further match may begin on a server."""
    most = server_rules.find(db, guild).most if guild is not None else None
    return most is not None and guild is not None and server_rules.running(db, guild) >= most


def require_room(db: Connection, guild: int | None) -> None:
    """Refuse one more match on a server that is full."""
    if guild is not None:
        # another process that begins one waits, and counts this one
        db.lock("server", guild)
        require(not is_full(db, guild), "server-full", most=server_rules.find(db, guild).most)


def allow_channel(db: Connection, guild: int, channel: int | None, *, allowed: bool) -> ServerRules:
    """A channel is put on the list of those where lobbies may be opened, or taken off it; None: all are allowed."""
    rules = server_rules.find(db, guild)
    others = tuple(one for one in rules.channels if one != channel)
    channels = (*others, channel) if channel is not None and allowed else others if channel is not None else ()
    require(len(channels) <= MOST_CHANNELS, "server-channels-most", most=MOST_CHANNELS)
    return _kept(db, replace(rules, channels=channels))


def offer_game(db: Connection, guild: int, game: str | None, *, offered: bool) -> ServerRules:
    """A game is offered on a server, or no longer; None: all are."""
    rules = server_rules.find(db, guild)
    games_off = {one for one in rules.games_off if one != game} if game is not None else set()
    if game is not None and not offered:
        games_off.add(game)
    require(bool(set(catalogue.names()) - games_off), "server-last-game")
    return _kept(db, replace(rules, games_off=tuple(sorted(games_off))))


def limit_matches(db: Connection, guild: int, most: int | None) -> ServerRules:
    """At most this many matches run at once from now on; those that run go on."""
    return _kept(db, replace(server_rules.find(db, guild), most=most))


def choose_role(db: Connection, guild: int, role: int | None) -> ServerRules:
    """A role is called when players are wanted from now on; None: nobody is."""
    return _kept(db, replace(server_rules.find(db, guild), role=role))


def _kept(db: Connection, rules: ServerRules) -> ServerRules:
    server_rules.keep(db, rules)
    return rules
