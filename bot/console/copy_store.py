"""`paravent copy-store`: bring a stopped bot's store into another, empty database."""

from __future__ import annotations

import sys

from bot.console.words import say, why
from bot.store import WrongFile
from bot.store.copying import CopyProgress, copy


def copy_store(source: str, target: str) -> int:
    """Bring everything from one store into another; what goes wrong is told in a sentence, and nothing is kept then."""

    def tell(progress: CopyProgress) -> None:
        line = say("copy-progress", table=progress.table, rows=progress.rows, total=progress.of)
        print(f"\r{line}", end="\033[K", file=sys.stderr, flush=True)

    try:
        copied = copy(source, target, tell)
    except WrongFile as wrong:
        print(f"\n{why(wrong)}", file=sys.stderr)
        return 2
    print(file=sys.stderr)
    print(say("copy-done", rows=sum(copied.values()), tables=len(copied)))
    return 0
