"""What people do: type, press, choose, fill in. The page and the tests act through here alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandbox.commands import Path, find_path
from sandbox.components import SELECTS, Kind
from sandbox.interactions import Interaction, InteractionKind, Interactions, component_of
from sandbox.invocation import NotPossible, command_data, modal_data, select_data
from sandbox.limits import Upload, check_message
from sandbox.messages import Draft, Messages
from sandbox.permissions import Permission, in_channel, on_server
from sandbox.realm import Realm
from sandbox.refusal import Json
from sandbox.threads import Threads
from sandbox.world import Channel, ChannelKind, Message, User


@dataclass(slots=True)
class Acts:
    """All that a person can do."""

    realm: Realm
    messages: Messages
    threads: Threads
    interactions: Interactions

    def commands_for(self, user: User, channel: Channel) -> list[Json]:
        """The commands a client offers to this person here."""
        return [each for each in self.realm.world.commands.values() if self._offered(each, user, channel)]

    def _offered(self, command: Json, user: User, channel: Channel) -> bool:
        context = 0 if channel.guild_id else 1
        contexts = command.get("contexts")
        if contexts is not None and context not in contexts:
            return False
        if context == 1 and contexts is None and command.get("dm_permission") is False:
            return False
        needed = command.get("default_member_permissions")
        guild = self.realm.world.guild_of(channel)
        types = command.get("integration_types") or [0]
        is_invited = guild is None or self.realm.world.bot_id in guild.members
        if not (is_invited and 0 in types) and not (user.installed and 1 in types):
            return False
        if needed is None or guild is None:
            return True
        granted = on_server(guild, user.id)
        return bool(granted & Permission.ADMINISTRATOR) if needed == "0" else granted & int(needed) == int(needed)

    def _path(self, user: User, channel: Channel, name: str) -> Path:
        self._sees(user, channel)
        if not in_channel(self.realm.world, channel, user.id) & Permission.USE_APPLICATION_COMMANDS:
            raise NotPossible(f"{user.display_name} may not use commands here")
        return find_path(self.commands_for(user, channel), name)

    def _sees(self, user: User, channel: Channel) -> None:
        if not in_channel(self.realm.world, channel, user.id) & Permission.VIEW_CHANNEL:
            raise NotPossible(f"{user.display_name} does not see {channel.name or 'this channel'}")

    def command(self, user: User, channel: Channel, name: str, values: Mapping[str, Any]) -> Interaction:
        """Send a slash command."""
        path = self._path(user, channel, name)
        data = command_data(self.realm, channel, path, values)
        return self.interactions.start(InteractionKind.COMMAND, user, channel, data, name=path.name)

    def autocomplete(
        self, user: User, channel: Channel, name: str, values: Mapping[str, Any], focused: str
    ) -> Interaction:
        """Ask for suggestions while typing an option."""
        path = self._path(user, channel, name)
        option = next((each for each in path.options if each["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise NotPossible(f"/{path.name} has no option {focused!r} with suggestions")
        data = command_data(self.realm, channel, path, values, focused)
        return self.interactions.start(InteractionKind.AUTOCOMPLETE, user, channel, data, name=path.name)

    def component(self, user: User, message: Message, custom_id: str, values: Sequence[Any] = ()) -> Interaction:
        """Press a button or choose in a select."""
        channel = self.realm.world.channels[message.channel_id]
        self._sees(user, channel)
        if message.owner_id not in (None, user.id) or self.realm.world.message(channel.id, message.id) is None:
            raise NotPossible(f"{user.display_name} does not see this message")
        component = component_of(message, custom_id)
        if component["type"] == Kind.BUTTON:
            data: Json = {"custom_id": custom_id, "component_type": int(Kind.BUTTON)}
        elif component["type"] in SELECTS:
            data = select_data(self.realm, channel, component, values)
        else:
            raise NotPossible("this component cannot be used")
        return self.interactions.start(InteractionKind.COMPONENT, user, channel, data, message=message)

    def submit(self, asked: Interaction, fields: Mapping[str, Any]) -> Interaction:
        """Send a filled-in modal."""
        if asked.modal is None:
            raise NotPossible("no modal was opened")
        data = modal_data(self.realm, asked.channel, asked.modal, fields)
        return self.interactions.start(
            InteractionKind.MODAL, asked.user, asked.channel, data, message=asked.message, trigger=asked
        )

    def say(self, user: User, channel: Channel, text: str, files: Sequence[Upload] = ()) -> Message:
        """Write an ordinary message."""
        granted = in_channel(self.realm.world, channel, user.id)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        if not granted & needed:
            raise NotPossible(f"{user.display_name} may not write here")
        return self.messages.post(channel, user.id, Draft({"content": text}, dict(enumerate(files))))

    def post(self, user: User, forum: Channel, title: str, text: str, tags: Sequence[str] = ()) -> Channel:
        """Open a post in a forum, tags by their id; its first message has its id."""
        if forum.kind is not ChannelKind.FORUM:
            raise NotPossible(f"{forum.name or 'this channel'} is not a forum")
        if not in_channel(self.realm.world, forum, user.id) & Permission.SEND_MESSAGES:
            raise NotPossible(f"{user.display_name} may not write here")
        draft = Draft({"content": text}, {})
        # a post without its first message must not be left behind
        check_message(draft.body, draft.files, v2=False)
        thread = self.threads.open(forum, user.id, {"name": title, "applied_tags": list(tags)})
        self.messages.post(thread, user.id, draft, number=thread.id)
        return thread

    def dismiss(self, user: User, message: Message) -> None:
        """Put an ephemeral message away; the bot does not learn of it."""
        if message.owner_id != user.id:
            raise NotPossible("only your own ephemeral messages can be dismissed")
        self.messages.delete(message)

    def react(self, user: User, message: Message, emoji: str, *, add: bool) -> None:
        """Add or take back a reaction."""
        self._sees(user, self.realm.world.channels[message.channel_id])
        self.messages.react(message, user.id, emoji, add=add)

    def join(self, user: User, thread: Channel) -> None:
        """Join a thread that the person sees."""
        self._sees(user, thread)
        self.threads.join(thread, user.id)

    def reload(self, user: User) -> None:
        """Restart the person's client: all ephemeral messages are gone."""
        for log in self.realm.world.messages.values():
            for message in [each for each in log.values() if each.owner_id == user.id]:
                del log[message.id]
        self.realm.news.stir()

    def read(self, user: User, channel: Channel) -> None:
        """The person has read a channel to its end."""
        if channel.last_message_id:
            self.realm.world.read.setdefault(user.id, {})[channel.id] = channel.last_message_id
