"""Records made from rows by name: a column more, or in another place, changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

Record = TypeVar("Record", bound=msgspec.Struct)

#: fields whose column is called otherwise: `user` is a word of SQL's own
_COLUMNS = {"user": "person"}


def column(field: str) -> str:
    """The column in which a field is kept."""
    return _COLUMNS.get(field, field)


def columns_of(kind: type[msgspec.Struct], table: str = "") -> str:
    """The columns of a record, as SQL lists them; of a table, where several are asked at once."""
    return ", ".join(f"{table}.{column(field)}" if table else column(field) for field in kind.__struct_fields__)


def marks(values: Sequence[object] | Mapping[str, object]) -> str:
    """A mark for each value, as SQL lists them."""
    return ", ".join("?" * len(values))


def assigned(fields: Mapping[str, object]) -> str:
    """Columns to be set, as SQL lists them."""
    return ", ".join(f"{column(name)} = ?" for name in fields)


def json_text(value: object) -> str:
    """A value as JSON in a column of text."""
    return msgspec.json.encode(value).decode()


def record(kind: type[Record], row: Any, **converted: Any) -> Record:
    """The record of a row; what is kept in another form than it is used is given converted."""
    fields = {name: row[_COLUMNS.get(name, name)] for name in kind.__struct_fields__ if name not in converted}
    return kind(**fields, **converted)


def record_of(kind: type[Record], values: Sequence[Any], **converted: Any) -> Record:
    """The record of what was found in `columns_of` its kind."""
    return kind(**{**dict(zip(kind.__struct_fields__, values, strict=True)), **converted})


def known(found: Record | None, what: str) -> Record:
    """A record that must be there."""
    assert found is not None, what
    return found
