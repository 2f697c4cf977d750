"""A whole match as an animation, within what Discord takes as one file."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Literal, TypeAlias

from PIL import Image, ImageChops

from renderers import atelier, palette
from renderers.atelier import Names, View

Form: TypeAlias = Literal["gif", "webp"]
#: (frames done, frames in all)
Progress: TypeAlias = Callable[[int, int], None]
LIMIT = 10 * 1024 * 1024
WIDTH = 800
FRAMES = 180
MILLISECONDS, LAST = 650, 4_000
#: the palette has room: this byte says "as before"
SAME = 255


def chosen(count: int, most: int = FRAMES) -> list[int]:
    """Which of so many positions are shown: evenly spread, the first and the last always."""
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


def bound(frames: Sequence[Image.Image], form: Form = "gif", limit: int = LIMIT) -> bytes:
    """Frames as one file; if it gets too large, every other frame is left out until it fits."""
    kept = list(frames)
    while True:
        raw = _written(kept, form)
        if len(raw) <= limit or len(kept) == 1:
            return raw
        kept = [*kept[:-1:2], kept[-1]] if len(kept) > 2 else kept[-1:]


def _written(frames: Sequence[Image.Image], form: Form) -> bytes:
    out = BytesIO()
    times = [MILLISECONDS] * (len(frames) - 1) + [LAST]
    if form == "gif":
        rest = [_changed(one, before) for before, one in itertools.pairwise(frames)]
        frames[0].save(
            out, "GIF", save_all=True, append_images=rest, duration=times, loop=0, optimize=False, disposal=1,
            transparency=SAME,
        )  # fmt: skip
    else:
        whole = [one.convert("RGB") for one in frames]
        whole[0].save(
            out, "WEBP", save_all=True, append_images=whole[1:], duration=times, loop=0, quality=75, method=0
        )  # fmt: skip
    return out.getvalue()


def _changed(one: Image.Image, before: Image.Image) -> Image.Image:
    """A frame in which only what has changed is painted."""
    bytes_of = (Image.frombytes("L", image.size, image.tobytes()) for image in (one, before))
    same = ImageChops.difference(*bytes_of).point([255] + [0] * 255, "1")
    painted = one.copy()
    painted.paste(SAME, mask=same)
    return painted


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
    pictures = atelier.find(views[0].game)
    picked = chosen(len(views))
    frames: list[Image.Image] = []
    for at, number in enumerate(picked):
        since = views[picked[at - 1]] if at else None
        frames.append(frame(pictures.board(views[number], lang, since, names)))
        if progress:
            progress(at + 1, len(picked))
    return bound(frames, form, limit)
