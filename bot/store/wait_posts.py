"""What one person was told about a wait: panels and notices, changed as long as it lasts, then struck out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.store import Connection, outbox
from bot.store.former_players import is_former
from bot.store.outbox import RowOf, known, listed, select
from bot.store.posts import PanelChange, PanelMessage, Reminder, WaitPost, tag_of, tags

#: notices that bring the question along when they go by direct message
_WITH_PANEL = ("ping", "remind")


#: what was told of a wait, or is about to be
WAIT_POSTS = f"kind IN ({listed(tags(WaitPost))}) AND state <> 'void'"
#: of one that goes on; SQLite reads a JSON false as 0, and rows of the first version do not say it
STANDING = "AND COALESCE(CAST(payload ->> 'obsolete' AS TEXT), '0') IN ('0', 'false')"


def of_seat(db: Connection, match: int, seat: int, *, since: int = 0, struck: bool = False) -> list[RowOf[WaitPost]]:
    """What a seat was told about its wait after some row, or is about to be; the newest first. If wanted, also what is
    struck out: a long match has much of that, and it is read for nobody else.
    """
    condition = (
        f"match = ? AND {WAIT_POSTS} AND id > ? AND CAST(payload ->> 'seat' AS BIGINT) = ? {'' if struck else STANDING}"
    )
    return [known(row, WaitPost) for row in select(db, f"{condition} ORDER BY id DESC", match, since, seat)]


def _is_panel(post: WaitPost, thread: int) -> bool:
    """Whether it is a direct message with the question."""
    if isinstance(post, PanelMessage):
        return True
    return isinstance(post, Reminder) and post.what in _WITH_PANEL and post.channel not in (None, thread)


def _change(db: Connection, row: RowOf[WaitPost], post: WaitPost) -> None:
    outbox.amend(db, row.id, post)
    if row.state == "sent":
        outbox.send(db, row.match, PanelChange(row=row.id))


def obsolete(
    db: Connection,
    told: Sequence[RowOf[WaitPost]],
    since: int = 0,
    spared: int = 0,
    but_panels_of: int | None = None,
) -> list[RowOf[WaitPost]]:
    """What was told after some row is no longer to be acted on: it is struck out, or not sent at all; what stays.

    Panels stay where a wait goes on in a thread: they are changed.
    """
    stays = []
    for row in told:
        is_spared = spared and row.message == spared
        if row.id <= since or is_spared or (but_panels_of is not None and _is_panel(row.post, but_panels_of)):
            stays.append(row)
        else:
            _change(db, row, replace(row.post, obsolete=True))
    return stays


def recognised(told: Sequence[RowOf[WaitPost]], message: int, user: int, thread: int) -> list[RowOf[WaitPost]]:
    """What a seat was told, with the message on which its person has acted.

    Someone quick acts on a panel that has arrived before its row says so: then it is the one under way.
    """
    if any(row.message == message for row in told):
        return list(told)
    under_way = next((row for row in told if row.state == "due" and _comes_to(row.post, user, thread)), None)
    return [row._replace(message=message) if row is under_way else row for row in told]


def _comes_to(post: WaitPost, user: int, thread: int) -> bool:
    """Whether it will be someone's direct message with the question."""
    with_panel = isinstance(post, PanelMessage) or (isinstance(post, Reminder) and post.what in _WITH_PANEL)
    return with_panel and post.user == user and post.channel != thread


def arrived(db: Connection, row: int, channel: int) -> None:
    """A notice or a panel takes the place of those before it in the same channel, unless it was obsolete meanwhile."""
    if is_former(outbox.of_kind(db, row, WaitPost).post.user):
        return
    new = outbox.note(db, row, WaitPost, channel=channel)
    if new.post.obsolete:
        return
    assert new.match is not None
    moved = not (isinstance(new.post, Reminder) and new.post.what == "next")
    for old in of_seat(db, new.match, new.post.seat):
        is_there = old.post.channel == channel and old.post.user == new.post.user
        if old.id < row and is_there and old.state == "sent":
            _change(db, old, replace(old.post, obsolete=True, moved=moved))


def panel_of(told: Iterable[RowOf[WaitPost]], user: int, thread: int) -> RowOf[WaitPost] | None:
    """The direct message that shows someone the question of a match, among what the seat was told."""
    return next((row for row in told if row.post.user == user and _is_panel(row.post, thread)), None)


def renew(db: Connection, row: RowOf[WaitPost], question: int, era: int) -> None:
    """A panel by direct message shows the question as it is now."""
    times = row.post.renewed + 1
    _change(db, row, replace(row.post, question=question, era=era, obsolete=False, moved=False, renewed=times))


def outdated(db: Connection, row: int) -> None:
    """A panel that is on its way shows what is no longer so: once it is sent, it is changed."""
    post = outbox.of_kind(db, row, WaitPost).post
    outbox.amend(db, row, replace(post, renewed=post.renewed + 1))


def changed_later(db: Connection, match: int, row: int, change: PanelChange) -> bool:
    """Whether what a row is to change will be changed once more."""
    found = db.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = ? AND state = 'due' AND id > ? "
        "AND CAST(payload ->> 'row' AS BIGINT) = ?",
        (match, tag_of(PanelChange), row, change.row),
    )
    return found.fetchone() is not None


def overtaken(db: Connection, match: int, row: int, seat: int) -> bool:
    """Whether a newer notice to the same seat is sent, or about to be."""
    return any(isinstance(one.post, Reminder) for one in of_seat(db, match, seat, since=row, struck=True))


def tells_of_next(told: Iterable[RowOf[WaitPost]]) -> bool:
    """Whether among what a seat was told is that its turn comes next, and it has not come since."""
    return any(isinstance(row.post, Reminder) and row.post.what == "next" for row in told)
