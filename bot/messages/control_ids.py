"""What a button or select says when it is used: everything needed to answer is in its id, nothing in memory."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.illegal import Illegal

MARK = "pv1"
#: a list of earlier versions, whose entries are ids of controls themselves
MENU = "menu"
#: the largest number the store can hold, and how many digits it has
LARGEST = 2**63 - 1
MOST_DIGITS = 19


class ControlId(NamedTuple):
    """Which control, of which match, on which question, with which argument."""

    verb: str
    match: int
    question: int = 0
    #: newest position taken back to when the control was shown
    era: int = 0
    arg: str = ""

    def __str__(self) -> str:
        return f"{MARK}|{self.verb}|{self.match}|{self.question}.{self.era}|{self.arg}"


def read(text: str) -> ControlId | None:
    """The way back; None for ids that are not ours."""
    parts = text.split("|", 4)
    if len(parts) != 5 or parts[0] != MARK:
        return None
    question, _, era = parts[3].partition(".")
    try:
        return ControlId(parts[1], number(parts[2]), number(question), number(era or "0"), parts[4])
    except Illegal:
        return None


def number(text: str) -> int:
    """A number in an id, or a refusal: nobody but a forger sends one that the store could not hold."""
    found = whole(text.removeprefix("-"))
    if found is None:
        raise Illegal("control-unknown")
    return -found if text.startswith("-") else found


def whole(text: str) -> int | None:
    """A whole number as typed, None for anything else: what merely looks like digits, or is too long to be meant."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        return None
    return found if (found := int(text)) <= LARGEST else None
