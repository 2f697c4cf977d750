"""A kept server of an earlier version, brought to life again with the present bot: all of it as it stood.

Whatever these tests need to know of the bot's insides they get from here.
"""

from __future__ import annotations

import lzma
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import msgspec

from bot.cooldown import Cooldown
from bot.messages import control_ids
from bot.messages.control_ids import ControlId
from bot.wording import bot_words
from engine.core.words import LANGUAGES
from sandbox import Channel, Person, Sandbox
from sandbox.clock import Clock
from sandbox.interactions import Interaction
from sandbox.snowflake import made_at
from sandbox.world import ChannelKind, Message, MessageFlag, World
from tests.e2e.players import Eyes, answered, click
from tests.e2e.stage import Stage, staged
from tests.formats import kept

#: how long nobody ran the bot: not so long that Discord lets old messages be changed but rarely
AWAY = 45 * 60.0
#: presses that are under way at the same time, where their order does not matter
AT_ONCE = 12


class Control(msgspec.Struct, frozen=True):
    """A button or list as it once stood on a message."""

    id: str
    type: int
    label: str
    values: tuple[str, ...]
    disabled: bool
    channel: int
    message: int
    #: the person who alone saw the message
    owner: int | None

    @property
    def ident(self) -> ControlId:
        """What its id says."""
        found = control_ids.read(self.id)
        assert found is not None, f"{self.id} is not read as an id any more"
        return found


class Server:
    """The server with all that is on it."""

    def __init__(self, stage: Stage, version: Path, unsent: list[int]) -> None:
        self.stage = stage
        self.sandbox = stage.sandbox
        self.eyes = Eyes(stage.settings.paravent_database)
        self.controls = msgspec.convert(kept.rows(version / "controls.json.xz"), list[Control])
        self._people = {person.id: person for person in stage.sandbox.people}
        #: every message as it stood, also those that one person alone saw
        self.stood = {message.id: message for message in _messages(_world(version))}
        #: rows that were to be sent when the bot was started
        self.unsent = unsent

    # -- who and where -------------------------------------------------------------------------------------------------

    def person(self, user: int) -> Person:
        """Someone by id."""
        return self._people[user]

    def match(self, which: str, *values: object) -> int:
        """The first match that fits."""
        self.eyes.number = int(self.eyes.rows(f"SELECT id FROM matches WHERE {which} ORDER BY id", *values)[0]["id"])
        return self.eyes.number

    def seated(self) -> list[Person]:
        """Who plays in the match that is looked at, in the order of the seats."""
        rows = self.eyes.rows("SELECT person FROM players WHERE match = ? ORDER BY seat, id", self.eyes.number)
        return [self._people[row["person"]] for row in rows]

    def spectator(self) -> Person:
        """Someone who does not, and mentors nobody."""
        busy = {person.id for person in self.seated()}
        busy |= {row["mentor"] for row in self.eyes.rows("SELECT mentor FROM mentors")}
        return next(person for person in reversed(self._people.values()) if person.id not in busy)

    def thread(self) -> Channel:
        """Where the match is played."""
        [row] = self.eyes.rows("SELECT thread FROM matches WHERE id = ?", self.eyes.number)
        return self.sandbox.world.channels[row["thread"]]

    # -- pressing ------------------------------------------------------------------------------------------------------

    def audience(self, control: Control) -> list[Person]:
        """Who could press it: its owner; otherwise someone at the table and someone who only watches."""
        if control.owner:
            return [self._people[control.owner]]
        channel = self.sandbox.world.channels[control.channel]
        if channel.kind is ChannelKind.DM:
            return [self._people[user] for user in channel.recipients if user in self._people]
        return [self.seated()[0], self.spectator()]

    def press(self, person: Person, control: Control, value: str | None = None) -> Interaction:
        """Use a control as it stood, on its message: also if only that person saw it, and if it was changed since."""
        world = self.sandbox.world
        message = world.message(control.channel, control.message)
        if message is None:
            message = self.stood.get(control.message) or Message(
                control.message, control.channel, world.bot_id, made_at(control.message), owner_id=control.owner,
                flags=MessageFlag.COMPONENTS_V2 | (MessageFlag.EPHEMERAL if control.owner else 0),
                components=[_alone(control)],
            )  # fmt: skip
            world.messages.setdefault(control.channel, {})[message.id] = message
        return click(self.sandbox, person, message, control.id, [value] if value is not None else None)

    async def answer(self, person: Person, control: Control, value: str | None = None) -> str:
        """Press it and read the answer, which must be one."""
        said = await answered(self.sandbox, person, self.press(person, control, value))
        check(said, f"{person.name}: {control}")
        return said

    async def press_all(self, controls: Iterable[Control]) -> int:
        """Everyone presses everything, a few at the same time; every entry of every list at least once."""
        presses = list(self._presses(controls))
        for start in range(0, len(presses), AT_ONCE):
            batch = [(one, self.press(*one)) for one in presses[start : start + AT_ONCE]]
            for (person, control, _), interaction in batch:
                check(await answered(self.sandbox, person, interaction), f"{person.name}: {control}")
        return len(presses)

    def _presses(self, controls: Iterable[Control]) -> Iterator[tuple[Person, Control, str | None]]:
        chosen: set[tuple[int, str, str]] = set()
        for control in controls:
            for person in self.audience(control):
                if not control.values:
                    yield person, control, None
                    continue
                fresh = [value for value in control.values if (person.id, control.id, value) not in chosen]
                for value in fresh or control.values[:1]:
                    chosen.add((person.id, control.id, value))
                    yield person, control, value

    def once(self, controls: Iterable[Control]) -> list[Control]:
        """The same control of the same person, on however many messages, once."""
        return list({(control.id, control.owner, control.values): control for control in controls}.values())

    # -- the whole -----------------------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Wait until everything is sent."""
        await self.eyes.all_sent()
        await self.sandbox.quiet()

    def heard(self) -> dict[int, object]:
        """Every message that stands there now."""
        logs = self.sandbox.world.messages.values()
        return {one: msgspec.to_builtins(log[one].components) for log in logs for one in log}

    async def restart(self) -> None:
        """Stop the bot and start it again."""
        await self.stage.drop_curtain()
        await self.stage.raise_curtain()
        hasten(self.stage)

    async def stop(self) -> bytes:
        """Stop the bot; the store as it is then."""
        self.check()
        await self.stage.drop_curtain()
        return self.eyes.file.read_bytes()

    async def start(self, store: bytes) -> None:
        """Start the bot on that store."""
        for tail in ("-wal", "-shm"):
            self.eyes.file.with_name(self.eyes.file.name + tail).unlink(missing_ok=True)
        self.eyes.file.write_bytes(store)
        await self.stage.raise_curtain()
        hasten(self.stage)

    @staticmethod
    def said(written: str) -> str:
        """An action of the store, as the id of a control says it."""
        fields = msgspec.json.decode(written, type=dict[str, object])
        return " ".join([str(fields.pop("do")), *(f"{name}={value}" for name, value in fields.items())])

    def snapshot(self) -> bytes:
        """All that counts, whichever match: looking around changes nothing of it."""
        tables = ("matches", "players", "positions", "ballots", "votes", "entrants", "tournaments", "orders", "mentors")
        return msgspec.json.encode([_rows(self.eyes, table) for table in tables])

    def check(self) -> None:
        """Nothing has gone wrong that only the operator would notice."""
        assert self.eyes.rows("SELECT * FROM incidents") == []


#: columns that say when or how often, not what
_PASSING = {"orders": ("changed", "seen", "draft"), "positions": ("seen",)}


def _rows(eyes: Eyes, table: str) -> list[str]:
    left_out = _PASSING.get(table, ())
    return sorted(
        repr([value for name, value in row.items() if name not in left_out])
        for row in eyes.rows(f"SELECT * FROM {table}")
    )


def _alone(control: Control) -> dict[str, object]:
    part: dict[str, object] = {"type": control.type, "custom_id": control.id}
    if control.type == 2:
        part |= {"style": 2, "label": control.label or "-"}
    else:
        part["options"] = [{"label": value, "value": value} for value in control.values]
    return {"type": 1, "components": [part]}


def sayings(key: str) -> set[str]:
    """A sentence of the bot in every language."""
    return {bot_words(lang).say(key, number=1, seconds=1) for lang in LANGUAGES}


def check(said: str, what: str) -> None:
    """An answer must be one: neither empty nor the confession that nobody knows what was meant."""
    assert said.strip(), f"no answer to {what}"
    for key in ("unknown-control", "refusal-control-unknown", "store-fails", "store-fails-after", "incident"):
        assert not any(sentence.rstrip("1") in said for sentence in sayings(key)), f"{what}\n{said}"
    assert not any(sentence.split("1")[0] in said for sentence in sayings("refusal-too-fast")), f"{what}\n{said}"


def _world(version: Path) -> World:
    raw = lzma.decompress((version / "world.json.xz").read_bytes())
    return msgspec.json.decode(raw, type=World, strict=False)


def _messages(world: World) -> Iterator[Message]:
    for log in world.messages.values():
        yield from log.values()


def unpack(version: Path, folder: Path) -> None:
    """Lay the kept files out as the bot and Discord expect them."""
    folder.mkdir(parents=True, exist_ok=True)
    for packed, name in (("store.sqlite3.xz", "paravent.sqlite3"), ("world.json.xz", "world.json")):
        (folder / name).write_bytes(lzma.decompress((version / packed).read_bytes()))


@asynccontextmanager
async def revived(version: Path, folder: Path) -> AsyncIterator[Server]:
    """The server, some time after it was kept, with the present bot on it; at the end nothing may have gone wrong."""
    unpack(version, folder)
    due = Eyes(folder / "paravent.sqlite3").rows("SELECT id FROM outbox WHERE state = 'due'")
    clock = Clock()
    clock.advance(made_at(_world(version).last_id) + AWAY - time())
    world = Sandbox(paced=False, state=folder / "world.json", clock=clock)
    async with staged(folder, world=world) as stage:
        hasten(stage)
        server = Server(stage, version, [row["id"] for row in due])
        yield server
        server.check()


def hasten(stage: Stage) -> None:
    """Nobody is told to press more slowly."""
    stage.replace_services(cooldown=Cooldown(most=10**9))
