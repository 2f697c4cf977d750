"""The second step before what nobody can take back: it is asked about, and can still be left."""

from __future__ import annotations

from collections.abc import Mapping

from bot.letters import Button, Buttons, Letter, Style, Text
from bot.letters.ids import Ident
from bot.visits import Control, Visit


async def ask(visit: Visit, question: str, label: str, ident: Ident, back: Ident | None = None) -> None:
    """Nothing has happened yet: the red button does it, the grey one leads back, or leaves everything as it is."""
    yes = Button(label, str(ident), Style.DANGER)
    no = Button(visit.bot.say("button-back"), str(back or Ident("keep", ident.match)), Style.BACK)
    await visit.send(Letter((Text(question), Buttons((yes, no)))))


async def keep(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Rather not."""
    await visit.say("kept")


CONTROLS: Mapping[str, Control] = {"keep": keep}
ON_PANEL = frozenset(CONTROLS)
#: leaves everything as it is
OPEN_TO_ALL = frozenset(CONTROLS)
