"""The pictures and texts of Flandern 1302: board, own hand, a guild, the reveal, a scored city, the final sheet."""

from __future__ import annotations

from engine.core.view import PrivateView
from engine.games.flandern1302.pieces import CITY_INDEX, CityName, Hand, Table
from renderers.api import Canvas, ChoicePictures, GamePictures, Moment, Names, OpenChoice, shortened
from renderers.flandern1302 import board, choosing, closeup, holding, look, portrait, reveal, sheet
from renderers.flandern1302.emojis import ICONS
from renderers.flandern1302.legend import PIECES
from renderers.flandern1302.look import View
from renderers.flandern1302.text import SCORED, Flemish

#: if more cities than this are scored at once, it is the end, and the sheet tells it all
AT_ONCE = 2


def _scored(name: CityName) -> Moment[Table, Hand]:
    def drawn(view: View, lang: str, names: Names = None) -> Canvas:
        return closeup.drawn(view, name, lang, names)

    def new(view: View, since: View) -> bool:
        lately = [
            now.name
            for now, then in zip(view.table.cities, since.table.cities, strict=True)
            if now.result and then.result is None
        ]
        return name in lately and len(lately) <= AT_ONCE

    return Moment(drawn, lambda view: view.table.cities[CITY_INDEX[name]].result, new)


def _choosing(view: PrivateView[Table, Hand], lang: str, choice: OpenChoice) -> Canvas | None:
    """Legal plots lit, then the result."""
    placed = choosing.choice_of(view, choice.action.word, choice.chosen, choice.values)
    return choosing.drawn(view, lang, placed) if placed else None


def _told(view: PrivateView[Table, Hand], lang: str, choice: OpenChoice) -> str:
    placed = choosing.choice_of(view, choice.action.word, choice.chosen, choice.values)
    return shortened([choosing.told(view, lang, placed)]) if placed else ""


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
    portrait=portrait.drawn,
    strip=portrait.strip,
    choice=ChoicePictures(drawn=_choosing, told=_told),
)
