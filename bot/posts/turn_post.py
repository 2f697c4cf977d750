"""The messages of a thread that tell what happened; the live one puts the question."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bot.match import post_schedule, reminders
from bot.match.play import MatchState, match_state
from bot.match.reminders import Clocks
from bot.messages import live_question
from bot.messages.message import Message
from bot.messages.notices import noticed
from bot.messages.parts import Buttons, Picture
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Delete, Delivered, Edit, Outcome, Send, Skip, WaitFor
from bot.store import Connection, live, match_posts, outbox, positions
from bot.store.outbox import Row
from bot.store.posts import Notice, TurnEdit, TurnPost, TurnSettled

#: lines from outside the rules that one message tells, the newest
MOST_NOTICES = 6


class TurnMessage(NamedTuple):
    """A message of the thread as it is to be now."""

    state: MatchState
    content: Message
    #: it is the one with the question
    is_live: bool
    #: it tells of nothing that happened
    is_bare: bool


async def turn_message(on: Context, row: Row, last: int, *, may_be_live: bool, asks: bool = False) -> TurnMessage:
    """What a message of the thread says when it tells the match as far as a position; only the live one asks.

    Something from outside the rules that came while it was the live one is told there, too.
    """
    post, number = row.post, on.number
    assert isinstance(post, TurnPost)

    def look(db: Connection) -> tuple[MatchState, str, list[Notice], bool, Clocks]:
        now = match_state(db, on.sources.library, number, last)
        told = positions.between(db, number, post.first, last)
        counts = positions.counted(db, number, now.match.n, post.first)
        undone = {one.n for one in told if one.kind == "action" and one.n not in counts}
        swept = {
            one.n: sum(step.seat != one.seat for step in positions.taken_back(db, one))
            for one in told
            if one.kind == "undo" and not one.silent
        }
        happened = live_question.news(now.match, now.players, told, undone, now.game.data, swept)
        outside = match_posts.notices_under(db, number, row.id)
        if may_be_live and live.is_live(db, number, row.id):
            return now, happened, outside, True, reminders.clocks(db, now.match)
        return now, happened, outside, False, live_question.UNTIMED

    now, happened, outside, is_live, clocks = await on.read(look)
    lines = "\n".join(noticed(now.match.game, now.match.lang, now.players, one) for one in outside[-MOST_NOTICES:])
    content = live_question.turn(
        now.match,
        now.players,
        now.game,
        happened,
        live=is_live,
        last=now.position,
        clocks=clocks,
        notices=lines,
        asks=asks,
    )
    for picture in post.pictures:
        content = content.with_part(Picture(*picture), before=Buttons)
    return TurnMessage(now, content, is_live, not happened and not lines)


@composes(TurnPost)
async def turn_post(post: TurnPost, on: Context) -> Outcome:
    """The live question, with one ping for each person who is newly asked."""
    now, content, _, _ = await turn_message(on, on.row, post.last, may_be_live=True, asks=bool(post.ping))
    pinged = tuple(user for seat in post.ping if (user := now.players[seat].user) is not None)
    return Send(place=now.match.place, content=replace(content, pings=pinged))


@composes(TurnEdit)
async def turn_edit(post: TurnEdit, on: Context) -> Outcome:
    """The live message tells more."""
    return await changed(on, post.post, post.last, may_be_live=True)


@composes(TurnSettled)
async def turn_settled(post: TurnSettled, on: Context) -> Outcome:
    """A message is not the live one any more."""
    return await changed(on, post.post, post.last, may_be_live=False)


async def changed(on: Context, number: int, last: int, *, may_be_live: bool) -> Outcome:
    """A message of the thread as it is to be now."""
    row = await on.read(lambda db: outbox.get(db, number))
    if row.message is None:
        # it may stand there all the same, and be known of soon: a process or the database died while it was sent
        return WaitFor(row.id) if row.state == "due" else Skip("the message was never sent")
    now, content, is_live, is_bare = await turn_message(on, row, last, may_be_live=may_be_live)

    async def gone() -> Outcome:
        if is_live:
            # someone has deleted the question that counts
            await on.write(lambda db: post_schedule.repost(db, now.match))
        return Skip("somebody has deleted the message")

    assert isinstance(row.post, TurnPost)
    if is_bare and not is_live and not row.post.ping:
        # a question that was moved down, and nothing else, need not stand there a second time
        async def done() -> Outcome:
            return Delivered()

        return Delete(place=now.match.place, message=row.message, then=done)
    return Edit(place=now.match.place, message=row.message, content=content, gone=gone)
