"""The messages of a thread that tell what happened; the live one puts the question."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bot.match import post_schedule, reminders
from bot.match.play import MatchState, match_state
from bot.match.reminders import Clocks
from bot.messages import live_question
from bot.messages.message import Buttons, Message, Picture
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Edit, Outcome, Send, Skip
from bot.store import Connection, live, outbox, positions
from bot.store.outbox import Row
from bot.store.posts import TurnEdit, TurnPost, TurnSettled


class TurnMessage(NamedTuple):
    """A message of the thread as it is to be now."""

    state: MatchState
    content: Message
    #: it is the one with the question
    is_live: bool


async def turn_message(on: Context, row: Row, last: int, *, may_be_live: bool) -> TurnMessage:
    """What a message of the thread says when it tells the match as far as a position; only the live one asks."""
    post, number = row.post, on.number
    assert isinstance(post, TurnPost)

    def look(db: Connection) -> tuple[MatchState, str, bool, Clocks]:
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
        if may_be_live and live.is_live(db, number, row.id):
            return now, happened, True, reminders.clocks(db, now.match)
        return now, happened, False, live_question.UNTIMED

    now, happened, is_live, clocks = await on.read(look)
    content = live_question.turn(
        now.match, now.players, now.game, happened, live=is_live, last=now.position, clocks=clocks
    )
    for picture in post.pictures:
        content = content.with_part(Picture(*picture), before=Buttons)
    return TurnMessage(now, content, is_live)


@composes(TurnPost)
async def turn_post(post: TurnPost, on: Context) -> Outcome:
    """The live question, with one ping for whoever is asked anew."""
    now, content, _ = await turn_message(on, on.row, post.last, may_be_live=True)
    pinged = tuple(user for seat in post.ping if (user := now.players[seat].user) is not None)
    return Send(place=now.match.place, content=replace(content, pings=pinged))


@composes(TurnEdit)
async def turn_edit(post: TurnEdit, on: Context) -> Outcome:
    """The live message tells more."""
    return await _changed(on, post.post, post.last, may_be_live=True)


@composes(TurnSettled)
async def turn_settled(post: TurnSettled, on: Context) -> Outcome:
    """A message is not the live one any more."""
    return await _changed(on, post.post, post.last, may_be_live=False)


async def _changed(on: Context, number: int, last: int, *, may_be_live: bool) -> Outcome:
    row = await on.read(lambda db: outbox.get(db, number))
    if row.message is None:
        return Skip("the message was never sent")
    now, content, is_live = await turn_message(on, row, last, may_be_live=may_be_live)

    async def gone() -> Outcome:
        if is_live:
            # somebody has deleted the question that counts
            await on.write(lambda db: post_schedule.repost(db, now.match))
        return Skip("somebody has deleted the message")

    return Edit(place=now.match.place, message=row.message, content=content, gone=gone)
