"""What went wrong on a server, for those who manage it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts.feature import Feature
from bot.command_payloads import Payload, command
from bot.messages.control_ids import ControlId, whole
from bot.messages.incidents import PAGE, incident_page
from bot.requests import Command, Control, Given, Request
from bot.store import Connection, incidents, matches
from bot.store.incidents import Incident
from bot.store.matches import Match
from engine.core.illegal import require

#: pages beyond this one are nobody's
MOST_PAGES = 10_000


async def newest(request: Request, given: Given) -> None:
    """The newest incidents in matches of this server."""
    await _show(request, 0)


async def turn(request: Request, ident: ControlId, _: list[str]) -> None:
    """Another page; someone who no longer manages the server sees none."""
    await _show(request, min(whole(ident.arg) or 0, MOST_PAGES))


async def _show(request: Request, page: int) -> None:
    guild = request.asker.guild
    require(request.asker.is_admin and guild is not None, "admins-only")
    assert guild is not None

    def look(db: Connection) -> tuple[list[Incident], dict[int, Match]]:
        found = incidents.on_server(db, guild, PAGE + 1, page * PAGE)
        return found, {one.match: matches.get(db, one.match) for one in found if one.match is not None}

    found, played = await request.store.read(look)
    await request.reply.send(incident_page(found, played, page, request.lang))


COMMANDS: Mapping[str, Command] = {"table incidents": newest}
CONTROLS: Mapping[str, Control] = {"incidents": turn}
ON_PANEL = frozenset(CONTROLS)
#: of a server
OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/table incidents."""
    yield "table", command("table-incidents")


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
