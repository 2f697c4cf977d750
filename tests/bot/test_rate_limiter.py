"""Posts go out no faster than Discord takes them."""

from __future__ import annotations

import asyncio
from time import monotonic

from bot.rate_limiter import RateLimiter


async def test_a_burst_goes_out_at_once_and_the_rest_steadily() -> None:
    flow, began, moments = RateLimiter(per_second=100, burst=10), monotonic(), []
    for _ in range(30):
        await flow.turn()
        moments.append(monotonic() - began)
    # twenty more than the burst: a fifth of a second at a hundred a second
    assert moments[-1] >= 0.19


async def test_whoever_waits_is_served_in_order() -> None:
    flow, order = RateLimiter(per_second=200, burst=1), []

    async def go(number: int) -> None:
        await flow.turn()
        order.append(number)

    await asyncio.gather(*(go(number) for number in range(10)))
    assert order == sorted(order)
