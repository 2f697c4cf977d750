"""Which match a command is about, if not its thread's: the option, and what it offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.command_payloads import INTEGER, Payload, option
from bot.messages.message import shortened
from bot.requests import Given, Request
from bot.store import matches
from bot.store.matches import Match
from bot.wording import name_of
from engine.core.illegal import require


async def suggest_matches(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """Matches of this server that this person can look back on, the newest first."""
    found = await request.access.matches_seen("over", "running", "closed")
    return named_matches(request, [match for match in found if match.started is not None], typed)


def named_matches(request: Request, found: Sequence[Match], typed: str) -> list[tuple[str, Any]]:
    """Those of some matches whose name fits what is typed."""
    named = [
        (f"{name_of(match, request.lang)} · {request.bot.say(f'status-{match.status}')}", match.id) for match in found
    ]
    return [(shortened(label, 100), number) for label, number in named if typed in label.casefold()]


def match_option(name: str) -> Payload:
    """Which match, if not this thread's."""
    return option(name, "match", INTEGER, min_value=1, autocomplete=True)


async def suggest_managed(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """Matches of this server that can be taken care of; the thread of one may be gone."""
    require(request.asker.is_admin, "admins-only")
    found = await request.store.read(matches.of_guild, request.asker.guild, ("lobby", "dealing", "running"))
    return named_matches(request, found, typed)
