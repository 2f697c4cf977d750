"""An empty database in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from bot.store import Connection
from bot.store.file import prepare_writer


@pytest.fixture
def db() -> Iterator[Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    prepare_writer(connection)
    yield connection
    connection.close()
