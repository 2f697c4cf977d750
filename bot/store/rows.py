"""Records made from rows by name: a column more, or in another place, changes nothing."""

from __future__ import annotations

import sqlite3
from typing import Any, TypeVar

import msgspec

Record = TypeVar("Record", bound=msgspec.Struct)


def record(kind: type[Record], row: sqlite3.Row, **converted: Any) -> Record:
    """The record of a row; what is kept in another form than it is used is given converted."""
    return kind(**{**{name: row[name] for name in kind.__struct_fields__ if name not in converted}, **converted})
