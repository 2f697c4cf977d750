"""Two processes on one PostgreSQL: people of two servers play, either process is killed, one makes way for another.

`make soak-scale` presses 200 times a second during the hand-over (PARAVENT_PRESSES).
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest

from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.words import words_for
from sandbox import Channel, Person
from sandbox.interactions import Callback, Interaction, Interactions, Standing
from sandbox.messages import Draft
from sandbox.people import Exchange
from sandbox.refusal import Json, Refusal
from tests.e2e.fleet import Fleet, fleet
from tests.e2e.players import Eyes, what_waits
from tests.postgres import Server
from tests.sentences import says
from tests.store_access import nothing_is_counted

pytestmark = pytest.mark.long

#: presses a second while a process is replaced
PRESSES = int(os.environ.get("PARAVENT_PRESSES", "25"))
#: one press in this many opens a lobby: something that must not be done twice
OPENING = 10
#: how often someone tries again who is told that the store is away
TRIES = 5


async def begin(run: Fleet, room: Channel, people: list[Person], number: int) -> Channel:
    """A match of two people."""
    await people[0].slash(room, "game new", game="comuni", language="en", seats=2)
    lobby = await people[0].wait_for(room, lambda seen: any(button.label == "Join" for button in seen.buttons))
    await people[1].press(lobby, "Join")
    await people[0].wait_for(
        room, lambda seen: any(button.label == "Start" and not button.disabled for button in seen.buttons)
    )
    await people[0].press(people[0].again(lobby), "Start")
    await run.until("SELECT 1 FROM waits WHERE match = ?", number)
    [thread] = [each for each in run.sandbox.world.channels.values() if each.parent_id == room.id]
    return thread


async def act(run: Fleet, eyes: Eyes, thread: Channel, people: list[Person]) -> bool:
    """The player who is asked acts as a rookie would; whether the bot answered.

    On a busy machine the answer may be that the store is away, and that one can try again: then they do.
    """
    for _ in range(TRIES):
        before = eyes.n
        if not await _typed(run, eyes, thread, people):
            return False
        if eyes.n > before:
            return True
    raise AssertionError(f"nothing was done in {TRIES} tries: {run.log()}")


async def _typed(run: Fleet, eyes: Eyes, thread: Channel, people: list[Person]) -> bool:
    now = eyes.now()
    seat = now.game.asked[0]
    action = levels("comuni")["rookie"](now.game.view_of(seat), Dice(f"act {now.match.n}"))
    name = words_for("comuni", "en").say(f"action-{action.word}", attribute="name")
    fields = {key: value for key, value in action.written().items() if key != "do"}
    [person] = [each for each in people if each.id == now.players[seat].user]
    exchange = await person.slash(thread, f"comuni {name}", wait=False, **fields)
    await run.sandbox.until(lambda: exchange.interaction.is_over, "an answer", seconds=120)
    return not exchange.failed


async def test_people_of_two_servers_play_while_either_process_is_killed(
    tmp_path: Path, postgres_server: Server
) -> None:
    async with fleet(tmp_path, postgres_server.prepared()) as run:
        bots = [await run.start("0/2"), await run.start("1/2")]
        await run.until("SELECT 1 FROM memory WHERE key = 'commands'")
        people = run.sandbox.people[:2]
        rooms = [run.sandbox.channel("game-room", guild) for guild in run.sandbox.guilds]
        threads = [await begin(run, room, people, number) for number, room in enumerate(rooms, 1)]
        eyes = [Eyes(run.address, number) for number in (1, 2)]
        for turn in range(4):
            for each, thread in zip(eyes, threads, strict=True):
                assert await act(run, each, thread, people), run.log()
            # who keeps the clocks and house players may die, and who does not
            victim = bots[turn % 2]
            await run.kill(victim)
            survivor = 1 - turn % 2
            assert await act(run, eyes[survivor], threads[survivor], people), run.log()
            # nobody waits for a lease to run out: the next process knows that this one has ended
            bots[turn % 2] = await run.start(victim.shards)
        # direct messages come to the first shard, and tell of matches of both
        awaited = {row["person"] for row in run.rows("SELECT person FROM waits")}
        for person in people:
            told = what_waits((await person.slash(person.dm, "waiting")).text)
            assert ("#1" in told or "#2" in told) == (person.id in awaited)
        await run.all_sent()
        assert [each.n for each in eyes] == [6, 6]
        assert run.rows("SELECT * FROM incidents") == []
        for each, thread in zip(eyes, threads, strict=True):
            posts = run.rows("SELECT message FROM outbox WHERE match = ? AND message IS NOT NULL", each.number)
            assert len({row["message"] for row in posts}) <= len(people[0].sees(thread)) + len(people) * 20


class SecondAnswers:
    """Notes every answer that Discord refuses because there was one before."""

    def __init__(self, desk: Interactions) -> None:
        self.second: list[int] = []
        self._plain = desk.callback
        desk.callback = self._callback  # type: ignore[method-assign]

    def _callback(self, interaction_id: int, token: str, body: Json, draft: Draft) -> Interaction:
        try:
            return self._plain(interaction_id, token, body, draft)
        except Refusal as refusal:
            self.second.append(refusal.body["code"])
            raise


async def read(exchange: Exchange) -> str:
    """What someone reads, as soon as it is there: the sandbox keeps no endless history."""
    return (await exchange.complete()).text


async def test_a_new_process_takes_over_while_people_press(tmp_path: Path, postgres_server: Server) -> None:
    address = postgres_server.prepared()
    async with fleet(tmp_path, address, shards=1) as run:
        old = await run.start("0/1")
        room, ada = run.sandbox.channel("game-room"), run.sandbox.person("Ada")
        await run.until("SELECT 1 FROM memory WHERE key = 'commands'")
        Eyes(address).look(nothing_is_counted)
        counter, pressed, stop = SecondAnswers(run.sandbox.interactions), [], asyncio.Event()
        opening: list[asyncio.Task[str]] = []

        async def press() -> None:
            while not stop.is_set():
                opens = len(pressed) % OPENING == 0
                if opens:
                    exchange = await ada.slash(room, "game new", game="comuni", language="en", wait=False)
                else:
                    exchange = await ada.slash(room, "waiting", wait=False)
                pressed.append((opens, exchange))
                if opens:
                    opening.append(asyncio.create_task(read(exchange)))
                await asyncio.sleep(1 / PRESSES)

        pressing = asyncio.create_task(press())
        new = await run.start("0/1")
        await asyncio.wait_for(old.process.wait(), 120)
        assert old.process.returncode == 0, run.log()
        assert run.sandbox.connected_shards == [(0, 1)]
        # the new one goes on alone
        begun = len(pressed)
        await run.sandbox.until(lambda: len(pressed) > begun + PRESSES, "more presses")
        stop.set()
        await pressing
        await run.sandbox.until(lambda: all(each.interaction.is_over for _, each in pressed), "answers", seconds=120)
        exchanges: list[Exchange] = [each for _, each in pressed]
        assert [each for each in exchanges if each.failed] == [], "nobody is left without an answer"
        assert all(each.interaction.standing is Standing.ANSWERED for each in exchanges)
        assert all(each.answer in (Callback.MESSAGE, Callback.DEFERRED_MESSAGE) for each in exchanges)
        texts = await asyncio.gather(*opening)
        [lobbies] = run.rows("SELECT count(*) AS n FROM matches")
        # where much is pressed the answer may be to try again, or to look whether it was done: what was told as done is
        # done, once
        answers = ("lobby-opened", "store-unsure", "store-fails", "store-silent")
        opened, unsure, *refused = (sum(says(text, key) for text in texts) for key in answers)
        assert opened <= lobbies["n"] <= opened + unsure, f"nothing is done twice, or never: {Counter(texts)}"
        # a busy machine may have to refuse one: it says so, and the others are done
        assert opened + unsure + sum(refused) == len(opening), Counter(texts)
        assert opened > unsure + sum(refused), Counter(texts)
        assert counter.second == [], "nothing is answered by both"
        await run.all_sent()
        assert new.process.returncode is None
        print(f"{len(pressed)} presses, {lobbies['n']} lobbies, {opened} told of, {unsure} unsure")  # noqa: T201
