"""The last post of a match: who has won and how, or that it was ended early."""

from __future__ import annotations

import asyncio
import logging

from bot.board_text import score_text
from bot.match import records
from bot.match.play import MatchState
from bot.match.records import Kept
from bot.messages import endings, score_history
from bot.messages.history import Story, story
from bot.messages.message import Message
from bot.messages.parts import Picture
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Outcome, Send
from bot.safe_traceback import safe_traceback
from bot.store import Connection, results
from bot.store.matches import Match
from bot.store.positions import Position
from bot.store.posts import Result
from bot.wording import name_of, plain_names, written_names

log = logging.getLogger(__name__)

#: what every game calls the picture of its score sheet: it stands in the post of the end only
SHEET = "sheet"


@composes(Result)
async def result(post: Result, on: Context) -> Outcome:
    """With the record of the match, its score sheet and a plot of the points."""
    match = await on.match()
    record = await on.read(lambda db: records.final(db, match))
    if post.early:
        return Send(place=match.place, content=await _early(post, on, match, record))
    now = await on.state(post.n)
    names, view = plain_names(now.players, now.match.lang), now.game.view()
    sheet = score_text(view, now.match.lang, written_names(now.players, now.match.lang))
    has_sheet = SHEET in on.pictures.moments(view, None)
    drawn = await on.pictures.draw(SHEET, view, now.match.lang, names) if has_sheet else None
    changes = await on.read(lambda db: results.changes(db, match.id))
    content = endings.result(now, sheet, record, drawn, await _plot(on, now), changes)
    return Send(place=now.match.place, content=content)


async def _early(post: Result, on: Context, match: Match, record: Kept) -> Message:
    try:
        return endings.ended_early(await on.state(post.n), post.by, record)
    except Exception as error:
        # perhaps that is why it was ended
        log.error("a match can be shown no more: %(where)s", {"match": match.id, "where": safe_traceback(error)})
        return endings.broken(match, post.by, record)


async def _plot(on: Context, now: MatchState) -> Picture | None:
    """How the points of a finished match came."""
    if not on.pictures.draws(now.match.game):
        return None

    def look(db: Connection) -> tuple[Story, list[Position]]:
        told = story(db, on.sources.library, now.match.id, 0)
        return told, score_history.whole_line(db, told)

    told, line = await on.read(look)
    counted = await asyncio.to_thread(score_history.course, told, line)
    lang, names = now.match.lang, plain_names(now.players, now.match.lang)
    title = name_of(now.match, lang)
    return await on.pictures.scores(now.game.view(), lang, names, counted.lines(), counted.rounds, title)
