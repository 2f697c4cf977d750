"""The pictures and texts of Alba Longa: board, own screen, city, battles, harvest, final sheet."""

from __future__ import annotations

from PIL import Image

from renderers.alba_longa import battle, emblems, harvest, sheet
from renderers.alba_longa.board import picture as board
from renderers.alba_longa.closeup import picture as city
from renderers.alba_longa.legend import PIECES
from renderers.alba_longa.look import View
from renderers.alba_longa.screen import picture as hand
from renderers.alba_longa.text import Latin
from renderers.names import Names
from renderers.reading import Aloud

_aloud = Aloud(Latin)
alt, describe, mine, scored = _aloud.alt, _aloud.describe, _aloud.mine, _aloud.scored
pieces, pieces_alt = PIECES.picture, PIECES.alt


def moments(view: View, since: View | None = None) -> tuple[str, ...]:
    """Which special pictures this view holds; with an earlier view, only those that are new."""
    table, old = view.table, since.table if since else None
    found = []
    if table.battles and (old is None or old.battles != table.battles):
        found.append("battle")
    if table.harvests and (old is None or old.harvests != table.harvests):
        found.append("harvest")
    if table.sheets and (old is None or not old.sheets):
        found.append("sheet")
    return tuple(found)


def moment(name: str, view: View, lang: str, names: Names = None) -> Image.Image:
    """A special picture by the name that `moments` gave it."""
    return {"battle": battle.picture, "harvest": harvest.picture, "sheet": sheet.picture}[name](view, lang, names)


def liveries(view: View) -> tuple[int, ...]:
    """A city keeps its colours, whoever rules it."""
    return tuple(emblems.livery(each.town) for each in view.table.cities)
