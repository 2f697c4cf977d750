"""`python -m engine new`: writes a small working game as an installable package."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine.cli import asked
from engine.cli.words import say
from engine.core import catalogue
from engine.core.flaws import NAME

SCAFFOLD = Path(__file__).parent / "scaffold" / "game"
#: what the game of the scaffold is called, in code, as a class and in sentences
MODEL = ("newgame", "NewGame", "New Game")


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("new", help=say("new-about"))
    parser.add_argument("name", help=say("new-name"))
    parser.add_argument("--to", default=".", metavar="FOLDER", help=say("new-to"))
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Copy the scaffold under another name, and say what to do next."""
    # not its bare name: such a folder would hide the package from Python when one works beside it
    home = Path(call.to) / f"paravent-{call.name}"
    if not NAME.fullmatch(call.name):
        raise asked.WrongCall(say("new-name-wrong", name=call.name))
    if call.name in catalogue.names():
        raise asked.WrongCall(say("new-name-taken", name=call.name))
    if home.exists():
        raise asked.WrongCall(say("new-exists", folder=str(home)))
    try:
        write(call.name, home)
    except OSError as error:
        raise asked.WrongCall(say("file-unwritable", file=str(home), why=str(error.strerror))) from None
    print(say("new-done", folder=str(home)))
    print(f"  python -m pip install --editable {home}")
    print(f"  python -m engine check {call.name}")
    print(f"  python -m engine play {call.name} --players 3")
    return 0


def write(name: str, home: Path) -> None:
    """The scaffold, with the names of the new game in files and folders."""
    words = [word.capitalize() for word in name.split("_") if word]
    names = dict(zip(MODEL, (name, "".join(words), " ".join(words)), strict=True))
    for file in sorted(SCAFFOLD.rglob("*")):
        if file.is_dir() or "__pycache__" in file.parts:
            continue
        path = home / _renamed(file.relative_to(SCAFFOLD).as_posix(), names)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_renamed(file.read_text("utf-8"), names), "utf-8")


def _renamed(text: str, names: dict[str, str]) -> str:
    for model, name in names.items():
        text = text.replace(model, name)
    return text
