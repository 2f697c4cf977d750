"""Statements go to PostgreSQL together: they are queued, and sent when someone waits for an answer.

psycopg has such a pipeline, too, but speaks to the server at every statement, which takes several times as long as the
statement. So this speaks to libpq as psycopg offers it, with psycopg's own values; each statement is prepared once for
a connection.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from select import POLLIN, POLLOUT, poll
from types import TracebackType
from typing import Any, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import psycopg
from psycopg import errors
from psycopg.adapt import PyFormat, Transformer
from psycopg.pq import ConnStatus, DiagnosticField, ExecStatus

Row = TypeVar("Row")
#: a statement, and the types of its values
_Key: TypeAlias = tuple[str, tuple[int, ...]]
#: how many statements a connection keeps prepared
MOST_PREPARED = 400
#: statements that are queued before someone waits for them all the same
MOST_QUEUED = 1000
_DONE = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)


@lru_cache(maxsize=4096)
def numbered(sql: str) -> bytes:
    """The same statement with PostgreSQL's marks."""
    first, *others = sql.split("?")
    return "".join([first, *(f"${place}{text}" for place, text in enumerate(others, 1))]).encode()


class _Prepared:
    """What a connection has prepared, and the name of each; those used last at the end."""

    def __init__(self) -> None:
        self.names: OrderedDict[_Key, bytes] = OrderedDict()
        self.numbers = count()


#: of every open connection
_PREPARED: WeakKeyDictionary[psycopg.Connection[Any], _Prepared] = WeakKeyDictionary()


class StatementAnswer:
    """What came of a statement, once it was waited for."""

    __slots__ = ("_pipeline", "result")

    def __init__(self, pipeline: PostgresPipeline) -> None:
        self._pipeline = pipeline
        self.result: Any = None

    @property
    def has_arrived(self) -> bool:
        """Whether nobody has to wait for it."""
        return self.result is not None

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return int(self.result.command_tuples or 0)

    @property
    def width(self) -> int:
        """How many columns its rows have."""
        return int(self.result.nfields)

    @property
    def columns(self) -> list[str]:
        """What the columns of its rows are called."""
        return [self.result.fname(place).decode() for place in range(self.result.nfields)]

    def rows(self, made: Callable[[Sequence[Any]], Row]) -> list[Row]:
        """Its rows."""
        return self._pipeline.loaded(self.result, made)


class PostgresPipeline:
    """The statements of one transaction, as a context: at its end nothing is under way."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._known = _PREPARED.setdefault(connection, _Prepared())
        self._libpq = connection.pgconn
        self._values = Transformer(connection)
        #: whose results come next, in order; of a preparation what it is known by
        self._awaited: deque[StatementAnswer | _Key] = deque()

    def __enter__(self) -> PostgresPipeline:
        self._libpq.enter_pipeline_mode()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        try:
            if self._awaited:
                self.sync()
            self._libpq.exit_pipeline_mode()
        except psycopg.Error:
            if error is None:
                raise

    def send(self, sql: str, values: Sequence[Any] = ()) -> StatementAnswer:
        """Queue a statement."""
        if len(self._awaited) >= MOST_QUEUED:
            self.sync()
        params = self._values.dump_sequence(values, [PyFormat.AUTO] * len(values)) if values else None
        name = self._prepared(sql, (self._values.types or ()) if values else ())
        self._libpq.send_query_prepared(name, params, self._values.formats if values else None)
        answer = StatementAnswer(self)
        self._awaited.append(answer)
        return answer

    def sync(self) -> None:
        """Send what is queued, and wait until all of it is answered; the first that failed is told."""
        self._libpq.pipeline_sync()
        failed: psycopg.Error | None = None
        while (result := self._next_result()) is None or result.status != ExecStatus.PIPELINE_SYNC:
            if result is None:
                continue  # after each of them
            one = self._awaited.popleft()
            if isinstance(one, StatementAnswer):
                one.result = result
            elif result.status not in _DONE:
                self._known.names.pop(one, None)
            if result.status not in (*_DONE, ExecStatus.PIPELINE_ABORTED):
                failed = failed or _error_of(result)
        if failed:
            raise failed

    def loaded(self, result: Any, made: Callable[[Sequence[Any]], Row]) -> list[Row]:
        """The rows of a result."""
        self._values.set_pgresult(result)
        return self._values.load_rows(0, result.ntuples, made)

    def _prepared(self, sql: str, types: tuple[int, ...]) -> bytes:
        """By which the server knows a statement; the one used longest ago makes room for it."""
        known, key = self._known.names, (sql, types)
        if name := known.get(key):
            known.move_to_end(key)
            return name
        if len(known) >= MOST_PREPARED:
            _, old = known.popitem(last=False)
            self._libpq.send_query_params(b"DEALLOCATE " + old, None)
            self._awaited.append(StatementAnswer(self))
        known[key] = name = b"store_%d" % next(self._known.numbers)
        self._libpq.send_prepare(name, numbered(sql), types)
        self._awaited.append(key)
        return name

    def _next_result(self) -> Any:
        """What libpq has next, once it has it."""
        unsent = self._libpq.flush()
        if unsent or self._libpq.is_busy():
            line = poll()
            while unsent or self._libpq.is_busy():
                line.register(self._libpq.socket, POLLIN | POLLOUT if unsent else POLLIN)
                line.poll()
                # the server may not read on before its own answers are read
                self._libpq.consume_input()
                unsent = self._libpq.flush()
        result = self._libpq.get_result()
        if result is None and self._libpq.status != ConnStatus.OK:
            raise psycopg.OperationalError(self._libpq.error_message.decode(errors="replace"))
        return result


def _error_of(result: Any) -> psycopg.Error:
    """Why a statement failed."""
    message, state = result.get_error_message(), result.error_field(DiagnosticField.SQLSTATE)
    try:
        return errors.lookup(state.decode() if state else "")(message)
    except KeyError:
        return psycopg.OperationalError(message)
