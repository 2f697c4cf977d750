"""A fifth of all requests fails, in every way a request can fail: the match is the same, and the posts converge."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sandbox import Sandbox
from sandbox.faults import Fault, FaultKind
from tests.e2e.players import BySlash, result
from tests.e2e.posts import check_posts
from tests.e2e.stage import staged
from tests.e2e.twins import begin, script, seating

pytestmark = pytest.mark.long

SHARE = 0.2
#: how a request fails, and how often compared to the others; a 500 costs the client seconds of waiting
WAYS = (
    (6, FaultKind.RATE_LIMIT, 429),
    (4, FaultKind.LOSE_ANSWER, 0),
    (3, FaultKind.DROP, 0),
    (3, FaultKind.FAIL_BEFORE, 503),
    (2, FaultKind.FAIL_AFTER, 503),
    (1, FaultKind.FAIL_BEFORE, 500),
    (1, FaultKind.FAIL_AFTER, 502),
)


class Weather:
    """Lets requests fail at random."""

    def __init__(self, sandbox: Sandbox, chance: random.Random) -> None:
        self._sandbox = sandbox
        self._chance = chance
        self._plain = sandbox.faults.next_for
        self.requests = 0
        self.failed: dict[str, int] = {}
        sandbox.faults.next_for = self._next_for  # type: ignore[method-assign]

    def clear(self) -> None:
        """No more faults."""
        self._sandbox.faults.next_for = self._plain  # type: ignore[method-assign]

    def _next_for(self, method: str, path: str) -> Fault | None:
        self.requests += 1
        if self._chance.random() >= SHARE:
            return None
        [(_, kind, status)] = self._chance.choices(WAYS, [way[0] for way in WAYS])
        self.failed[f"{kind.value} {status or ''}".strip()] = (
            self.failed.get(f"{kind.value} {status or ''}".strip(), 0) + 1
        )
        fault = self._plain(method, path) or Fault(kind, method, None, 1)  # type: ignore[arg-type]
        fault.status, fault.seconds = status, 0.02
        return fault


async def test_a_fifth_of_all_requests_fails_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(2), stage.sandbox.channel("game-room")
        thread, eyes = await begin(stage, people, room, seats=2)
        seated, moves = seating(people), script("comuni", 2)
        weather = Weather(stage.sandbox, random.Random(3))
        for seat, action, _ in moves:
            await BySlash(seated[seat], thread, eyes, blind=True).act(action)
        await eyes.all_sent(120)
        failed = sum(weather.failed.values())
        weather.clear()
        assert failed > 0.1 * weather.requests
        assert eyes.line() == [(seat, action.written()) for seat, action, _ in moves]
        assert eyes.rows("SELECT * FROM incidents") == []
        await result(people[0], thread, eyes)
        await check_posts(stage.settings.paravent_database, people[0], thread)
        for person in people:
            mail = eyes.rows(
                "SELECT state, payload ->> 'obsolete' AS gone FROM outbox "
                "WHERE kind = 'mail' AND payload ->> 'user' = ?",
                person.id,
            )
            assert sum(row["state"] == "sent" and not row["gone"] for row in mail) <= len(person.dms) <= len(mail)
        print(f"{failed} of {weather.requests} requests failed: {weather.failed}")  # noqa: T201
