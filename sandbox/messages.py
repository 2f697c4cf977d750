"""Saying, changing, removing, pinning: the life of a message."""

from collections import deque
from dataclasses import dataclass, field

from sandbox import limits, payloads
from sandbox.components import Arrangement, arrange_embeds, texts
from sandbox.mentions import check_allowed, resolve
from sandbox.realm import Realm
from sandbox.refusal import Json, Refusal, invalid_form, unknown_message
from sandbox.threads import Threads
from sandbox.uploads import store
from sandbox.world import Attachment, Channel, Message, MessageFlag, MessageKind

NONCE_SECONDS = 300
OLD_SECONDS = 3600
OLD_EDITS = 3
OLD_EDIT_WINDOW = 6.0
PINS = 250
NOT_BUILT = ("poll", "sticker_ids")


@dataclass(slots=True)
class Draft:
    """The form of a message, with its files."""

    body: Json
    files: dict[int, limits.Upload] = field(default_factory=dict)

    @property
    def flags(self) -> int:
        """The flags asked for."""
        return int(self.body.get("flags") or 0)


@dataclass(frozen=True, slots=True)
class Source:
    """The interaction a message answers: what it shows of it, and to whom alone it is shown."""

    metadata: Json
    name: str | None
    owner_id: int | None
    kind: MessageKind


class Messages:
    """All that can be done with messages."""

    def __init__(self, realm: Realm, threads: Threads, *, old_edits: int = OLD_EDITS) -> None:
        self._realm = realm
        self._world = realm.world
        self._threads = threads
        self._nonces: dict[tuple[int, str], tuple[float, int]] = {}
        self._most_old_edits = old_edits
        self._old_edits: dict[int, deque[float]] = {}

    def post(
        self,
        channel: Channel,
        author_id: int,
        draft: Draft,
        source: Source | None = None,
        number: int | None = None,
    ) -> Message:
        """Say something in a channel; the first message of a forum's post has the number of the post."""
        body, v2 = draft.body, bool(draft.flags & MessageFlag.COMPONENTS_V2)
        limits.check_message(body, draft.files, v2=v2)
        if missing := [key for key in NOT_BUILT if body.get(key)]:
            raise Refusal(501, 0, f"the sandbox does not know {missing[0]}")
        allowed = body.get("allowed_mentions")
        if allowed:
            check_allowed(allowed)
        if not (source and source.owner_id is not None) and (earlier := self._with_same_nonce(channel, body)):
            return earlier
        clock = self._realm.clock
        message = Message(number or self._realm.ids.next(), channel.id, author_id, clock.stamp())
        message.flags = draft.flags & limits.MAY_BE_SET
        message.content = (body.get("content") or "").strip()
        message.nonce = body.get("nonce")
        message.tts = bool(body.get("tts"))
        if source:
            message.kind, message.from_webhook = source.kind, True
            message.interaction, message.interaction_name = source.metadata, source.name
            message.owner_id = source.owner_id
            if source.owner_id is not None:
                message.flags |= MessageFlag.EPHEMERAL
        self._refer(message, body.get("message_reference"))
        self._fill(message, draft)
        self._mention(message, channel, allowed, notify=not message.flags & MessageFlag.SILENT)
        self.publish_new(message)
        if body.get("nonce") and body.get("enforce_nonce"):
            self._nonces[channel.id, str(body["nonce"])] = (clock.now(), message.id)
        return message

    def publish_new(self, message: Message) -> None:
        """Put a finished message into its channel and tell everyone concerned."""
        channel = self._world.channels[message.channel_id]
        if message.owner_id is None:
            self._threads.touch(channel, message.author_id, message.mentions)
            channel.last_message_id = message.id
        for old in self._world.keep(message):
            self._forget_files(old)
        self._realm.tell_message("MESSAGE_CREATE", message)

    def loading(self, channel: Channel, source: Source) -> Message:
        """The placeholder "is thinking…" of a deferred answer."""
        message = Message(self._realm.ids.next(), channel.id, self._world.bot_id, self._realm.clock.stamp())
        message.kind, message.from_webhook, message.owner_id = source.kind, True, source.owner_id
        message.interaction, message.interaction_name = source.metadata, source.name
        message.flags = int(MessageFlag.LOADING)
        if source.owner_id is not None:
            message.flags |= MessageFlag.EPHEMERAL
        self.publish_new(message)
        return message

    def edit(self, message: Message, draft: Draft) -> Message:
        """Change a message; what the form does not name stays."""
        body = draft.body
        was_loading = bool(message.flags & MessageFlag.LOADING)
        becomes_v2 = bool(draft.flags & MessageFlag.COMPONENTS_V2)
        if message.is_v2 or becomes_v2:
            legacy = {key: body.get(key) for key in ("content", "embeds")}
            if not message.is_v2 and not was_loading:
                legacy = {"content": body.get("content", message.content), "embeds": body.get("embeds", message.embeds)}
            limits.check_message({**body, **legacy}, draft.files, v2=True, editing=True)
        else:
            limits.check_message(body, draft.files, v2=False, editing=True)
        if allowed := body.get("allowed_mentions"):
            check_allowed(allowed)
        self._slow_down_old_edits(message)
        if "flags" in body and body["flags"] is not None:
            kept = message.flags & ~MessageFlag.SUPPRESS_EMBEDS
            message.flags = kept | draft.flags & (MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)
        if "content" in body:
            message.content = (body["content"] or "").strip()
        self._fill(message, draft)
        empty = not (message.content or message.embeds or message.components or message.attachments)
        if empty:
            raise Refusal(400, 50006, "Cannot send an empty message")
        channel = self._world.channels[message.channel_id]
        if was_loading:
            message.flags &= ~MessageFlag.LOADING
            self._mention(message, channel, allowed, notify=True)
        else:
            message.edited_at = self._realm.clock.stamp()
            self._mention(message, channel, allowed, notify=False)
        self._realm.tell_message("MESSAGE_UPDATE", message)
        return message

    def delete(self, message: Message) -> None:
        """Remove a message."""
        channel = self._world.channels[message.channel_id]
        del self._world.messages[channel.id][message.id]
        self._forget_files(message)
        data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id:
            data["guild_id"] = str(channel.guild_id)
        if message.owner_id is not None:
            self._realm.tell_one("MESSAGE_DELETE", data, message.owner_id, channel)
        else:
            self._realm.tell("MESSAGE_DELETE", data, channel)

    def pin(self, message: Message, *, pinned: bool) -> None:
        """Pin or unpin a message; a pin is announced by a system message."""
        channel = self._world.channels[message.channel_id]
        if pinned == (message.pinned_at is not None):
            return
        if pinned:
            if len(self.pinned(channel)) >= PINS:
                raise Refusal(400, 30003, f"Maximum number of pins reached ({PINS})")
            message.pinned_at = channel.last_pin_at = self._realm.clock.stamp()
        else:
            message.pinned_at = None
        self._realm.tell_message("MESSAGE_UPDATE", message)
        update: Json = {"channel_id": str(channel.id)}
        if channel.guild_id:
            update["guild_id"] = str(channel.guild_id)
        update["last_pin_timestamp"] = payloads.channel(self._world, channel)["last_pin_timestamp"]
        self._realm.tell("CHANNEL_PINS_UPDATE", update, channel)
        if pinned:
            note = Message(self._realm.ids.next(), channel.id, self._world.bot_id, self._realm.clock.stamp())
            note.kind, note.reference_id, note.reference_channel_id = MessageKind.PINNED, message.id, channel.id
            self.publish_new(note)

    def pinned(self, channel: Channel) -> list[Message]:
        """The pinned messages, newest pin first."""
        pins = [each for each in self._world.messages.get(channel.id, {}).values() if each.pinned_at is not None]
        return sorted(pins, key=lambda each: each.pinned_at or 0, reverse=True)

    def react(self, message: Message, user_id: int, emoji: str, *, add: bool) -> None:
        """Add or take back a reaction."""
        who = message.reactions.setdefault(emoji, [])
        if add == (user_id in who):
            if not who:
                del message.reactions[emoji]
            return
        (who.append if add else who.remove)(user_id)
        if not who:
            del message.reactions[emoji]
        channel = self._world.channels[message.channel_id]
        name, _, custom = emoji.partition(":")
        data: Json = {
            "user_id": str(user_id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "emoji": {"id": custom or None, "name": name},
            "burst": False,
            "type": 0,
        }
        if channel.guild_id:
            data["guild_id"] = str(channel.guild_id)
        self._realm.tell(f"MESSAGE_REACTION_{'ADD' if add else 'REMOVE'}", data, channel)

    def _refer(self, message: Message, reference: Json | None) -> None:
        if not reference:
            return
        target_channel = int(reference.get("channel_id") or message.channel_id)
        target_id = int(reference["message_id"])
        if self._world.message(target_channel, target_id) is None:
            if reference.get("fail_if_not_exists", True):
                raise invalid_form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return
        message.kind = MessageKind.REPLY
        message.reference_id, message.reference_channel_id = target_id, target_channel

    def _with_same_nonce(self, channel: Channel, body: Json) -> Message | None:
        if not (body.get("nonce") and body.get("enforce_nonce")):
            return None
        now = self._realm.clock.now()
        self._nonces = {key: each for key, each in self._nonces.items() if now - each[0] < NONCE_SECONDS}
        known = self._nonces.get((channel.id, str(body["nonce"])))
        return self._world.message(channel.id, known[1]) if known else None

    def _slow_down_old_edits(self, message: Message) -> None:
        now = self._realm.clock.now()
        if now - message.at < OLD_SECONDS:
            return
        edits = self._old_edits.setdefault(message.channel_id, deque())
        while edits and now - edits[0] >= OLD_EDIT_WINDOW:
            edits.popleft()
        if len(edits) >= self._most_old_edits:
            wait = round(OLD_EDIT_WINDOW - (now - edits[0]), 3)
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            raise Refusal(429, 30046, text, retry_after=wait, **{"global": False})
        edits.append(now)

    def _fill(self, message: Message, draft: Draft) -> None:
        body = draft.body
        attachments = self._attach(message, draft)
        components, embeds = message.components, message.embeds
        used: set[int] = {each.id for each in message.attachments if each.in_embed}
        if body.get("embeds") is not None:
            embeds, used = arrange_embeds(body["embeds"], attachments, self._realm.cdn)
        elif "embeds" in body:
            embeds, used = [], set()
        if body.get("components") is not None:
            components = Arrangement(attachments, self._realm.cdn, self._realm.world.emojis).of(body["components"])
        elif "components" in body:
            components = []
        for each in attachments:
            each.in_embed = each.id in used
        gone = {each.id for each in message.attachments} - {each.id for each in attachments}
        for each_id in gone:
            self._realm.vault.drop(each_id)
        message.attachments, message.components, message.embeds = attachments, components, embeds

    def _attach(self, message: Message, draft: Draft) -> list[Attachment]:
        listed = draft.body.get("attachments")
        described = {str(each.get("id")): each for each in listed or ()}
        kept = [each for each in message.attachments if listed is None or str(each.id) in described]
        for each in kept:
            if "description" in described.get(str(each.id), {}):
                each.description = described[str(each.id)]["description"]
        return kept + [
            store(self._realm, message.channel_id, upload, described.get(str(index), {}), message.owner_id is not None)
            for index, upload in sorted(draft.files.items())
        ]

    def _mention(self, message: Message, channel: Channel, allowed: Json | None, *, notify: bool) -> None:
        text = "\n".join([message.content, *texts(message.components)])
        found = resolve(self._world, channel, message.author_id, text, allowed)
        message.mentions, message.mention_roles = list(found.users), found.roles
        message.mention_everyone = found.everyone
        replied = self._replied_to(message, allowed)
        if replied is not None and replied not in message.mentions:
            message.mentions.append(replied)
        if not notify or message.owner_id is not None:
            return
        pinged = set(message.mentions)
        if guild := self._world.guild_of(channel):
            for member in guild.members.values():
                if found.everyone or set(member.roles) & set(found.roles):
                    pinged.add(member.user_id)
        message.pings = sorted(pinged - {message.author_id, self._world.bot_id})

    def _replied_to(self, message: Message, allowed: Json | None) -> int | None:
        if message.kind is not MessageKind.REPLY or not message.reference_id or not message.reference_channel_id:
            return None
        if allowed is not None and not allowed.get("replied_user"):
            return None
        target = self._world.message(message.reference_channel_id, message.reference_id)
        return target.author_id if target and target.author_id != message.author_id else None

    def _forget_files(self, message: Message) -> None:
        for each in message.attachments:
            self._realm.vault.drop(each.id)


def existing(realm: Realm, channel: Channel, message_id: int) -> Message:
    """A message that the channel routes can reach: ephemeral ones are not among them."""
    message = realm.world.message(channel.id, message_id)
    if message is None or message.owner_id is not None:
        raise unknown_message()
    return message
