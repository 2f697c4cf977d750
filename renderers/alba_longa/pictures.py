"""The pictures and texts of Alba Longa: board, own screen, city, battles, harvest, final sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.view import PrivateView
from engine.games.alba_longa.pieces import Hand, Table
from renderers.alba_longa import battle, closeup, emblems, harvest, legend, screen, sheet, text
from renderers.alba_longa import board as table_top
from renderers.alba_longa.look import View

Names = Sequence[str] | None


def board(view: View, lang: str, since: View | None = None, names: Names = None) -> Image.Image:
    """The public board; with an earlier view, what has changed since is marked."""
    return table_top.picture(view, lang, since, names)


def hand(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Image.Image:
    """Heroes and city cards of one King, and his own city."""
    return screen.picture(view, lang, names)


def city(view: View, seat: int, lang: str, names: Names = None) -> Image.Image:
    """One King's city, large."""
    return closeup.picture(view, seat, lang, names)


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


def alt(view: View, lang: str, names: Names = None, kind: str = "board") -> str:
    """The essential of a picture in at most 1024 characters."""
    return text.alt(view, lang, names, kind)


def describe(view: View, lang: str, names: Names = None) -> str:
    """Everything this view shows, in words."""
    return text.describe(view, lang, names)


def scored(view: View, lang: str, names: Names = None) -> str:
    """The score sheet in words, a line for each seat."""
    return text.scored(view, lang, names)


def mine(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> str:
    """What only the reader sees, in a few lines."""
    return text.mine(view, lang, names)


def liveries(view: View) -> tuple[int, ...]:
    """A city keeps its colours, whoever rules it."""
    return tuple(emblems.livery(city.town) for city in view.table.cities)


def pieces(lang: str) -> Image.Image | None:
    """Every kind of piece and sign, with its name."""
    return legend.picture(lang)


def pieces_alt(lang: str) -> str:
    """That sheet in words."""
    return legend.alt(lang)
