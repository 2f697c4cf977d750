"""The pictures and texts of Comuni: the board, a player's own screen, an invasion, a town, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.view import PrivateView
from engine.games.comuni.pieces import Hand, Table
from renderers.comuni import battle, closeup, legend, look, screen, sheet, text
from renderers.comuni import board as table_top
from renderers.comuni.look import View

Names = Sequence[str] | None


def board(view: View, lang: str, since: View | None = None, names: Names = None) -> Image.Image:
    """The public board; with an earlier view, what has changed since is marked."""
    return table_top.picture(view, lang, since, names)


def hand(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Image.Image:
    """What lies behind one player's screen."""
    return screen.picture(view, lang, names)


def city(view: View, seat: int, lang: str, names: Names = None) -> Image.Image:
    """One seat's comune, large."""
    return closeup.picture(view, seat, lang, names)


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
    """What lies behind the reader's own screen, in a few lines."""
    return text.mine(view, lang, names)


def liveries(view: View) -> tuple[int, ...]:
    """A comune keeps its colours, whoever plays it."""
    return tuple(look.livery(comune) for comune in view.table.comuni)


def pieces(lang: str) -> Image.Image | None:
    """Every kind of piece and sign, with its name."""
    return legend.picture(lang)


def pieces_alt(lang: str) -> str:
    """That sheet in words."""
    return legend.alt(lang)
