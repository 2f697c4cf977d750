"""The pictures and texts of Alba Longa: board, own screen, city, battles, harvest, final sheet."""

from __future__ import annotations

from renderers.alba_longa import battle, board, closeup, emblems, harvest, look, screen, sheet
from renderers.alba_longa.emojis import ICONS
from renderers.alba_longa.legend import PIECES
from renderers.alba_longa.portrait import PORTRAIT
from renderers.alba_longa.text import Latin
from renderers.game_pictures import GamePictures, Moment

PICTURES = GamePictures(
    home=look.HOME,
    board=board.drawn,
    hand=screen.drawn,
    closeup=closeup.drawn,
    reader=Latin,
    moments={
        "battle": Moment(battle.drawn, lambda view: view.table.battles),
        "harvest": Moment(harvest.drawn, lambda view: view.table.harvests),
        "sheet": Moment(sheet.drawn, lambda view: view.table.sheets),
    },
    # a city keeps its colours, no matter who rules it
    liveries=lambda view: [emblems.livery(each.town) for each in view.table.cities],
    legend=PIECES,
    icons=ICONS,
    portrait=PORTRAIT.drawn,
    strip=PORTRAIT.strip,
)
