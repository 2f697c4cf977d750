"""Frames of an animation as bytes of their own, so that they can be made one at a time and spliced at the end."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from struct import pack
from typing import Literal, TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from renderers import palette

Form: TypeAlias = Literal["gif", "webp"]
#: the palette has room: this byte says "as before"
SAME = 255
#: room for what stands around the frames
HEADER = 1024
_QUALITY = 75
_NOTHING = (0, 0, 2, 2)


def shot(one: Image.Image, before: Image.Image | None, form: Form, milliseconds: int) -> bytes:
    """One frame in palette bytes, as it stands in a file: only what has changed since the frame before."""
    same = _same(one, before) if before else None
    if same is None:
        return _encoded(one, (0, 0, *one.size), form, milliseconds)
    left, top, right, low = ImageChops.invert(same).getbbox() or _NOTHING
    left, top = left // 2 * 2, top // 2 * 2  # WebP counts in twos
    if form == "gif":
        one = one.copy()
        one.paste(SAME, mask=same.convert("1"))
    return _encoded(one, (left, top, right, low), form, milliseconds)


def _same(one: Image.Image, before: Image.Image) -> Image.Image:
    """White where two frames are alike."""
    bytes_of = (Image.frombytes("L", image.size, image.tobytes()) for image in (one, before))
    return ImageChops.difference(*bytes_of).point([255] + [0] * 255)


def _encoded(one: Image.Image, box: tuple[int, int, int, int], form: Form, milliseconds: int) -> bytes:
    cut = one.crop(box)
    if form == "gif":
        return b"".join(
            GifImagePlugin.getdata(cut, box[:2], duration=milliseconds, disposal=1, transparency=SAME)
        )  # fmt: skip
    out = BytesIO()
    cut.convert("RGB").save(out, "WEBP", quality=_QUALITY, method=0)
    image = out.getvalue()[12:]  # without the RIFF header of a single picture
    head = b"".join(
        number.to_bytes(3, "little")
        for number in (box[0] // 2, box[1] // 2, cut.width - 1, cut.height - 1, milliseconds)
    )
    return _chunk(b"ANMF", head + b"\x02" + image)


def spliced(shots: Sequence[bytes], size: tuple[int, int], form: Form) -> bytes:
    """Frames as one file that runs for ever."""
    wide, high = size
    if form == "gif":
        table = bytes(palette.flat()).ljust(3 * 256, b"\0")
        head = b"GIF89a" + pack("<HHBBB", wide, high, 0b1111_0111, 0, 0) + table
        return b"".join((head, b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", *shots, b";"))
    canvas = b"\x02\0\0\0" + (wide - 1).to_bytes(3, "little") + (high - 1).to_bytes(3, "little")
    body = b"".join((b"WEBP", _chunk(b"VP8X", canvas), _chunk(b"ANIM", bytes(6)), *shots))
    return _chunk(b"RIFF", body)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
