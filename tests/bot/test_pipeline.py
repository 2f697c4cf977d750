"""Statements go to PostgreSQL together, and what fails among them is told."""

from __future__ import annotations

import psycopg
import pytest
from psycopg import errors

from bot.store import postgres_pipeline
from bot.store.postgres_connection import speak
from bot.store.postgres_pipeline import PostgresPipeline, numbered
from tests.postgres import Server


def connected(server: Server) -> psycopg.Connection[object]:
    connection = psycopg.connect(server.database(), autocommit=True)
    speak(connection)
    return connection


def first(values: object) -> object:
    return values[0]  # type: ignore[index]


def test_marks_are_numbered() -> None:
    assert numbered("SELECT ?, 1 WHERE a = ?") == b"SELECT $1, 1 WHERE a = $2"
    assert numbered("COMMIT") == b"COMMIT"


def test_a_statement_that_fails_is_told_and_the_connection_goes_on(postgres_server: Server) -> None:
    shared, never = "SELECT 6 / CAST(? AS INTEGER)", "SELECT 'not carried out the first time'"

    def try_it(by: int) -> list[list[object]]:
        with PostgresPipeline(connection) as pipeline:
            # the second is not even prepared where the first fails
            answers = [pipeline.send(shared, (by,)), pipeline.send(never)]
            pipeline.sync()
            return [answer.rows(first) for answer in answers]

    with connected(postgres_server) as connection:
        with pytest.raises(errors.DivisionByZero):
            try_it(0)
        assert try_it(2) == [[3], ["not carried out the first time"]]


def test_what_nobody_waited_for_is_carried_out_and_told_all_the_same(postgres_server: Server) -> None:
    with connected(postgres_server) as connection:
        with PostgresPipeline(connection) as pipeline:
            pipeline.send("CREATE TEMPORARY TABLE kept (n BIGINT, what BYTEA)")
        with pytest.raises(errors.UndefinedTable), PostgresPipeline(connection) as pipeline:
            pipeline.send("INSERT INTO lost VALUES (1)")
        with PostgresPipeline(connection) as pipeline:
            changed = pipeline.send("INSERT INTO kept VALUES (?, ?), (?, NULL)", (2**40, b"\x00\xff", None))
            found = pipeline.send("SELECT n, what FROM kept")
            pipeline.sync()
            assert changed.rowcount == 2
            assert found.columns == ["n", "what"]
            assert found.rows(tuple) == [(2**40, b"\x00\xff"), (None, None)]


def test_more_than_fits_into_the_line_at_once_goes_both_ways(postgres_server: Server) -> None:
    with connected(postgres_server) as connection, PostgresPipeline(connection) as pipeline:
        large = "x" * 200_000
        answers = [pipeline.send("SELECT CAST(? AS TEXT)", (large,)) for _ in range(50)]
        pipeline.sync()
        assert all(answer.rows(first) == [large] for answer in answers)


def test_the_oldest_of_too_many_prepared_statements_makes_room(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_pipeline, "MOST_PREPARED", 5)
    with connected(postgres_server) as connection, PostgresPipeline(connection) as pipeline:
        for _ in range(2):
            for number in range(8):
                answer = pipeline.send(f"SELECT {number}")
                pipeline.sync()
                assert answer.rows(first) == [number]
        kept = pipeline.send("SELECT count(*) FROM pg_prepared_statements")
        pipeline.sync()
        assert kept.rows(first) == [5]


def test_a_line_that_is_cut_is_told(postgres_server: Server) -> None:
    with connected(postgres_server) as connection, connected(postgres_server) as other:
        other.execute("SELECT pg_terminate_backend(%s)", (connection.info.backend_pid,))
        with pytest.raises(psycopg.OperationalError), PostgresPipeline(connection) as pipeline:
            pipeline.send("SELECT 1")
        assert connection.broken
