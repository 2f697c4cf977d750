"""What is found in the outbox: only what is new or whose time has come, however much was sent before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest

from bot.posts.context import Context
from bot.posts.outcomes import Skip, WaitFor
from bot.posts.turn_post import changed
from bot.store import (
    Connection,
    ballots,
    current_state,
    guides,
    match_posts,
    matches,
    outbox,
    telling_facts,
    wait_posts,
)
from bot.store.outbox import Lane
from bot.store.posts import (
    LANES,
    BoardPicture,
    Notice,
    PanelChange,
    PanelMessage,
    TournamentTable,
    TurnEdit,
    TurnPost,
    WaitPost,
    tag_of,
)
from bot.store.sqlite_connection import SqliteConnection
from tests import dealt
from tests.prepared_store import in_memory

NOW = 1_000_000.0


@pytest.fixture(name="db")
def with_matches(db: Connection) -> Connection:
    for _ in range(2):
        matches.add(
            db,
            game="comuni",
            variant="{}",
            lang="en",
            wanted=2,
            status="running",
            host=1,
            channel=1,
            secret="secret",
            data="printed",
            created=NOW,
        )
    return db


def lanes(db: Connection, after: int = 0, now: float = NOW) -> list[tuple[int, str]]:
    return sorted((lane.match or 0, lane.name) for lane in outbox.look(db, after, now).lanes)


def test_a_look_finds_what_is_newer_than_the_last_one(db: Connection) -> None:
    outbox.add(db, 1, TurnPost(first=1, last=1, ping=[]))
    outbox.add(db, 1, PanelMessage(user=1, seat=0))
    assert lanes(db) == [(1, "log"), (1, "mail")]
    seen = outbox.look(db, 0, NOW).newest
    assert lanes(db, seen) == []
    outbox.add(db, 2, Notice(key="notice-paused"))
    outbox.add(db, None, TournamentTable(tournament=1))
    assert lanes(db, seen) == [(0, "log"), (2, "log")]


def test_a_look_finds_what_was_seen_before_and_whose_time_has_come(db: Connection) -> None:
    row = outbox.add(db, 1, PanelMessage(user=1, seat=0))
    outbox.defer(db, row, NOW + 10)
    found = outbox.look(db, row, NOW)
    assert (found.lanes, found.following) == ([], NOW + 10)
    assert lanes(db, row, NOW + 10) == [(1, "mail")]
    # set to an earlier moment, even one that has passed
    outbox.defer(db, row, NOW - 10)
    assert lanes(db, row) == [(1, "mail")]


def test_nothing_of_the_ledger_overtakes_what_is_to_be_tried_again(db: Connection) -> None:
    first, second = (outbox.add(db, 1, Notice(key=key)) for key in ("notice-paused", "notice-resumed"))
    outbox.later(db, first, NOW + 5)
    lane = Lane(1, None, "log")
    assert outbox.next_row(db, lane, 0, NOW) is None
    tried = outbox.next_row(db, lane, 0, NOW + 5)
    assert tried is not None
    assert tried.id == first
    following = outbox.next_row(db, lane, first, NOW + 5)
    assert following is not None
    assert following.id == second


def test_mail_that_waits_does_not_hold_up_other_mail(db: Connection) -> None:
    first, second = (outbox.add(db, 1, PanelMessage(user=user, seat=0)) for user in (1, 2))
    outbox.defer(db, first, NOW + 5)
    found = outbox.next_row(db, Lane(1, None, "mail"), 0, NOW)
    assert found is not None
    assert found.id == second


def test_a_panel_that_is_asked_something_else_while_it_is_under_way_is_changed_when_it_has_arrived(
    db: Connection,
) -> None:
    under_way = outbox.get(db, outbox.add(db, 1, PanelMessage(user=1, seat=0, n=1, question=7, era=0)))
    wait_posts.renew(db, outbox.of_kind(db, under_way.id, WaitPost), 8, 0)
    outbox.sent(db, under_way, 5)
    change = outbox.next_row(db, Lane(1, None, "mail"), under_way.id, NOW)
    assert change is not None
    assert change.post == PanelChange(row=under_way.id)
    # the same of one that has become obsolete; one that stays as it is needs none
    second, third = (outbox.get(db, outbox.add(db, 1, PanelMessage(user=1, seat=seat, question=8))) for seat in (0, 1))
    wait_posts.obsolete(db, [outbox.of_kind(db, second.id, WaitPost)])
    for row in (second, third):
        outbox.sent(db, row, 6)
    found = outbox.select(db, "kind = ? AND state = 'due' ORDER BY id", tag_of(PanelChange))
    assert [row.post for row in found] == [PanelChange(row=under_way.id), PanelChange(row=second.id)]


def test_a_panel_whose_seat_seals_an_answer_while_it_is_under_way_is_changed_when_it_has_arrived(
    db: Connection,
) -> None:
    under_way = outbox.get(db, outbox.add(db, 1, PanelMessage(user=1, seat=0, n=1, question=7, era=0)))
    # the question is the same: what is new is the answer
    wait_posts.renew(db, outbox.of_kind(db, under_way.id, WaitPost), 7, 0)
    outbox.sent(db, under_way, 5)
    change = outbox.next_row(db, Lane(1, None, "mail"), under_way.id, NOW)
    assert change is not None
    assert change.post == PanelChange(row=under_way.id)


def test_each_tournament_has_a_lane_of_its_own(db: Connection) -> None:
    rows = [outbox.add(db, None, TournamentTable(tournament=number)) for number in (3, 4, 3)]
    first, second = sorted(outbox.look(db, 0, NOW).lanes, key=lambda lane: lane.tournament or 0)
    assert (first, second) == (Lane(None, 3, "log"), Lane(None, 4, "log"))
    assert [getattr(outbox.next_row(db, first, after, NOW), "id", None) for after in (0, *rows[::2])] == [
        rows[0],
        rows[2],
        None,
    ]


def test_what_failed_is_found_again_when_it_is_hurried(db: Connection) -> None:
    row = outbox.add(db, 1, Notice(key="notice-paused"))
    outbox.later(db, row, NOW + 300)
    assert lanes(db, row) == []
    outbox.hurry(db, NOW, rests=NOW + 301)
    assert lanes(db, row) == [(1, "log")]


def test_what_was_refused_for_long_rests_when_the_bot_comes_back(db: Connection) -> None:
    row = outbox.add(db, 1, Notice(key="notice-paused"))
    outbox.later(db, row, NOW + 86_400)
    outbox.hurry(db, NOW, rests=NOW + 301)
    assert lanes(db, row) == []


@pytest.mark.parametrize("end", ["sent", "void"])
def test_a_picture_waits_for_its_message_and_for_nothing_else(db: Connection, end: str) -> None:
    post = outbox.add(db, 1, TurnPost(first=1, last=1, ping=[]))
    picture = outbox.add(db, 1, BoardPicture(post=post, n=1), after=post)
    assert outbox.get(db, picture).after == post
    drawn = partial(outbox.next_row, db, Lane(1, None, "picture"), 0)
    assert drawn(NOW) is None
    assert lanes(db) == [(1, "log")]
    if end == "sent":
        outbox.sent(db, outbox.get(db, post), 77)
    else:
        outbox.void(db, post)
    found = drawn(NOW)
    assert found is not None
    assert found.id == picture
    assert lanes(db, picture) == [(1, "picture")], "it is found without being new"


@pytest.mark.parametrize("end", ["due", "void"])
async def test_a_message_is_settled_when_it_is_known_to_stand_there_and_not_forgotten_before(
    db: Connection, end: str
) -> None:
    post = outbox.add(db, 1, TurnPost(first=1, last=1, ping=[]))
    if end == "void":
        outbox.void(db, post)

    class On:
        async def read(self, look: Callable[[Connection], Any]) -> Any:
            return look(db)

    found = await changed(cast(Context, On()), post, 1, may_be_live=False)
    assert found == WaitFor(post) if end == "due" else isinstance(found, Skip)


def test_a_picture_does_not_wait_for_another_message_of_its_match(db: Connection) -> None:
    first, second = (outbox.add(db, 1, TurnPost(first=n, last=n, ping=[])) for n in (1, 2))
    picture = outbox.add(db, 1, BoardPicture(post=second, n=2), after=second)
    outbox.sent(db, outbox.get(db, first), 77)
    assert outbox.get(db, picture).after == second
    assert (1, "picture") not in lanes(db)


def test_a_picture_does_not_wait_for_a_message_that_was_sent_meanwhile(db: Connection) -> None:
    post = outbox.add(db, 1, TurnPost(first=1, last=1, ping=[]))
    picture = outbox.add(db, 1, BoardPicture(post=post, n=1))
    outbox.sent(db, outbox.get(db, post), 77)
    outbox.wait_for(db, picture, post)
    assert lanes(db, picture) == [(1, "picture")]


class Noting:
    """Notes what a connection is asked."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.asked: list[tuple[str, Any]] = []

    def execute(self, sql: str, values: Any = ()) -> Any:
        self.asked.append((sql, values))
        return self._db.execute(sql, values)

    def insert(self, sql: str, values: Any = ()) -> int:
        self.asked.append((sql, values))
        return self._db.insert(sql, values)

    def foresee(self, *looks: Any) -> None:
        """They are noted when they are taken."""


def scanned(db: Connection, sql: str, values: Any) -> list[str]:
    """The steps of a statement that read a table through."""
    if isinstance(db, SqliteConnection):
        plan = [row["detail"] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        wrong = [step for step in plan if "matches_by_status (status=?)" in step and "players" in sql]
        return wrong + [step for step in plan if step.startswith("SCAN")]
    # small tables are read through because that is cheaper: only where nothing else can be done is it wrong
    db.execute("SET LOCAL enable_seqscan = off")
    return [step for (step,) in db.execute(f"EXPLAIN {sql}", values) if "Seq Scan" in step]


def test_what_an_action_looks_up_does_not_grow_with_all_that_was_sent_in_its_match() -> None:
    """A long match has sent hundreds of edits and pictures; none of them is read again."""
    steps = []
    for sent in (3, 300):
        db, taken = in_memory(), 0
        number = dealt.begun(db, lambda game, digest: None)
        for n in range(sent):
            for post in (TurnEdit(post=1, first=0, last=n), BoardPicture(post=1, n=n)):
                outbox.sent(db, outbox.get(db, outbox.add(db, number, post)), 1000 + n)

        def count() -> int:
            nonlocal taken
            taken += 1
            return 0

        db.set_progress_handler(count, 1)
        telling_facts.read(db, number)
        outbox.pending(db, number, TurnEdit)
        steps.append(taken)
    assert steps[0] == steps[1] > 100


def test_what_every_action_looks_up_is_found_by_an_index(db: Connection) -> None:
    """However much was sent and played: no table that grows is read through."""
    plain, db = db, Noting(db)
    outbox.look(db, 7, NOW)
    for lane in LANES:
        outbox.next_row(db, Lane(1, None, lane), 0, NOW)
    wait_posts.of_seat(db, 1, 0, since=5)
    current_state.find(db, 1, "press")
    telling_facts.read(db, 1)
    wait_posts.changed_later(db, 1, 5, PanelChange(row=1))
    outbox.newest(db)
    outbox.sent(db, outbox.get(db, outbox.add(db, 1, Notice(key="notice-paused"))), 7)
    outbox.pending(db, 1, BoardPicture)
    match_posts.last_picture(db, 1, 5)
    match_posts.posts_telling(db, 1, 5)
    ballots.open_in(db, 1, "undo")
    guides.guide(db, 1, matches.get(db, 1))
    matches.of_user(db, 1)
    matches.in_channel(db, 1)
    assert len(db.asked) > 20
    for sql, values in db.asked:
        assert not scanned(plain, sql, values), sql
