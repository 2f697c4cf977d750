"""When a post that did not arrive is tried again: soon at first, then ever more rarely, at a moment of its own."""

from __future__ import annotations

import random
from collections.abc import Callable

from bot.delivery.transport import Trouble

DAY = 24 * 3600.0
#: seconds before the second try; the longest pause where the reason passes by itself
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 300.0
#: how a pause grows: where someone has to do something before it can work, faster, and up to a day
GROWTH, GROWTH_IF_REFUSED = 2.0, 4.0
#: a pause is so much longer or shorter, by chance: what failed together is not to be tried together
SPREAD = 0.2
#: no pause grows any more after this many attempts; the numbers themselves are not to grow without bounds either
MOST_STEPS = 40
#: until someone gives a permission back or opens a thread, it is no use to ask often
STANDING = frozenset((Trouble.LOCKED_OUT, Trouble.ARCHIVED, Trouble.THREAD_LOCKED, Trouble.FORBIDDEN))


def pause(trouble: Trouble, attempts: int, chance: Callable[[], float] = random.random) -> float:
    """Seconds until the next try, after some that failed."""
    growth, longest = (GROWTH_IF_REFUSED, DAY) if trouble in STANDING else (GROWTH, LONGEST_PAUSE)
    middle = min(longest, FIRST_PAUSE * growth ** min(attempts, MOST_STEPS))
    return middle * (1 - SPREAD + 2 * SPREAD * chance())
