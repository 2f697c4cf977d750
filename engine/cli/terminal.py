"""Where a command prints: also where not every letter can be shown, such as into a file on Windows."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def show_what_can_be_shown() -> None:
    """A letter that the output has no code for becomes a question mark, instead of the end of the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
