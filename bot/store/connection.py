"""What a work is given to speak to the database, and how a database that fails is told from a work that does."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.core.problem import Fact, ToldError, problem_in

R = TypeVar("R")

_WORDS = Path(__file__).parents[1] / "locale"

#: what a work may keep to itself until it is committed
LockKind: TypeAlias = Literal["match", "tournament", "game", "person", "server"]
#: in the order in which locks are taken, of a kind the lower numbers first; PostgreSQL knows each by its place
LOCKS: tuple[LockKind, ...] = ("match", "tournament", "game", "person", "server")


class Scope(NamedTuple):
    """What a work is about: nothing else that is about the same happens meanwhile, whichever process does it."""

    kind: LockKind
    key: int


class Rows(Protocol):
    """What a statement found; every row answers by name and by place."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The first row that was not fetched yet, or None."""

    def fetchall(self) -> list[Any]:
        """All that were not fetched yet."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """One transaction of the store; every function of `bot.store.*` takes it first.

    One SQL serves SQLite and PostgreSQL; values stand for `?` in both.
    """

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """Carry out a statement."""

    def insert(self, sql: str, values: Sequence[Any] = (), /) -> int:
        """Carry out an INSERT of one row; its id."""

    def foresee(self, *looks: Callable[[Connection], object]) -> None:
        """These looks follow soon: where an answer takes long to come, their first statements go over together."""

    def now(self) -> float:
        """What time it is for the database, in seconds since 1970."""

    def lock(self, kind: LockKind, key: int | str, /) -> None:
        """Wait until no other process works on the same, and keep it until the commit.

        Locks are taken in the order of `LOCKS`, so that two works never wait for each other; the first of them is the
        scope that a work is given to the store with.
        """


#: what is done in one transaction, and what it returns
Work: TypeAlias = Callable[[Connection], R]
#: what a work returned, or why it failed
Outcome: TypeAlias = tuple[Any, Exception | None]


class WrongFile(ToldError, ValueError):
    """A file or a database that cannot be the store, and why."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(problem_in(_WORDS, f"store-{key}", **facts))


class StoreAway(Exception):
    """The database cannot be reached, or not in time."""

    def __init__(self, why: str, *, unsure: bool = False) -> None:
        super().__init__(why)
        #: whether what was asked for may have been done all the same
        self.unsure = unsure


def fails(error: BaseException) -> bool:
    """Whether the store itself fails (locked, full, broken, away), rather than what was asked of it."""
    if isinstance(error, StoreAway | sqlite3.OperationalError):
        return True
    return type(error) is sqlite3.DatabaseError
