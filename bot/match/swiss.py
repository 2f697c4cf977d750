"""Who plays whom in a tournament, and what a table is worth: pure, the same on every machine.

Everyone plays in every round. Neighbours in the results play together, as the Swiss system has it, and meet again
only where it cannot be helped. A table is worth the share of the others one has beaten there, equals counting half:
1 for winning alone at a table of any size, 0 for the last. The sum decides; between equals the points made, in
relation to the average at the table, so that small and large tables are alike; players equal in this too share
the place. A match that was ended early is worth nothing to anyone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.core.seat import places


class TableResult(NamedTuple):
    """A table that has been played: points and win of each entrant; none if it was ended early."""

    points: Mapping[int, int]
    won: Mapping[int, bool]


class Score(NamedTuple):
    """Someone's row in the results."""

    entrant: int
    place: int
    #: shares of opponents beaten, summed
    points: float
    #: points made in relation to the average at one's own tables, in the mean
    form: float
    tables_won: int


def sizes(people: int, least: int, most: int, fits: Callable[[int], bool] = lambda size: True) -> list[int]:
    """Tables for everyone, as few and as equal in size as can be, larger ones first; empty if it cannot be done."""
    for count in range(-(-people // most), people // least + 1):
        small, larger = divmod(people, count)
        found = [small + 1] * larger + [small] * (count - larger)
        if all(fits(size) for size in found):
            return found
    return []


def meetings(tables: Sequence[Sequence[int]]) -> Counter[frozenset[int]]:
    """How often two have sat at a table together."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def seating(order: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]]) -> list[list[int]]:
    """Neighbours in the order sit together; two change places while that means fewer repeats, or the same nearer."""
    found: list[list[int]] = []
    for size in sizes:
        begin = sum(len(table) for table in found)
        found.append(list(order[begin : begin + size]))
    home = {entrant: number for number, table in enumerate(found) for entrant in table}

    def repeats(table: Sequence[int]) -> int:
        # meeting for the third time is worse than twice for the second
        return sum(met[frozenset(pair)] ** 2 for pair in combinations(table, 2))

    def cost(one: int, other: int) -> tuple[int, int]:
        far = sum(abs(home[entrant] - number) ** 2 for number in (one, other) for entrant in found[number])
        return repeats(found[one]) + repeats(found[other]), far

    def swap(one: int, other: int) -> bool:
        for a in range(len(found[one])):
            for b in range(len(found[other])):
                before = cost(one, other)
                found[one][a], found[other][b] = found[other][b], found[one][a]
                if cost(one, other) < before:
                    return True
                found[one][a], found[other][b] = found[other][b], found[one][a]
        return False

    while any(swap(one, other) for one, other in combinations(range(len(found)), 2)):
        pass
    return found


def table_points(sheet: TableResult) -> dict[int, float]:
    """The share of the others that each at a table has beaten, equals counting half."""
    if not sheet.points:
        return {}
    seated = list(sheet.points)
    ranks = dict(zip(seated, places(list(sheet.points.values()), [sheet.won[one] for one in seated]), strict=True))
    return {
        one: sum((ranks[other] > ranks[one]) + (ranks[other] == ranks[one]) / 2 for other in seated if other != one)
        / (len(seated) - 1)
        for one in seated
    }


def forms(sheet: TableResult) -> dict[int, float]:
    """The points of each in relation to the average at the table: 1 is as good as that; debts count as nothing."""
    whole, count = sum(max(0, points) for points in sheet.points.values()), len(sheet.points)
    return {one: count * max(0, points) / whole if whole else 1.0 for one, points in sheet.points.items()}


def results(entrants: Sequence[int], sheets: Sequence[TableResult]) -> list[Score]:
    """Everyone's row, best first; the order given stands between equals, who share a place."""
    totals = dict.fromkeys(entrants, 0.0)
    parts: dict[int, list[float]] = {one: [] for one in entrants}
    wins = Counter[int]()
    for sheet in sheets:
        for one, points in table_points(sheet).items():
            totals[one] += points
        for one, form in forms(sheet).items():
            parts[one].append(form)
        wins.update(one for one, won in sheet.won.items() if won)
    # rounded, so that thirds added in another order are still equal
    mean = {one: round(sum(part) / len(part), 9) if (part := parts[one]) else 0.0 for one in entrants}
    keys = {one: (round(totals[one], 9), mean[one]) for one in entrants}
    ordered = sorted(entrants, key=lambda one: keys[one], reverse=True)
    return [Score(one, 1 + sum(key > keys[one] for key in keys.values()), *keys[one], wins[one]) for one in ordered]
