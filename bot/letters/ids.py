"""What a button or select says when it is used: everything needed to answer is in its id, nothing in memory."""

from __future__ import annotations

from typing import NamedTuple

MARK = "pv1"
#: a list whose entries are ids of controls themselves
MENU = "menu"


class Ident(NamedTuple):
    """Which control, of which match, on which question, with which argument."""

    verb: str
    match: int
    question: int = 0
    #: newest position taken back to when the control was shown
    era: int = 0
    arg: str = ""

    def __str__(self) -> str:
        return f"{MARK}|{self.verb}|{self.match}|{self.question}.{self.era}|{self.arg}"


def read(text: str) -> Ident | None:
    """The way back; None for ids that are not ours."""
    parts = text.split("|", 4)
    if len(parts) != 5 or parts[0] != MARK:
        return None
    question, _, era = parts[3].partition(".")
    try:
        return Ident(parts[1], int(parts[2]), int(question), int(era or 0), parts[4])
    except ValueError:
        return None
