"""A server whose managers forgot about the bot: it keeps knocking, ever more rarely, and nothing is lost by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.delivery import invalid_requests
from bot.delivery.retries import DAY
from sandbox import payloads
from sandbox.permissions import Permission
from tests.e2e.beginnings import begun
from tests.e2e.players import Eyes, play_blind
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import Stage, staged
from tests.e2e.test_lost_places import deny

MONTH = 30 * DAY
#: a post waits for less than a minute at first, later a day: a month of it
MOST_IN_A_MONTH = 100


def _next_due(eyes: Eyes, now: float) -> float | None:
    """When the next refused post is tried, or someone is reminded; what stands in line behind it has no moment."""
    [row] = eyes.rows(
        "SELECT min(due) AS due FROM (SELECT due FROM outbox WHERE state = 'due' AND attempts > 0 UNION ALL "
        "SELECT due FROM waits WHERE due IS NOT NULL) AS everything"
    )
    return None if row["due"] is None else max(float(row["due"]), now)


async def _let_pass_step_by_step(stage: Stage, eyes: Eyes, seconds: float) -> None:
    """Time goes from one thing that falls due to the next."""
    clock = stage.sandbox.clock
    end = clock.now() + seconds
    while (following := _next_due(eyes, clock.now())) is not None and following < end:
        stage.let_pass(max(0.0, following - clock.now()) + 0.1)
        now = clock.now()
        await eyes.until(lambda now=now: (_next_due(eyes, 0.0) or now + 1) > now, "what is due now")
    stage.let_pass(max(0.0, end - clock.now()))


async def test_a_server_that_answers_403_for_a_month_gets_few_requests_and_everything_afterwards(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4, pace="none")
        room = stage.sandbox.channel("game-room")
        denied = deny(stage, room, Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
        standing = len(posted(people[0], thread))
        await play_blind(people, thread, eyes, most=3)
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM outbox WHERE attempts > 0"), "a refusal")
        invalid = stage.app.invalid_requests
        before = invalid.total
        await _let_pass_step_by_step(stage, eyes, MONTH)
        refused = invalid.total - before
        assert 25 <= refused <= MOST_IN_A_MONTH, refused
        assert len(posted(people[0], thread)) == standing
        # someone gives the permission back
        denied.deny = 0
        stage.let_pass(120)
        stage.sandbox.realm.tell("CHANNEL_UPDATE", payloads.channel(stage.sandbox.world, room), room)
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_delivery_waits_when_too_many_requests_were_refused_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invalid_requests, "MOST", 5)
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4)
        invalid = stage.app.invalid_requests
        for _ in range(5):
            invalid.note(403)
        standing = len(posted(people[0], thread))
        await people[0].slash(thread, "table refresh")
        assert eyes.rows("SELECT 1 FROM outbox WHERE state = 'due'")
        for _ in range(20):
            stage.let_pass(1)
            await asyncio.sleep(0.02)
        assert len(posted(people[0], thread)) == standing, "everybody is answered, and nothing is posted"
        stage.let_pass(invalid_requests.WINDOW)
        await eyes.all_sent()
        assert len(posted(people[0], thread)) > standing
        await check_posts(stage.settings.paravent_database, people[0], thread)
