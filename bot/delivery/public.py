"""Rows that stand in a channel: the live question, pictures, votes, notices, results, tournaments."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import discord

from bot.board_text import score_text
from bot.delivery.carrier import UNKNOWN_MESSAGE, Carrier, NotYet, PutAway
from bot.match import post_schedule, records, reminders, tournament
from bot.match.play import MatchState, match_state
from bot.match.records import Kept
from bot.match.reminders import Clocks
from bot.match.tournament import Course
from bot.messages import announcements, endings, score_history, tournament_table
from bot.messages.history import Story, story
from bot.messages.message import Buttons, Message, Picture
from bot.safe_traceback import safe_traceback
from bot.store import (
    Connection,
    ballots,
    matches,
    offers,
    outbox,
    positions,
    tournaments,
)
from bot.store.live import is_live, last_told
from bot.store.matches import Match
from bot.store.outbox import Row
from bot.store.positions import Position
from bot.wording import plain_names, written_names
from engine.core.view import PublicView

log = logging.getLogger(__name__)

#: an old message may be edited only now and then: so many seconds later it is tried again
TOO_MANY_EDITS, EDIT_PAUSE = 30046, 3.0
#: pictures of new things beside the board
MOST_MOMENTS = 2
#: what every game calls the picture of its score sheet: it stands in the post of the end only
SHEET = "sheet"


class Public(Carrier):
    """What everybody sees."""

    async def _turn_letter(self, row: Row, last: int, *, live: bool) -> tuple[MatchState, Message, bool]:
        """A message of the thread as it is to be now, and whether it is the live one: only that puts the question."""
        assert row.match is not None
        number, first = row.match, int(row.payload["first"])

        def look(db: Connection) -> tuple[MatchState, str, bool, Clocks]:
            now = match_state(db, self._library, number, last)
            told = positions.between(db, number, first, last)
            counts = positions.counted(db, number, now.match.n, first)
            undone = {one.n for one in told if one.kind == "action" and one.n not in counts}
            swept = {
                one.n: sum(step.seat != one.seat for step in positions.taken_back(db, one))
                for one in told
                if one.kind == "undo" and not one.silent
            }
            happened = announcements.news(now.match, now.players, told, undone, now.game.data, swept)
            if live and is_live(db, number, row.id):
                return now, happened, True, reminders.clocks(db, now.match)
            return now, happened, False, announcements.UNTIMED

        now, happened, live, clocks = await self._store.read(look)
        content = announcements.turn(
            now.match, now.players, now.game, happened, live=live, last=now.position, clocks=clocks
        )
        for picture in row.payload.get("pictures", ()):
            content = content.with_part(Picture(*picture), before=Buttons)
        return now, content, live

    async def _turn(self, row: Row) -> int | None:
        now, content, _ = await self._turn_letter(row, int(row.payload["last"]), live=True)
        pinged = tuple(user for seat in row.payload["ping"] if (user := now.players[seat].user) is not None)
        content = Message(content.parts, content.accent, pinged, content.files)
        return await self._post(now.match.place, content, row)

    async def _again(self, row: Row, *, live: bool) -> int | None:
        """The live message tells more, or is not the live one any more."""
        post = await self._store.read(partial(outbox.get, row=int(row.payload["post"])))
        if post.message is None:
            raise PutAway("the message was never sent")
        now, content, live = await self._turn_letter(post, int(row.payload["last"]), live=live)
        try:
            await self._change(now.match.place, post.message, content)
        except discord.HTTPException as error:
            if error.code == TOO_MANY_EDITS:
                raise NotYet(self._clock.now() + EDIT_PAUSE) from None
            if error.code == UNKNOWN_MESSAGE and live:
                # somebody has deleted the question that counts
                await self._store.write(lambda db: post_schedule.repost(db, now.match))
            raise
        return post.message

    async def _picture(self, row: Row) -> int | None:
        assert row.match is not None
        number, n, under = row.match, int(row.payload["n"]), int(row.payload["post"])

        def look(db: Connection) -> tuple[Row, MatchState, PublicView[Any] | None]:
            newest, post = outbox.pending(db, number, "picture"), outbox.get(db, under)
            if newest and newest.id != row.id:
                raise PutAway("a newer picture is due")
            if post.message is None:
                if post.state == "void":
                    raise PutAway("the message was never sent")
                raise NotYet(row=under)
            before = outbox.last_picture(db, number, under)
            since = match_state(db, self._library, number, before).game.view() if before is not None else None
            return post, match_state(db, self._library, number, n), since

        post, now, since = await self._store.read(look)
        names, view = plain_names(now.players, now.match.lang), now.game.view()
        # what is new and has a picture of its own, such as a reveal, then the board with the changes marked
        moments = [moment for moment in self._pictures.moments(view, since) if moment != SHEET] if since else []
        drawn = [await self._pictures.draw(moment, view, now.match.lang, names) for moment in moments[-MOST_MOMENTS:]]
        drawn.append(await self._pictures.draw("board", view, now.match.lang, names, since=since))
        made = {picture.name: picture for picture in drawn if picture is not None}
        if not made:
            raise PutAway("no picture")
        # drawing took its time: the text of the message is that of now
        async with self._pen(row):
            post = await self._store.read(partial(outbox.get, row=post.id))
            told = [[picture.name, picture.alt] for picture in made.values()]
            post = post._replace(payload={**post.payload, "pictures": told})
            last = await self._last_told(row.match, post)
            now, content, _ = await self._turn_letter(post, last, live=True)
            parts = tuple(made[part.name] if isinstance(part, Picture) else part for part in content.parts)
            await self._change(now.match.place, post.message or 0, Message(parts, content.accent, content.pings))
            await self._store.write(partial(outbox.amend, row=post.id, payload=post.payload))
        return post.message

    async def _last_told(self, match: int, post: Row) -> int:
        """How far a message has told the match when its picture is put in."""
        return await self._store.read(lambda db: last_told(db, match, post))

    async def _ballot(self, row: Row) -> int | None:
        match, number = await self._match(row), int(row.payload["ballot"])

        def look(db: Connection) -> tuple[Any, ...]:
            ballot = ballots.find(db, number)
            assert ballot is not None
            line = positions.places(db, match.id, ballot.n)
            back = [place.first for place in line if place.first > ballot.target]
            steps = positions.several(db, match.id, back)
            earlier = [
                one
                for one in outbox.sent_posts(db, match.id, ("ballot",))
                if one.payload["ballot"] == number and one.id < row.id
            ]
            players, voices = matches.players(db, match.id), ballots.votes(db, number)
            last = earlier[-1].message if earlier and not row.payload.get("anew") else None
            return announcements.ballot(
                match, players, ballot, voices, steps, self._library(match.game, match.data)
            ), last

        content, message = await self._store.read(look)
        return await self._put(match.place, message, content, row)

    async def _notice(self, row: Row) -> int | None:
        match = await self._match(row)
        players = await self._store.read(lambda db: matches.players(db, match.id))
        return await self._post(match.place, announcements.notice(match, players, row.payload), row)

    async def _offer(self, row: Row) -> int | None:
        match, number = await self._match(row), int(row.payload["offer"])

        def look(db: Connection) -> tuple[Message, int | None]:
            one, every = offers.find(db, number), offers.of_match(db, match.id)
            assert one is not None
            # the question is put once: whoever was asked before in this match is not pinged again
            is_first = all(other.heir != one.heir for other in every if other.id < one.id)
            earlier = [
                post.message
                for post in outbox.sent_posts(db, match.id, ("offer",))
                if post.payload["offer"] == number and post.id < row.id
            ]
            content = announcements.offer(match, matches.players(db, match.id), one, pings=is_first)
            return content, earlier[-1] if earlier else None

        content, message = await self._store.read(look)
        return await self._put(match.place, message, content, row)

    async def _vacancy(self, row: Row) -> int | None:
        match, seat = await self._match(row), int(row.payload["seat"])

        def look(db: Connection) -> tuple[Message, int | None]:
            earlier = [
                one
                for one in outbox.sent_posts(db, match.id, ("vacancy",))
                if one.payload["seat"] == seat and one.id < row.id
            ]
            content = announcements.vacancy(match, matches.players(db, match.id), seat)
            return content, earlier[-1].message if earlier else None

        content, message = await self._store.read(look)
        is_open = any(isinstance(part, Buttons) for part in content.parts)
        if is_open:
            return await self._post(match.place, content, row)
        if message is None:
            raise PutAway("the seat was not called out")
        await self._change(match.place, message, content)
        return message

    async def _end(self, row: Row) -> int | None:
        assert row.match is not None
        match = await self._match(row)
        record = await self._store.read(lambda db: records.final(db, match))
        if row.payload.get("early"):
            content = await self._early(match, row.payload.get("by"), int(row.payload["n"]), record)
            return await self._post(match.place, content, row)
        now = await self._stand(row.match, int(row.payload["n"]))
        names, view = plain_names(now.players, now.match.lang), now.game.view()
        sheet = score_text(view, now.match.lang, written_names(now.players, now.match.lang))
        has_sheet = SHEET in self._pictures.moments(view, None)
        drawn = await self._pictures.draw(SHEET, view, now.match.lang, names) if has_sheet else None
        content = endings.result(now, sheet, record, drawn, await self._plot(now))
        return await self._post(now.match.place, content, row)

    async def _early(self, match: Match, user: int | None, n: int, record: Kept) -> Message:
        try:
            return endings.ended_early(await self._stand(match.id, n), user, record)
        except Exception as error:
            # perhaps that is why it was ended
            log.error("match %s can be shown no more: %s", match.id, safe_traceback(error))
            return endings.broken(match, user, record)

    async def _plot(self, now: MatchState) -> Picture | None:
        """How the points of a finished match came."""
        if not self._pictures.draws(now.match.game):
            return None

        def look(db: Connection) -> tuple[Story, list[Position]]:
            told = story(db, self._library, now.match.id, 0)
            return told, score_history.whole_line(db, told)

        told, line = await self._store.read(look)
        counted = await asyncio.to_thread(score_history.course, told, line)
        lang, names = now.match.lang, plain_names(now.players, now.match.lang)
        title = announcements.name_of(now.match, lang)
        return await self._pictures.scores(now.game.view(), lang, names, counted.points, counted.rounds, title)

    async def _course(self, row: Row) -> Course:
        number = int(row.payload["tournament"])
        return await self._store.read(lambda db: tournament.course(db, number))

    async def _tournament(self, row: Row) -> int | None:
        """The message of a tournament shows how it stands; if a round has ended, the next one is opened first."""
        number, at, before = int(row.payload["tournament"]), self._clock.now(), await self._course(row)
        now = await self._store.write(lambda db: tournament.proceed(db, self._library, number, at))
        for table in now.current if now.tournament.round > before.tournament.round else ():
            self._stir(table.match.id)
        if await self._store.read(partial(tournaments.newest_refresh, tournament=number)) != row.id:
            raise PutAway("the tournament has changed again")
        try:
            message = await self._put(
                now.tournament.channel, now.tournament.message, tournament_table.content(now), row
            )
        except discord.HTTPException as error:
            if error.code != TOO_MANY_EDITS:
                raise
            raise NotYet(self._clock.now() + EDIT_PAUSE) from None
        if message != now.tournament.message:
            await self._store.write(partial(tournaments.change, tournament=number, message=message))
        return message

    async def _podium(self, row: Row) -> int | None:
        now = await self._course(row)
        return await self._post(now.tournament.channel, tournament_table.podium(now), row)
