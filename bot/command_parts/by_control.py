"""Commands that do what a button does, for people who prefer to type."""

from __future__ import annotations

from bot.messages.control_ids import ControlId
from bot.requests import Command, Control, Given, Request


def by_control(verb: str, control: Control, *, lobby: bool = False) -> Command:
    """A command that does what a button of this channel's match, or of its lobby, does."""

    async def run(request: Request, given: Given) -> None:
        match = await request.access.match_here(lobby=lobby)
        await control(request, ControlId(verb, match.id), [])

    return run


def of_a_match(verb: str, control: Control) -> Command:
    """A command that does what a button below a match does, for the one it names or for its thread's."""

    async def run(request: Request, given: Given) -> None:
        match = await request.access.match_meant(given.get("match"))
        await control(request, ControlId(verb, match.id), [])

    return run
