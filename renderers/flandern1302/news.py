"""What has changed between two views of one game, so that a picture can mark it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import Arms, City, Table


class News(NamedTuple):
    """What is new on the table: by city its grounds, points by guild, cities just scored."""

    grounds: tuple[frozenset[int], ...]
    points: dict[Arms, int]
    scored: frozenset[int] = frozenset()


def _grounds(old: City, new: City, data: Components) -> frozenset[int]:
    """Where a quarter is laid, finished, crowned or staffed, and what was covered."""
    before = {quarter.ground: quarter for quarter in old.quarters}
    found = {quarter.ground for quarter in new.quarters if before.get(quarter.ground) != quarter}
    dead = new.covered & ~old.covered
    found |= {ground.index for ground in data.singles if ground.takes & dead}
    return frozenset(found)


def between(old: Table | None, new: Table, data: Components) -> News:
    """The news since an earlier table; nothing without one, and nothing of setting up."""
    if old is None or not any(city.quarters for city in old.cities):
        return News((frozenset(),) * len(new.cities), {})
    pairs = list(zip(old.cities, new.cities, strict=True))
    points = {guild: score - old.scores[guild] for guild, score in new.scores.items() if score != old.scores[guild]}
    scored = frozenset(number for number, (was, now) in enumerate(pairs) if now.result and not was.result)
    return News(tuple(_grounds(was, now, data) for was, now in pairs), points, scored)
