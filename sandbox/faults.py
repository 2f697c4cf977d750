"""Faults on demand, for tests only: no address of the server leads here."""

import asyncio
import re
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum

from sandbox.clock import Clock
from sandbox.gateway import Gateway
from sandbox.interactions import Interaction
from sandbox.refusal import Json


class FaultKind(Enum):
    """What goes wrong with a request."""

    RATE_LIMIT = "rate limit"
    FAIL_BEFORE = "fails before it took effect"
    FAIL_AFTER = "fails after it took effect"
    LOSE_ANSWER = "takes effect, the answer is lost"
    DROP = "the connection drops before it took effect"
    SLOW = "the answer comes late"
    REFUSE = "is refused with a code"


@dataclass(slots=True)
class Fault:
    """One planned fault: which requests, how often, and what."""

    kind: FaultKind
    method: str
    path: re.Pattern[str]
    times: int
    status: int = 500
    seconds: float = 0.0
    for_all: bool = False
    via: bool = True
    code: int = 0
    message: str = "Internal Server Error"
    hits: int = 0


class Faults:
    """Plans faults of requests, of the gateway and of the delivery of interactions."""

    def __init__(self, clock: Clock, gateway: Gateway) -> None:
        self._clock = clock
        self._gateway = gateway
        self._planned: list[Fault] = []
        self._copies: deque[int] = deque()
        self._delays: deque[float] = deque()
        self._lost = 0
        self._held: list[tuple[Interaction, Json]] | None = None

    def rate_limit(
        self,
        method: str = "*",
        path: str = "*",
        *,
        retry_after: float = 0.05,
        for_all: bool = False,
        via: bool = True,
        times: int = 1,
    ) -> Fault:
        """Answer 429; without the Via header it looks like Cloudflare's ban, which is not retried."""
        return self._plan(FaultKind.RATE_LIMIT, method, path, times, seconds=retry_after, for_all=for_all, via=via)

    def fail(
        self, method: str = "*", path: str = "*", *, status: int = 500, after_effect: bool = False, times: int = 1
    ) -> Fault:
        """Answer 5xx, before or after the request took effect."""
        kind = FaultKind.FAIL_AFTER if after_effect else FaultKind.FAIL_BEFORE
        return self._plan(kind, method, path, times, status=status)

    def refuse(
        self, method: str = "*", path: str = "*", *, status: int, code: int, message: str = "Refused", times: int = 1
    ) -> Fault:
        """Refuse with one of Discord's codes, such as 40003 for direct messages opened too fast."""
        return self._plan(FaultKind.REFUSE, method, path, times, status=status, code=code, message=message)

    def lose_answer(self, method: str = "*", path: str = "*", *, times: int = 1) -> Fault:
        """Let the request take effect and cut the connection instead of answering."""
        return self._plan(FaultKind.LOSE_ANSWER, method, path, times)

    def drop(self, method: str = "*", path: str = "*", *, times: int = 1) -> Fault:
        """Cut the connection before the request takes effect."""
        return self._plan(FaultKind.DROP, method, path, times)

    def slow(self, method: str = "*", path: str = "*", *, seconds: float, times: int = 1) -> Fault:
        """Take the request at once but answer late."""
        return self._plan(FaultKind.SLOW, method, path, times, seconds=seconds)

    def _plan(self, kind: FaultKind, method: str, path: str, times: int, **details: float | bool | str) -> Fault:
        pattern = "".join(".*" if part == "*" else re.escape(part) for part in re.split(r"(\*)", path))
        fault = Fault(kind, method, re.compile(f"^{pattern}$"), times)
        for name, value in details.items():
            setattr(fault, name, value)
        self._planned.append(fault)
        return fault

    def next_for(self, method: str, path: str) -> Fault | None:
        """The fault that this request meets, if one is planned."""
        for fault in self._planned:
            if fault.hits < fault.times and fault.method in ("*", method) and fault.path.match(path):
                fault.hits += 1
                return fault
        return None

    def duplicate_next(self, copies: int = 1) -> None:
        """Deliver the next interaction once more, `copies` times."""
        self._copies.append(copies)

    def delay_next(self, seconds: float) -> None:
        """Deliver the next interaction late."""
        self._delays.append(seconds)

    def lose_next(self, count: int = 1) -> None:
        """Do not deliver the next interactions at all."""
        self._lost += count

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Hold interactions back, and deliver all of them, in order, at the end."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            for interaction, payload in held:
                self._gateway.deliver(interaction, payload)

    def deliver(self, interaction: Interaction, payload: Json) -> None:
        """Pass an interaction on to the gateway, with whatever was planned for it."""
        if self._lost:
            self._lost -= 1
            return
        if self._held is not None:
            self._held.append((interaction, payload))
            return
        copies = 1 + (self._copies.popleft() if self._copies else 0)
        delay = self._delays.popleft() if self._delays else 0.0
        for _ in range(copies):
            if delay:
                asyncio.get_running_loop().call_later(delay, self._gateway.deliver, interaction, payload)
            else:
                self._gateway.deliver(interaction, payload)

    def reconnect(self) -> None:
        """The gateway asks the bot to reconnect (opcode 7)."""
        self._gateway.ask_to_reconnect()

    def invalidate(self, *, resumable: bool = False) -> None:
        """The gateway declares the session invalid (opcode 9)."""
        self._gateway.invalidate(resumable=resumable)

    def abort(self, *, forget: bool = False, shard: int | None = None) -> None:
        """The gateway's connection, or that of a shard, is cut; with `forget` the session cannot be resumed."""
        self._gateway.abort(forget=forget, shard=shard)

    async def close_gateway(self, code: int = 4000) -> None:
        """The gateway closes the connection with a code."""
        await self._gateway.close(code)

    @contextmanager
    def gateway_down(self) -> Iterator[None]:
        """Refuse every new connection to the gateway."""
        self._gateway.refusing = True
        try:
            yield
        finally:
            self._gateway.refusing = False

    @contextmanager
    def shard_down(self, shard: int) -> Iterator[None]:
        """Cut the connection of a shard, and do not answer when it identifies or resumes."""
        self._gateway.silent.add(shard)
        self._gateway.abort(shard=shard)
        try:
            yield
        finally:
            self._gateway.silent.discard(shard)
            self._gateway.drop_strangers()

    def skew(self, seconds: float) -> None:
        """Ids, timestamps and the Date header are wrong by this many seconds from now on."""
        self._clock.skew = seconds
