"""Keeping the world in a file, so that play goes on after a restart."""

from pathlib import Path

import msgspec

from sandbox.world import MessageFlag, World


def load(file: Path) -> World | None:
    """The kept world, none if there is no file yet; "thinking" placeholders and ephemerals do not survive."""
    if not file.exists():
        return None
    world = msgspec.json.decode(file.read_bytes(), type=World, strict=False)
    for log in world.messages.values():
        for message in [each for each in log.values() if each.owner_id or each.flags & MessageFlag.LOADING]:
            del log[message.id]
    return world


def save(world: World, file: Path) -> None:
    """Write the world beside the file first, so that a crash leaves the old one whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(file.suffix + ".new")
    fresh.write_bytes(msgspec.json.encode(world))
    fresh.replace(file)


def folder_beside(file: Path) -> Path:
    """Where the attachments of a kept world lie."""
    return file.with_suffix(file.suffix + ".files")
