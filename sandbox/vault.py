"""The bytes of attached files, in memory and, when asked for, in a folder."""

import hmac
import mimetypes
import struct
from pathlib import Path

from sandbox.world import Attachment

BYTES_HELD = 512 * 1024 * 1024


class Vault:
    """Keeps files by the id of their attachment, and gives them out only for its key."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._held: dict[int, bytes] = {}
        self._bytes = 0
        self._known: dict[int, Attachment] = {}

    def put(self, attachment: Attachment, data: bytes) -> None:
        """Keep a file."""
        self.know(attachment)
        if self._folder:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / str(attachment.id)).write_bytes(data)
            return
        self._held[attachment.id] = data
        self._bytes += len(data)
        while self._bytes > BYTES_HELD:
            self.drop(next(iter(self._held)))

    def know(self, attachment: Attachment) -> None:
        """A file from an earlier run is still wanted."""
        self._known[attachment.id] = attachment

    def sweep(self) -> None:
        """Remove files that no attachment names any more."""
        if self._folder and self._folder.is_dir():
            for file in self._folder.iterdir():
                if not (file.name.isdigit() and int(file.name) in self._known):
                    file.unlink()

    def find(self, attachment_id: int, key: str) -> Attachment | None:
        """The attachment, if the key is the right one."""
        found = self._known.get(attachment_id)
        return found if found and hmac.compare_digest(found.key, key) else None

    def read(self, attachment: Attachment) -> bytes:
        """The bytes of a file."""
        if self._folder and (file := self._folder / str(attachment.id)).exists():
            return file.read_bytes()
        return self._held.get(attachment.id, b"")

    def drop(self, attachment_id: int) -> None:
        """Forget a file."""
        self._known.pop(attachment_id, None)
        self._bytes -= len(self._held.pop(attachment_id, b""))
        if self._folder:
            (self._folder / str(attachment_id)).unlink(missing_ok=True)


def content_type(filename: str) -> str | None:
    """The type Discord derives from a file's name."""
    return mimetypes.guess_type(filename)[0]


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, JPEG or WebP picture, none for other files."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, size = data[at + 1], struct.unpack(">H", data[at + 2 : at + 4])[0]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + size
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X" and len(data) >= 30:
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L" and len(data) >= 25:
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 " and len(data) >= 30:
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None
