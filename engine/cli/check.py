"""`python -m engine check`: whether games are complete; a sentence for each thing that is wrong."""

from __future__ import annotations

import argparse
from typing import Any

from engine.cli import asked
from engine.cli.words import machine_language, say
from engine.core import catalogue
from engine.core.complaints import complaints


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("check", help=say("check-about"))
    parser.add_argument("game", nargs="*", help=say("check-games"))
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Read everything; 1 if anything is wrong. Installed games that cannot be used are named by the caller."""
    code = 1 if not call.game and catalogue.broken() else 0
    for name in call.game or catalogue.names():
        asked.title_of(name)
        found = complaints(catalogue.kit(name))
        code = 1 if found else code
        for sentence in [one.told(machine_language()) for one in found] or [say("check-fine")]:
            print(f"{name}: {sentence}")
    return code
