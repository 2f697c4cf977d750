"""The pictures and texts of Comuni: the board, a player's own screen, an invasion, a town, the score sheet."""

from __future__ import annotations

from renderers.comuni import battle, board, closeup, look, screen, sheet
from renderers.comuni.emojis import ICONS
from renderers.comuni.legend import PIECES
from renderers.comuni.portrait import PORTRAIT
from renderers.comuni.text import ComuniReader
from renderers.game_pictures import GamePictures, Moment

PICTURES = GamePictures(
    home=look.HOME,
    board=board.drawn,
    hand=screen.drawn,
    closeup=closeup.drawn,
    reader=ComuniReader,
    moments={
        "battle": Moment(battle.drawn, lambda view: view.table.battle),
        "sheet": Moment(sheet.drawn, lambda view: view.table.sheets),
    },
    # a comune keeps its colours, no matter who plays it
    liveries=lambda view: [look.livery(comune) for comune in view.table.comuni],
    legend=PIECES,
    icons=ICONS,
    portrait=PORTRAIT.drawn,
    strip=PORTRAIT.strip,
)
