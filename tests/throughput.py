"""How many actions a second processes carry out on one PostgreSQL, each with matches of its own.

`python -m tests.throughput ADDRESS SECONDS MATCH...` is one of them: it says when it is ready, begins when it is told
to, and says how many it has done.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from functools import partial
from itertools import count
from pathlib import Path

from bot.match.components import Components
from bot.store import Store, postgres_database
from tests.bench import seed_matches, thought, timed
from tests.postgres import Server

ROOT = Path(__file__).parents[1]
#: matches of each process: enough that none is over before the time is
MATCHES = 24
#: seconds before the time begins, and for which a busy database is waited for
WARM_UP, PATIENCE = 1.0, 60.0
#: works under way at the same time in each process
AT_ONCE = 8


async def measured(server: Server, processes: int, seconds: float) -> float:
    """Actions a second of this many processes together."""
    address, library = server.database(), Components()
    store = await Store.open(address)
    seeded = partial(seed_matches, library=library, count=MATCHES * processes, users=[1, 2])
    numbers = await store.write(seeded, PATIENCE)
    await store.close()
    started = [
        await _started(address, seconds, numbers[MATCHES * place : MATCHES * (place + 1)]) for place in range(processes)
    ]
    for one in started:
        assert one.stdin is not None
        one.stdin.write(b"\n")
    done = [int((await one.communicate())[0]) for one in started]
    return sum(done) / seconds


async def _started(address: str, seconds: float, numbers: list[int]) -> Process:
    words = (*(sys.executable, "-m", "tests.throughput"), address, str(seconds), *map(str, numbers))
    process = await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    return process


async def work(address: str, seconds: float, numbers: list[int]) -> int:
    """Carry out actions in these matches, for some seconds; how many."""
    # how much is done is asked here, not how long one of them takes
    postgres_database.LOOK = PATIENCE
    store, library = await Store.open(address), Components()
    done = 0

    async def play(own: list[int], until: float) -> None:
        nonlocal done
        while time.perf_counter() < until:
            for match in own:
                # each has a number of its own: what is done twice counts once
                if one := await thought(store, library, match, next(counted)):
                    await timed(store, library, one)
                    done += 1

    async def play_all(until: float) -> None:
        await asyncio.gather(*(play(numbers[place::AT_ONCE], until) for place in range(AT_ONCE)))

    counted = count()
    # everything is read and prepared before the time begins
    await play_all(time.perf_counter() + WARM_UP)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    done = 0
    await play_all(time.perf_counter() + seconds)
    await store.close()
    return done


if __name__ == "__main__":
    address, seconds, *numbers = sys.argv[1:]
    print(asyncio.run(work(address, float(seconds), [int(number) for number in numbers])))
