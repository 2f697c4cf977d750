"""A whole match as an animation, within what Discord takes as one file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image

from renderers import palette, registry
from renderers.names import Names
from renderers.reel import HEADER, Form, shot, spliced
from renderers.view import View

#: (frames done, frames in all)
Progress: TypeAlias = Callable[[int, int], None]
LIMIT = 10 * 1024 * 1024
WIDTH = 800
FRAMES = 180
MILLISECONDS, LAST = 650, 4_000


def chosen(count: int, most: int = FRAMES) -> list[int]:
    """Which of this many positions are shown: evenly spread, the first and the last always."""
    if count <= most:
        return list(range(count))
    return sorted({round(step * (count - 1) / (most - 1)) for step in range(most)})


def frame(image: Image.Image, width: int = WIDTH) -> Image.Image:
    """A board made smaller, in the same palette."""
    high = round(image.height * width / image.width)
    whole = image.convert("RGB")
    small = (
        whole.reduce(image.width // width)
        if image.width % width == 0
        else whole.resize((width, high), Image.Resampling.BOX)
    )
    return small.quantize(palette=palette.swatch(), dither=Image.Dither.NONE)


def times(count: int) -> list[int]:
    """How long each of this many frames is shown, in milliseconds."""
    return [MILLISECONDS] * (count - 1) + [LAST]


def fewer(count: int) -> list[int]:
    """Which of this many frames are kept when the file is too large: every other one, the first and the last always."""
    return [*range(0, count - 1, 2), count - 1] if count > 2 else [count - 1]


def bound(frames: Sequence[Image.Image], form: Form = "gif", limit: int = LIMIT) -> bytes:
    """Frames as one file; if it gets too large, every other frame is left out until it fits."""
    kept = list(frames)
    while True:
        shots = [
            shot(one, before, form, shown)
            for one, before, shown in zip(kept, [None, *kept], times(len(kept)), strict=False)
        ]
        if sum(map(len, shots)) <= limit - HEADER or len(kept) == 1:
            return spliced(shots, kept[0].size, form)
        kept = [kept[at] for at in fewer(len(kept))]


def animated(
    views: Sequence[View],
    lang: str,
    *,
    names: Names = None,
    form: Form = "gif",
    progress: Progress | None = None,
    limit: int = LIMIT,
) -> bytes:
    """The boards of a match, one after the other, what changed marked on each."""
    pictures = registry.find(views[0].game)
    picked = chosen(len(views))
    frames: list[Image.Image] = []
    for at, number in enumerate(picked):
        since = views[picked[at - 1]] if at else None
        frames.append(frame(pictures.board(views[number], lang, since, names).finished()))
        if progress:
            progress(at + 1, len(picked))
    return bound(frames, form, limit)
