"""The guide in the panel: shown or hidden, as each person wants it for each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts.feature import Feature
from bot.command_parts.seat_panel import seated, show_panel
from bot.command_payloads import BOOLEAN, Payload, command, option
from bot.messages.control_ids import ControlId
from bot.requests import Command, Control, Given, Request
from bot.store import Scope, guides


async def guide(request: Request, ident: ControlId, _: list[str]) -> None:
    """Show or hide it from now on."""
    now, seat = await seated(request, ident.match)
    await request.store.change(
        Scope("person", request.user), guides.choose, request.user, now.match.game, ident.arg == "on"
    )
    await show_panel(request, now, seat)


async def guide_typed(request: Request, given: Given) -> None:
    """/guide: what the button of the panel does."""
    match = await request.access.match_here()
    await guide(request, ControlId("guide", match.id, arg="on" if given["shown"] else "off"), [])


CONTROLS: Mapping[str, Control] = {"guide": guide}
COMMANDS: Mapping[str, Command] = {"guide": guide_typed}
ON_PANEL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/guide."""
    yield "", command("guide", option("guide", "shown", BOOLEAN, required=True), kind=None)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL)
