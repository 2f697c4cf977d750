"""PNG of a palette picture, fast: one byte a pixel, rows unfiltered, and a quick deflate. Same picture, same bytes."""

from __future__ import annotations

import zlib
from struct import pack, unpack

from PIL import Image

from renderers import palette
from renderers.canvas import Canvas
from renderers.deflate import LEVEL, compress

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE_TYPE = 3


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def size(file: bytes) -> tuple[int, int]:
    """Width and height of a PNG file."""
    wide, high = unpack(">II", file[16:24])
    return wide, high


def encoded(picture: Canvas | Image.Image) -> bytes:
    """A drawing, or a picture in palette bytes, as a PNG file."""
    image = picture.finished() if isinstance(picture, Canvas) else picture
    if image.mode != "P":
        raise ValueError(f"a picture in palette bytes is needed, not mode {image.mode}")
    width, height = image.size
    rows = Image.new("P", (width + 1, height))  # the byte before each row says: no filter
    rows.paste(image, (1, 0))
    header = pack(">IIBBBBB", width, height, 8, _PALETTE_TYPE, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(palette.flat())),
            _chunk(b"IDAT", compress(rows.tobytes(), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )
