"""An empty database in memory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.store import Connection
from bot.store.file import prepare_writer
from bot.store.sqlite_connection import connect


@pytest.fixture
def db() -> Iterator[Connection]:
    connection = connect(":memory:")
    prepare_writer(connection)
    yield connection
    connection.close()
