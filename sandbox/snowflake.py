"""Discord's ids: milliseconds since 2015 in the high bits, so that ids sort by age."""

from sandbox.clock import Clock

EPOCH_MS = 1420070400000
SEQUENCE_BITS = 22


class Snowflakes:
    """Hands out ids that never repeat and never go back, even when the clock does."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        """A new id, made from the present time."""
        made = (int(self._clock.stamp() * 1000) - EPOCH_MS) << SEQUENCE_BITS
        self.last = max(made, self.last + 1)
        return self.last


def made_at(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> SEQUENCE_BITS) + EPOCH_MS) / 1000
