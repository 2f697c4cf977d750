"""An address on which the bot listens, as an operator writes it."""

from __future__ import annotations

import re
from typing import NamedTuple

LOOPBACK = "127.0.0.1"
MOST = 65_535
_WRITTEN = re.compile(r"(?:(?:\[(?P<six>[0-9a-fA-F:.%\w]+)\]|(?P<name>[\w.-]+)):)?(?P<port>\d{1,5})", re.ASCII)


class ListenAddress(NamedTuple):
    """A host of this machine and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def listen_address(written: str) -> ListenAddress:
    """`127.0.0.1:9464`, `[::1]:9464`, or a port alone, which is on loopback; a ValueError for anything else."""
    found = _WRITTEN.fullmatch(written.strip())
    if found is None or not 0 < int(found["port"]) <= MOST:
        raise ValueError(written)
    return ListenAddress(found["six"] or found["name"] or LOOPBACK, int(found["port"]))
