"""Rows that go to one person: panels by mail, notices, changing and striking them out, private words, invitations."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from bot.delivery.carrier import NEVER, Carrier, NotYet, PutAway
from bot.letters import MOST_TEXT, Letter, headed, mentoring, posts
from bot.letters.orderbook import Book, disarmed_letter
from bot.letters.panels import panel
from bot.letters.seating import desk_of
from bot.match import attendance, telling
from bot.match.consent import holds
from bot.match.play import Stand, stand
from bot.store import (
    Ledger,
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
        now, letter = await self._panel(row)
        if row.payload.get("obsolete") or int(row.payload["seat"]) not in now.game.asked:
            raise PutAway("the question has been answered")
        channel = await self._client.create_dm(discord.Object(user))
        message = await self._to_person(user, letter, row)
        await self._store.write(partial(outbox.arrived, row=row.id, channel=channel.id))
        return message

    async def _panel(self, row: Row) -> tuple[Stand, Letter]:
        """What somebody is asked now, or else why it is not shown."""
        assert row.match is not None
        user, seat, number = int(row.payload["user"]), int(row.payload["seat"]), row.match

        def look(ledger: Ledger) -> tuple[Stand, Draft, Guide, str | None]:
            now = stand(ledger, self._library, number)
            draft = drafts.read(ledger, number, seat, now.game.question)
            return now, draft, guides.guide(ledger, user, now.match), people.person(ledger, user).lang

        now, draft, guide, lang = await self._store.read(look)
        player = now.players[seat]
        if player.user != user or now.match.status != "running":
            raise PutAway("nobody is awaited any more")
        return now, panel(desk_of(now, seat, lang or player.lang, guide), draft)

    async def _word(self, row: Row) -> int | None:
        """A private word: why a standing order is out of force."""
        kept = await self._store.read(partial(orders.get, order=int(row.payload["order"])))
        now = await self._stand(kept.match)
        player = now.players[kept.seat]
        if kept.armed or kept.seen or player.user != kept.user:
            raise PutAway("its owner knows")
        at = self._clock.now()
        if until := await self._store.read(partial(attendance.silent, user=kept.user, at=at)):
            raise NotYet(until)
        lang = (await self._store.read(lambda ledger: people.person(ledger, kept.user))).lang or player.lang
        desk = desk_of(now, kept.seat, lang)
        letter = disarmed_letter(Book(now.match, desk.words, [kept], {}, desk.accent), kept)
        return await self._to_person(kept.user, letter, row)

    async def _invitation(self, row: Row) -> int | None:
        """Somebody may watch a seat; whoever wants no direct messages finds it by the command."""

        def look(ledger: Ledger) -> tuple[int, Letter]:
            one = mentors.get(ledger, int(row.payload["consent"]))
            match, players = matches.get(ledger, one.match), matches.players(ledger, one.match)
            person = people.person(ledger, one.mentor)
            if not holds(one, match, players) or not person.dm:
                raise PutAway("withdrawn, or not wanted")
            if (until := attendance.silent(ledger, one.mentor, self._clock.now())) is not None:
                raise NotYet(until)
            return one.mentor, mentoring.invitation(match, players[one.seat], person.lang or match.lang)

        mentor, letter = await self._store.read(look)
        return await self._post((await self._client.create_dm(discord.Object(mentor))).id, letter, row)

    async def _nudge(self, row: Row) -> int | None:
        """A notice to one person: by direct message for those who want it, otherwise in the thread."""
        assert row.match is not None
        user, seat, what = int(row.payload["user"]), int(row.payload["seat"]), str(row.payload["what"])
        number, at = row.match, self._clock.now()

        def look(ledger: Ledger) -> tuple[Stand, people.Person, float | None, float | None, str, bool]:
            now = stand(ledger, self._library, number)
            waiting = waits.of_match(ledger, number).get(seat)
            limit = attendance.limit_of(ledger, now.match, waiting) if waiting else None
            silent, link = attendance.silent(ledger, user, at), telling.link(ledger, now.match)
            overtaken = outbox.overtaken(ledger, row)
            return now, people.person(ledger, user), limit.at if limit else None, silent, link, overtaken

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
                letter = posts.nudge(now.match, words, now.game, what, user=user, limit=limit, link=link)
            else:
                # the question comes along: one message is enough
                head = posts.nudged(now.match, words, now.game, what, user=user, limit=limit, link=link)
                _, letter = await self._panel(row)
                letter = replace(headed(letter, head, MOST_TEXT), pings=(user,))
            try:
                channel = await self._client.create_dm(discord.Object(user))
                return await self._nudged(row, channel.id, letter)
            except discord.HTTPException as error:
                if error.code not in NEVER:
                    raise
        words = game_words(now.match, now.players, now.match.lang, now.game.data)
        letter = posts.nudge(now.match, words, now.game, what, user=user, limit=limit, link=link)
        return await self._nudged(row, now.match.place, letter)

    async def _nudged(self, row: Row, channel: int, letter: Letter) -> int:
        message = await self._post(channel, letter, row)
        await self._store.write(partial(outbox.arrived, row=row.id, channel=channel))
        return message

    async def _renew(self, row: Row) -> int | None:
        """A panel shows the question as it is now; what is no longer true is struck out where it stands."""
        assert row.match is not None
        number, renewed = row.match, int(row.payload["row"])

        def look(ledger: Ledger) -> tuple[Match, Row, str | None, str, bool]:
            match, sent = matches.get(ledger, number), outbox.get(ledger, renewed)
            player = matches.players(ledger, number)[int(sent.payload["seat"])]
            chosen = people.person(ledger, int(sent.payload["user"])).lang
            return match, sent, chosen, player.lang, outbox.renewed_later(ledger, row)

        match, sent, chosen, usual, again = await self._store.read(look)
        if sent.message is None or again:
            raise PutAway("it was never sent, or is changed again")
        user = int(sent.payload["user"])
        by_mail = "channel" not in sent.payload or sent.payload["channel"] != match.place
        if sent.payload.get("obsolete"):
            lang = (chosen or usual) if by_mail else match.lang
            letter = posts.cleared(match, lang, moved=bool(sent.payload.get("moved")))
        else:
            _, letter = await self._panel(sent)
        channel = sent.payload.get("channel") or (await self._client.create_dm(discord.Object(user))).id
        await self._change(channel, sent.message, letter, bare=True)
        return sent.message
