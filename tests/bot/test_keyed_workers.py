"""One worker per key, stirred again while it is busy."""

from __future__ import annotations

import asyncio

from bot.keyed_workers import KeyedWorkers


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def stir_twice(workers: KeyedWorkers[int]) -> None:
    """One key is stirred, and again when that is over."""
    for _ in range(2):
        workers.stir(7)
        await settled()


async def test_keys_are_worked_on_side_by_side_and_each_of_them_one_at_a_time() -> None:
    begun: list[str] = []
    go_on = asyncio.Event()

    async def work(key: str) -> None:
        begun.append(key)
        await go_on.wait()

    workers = KeyedWorkers(work)
    for key in "ab":
        workers.stir(key)
    await settled()
    assert begun == ["a", "b"]
    for key in "aba":
        workers.stir(key)
    go_on.set()
    await settled()
    assert sorted(begun) == ["a", "a", "b", "b"], "stirred while busy: once more, however often"
    workers.stir("a")
    await settled()
    assert begun.count("a") == 3


async def test_a_work_that_waits_is_woken_by_a_stir() -> None:
    looks = 0

    async def work(key: int) -> None:
        nonlocal looks
        looks += 1
        if looks == 1:
            await workers.stirred(key).wait()

    workers = KeyedWorkers(work)
    await stir_twice(workers)
    assert looks == 2


async def test_one_that_fails_can_be_stirred_again() -> None:
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    looks = 0

    async def work(key: int) -> None:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise ValueError

    workers = KeyedWorkers(work)
    await stir_twice(workers)
    assert looks == 2


async def test_closing_waits_a_while_and_then_breaks_off() -> None:
    finished: list[float] = []

    async def work(seconds: float) -> None:
        await asyncio.sleep(seconds)
        finished.append(seconds)

    workers = KeyedWorkers(work)
    for seconds in (0.01, 600.0):
        workers.stir(seconds)
        workers.stir(seconds)
    await settled()
    await workers.close(0.2)
    workers.stir(0.02)
    await asyncio.sleep(0.05)
    assert finished == [0.01], "nothing is begun once more, nor anew"
