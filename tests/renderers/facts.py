"""Single facts of a table, and the same table with another value for one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from renderers import png, registry
from tests.renderers.scenes import thawed, with_table

Path: TypeAlias = tuple[Any, ...]
#: where it stands on the table, and another value for it
Fact: TypeAlias = tuple[Path, Any]
#: whether a fact is left out: the view, its table as plain values, where the fact stands, the other value
LeftOut: TypeAlias = Callable[[Any, Any, Path, Any], bool]


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


def raw_of(view: Any, kind: type[msgspec.Struct]) -> Any:
    """A view's table as plain values."""
    return msgspec.to_builtins(thawed(view, kind))


def facts(view: Any, kind: type[msgspec.Struct], closed: Sequence[Sequence[str]], *left_out: LeftOut) -> Iterator[Fact]:
    """The facts of a view's table that none of these leaves out."""
    raw = raw_of(view, kind)
    for path, value in changes(raw, closed):
        if not any(one(view, raw, path, value) for one in left_out):
            yield path, value


def otherwise(view: Any, kind: type[msgspec.Struct], fact: Fact) -> Any:
    """The same view with one fact changed."""
    return with_table(view, msgspec.convert(changed(raw_of(view, kind), *fact), kind))


def assert_told(view: Any, kind: type[msgspec.Struct], facts: Iterable[Fact]) -> int:
    """Change any of these facts, and the text changes; how many there were."""
    pictures, count = registry.find(view.game), 0
    said = pictures.describe(view, "en")
    for path, value in facts:
        told = pictures.describe(otherwise(view, kind, (path, value)), "en")
        assert told != said, f"{path} = {value} is not in the text"
        count += 1
    return count


def assert_on_the_board(view: Any, kind: type[msgspec.Struct], facts: Iterable[Fact]) -> None:
    """Change any of these facts, and the picture changes."""
    pictures = registry.find(view.game)
    before = png.encoded(pictures.board(view, "en"))
    for path, value in facts:
        after = png.encoded(pictures.board(otherwise(view, kind, (path, value)), "en"))
        assert after != before, f"{path} = {value} is not on the board"
