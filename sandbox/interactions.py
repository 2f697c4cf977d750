"""Interactions: what a person does to the bot, the three seconds to answer, and the fifteen minutes after."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, IntEnum

from sandbox import limits, payloads
from sandbox.components import find
from sandbox.limits import ATTACHMENT_BYTES
from sandbox.messages import Draft, Messages, Source
from sandbox.permissions import in_channel
from sandbox.realm import Realm
from sandbox.refusal import Json, Refusal, invalid_form, unknown_interaction, unknown_message, unknown_webhook
from sandbox.world import Channel, ChannelKind, Message, MessageFlag, MessageKind, User

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
REMEMBERED = 2000


class InteractionKind(IntEnum):
    """What the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How the bot may answer."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Standing(Enum):
    """Where an interaction stands."""

    WAITING = "waiting"
    ANSWERED = "answered"
    FAILED = "failed"


ANSWERS = {
    InteractionKind.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    InteractionKind.COMPONENT: {
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    },
    InteractionKind.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionKind.MODAL: {
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
    },
}


@dataclass(slots=True)
class Interaction:
    """One act of a person, and what became of it."""

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    data: Json
    made_at: float
    name: str | None = None
    message: Message | None = None
    trigger: "Interaction | None" = None
    standing: Standing = Standing.WAITING
    answer: Callback | None = None
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    original_id: int | None = None
    followups: list[int] = field(default_factory=list)
    answered_at: float | None = None
    #: when the bot has said what it had to say after a deferral
    resolved_at: float | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing more of the first answer is to come."""
        return self.standing is not Standing.WAITING

    @property
    def resolved(self) -> bool:
        """Whether the bot has said what it had to say after a deferral."""
        return self.resolved_at is not None

    def resolve(self, now: float) -> None:
        """The bot has said something after a deferral; the first time counts."""
        if self.resolved_at is None:
            self.resolved_at = now


Deliver = Callable[[Interaction, Json], None]


class Interactions:
    """Starts interactions and takes the bot's answers."""

    def __init__(self, realm: Realm, messages: Messages) -> None:
        self._realm = realm
        self._world = realm.world
        self._messages = messages
        self._by_token: dict[str, Interaction] = {}
        self.deliver: Deliver = lambda interaction, payload: None

    def start(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: Json,
        *,
        name: str | None = None,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """A person acts: the bot is told, and has three seconds."""
        realm = self._realm
        token = secrets.token_urlsafe(64)
        interaction = Interaction(realm.ids.next(), token, kind, user, channel, data, realm.clock.now(), name)
        interaction.message, interaction.trigger = message, trigger
        self._by_token[token] = interaction
        while len(self._by_token) > REMEMBERED:
            del self._by_token[next(iter(self._by_token))]
        realm.clock.call_at(interaction.made_at + ANSWER_SECONDS, lambda: self._give_up(interaction))
        self.deliver(interaction, self.payload(interaction))
        return interaction

    def _give_up(self, interaction: Interaction) -> None:
        if interaction.standing is Standing.WAITING:
            interaction.standing = Standing.FAILED
            self._tell_outcome(interaction)

    def payload(self, interaction: Interaction) -> Json:
        """The interaction as the gateway sends it."""
        world, channel, user = self._world, interaction.channel, interaction.user
        guild = world.guild_of(channel)
        body: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.kind),
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": self._partial_channel(channel, user),
            "token": interaction.token,
            "version": 1,
            "app_permissions": str(in_channel(world, channel, world.bot_id)),
            "locale": user.locale,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(interaction),
            "context": 0 if guild else 1,
            "attachment_size_limit": ATTACHMENT_BYTES,
        }
        if guild:
            member = payloads.member(world, guild.members[user.id])
            member["permissions"] = str(in_channel(world, channel, user.id))
            body |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": member,
            }
        else:
            body["user"] = payloads.user(user)
        if interaction.message:
            body["message"] = payloads.message(world, interaction.message, self._realm.cdn)
        return body

    def _partial_channel(self, channel: Channel, user: User) -> Json:
        shown = payloads.channel(self._world, channel)
        if channel.kind is ChannelKind.DM:
            return {**shown, "recipients": [payloads.user(user)]}
        shown.pop("permission_overwrites", None)
        return shown

    def _owners(self, interaction: Interaction) -> Json:
        """Who has installed the bot here: the server, the person, or both."""
        guild, user = self._world.guild_of(interaction.channel), interaction.user
        owners = {"1": str(user.id)} if user.installed else {}
        if guild is None or self._world.bot_id in guild.members:
            owners["0"] = str(guild.id) if guild else "0"
        return owners

    def callback(self, interaction_id: int, token: str, body: Json, draft: Draft) -> Interaction:
        """Take the first answer to an interaction."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown_interaction()
        if interaction.standing is Standing.ANSWERED:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if interaction.standing is Standing.FAILED:
            raise unknown_interaction()
        try:
            answer = Callback(body.get("type") or 0)
        except ValueError:
            raise invalid_form("type", "BASE_TYPE_CHOICES", "Value must be one of {1, 4, 5, 6, 7, 8, 9, 12}.") from None
        if answer not in ANSWERS[interaction.kind] or self._cannot_update(interaction, answer):
            raise invalid_form("type", "INTERACTION_TYPE_INVALID", "This answer does not fit the interaction.")
        self._perform(interaction, answer, draft)
        interaction.answer, interaction.standing = answer, Standing.ANSWERED
        interaction.answered_at = self._realm.clock.now()
        self._tell_outcome(interaction)
        return interaction

    def _cannot_update(self, interaction: Interaction, answer: Callback) -> bool:
        updates = answer in (Callback.UPDATE, Callback.DEFERRED_UPDATE)
        return updates and interaction.message is None

    def _perform(self, interaction: Interaction, answer: Callback, draft: Draft) -> None:
        flags = draft.flags
        match answer:
            case Callback.MESSAGE:
                limits.check_flags(flags, allowed=limits.MAY_BE_SET | MessageFlag.EPHEMERAL)
                source = self._source(interaction, ephemeral=bool(flags & MessageFlag.EPHEMERAL))
                message = self._messages.post(interaction.channel, self._world.bot_id, draft, source)
                interaction.original_id = message.id
            case Callback.DEFERRED_MESSAGE:
                limits.check_flags(flags, allowed=int(MessageFlag.EPHEMERAL))
                source = self._source(interaction, ephemeral=bool(flags & MessageFlag.EPHEMERAL))
                interaction.original_id = self._messages.loading(interaction.channel, source).id
            case Callback.DEFERRED_UPDATE if interaction.message:
                interaction.original_id = interaction.message.id
            case Callback.UPDATE if interaction.message:
                if self._world.message(interaction.channel.id, interaction.message.id) is None:
                    raise unknown_message()
                self._messages.edit(interaction.message, draft)
                interaction.original_id = interaction.message.id
            case Callback.CHOICES:
                interaction.choices = draft.body.get("choices") or []
                limits.check_choices(interaction.choices)
            case Callback.MODAL:
                limits.check_modal(draft.body)
                interaction.modal = draft.body
            case _:
                pass

    def _tell_outcome(self, interaction: Interaction) -> None:
        """The person's own client learns what became of the act; nobody else does."""
        data: Json = {
            "id": str(interaction.id),
            "kind": int(interaction.kind),
            "standing": interaction.standing.value,
            "answer": int(interaction.answer) if interaction.answer else None,
        }
        if interaction.answer is Callback.CHOICES:
            data["choices"] = interaction.choices
        if interaction.answer is Callback.MODAL:
            data["modal"] = interaction.modal
        self._realm.tell_one("INTERACTION_OUTCOME", data, interaction.user.id, interaction.channel)

    def _source(self, interaction: Interaction, *, ephemeral: bool) -> Source:
        is_command = interaction.kind is InteractionKind.COMMAND
        kind = MessageKind.CHAT_INPUT_COMMAND if is_command else MessageKind.DEFAULT
        owner = interaction.user.id if ephemeral else None
        return Source(self.metadata(interaction), interaction.name if is_command else None, owner, kind)

    def metadata(self, interaction: Interaction) -> Json:
        """What a message shows of the interaction it came from."""
        body: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": payloads.user(interaction.user),
            "authorizing_integration_owners": self._owners(interaction),
        }
        if interaction.kind is InteractionKind.COMPONENT and interaction.message:
            body["interacted_message_id"] = str(interaction.message.id)
        if interaction.kind is InteractionKind.MODAL and interaction.trigger:
            body["triggering_interaction_metadata"] = self.metadata(interaction.trigger)
        return body

    def by_token(self, token: str) -> Interaction:
        """The acknowledged interaction of a token that is still valid."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.standing is not Standing.ANSWERED:
            raise unknown_webhook()
        if self._realm.clock.now() - interaction.made_at >= TOKEN_SECONDS:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    @property
    def waiting(self) -> int:
        """How many interactions wait for their first answer."""
        return sum(1 for each in self._by_token.values() if each.standing is Standing.WAITING)

    def by_id(self, interaction_id: int) -> Interaction | None:
        """An interaction that is still remembered."""
        return next((each for each in self._by_token.values() if each.id == interaction_id), None)

    def follow_up(self, token: str, draft: Draft) -> Message:
        """A further message; after a deferral the first one takes the placeholder's place."""
        interaction = self.by_token(token)
        interaction.resolve(self._realm.clock.now())
        original = self.original(interaction, missing_ok=True)
        if original and original.flags & MessageFlag.LOADING:
            return self._messages.edit(original, draft)
        limits.check_flags(draft.flags, allowed=limits.MAY_BE_SET | MessageFlag.EPHEMERAL)
        source = self._source(interaction, ephemeral=bool(draft.flags & MessageFlag.EPHEMERAL))
        metadata = {**source.metadata, **self._original_note(interaction)}
        source = Source(metadata, None, source.owner_id, MessageKind.DEFAULT)
        message = self._messages.post(interaction.channel, self._world.bot_id, draft, source)
        interaction.followups.append(message.id)
        self._realm.news.stir()
        return message

    def _original_note(self, interaction: Interaction) -> Json:
        return {"original_response_message_id": str(interaction.original_id)} if interaction.original_id else {}

    def original(self, interaction: Interaction, *, missing_ok: bool = False) -> Message | None:
        """The message of the first answer."""
        found = self._world.message(interaction.channel.id, interaction.original_id or 0)
        if found is None and not missing_ok:
            raise unknown_message()
        return found

    def message_of(self, token: str, which: str) -> Message:
        """A message that a token may fetch, edit and delete: the original or a follow-up."""
        interaction = self.by_token(token)
        if which == "@original":
            found = self.original(interaction)
        else:
            known = {interaction.original_id, *interaction.followups}
            known.add(interaction.message.id if interaction.message else None)
            found = self._world.message(interaction.channel.id, int(which)) if int(which) in known else None
        if found is None:
            raise unknown_message()
        return found

    def edit(self, token: str, which: str, draft: Draft) -> Message:
        """Change a message by token."""
        changed = self._messages.edit(self.message_of(token, which), draft)
        self.by_token(token).resolve(self._realm.clock.now())
        return changed


def component_of(message: Message, custom_id: str) -> Json:
    """The enabled component a person uses."""
    component = find(message.components, custom_id)
    if component is None:
        raise LookupError(f"the message has no component {custom_id!r}")
    if component.get("disabled"):
        raise LookupError(f"the component {custom_id!r} is disabled")
    return component
