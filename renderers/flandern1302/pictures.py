"""The pictures and texts of Flandern 1302: board, own hand, a guild, the reveal, a scored city, the final sheet."""

from __future__ import annotations

from engine.games.flandern1302.pieces import CITY_INDEX, CityName, Hand, Table
from renderers.api import Canvas, ChoicePictures, GamePictures, Moment, Names
from renderers.flandern1302 import board, choosing, closeup, holding, look, reveal, sheet
from renderers.flandern1302.emojis import ICONS
from renderers.flandern1302.legend import PIECES
from renderers.flandern1302.look import View
from renderers.flandern1302.portrait import PORTRAIT
from renderers.flandern1302.text import SCORED, Flemish

#: if more cities than this are scored at once, it is the end, and the sheet tells it all
AT_ONCE = 2


def _scored(name: CityName) -> Moment[Table, Hand]:
    def drawn(view: View, lang: str, names: Names = None) -> Canvas:
        return closeup.drawn(view, name, lang, names)

    def new(view: View, since: View) -> bool:
        both = zip(view.table.cities, since.table.cities, strict=True)
        lately = [now.name for now, then in both if now.result and then.result is None]
        return name in lately and len(lately) <= AT_ONCE

    return Moment(drawn, lambda view: view.table.cities[CITY_INDEX[name]].result, new)


PICTURES = GamePictures(
    home=look.HOME,
    board=board.drawn,
    hand=holding.screen,
    closeup=holding.of_seat,
    reader=Flemish,
    moments={
        **{f"{SCORED}{name}": _scored(name) for name in CityName},
        "reveal": Moment(
            reveal.drawn, lambda view: (view.table.round, view.table.chosen) if view.table.chosen else None
        ),
        "sheet": Moment(sheet.drawn, lambda view: view.table.sheets),
    },
    # the colours of the guilds; before they are chosen, those of the seats
    liveries=lambda view: [
        seat if player.guild is None else look.LIVERY[player.guild] for seat, player in enumerate(view.table.players)
    ],
    legend=PIECES,
    icons=ICONS,
    portrait=PORTRAIT.drawn,
    strip=PORTRAIT.strip,
    choice=ChoicePictures(drawn=choosing.drawn, told=choosing.told),
)
