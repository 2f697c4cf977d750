"""How often a start is to be expected to win, told from the points of all its games.

A victory says who had the most points and nothing of how far ahead; a game lost by a point counts like one lost by
thirty. So points tell the same share from about half as many games.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from engine.core.chances import SURE, Chance

#: parts of the games that are left out in turn to see how far the shares can be trusted
PARTS = 40


class Scored(NamedTuple):
    """One game: what each seat began with, and its points."""

    starts: Sequence[str]
    points: Sequence[float]


def expected_shares(games: Sequence[Scored]) -> dict[str, Chance]:
    """The share of each start of a fair share, which is 1, and the interval that holds it 95 times of 100."""
    shares = _shares(games)
    parts = min(PARTS, len(games))
    spread: dict[str, list[float]] = defaultdict(list)
    for part in range(parts):
        without = _shares([game for number, game in enumerate(games) if number % parts != part])
        for start, share in without.items():
            spread[start].append(share)
    found = {}
    for start, share in shares.items():
        mean = fmean(spread[start]) if spread[start] else share
        half = SURE * sqrt(sum((other - mean) ** 2 for other in spread[start]) * (parts - 1) / parts)
        found[start] = Chance(share, max(0.0, share - half), share + half)
    return found


def _shares(games: Sequence[Scored]) -> dict[str, float]:
    """How often each start would be ahead of others, each of its games compared with all of theirs."""
    leads: dict[str, list[float]] = defaultdict(list)
    for starts, points in games:
        mean = fmean(points)
        for start, own in zip(starts, points, strict=True):
            leads[start].append(own - mean)
    if len(leads) < 2:
        return dict.fromkeys(leads, 1.0)
    seats = len(games[0].points)
    # the mean of a game holds the start's own points and those of certain others, so what a start is worth and what
    # luck adds are smaller in its leads, and not by the same factor
    shrunk = sqrt((seats - 1) / seats) * len(leads) / (len(leads) - 1)
    for start, own_leads in leads.items():
        mean = fmean(own_leads)
        leads[start] = [mean / shrunk + lead - mean for lead in own_leads]
    shares = {}
    for start, own_leads in leads.items():
        others = sorted(lead for other, theirs in leads.items() if other != start for lead in theirs)
        ahead = [(bisect_left(others, lead) + bisect_right(others, lead)) / 2 / len(others) for lead in own_leads]
        shares[start] = seats * fmean(each ** (seats - 1) for each in ahead)
    return shares


def decided_by_points(games: Sequence[Scored], won: Sequence[Sequence[float]]) -> bool:
    """Whether in all games the winners had the most points: in a race points say little."""
    return all(
        points[seat] == max(points)
        for (_, points), shares in zip(games, won, strict=True)
        for seat, share in enumerate(shares)
        if share
    )
