"""Single sheets beside the board: plain parchment with a title, in a comune's colours if it belongs to one."""

from __future__ import annotations

from renderers import titled
from renderers.api import HeadedSheet, Leaf, TitleLine, Titling
from renderers.comuni import look

WIDTH, MARGIN, LEFT, TOP, WIDE = titled.WIDTH, titled.MARGIN, titled.LEFT, titled.TOP, titled.WIDE
TITLING = Titling("title", TitleLine(53, 56), TitleLine(36, 50), TitleLine(82, 28))
LEAF = Leaf(titling=TITLING, sides=look.SIDES)
page = LEAF.page
#: sheets with a heading
HEADED = HeadedSheet()
