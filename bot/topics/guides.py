"""The guide in the panel: shown or hidden, as each person wants it for each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.commands import BOOLEAN, Payload, command, option
from bot.letters.ids import Ident
from bot.store import guides
from bot.topics.playing import seated, show_panel
from bot.visits import Command, Control, Given, Visit


async def guide(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Show or hide it from now on."""
    now, seat = await seated(visit, ident.match)
    await visit.write(guides.choose, visit.user, now.match.game, ident.arg == "on")
    await show_panel(visit, now, seat)


async def guide_typed(visit: Visit, given: Given) -> None:
    """/guide: what the button of the panel does."""
    match = await visit.match_here()
    await guide(visit, Ident("guide", match.id, arg="on" if given["shown"] else "off"), [])


CONTROLS: Mapping[str, Control] = {"guide": guide}
COMMANDS: Mapping[str, Command] = {"guide": guide_typed}
ON_PANEL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/guide."""
    yield "", command("guide", option("guide", "shown", BOOLEAN, required=True), kind=None)
