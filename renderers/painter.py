"""What a process does that draws. No event loop is imported here: such a process is to take little memory."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, _imaging

from engine.core import catalogue
from renderers import png, registry, replay
from renderers.job import Job, drawn
from renderers.reel import Form, shot

#: bytes of a piece in which Pillow takes memory: what large drawings leave behind is used again by smaller ones
BLOCK = 1024 * 1024


def warm() -> None:
    """Draw every game's first position once, so that no player waits for fonts and sprites."""
    _imaging.set_block_size(BLOCK)
    for game in registry.games():
        title = catalogue.find(game)
        for players in title.seats:
            started, _ = title.start(players, "warm")
            png.encoded(registry.find(game).board(started.view(), "en"))


def take(one: Job, before: bytes | None, form: Form, milliseconds: int) -> tuple[bytes, bytes]:
    """A board made smaller for a film: as a picture, and as it stands in the film after the one before."""
    board = drawn(one)
    assert board is not None
    frame = replay.frame(board.finished())
    return png.encoded(frame), shot(frame, _opened(before), form, milliseconds)


def retake(one: bytes, before: bytes | None, form: Form, milliseconds: int) -> bytes:
    """The same frame after another one."""
    frame = _opened(one)
    assert frame is not None
    return shot(frame, _opened(before), form, milliseconds)


def _opened(raw: bytes | None) -> Image.Image | None:
    return Image.open(BytesIO(raw)) if raw else None
