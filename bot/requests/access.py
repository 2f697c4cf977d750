"""Which match someone means, and whether they may see it: what stands in a channel is for those who can read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import discord

from bot.match.lobby import Place
from bot.requests.asker import Asker
from bot.requests.language import Language
from bot.requests.transactions import Transactions
from bot.store import Connection, matches
from bot.store.matches import Match, Status
from engine.core.illegal import Illegal, require


class _Known(NamedTuple):
    """A match by its number, if there is one, and whether the person has a seat in it."""

    number: int
    match: Match | None
    seated: bool


class Access:
    """Finds matches for one person, and only those this person may see."""

    def __init__(
        self, interaction: discord.Interaction[Any], asker: Asker, store: Transactions, language: Language
    ) -> None:
        self._interaction = interaction
        self._asker = asker
        self._store = store
        self._language = language
        #: what was looked up of a match already
        self._known: _Known | None = None

    def remember(self, db: Connection, number: int) -> None:
        """Look a match up, and whether the person has a seat in it: it will be asked soon whether they may see it."""
        seated = bool(matches.at_table(db, self._asker.user, [number]))
        self._known = _Known(number, matches.find(db, number), seated)

    async def match_here(self, *, lobby: bool = False) -> Match:
        """The match whose thread or lobby this is; else the only one the person plays in."""

        def look(db: Connection) -> Match | None:
            here = matches.in_channel(db, self._asker.channel or 0, lobby=lobby)
            if here:
                return here
            mine = matches.of_user(db, self._asker.user)
            return mine[0] if len(mine) == 1 else None

        found = await self._store.read(look)
        if found is None:
            raise Illegal("no-match-here")
        return found

    async def match_numbered(self, number: int | None) -> Match:
        """The match of that number, if it belongs to this server; without a number the one that is here."""
        if number is None:
            return await self.match_here()
        found = await self._store.read(matches.find, number)
        if found is None or found.guild != self._asker.guild:
            raise Illegal("match-unknown", number=number)
        return found

    async def match_meant(self, number: int | None) -> Match:
        """The same, if this person may see it: for others it is as if there were none of that number."""
        found = await self.match_numbered(number)
        require(number is None or await self._sees(found), "match-unknown", number=number)
        return found

    async def check_sees(self, number: int) -> None:
        """Refuse a control of a match that this person may not see: its message may be older than that, or a copy."""
        known = self._known if self._known and self._known.number == number else None
        found = known.match if known else await self._store.read(matches.find, number)
        require(found is not None and await self._sees(found), "match-unknown", number=number)

    async def matches_seen(self, *statuses: Status) -> list[Match]:
        """The newest matches of this server that this person may see."""
        found = await self._store.read(matches.of_guild, self._asker.guild, statuses)
        seen = await self.seen_among({match.id: match.channel for match in found})
        return [match for match in found if match.id in seen]

    async def seen_among(self, rooms: Mapping[int, int]) -> set[int]:
        """Those of some matches of this server, each with its channel, that this person may see."""
        mine = await self._store.read(matches.at_table, self._asker.user, list(rooms))
        return {number for number, room in rooms.items() if number in mine or self.can_read(room)}

    def check_room(self) -> None:
        """Refuse to open anything where the bot could not post: nobody could join what nobody sees."""
        require(self._asker.guild is not None, "server-only")
        may, in_thread = self._interaction.app_permissions, isinstance(self._interaction.channel, discord.Thread)
        threads = in_thread or may.create_public_threads
        needed = {
            "view-channel": may.view_channel,
            "send-messages": may.send_messages or in_thread,
            "send-in-threads": may.send_messages_in_threads or not threads,
            "attach-files": may.attach_files,
        }
        words = self._language.bot
        missing = [words.say(f"permission-{name}") for name, given in needed.items() if not given]
        require(not missing, "no-room", missing=words.listed(missing))

    def rooms(self) -> dict[int, str]:
        """The text channels of this server that this person can read, with their names, as they are listed."""
        guild = self._interaction.guild
        found = guild.text_channels if guild else []
        return {room.id: room.name for room in found if self.can_read(room.id)}

    def room_of(self, channel: int) -> int:
        """The channel that a thread of this server belongs to; a channel is its own."""
        guild = self._interaction.guild
        room = guild and guild.get_channel_or_thread(channel)
        here = self._interaction.channel
        if room is None and here is not None and here.id == channel:
            room = here if isinstance(here, discord.Thread) else None
        return room.parent_id if isinstance(room, discord.Thread) else channel

    def lobby_place(self) -> Place:
        """Where a lobby is opened: here, or where this is a post of a forum, in another post of it."""
        here, guild = self._asker.place, self._interaction.guild
        room = self.room_of(here.channel)
        if guild is not None and isinstance(guild.get_channel(room), discord.ForumChannel):
            return Place(here.guild, room, is_forum=True)
        return here

    def can_read(self, channel: int) -> bool:
        """Whether this person can read a channel or thread of this server, as far as the bot knows it; if not, no."""
        guild = self._interaction.guild
        return self._reads(channel, guild and guild.get_channel_or_thread(channel))

    async def _sees(self, match: Match) -> bool:
        """Whether someone is where a match is played, has a seat in it, or can read its channel from elsewhere."""
        here = self._asker.channel
        if here in (match.thread, match.channel):
            return self.can_read(here or 0)
        if self._known and self._known.number == match.id:
            seated = self._known.seated
        else:
            seated = bool(await self._store.read(matches.at_table, self._asker.user, [match.id]))
        if seated:
            return True
        return await self._can_read_for_sure(match.channel)

    async def _can_read_for_sure(self, channel: int) -> bool:
        """Whether this person can read a channel; a thread that sleeps is asked for."""
        guild = self._interaction.guild
        if guild is None or guild.get_channel_or_thread(channel) is not None:
            return self.can_read(channel)
        try:
            found = await self._interaction.client.fetch_channel(channel)
        except (discord.HTTPException, discord.InvalidData):
            found = None
        return self._reads(channel, found)

    def _reads(self, channel: int, room: object) -> bool:
        if self._asker.channel == channel:
            # Discord says with each interaction what the person may do in its channel
            return self._interaction.permissions.view_channel
        # the person as the interaction describes them: members are not kept in memory
        person, guild = self._interaction.user, self._asker.guild
        if not isinstance(room, discord.abc.GuildChannel | discord.Thread) or not isinstance(person, discord.Member):
            return False
        if room.guild.id != guild:
            return False
        if isinstance(room, discord.Thread):
            may = room.parent.permissions_for(person) if room.parent else discord.Permissions.none()
            # who else is in a private thread only Discord knows; those look from inside
            return may.view_channel and (may.manage_threads or not room.is_private())
        return room.permissions_for(person).view_channel
