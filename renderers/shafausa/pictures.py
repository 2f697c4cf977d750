"""The pictures and texts of Shafausa: the board, a people's lands, the own plan, and the sheets beside them."""

from __future__ import annotations

from PIL import Image

from engine.games.shafausa.pieces import Mode, Phase, Table
from renderers.reading import Aloud
from renderers.shafausa import almanac, auction, chart, extraction, look, sheet
from renderers.shafausa.board import picture as board
from renderers.shafausa.closeup import picture as city
from renderers.shafausa.legend import PIECES
from renderers.shafausa.look import Names, View
from renderers.shafausa.screen import picture as hand
from renderers.shafausa.text import Helvetian

_aloud = Aloud(Helvetian)
alt, describe, mine, scored = _aloud.alt, _aloud.describe, _aloud.mine, _aloud.scored
pieces, pieces_alt = PIECES.picture, PIECES.alt

MOMENTS = {
    "extraction": extraction.picture,
    "auction": auction.picture,
    "buildings": almanac.picture,
    "prices": chart.picture,
    "sheet": sheet.picture,
}


def moments(view: View, since: View | None = None) -> tuple[str, ...]:
    """Which special pictures this view holds; with an earlier view, only those that tell something new."""
    return _held(view.table, view) if since is None else _new(view.table, since.table)


def _held(table: Table, view: View) -> tuple[str, ...]:
    found = []
    if table.round and not table.sheets:
        found.append("extraction")
    if table.auction:
        found.append("auction")
    if table.phase is not Phase.PEOPLES:
        found.append("buildings")
    if table.history and look.mode_of(view) is not Mode.FAMILY:
        found.append("prices")
    if table.sheets:
        found.append("sheet")
    return tuple(found)


def _new(table: Table, old: Table) -> tuple[str, ...]:
    """The end; an extraction nobody has acted upon yet; an auction that goes on."""
    if table.sheets:
        return () if old.sheets else ("sheet",)
    if table.round > old.round and _untouched(table):
        return ("extraction",)
    if table.auction and table.auction.bid and table.auction != old.auction:
        return ("auction",)
    return ()


def _untouched(table: Table) -> bool:
    """The round has just begun: nobody has bid, passed, bought or built."""
    if table.auction:
        # whoever has no money and no choice leaves unasked
        poor = all(not table.realms[seat].chf for seat in table.auction.new)
        return not table.auction.bid and len(table.auction.new) <= 1 and poor
    early = table.phase in (Phase.EXTRACTION, Phase.ORDER, Phase.BUYING)
    return early and not any(one.purchases or one.sold or one.bought for one in table.realms)


def moment(name: str, view: View, lang: str, names: Names = None) -> Image.Image:
    """A special picture by the name that `moments` gave it."""
    return MOMENTS[name](view, lang, names)


def liveries(view: View) -> tuple[int, ...]:
    """The colours of the seats."""
    return tuple(range(view.players))
