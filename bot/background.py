"""Work beside the requests: what never ends is begun again when it fails, and everything ends with the bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from bot.safe_traceback import safe_traceback

log = logging.getLogger(__name__)

PAUSE_AFTER_FAILURE = 5.0
Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Background:
    """The tasks of the bot that belong to no request."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def keep_going(self, what: str, work: Work) -> None:
        """Work that never ends: what fails, such as a disk that is full for a while, is begun again."""
        self._tasks.append(asyncio.create_task(_kept_going(what, work)))

    def once(self, what: str, work: Work) -> None:
        """Work that is done some time after the start."""
        self._tasks.append(asyncio.create_task(noted(what, work())))

    async def stop(self) -> None:
        """End all of it."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _kept_going(what: str, work: Work) -> None:
    while True:
        try:
            await work()
        except Exception as error:
            said = "%(what)s has stopped and begins again: %(where)s"
            log.error(said, {"what": what, "where": safe_traceback(error)})
        await asyncio.sleep(PAUSE_AFTER_FAILURE)


async def noted(what: str, work: Coroutine[Any, Any, None]) -> None:
    """Do something whose failure stops nothing: its place is logged."""
    try:
        await work
    except Exception as error:
        log.error("%(what)s has failed: %(where)s", {"what": what, "where": safe_traceback(error)})
