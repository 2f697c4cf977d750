"""The pictures and texts of Flandern 1302: board, own hand, a guild, the reveal, a scored city, the final sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.core.action import Action
from engine.core.view import PrivateView
from engine.games.flandern1302.pieces import CityName, Hand, Table
from renderers.choice import OpenChoice
from renderers.flandern1302 import choosing as choices
from renderers.flandern1302 import closeup, look, reveal, sheet
from renderers.flandern1302.board import picture as board
from renderers.flandern1302.holding import own_picture as hand
from renderers.flandern1302.holding import picture as city
from renderers.flandern1302.legend import PIECES
from renderers.flandern1302.look import View
from renderers.flandern1302.text import SCORED, Flemish
from renderers.names import Names
from renderers.reading import Aloud
from renderers.wording import shortened

_aloud = Aloud(Flemish)
alt, describe, mine, scored = _aloud.alt, _aloud.describe, _aloud.mine, _aloud.scored
pieces, pieces_alt = PIECES.picture, PIECES.alt

#: if more cities than this are scored at once, it is the end, and the sheet tells it all
AT_ONCE = 2


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


def choosing(view: PrivateView[Table, Hand], lang: str, choice: OpenChoice, names: Names = None) -> Image.Image | None:
    """What the reader is choosing now, drawn: legal plots lit, then the result; None if no picture helps."""
    placed = choices.choice_of(view, choice.action.word, choice.chosen, choice.values)
    return choices.drawn(view, lang, placed).finished() if placed else None


def choosing_alt(view: PrivateView[Table, Hand], lang: str, choice: OpenChoice, names: Names = None) -> str:
    """The picture of a choice in words."""
    placed = choices.choice_of(view, choice.action.word, choice.chosen, choice.values)
    return shortened([choices.told(view, lang, placed)]) if placed else ""


def liveries(view: View) -> tuple[int, ...]:
    """The colours of the guilds; before they are chosen, those of the seats."""
    return tuple(
        seat if player.guild is None else look.LIVERY[player.guild] for seat, player in enumerate(view.table.players)
    )
