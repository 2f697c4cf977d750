"""Which process this is, in a way that another one can tell whether it still lives."""

from __future__ import annotations

import os
import secrets
import socket
from pathlib import Path
from typing import NamedTuple

_PROC = Path("/proc")
#: a process that has ended and whose parent has not looked yet
_ENDED = ("Z", "X")


class ProcessIdentity(NamedTuple):
    """A process on a machine; the word at its end tells apart two lives of one number."""

    machine: str
    pid: int
    began: str
    word: str

    def __str__(self) -> str:
        return " ".join((self.machine, str(self.pid), self.began, self.word))


def own() -> ProcessIdentity:
    """This process."""
    return ProcessIdentity(_machine(), os.getpid(), _began(os.getpid()) or "-", secrets.token_hex(4))


def read(written: str) -> ProcessIdentity | None:
    """A process as it was written down; None for anything else."""
    try:
        machine, pid, began, word = written.split(" ")
        return ProcessIdentity(machine, int(pid), began, word)
    except ValueError:
        return None


def is_here(other: ProcessIdentity) -> bool:
    """Whether it can be known from here if a process lives."""
    return other.machine == _machine() and _began(os.getpid()) is not None


def has_ended(other: ProcessIdentity) -> bool:
    """Whether a process is known to have ended: nobody of its number is there, or someone who came later."""
    return is_here(other) and _began(other.pid) != other.began


def _machine() -> str:
    """The machine's name, and which of its numberings of processes counts: each container has its own."""
    try:
        numbering = (_PROC / "self/ns/pid").stat().st_ino
    except OSError:
        numbering = 0
    return f"{socket.gethostname().replace(' ', '-') or '-'}:{numbering}"


def _began(pid: int) -> str | None:
    """When a process began, in ticks since the machine did; None if there is none, or nobody can tell."""
    try:
        # the name in brackets may hold anything
        fields = (_PROC / str(pid) / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
        return None if fields[0] in _ENDED else fields[19]
    except (OSError, IndexError):
        return None
