"""The pictures and texts of Comuni: the board, a player's own screen, an invasion, a town, the score sheet."""

from __future__ import annotations

from PIL import Image

from renderers.comuni import battle, look, sheet
from renderers.comuni.board import picture as board
from renderers.comuni.closeup import picture as city
from renderers.comuni.legend import PIECES
from renderers.comuni.look import View
from renderers.comuni.screen import picture as hand
from renderers.comuni.text import ComuniReader
from renderers.names import Names
from renderers.reading import Aloud

_aloud = Aloud(ComuniReader)
alt, describe, mine, scored = _aloud.alt, _aloud.describe, _aloud.mine, _aloud.scored
pieces, pieces_alt = PIECES.picture, PIECES.alt


def moments(view: View, since: View | None = None) -> tuple[str, ...]:
    """Which special pictures this view holds; with an earlier view, only those that are new."""
    table, old = view.table, since.table if since else None
    found = []
    if table.battle and (old is None or old.battle != table.battle):
        found.append("battle")
    if table.sheets and (old is None or not old.sheets):
        found.append("sheet")
    return tuple(found)


def moment(name: str, view: View, lang: str, names: Names = None) -> Image.Image:
    """A special picture by the name that `moments` gave it."""
    return {"battle": battle.picture, "sheet": sheet.picture}[name](view, lang, names)


def liveries(view: View) -> tuple[int, ...]:
    """A comune keeps its colours, whoever plays it."""
    return tuple(look.livery(comune) for comune in view.table.comuni)
