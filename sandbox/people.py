"""People for tests: they type, press, choose and read, and wait without sleeping."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sandbox.acts import Acts
from sandbox.commands import paths
from sandbox.interactions import Callback, Interaction, Interactions, Standing
from sandbox.invocation import NotPossible
from sandbox.limits import Upload
from sandbox.permissions import may_see
from sandbox.realm import Realm
from sandbox.seen import Choice, Modal, Seen, picture
from sandbox.traffic import Shown, Traffic
from sandbox.world import Channel, Message, MessageFlag, User

#: seconds a person waits for something to appear, unless told otherwise: a busy machine may need minutes
PATIENCE = 180.0


class NoAnswer(AssertionError):
    """The bot did not answer in three seconds: the person reads "The application did not respond"."""


class Exchange:
    """One act of a person and the bot's answer to it."""

    def __init__(self, person: "Person", interaction: Interaction, interactions: Interactions) -> None:
        self._person = person
        self._interactions = interactions
        self.interaction = interaction

    @property
    def answer(self) -> Callback | None:
        """How the bot answered first."""
        return self.interaction.answer

    @property
    def failed(self) -> bool:
        """Whether the three seconds passed in vain."""
        return self.interaction.standing is Standing.FAILED

    @property
    def message(self) -> Seen:
        """The message of the answer, or the one that was updated."""
        found = self._interactions.original(self.interaction, missing_ok=True)
        if found is None:
            raise AssertionError(f"the answer was {self.answer}, without a message")
        return self._person.view(found)

    @property
    def text(self) -> str:
        """All that can be read in the message or modal of the answer."""
        return self.modal.text if self.interaction.modal else self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether the answer's message is for this person only."""
        return self.message.ephemeral

    @property
    def modal(self) -> Modal:
        """The form that was opened."""
        if self.interaction.modal is None:
            raise AssertionError(f"the answer was {self.answer}, not a modal")
        return Modal(self.interaction.modal)

    @property
    def choices(self) -> list[Choice]:
        """The suggestions that were given."""
        return [Choice(each["name"], each["value"]) for each in self.interaction.choices]

    @property
    def followups(self) -> list[Seen]:
        """The further messages that this person sees."""
        channel = self.interaction.channel
        found = (self._person.realm.world.message(channel.id, each) for each in self.interaction.followups)
        return [self._person.view(each) for each in found if each and each.owner_id in (None, self._person.id)]

    async def acknowledged(self) -> "Exchange":
        """Wait for the first answer."""
        news = self._person.realm.news
        await news.until(lambda: self.interaction.is_over or None, PATIENCE, "an answer to the interaction")
        if self.failed:
            raise NoAnswer(f"no answer to {self.interaction.name or self.interaction.data}")
        return self

    async def complete(self) -> "Exchange":
        """Wait until a deferred answer was filled in or taken back, a deferred change made or refused."""
        await self.acknowledged()
        if self.answer in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE):
            await self._person.realm.news.until(lambda: self.filled or None, PATIENCE, "the deferred answer")
        return self

    @property
    def filled(self) -> bool:
        """Whether a deferred answer was filled in or taken back, a deferred change made or refused."""
        if self.answer is Callback.DEFERRED_UPDATE:
            return self.interaction.resolved
        original = self._interactions.original(self.interaction, missing_ok=True)
        return original is None or not original.flags & MessageFlag.LOADING

    async def followup(self, number: int = 1) -> Seen:
        """Wait for the so-many-th further message."""
        news = self._person.realm.news
        enough = lambda: self.followups if len(self.followups) >= number else None  # noqa: E731
        return (await news.until(enough, PATIENCE, f"follow-up {number}"))[number - 1]


class Person:
    """Someone on the server, acted by a test."""

    def __init__(self, user: User, realm: Realm, acts: Acts, interactions: Interactions, traffic: Traffic) -> None:
        self.user = user
        self.id, self.name = user.id, user.display_name
        self.realm = realm
        self._acts = acts
        self._interactions = interactions
        self._traffic = traffic

    def __repr__(self) -> str:
        return f"<Person {self.user.display_name}>"

    @property
    def mention(self) -> str:
        """How a message names this person."""
        return f"<@{self.id}>"

    def commands_in(self, channel: Channel) -> list[str]:
        """The slash commands this person is offered in a channel, such as `comuni bid`."""
        return sorted(path.name for path in paths(self._acts.commands_for(self.user, channel)))

    async def slash(self, channel: Channel, command: str, /, *, wait: bool = True, **options: Any) -> Exchange:
        """Type a slash command such as `"comuni bid", column=1` and wait for the whole answer."""
        return await self._begin(self._acts.command(self.user, channel, command, options), wait=wait)

    async def suggestions(
        self, channel: Channel, command: str, focused: str, typed: str = "", /, **options: Any
    ) -> list[Choice]:
        """What autocomplete offers for an option after typing `typed`."""
        interaction = self._acts.autocomplete(self.user, channel, command, {**options, focused: typed}, focused)
        return (await self._begin(interaction, wait=True)).choices

    async def press(self, message: Seen, button: str | int = 0, *, wait: bool = True) -> Exchange:
        """Press a button, named by label, custom id or place."""
        found = _named(message.buttons, button, lambda each: (each.label, each.custom_id))
        if found.custom_id is None:
            raise NotPossible("a link button does not reach the bot")
        interaction = self._acts.component(self.user, self._current(message), found.custom_id)
        return await self._begin(interaction, wait=wait)

    async def choose(self, message: Seen, *values: Any, select: str | int = 0, wait: bool = True) -> Exchange:
        """Choose values (or labels, people, channels) in a select, named by placeholder, custom id or place."""
        found = _named(message.selects, select, lambda each: (each.placeholder, each.custom_id))
        interaction = self._acts.component(self.user, self._current(message), found.custom_id, values)
        return await self._begin(interaction, wait=wait)

    async def click(self, message: Seen, custom_id: str, *values: Any, wait: bool = True) -> Exchange:
        """Use any component by its custom id, as an old message still on the screen would."""
        interaction = self._acts.component(self.user, self._current(message), custom_id, values)
        return await self._begin(interaction, wait=wait)

    async def submit(
        self, asked: Exchange, fields: Mapping[str, Any] | None = None, /, *, wait: bool = True, **more: Any
    ) -> Exchange:
        """Fill in the modal that an exchange opened; fields are named by label or custom id."""
        return await self._begin(self._acts.submit(asked.interaction, {**(fields or {}), **more}), wait=wait)

    async def _begin(self, interaction: Interaction, *, wait: bool) -> Exchange:
        exchange = Exchange(self, interaction, self._interactions)
        return await exchange.complete() if wait else exchange

    def say(self, channel: Channel, text: str, *files: Upload) -> Seen:
        """Write an ordinary message."""
        return self.view(self._acts.say(self.user, channel, text, files))

    def dismiss(self, message: Seen) -> None:
        """Put an ephemeral message away."""
        self._acts.dismiss(self.user, self._current(message))

    def react(self, message: Seen, emoji: str, *, add: bool = True) -> None:
        """Add or take back a reaction."""
        self._acts.react(self.user, self._current(message), emoji, add=add)

    def join(self, thread: Channel) -> None:
        """Join a thread."""
        self._acts.join(self.user, thread)

    def reload(self) -> None:
        """Restart the client: the ephemeral messages are gone."""
        self._acts.reload(self.user)

    def close_dms(self) -> None:
        """Accept no direct messages from the bot any more."""
        self.user.dms_open = False

    def open_dms(self) -> None:
        """Accept direct messages again."""
        self.user.dms_open = True

    def install_app(self) -> None:
        """Install the bot for oneself: its commands come along, also where it was not invited."""
        self.user.installed = True

    def leave_server(self) -> None:
        """Leave every server; direct messages then fail with 50278."""
        for guild in self.realm.world.guilds.values():
            guild.members.pop(self.id, None)

    @property
    def dm(self) -> Channel:
        """The direct-message channel with the bot."""
        return self.realm.direct_channel(self.id)

    @property
    def dms(self) -> list[Seen]:
        """All direct messages with the bot, oldest first."""
        channel = self.realm.world.dm_with(self.id)
        return self.sees(channel) if channel else []

    @property
    def channels(self) -> list[Channel]:
        """Every channel, thread and direct message this person sees."""
        world = self.realm.world
        return [each for each in world.channels.values() if may_see(world, each, self.id)]

    def sees(self, channel: Channel) -> list[Seen]:
        """The messages of a channel that this person sees, own ephemerals included, oldest first."""
        return [*self._newest_first(channel)][::-1]

    def _newest_first(self, channel: Channel) -> Iterator[Seen]:
        """The messages of a channel that this person sees, the newest first; none is looked at that nobody asks for."""
        world = self.realm.world
        if may_see(world, channel, self.id):
            for each in reversed(world.messages.get(channel.id, {}).values()):
                if each.owner_id in (None, self.id):
                    yield self.view(each)

    def last(self, channel: Channel) -> Seen:
        """The newest message of a channel."""
        newest = next(self._newest_first(channel), None)
        if newest is None:
            raise AssertionError(f"{self.name} sees no message in {channel.name}")
        return newest

    def pinged_in(self, channel: Channel) -> list[Seen]:
        """The messages that notified this person."""
        return [each for each in self.sees(channel) if self.id in each.pings]

    async def wait_for(
        self, channel: Channel, wanted: Callable[[Seen], bool] | str, *, seconds: float = PATIENCE
    ) -> Seen:
        """Wait until a message fits (a function, or a text it contains); also if it is already there."""
        fits = (lambda each: wanted in each.text) if isinstance(wanted, str) else wanted
        found = lambda: next((each for each in self._newest_first(channel) if fits(each)), None)  # noqa: E731
        where = channel.name or "direct messages"
        # to read all of a long thread takes its time, and is wanted only if what is waited for never comes
        what = lambda: f"{wanted!r} in {where}; there is: {[each.text for each in self.sees(channel)]}"  # noqa: E731
        return await self.realm.news.until(found, seconds, what)

    async def wait_for_thread(self, name: str = "", *, seconds: float = PATIENCE) -> Channel:
        """Wait until this person sees a thread whose name contains `name`; the newest one."""
        found = lambda: next((e for e in reversed(self.channels) if e.thread and name in e.name), None)  # noqa: E731
        return await self.realm.news.until(found, seconds, f"a thread {name!r}")

    def shown(self) -> list[Shown]:
        """All that was ever shown to this person."""
        return self._traffic.seen_by(self.id)

    def could_read(self, secret: str | bytes) -> bool:
        """Whether a secret is in anything that was ever shown to this person, files included."""
        wanted = secret.encode() if isinstance(secret, str) else secret
        return any(wanted in each.bytes for each in self.shown())

    def view(self, message: Message) -> Seen:
        """A message as this person sees it."""
        vault = self.realm.vault
        files = [picture(each, vault.read(each)) for each in message.attachments]
        return Seen(message, self.realm.world.users[message.author_id], files)

    def again(self, message: Seen) -> Seen:
        """The same message as it is now."""
        return self.view(self._current(message))

    def _current(self, message: Seen) -> Message:
        found = self.realm.world.message(message.channel_id, message.id)
        if found is None or found.owner_id not in (None, self.id):
            raise NotPossible(f"{self.name} does not see this message (any more)")
        return found


def _named(things: list[Any], wanted: str | int, names: Callable[[Any], tuple[str | None, ...]]) -> Any:
    """The one thing with this name or at this place."""
    if isinstance(wanted, int) and wanted < len(things):
        return things[wanted]
    for thing in things:
        if wanted in names(thing):
            return thing
    raise NotPossible(f"there is no {wanted!r}; there are: {[names(each) for each in things]}")
