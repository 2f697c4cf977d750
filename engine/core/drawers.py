"""The three drawers of a game: the table everyone sees, a hand one seat sees, the box nobody sees.

To show something is to put it on the table, so a table that could hold a hand or a box is refused when the game is
defined.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NewType, get_args, get_type_hints

import msgspec


# no kind of piece can hold itself (`copies` refuses one), so no circle of pieces waits for the garbage collector
class Piece(msgspec.Struct, gc=False):
    """Anything that lies in a drawer and can change."""


class Pile(Piece):
    """Face-down things, top one last. Only `g.draw` takes from it, so that no undo can look underneath."""

    cards: list[str]

    def __len__(self) -> int:
        return len(self.cards)


class DrawerError(TypeError):
    """A game is defined so that a secret could lie on the table."""


def reachable(root: Any) -> Iterator[Any]:
    """Every type that a value of this type can hold, itself included."""
    seen: list[Any] = []
    todo = [root]
    while todo:
        kind = todo.pop()
        while isinstance(kind, NewType):
            kind = kind.__supertype__
        if any(kind is known for known in seen):
            continue
        seen.append(kind)
        yield kind
        todo.extend(get_args(kind))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            hints = get_type_hints(kind)
            todo.extend(hints[name] for name in kind.__struct_fields__)


def check_public(public: type, secret: tuple[type, ...], what: str) -> None:
    """Refuse a public type from which a secret type, or an untyped place for one, can be reached."""
    for kind in reachable(public):
        if kind in (Any, object) or kind in secret or (isinstance(kind, type) and issubclass(kind, Pile)):
            name = getattr(kind, "__name__", str(kind))
            raise DrawerError(f"{what} {public.__name__} can hold {name}, which not everybody may see")
