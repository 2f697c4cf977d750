"""Copies of all that lies in a drawer: frozen ones for views, and ones that can be played on for branches.

The copying code is made once per type, from the types alone. Frozen values are shared by all copies.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, NewType, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from engine.core.drawers import DrawerError

T = TypeVar("T")
_LEAVES = (int, str, bool, float, bytes, type(None))


@cache
def _twin(cls: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The same type, frozen: code that reads the one reads the other."""
    config = cls.__struct_config__
    if config.frozen:
        return cls
    return msgspec.defstruct(cls.__name__, [], bases=(cls,), frozen=True, module=cls.__module__)


class _Row(NamedTuple):
    """Python source that copies a list, a tuple or a set: of values that are shared, of pieces that are copied too."""

    shared: str
    copied: str


class _Manner(NamedTuple):
    """What becomes of a piece, of rows and of mappings in a copy."""

    piece: Callable[[type[msgspec.Struct]], type[msgspec.Struct]]
    rows: Mapping[Any, _Row]
    mapping: str
    #: how a piece is copied that holds nothing but shared values; by its fields, where there is no quicker way
    flat: str | None = None


_TUPLE, _FROZENSET = _Row("tuple({})", "tuple([{}])"), _Row("frozenset({})", "frozenset([{}])")
_FROZEN = _Manner(_twin, {list: _TUPLE, tuple: _TUPLE, set: _FROZENSET, frozenset: _FROZENSET}, "MappingProxyType({})")
_LOOSE = _Manner(
    lambda cls: cls,
    {
        list: _Row("[*{}]", "[{}]"),
        tuple: _Row("{}", "tuple([{}])"),
        set: _Row("set({})", "set([{}])"),
        frozenset: _Row("{}", "frozenset([{}])"),
    },
    "{}",
    "{}.__copy__()",
)


def _bare(kind: Any) -> Any:
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    return get_args(kind)[0] if get_origin(kind) is typing.Annotated else kind


def _expression(kind: Any, value: str, known: dict[str, Any], manner: _Manner) -> str:
    """Python source that copies a value of this type; `known` collects the names the source uses."""
    kind = _bare(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (typing.Union, types.UnionType):
        rest = [arg for arg in args if arg is not type(None)]
        if all(_expression(arg, value, known, manner) == value for arg in rest):
            return value
        if len(rest) == 1:
            return f"(None if {value} is None else {_expression(rest[0], value, known, manner)})"
        raise DrawerError(f"a drawer cannot hold a union of pieces: {kind}")
    if row := manner.rows.get(origin):
        item = _expression(next(arg for arg in args if arg is not Ellipsis), "item", known, manner)
        return row.shared.format(value) if item == "item" else row.copied.format(f"{item} for item in {value}")
    if origin is dict:
        item = _expression(args[1], "item", known, manner)
        copied = f"{value}.copy()" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
        return manner.mapping.format(copied)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return value if kind.__struct_config__.frozen else _piece(kind, value, known, manner)
    if isinstance(kind, type) and issubclass(kind, _LEAVES):
        return value
    if origin is typing.Literal:
        return value
    raise DrawerError(f"a drawer cannot hold {kind}")


def _piece(kind: type[msgspec.Struct], value: str, known: dict[str, Any], manner: _Manner) -> str:
    """Python source that copies a piece with all in it; there are many of them, so it is no call of its own."""
    hints = get_type_hints(kind, include_extras=True)
    before = [f"{value}.{name}" for name in kind.__struct_fields__]
    after = [
        _expression(hints[name], field, known, manner)
        for name, field in zip(kind.__struct_fields__, before, strict=True)
    ]
    if manner.flat and after == before:
        return manner.flat.format(value)
    name = f"{kind.__name__}_{id(kind)}"
    known[name] = manner.piece(kind)
    return f"{name}({', '.join(after)})"


def _made(cls: type[T], manner: _Manner) -> Callable[[T], T]:
    known: dict[str, Any] = {"MappingProxyType": MappingProxyType}
    try:
        source = _piece(cast(type[msgspec.Struct], cls), "piece", known, manner)
    except RecursionError:
        raise DrawerError(f"a drawer cannot hold {cls.__name__}, which can hold another one of itself") from None
    exec(f"def copy(piece):\n    return {source}", known)  # made from our own types only
    return cast(Callable[[T], T], known["copy"])


@cache
def freezer(cls: type[T]) -> Callable[[T], T]:
    """A function that copies a piece, and all in it, frozen."""
    return _made(cls, _FROZEN)


@cache
def copier(cls: type[T]) -> Callable[[T], T]:
    """A function that copies a piece, and all in it, so that the copy can be changed for itself."""
    return _made(cls, _LOOSE)
