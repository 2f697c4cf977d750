"""What has changed between two views of one game, so that a picture can mark it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.comuni.pieces import Table


class ComuneNews(NamedTuple):
    """What is new in one comune."""

    points: int = 0
    buildings: frozenset[int] = frozenset()
    walls: frozenset[int] = frozenset()
    masters: frozenset[str] = frozenset()
    active: frozenset[str] = frozenset()


NOTHING = ComuneNews()


class News(NamedTuple):
    """What is new on the table."""

    cards: frozenset[str] = frozenset()
    envoys: frozenset[int] = frozenset()
    comuni: tuple[ComuneNews, ...] = ()


def between(old: Table | None, new: Table) -> News:
    """The news since an earlier table; nothing without one."""
    if old is None or len(old.comuni) != len(new.comuni):
        return News(comuni=(NOTHING,) * len(new.comuni))
    before = {card for column in old.columns for card in column.cards}
    cards = frozenset(card for column in new.columns for card in column.cards if card not in before)
    stood = {column.number: column.envoy for column in old.columns}
    there = [(column.number, column.envoy) for column in new.columns if column.envoy]
    envoys = frozenset(number for number, envoy in there if envoy != stood.get(number))
    comuni = []
    for seat, (was, now) in enumerate(zip(old.comuni, new.comuni, strict=True)):
        heights = [one.height for one in was.buildings]
        built = frozenset(at for at, one in enumerate(now.buildings) if at >= len(heights) or one.height != heights[at])
        walls = frozenset(at for at, one in enumerate(now.walls) if at >= len(was.walls) or one != was.walls[at])
        served = [category for category, holder in new.masters.items() if holder == seat]
        masters = frozenset(str(category) for category in served if old.masters.get(category) != seat)
        active = frozenset(str(category) for category in now.active if category not in was.active)
        comuni.append(ComuneNews(now.score - was.score, built, walls, masters, active))
    return News(cards, envoys, tuple(comuni))
