"""The component data matches are played with: the bundled ones, or an owner's files, kept with the matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.store import Connection, components
from engine.cli.words import say, why
from engine.core import catalogue
from engine.core.record import data_digest

PRINTED = data_digest(None)


class Components:
    """Finds component data by game and digest."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Any] = {}
        #: the digest new matches of a game are played with
        self.current: dict[str, str] = {}

    def __call__(self, game: str, digest: str) -> Any:
        return None if digest == PRINTED else self._known[game, digest]

    def read_folder(self, folder: Path) -> dict[str, bytes]:
        """Owners' files `<game>.json`; a ValueError names what is wrong with one."""
        found = {}
        for game in catalogue.names():
            file = folder / f"{game}.json"
            if file.exists():
                try:
                    raw = file.read_bytes()
                    self._known[game, data_digest(raw)] = catalogue.find(game).components(raw)
                except OSError as error:
                    raise ValueError(say("file-unreadable", file=str(file), why=str(error.strerror))) from None
                except ValueError as error:
                    raise ValueError(f"{file}: {why(error)}") from None
                self.current[game] = data_digest(raw)
                found[game] = raw
        return found

    def keep(self, db: Connection, files: dict[str, bytes]) -> None:
        """Keep owners' files with the matches, and know those that older matches are played with."""
        for game, raw in files.items():
            components.keep(db, components.File(data_digest(raw), game, raw))
        for file in components.kept(db):
            # those of a game that is not installed wait for it in the store
            if file.game in catalogue.names() and (file.game, file.digest) not in self._known:
                self._known[file.game, file.digest] = catalogue.find(file.game).components(file.raw)
