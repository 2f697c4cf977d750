"""The only place that sends anything: the outbox, in order for each match, and answers to interactions.

State never depends on a send. What fails for a moment is tried again with growing pauses; what can never arrive (a
closed direct message, a deleted channel) is put away, and everything can be asked for again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import Any, Literal
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord import AllowedMentions

from bot import posts, recording
from bot.incidents import places
from bot.letters import Buttons, Letter, Picture, files, layout
from bot.panels import panel
from bot.pictures import Pictures, described
from bot.play import Library, Stand, stand
from bot.seating import desk_of
from bot.store import Ledger, Store, ballots, drafts, matches, outbox, people, positions
from bot.store.matches import Match
from bot.store.outbox import Row
from bot.wording import plain_names

log = logging.getLogger(__name__)

#: matches served at the same time
AT_ONCE = 8
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 300.0
#: nobody there: closed direct messages, no common server, too many; channel or message deleted, no permission
NEVER = {50007, 50278, 40003, 50001, 10003, 10008, 10013, 50013}
#: an old message may be edited only now and then
TOO_MANY_EDITS = 30046
#: nothing can be changed in a thread that sleeps
THREAD_ARCHIVED = 50083
THREAD_EXISTS = 160004
INVALID_FORM = 50035
ACKNOWLEDGED, UNKNOWN_INTERACTION = 40060, 10062
PASSING = (discord.HTTPException, aiohttp.ClientError, OSError)
#: pictures of new things beside the board
MOST_MOMENTS = 2
#: minutes without a word before a thread is archived
ARCHIVE: Literal[10080] = 10080


class PutAway(Exception):
    """A row that need not be sent any more."""


class NotYet(Exception):
    """A row that waits for another one."""


class Delivery:
    """Sends what the outbox holds."""

    def __init__(self, client: discord.Client, store: Store, library: Library, pictures: Pictures) -> None:
        self._client = client
        self._store = store
        self._library = library
        self._pictures = pictures
        self._wake = asyncio.Event()
        self._busy: dict[tuple[int | None, str], asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        #: a match's messages are changed one after the other
        self._pens: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kinds: dict[str, Callable[[Row], Awaitable[int | None]]] = {
            "lobby": self._lobby,
            "thread": self._thread,
            "turn": self._turn,
            "edit": partial(self._again, live=True),
            "settle": partial(self._again, live=False),
            "picture": self._picture,
            "mail": self._mail,
            "ballot": self._ballot,
            "notice": self._notice,
            "end": self._end,
        }

    # -- the loop --------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something new is in the outbox."""
        self._wake.set()

    async def run(self) -> None:
        """Send for ever: at once what is new, later what failed."""
        while True:
            self._wake.clear()
            now = time()
            for lane in await self._store.read(partial(outbox.due_lanes, now=now)):
                if lane not in self._busy:
                    self._busy[lane] = asyncio.create_task(self._serve(*lane))
            # what is due already is being sent, and wakes this loop when it is done
            following = await self._store.read(partial(outbox.next_due, now=now))
            pause = LONGEST_PAUSE if following is None else max(0.05, following - time())
            # not wait_for: it swallows a cancellation that comes together with the wake-up
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()

    async def finish(self, seconds: float) -> None:
        """Wait a while for what is being sent; what is not finished then stays due."""
        if self._busy:
            _, unfinished = await asyncio.wait(self._busy.values(), timeout=seconds)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    async def _serve(self, match: int | None, lane: str) -> None:
        try:
            for row in await self._store.read(partial(outbox.due_rows, match=match, lane=lane)):
                if not await self._deliver(row) and lane == "ledger":
                    break
        finally:
            del self._busy[match, lane]
            self.wake()

    def _pen(self, match: int | None) -> asyncio.Lock:
        return self._pens.setdefault(match or 0, asyncio.Lock())

    async def _deliver(self, row: Row, *, roused: bool = False) -> bool:
        """Send one row; False if it must be tried again before anything that follows it."""
        if row.due > time():
            return False
        row = await self._store.read(partial(outbox.get, row=row.id))
        try:
            if row.kind in ("mail", "picture"):
                message = await self._kinds[row.kind](row)
            else:
                async with self._pen(row.match), self._slots:
                    message = await self._kinds[row.kind](row)
        except NotYet:
            await self._store.write(partial(outbox.defer, row=row.id, due=time() + FIRST_PAUSE))
            return False
        except PutAway as reason:
            log.debug("outbox %s (%s): %s", row.id, row.kind, reason)
            await self._store.write(partial(outbox.void, row=row.id))
        except PASSING as error:
            if isinstance(error, discord.HTTPException) and error.code in NEVER:
                log.info("outbox %s (%s) cannot arrive: %s", row.id, row.kind, error)
                await self._store.write(partial(outbox.void, row=row.id))
                return True
            code = error.code if isinstance(error, discord.HTTPException) else 0
            if code == THREAD_ARCHIVED and not roused and await self._rouse(row):
                return await self._deliver(row, roused=True)
            if code == INVALID_FORM:
                # the same form will never be taken
                log.error("outbox %s (%s) is refused: %s", row.id, row.kind, error)
                await self._store.write(partial(outbox.void, row=row.id))
                return True
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**row.attempts)
            log.warning("outbox %s (%s) failed, again in %.1f s: %s", row.id, row.kind, pause, error)
            await self._store.write(partial(outbox.later, row=row.id, due=time() + pause))
            return False
        except Exception as error:
            log.error("outbox %s (%s) cannot be composed: %s", row.id, row.kind, places(error))
            await self._store.write(partial(outbox.void, row=row.id))
        else:
            await self._store.write(partial(outbox.sent, row=row, message=message))
        return True

    async def _rouse(self, row: Row) -> bool:
        """Wake the thread of a match that has slept in."""
        match = await self._match(row)
        try:
            await self._client.http.edit_channel(match.place, archived=False)
        except PASSING as error:
            log.info("the thread of match %s cannot be woken: %s", match.id, error)
            return False
        return True

    # -- low level -------------------------------------------------------------------------------------------------

    async def _post(self, channel: int, letter: Letter, row: Row) -> int:
        """A new message; the nonce keeps a lost answer from doubling it."""
        message = await self._client.get_partial_messageable(channel).send(
            view=layout(letter), files=files(letter), nonce=row.nonce, allowed_mentions=mentions(letter)
        )
        return message.id

    async def _change(self, channel: int, message: int, letter: Letter) -> None:
        """A message as it is to be now. Its pictures stay; an edit pings nobody, but keeps the mark of a ping."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        new = files(letter)
        if new:
            await target.edit(view=layout(letter), attachments=new, allowed_mentions=mentions(letter))
        else:
            await target.edit(view=layout(letter), allowed_mentions=mentions(letter))

    async def _stand(self, number: int, n: int | None = None) -> Stand:
        return await self._store.read(lambda ledger: stand(ledger, self._library, number, n))

    async def _match(self, row: Row) -> Match:
        assert row.match is not None
        number = row.match
        return await self._store.read(lambda ledger: matches.get(ledger, number))

    # -- kinds of rows ---------------------------------------------------------------------------------------------

    async def _lobby(self, row: Row) -> int | None:
        match = await self._match(row)
        newest = await self._store.read(partial(outbox.pending, match=match.id, kind="lobby"))
        if match.lobby is not None and newest and newest.id != row.id:
            raise PutAway("the lobby has changed again")
        players = await self._store.read(lambda ledger: matches.players(ledger, match.id))
        letter = posts.lobby(match, players)
        if match.lobby is not None:
            await self._change(match.channel, match.lobby, letter)
            return match.lobby
        message = await self._post(match.channel, letter, row)
        await self._store.write(lambda ledger: matches.change(ledger, match.id, lobby=message))
        return message

    async def _thread(self, row: Row) -> int | None:
        match = await self._match(row)
        if match.thread is not None or match.lobby is None:
            return None
        name = posts.name_of(match, match.lang)
        try:
            made = await self._client.http.start_thread_with_message(
                match.channel, match.lobby, name=name, auto_archive_duration=ARCHIVE
            )
            thread = int(made["id"])
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                # a channel that has no threads: the match is played where the lobby stands
                if error.status not in (400, 403):
                    raise
                log.info("no thread for match %s: %s", match.id, error)
                return None
            thread = match.lobby
        await self._store.write(lambda ledger: matches.change(ledger, match.id, thread=thread))
        return thread

    async def _turn_letter(self, row: Row, last: int, *, live: bool) -> tuple[Match, Letter]:
        assert row.match is not None
        number, first = row.match, int(row.payload["first"])

        def look(ledger: Ledger) -> tuple[Stand, str]:
            now = stand(ledger, self._library, number, last)
            told = positions.between(ledger, number, first, last)
            counts = set(positions.line(ledger, number, now.match.n))
            undone = {one.n for one in told if one.kind == "action" and one.n not in counts}
            return now, posts.news(now.match, now.players, told, undone, now.game.data)

        now, happened = await self._store.read(look)
        letter = posts.turn(now.match, now.players, now.game, happened, live=live, last=now.position)
        for picture in row.payload.get("pictures", ()):
            letter = letter.with_part(Picture(*picture), before=Buttons)
        return now.match, letter

    async def _turn(self, row: Row) -> int | None:
        live = await self._is_live(row.match, row.id)
        match, letter = await self._turn_letter(row, int(row.payload["last"]), live=live)
        pinged = tuple(await self._users(match.id, row.payload["ping"]))
        letter = Letter(letter.parts, letter.accent, pinged, letter.files)
        return await self._post(match.place, letter, row)

    async def _users(self, match: int, seats: list[int]) -> list[int]:
        players = await self._store.read(lambda ledger: matches.players(ledger, match))
        return [user for seat in seats if (user := players[seat].user) is not None]

    async def _is_live(self, match: int | None, post: int) -> bool:
        def look(ledger: Ledger) -> bool:
            row = ledger.execute("SELECT post FROM live WHERE match = ?", (match,)).fetchone()
            return bool(row and row["post"] == post)

        return await self._store.read(look)

    async def _again(self, row: Row, *, live: bool) -> int | None:
        """The live message tells more, or is not the live one any more."""
        post = await self._store.read(partial(outbox.get, row=int(row.payload["post"])))
        if post.message is None:
            raise PutAway("the message was never sent")
        live = live and await self._is_live(row.match, post.id)
        match, letter = await self._turn_letter(post, int(row.payload["last"]), live=live)
        try:
            await self._change(match.place, post.message, letter)
        except discord.HTTPException as error:
            if error.code != TOO_MANY_EDITS:
                raise
            raise PutAway("too many edits of an old message") from None
        return post.message

    async def _picture(self, row: Row) -> int | None:
        assert row.match is not None
        newest = await self._store.read(partial(outbox.pending, match=row.match, kind="picture"))
        if newest and newest.id != row.id:
            raise PutAway("a newer picture is due")
        post = await self._store.read(partial(outbox.get, row=int(row.payload["post"])))
        if post.message is None:
            if post.state == "void":
                raise PutAway("the message was never sent")
            raise NotYet
        n = int(row.payload["n"])
        now = await self._stand(row.match, n)
        before = await self._store.read(partial(outbox.last_picture, match=row.match, before=int(row.payload["post"])))
        since = (await self._stand(row.match, before)).game.view() if before is not None else None
        names, view = plain_names(now.players, now.match.lang), now.game.view()
        # what is new and has a picture of its own, such as a reveal, then the board with the changes marked
        moments = self._pictures.moments(view, since)[-MOST_MOMENTS:] if since else ()
        drawn = [await self._pictures.draw(moment, view, now.match.lang, names) for moment in moments]
        drawn.append(await self._pictures.draw("board", view, now.match.lang, names, since=since))
        made = {picture.name: picture for picture in drawn if picture is not None}
        if not made:
            raise PutAway("no picture")
        # drawing took its time: the text of the message is that of now
        async with self._pen(row.match), self._slots:
            post = await self._store.read(partial(outbox.get, row=post.id))
            told = [[picture.name, picture.alt] for picture in made.values()]
            post = post._replace(payload={**post.payload, "pictures": told})
            live = await self._is_live(row.match, post.id)
            last = await self._last_told(row.match, post, live=live)
            match, letter = await self._turn_letter(post, last, live=live)
            parts = tuple(made[part.name] if isinstance(part, Picture) else part for part in letter.parts)
            await self._change(match.place, post.message or 0, Letter(parts, letter.accent, letter.pings))
            await self._store.write(partial(outbox.amend, row=post.id, payload=post.payload))
        return post.message

    async def _last_told(self, match: int, post: Row, *, live: bool) -> int:
        """How far a message has told the match when its picture is put in."""

        def look(ledger: Ledger) -> int:
            row = ledger.execute("SELECT last FROM live WHERE match = ?", (match,)).fetchone()
            if live and row:
                return int(row["last"])
            settled = ledger.execute(
                "SELECT payload ->> 'last' AS last FROM outbox WHERE match = ? AND kind IN ('settle', 'edit') "
                "AND payload ->> 'post' = ? ORDER BY id DESC",
                (match, post.id),
            ).fetchone()
            return int(settled["last"]) if settled else int(post.payload["last"])

        return await self._store.read(look)

    async def _mail(self, row: Row) -> int | None:
        assert row.match is not None
        user, seat = int(row.payload["user"]), int(row.payload["seat"])
        now = await self._stand(row.match)
        player = now.players[seat]
        if player.user != user or seat not in now.game.asked or now.game.question != row.payload["question"]:
            raise PutAway("the question has been answered")
        draft = await self._store.read(lambda ledger: drafts.read(ledger, now.match.id, seat, now.game.question))
        lang = (await self._store.read(lambda ledger: people.person(ledger, user))).lang or player.lang
        letter = panel(desk_of(now, seat, lang), draft)
        channel = await self._client.create_dm(discord.Object(user))
        message = await channel.send(view=layout(letter), nonce=row.nonce, allowed_mentions=AllowedMentions.none())
        return message.id

    async def _ballot(self, row: Row) -> int | None:
        match, number = await self._match(row), int(row.payload["ballot"])

        def look(ledger: Ledger) -> tuple[Any, ...]:
            ballot = ballots.find(ledger, number)
            assert ballot is not None
            line = positions.line(ledger, match.id, ballot.n)
            steps = len(line) - 1 - line.index(ballot.target) if ballot.target in line else 0
            earlier = [
                one
                for one in outbox.sent_posts(ledger, match.id, ("ballot",))
                if one.payload["ballot"] == number and one.id < row.id
            ]
            players, voices = matches.players(ledger, match.id), ballots.votes(ledger, number)
            return posts.ballot(match, players, ballot, voices, steps), earlier[-1].message if earlier else None

        letter, message = await self._store.read(look)
        if message is None:
            return await self._post(match.place, letter, row)
        await self._change(match.place, message, letter)
        return int(message)

    async def _notice(self, row: Row) -> int | None:
        match = await self._match(row)
        players = await self._store.read(lambda ledger: matches.players(ledger, match.id))
        return await self._post(match.place, posts.notice(match, players, row.payload), row)

    async def _end(self, row: Row) -> int | None:
        assert row.match is not None
        now = await self._stand(row.match, int(row.payload["n"]))
        record = await self._store.read(lambda ledger: recording.whole(ledger, now.match))
        names, view = plain_names(now.players, now.match.lang), now.game.view()
        text = described(view, now.match.lang, names)
        letter = posts.end(now.match, now.players, now.game, text, record)
        for moment in reversed(self._pictures.moments(view, None)):
            if picture := await self._pictures.draw(moment, view, now.match.lang, names):
                letter = letter.with_part(picture, before=Buttons)
                break
        return await self._post(now.match.place, letter, row)


def mentions(letter: Letter) -> AllowedMentions:
    """Exactly the users a letter is meant to ping."""
    return AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in letter.pings])


# -- answers to interactions -------------------------------------------------------------------------------------------


class Answer:
    """The answer to one interaction, always in time: deferred by itself when the work takes long.

    What the person pressed on an own panel changes that panel; anything else is answered to that person only.
    """

    #: seconds before the answer is deferred; Discord allows three
    PATIENCE = 1.5

    def __init__(self, interaction: discord.Interaction[Any], *, update: bool) -> None:
        self._interaction = interaction
        self._update = update
        #: the deferral has been sent; whether it arrived is not certain
        self._begun = False
        self._deferring = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        await asyncio.sleep(self.PATIENCE)
        self._begun = True
        await self._quietly(self._interaction.response.defer(ephemeral=True, thinking=not self._update))

    async def _undeferred(self) -> bool:
        """Whether the first answer is still to be given. A deferral under way is waited for, never cut off."""
        if self._begun:
            await self._deferring
        else:
            self._deferring.cancel()
        return not self._interaction.response.is_done()

    async def send(self, letter: Letter) -> None:
        """Answer; a lost answer can be asked for again."""
        response = self._interaction.response
        if await self._undeferred():
            if self._update:
                sending = response.edit_message(view=layout(letter), attachments=files(letter))
            else:
                sending = response.send_message(view=layout(letter), files=files(letter), ephemeral=True)
            if await self._quietly(sending) or not self._begun:
                return
        # also if only the news of the deferral was lost
        attached = files(letter)
        await self._quietly(self._interaction.edit_original_response(view=layout(letter), attachments=attached))

    async def refuse(self, letter: Letter) -> None:
        """Say why not, beside a panel that stays as it is."""
        if not self._update:
            await self.send(letter)
            return
        if await self._undeferred():
            sending = self._interaction.response.send_message(view=layout(letter), ephemeral=True)
            if await self._quietly(sending) or not self._begun:
                return
        await self._quietly(self._interaction.followup.send(view=layout(letter), ephemeral=True))

    async def close(self) -> None:
        """Nothing more will be said."""
        await self._undeferred()

    async def _quietly(self, sending: Awaitable[Any]) -> bool:
        """Whether it went out as it should."""
        try:
            await sending
        except discord.HTTPException as error:
            if error.code not in (ACKNOWLEDGED, UNKNOWN_INTERACTION):
                log.warning("an answer was refused: %s", error)
        except (discord.InteractionResponded, aiohttp.ClientError, OSError) as error:
            log.info("an answer was lost: %s", error)
        else:
            return True
        return False


async def suggest(interaction: discord.Interaction[Any], choices: list[tuple[str, Any]]) -> None:
    """Answer an autocomplete."""
    found = [discord.app_commands.Choice(name=name, value=value) for name, value in choices[:25]]
    try:
        await interaction.response.autocomplete(found)
    except PASSING as error:
        log.info("suggestions were lost: %s", error)
