"""A host calls those who want to be called when players are wanted: once for a lobby, and not too often."""

from __future__ import annotations

from bot.match import lobby, outreach
from bot.match.play import Cause
from bot.store import Connection, outbox, people, server_rules
from bot.store.matches import Match
from bot.store.outreach import Outreach
from bot.store.posts import PlayersCalled
from engine.core.illegal import require


def check(db: Connection, cause: Cause, number: int) -> tuple[Match, int]:
    """The lobby and the role that would be called, or why not."""
    match, players = lobby.lobby_of(db, number)
    lobby.hosted(match, cause.user)
    role = server_rules.find(db, match.guild).role if match.guild is not None else None
    require(role is not None, "no-role")
    require(len(players) < match.wanted, "lobby-full", wanted=match.wanted)
    require(outbox.newest_of(db, number, PlayersCalled) is None, "called-already")
    outreach.check(db, _outreach(match, cause))
    return match, role or 0


def call(db: Connection, cause: Cause, number: int) -> Match:
    """They are called in the lobby's channel."""
    match, role = check(db, cause, number)
    if people.first_time(db, cause.interaction, cause.at):
        outreach.note(db, _outreach(match, cause))
        outbox.add(db, number, PlayersCalled(role=role, user=cause.user))
    return match


def _outreach(match: Match, cause: Cause) -> Outreach:
    return Outreach(kind="call", user=cause.user, guild=match.guild, at=cause.at)
