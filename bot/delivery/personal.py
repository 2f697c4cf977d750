"""Rows that go to one person: panels by mail, notices, changing and striking them out, private words, invitations."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from bot.delivery.carrier import NEVER, Carrier, NotYet, PutAway
from bot.match import post_schedule, reminders
from bot.match.mentor_consent import holds
from bot.match.play import MatchState, match_state
from bot.messages import announcements, mentoring
from bot.messages.message import MOST_TEXT, Message, headed
from bot.messages.orders_panel import Book, disarmed_letter
from bot.messages.panel_context import panel_context
from bot.messages.panels import panel
from bot.store import (
    Connection,
    drafts,
    guides,
    matches,
    mentors,
    orders,
    outbox,
    people,
    waits,
)
from bot.store.drafts import Draft
from bot.store.guides import Guide
from bot.store.matches import Match
from bot.store.outbox import Row
from bot.wording import game_words


class Personal(Carrier):
    """What one person is sent."""

    async def _mail(self, row: Row) -> int | None:
        """The panel of a question; it is that of now, whatever has been asked since."""
        assert row.match is not None
        user = int(row.payload["user"])
        now, content = await self._panel(row)
        if row.payload.get("obsolete") or int(row.payload["seat"]) not in now.game.asked:
            raise PutAway("the question has been answered")
        channel = await self._client.create_dm(discord.Object(user))
        message = await self._to_person(user, content, row)
        await self._store.write(partial(outbox.arrived, row=row.id, channel=channel.id))
        return message

    async def _panel(self, row: Row) -> tuple[MatchState, Message]:
        """What somebody is asked now, or else why it is not shown."""
        assert row.match is not None
        user, seat, number = int(row.payload["user"]), int(row.payload["seat"]), row.match

        def look(db: Connection) -> tuple[MatchState, Draft, Guide, str | None]:
            now = match_state(db, self._library, number)
            draft = drafts.read(db, number, seat, now.game.question)
            return now, draft, guides.guide(db, user, now.match), people.person(db, user).lang

        now, draft, guide, lang = await self._store.read(look)
        player = now.players[seat]
        if player.user != user or now.match.status != "running":
            raise PutAway("nobody is awaited any more")
        return now, panel(panel_context(now, seat, lang or player.lang, guide), draft)

    async def _word(self, row: Row) -> int | None:
        """A private word: why a standing order is out of force."""
        kept = await self._store.read(partial(orders.get, order=int(row.payload["order"])))
        now = await self._stand(kept.match)
        player = now.players[kept.seat]
        if kept.armed or kept.seen or player.user != kept.user:
            raise PutAway("its owner knows")
        at = self._clock.now()
        if until := await self._store.read(partial(reminders.silent, user=kept.user, at=at)):
            raise NotYet(until)
        lang = (await self._store.read(lambda db: people.person(db, kept.user))).lang or player.lang
        context = panel_context(now, kept.seat, lang)
        content = disarmed_letter(Book(now.match, context.words, [kept], {}, context.accent), kept)
        return await self._to_person(kept.user, content, row)

    async def _invitation(self, row: Row) -> int | None:
        """Somebody may watch a seat; whoever wants no direct messages finds it by the command."""

        def look(db: Connection) -> tuple[int, Message]:
            one = mentors.get(db, int(row.payload["consent"]))
            match, players = matches.get(db, one.match), matches.players(db, one.match)
            person = people.person(db, one.mentor)
            if not holds(one, match, players) or not person.dm:
                raise PutAway("withdrawn, or not wanted")
            if (until := reminders.silent(db, one.mentor, self._clock.now())) is not None:
                raise NotYet(until)
            return one.mentor, mentoring.invitation(match, players[one.seat], person.lang or match.lang)

        mentor, content = await self._store.read(look)
        return await self._post((await self._client.create_dm(discord.Object(mentor))).id, content, row)

    async def _nudge(self, row: Row) -> int | None:
        """A notice to one person: by direct message for those who want it, otherwise in the thread."""
        assert row.match is not None
        user, seat, what = int(row.payload["user"]), int(row.payload["seat"]), str(row.payload["what"])
        number, at = row.match, self._clock.now()

        def look(db: Connection) -> tuple[MatchState, people.Person, float | None, float | None, str, bool]:
            now = match_state(db, self._library, number)
            waiting = waits.of_match(db, number).get(seat)
            limit = reminders.limit_of(db, now.match, waiting) if waiting else None
            silent, link = reminders.silent(db, user, at), post_schedule.link(db, now.match)
            overtaken = outbox.overtaken(db, row)
            return now, people.person(db, user), limit.at if limit else None, silent, link, overtaken

        now, person, limit, silent, link, overtaken = await self._store.read(look)
        player = now.players[seat]
        if row.payload.get("obsolete") or player.user != user or now.match.status != "running" or overtaken:
            raise PutAway("nobody is awaited any more, or a newer notice says so")
        if silent is not None:
            raise NotYet(silent)
        # the whole table waits for somebody whose time is up
        if person.dm and what != "deadline":
            lang = person.lang or player.lang
            words = game_words(now.match, now.players, lang, now.game.data)
            if what == "next":
                content = announcements.nudge(now.match, words, now.game, what, user=user, limit=limit, link=link)
            else:
                # the question comes along: one message is enough
                head = announcements.nudged(now.match, words, now.game, what, user=user, limit=limit, link=link)
                _, content = await self._panel(row)
                content = replace(headed(content, head, MOST_TEXT), pings=(user,))
            try:
                channel = await self._client.create_dm(discord.Object(user))
                return await self._nudged(row, channel.id, content)
            except discord.HTTPException as error:
                if error.code not in NEVER:
                    raise
        words = game_words(now.match, now.players, now.match.lang, now.game.data)
        content = announcements.nudge(now.match, words, now.game, what, user=user, limit=limit, link=link)
        return await self._nudged(row, now.match.place, content)

    async def _nudged(self, row: Row, channel: int, content: Message) -> int:
        message = await self._post(channel, content, row)
        await self._store.write(partial(outbox.arrived, row=row.id, channel=channel))
        return message

    async def _renew(self, row: Row) -> int | None:
        """A panel shows the question as it is now; what is no longer true is struck out where it stands."""
        assert row.match is not None
        number, renewed = row.match, int(row.payload["row"])

        def look(db: Connection) -> tuple[Match, Row, str | None, str, bool]:
            match, sent = matches.get(db, number), outbox.get(db, renewed)
            player = matches.players(db, number)[int(sent.payload["seat"])]
            chosen = people.person(db, int(sent.payload["user"])).lang
            return match, sent, chosen, player.lang, outbox.renewed_later(db, row)

        match, sent, chosen, usual, again = await self._store.read(look)
        if sent.message is None or again:
            raise PutAway("it was never sent, or is changed again")
        user = int(sent.payload["user"])
        by_mail = "channel" not in sent.payload or sent.payload["channel"] != match.place
        if sent.payload.get("obsolete"):
            lang = (chosen or usual) if by_mail else match.lang
            content = announcements.cleared(match, lang, moved=bool(sent.payload.get("moved")))
        else:
            _, content = await self._panel(sent)
        channel = sent.payload.get("channel") or (await self._client.create_dm(discord.Object(user))).id
        await self._change(channel, sent.message, content, bare=True)
        return sent.message
