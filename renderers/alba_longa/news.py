"""What has changed between two views of one game, so that a picture can mark it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.alba_longa.pieces import Table


class CityNews(NamedTuple):
    """What is new in one city."""

    silver: int = 0
    wheat: int = 0
    monuments: int = 0
    peasants: int = 0
    worship: int = 0
    disc: int = 0
    #: jobs whose crew is another one
    jobs: frozenset[str] = frozenset()
    king: bool = False


class News(NamedTuple):
    """What is new on the table."""

    cities: tuple[CityNews, ...] = ()
    stalls: frozenset[int] = frozenset()
    blessing: bool = False
    prayers: bool = False
    assisi: frozenset[str] = frozenset()


def between(old: Table | None, new: Table) -> News:
    """The news since an earlier table; nothing without one."""
    if old is None or len(old.cities) != len(new.cities):
        return News((CityNews(),) * len(new.cities))
    same = (old.year, old.season) == (new.year, new.season)
    cities = []
    for seat, (was, now) in enumerate(zip(old.cities, new.cities, strict=True)):
        before = was.crews
        # that everyone has gone home is no news
        jobs = frozenset(str(job) for job, crew in now.crews.items() if crew != before[job] and (crew.total or same))
        going_home = same and not now.at_work and was.at_work > 0
        news = CityNews(
            now.silver - was.silver, now.wheat - was.wheat, now.monuments - was.monuments, now.peasants - was.peasants,
            now.worship - was.worship, now.disc - was.disc, frozenset() if going_home else jobs,
            new.king == seat != old.king,
        )  # fmt: skip
        cities.append(news)
    stalls = frozenset(at for at, (was, now) in enumerate(zip(old.stalls, new.stalls, strict=True)) if now > was)
    there, then = new.assisi, old.assisi
    held = ("defenders", "silver", "wheat", "captive") if there and then else ()
    assisi = frozenset(name for name in held if getattr(there, name) != getattr(then, name))
    return News(tuple(cities), stalls, len(new.blessings) > len(old.blessings), len(new.past) > len(old.past), assisi)
