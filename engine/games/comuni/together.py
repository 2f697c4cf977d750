"""Which steps are asked together: those of a phase under one question, and what ends one may answer the next."""

from __future__ import annotations

from typing import Protocol

#: from these rules on; as it was first played, each step was a question of its own
TOGETHER = 3


class _Played(Protocol):
    """A game, or what someone sees of it."""

    @property
    def rules(self) -> int:
        """The version of the rules."""


def together(at: _Played) -> bool:
    """Whether small questions of a turn are asked together."""
    return at.rules >= TOGETHER
