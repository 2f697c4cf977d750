"""What must stand in the channel, made once more from the store, beside what stands there."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path

from bot.clock import Clock
from bot.icons import unmarked
from bot.messages import control_ids
from bot.messages.message import Message
from bot.messages.parts import Buttons, Text
from bot.pictures import Pictures
from bot.posts.context import Context, Sources
from bot.posts.turn_post import turn_message
from bot.store import Connection, Store, live, match_posts, outbox
from bot.store.outbox import Row
from bot.store.posts import Notice, TurnPost
from sandbox import Channel, Person, Seen
from sandbox.components import texts
from tests.e2e.players import Eyes, printed

#: kinds of rows that are one message in the thread each
POSTED = ("start", "turn", "notice", "end")


def posted(person: Person, thread: Channel) -> list[Seen]:
    """The bot's public messages of a thread, oldest first."""
    bot = person.realm.world.bot_id
    said = person.realm.world.messages.get(thread.id, {}).values()
    found = [each for each in said if each.owner_id is None and each.author_id == bot and each.components]
    return [person.view(each) for each in found]


async def check_posts(
    file: Path, person: Person, thread: Channel, number: int = 1, before: Collection[int] = ()
) -> None:
    """Every post stands in the thread once, in order, and says what the store says now.

    What was posted before an upgrade may say the same in other words.
    """
    eyes = Eyes(file, number)
    standing = {seen.id: seen for seen in posted(person, thread)}
    store = await Store.open(file)
    try:
        sources = Sources(store, printed, Pictures(None), Clock())
        rows = await store.read(lambda db: _rows(db, number))
        ballots = {
            row["message"]
            for row in eyes.rows("SELECT message FROM outbox WHERE match = ? AND kind = 'ballot'", number)
        }
        messages = [row.message for row in rows if row.message is not None]
        assert [row for row in rows if row.message is None] == [], "a post was never sent"
        assert [one for one in standing if one not in ballots] == messages, "posts are missing, doubled or out of order"
        for row in rows:
            if row.kind == "turn":
                assert row.message is not None
                last = await store.read(partial(live.last_told, match=number, post=row))
                told = await turn_message(Context(sources, row), row, last, may_be_live=True)
                compare(told.content, standing[row.message], words=row.message not in before)
    finally:
        await store.close()


def _rows(db: Connection, number: int) -> list[Row]:
    marks = ", ".join("?" for _ in POSTED)
    found = db.execute(
        f"SELECT id FROM outbox WHERE match = ? AND kind IN ({marks}) AND state <> 'void' ORDER BY id",
        (number, *POSTED),
    )
    rows = [outbox.get(db, row["id"]) for row in found.fetchall()]
    return [row for row in rows if _is_message(db, number, row)]


def _is_message(db: Connection, number: int, row: Row) -> bool:
    """Not a notice that stands in another message, nor a bare question that was moved down since."""
    if isinstance(row.post, Notice):
        return row.post.under is None
    if isinstance(row.post, TurnPost) and not row.post.ping and not live.is_live(db, number, row.id):
        told = live.last_told(db, number, row) >= row.post.first
        return told or bool(match_posts.notices_under(db, number, row.id))
    return True


def told_positions(db: Connection, number: int) -> list[int]:
    """The positions that the messages of a thread tell, in their order."""
    return [
        n
        for row in _rows(db, number)
        if isinstance(row.post, TurnPost)
        for n in range(row.post.first, live.last_told(db, number, row) + 1)
    ]


def compare(content: Message, seen: Seen, *, words: bool = True) -> None:
    """Whether a message says what it should, and has the buttons it should."""
    wanted = [unmarked(part.text) for part in content.parts if isinstance(part, Text)]
    found = list(texts(seen.components))
    assert found == wanted if words else len(found) == len(wanted), f"{found!r} is not {wanted!r}"
    buttons = [button.id for part in content.parts if isinstance(part, Buttons) for button in part.buttons]
    assert [button.custom_id for button in seen.buttons if control_ids.read(button.custom_id or "")] == buttons
