"""Threads: opening, joining, falling asleep and waking up."""

from collections.abc import Iterable

from sandbox import payloads
from sandbox.clock import iso
from sandbox.news import Notice
from sandbox.permissions import Permission, audience, in_channel, may_see
from sandbox.realm import Realm
from sandbox.refusal import Json, Refusal, invalid_form, missing_access, thread_archived
from sandbox.world import Channel, ChannelKind, Message, MessageFlag, MessageKind, Thread

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
#: tags of one post in a forum
MOST_TAGS = 5


class Threads:
    """All that can be done with threads."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self._world = realm.world
        for channel in self._world.channels.values():
            if channel.thread and not channel.thread.archived:
                self._watch(channel)

    def open(self, parent: Channel, owner_id: int, body: Json, start: Message | None = None) -> Channel:
        """Open a thread, from a message (and with its id) or on its own."""
        name = str(body.get("name") or "").strip()
        if not 1 <= len(name) <= 100:
            raise invalid_form("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        minutes = body.get("auto_archive_duration") or 4320
        if minutes not in ARCHIVE_MINUTES:
            raise invalid_form("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
        if start and start.id in self._world.channels:
            raise Refusal(400, 160004, "A thread has already been created for this message")
        now = self._realm.clock.stamp()
        kind = ChannelKind.PUBLIC_THREAD if start else ChannelKind(body.get("type") or ChannelKind.PRIVATE_THREAD)
        thread = Thread(owner_id, now, now, now, minutes, invitable=body.get("invitable") is not False)
        thread.members[owner_id] = now
        if parent.kind is ChannelKind.FORUM:
            kind, thread.tags = ChannelKind.PUBLIC_THREAD, _tags(parent, body)
        channel = Channel(start.id if start else self._realm.ids.next(), kind, name, parent.guild_id, parent.id)
        channel.thread, channel.slowmode = thread, int(body.get("rate_limit_per_user") or 0)
        self._world.channels[channel.id] = channel
        self._announce(channel, audience(self._world, channel), newly=True)
        if start:
            start.flags |= MessageFlag.HAS_THREAD
            self._realm.tell_message("MESSAGE_UPDATE", start)
            first = Message(self._realm.ids.next(), channel.id, owner_id, now, MessageKind.THREAD_STARTER)
            first.reference_id, first.reference_channel_id = start.id, parent.id
            self._world.keep(first)
        elif kind is ChannelKind.PUBLIC_THREAD and parent.kind is not ChannelKind.FORUM:
            note = Message(self._realm.ids.next(), parent.id, owner_id, now, MessageKind.THREAD_CREATED, name)
            note.reference_channel_id = channel.id
            self._world.keep(note)
            self._realm.tell_message("MESSAGE_CREATE", note)
        self._watch(channel)
        return channel

    def _announce(self, channel: Channel, who: frozenset[int], *, newly: bool) -> None:
        data = payloads.channel(self._world, channel)
        assert channel.thread is not None
        if self._world.bot_id in channel.thread.members:
            data["member"] = payloads.thread_member(channel, self._world.bot_id)
        if newly:
            data["newly_created"] = True
        to_bot = may_see(self._world, channel, self._world.bot_id)
        self._realm.news.publish(Notice("THREAD_CREATE", data, who, to_bot, channel.id))

    def touch(self, channel: Channel, author_id: int, mentioned: Iterable[int] = ()) -> None:
        """Someone wrote: a sleeping thread wakes, author and mentioned people join."""
        thread = channel.thread
        if thread is None:
            return
        if thread.archived:
            if thread.locked:
                raise thread_archived()
            self.update(channel, {"archived": False})
        thread.active_at = self._realm.clock.now()
        thread.total_sent += 1
        for user_id in (author_id, *mentioned):
            if may_see(self._world, self._world.place_of(channel), user_id):
                self.join(channel, user_id)

    def awake(self, channel: Channel) -> None:
        """Refuse what cannot be done in an archived thread."""
        if channel.thread and channel.thread.archived:
            raise thread_archived()

    def join(self, channel: Channel, user_id: int) -> None:
        """Add a person; the first sight of a private thread comes with all that was said there."""
        thread = channel.thread
        assert thread is not None
        if user_id in thread.members:
            return
        saw_before = may_see(self._world, channel, user_id)
        guild = self._world.guild_of(channel)
        if guild is None or user_id not in guild.members:
            raise missing_access()
        thread.members[user_id] = self._realm.clock.stamp()
        if not saw_before:
            self._announce(channel, frozenset((user_id,)), newly=False)
            for message in self._world.messages.get(channel.id, {}).values():
                if message.owner_id is None:
                    data = payloads.gateway_message(self._world, message, self._realm.cdn)
                    files = tuple(message.attachments)
                    self._realm.news.publish(
                        Notice("MESSAGE_BACKLOG", data, frozenset((user_id,)), False, channel.id, files)
                    )
        self._members_changed(channel, added=[user_id], removed=[])

    def leave(self, channel: Channel, user_id: int) -> None:
        """Remove a person."""
        thread = channel.thread
        assert thread is not None
        if user_id not in thread.members:
            return
        del thread.members[user_id]
        self._members_changed(channel, added=[], removed=[user_id])
        if not may_see(self._world, channel, user_id):
            data = {"id": str(channel.id), "type": int(channel.kind)}
            self._realm.tell_one("THREAD_DELETE", data, user_id, channel)

    def _members_changed(self, channel: Channel, added: list[int], removed: list[int]) -> None:
        assert channel.thread is not None
        data: Json = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "member_count": len(channel.thread.members),
            "added_members": [payloads.thread_member(channel, each) for each in added],
            "removed_member_ids": [str(each) for each in removed],
        }
        self._realm.tell("THREAD_MEMBERS_UPDATE", data, channel)

    def update(self, channel: Channel, body: Json) -> None:
        """Rename, archive, wake, lock or unlock."""
        thread = channel.thread
        assert thread is not None
        waking = body.get("archived") is False
        if thread.archived and not waking and not (set(body) <= {"archived", "locked"}):
            raise thread_archived()
        if body.get("name"):
            channel.name = str(body["name"])
        if body.get("auto_archive_duration"):
            if body["auto_archive_duration"] not in ARCHIVE_MINUTES:
                raise invalid_form("auto_archive_duration", "BASE_TYPE_CHOICES", "Not a possible duration.")
            thread.auto_archive_minutes = body["auto_archive_duration"]
            self._watch(channel)
        if body.get("rate_limit_per_user") is not None:
            channel.slowmode = int(body["rate_limit_per_user"])
        if body.get("locked") is not None:
            thread.locked = bool(body["locked"])
        if body.get("invitable") is not None:
            thread.invitable = bool(body["invitable"])
        if body.get("archived") is not None and bool(body["archived"]) != thread.archived:
            thread.archived = bool(body["archived"])
            thread.archived_at = self._realm.clock.stamp()
            if not thread.archived:
                thread.active_at = self._realm.clock.now()
                self._watch(channel)
        self._realm.tell("THREAD_UPDATE", payloads.channel(self._world, channel), channel)

    def delete(self, channel: Channel) -> None:
        """Remove a thread for good."""
        data = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "parent_id": str(channel.parent_id),
            "type": int(channel.kind),
        }
        self._realm.tell("THREAD_DELETE", data, channel)
        del self._world.channels[channel.id]
        self._world.messages.pop(channel.id, None)

    def may_manage(self, channel: Channel, user_id: int) -> bool:
        """Whether a user may lock, wake or remove the thread of someone else."""
        return bool(in_channel(self._world, channel, user_id) & Permission.MANAGE_THREADS)

    def _watch(self, channel: Channel) -> None:
        thread = channel.thread
        assert thread is not None
        self._realm.clock.call_at(thread.active_at + thread.auto_archive_minutes * 60, lambda: self._doze(channel))

    def _doze(self, channel: Channel) -> None:
        thread = channel.thread
        if thread is None or thread.archived or channel.id not in self._world.channels:
            return
        if thread.active_at + thread.auto_archive_minutes * 60 <= self._realm.clock.now():
            self.update(channel, {"archived": True})
        else:
            self._watch(channel)


def _tags(forum: Channel, body: Json) -> list[int]:
    """The tags a post of a forum is given: at most five, known ones, and one at least where the forum wants that."""
    wanted = [int(each) for each in body.get("applied_tags") or []]
    if len(wanted) > MOST_TAGS or set(wanted) - {each.id for each in forum.tags}:
        raise invalid_form("applied_tags", "BASE_TYPE_BAD_LENGTH", f"Must be {MOST_TAGS} or fewer tags of the forum.")
    if forum.tag_required and not wanted:
        raise Refusal(400, 40067, "A tag is required to create a forum post in this channel")
    return wanted


def archived_page(realm: Realm, parent: Channel, kind: ChannelKind, limit: int, before: str | None) -> list[Channel]:
    """The archived threads of a channel, the latest archived first."""
    asleep = [each for each in realm.world.threads_of(parent) if each.thread and each.thread.archived]
    asleep = [each for each in asleep if each.kind is kind]
    asleep.sort(key=lambda each: each.thread.archived_at if each.thread else 0, reverse=True)
    if before:
        asleep = [each for each in asleep if each.thread and iso(each.thread.archived_at) < before]
    return asleep[:limit]
