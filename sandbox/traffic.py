"""Who could see what: every byte shown to someone, with the exact audience, for tests of secrecy."""

from collections import deque
from dataclasses import dataclass

import orjson

from sandbox.news import Notice
from sandbox.refusal import Json
from sandbox.vault import Vault

KEPT = 20000


@dataclass(frozen=True, slots=True)
class Shown:
    """One thing shown to some people: the event as their client receives it, and the files with it."""

    event: str
    audience: frozenset[int]
    channel_id: int | None
    #: the data of the event as JSON: thousands are kept, and few are ever read
    written: bytes
    files: tuple[bytes, ...]

    @property
    def data(self) -> Json:
        """The data of the event."""
        read: Json = orjson.loads(self.written)
        return read

    @property
    def bytes(self) -> bytes:
        """Everything that can be read out of it, files included."""
        return b"\n".join((self.written, *self.files))


class Traffic:
    """A bounded log of everything shown."""

    def __init__(self, vault: Vault) -> None:
        self._vault = vault
        self.log: deque[Shown] = deque(maxlen=KEPT)

    def record(self, notice: Notice) -> None:
        """Remember a notice with the bytes of its files as they are now."""
        if notice.audience:
            files = tuple(self._vault.read(each) for each in notice.files)
            written = orjson.dumps(notice.data)
            self.log.append(Shown(notice.event, notice.audience, notice.channel_id, written, files))

    def seen_by(self, user_id: int) -> list[Shown]:
        """All that one person could see, in order."""
        return [shown for shown in self.log if user_id in shown.audience]

    def bytes_seen_by(self, user_id: int) -> bytes:
        """All that one person could see, as one heap of bytes to search in."""
        return b"\n".join(shown.bytes for shown in self.seen_by(user_id))
