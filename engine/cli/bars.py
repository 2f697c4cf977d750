"""What a measured row must reach: printed beside it, and what misses it is remembered for the exit code."""

from __future__ import annotations

from typing import NamedTuple


class Bar(NamedTuple):
    """A limit that a row must keep."""

    limit: float
    #: whether more is better
    least: bool

    def holds(self, value: float) -> bool:
        """Whether a row reaches it."""
        return value >= self.limit if self.least else value <= self.limit

    def __str__(self) -> str:
        return f"{'>=' if self.least else '<='} {self.limit:g}"


def at_least(limit: float) -> Bar:
    """This much or more."""
    return Bar(limit, least=True)


def at_most(limit: float) -> Bar:
    """This much or less."""
    return Bar(limit, least=False)


class BarReport:
    """The rows of a run, printed one by one; in the end, which of them missed their bar."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def row(self, where: str, what: str, value: float, bar: Bar | None = None) -> None:
        """Print a row with its bar."""
        print(f"  {what:<32}{value:>12,.2f}   {self._beside(f'{where}: {what}', value, bar)}".rstrip())

    def _beside(self, name: str, value: float, bar: Bar | None) -> str:
        if bar is None:
            return ""
        if bar.holds(value):
            return str(bar)
        self.missed.append(f"{name} is {value:,.2f}, and should be {bar}")
        return f"{bar}   MISSED"

    def code(self, check: bool) -> int:
        """Name what was missed; the exit code, which is 1 for that where the bars are to be checked."""
        for sentence in self.missed:
            print(f"  {sentence}")
        return 1 if check and self.missed else 0
