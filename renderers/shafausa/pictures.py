"""The pictures and texts of Shafausa: the board, a people's lands, the own plan, and the sheets beside them."""

from __future__ import annotations

from PIL import Image

from engine.core.view import PrivateView
from engine.games.shafausa.pieces import Hand, Mode, Phase, Table
from renderers.shafausa import almanac, auction, chart, closeup, extraction, legend, look, screen, sheet, text
from renderers.shafausa import board as table_top
from renderers.shafausa.look import Names, View

MOMENTS = {
    "extraction": extraction.picture,
    "auction": auction.picture,
    "buildings": almanac.picture,
    "prices": chart.picture,
    "sheet": sheet.picture,
}


def board(view: View, lang: str, since: View | None = None, names: Names = None) -> Image.Image:
    """The public board; with an earlier view, what has changed since is marked."""
    return table_top.picture(view, lang, since, names)


def hand(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Image.Image:
    """One player's plan with its balance."""
    return screen.picture(view, lang, names)


def city(view: View, seat: int, lang: str, names: Names = None) -> Image.Image:
    """One seat's people, large."""
    return closeup.picture(view, seat, lang, names)


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
    """The own plan with its balance, in a few lines."""
    return text.mine(view, lang, names)


def liveries(view: View) -> tuple[int, ...]:
    """The colours of the seats."""
    return tuple(range(view.players))


def pieces(lang: str) -> Image.Image | None:
    """Every kind of piece and sign, with its name."""
    return legend.picture(lang)


def pieces_alt(lang: str) -> str:
    """That sheet in words."""
    return legend.alt(lang)
