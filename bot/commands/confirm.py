"""The second step before what nobody can take back: it is asked about, and can still be left."""

from __future__ import annotations

from collections.abc import Mapping

from bot.command_parts.feature import Feature
from bot.messages.control_ids import ControlId
from bot.requests import Control, Request


async def keep(request: Request, ident: ControlId, _: list[str]) -> None:
    """Rather not."""
    await request.reply.say("kept")


CONTROLS: Mapping[str, Control] = {"keep": keep}
ON_PANEL = frozenset(CONTROLS)
#: leaves everything as it is
OPEN_TO_ALL = frozenset(CONTROLS)


FEATURE = Feature(controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
