"""The render pool draws in another process: the event loop goes on, equal jobs are drawn once, memory is bounded."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.process_pool import ProcessPool
from renderers import job, painter, plots, png, registry, render_pool, replay
from renderers.job import BOARD, CLOSEUP, HAND
from renderers.plots import RatingPoint, ScoreLine
from renderers.reel import Form
from renderers.render_pool import RenderPool
from tests.renderers.comuni.positions import match


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def open_studio() -> AsyncIterator[RenderPool]:
    async with RenderPool(ProcessPool(prepare=painter.warm)) as one:
        yield one


@pytest.mark.asyncio(loop_scope="module")
async def test_a_picture_from_the_studio_is_the_picture(open_studio: RenderPool) -> None:
    pictures, seen = registry.find("comuni"), match(3)[50]
    since, names = match(3)[40].public, ["Anna", "Jörg", "Élodie"]
    board = await open_studio.picture(BOARD, seen.public, "de", since=since, names=names)
    assert board == png.encoded(pictures.board(seen.public, "de", since, names))
    assert await open_studio.picture(HAND, seen.private[1], "fr") == png.encoded(pictures.hand(seen.private[1], "fr"))
    assert await open_studio.picture(CLOSEUP, seen.public, "en", seat=2) == png.encoded(
        pictures.closeup(seen.public, 2, "en")
    )


@pytest.mark.asyncio(loop_scope="module")
async def test_the_event_loop_goes_on_while_pictures_are_drawn(
    open_studio: RenderPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    views, turns = [seen.public for seen in match(4)[60:100]], 0

    def here(image: object) -> bytes:
        raise AssertionError("a picture is drawn in the process of the event loop")

    async def watch() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    monkeypatch.setattr(png, "encoded", here)
    watcher = asyncio.create_task(watch())
    files = await asyncio.gather(*(open_studio.picture(BOARD, view, "en") for view in views))
    watcher.cancel()
    assert all(file.startswith(b"\x89PNG") for file in files)
    assert turns > len(views)


@pytest.mark.asyncio(loop_scope="module")
async def test_equal_orders_are_drawn_once(open_studio: RenderPool, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    run = open_studio._workers.run

    async def counted(work: object, *args: object) -> bytes:
        drawn.append(work)
        return await run(work, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(open_studio._workers, "run", counted)
    view = match(2)[33].public
    files = await asyncio.gather(*(open_studio.picture(BOARD, view, "fr") for _ in range(5)))
    files.append(await open_studio.picture(BOARD, view, "fr"))
    assert len(set(files)) == 1
    assert len(drawn) == 1


@pytest.mark.asyncio(loop_scope="module")
async def test_a_hand_is_never_drawn_from_a_public_view(open_studio: RenderPool) -> None:
    with pytest.raises(TypeError, match="private"):
        await open_studio.picture(HAND, match(2)[10].public, "en")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_worker_that_dies_is_replaced(open_studio: RenderPool) -> None:
    os.kill(await open_studio._workers.run(os.getpid), signal.SIGKILL)
    assert (await open_studio.picture(BOARD, match(2)[44].public, "en")).startswith(b"\x89PNG")


async def test_kept_files_are_bounded() -> None:
    one = RenderPool(kept=300_000)
    try:
        for seen in match(2)[:6]:
            digest = job.picture_job(BOARD, seen.public, "en").digest
            done = asyncio.get_running_loop().create_task(_file(b"x" * 100_000))
            await done
            one._keep(digest, done)
        assert len(one._files) == 3
        assert one._bytes == 300_000
    finally:
        await one.close()


async def _file(content: bytes) -> bytes:
    return content


def test_views_survive_the_way_to_another_process() -> None:
    for seen in match(3)[::20]:
        assert job.unpacked(job.packed(seen.public)) == seen.public
        own = seen.private[2]
        there = job.unpacked(job.packed(own))
        assert (there.table, there.hand, there.answer, there.seat) == (own.table, own.hand, own.answer, own.seat)  # type: ignore[union-attr]


def test_warming_up_draws_every_game() -> None:
    painter.warm()


@pytest.mark.asyncio(loop_scope="module")
async def test_plots_and_pieces_from_the_studio_are_the_pictures(open_studio: RenderPool) -> None:
    lines, marks = [ScoreLine("Anna", 0, [0, 2, 5]), ScoreLine("Jörg", 3, [0, 1, 7])], [1, 1, 2]
    points = [RatingPoint(25.0, 8.3), RatingPoint(27.5, 7.0)]
    drawn = await open_studio.plot("scores", lines, marks, lang="de", title="Comuni", game="comuni")
    assert drawn == png.encoded(plots.scores(lines, marks, "de", "Comuni", "comuni"))
    assert await open_studio.plot("rating", points, None, lang="fr", title="Anna") == png.encoded(
        plots.rating(points, "fr", "Anna")
    )
    pieces = registry.find("shafausa").pieces("en", 1)
    assert pieces is not None
    assert await open_studio.pieces("shafausa", "en", 1) == png.encoded(pieces)


@pytest.mark.parametrize("form", ["gif", "webp"])
@pytest.mark.asyncio(loop_scope="module")
async def test_a_film_from_the_studio_is_the_film(open_studio: RenderPool, form: Form) -> None:
    views = [seen.public for seen in match(2)[:9]]
    told: list[tuple[int, int]] = []
    film = await open_studio.film(views, "fr", names=["Anna", "Ugo"], form=form, progress=lambda *one: told.append(one))
    assert film == replay.animated(views, "fr", names=["Anna", "Ugo"], form=form)
    assert told == [(frame, 9) for frame in range(1, 10)]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_film_that_gets_too_large_loses_every_other_frame(
    open_studio: RenderPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = [seen.public for seen in match(2)[:9]]
    whole = await open_studio.film(views, "en")
    limit = len(whole) * 9 // 10
    monkeypatch.setattr(replay, "LIMIT", limit)
    film = await open_studio.film(views, "en")
    assert len(film) <= limit
    assert film == replay.animated(views, "en", limit=limit)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_picture_ordered_during_films_waits_for_one_frame_only(open_studio: RenderPool) -> None:
    views = [seen.public for seen in match(3)[:40]]
    done: list[int] = []
    running = asyncio.Event()

    def progress(frame: int, _of: int) -> None:
        done.append(frame)
        if frame == 5:
            running.set()

    films = [asyncio.create_task(open_studio.film(views, lang, progress=progress)) for lang in ("en", "de")]
    await running.wait()
    before = len(done)
    await open_studio.picture(BOARD, match(4)[77].public, "fr")
    assert len(done) - before <= 2
    await asyncio.gather(*films)


PARENT = """
import asyncio, os
from bot.process_pool import ProcessPool

async def main():
    print(await ProcessPool().run(os.getpid), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_workers_do_not_outlive_a_parent_that_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    environment = {**os.environ, "PYTHONPATH": str(Path(render_pool.__file__).parents[1])}
    parent = await asyncio.create_subprocess_exec(
        sys.executable, str(program), stdout=asyncio.subprocess.PIPE, env=environment
    )
    assert parent.stdout is not None
    assert await parent.stdout.readline(), "a worker is there"
    parent.kill()
    await parent.wait()
    # a worker could write here too: the end is read when the last of them is gone
    async with asyncio.timeout(60):
        assert await parent.stdout.read() == b""
