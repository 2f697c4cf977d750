"""The three drawers of a game: the table everybody sees, a hand one seat sees, the box nobody sees.

To show something is to put it on the table, so a table that could hold a hand or a box is refused when the game is
defined. A view gets frozen copies; the copying code is made once per type.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from functools import cache
from types import MappingProxyType
from typing import Any, NewType, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
_LEAVES = (int, str, bool, float, bytes, type(None))


class Piece(msgspec.Struct):
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


def _bare(kind: Any) -> Any:
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    return get_args(kind)[0] if get_origin(kind) is typing.Annotated else kind


@cache
def _twin(cls: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The same type, frozen: code that reads the one reads the other."""
    config = cls.__struct_config__
    if config.frozen:
        return cls
    return msgspec.defstruct(cls.__name__, [], bases=(cls,), frozen=True, module=cls.__module__)


def _expression(kind: Any, value: str, known: dict[str, Any]) -> str:
    """Python source that copies a value of this type frozen; `known` collects the names the source uses."""
    kind = _bare(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (typing.Union, types.UnionType):
        rest = [arg for arg in args if arg is not type(None)]
        if all(_expression(arg, value, known) == value for arg in rest):
            return value
        if len(rest) == 1:
            return f"(None if {value} is None else {_expression(rest[0], value, known)})"
        raise DrawerError(f"a drawer cannot hold a union of pieces: {kind}")
    if origin in (list, tuple, set, frozenset):
        inner = [arg for arg in args if arg is not Ellipsis]
        item = _expression(inner[0], "item", known)
        made = "frozenset" if origin in (set, frozenset) else "tuple"
        return f"{made}({value})" if item == "item" else f"{made}([{item} for item in {value}])"
    if origin is dict:
        item = _expression(args[1], "item", known)
        known["MappingProxyType"] = MappingProxyType
        copied = f"{value}.copy()" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
        return f"MappingProxyType({copied})"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind.__struct_config__.frozen:
            return value
        name = f"freeze_{kind.__name__}_{id(kind)}"
        known[name] = freezer(kind)
        return f"{name}({value})"
    if isinstance(kind, type) and issubclass(kind, _LEAVES):
        return value
    if origin is typing.Literal:
        return value
    raise DrawerError(f"a drawer cannot hold {kind}")


@cache
def freezer(cls: type[T]) -> Callable[[T], T]:
    """A function that copies a piece, and all in it, frozen."""
    known: dict[str, Any] = {"twin": _twin(cast(type[msgspec.Struct], cls))}
    hints = get_type_hints(cls, include_extras=True)
    fields = cast(type[msgspec.Struct], cls).__struct_fields__
    values = ", ".join(_expression(hints[name], f"piece.{name}", known) for name in fields)
    exec(f"def freeze(piece):\n    return twin({values})", known)  # made from our own types only
    return cast(Callable[[T], T], known["freeze"])
