"""The pictures and texts of Flandern 1302: board, own hand, a guild, the reveal, a scored city, the final sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.core.action import Action
from engine.core.view import PrivateView
from engine.games.flandern1302.pieces import CityName, Hand, Table
from renderers.flandern1302 import board as table_top
from renderers.flandern1302 import choosing as choices
from renderers.flandern1302 import closeup, holding, legend, look, reveal, sheet, text
from renderers.flandern1302.look import View
from renderers.flandern1302.text import SCORED
from renderers.wording import shortened

Names = Sequence[str] | None
#: if more cities than this are scored at once, it is the end, and the sheet tells it all
AT_ONCE = 2


def board(view: View, lang: str, since: View | None = None, names: Names = None) -> Image.Image:
    """The public board; with an earlier view, what has changed since is marked."""
    return table_top.picture(view, lang, since, names)


def hand(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Image.Image:
    """What one player has, the golden card and the sealed choice among it."""
    return holding.own_picture(view, lang, names)


def city(view: View, seat: int, lang: str, names: Names = None) -> Image.Image:
    """What lies before one seat, large."""
    return holding.picture(view, seat, lang, names)


def moments(view: View, since: View | None = None) -> tuple[str, ...]:
    """Which special pictures this view holds; with an earlier view, only those that are new."""
    table, old = view.table, since.table if since else None
    scored = [
        f"{SCORED}{now.name}"
        for number, now in enumerate(table.cities)
        if now.result and (old is None or old.cities[number].result is None)
    ]
    found = scored if old is None or len(scored) <= AT_ONCE else []
    if table.chosen and (old is None or (old.round, old.chosen) != (table.round, table.chosen)):
        found.append("reveal")
    if table.sheets and (old is None or not old.sheets):
        found.append("sheet")
    return tuple(found)


def moment(name: str, view: View, lang: str, names: Names = None) -> Image.Image:
    """A special picture by the name that `moments` gave it."""
    if name.startswith(SCORED):
        return closeup.picture(view, CityName(name.removeprefix(SCORED)), lang, names)
    return {"reveal": reveal.picture, "sheet": sheet.picture}[name](view, lang, names)


def choosing(
    view: PrivateView[Table, Hand],
    lang: str,
    action: type[Action],
    chosen: Mapping[str, Any],
    values: Mapping[str, Sequence[Any]],
    names: Names = None,
) -> Image.Image | None:
    """What the reader is choosing now, drawn: legal plots lit, then the result; None if no picture helps."""
    choice = choices.choice_of(view, action.word, chosen, values)
    return choices.drawn(view, lang, choice).finished() if choice else None


def choosing_alt(
    view: PrivateView[Table, Hand],
    lang: str,
    action: type[Action],
    chosen: Mapping[str, Any],
    values: Mapping[str, Sequence[Any]],
    names: Names = None,
) -> str:
    """The picture of a choice in words."""
    choice = choices.choice_of(view, action.word, chosen, values)
    return shortened([choices.told(view, lang, choice)]) if choice else ""


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
    """What is the reader's own, in a few lines."""
    return text.mine(view, lang, names)


def liveries(view: View) -> tuple[int, ...]:
    """The colours of the guilds; before they are chosen, those of the seats."""
    return tuple(
        seat if player.guild is None else look.LIVERY[player.guild] for seat, player in enumerate(view.table.players)
    )


def pieces(lang: str) -> Image.Image | None:
    """Every kind of piece and sign, with its name."""
    return legend.picture(lang)


def pieces_alt(lang: str) -> str:
    """That sheet in words."""
    return legend.alt(lang)
