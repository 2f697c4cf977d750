"""Everything that was ever written down by some version: a folder each, never changed once it is there."""

from __future__ import annotations

import lzma
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
#: what stands in every folder, by name and digest: append only
LIST = HERE / "kept.txt"
RECORDS, SAVES = HERE.parent / "records", HERE.parent / "saves"
#: packs of positions as they stand in the store: game, number of positions, form
PACKS = HERE / "packs"


def versions() -> list[Path]:
    """A folder for each version that was kept."""
    return sorted(folder for folder in HERE.glob("version-*") if folder.is_dir())


def servers() -> list[Path]:
    """The versions of which a whole server was kept, not only samples."""
    return [folder for folder in versions() if (folder / "store.sqlite3.xz").exists()]


@cache
def rows(file: Path) -> list[Any]:
    """The rows of a kept file."""
    raw = lzma.decompress(file.read_bytes()) if file.suffix == ".xz" else file.read_bytes()
    found: list[Any] = msgspec.json.decode(raw)
    return found


def samples(what: str) -> list[tuple[str, str, Any]]:
    """The kept samples of a kind (`saves`, `told`, `actions`, `orders`): version, game, sample."""
    return [
        (folder.name, file.name.split(".")[0], row)
        for folder in versions()
        for file in sorted(folder.glob(f"*.{what}.json"))
        for row in rows(file)
    ]


def files() -> list[Path]:
    """Every kept file."""
    found = [file for folder in (*versions(), PACKS, RECORDS, SAVES) for file in folder.rglob("*") if file.is_file()]
    return sorted(found)


def digest(file: Path) -> str:
    """A file's line in the list."""
    return f"{blake2b(file.read_bytes(), digest_size=12).hexdigest()}  {file.relative_to(HERE.parent).as_posix()}"


if __name__ == "__main__":
    # new files are added to the list; a line that stands there stays
    known = LIST.read_text("utf-8").splitlines() if LIST.exists() else []
    names = {line.split("  ", 1)[1] for line in known}
    new = [digest(file) for file in files() if file.relative_to(HERE.parent).as_posix() not in names]
    LIST.write_text("".join(f"{line}\n" for line in [*known, *new]), "utf-8")
