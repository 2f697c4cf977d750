"""`python -m tests.bench`: the bot through the sandbox, beside an echo command of the same client, in one run.

`answers`: a real action (load, submit, commit, answer) and an echo, p50 and p99. `crowd`: many matches, one action a
second each in turn; `wire`: the same until Discord has an answer, and `rate`: how many a second are answered in time.
`growth`: what an action costs with 20, 1,000, 10,000 and 100,000 matches in the store, and how long the bot takes to
start there. `both`: what it costs in a SQLite file
and in PostgreSQL, both of which have it on the disk before they answer, taken in turn; `together`: how many a second
one process carries out on PostgreSQL, and how many two do. `disk`: what a whole match takes on the disk before and
after its positions are packed, and what reading one costs. `pictures`: how long a table waits for the picture of a move
after its words, and what a painter takes. `steady`: whether the bot's memory grows in ten minutes of play.

Rows with a bar say whether they hold it; with `--check` it ends with an error if one does not.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from bot.client import Paravent
from bot.clock import Clock
from bot.console.run import settle
from bot.match import lobby, play, seats
from bot.match.components import Components
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause
from bot.position_packer import PositionPacker
from bot.requests import Request, receive
from bot.store import Connection, Store, packs, positions
from bot.store.sqlite_connection import connect
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.words import words_for
from tests import postgres
from tests.crowded_store import fill, template
from tests.dealt import begin
from tests.e2e.stage import Stage, staged
from tests.laws.tables import OURS
from tests.picture_wait import painter_memory, picture_waits
from tests.rush import DRAIN, rush, started

ROOKIE = levels("comuni")["rookie"]
#: a real action takes at most this many times as long as an echo, and on PostgreSQL as in a file
MOST_ECHOES, MOST_TIMES = 1.8, 3
#: how often they are put beside each other
STAGES = 5
#: what an action may ask of PostgreSQL, and how often it may wait for it
MOST_STATEMENTS, MOST_TRIPS = 18, 3
#: seconds in which 99 of 100 have a first sign, and the answer itself; this many actions a second are answered so
FIRST_SIGN, ANSWERED, LEAST_RATE = 0.5, 1.0, 300
#: an action in a large store costs at most this many times what it does in a small one
MOST_GROWTH = 1.5
#: matches in the stores that are compared, how many of them run, and actions of those that are over
SIZES, ACTIVE, PLAYED = (20, 1000, 10_000, 100_000), 10, 12
#: seconds until the bot is ready in the largest of them, and MiB that it takes with hundreds of running matches: before
#: anybody acts, and after a rush that it keeps up with
LONGEST_START, MOST_MEMORY = 3.0, 150
#: seconds from the words of a move to its picture in the median, and MiB of a painter that has drawn every game
PICTURE_AFTER_WORDS, MOST_PAINTER = 0.6, 120
#: MiB by which the bot may have grown from the second fifth of ten minutes to the last, and actions a second meanwhile
MOST_CREEP, STEADY_RATE = 10, 50
#: bars that were missed
MISSED: list[str] = []


def bar(what: str, found: float, *, most: float | None = None, least: float | None = None) -> str:
    """What a number is held against."""
    kept = (most is None or found <= most) and (least is None or found >= least)
    if not kept:
        MISSED.append(what)
    limit = f"at most {most:g}" if most is not None else f"at least {least:g}"
    return f"({limit}: {'yes' if kept else 'NO'})"


def spread(times: list[float]) -> str:
    """Median and worst of a hundred, in milliseconds."""
    if len(times) < 2:
        return f"too few ({len(times)})"
    cuts = quantiles(times, n=100)
    return f"p50 {1000 * cuts[49]:8.2f} ms   p99 {1000 * cuts[98]:8.2f} ms   ({len(times)})"


def seed_matches(db: Connection, library: Components, count: int, users: list[int], thread: int = 0) -> list[int]:
    """Running two-player matches, straight into the store; the first user holds a seat in each."""
    made = []
    for number in range(count):
        cause = Cause(f"bench-{thread}-{number}-{time.perf_counter_ns()}", users[0], time.time())
        invitation = Invitation("comuni", {}, "en", 2, (), "printed")
        match = lobby.open_lobby(db, cause, invitation, Place(1, 1), Guest(users[0], "Ada", "en"))
        lobby.seat(db, match.id, Guest(users[1], "Bruno", "de"), cause._replace(interaction=cause.interaction + "b"))
        begin(db, library, cause._replace(interaction=cause.interaction + "s"), match.id)
        made.append(match.id)
    db.execute("UPDATE outbox SET state = 'void' WHERE state = 'due'")
    return made


def one_action(db: Connection, library: Components, match: int, number: int) -> None:
    """A rookie's action in a match, as the bot carries it out."""
    now = play.match_state(db, library, match)
    if now.match.status != "running":
        return
    seat = now.game.asked[0]
    written = ROOKIE(now.game.view_of(seat), Dice(str(number))).written()
    user = now.players[seat].user
    assert user is not None
    seats.act(db, library, Cause(f"bench-act-{match}-{number}", user, time.time()), match, written, None)


async def echo(request: Request) -> None:
    """The trivial command: an answer, nothing else."""
    await request.reply.say("done")


def _due(db: Connection) -> int:
    """Rows to be sent now."""
    [(count,)] = db.execute(
        "SELECT count(*) FROM outbox WHERE state = 'due' AND kind <> 'picture' AND due <= ?", (time.time(),)
    ).fetchall()
    return int(count)


async def _calm(stage: Stage) -> None:
    """Wait until nothing of what was done before is being sent."""
    await stage.sandbox.quiet(0.05)
    while await stage.services.store.read(_due):
        await stage.sandbox.quiet(0.05)


async def answering(stage: Stage, rounds: int, *, calm: bool) -> float:
    """How long people wait, for an action beside an echo: right after one another, while what the last action has to
    tell is still being posted, or of a bot that has nothing else to do.
    """
    ada = stage.people(1)[0]
    room = stage.sandbox.channel("game-room")
    thread = await stage.begin(stage.people(2), room, seats=2)
    services = stage.services
    plain: list[float] = []
    real: list[float] = []
    original = Paravent.on_interaction

    async def echoing(self: Any, interaction: Any) -> None:
        await receive(self.app.services, interaction, echo, update=False)

    people = {person.id: person for person in stage.people(2)}
    for number in range(rounds):
        if calm:
            await _calm(stage)
        Paravent.on_interaction = echoing  # type: ignore[method-assign]
        began = time.perf_counter()
        await ada.slash(room, "waiting")
        plain.append(time.perf_counter() - began)
        Paravent.on_interaction = original  # type: ignore[method-assign]
        now = await services.store.read(lambda db: play.match_state(db, services.library, 1))
        if now.match.status != "running":
            break
        seat = now.game.asked[0]
        action = ROOKIE(now.game.view_of(seat), Dice(str(number)))
        name = words_for("comuni", "en").say(f"action-{action.word}", attribute="name")
        fields = {key: value for key, value in action.written().items() if key != "do"}
        if calm:
            await _calm(stage)
        began = time.perf_counter()
        await people[now.players[seat].user or 0].slash(thread, f"comuni {name}", **fields)
        real.append(time.perf_counter() - began)
        await stage.sandbox.quiet(0.01)
    print(f"  echo command           {spread(plain)}")
    print(f"  real action            {spread(real)}")
    return quantiles(real, n=2)[0] / quantiles(plain, n=2)[0]


async def crowd(matches: int, seconds: int) -> None:
    """The store, the rules and the loop, with one action a second in each of many matches."""
    library = Components()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3")
        numbers = await store.write(partial(seed_matches, library=library, count=matches, users=[1, 2]))
        waits: list[float] = []
        lags: list[float] = []

        async def lag() -> None:
            while True:
                began = time.perf_counter()
                await asyncio.sleep(0.005)
                lags.append(time.perf_counter() - began - 0.005)

        async def act(match: int, number: int) -> None:
            began = time.perf_counter()
            await store.write(partial(one_action, library=library, match=match, number=number))
            waits.append(time.perf_counter() - began)

        watching = asyncio.create_task(lag())
        tasks, began = [], time.perf_counter()
        for tick in range(matches * seconds):
            due = began + tick / matches
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tasks.append(asyncio.create_task(act(numbers[tick % matches], tick // matches)))
        await asyncio.gather(*tasks)
        watching.cancel()
        await store.close()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"  commit                 {spread(waits)}")
    print(f"  event-loop lag         {spread(lags)}")
    print(f"  memory                 {memory:8.0f} MiB")


#: seconds to find out whether a rate can be kept up, and how many rates are tried
TRIAL, TRIALS = 10, 6


async def wire(matches: int, seconds: int) -> None:
    """Until Discord has the first answer. If one machine cannot be both Discord and the bot at one action a second in
    each match, the rate is halved until it can; the minute is then measured at that rate.
    """
    rate = float(matches)
    while True:
        tried = await rush(seed_matches, matches, rate, min(TRIAL, seconds))
        kept_up = not tried.unanswered and quantiles(tried.waits, n=100)[98] < 1.0
        print(f"  {rate:5.0f} actions/s for {TRIAL} s   {spread(tried.waits)}   not in time: {tried.unanswered}")
        if kept_up or rate < 2:
            break
        rate /= 2
    found = await rush(seed_matches, matches, rate, seconds)
    first = quantiles(found.waits, n=100)[98]
    print(f"  acknowledgement        {spread(found.waits)} {bar('first sign', first, most=FIRST_SIGN)}")
    print(f"  at a rate of           {rate:8.0f} actions/s {bar('rate of a minute', rate, least=matches)}")
    print(f"  not in time            {found.unanswered:8} {bar('unanswered', found.unanswered, most=0)}")
    print(f"  answer                 {spread(found.answers)}")
    print(f"  processor of the bot   {100 * found.busy:8.0f} %, {1000 * found.cost:.2f} ms for an action")
    print(f"  sent late by the bench {found.behind:8.2f} s")
    print(
        f"  memory of the bot      {found.memory[0]:8.0f} MiB with {matches} running matches "
        f"{bar('memory', found.memory[0], most=MOST_MEMORY)}, {found.memory[1]:.0f} MiB with those in line"
    )
    print(f"  posts still to be sent {found.left:8}, {found.unsent} of them {DRAIN:.0f} s later")


async def answer_rate(matches: int) -> None:
    """The highest rate at which people read what came of their actions in time; what is posted for all may queue."""
    kept, failed, rate, memory = 0.0, 0.0, float(LEAST_RATE), 0.0
    for _ in range(TRIALS):
        tried = await rush(seed_matches, matches, rate, TRIAL)
        slow = quantiles(tried.answers, n=100)[98] if len(tried.answers) > 1 else float("inf")
        in_time = slow <= ANSWERED and not tried.unanswered and len(tried.answers) == len(tried.waits)
        print(
            f"  {rate:5.0f} actions/s for {TRIAL} s   {spread(tried.answers)}   not in time: {tried.unanswered}, "
            f"{1000 * tried.cost:.2f} ms of the bot's processor for an action, sent late {tried.behind:.2f} s"
        )
        kept, failed = (rate, failed) if in_time else (kept, rate)
        memory = tried.memory[1] if rate == LEAST_RATE else memory
        if failed and failed - kept < 0.1 * failed:
            break
        rate = (kept + failed) / 2 if failed else 1.5 * kept
    print(
        f"  answered in {ANSWERED:g} s at       {kept:8.0f} actions/s {bar('rate of answers', kept, least=LEAST_RATE)}"
    )
    held = bar("memory after a rush", memory, most=MOST_MEMORY)
    print(f"  memory of the bot      {memory:8.0f} MiB after {LEAST_RATE} actions/s {held}")


async def pictures(moves: int) -> None:
    """The picture of a move in the thread, and the process that draws it."""
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder), paravent_painters=1) as stage:
            settle(lambda: False)
            thread = await stage.begin(stage.people(2), stage.sandbox.channel("game-room"), seats=2)
            waits = await picture_waits(stage, thread, moves)
    middle = quantiles(waits, n=2)[0]
    print(f"  picture after words    {spread(waits)} {bar('picture after words', middle, most=PICTURE_AFTER_WORDS)}")
    warm, after = painter_memory()
    print(
        f"  memory of a painter    {warm:8.0f} MiB when it is warm, {after:.0f} MiB when it has drawn every game "
        f"{bar('painter', after, most=MOST_PAINTER)}"
    )


async def steady(matches: int, seconds: int) -> None:
    """The bot's memory over ten minutes in which people play on."""
    found = await rush(seed_matches, matches, STEADY_RATE, seconds)
    fifth = len(found.course) // 5
    if not fifth:
        print(f"  too short to tell: {seconds} s")
        return
    # what is read and remembered once is there by the second fifth
    early, late = (sorted(part)[fifth // 2] for part in (found.course[fifth : 2 * fifth], found.course[-fifth:]))
    print(f"  answer                 {spread(found.answers)}   not in time: {found.unanswered}")
    print(f"  memory of the bot      {' '.join(f'{one:.0f}' for one in found.course)} MiB")
    print(f"  growth                 {late - early:8.1f} MiB {bar('growth of memory', late - early, most=MOST_CREEP)}")


async def growth() -> None:
    """The same action in a small and in a large store, in which most matches are over and packed; and the start there.

    What counts is the processor's time of all threads: it does not depend on who else uses the machine.
    """
    library = Components()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.sqlite3"
        store = await Store.open(file)
        [played] = await store.write(partial(seed_matches, library=library, count=1, users=[1, 2]))
        for number in range(PLAYED):
            await store.write(partial(one_action, library=library, match=played, number=number))
        await template(store, played)
        medians = []
        for size in SIZES:
            await fill(store, played, size - ACTIVE)
            numbers = await store.write(
                partial(seed_matches, library=library, count=ACTIVE, users=[1, 2], thread=size), 60.0
            )
            times, costs = [], []
            for number in range(200):
                began, worked_before = time.perf_counter(), time.process_time()
                match = numbers[number % len(numbers)]
                await store.write(partial(one_action, library=library, match=match, number=number))
                times.append(time.perf_counter() - began)
                costs.append(time.process_time() - worked_before)
            medians.append(quantiles(costs, n=2)[0])
            print(f"  {size:>6} matches         {spread(times)}   processor {1000 * medians[-1]:.2f} ms")
        await store.close()
        ratio = medians[-1] / medians[0]
        print(f"  large beside small     {ratio:8.2f} {bar('growth', ratio, most=MOST_GROWTH)}")
        print(f"  the file               {file.stat().st_size / 1e6:8.0f} MB")
        begun = await started(file)
        print(f"  ready after the start  {begun.seconds:8.2f} s {bar('start', begun.seconds, most=LONGEST_START)}")
        print(f"  processor until then   {begun.cost:8.2f} s, memory {begun.memory:.0f} MiB")


class Thought(NamedTuple):
    """An action that is decided on: what remains is the store's part."""

    match: int
    cause: Cause
    written: dict[str, Any]


async def thought(store: Store, library: Components, match: int, number: int) -> Thought | None:
    """What a rookie does in a match next."""
    now = await store.read(lambda db: play.match_state(db, library, match))
    if now.match.status != "running":
        return None
    seat = now.game.asked[0]
    written = ROOKIE(now.game.view_of(seat), Dice(str(number))).written()
    return Thought(match, Cause(f"bench-{match}-{number}", now.players[seat].user or 0, time.time()), written)


async def timed(store: Store, library: Components, one: Thought) -> float:
    """Seconds for one action: load, submit, commit."""
    began = time.perf_counter()
    await store.write(lambda db: seats.act(db, library, one.cause, one.match, one.written, None), match=one.match)
    return time.perf_counter() - began


async def both(rounds: int) -> None:
    """An action in each store."""
    if reason := postgres.missing():
        print(f"  left out: {reason}")
        return
    library = Components()
    with tempfile.TemporaryDirectory() as folder, postgres.server() as server:
        stores = [await Store.open(Path(folder) / "bench.sqlite3"), await Store.open(server.database())]
        numbers = [
            await store.write(partial(seed_matches, library=library, count=8, users=[1, 2]), 60.0) for store in stores
        ]
        times: tuple[list[float], list[float]] = ([], [])
        spent = stores[1].spent
        before = dict(spent)
        for number in range(rounds):
            for store, matches, took in zip(stores, numbers, times, strict=True):
                if one := await thought(store, library, matches[number % len(matches)], number):
                    took.append(await timed(store, library, one))
        works = spent["works"] - before.get("works", 0)
        each = {name: (spent[name] - before.get(name, 0)) / works for name in ("statements", "trips")}
        for store in stores:
            await store.close()
    print(f"  SQLite, FULL           {spread(times[0])}")
    print(f"  PostgreSQL, fsync      {spread(times[1])}")
    ratio = quantiles(times[1], n=2)[0] / quantiles(times[0], n=2)[0]
    print(f"  ratio of the medians   {ratio:8.2f} {bar('PostgreSQL beside SQLite', ratio, most=MOST_TIMES)}")
    print(f"  round trips of an action {each['trips']:6.1f} {bar('round trips', each['trips'], most=MOST_TRIPS)}")
    statements = each["statements"]
    print(f"  statements of an action{statements:8.1f} {bar('statements', statements, most=MOST_STATEMENTS)}")


async def together(seconds: float) -> None:
    """The same in one process and in two."""
    if reason := postgres.missing():
        print(f"  left out: {reason}")
        return
    # it takes what it measures with from here
    from tests.throughput import measured

    with postgres.server() as server:
        # each twice, in turn: the machine may be busier at one time than at another
        one: list[float] = []
        two: list[float] = []
        for _ in range(2):
            one.append(await measured(server, 1, seconds))
            two.append(await measured(server, 2, seconds))
    print(f"  one process            {max(one):8.0f} actions/s")
    print(f"  two processes          {max(two):8.0f} actions/s")
    print(f"  ratio                  {max(two) / max(one):8.2f} on {os.cpu_count()} processors, shared with PostgreSQL")


class Room(NamedTuple):
    """What a match takes on the disk, in bytes."""

    file: int
    positions: int


def _room(file: Path) -> Room:
    """The size of a file without what is free in it, and of all positions in it."""
    with closing(connect(file)) as db:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(held,)] = db.execute("SELECT coalesce(sum(length(state) + length(told)), 0) FROM positions").fetchall()
        [(packed,)] = db.execute("SELECT coalesce(sum(length(content)), 0) FROM packs").fetchall()
    return Room(file.stat().st_size, held + packed)


def whole_match(db: Connection, library: Components, game: str, seats_wanted: int) -> int:
    """A match of regulars, begun and not played yet."""
    cause = Cause("bench-whole", 1, time.time())
    invitation = Invitation(game, {}, "en", seats_wanted, (), "printed")
    match = lobby.open_lobby(db, cause, invitation, Place(1, 1), Guest(1, "Ada", "en"))
    for user in range(2, seats_wanted + 1):
        lobby.seat(db, match.id, Guest(user, f"Guest {user}", "en"), cause._replace(interaction=f"bench-{user}"))
    begin(db, library, cause._replace(interaction="bench-start"), match.id)
    return match.id


def play_whole(db: Connection, library: Components, match: int) -> int:
    """Regulars play it to the end, as the bot carries their actions out; how many there were."""
    for number in range(10_000):
        now = play.match_state(db, library, match)
        if now.match.status != "running":
            return number
        seat = now.game.asked[0]
        written = levels(now.match.game)["regular"](now.game.view_of(seat), Dice(f"whole {number}")).written()
        cause = Cause(f"bench-whole-{number}", now.players[seat].user or 0, time.time())
        seats.act(db, library, cause, match, written, None)
    raise AssertionError("no end")


async def disk() -> None:
    """What matches take on the disk."""
    library = Components()
    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.sqlite3"
        await (await Store.open(empty)).close()
        nothing = _room(empty).file
        for game in OURS:
            file = Path(folder) / f"{game}.sqlite3"
            store = await Store.open(file)
            match = await store.write(partial(whole_match, library=library, game=game, seats_wanted=4))
            actions = await store.write(partial(play_whole, library=library, match=match))
            await store.close()
            before = _room(file)
            store = await Store.open(file)
            began = time.perf_counter()
            await PositionPacker(store, Clock()).sweep()
            packing = time.perf_counter() - began
            times = []
            for n in range(actions + 1):
                tries = []
                # the best of some: what else the machine does is not the store's
                for _ in range(5):
                    packs.read.cache_clear()
                    began = time.perf_counter()
                    await store.read(partial(positions.at, match=match, n=n))
                    tries.append(time.perf_counter() - began)
                times.append(min(tries))
            await store.close()
            after = _room(file)
            print(
                f"  {game:<14} {actions:4} actions   positions {before.positions / 1000:6.0f} kB -> "
                f"{after.positions / 1000:4.0f} kB ({before.positions / after.positions:.0f} times smaller)   "
                f"file {(before.file - nothing) / 1000:6.0f} kB -> {(after.file - nothing) / 1000:4.0f} kB   "
                f"packed in {1000 * packing:.0f} ms"
            )
            print(f"    any packed position  {spread(times)}   worst {1000 * max(times):.2f} ms")


async def answers_beside_echoes(rounds: int, *, calm: bool) -> float:
    """How often an answer takes as long as an echo, the median of several stages one after the other: whether an echo
    finds the processor awake differs from stage to stage, and answers differ less.
    """
    ratios = []
    for _ in range(STAGES):
        with tempfile.TemporaryDirectory() as folder:
            async with staged(Path(folder)) as stage:
                # as the bot does by itself, soon after it is ready
                await stage.app.is_warm.wait()
                settle(lambda: False)
                ratios.append(await answering(stage, rounds, calm=calm))
    print(f"  ratios of the medians  {', '.join(f'{ratio:.2f}' for ratio in ratios)}")
    return median(ratios)


async def side_by_side(rounds: int) -> None:
    """Answers on stages of their own."""
    ratio = await answers_beside_echoes(rounds, calm=False)
    print(f"  their median           {ratio:8.2f} {bar('answer beside echo', ratio, most=MOST_ECHOES)}")
    print("  the same of a bot that has nothing else to do:")
    ratio = await answers_beside_echoes(rounds, calm=True)
    print(f"  their median           {ratio:8.2f}")


async def main(call: argparse.Namespace) -> None:
    """All parts, or those asked for."""
    parts: dict[str, tuple[str, Callable[[], Awaitable[None]]]] = {
        "answers": ("answers through the sandbox, side by side", lambda: side_by_side(call.rounds)),
        "crowd": (
            f"{call.matches} matches x 1 action/s for {call.seconds} s",
            lambda: crowd(call.matches, call.seconds),
        ),
        "wire": (
            f"{call.matches} matches at the wire for {call.seconds} s, the bot in a process of its own",
            lambda: wire(call.matches, call.seconds),
        ),
        "rate": ("actions a second that are answered in time", lambda: answer_rate(call.matches)),
        "growth": ("cost of an action by the size of the store", growth),
        "both": ("cost of an action in both stores", lambda: both(call.rounds)),
        "together": (
            "actions a second on PostgreSQL, in one process and in two",
            lambda: together(call.together),
        ),
        "disk": ("a whole match of four regulars on the disk", disk),
        "pictures": (
            f"the pictures of {call.moves} moves, and the process that draws them",
            lambda: pictures(call.moves),
        ),
        "steady": (
            f"{call.matches} matches, {STEADY_RATE} actions/s for {call.steady} s",
            lambda: steady(call.matches, call.steady),
        ),
    }
    if unknown := [name for name in call.parts if name not in parts]:
        raise SystemExit(f"there is no part {', '.join(unknown)}, but: {', '.join(parts)}")
    for name in call.parts or parts:
        title, measure = parts[name]
        print(f"\n{title}")
        await measure()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--together", type=float, default=6.0)
    parser.add_argument("--moves", type=int, default=20, help="moves of which the picture is waited for")
    parser.add_argument("--steady", type=int, default=600, help="seconds in which the memory is watched")
    parser.add_argument("--check", action="store_true", help="end with an error if a bar is missed")
    parser.add_argument("parts", nargs="*", help="parts to measure; without any, all of them")
    called = parser.parse_args()
    asyncio.run(main(called))
    if MISSED:
        print(f"\nmissed: {', '.join(MISSED)}")
    sys.exit(1 if MISSED and called.check else 0)
