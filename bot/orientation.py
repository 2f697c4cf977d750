"""Whether pictures of a board are wide, as for a desktop, or tall, as for a phone."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeGuard, get_args

Orientation: TypeAlias = Literal["wide", "tall"]
ORIENTATIONS: tuple[Orientation, ...] = get_args(Orientation)
DEFAULT_ORIENTATION: Orientation = "wide"


def is_orientation(word: str) -> TypeGuard[Orientation]:
    """Whether a word is one of the two."""
    return word in ORIENTATIONS


def board_kind(orientation: Orientation) -> str:
    """The picture that shows a whole position; a game without a tall one shows its board instead."""
    return "portrait" if orientation == "tall" else "board"
