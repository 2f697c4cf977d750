"""The pictures and texts of Shafausa: the board, a people's lands, one's own plan, and the sheets beside them."""

from __future__ import annotations

from engine.games.shafausa.pieces import Mode, Phase, Table
from renderers.game_pictures import ChoicePictures, GamePictures, Moment
from renderers.shafausa import almanac, auction, board, chart, closeup, extraction, look, portrait, screen, sheet
from renderers.shafausa.emojis import ICONS
from renderers.shafausa.legend import PIECES
from renderers.shafausa.look import View
from renderers.shafausa.portrait import PORTRAIT
from renderers.shafausa.text import Helvetian


def _extracted(view: View, since: View) -> bool:
    """A round has begun, and nobody has acted upon its extraction yet."""
    table = view.table
    return not table.sheets and table.round > since.table.round and _untouched(table)


def _untouched(table: Table) -> bool:
    """The round has just begun: nobody has bid, passed, bought or built."""
    if table.auction:
        # a player with no money and no choice leaves unasked
        poor = all(not table.realms[seat].chf for seat in table.auction.new)
        return not table.auction.bid and len(table.auction.new) <= 1 and poor
    early = table.phase in (Phase.EXTRACTION, Phase.ORDER, Phase.BUYING)
    return early and not any(one.purchases or one.sold or one.bought for one in table.realms)


def _raised(view: View, since: View) -> bool:
    """An auction goes on."""
    table = view.table
    return bool(not table.sheets and table.auction and table.auction.bid and table.auction != since.table.auction)


def _never(view: View, since: View) -> bool:
    """There to be looked up: it is no news."""
    return False


PICTURES = GamePictures(
    home=look.HOME,
    board=board.drawn,
    hand=screen.drawn,
    closeup=closeup.drawn,
    reader=Helvetian,
    moments={
        "extraction": Moment(extraction.drawn, lambda view: view.table.round and not view.table.sheets, _extracted),
        "auction": Moment(auction.drawn, lambda view: view.table.auction, _raised),
        "buildings": Moment(almanac.drawn, lambda view: view.table.phase is not Phase.PEOPLES, _never),
        "prices": Moment(
            chart.drawn, lambda view: view.table.history and look.mode_of(view) is not Mode.FAMILY, _never
        ),
        "sheet": Moment(sheet.drawn, lambda view: view.table.sheets),
    },
    liveries=lambda view: range(view.players),
    legend=PIECES,
    icons=ICONS,
    portrait=PORTRAIT.drawn,
    strip=PORTRAIT.strip,
    choice=ChoicePictures(drawn=portrait.choosing, told=portrait.told),
)
