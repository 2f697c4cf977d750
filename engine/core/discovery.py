"""Finds what games bring: in folders of the project, and in installed packages by their entry points.

Nothing is registered. A part of the project that is broken raises; one of an installed package is left out, and a
sentence says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

K = TypeVar("K")


class UnknownGame(KeyError):
    """There is no game of that name: it never was installed, is no longer, or was left out because it is broken."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class BrokenKit(Exception):
    """A game that cannot be offered; one sentence says why."""


class Installed(NamedTuple, Generic[K]):
    """What installed packages bring: what can be used, and a sentence for each that cannot."""

    found: Mapping[str, K]
    broken: Mapping[str, str]


class Discovery(Generic[K]):
    """Finds one value for each game.

    In the project it stands in the folder of the game, named by `part`: `kit:KIT` is `KIT` in `<folder>/kit.py`. An
    installed package names it by an entry point of the group. `check(name, value)` gives the value back, or raises.
    """

    def __init__(self, group: str, folders: ModuleType, part: str, check: Callable[[str, Any], K]) -> None:
        self._group = group
        self._folders = folders
        self._part = part
        self._check = check
        self._known: dict[str, K] = {}
        self._left_out: dict[str, str] = {}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every game, in alphabetical order."""
        return tuple(sorted({*self._own, *self._installed.found} - self._left_out.keys()))

    @property
    def installed(self) -> tuple[str, ...]:
        """The games of installed packages."""
        return tuple(name for name in self.names if name not in self._own)

    @property
    def broken(self) -> Mapping[str, str]:
        """Installed games that are left out, and why."""
        return {**self._installed.broken, **self._left_out}

    def leave_out(self, name: str, why: str) -> None:
        """Do without an installed game that cannot be used here after all."""
        self._left_out[name] = why
        vars(self).pop("names", None)

    def find(self, name: str) -> K:
        """The value of a game; UnknownGame if there is none of that name."""
        if name in self._left_out:
            raise UnknownGame(name)
        if name not in self._known:
            entry = self._own.get(name)
            if entry is None and name not in self._installed.found:
                raise UnknownGame(name)
            # only names that exist are kept: anything may be asked for
            self._known[name] = self._installed.found[name] if entry is None else self._check(name, entry.load())
        return self._known[name]

    @cached_property
    def _own(self) -> dict[str, EntryPoint]:
        """The games of the project, by their folders; each is loaded when it is wanted."""
        home, module = self._folders.__name__, self._part.partition(":")[0]
        names = [file.parent.name for path in self._folders.__path__ for file in Path(path).glob(f"*/{module}.py")]
        return {name: EntryPoint(name, f"{home}.{name}.{self._part}", self._group) for name in names}

    @cached_property
    def _installed(self) -> Installed[K]:
        found: dict[str, K] = {}
        broken: dict[str, str] = {}
        for entry in sorted(entry_points(group=self._group), key=lambda one: (one.name, _package(one))):
            who = f"{entry.name}, of the package {_package(entry)}"
            if entry.name in self._own or entry.name in found:
                broken.setdefault(entry.name, f"{who}: there is a game of this name already.")
                continue
            try:
                found[entry.name] = self._check(entry.name, entry.load())
            except BrokenKit as wrong:
                broken[entry.name] = f"{who}: {wrong}"
            except Exception as error:  # whatever a stranger's code raises, the others are played
                first = (str(error).splitlines() or [""])[0]
                broken[entry.name] = f"{who}: {entry.value} cannot be loaded: {type(error).__name__}: {first}"
        return Installed(found, broken)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "unknown"
