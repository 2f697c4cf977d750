"""Everything that happens passes here once: to the bot's gateway, to the pages, and to everyone who waits."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sandbox.refusal import Json
from sandbox.world import Attachment

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Notice:
    """One happening, with exactly those people who may know of it."""

    event: str
    data: Json
    audience: frozenset[int]
    to_bot: bool = False
    channel_id: int | None = None
    files: tuple[Attachment, ...] = ()


Listener = Callable[[Notice], None]


class News:
    """The one loudspeaker of the sandbox."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._changed = asyncio.Event()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` for each notice, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, notice: Notice) -> None:
        """Tell all listeners, in the order they came."""
        for listener in tuple(self._listeners):
            listener(notice)
        self.stir()

    def stir(self) -> None:
        """Wake everyone who waits for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def change(self) -> None:
        """Return at the next change of anything."""
        await self._changed.wait()

    async def until(self, condition: Callable[[], T | None], seconds: float, what: str | Callable[[], str]) -> T:
        """Wait until `condition` gives something, looking again after every change."""
        try:
            async with asyncio.timeout(seconds):
                while (found := condition()) is None:
                    await self.change()
                return found
        except TimeoutError:
            told = what if isinstance(what, str) else what()
            raise TimeoutError(f"waited {seconds:g} s in vain for {told}") from None
