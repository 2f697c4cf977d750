"""What an action costs on PostgreSQL: not how many statements, but how often an answer has to be waited for."""

from __future__ import annotations

import time
from functools import partial
from statistics import median

from bot.match import play, seats
from bot.match.components import Components
from bot.match.play import Cause
from bot.store import Connection, Store, matches, outbox, people, waits
from bot.store.posts import Notice
from engine.core.dice import Dice
from engine.core.house import levels
from tests.bench import seed_matches
from tests.dealt import begun
from tests.postgres import Server

ACTIONS = 60
#: what an action may wait for and ask, in the median: what it needs is read at once, and a new message has a number
MOST_TRIPS, MOST_STATEMENTS = 3, 13


async def test_an_action_waits_for_a_few_answers_only(postgres_server: Server) -> None:
    library, store = Components(), await Store.open(postgres_server.prepared())
    [match] = await store.write(partial(seed_matches, library=library, count=1, users=[1, 2]), 60.0)
    trips, statements = [], []
    for number in range(ACTIONS):
        now = await store.read(lambda db: play.match_state(db, library, match))
        seat = now.game.asked[0]
        written = levels("comuni")["rookie"](now.game.view_of(seat), Dice(str(number))).written()
        cause = Cause(f"act {number}", now.players[seat].user or 0, time.time())
        before = dict(store.spent)
        await store.write(partial(_act, library=library, cause=cause, match=match, written=written), 60.0, match=match)
        trips.append(store.spent["trips"] - before["trips"])
        statements.append(store.spent["statements"] - before["statements"])
    assert median(trips) <= MOST_TRIPS, trips
    assert median(statements) <= MOST_STATEMENTS, statements
    await store.close()


def _act(db: Connection, library: Components, cause: Cause, match: int, written: dict[str, object]) -> None:
    seats.act(db, library, cause, match, written, None)


async def test_what_was_asked_ahead_is_asked_again_after_a_change(postgres_server: Server) -> None:
    library, store = Components(), await Store.open(postgres_server.prepared())

    def work(db: Connection) -> None:
        number = begun(db, library)
        db.foresee(partial(matches.find, match=number), partial(waits.of_match, match=number), outbox.newest)
        db.foresee(partial(people.recall, key="word"))
        first = matches.find(db, number)
        assert first is not None
        assert first.pace != "live"
        matches.change(db, number, pace="live")
        changed = matches.find(db, number)
        assert changed is not None
        assert changed.pace == "live"
        newest = outbox.newest(db)
        assert outbox.add(db, number, Notice(key="notice-paused")) == newest + 1 == outbox.newest(db)
        assert people.recall(db, "word") is None
        people.remember(db, "word", "kept")
        assert people.recall(db, "word") == "kept"
        # twice the same, also while the first is only half read
        assert [*waits.of_match(db, number)] == [*waits.of_match(db, number)]

    await store.write(work, 60.0)
    await store.close()
