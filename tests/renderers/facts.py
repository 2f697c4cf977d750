"""Single facts of a table, and the same table with another value for one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

Path: TypeAlias = tuple[Any, ...]


def changes(raw: Any, closed: Sequence[Sequence[str]], path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every single fact in a piece, with another value for it: for a word, the next one of its closed set."""
    if isinstance(raw, dict):
        for key, value in raw.items():
            yield from changes(value, closed, (*path, key))
    elif isinstance(raw, list):
        for at, value in enumerate(raw):
            yield from changes(value, closed, (*path, at))
    elif isinstance(raw, bool):
        yield path, not raw
    elif isinstance(raw, int):
        yield path, raw + 1
    elif isinstance(raw, str):
        for words in closed:
            if raw in words:
                yield path, str(words[(words.index(raw) + 1) % len(words)])
                break


def changed(raw: Any, path: Path, value: Any) -> Any:
    """The same with another value at a place."""
    if not path:
        return value
    if isinstance(raw, dict):
        return {key: changed(one, path[1:], value) if key == path[0] else one for key, one in raw.items()}
    return [changed(one, path[1:], value) if at == path[0] else one for at, one in enumerate(raw)]
