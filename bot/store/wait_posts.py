"""What one person was told about a wait: panels and notices, changed as long as it lasts, then struck out."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store import Connection, outbox
from bot.store.former_players import is_former
from bot.store.outbox import RowOf, known, listed, select
from bot.store.posts import PanelChange, PanelMessage, Reminder, WaitPost, tag_of, tags

#: notices that bring the question along when they go by direct message
_WITH_PANEL = ("ping", "remind")


#: told of a wait that goes on; SQLite reads a JSON false as 0, and rows of the first version do not say it
_STANDING = "AND COALESCE(CAST(payload ->> 'obsolete' AS TEXT), '0') IN ('0', 'false')"


def of_seat(db: Connection, match: int, seat: int, *, since: int = 0, struck: bool = False) -> list[RowOf[WaitPost]]:
    """What a seat was told about its wait after some row, or is about to be; the newest first. If wanted, also what is
    struck out: a long match has much of that, and it is read for nobody else.
    """
    condition = (
        f"match = ? AND kind IN ({listed(tags(WaitPost))}) AND id > ? AND state <> 'void' "
        f"AND CAST(payload ->> 'seat' AS BIGINT) = ? {'' if struck else _STANDING}"
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
    db: Connection, match: int, seat: int, since: int = 0, spared: int = 0, but_panels_of: int | None = None
) -> None:
    """What was sent to a seat after some row is no longer to be acted on: it is struck out, or not sent at all.

    Panels stay where a wait goes on in a thread: they are changed.
    """
    for row in of_seat(db, match, seat, since=since):
        if spared and row.message == spared:
            continue
        if but_panels_of is None or not _is_panel(row.post, but_panels_of):
            _change(db, row, replace(row.post, obsolete=True))


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


def panel_of(
    db: Connection, match: int, seat: int, user: int, thread: int, *, struck: bool = False
) -> RowOf[WaitPost] | None:
    """The direct message that shows somebody the question of a match; if wanted, also one that is struck out."""
    told = of_seat(db, match, seat, struck=struck)
    return next((row for row in told if row.post.user == user and _is_panel(row.post, thread)), None)


def renew(db: Connection, row: RowOf[WaitPost], question: int, era: int) -> None:
    """A panel by direct message shows the question as it is now."""
    _change(db, row, replace(row.post, question=question, era=era, obsolete=False, moved=False))


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


def tells_of_next(db: Connection, match: int, seat: int) -> bool:
    """Whether a seat has been told that its turn comes next, and it has not come since."""
    told = [row.post for row in of_seat(db, match, seat)]
    return any(isinstance(post, Reminder) and post.what == "next" for post in told)
