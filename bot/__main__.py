"""`python -m bot`: run the bot; with arguments it is called as `paravent` is."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.console import command_line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run without arguments; `--health` is an older name of `health`."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["run"]
    return command_line.main(["health"] if given == ["--health"] else given)


if __name__ == "__main__":
    sys.exit(main())
