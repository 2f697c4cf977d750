"""Finds what games bring: in folders of the project, and in installed packages by their entry points.

Nothing is registered. A part of the project that is broken raises; one of an installed package is left out, with
its problem.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.problem import Problem, ToldError, problem

K = TypeVar("K")


class UnknownGame(KeyError):
    """There is no game of that name: it never was installed, is no longer, or was left out because it is broken."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class BrokenKit(ToldError):
    """A game that cannot be offered, and why."""


#: the modules of a game and of its pictures import each other: two threads that began at different ends would meet
#: halfway, and each find what the other has not finished
_LOADING = RLock()


class Installed(NamedTuple, Generic[K]):
    """What installed packages bring: what can be used, and why the rest cannot."""

    found: Mapping[str, K]
    broken: Mapping[str, Problem]


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
        self._left_out: dict[str, Problem] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Every game, in alphabetical order."""
        # first of all, before the locks that cached properties hold while they are made
        with _LOADING:
            return self._names

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(sorted({*self._own, *self._installed.found} - self._left_out.keys()))

    @property
    def installed(self) -> tuple[str, ...]:
        """The games of installed packages."""
        return tuple(name for name in self.names if name not in self._own)

    @property
    def broken(self) -> Mapping[str, Problem]:
        """Installed games that are left out, and why."""
        return {**self._installed.broken, **self._left_out}

    def leave_out(self, name: str, why: Problem) -> None:
        """Do without an installed game that cannot be used here after all."""
        self._left_out[name] = why
        vars(self).pop("_names", None)

    def find(self, name: str) -> K:
        """The value of a game; UnknownGame if there is none of that name."""
        if name in self._left_out:
            raise UnknownGame(name)
        if name not in self._known:
            with _LOADING:
                self._load(name)
        return self._known[name]

    def _load(self, name: str) -> None:
        """Keep the value of a name that exists, unless another thread has done so meanwhile."""
        if name in self._known:
            return
        entry = self._own.get(name)
        if entry is None and name not in self._installed.found:
            # not kept: anything may be asked for
            raise UnknownGame(name)
        self._known[name] = self._installed.found[name] if entry is None else self._check(name, entry.load())

    @cached_property
    def _own(self) -> dict[str, EntryPoint]:
        """The games of the project, by their folders; each is loaded when it is wanted."""
        home, module = self._folders.__name__, self._part.partition(":")[0]
        names = [file.parent.name for path in self._folders.__path__ for file in Path(path).glob(f"*/{module}.py")]
        return {name: EntryPoint(name, f"{home}.{name}.{self._part}", self._group) for name in names}

    @property
    def _installed(self) -> Installed[K]:
        with _LOADING:
            return self._of_packages

    @cached_property
    def _of_packages(self) -> Installed[K]:
        found: dict[str, K] = {}
        broken: dict[str, Problem] = {}
        for entry in sorted(entry_points(group=self._group), key=lambda one: (one.name, _package(one))):
            if entry.name in self._own or entry.name in found:
                broken.setdefault(entry.name, _of_package(entry, problem("found-twice")))
                continue
            try:
                found[entry.name] = self._check(entry.name, entry.load())
            except BrokenKit as wrong:
                broken[entry.name] = _of_package(entry, wrong.problem)
            except Exception as error:  # whatever a stranger's code raises, the others are played
                first = (str(error).splitlines() or [""])[0]
                facts = {"place": entry.value, "error": f"{type(error).__name__}: {first}"}
                broken[entry.name] = _of_package(entry, problem("found-unloadable", **facts))
        return Installed(found, broken)


def _of_package(entry: EntryPoint, why: Problem) -> Problem:
    return problem("found-in-package", game=entry.name, package=_package(entry), why=why)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "unknown"
