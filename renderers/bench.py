"""How fast pictures are made, as rows: stage, value, unit. `python -m renderers bench` prints them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from itertools import pairwise
from multiprocessing import get_context
from statistics import median, quantiles
from typing import Any, NamedTuple

from PIL import Image

from engine.cli.bars import Bar, at_most
from engine.core import catalogue, house
from renderers import plots, png, registry, replay
from renderers.canvas import PARTS
from renderers.game_pictures import GamePictures
from renderers.job import BOARD, made, picture_job
from renderers.painter import warm
from renderers.render_pool import RenderPool


class BenchRow(NamedTuple):
    """One line of the bench."""

    what: str
    value: float
    unit: str
    bar: Bar | None = None

    @property
    def missed(self) -> bool:
        """Whether it has a bar and does not reach it."""
        return self.bar is not None and not self.bar.holds(self.value)


def views_of(game: str, players: int, level: str = "rookie", seed: str = "bench") -> list[Any]:
    """The public views of a whole match of house players."""
    started, _ = catalogue.find(game).start(players, seed)
    found = [started.view()]
    for _ in house.playout(started, [house.levels(game)[level]] * players, seed):
        found.append(started.view())  # noqa: PERF401  (the game object moves on)
    return found


def _ms(work: Callable[[], object], times: int = 1) -> float:
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times * 1000


def rows(game: str = "comuni", players: int = 5) -> Iterator[BenchRow]:
    """The measurements of one game, each in the same run."""
    pictures, views = registry.find(game), views_of(game, players)
    name = f"{game} {players}p"
    yield BenchRow(f"{name} first picture of a process", _ms(lambda: png.encoded(pictures.board(views[0], "en"))), "ms")
    for before, one in pairwise(views[:: max(1, len(views) // 80)]):
        pictures.board(one, "en", before)
    PARTS.clear()
    some = views[len(views) // 4 : len(views) // 4 + 60]
    yield BenchRow(f"{name} draw, sprites warm, parts cold", median(_cold(pictures, one) for one in some[::4]), "ms")
    draws, encodes, copies, sizes = [], [], [], []
    for before, one in pairwise(some):
        draws.append(_cpu(lambda one=one, before=before: pictures.board(one, "en", before)))  # type: ignore[misc]
        image = pictures.board(one, "en", before).finished()
        encodes.append(_cpu(lambda image=image: png.encoded(image)))  # type: ignore[misc]
        copies.append(_cpu(lambda image=image: image.copy()))  # type: ignore[misc]
        sizes.append(len(png.encoded(image)))
    draw, encode, copy = median(draws), median(encodes), median(copies)
    image = pictures.board(some[-1], "en", some[-2]).finished()
    default = _cpu(lambda: image.save(BytesIO(), "PNG"))
    rgb = image.convert("RGB")
    default_rgb = _cpu(lambda: rgb.save(BytesIO(), "PNG"))
    yield BenchRow(f"{name} draw, warm, next position", draw, "ms")
    yield BenchRow(f"{name} encode", encode, "ms")
    yield BenchRow(f"{name} pixel copy", copy, "ms")
    yield BenchRow(f"{name} draw + encode : pixel copy + encode", (draw + encode) / (copy + encode), "x", at_most(1.8))
    yield BenchRow(
        f"{name} draw + encode : Pillow's PNG of the palette picture", (draw + encode) / default, "x", at_most(0.25)
    )
    yield BenchRow(
        f"{name} draw + encode : Pillow's PNG of the RGB picture", (draw + encode) / default_rgb, "x", at_most(0.25)
    )
    yield BenchRow(f"{name} file, typical", median(sizes) / 1000, "kB", at_most(300))
    yield BenchRow(f"{name} file, largest", max(sizes) / 1000, "kB", at_most(1048))
    yield from _plot(name, game, players)
    yield from _film(name, views)
    yield BenchRow(f"{name} pictures per second, 2 processes", _rate(some), "/s")
    idle, busy = asyncio.run(_lag(some))
    yield BenchRow("event loop lag p99, idle", idle, "ms")
    yield BenchRow("event loop lag p99, while drawing", busy, "ms", at_most(5))


def _cpu(work: Callable[[], object], times: int = 1) -> float:
    """As `_ms`, of this process's own time: long work is not blamed for its neighbours."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times * 1000


def _floor(image: Image.Image) -> float:
    """What a picture costs at least: a copy of its pixels, and the encoding."""
    return _cpu(lambda: (image.copy(), png.encoded(image)), 50)


def _plot(name: str, game: str, players: int) -> Iterator[BenchRow]:
    """The points of a match, drawn and encoded, warm."""
    started, _ = catalogue.find(game).start(players, "bench")
    signs = registry.find(game).liveries(started.view())
    tallies, in_play, marks = [started.tally()], [started.scored_in_play()], [started.round]
    for _ in house.playout(started, [house.levels(game)["rookie"]] * players, "bench"):
        tallies.append(started.tally())
        in_play.append(started.scored_in_play())
        marks.append(started.round)
    lines = plots.lines_of(tallies, [f"Player {seat + 1}" for seat in range(players)], signs, in_play)
    image = plots.scores(lines, marks, "en", game, game).finished()
    took = _cpu(lambda: png.encoded(plots.scores(lines, marks, "en", game, game)), 5)
    yield BenchRow(f"{name} plot of {len(marks)} positions, draw + encode", took, "ms")
    yield BenchRow(f"{name} plot, draw + encode : pixel copy + encode", took / _floor(image), "x", at_most(60))


def _film(name: str, views: list[Any]) -> Iterator[BenchRow]:
    """A film of a part of the match, a frame on average."""
    part = views[:40]
    frame = replay.frame(registry.find(part[0].game).board(part[-1], "en").finished())
    took = _cpu(lambda: replay.animated(part, "en")) / len(part)
    yield BenchRow(f"{name} film, a frame", took, "ms")
    yield BenchRow(f"{name} film, a frame : pixel copy + encode of it", took / _floor(frame), "x", at_most(50))


def _cold(pictures: GamePictures[Any, Any], view: Any) -> float:
    PARTS.clear()
    return _ms(lambda: pictures.board(view, "en"))


def _batch(orders: list[Any]) -> int:
    return sum(len(made(one)) for one in orders)


def _rate(views: list[Any]) -> float:
    orders = [picture_job(BOARD, one, "en", since=before) for before, one in pairwise(views)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn"), initializer=warm) as pool:
        list(pool.map(_batch, [orders[:4]] * 2))
        start = time.perf_counter()
        list(pool.map(_batch, [orders, orders]))
        return 2 * len(orders) / (time.perf_counter() - start)


async def _lag(views: list[Any]) -> tuple[float, float]:
    """p99 of how late the loop wakes up, idle and while a pool draws."""

    async def late(until: asyncio.Event) -> float:
        found: list[float] = []
        while not until.is_set() or len(found) < 100:
            start = time.perf_counter()
            await asyncio.sleep(0.002)
            found.append((time.perf_counter() - start - 0.002) * 1000)
        return quantiles(found, n=100)[98]

    done = asyncio.Event()
    done.set()
    idle = await late(done)
    async with RenderPool() as pool:
        done.clear()
        watch = asyncio.create_task(late(done))
        for before, one in pairwise(views):
            await pool.picture(BOARD, one, "en", since=before)
        done.set()
        return idle, await watch


def printed(row: BenchRow) -> str:
    """A row as a line of a table, with its bar."""
    bar = f"{row.bar}{'   MISSED' if row.missed else ''}" if row.bar else ""
    return f"{row.what:<62} {row.value:>9.2f} {row.unit:<3} {bar}"
