"""The picture of a move comes soon after its words; a run of moves is drawn once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.match import play, seats
from bot.match.components import Components
from bot.match.play import Cause
from bot.match.post_schedule import PICTURE_PAUSE, PICTURE_SOON
from bot.store import Connection
from bot.store.file import prepare_writer
from bot.store.sqlite_connection import connect
from engine.core.dice import Dice
from engine.core.house import levels
from tests.bench import seed_matches

LIBRARY = Components()
#: a moment, and a long silence
BEGUN, LONG = 2_000_000_000.0, 3600.0


class Table:
    """A match of two in which the times of the moves are chosen."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        [self.match] = seed_matches(db, LIBRARY, 1, [1, 2])
        self.at = BEGUN
        self._moves = 0

    def pause_after_a_move(self, later: float) -> float | None:
        """Someone moves so many seconds after the last move: how long the picture waits; None if it is sent anew."""
        now = play.match_state(self._db, LIBRARY, self.match)
        seat = now.game.asked[0]
        self._moves += 1
        written = levels("comuni")["rookie"](now.game.view_of(seat), Dice(f"pause {self._moves}")).written()
        user = now.players[seat].user
        assert user is not None
        self.at += later
        seats.act(self._db, LIBRARY, Cause(f"pause-{self._moves}", user, self.at), self.match, written, None)
        [(due,)] = self._db.execute(
            "SELECT due FROM outbox WHERE match = ? AND kind = 'picture' ORDER BY id DESC LIMIT 1", (self.match,)
        ).fetchall()
        return due - self.at if due > self.at else None

    def hide_the_last_move(self) -> None:
        """Nobody has noticed it; what everyone has seen last was long before."""
        self._db.execute("UPDATE positions SET at = at - ? WHERE match = ?", (LONG, self.match))
        self._db.execute(
            "UPDATE positions SET at = ?, silent = 1 WHERE match = ? AND n = (SELECT max(n) FROM positions)",
            (self.at, self.match),
        )


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with closing(connect(tmp_path / "store.sqlite3")) as db:
        prepare_writer(db)
        yield Table(db)


def test_a_move_after_a_silence_is_drawn_soon(table: Table) -> None:
    found = [pause for _ in range(20) if (pause := table.pause_after_a_move(LONG)) is not None]
    assert found
    assert found == pytest.approx([PICTURE_SOON] * len(found))


def test_a_run_of_moves_is_drawn_once_a_little_later(table: Table) -> None:
    table.pause_after_a_move(LONG)
    found = [pause for _ in range(20) if (pause := table.pause_after_a_move(1.0)) is not None]
    assert found
    assert found == pytest.approx([PICTURE_PAUSE] * len(found))


def test_a_move_that_nobody_has_noticed_delays_no_picture(table: Table) -> None:
    found = []
    for _ in range(20):
        table.pause_after_a_move(LONG)
        table.hide_the_last_move()
        if (pause := table.pause_after_a_move(1.0)) is not None:
            found.append(pause)
    assert found
    assert found == pytest.approx([PICTURE_SOON] * len(found))
