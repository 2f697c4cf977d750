"""Pixels that are kept for the next picture: as they are while they are used, packed small when they are not.

A painter keeps thousands of sprites, texts and finished parts of all games; a table needs those of its own, again and
again. Unpacking takes a small part of the time that drawing would take, and nothing is packed twice.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PIL import Image

from renderers.deflate import compress, decompress

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

#: bytes of pixels that are kept unpacked
UNPACKED = 8 * 1024 * 1024
#: bytes that a layer takes besides its pixels, and a row of it
LAYER, ROW = 400, 8
#: little is left of flat paints at the quickest level
LEVEL = 1


class Pixels:
    """Layers of one size, one byte a pixel: Pillow's own pixels, which a paste takes without asking a picture."""

    __slots__ = ("_packed", "bytes", "high", "layers", "used", "wide")

    def __init__(self, *layers: ImagingCore) -> None:
        #: none while they are packed
        self.layers: tuple[ImagingCore, ...] | None = layers
        self.wide, self.high = layers[0].size
        self.bytes = len(layers) * ((self.wide + ROW) * self.high + LAYER)
        #: whether somebody has asked for them since they were last looked at
        self.used = False
        self._packed: tuple[tuple[str, bytes], ...] = ()

    def unpacked(self) -> tuple[ImagingCore, ...]:
        """The layers."""
        self.used = True
        if self.layers is not None:
            return self.layers
        size = self.wide, self.high
        layers = tuple(Image.frombytes(mode, size, decompress(packed)).im for mode, packed in self._packed)
        self.layers = layers
        IN_USE.add(self)
        return layers

    def pack(self) -> None:
        """Keep little of them until somebody asks for them again."""
        if self.layers is not None and not self._packed:
            self._packed = tuple((layer.mode, compress(_bytes(layer), LEVEL)) for layer in self.layers)
        self.layers = None


def _bytes(layer: ImagingCore) -> bytes:
    image = Image.new(layer.mode, layer.size)
    image.im.paste(layer, (0, 0, *layer.size))
    return image.tobytes()


class _InUse:
    """What is unpacked. When there is too much of it, what nobody has asked for since the last round is packed."""

    def __init__(self, most: int) -> None:
        self._most, self._bytes = most, 0
        self._queue: deque[Pixels] = deque()

    def add(self, pixels: Pixels) -> None:
        self._queue.append(pixels)
        self._bytes += pixels.bytes
        while self._bytes > self._most:
            oldest = self._queue.popleft()
            if oldest.used:
                oldest.used = False
                self._queue.append(oldest)
            else:
                oldest.pack()
                self._bytes -= oldest.bytes

    @property
    def bytes(self) -> int:
        return self._bytes


IN_USE = _InUse(UNPACKED)
