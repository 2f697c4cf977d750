"""What has changed between two views of one game, so that a picture can mark it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.shafausa.pieces import Building, Phase, Realm, Table


class RealmNews(NamedTuple):
    """What is new before one seat; places are (city, place in its list)."""

    chf: int = 0
    mines: frozenset[tuple[int, int]] = frozenset()
    buildings: frozenset[tuple[int, int]] = frozenset()
    cities: frozenset[int] = frozenset()
    miners: int = 0
    warehouses: int = 0
    reserve: frozenset[str] = frozenset()
    power: bool = False


class News(NamedTuple):
    """What is new on the table."""

    sale: tuple[int, ...]
    purchase: tuple[int, ...]
    realms: tuple[RealmNews, ...]
    available: frozenset[int] = frozenset()
    future: frozenset[int] = frozenset()


def between(old: Table | None, new: Table) -> News:
    """The news since an earlier table; nothing without one."""
    if old is None or len(old.realms) != len(new.realms) or old.phase is Phase.PEOPLES:
        still = (0,) * len(new.exchange)
        return News(still, still, (RealmNews(),) * len(new.realms))
    pairs = list(zip(old.exchange, new.exchange, strict=True))
    return News(
        tuple(now.sale - was.sale for was, now in pairs),
        tuple(now.purchase - was.purchase for was, now in pairs),
        tuple(realm_news(was, now) for was, now in zip(old.realms, new.realms, strict=True)),
        _added(old.available, new.available) if old.round else frozenset(),
        _added(old.future, new.future) if old.round else frozenset(),
    )


def _added(old: Sequence[Building], new: Sequence[Building]) -> frozenset[int]:
    """Places of what was not there before."""
    left, found = list(old), set()
    for place, one in enumerate(new):
        if one in left:
            left.remove(one)
        else:
            found.add(place)
    return frozenset(found)


def realm_news(old: Realm, new: Realm) -> RealmNews:
    """What is new in one realm."""
    mines, buildings, cities = set(), set(), set()
    for number, (was, now) in enumerate(zip(old.cities, new.cities, strict=True)):
        mines |= {(number, place) for place in range(len(was.mines), len(now.mines))}
        stood = list(was.buildings)
        buildings |= {(number, place) for place, one in enumerate(now.buildings) if one not in stood}
        if now.built and not was.built:
            cities.add(number)
    return RealmNews(
        new.chf - old.chf,
        frozenset(mines),
        frozenset(buildings),
        frozenset(cities),
        new.miners - old.miners,
        new.warehouses - old.warehouses,
        frozenset(str(one) for one in new.reserve if one not in old.reserve),
        new.power is not None and old.power is None,
    )
