"""The processes that draw, as far as pictures know them: a caller who draws much hands in its own pool."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Workers(Protocol):
    """Processes that do some work."""

    async def open(self) -> None:
        """Start one and wait until it is ready."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do it in one of them."""

    async def close(self) -> None:
        """End them."""


class OneWorker:
    """A single process, for commands and measurements."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        self._prepare = prepare
        self._executor: ProcessPoolExecutor | None = None

    async def open(self) -> None:
        """Start it and wait until it is ready."""
        await self.run(_ready)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do it there."""
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=self._prepare)
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *args)

    async def close(self) -> None:
        """End it."""
        executor, self._executor = self._executor, None
        if executor:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


def _ready() -> bool:
    return True
