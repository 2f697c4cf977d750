"""The real bot on the sandbox, in the test's own loop, and people who play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import discord

from bot.app import App
from bot.client import Paravent, build
from bot.clock import Clock
from bot.match.components import Components
from bot.match.play import MatchState, match_state
from bot.metrics import UNWATCHED, Metrics
from bot.requests import Services
from bot.settings import Settings
from bot.store import Connection, matches
from bot.store.people import Notices, change_person
from bot.store.people import Person as PersonSettings
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.words import words_for
from sandbox import Channel, Person, Sandbox, Seen
from sandbox import interactions as sandbox_interactions
from tests.e2e import stores
from tests.prepared_store import make_file

#: seconds to answer where a test is not about them, so that a busy machine does not fail it; Discord allows three
PATIENT = 50.0
#: what most tests are not about: pictures, emojis, and house players that take their time
BARE = {
    "paravent_painters": 0,
    "paravent_emojis": False,
    "paravent_house_pace": 0.0,
    "paravent_house_patience": 0.0,
}
#: seconds for a look of a test's own into the store, as much as a busy machine needs
PATIENCE = 300.0
#: looks for the commands, twenty a second
LOOKS = 2400


class Stage:
    """A sandbox and a bot that can be stopped and started again on the same store."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, *, notices: Notices, metrics: Metrics = UNWATCHED, **more: Any
    ) -> None:
        self.sandbox = sandbox
        self._metrics = metrics
        self._notices = notices
        self.settings = Settings(
            _env_file=None,  # type: ignore[call-arg]
            **{name.lower(): value for name, value in sandbox.environment.items()},
            paravent_database=stores.stored_at(folder),
            **{**BARE, **more},
        )
        if isinstance(self.database, Path):
            make_file(self.database)
        self.bot: Paravent | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def database(self) -> Path | str:
        """Where the bot keeps everything."""
        return self.settings.paravent_database

    @property
    def app(self) -> App:
        """The parts of the running bot: the one way for tests to reach inside."""
        assert self.bot is not None
        return self.bot.app

    @property
    def services(self) -> Services:
        """What the running bot's requests are given."""
        return self.app.services

    def replace_services(self, **parts: Any) -> None:
        """Give the requests to come other parts."""
        self.app.services = replace(self.services, **parts)

    async def raise_curtain(self) -> None:
        """Start the bot and wait until it is ready."""
        stores.hang_up(self.database)
        passing = self.sandbox.clock
        clock = Clock(passing.now, lambda: monotonic() + passing.added)
        bot = build(self.settings, clock, metrics=self._metrics, guild_ready_timeout=0.05)
        self.bot = bot
        self._running = asyncio.create_task(bot.start(self.settings.discord_token))
        waiting = asyncio.create_task(bot.wait_until_ready())
        done, _ = await asyncio.wait({self._running, waiting}, return_when=asyncio.FIRST_COMPLETED, timeout=120)
        if waiting not in done:
            waiting.cancel()
            if self._running in done:
                self._running.result()
            raise AssertionError("the bot does not become ready")
        # they are registered when the process has the lease for it, which may be a moment later
        for _ in range(LOOKS):
            if self.sandbox.world.commands:
                break
            await asyncio.sleep(0.05)
        assert self.sandbox.world.commands, "the commands are not registered"
        if self._notices != "usual":
            chosen, self._notices = self._notices, "usual"
            await self.services.store.write(lambda db: choose_notices(db, self.sandbox.people, chosen))
        stores.keep_line(self.database)

    async def drop_curtain(self) -> None:
        """Stop the bot as a shutdown would."""
        stores.hang_up(self.database)
        if self.bot and self._running:
            await self.bot.close()
            await asyncio.gather(self._running, return_exceptions=True)
            self.bot = None

    def let_pass(self, seconds: float) -> None:
        """Time passes at once, for Discord and for the bot."""
        self.sandbox.clock.advance(seconds)
        if self.bot:
            self.app.clock.moved()

    # -- what people do ------------------------------------------------------------------------------------------------

    def people(self, count: int) -> list[Person]:
        return self.sandbox.people[:count]

    async def lobby(self, host: Person, room: Channel, **options: Any) -> Seen:
        """A lobby, opened by its host."""
        return await lobby(host, room, **options)

    async def begin(self, people: list[Person], room: Channel, **options: Any) -> Channel:
        """A match in its thread, with these people on its seats and house players on the others."""
        lobby = await self.lobby(people[0], room, **options)
        for person in people[1:]:
            await person.press(lobby, "Join")
        await people[0].wait_for(room, lambda seen: seen.id == lobby.id and startable(seen))
        await people[0].press(lobby, "Start")
        thread = await people[0].wait_for_thread()
        await self.live(people[0], thread)
        return thread

    async def live(self, person: Person, thread: Channel) -> Seen:
        """The message with the question that counts now."""
        return await person.wait_for(thread, lambda seen: any(button.label == "Your Move" for button in seen.buttons))

    async def play_on(self, thread: Channel, people: list[Person], *, actions: int, until: str = "") -> None:
        """People play as rookies would, by slash commands, for some actions or until a kind of question is asked."""
        services = self.services
        by_id = {person.id: person for person in people}
        number = 0
        while number < actions:
            now = await services.store.read(lambda db: _match_in(db, services.library, thread.id), PATIENCE)
            if now.game.step is None or now.game.step.word == until:
                return
            seat = next((seat for seat in now.game.asked if now.players[seat].user), None)
            if seat is None:
                await asyncio.sleep(0.05)
                continue
            game = now.match.game
            action = levels(game)["rookie"](now.game.view_of(seat), Dice(f"stage {number}"))
            name = words_for(game, "en").say(f"action-{action.word}", attribute="name")
            fields = {key: value for key, value in action.written().items() if key != "do"}
            person = by_id[now.players[seat].user or 0]
            await person.slash(thread, f"{game.replace('_', '-')} {name}", **fields)
            number += 1


async def lobby(host: Person, room: Channel, **options: Any) -> Seen:
    """A lobby, opened by its host."""
    await host.slash(room, "game new", **{"game": "comuni", "language": "en", **options})
    return await host.wait_for(room, lambda seen: any(button.label == "Join" for button in seen.buttons))


def choose_notices(db: Connection, people: list[Person], notices: Notices) -> None:
    """Let people be told in the thread, by direct message, or both."""
    for person in people:
        change_person(db, PersonSettings(user=person.id, notices=notices))


def _match_in(db: Connection, library: Components, thread: int) -> MatchState:
    match = matches.in_channel(db, thread)
    assert match is not None
    return match_state(db, library, match.id)


def startable(lobby: Seen) -> bool:
    return any(button.label == "Start" and not button.disabled for button in lobby.buttons)


@asynccontextmanager
async def staged(
    folder: Path, *, deadline: float = PATIENT, world: Sandbox | None = None, notices: Notices = "both", **more: Any
) -> AsyncIterator[Stage]:
    """A running bot on a sandbox, a new one if none is given; nothing may differ from Discord's documents.

    People of a new sandbox want to be told everywhere, so that every test also sees what comes by direct message.
    """
    strict, sandbox_interactions.ANSWER_SECONDS = sandbox_interactions.ANSWER_SECONDS, deadline
    base, gateway, asset = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    try:
        async with world or Sandbox(paced=False) as sandbox:
            stage = Stage(sandbox, folder, notices="usual" if world else notices, **more)
            await stage.raise_curtain()
            try:
                yield stage
            finally:
                await stage.drop_curtain()
            assert sandbox.complaints == [], "\n".join(sandbox.complaints)
    finally:
        sandbox_interactions.ANSWER_SECONDS = strict
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
        discord.Asset.BASE = asset
