"""Draws in worker processes, so that the event loop never waits for a picture. Equal orders are drawn once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from engine.core.view import PrivateView
from renderers import png, registry, replay
from renderers.choice import OpenChoice
from renderers.emoji import EmojiFile
from renderers.job import (
    BOARD,
    Job,
    Plot,
    choice_job,
    icons_in,
    icons_job,
    made,
    picture_job,
    pieces_job,
    plot_job,
    showcase_job,
)
from renderers.names import Names
from renderers.painter import retake, take, warm
from renderers.reel import HEADER, Form, spliced
from renderers.replay import Progress
from renderers.view import View
from renderers.workers import OneWorker, Workers

#: bytes of finished files kept for the next who asks
KEPT = 32 * 1024 * 1024


class RenderPool:
    """`await pool.picture(...)` gives the bytes of a PNG file.

    Use it as an async context manager, or `open` and `close` it. The workers start warm, the files kept are bounded.
    """

    def __init__(self, workers: Workers | None = None, kept: int = KEPT) -> None:
        self._workers, self._most = workers or OneWorker(warm), kept
        self._files: OrderedDict[bytes, bytes] = OrderedDict()
        self._bytes = 0
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self._filming = asyncio.Lock()

    async def __aenter__(self) -> RenderPool:
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Start the workers and wait until one is warm."""
        await self._workers.open()

    async def close(self) -> None:
        """Finish what is being drawn and end the workers."""
        if self._drawing:
            await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        await self._workers.close()

    async def picture(
        self,
        kind: str,
        view: View,
        lang: str,
        *,
        since: View | None = None,
        names: Names = None,
        seat: int | None = None,
        chances: Sequence[float] | None = None,
    ) -> bytes:
        """A PNG file: `board`, `hand`, `closeup` (of a seat) or a moment of the view; chances stand below a board."""
        job = picture_job(kind, view, lang, since=since, names=names, seat=seat, chances=chances)
        return await self._made(job)

    async def choosing(
        self, view: PrivateView[Any, Any], lang: str, choice: OpenChoice, *, names: Names = None
    ) -> bytes | None:
        """A PNG file of what the reader is choosing now; None if the game draws nothing for it."""
        if registry.find(view.game).choice is None:
            return None
        return await self._made(choice_job(view, lang, choice, names=names)) or None

    async def _made(self, one: Job) -> bytes:
        """Drawn, or taken from the files that are kept."""
        digest = one.digest
        if (file := self._files.get(digest)) is not None:
            self._files.move_to_end(digest)
            return file
        task = self._drawing.get(digest)
        if task is None:
            task = asyncio.create_task(self._workers.run(made, one))
            self._drawing[digest] = task
            task.add_done_callback(lambda done: self._keep(digest, done))
        return await asyncio.shield(task)

    async def plot(self, kind: Plot, *data: Any, lang: str, title: str, game: str | None = None) -> bytes:
        """A PNG of a plot of `renderers.plots`: `scores` of lines and marks, `rating` of points, `chances`."""
        return await self._made(plot_job(kind, data, lang, title, game))

    async def pieces(self, game: str, lang: str, page: int) -> bytes | None:
        """A PNG file of the pieces of a game with their names, those of one page; None if the game draws none."""
        return await self._made(pieces_job(game, lang, page)) or None

    async def icons(self, game: str) -> dict[str, EmojiFile]:
        """The PNG files of a game's emojis, by key; none if the game draws none."""
        return icons_in(await self._made(icons_job(game)))

    async def showcase(self, game: str, lang: str) -> bytes:
        """A PNG file of a board by which people get to know a game."""
        return await self._made(showcase_job(game, lang))

    async def film(
        self,
        views: Sequence[View],
        lang: str,
        *,
        names: Names = None,
        form: Form = "gif",
        progress: Progress | None = None,
    ) -> bytes:
        """A whole match as an animation of at most 10 MiB, the same file that `replay.animated` makes.

        It may take many seconds; frames are made one at a time, one film after the other, so that a picture that is
        ordered meanwhile waits for one frame at most.
        """
        picked = replay.chosen(len(views))
        frames: list[bytes] = []
        shots: list[bytes] = []
        async with self._filming:
            for at, (number, shown) in enumerate(zip(picked, replay.times(len(picked)), strict=True)):
                since, before = (views[picked[at - 1]], frames[-1]) if at else (None, None)
                one = picture_job(BOARD, views[number], lang, since=since, names=names)
                frame, part = await self._workers.run(take, one, before, form, shown)
                frames.append(frame)
                shots.append(part)
                if progress:
                    progress(at + 1, len(picked))
            while sum(map(len, shots)) > replay.LIMIT - HEADER and len(frames) > 1:
                frames = [frames[at] for at in replay.fewer(len(frames))]
                shots = [
                    await self._workers.run(retake, one, before, form, shown)
                    for one, before, shown in zip(frames, [None, *frames], replay.times(len(frames)), strict=False)
                ]
        return spliced(shots, png.size(frames[0]), form)

    # -- behind the door -------------------------------------------------------------------------------------------

    def _keep(self, digest: bytes, done: asyncio.Task[bytes]) -> None:
        self._drawing.pop(digest, None)
        if done.cancelled() or done.exception():
            return
        file = done.result()
        self._files[digest] = file
        self._bytes += len(file)
        while self._bytes > self._most:
            _, old = self._files.popitem(last=False)
            self._bytes -= len(old)
