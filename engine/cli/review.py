"""`python -m engine review`: how the chances ran in a finished match, and which moves decided it.

The numbers are made here; a page or a picture of them is drawn by `python -m renderers review`, in a process of its
own, since the engine knows no pixel.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, TextIO

import msgspec

from engine.cli import asked
from engine.cli.soak import BAR
from engine.cli.words import DEFAULT, machine_language, say, why
from engine.core.record import BadRecord, from_bytes
from engine.core.review import Review, Reviewer
from engine.core.words import LANGUAGES

#: playouts of a whole review
PLAYOUTS = 2_000
FORMS = (".html", ".png", ".json")


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("review", help=say("review-about"))
    parser.add_argument("record", help=say("verify-record"))
    parser.add_argument("-o", "--out", required=True, metavar="FILE", help=say("review-out"))
    parser.add_argument("--budget", type=int, default=PLAYOUTS, metavar="N", help=say("review-budget", default=DEFAULT))
    parser.add_argument("--data", metavar="FILE", help=say("verify-data"))
    parser.add_argument("--names", nargs="*", default=[], help=say("pictures-names"))
    parser.add_argument("--lang", default=machine_language(), choices=LANGUAGES, help=say("play-lang", default=DEFAULT))
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Count with a bar, then write the numbers or have them drawn."""
    out = Path(call.out)
    if out.suffix not in FORMS:
        raise asked.WrongCall(say("review-form", file=call.out, forms=", ".join(FORMS)))
    if call.budget < 1:
        raise asked.WrongCall(say("review-few"))
    found = msgspec.json.encode(whole(reviewer_of(call), sys.stderr))
    if out.suffix == ".json":
        _write(out, found)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        numbers = Path(folder) / "review.json"
        _write(numbers, found)
        command = [sys.executable, "-m", "renderers", "review", "--record", call.record, "--review", str(numbers)]
        command += ["--lang", call.lang, "-o", call.out]
        command += ["--data", call.data] if call.data else []
        command += ["--names", *call.names] if call.names else []
        return subprocess.run(command, check=False).returncode


def reviewer_of(call: argparse.Namespace) -> Reviewer:
    """The record that was named, if it is one of a finished game."""
    try:
        record = from_bytes(asked.bytes_of(call.record))
        data = asked.data_of(asked.title_of(record.game), call.data) if call.data else None
        if record.unfinished:
            raise asked.WrongCall(say("review-unfinished", file=call.record))
        return Reviewer(record, data, call.budget)
    except BadRecord as error:
        raise asked.WrongCall(f"{call.record}: {why(error)}") from None


def whole(reviewer: Reviewer, screen: TextIO) -> Review:
    """Make every piece, and show how far it is."""
    review, done = reviewer.begun(), 0
    while not review.finished:
        review = reviewer.further(review)
        done = reviewer.pieces if review.finished else min(done + 1, reviewer.pieces - 1)
        filled = BAR * done // reviewer.pieces
        screen.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{reviewer.pieces}")
        screen.flush()
    screen.write("\n")
    return review


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise asked.WrongCall(say("file-unwritable", file=str(file), why=str(error.strerror))) from None
