"""What a game's pictures are drawn with, in one place."""

from __future__ import annotations

from renderers.canvas import Box, Canvas, Placed
from renderers.choice import OpenChoice
from renderers.emoji import DrawIcon, Icons, upon
from renderers.game_pictures import ChoicePictures, GamePictures, Moment
from renderers.legend import Draw, Item, Legend, Section, stamped
from renderers.names import Names, player
from renderers.palette import LIVERIES
from renderers.pen import Pen, Point, Sprite, around, path, sprite, square, star
from renderers.reading import Reader
from renderers.titled import Leaf, TitleLine, Titling, parchment, total_row
from renderers.view import data_as, variant_as
from renderers.wording import Wording, ended, shortened, words_of

__all__ = [
    "LIVERIES",
    "Box",
    "Canvas",
    "ChoicePictures",
    "Draw",
    "DrawIcon",
    "GamePictures",
    "Icons",
    "Item",
    "Leaf",
    "Legend",
    "Moment",
    "Names",
    "OpenChoice",
    "Pen",
    "Placed",
    "Point",
    "Reader",
    "Section",
    "Sprite",
    "TitleLine",
    "Titling",
    "Wording",
    "around",
    "data_as",
    "ended",
    "parchment",
    "path",
    "player",
    "shortened",
    "sprite",
    "square",
    "stamped",
    "star",
    "total_row",
    "upon",
    "variant_as",
    "words_of",
]
