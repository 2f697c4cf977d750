"""What painters keep: pixels come back as they were, and no more of them are unpacked than is said."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from renderers import icons, pixels
from renderers.canvas import SMALL, Canvas, layer
from renderers.pen import Tile
from renderers.pixels import Pixels

ROOT = Path(__file__).parents[2]


def tile(size: int = 20) -> Tile:
    """A tile with every byte on it, half of it covered."""
    shades = Image.frombytes("L", (size, size), bytes(at % 256 for at in range(size * size)))
    return Tile.of(shades, shades.point([0] * 128 + [255] * 128, "1"))


def seen(one: Pixels) -> list[bytes]:
    """The bytes of its layers."""
    return [pixels._bytes(each) for each in one.unpacked()]


def test_packed_pixels_come_back_as_they_were() -> None:
    one = tile()
    before = seen(one)
    one.pack()
    assert one.layers is None
    assert seen(one) == before
    one.pack()
    assert seen(one) == before


def test_a_packed_sprite_is_stamped_as_before() -> None:
    sprite = icons.seal(44)
    boards = []
    for packed in (False, True):
        canvas = Canvas(60, 60, "vellum")
        if packed:
            sprite.on("vellum").pack()
        canvas.stamp(sprite, 5, 5, "vellum")
        boards.append(canvas.finished().tobytes())
    assert boards[0] == boards[1]


def test_what_nobody_asks_for_is_packed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    room = tile().bytes * 3
    monkeypatch.setattr("renderers.pen.IN_USE", kept := pixels._InUse(room))
    monkeypatch.setattr(pixels, "IN_USE", kept)
    asked, forgotten, third = tile(), tile(), tile()
    for _ in range(4):
        asked.unpacked()
        tile()
        assert asked.layers is not None
        assert kept.bytes <= room
    assert forgotten.layers is None
    assert third.layers is None


def test_pixels_that_have_no_room_at_all_can_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("renderers.pen.IN_USE", kept := pixels._InUse(10))
    monkeypatch.setattr(pixels, "IN_USE", kept)
    one = tile()
    assert one.layers is None
    assert seen(one) == seen(tile())


@pytest.mark.parametrize("line", [None, "gold"])
@pytest.mark.parametrize(
    ("wide", "high", "thick", "radius"), [(58, 34, 2, 9), (36, 36, 3, 18), (15, 38, 1, 3), (90, 40, 4, 6)]
)
def test_a_panel_that_is_pasted_at_once_is_the_one_that_is_laid_piece_by_piece(
    line: str | None, wide: int, high: int, thick: int, radius: int
) -> None:
    assert wide * high <= SMALL
    boards = []
    for draw in (Canvas.panel, Canvas.laid):
        canvas = Canvas(120, 80, "parchment")
        canvas.dashes(0, 0, 120, 80, "rule", 12, 5)  # shows through where the panel leaves the ground as it is
        draw(canvas, 7, 5, wide, high, "ink", "vellum", line, thick, radius)
        boards.append(canvas.finished().tobytes())
    assert boards[0] == boards[1]


def test_a_layer_is_drawn_once_and_what_lies_on_it_changes_nothing() -> None:
    drawn: list[int] = []

    @layer
    def ground(size: int) -> Canvas:
        drawn.append(size)
        canvas = Canvas(size, size, "vellum")
        canvas.text(20, 20, "VII", "title", 20)
        return canvas

    first = Canvas.over(ground(60), "vellum")
    first.fill(0, 0, 60, 60, "ink")
    second = Canvas.over(ground(60), "vellum")
    assert drawn == [60]
    assert [one.text for one in second.placed] == ["VII"]
    assert second.finished().getpixel((0, 0)) != first.finished().getpixel((0, 0))


def test_a_process_that_draws_has_no_event_loop() -> None:
    program = (
        "import sys, bot.worker_process, renderers.painter\n"
        "print(*{'asyncio', 'discord', 'ssl', 'sqlite3'} & {name.partition('.')[0] for name in sys.modules})"
    )
    told = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.split() == []
