"""How much the bot does at once, and how much for one person."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from bot.clock import Clock
from bot.concurrency_limit import ConcurrencyLimit
from bot.cooldown import Cooldown
from engine.core.illegal import require

#: how many times more may be asked for in a row where people step from one to the next
LIGHT = 4


@dataclass(slots=True, kw_only=True)
class Turn:
    """A person's place in the line of those who want something."""

    user: int
    limit: ConcurrencyLimit
    cooldown: Cooldown
    clock: Clock
    _inside: bool = field(default=False, init=False)

    async def enter(self) -> None:
        """Wait for the turn."""
        await self.limit.acquire()
        self._inside = True

    def step_aside(self) -> None:
        """Let the next one in: this request is answered, or takes long without being in anyone's way."""
        if self._inside:
            self._inside = False
            self.limit.release()

    def costly(self, *, light: bool = False) -> None:
        """Refuse this person for a while who asks for too many pictures and files in a short time."""
        self.step_aside()
        wait = self.cooldown.wait(self.user, self.clock.steady(), LIGHT if light else 1)
        require(wait == 0, "too-fast", seconds=ceil(wait))
