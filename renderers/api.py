"""What a game's pictures are drawn with, in one place."""

from __future__ import annotations

from renderers.art import Art
from renderers.canvas import Box, Canvas, Placed, layer
from renderers.choice import OpenChoice
from renderers.emoji import DrawIcon, Icons, upon
from renderers.game_pictures import ChoicePictures, GamePictures, Moment
from renderers.headline import asked, question
from renderers.legend import Draw, Item, Legend, Section, corner, stamped
from renderers.lettering import MINUS, NOTHING, gained, signed
from renderers.names import Names, player
from renderers.palette import LIVERIES
from renderers.pen import Pen, Point, Sprite, around, path, sprite, square, star
from renderers.reading import Reader
from renderers.score_sheet import Column, ScoreCell, ScoreSheet, column
from renderers.sides import Lettering, SeatState, Sides
from renderers.titled import (
    BoardBanner,
    HeadedSheet,
    Leaf,
    TitleLine,
    Titling,
    headings,
    parchment,
    phase_dot,
    plate,
    sealed,
)
from renderers.view import data_as, variant_as
from renderers.wording import Wording, ended, shortened, words_of

__all__ = [
    "LIVERIES",
    "MINUS",
    "NOTHING",
    "Art",
    "BoardBanner",
    "Box",
    "Canvas",
    "ChoicePictures",
    "Column",
    "Draw",
    "DrawIcon",
    "GamePictures",
    "HeadedSheet",
    "Icons",
    "Item",
    "Leaf",
    "Legend",
    "Lettering",
    "Moment",
    "Names",
    "OpenChoice",
    "Pen",
    "Placed",
    "Point",
    "Reader",
    "ScoreCell",
    "ScoreSheet",
    "SeatState",
    "Section",
    "Sides",
    "Sprite",
    "TitleLine",
    "Titling",
    "Wording",
    "around",
    "asked",
    "column",
    "corner",
    "data_as",
    "ended",
    "gained",
    "headings",
    "layer",
    "parchment",
    "path",
    "phase_dot",
    "plate",
    "player",
    "question",
    "sealed",
    "shortened",
    "signed",
    "sprite",
    "square",
    "stamped",
    "star",
    "upon",
    "variant_as",
    "words_of",
]
