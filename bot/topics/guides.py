"""The guide in the panel: shown or hidden, as each person wants it for each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.commands import Payload
from bot.ids import Ident
from bot.store import guides
from bot.topics.playing import seated, show_panel
from bot.visits import Control, Visit


async def guide(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Show or hide it from now on."""
    now, seat = await seated(visit, ident.match)
    await visit.write(guides.choose, visit.user, now.match.game, ident.arg == "on")
    await show_panel(visit, now, seat)


CONTROLS: Mapping[str, Control] = {"guide": guide}
ON_PANEL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """A matter of buttons only."""
    yield from ()
