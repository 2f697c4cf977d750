"""`python -m engine`: play, verify, review, soak, arena, balance, pace, questions, docs, check, new, bench."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from engine.cli import arena, balance, bench, check, docs, new, pace, play, questions, review, soak, verify
from engine.cli.asked import WrongCall
from engine.cli.terminal import show_what_can_be_shown
from engine.cli.words import say, why
from engine.core import catalogue
from engine.core.house import Endless
from engine.core.malformed import MALFORMED, reason


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        problem = f"{message[0].upper()}{message[1:]}"
        raise WrongCall(say("wrong-call", problem=problem, program=self.prog))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; a wrong call gets one sentence on stderr and exit code 2, a playout without end one and code 1."""
    show_what_can_be_shown()
    parser = _Parser(prog="python -m engine", description=say("about"))
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (play, verify, review, soak, arena, balance, pace, questions, docs, check, new, bench):
        command.add_to(commands)
    call = argparse.Namespace()
    for problem in catalogue.broken().values():
        print(say("left-out", why=problem), file=sys.stderr)
    try:
        parser.parse_args(arguments, call)
        code: int = call.run(call)
    except WrongCall as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except Endless as endless:
        print(f"\n{why(endless)}", file=sys.stderr)
        return 1
    except MALFORMED as error:
        # an owner's file may be well-formed and yet hold numbers with which the rules cannot be played
        if not getattr(call, "data", None):
            raise
        said = say("numbers-impossible", file=call.data, why=reason(error))
        print(f"\n{said}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())
