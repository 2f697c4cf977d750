"""`paravent COMMAND`: which one is meant, and how it is called.

Exit codes: 0 it was done; 1 it was done and found trouble; 2 it cannot be done as asked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple, NoReturn

from engine.cli.terminal import show_what_can_be_shown

PROGRAM = "paravent"
VERSION = ("--version", "-V")
HELP = ("--help", "-h")


class WrongUse(Exception):
    """A call that cannot be carried out: a sentence for it."""


class CommandParser(argparse.ArgumentParser):
    """The arguments of one command; what is wrong with them is said in the operator's language."""

    def __init__(self, command: str) -> None:
        from bot.console.words import say

        super().__init__(prog=f"{PROGRAM} {command}", description=say(f"console-{command}"), add_help=False)
        self.arguments = self.add_argument_group(say("console-arguments"))
        self.options = self.add_argument_group(say("console-options"))
        self.options.add_argument(*HELP, action="help", help=say("console-help"))

    def error(self, message: str) -> NoReturn:
        """Say how it is called instead of what argparse thinks of it in English."""
        from bot.console.words import say

        raise WrongUse(say("console-wrong-call", usage=self.usage_line(), program=self.prog))

    def usage_line(self) -> str:
        """How it is called, in one line."""
        formatter = argparse.HelpFormatter(self.prog, width=1000)
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, prefix="")
        return formatter.format_help().strip()

    def format_help(self) -> str:
        """The usual page, under our own first word."""
        from bot.console.words import say

        formatter = self._get_formatter()
        formatter.add_usage(
            self.usage, self._actions, self._mutually_exclusive_groups, prefix=f"{say('console-usage')} "
        )
        formatter.add_text(self.description)
        for group in (self.arguments, self.options):
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        return formatter.format_help()


def _run(rest: Sequence[str]) -> int:
    CommandParser("run").parse_args(rest)
    from bot.console.run import run

    return run()


def _play(rest: Sequence[str]) -> int:
    from bot.console.words import say

    parser = CommandParser("play")
    parser.options.add_argument("--folder", type=Path, default=Path(".play"), help=say("play-option-folder"))
    parser.options.add_argument("--port", type=int, help=say("play-option-port"))
    parser.options.add_argument("--users", type=int, help=say("play-option-users"))
    parser.options.add_argument("--open", action="store_true", help=say("play-option-open"))
    call = parser.parse_args(rest)
    options = [f"--{name}={value}" for name in ("port", "users") if (value := getattr(call, name)) is not None]
    from bot.console.play import play

    return play(call.folder, [*options, *(["--open"] if call.open else [])])


def _health(rest: Sequence[str]) -> int:
    if rest:
        CommandParser("health").parse_args(rest)
    from bot.console.health import health

    return health()


def _check(rest: Sequence[str]) -> int:
    CommandParser("check").parse_args(rest)
    from bot.console.check import check

    return check()


def _file_of(command: str, rest: Sequence[str]) -> Path:
    from bot.console.words import say

    parser = CommandParser(command)
    parser.arguments.add_argument("file", metavar="FILE", type=Path, help=say(f"{command}-file"))
    file: Path = parser.parse_args(rest).file
    return file


def _backup(rest: Sequence[str]) -> int:
    file = _file_of("backup", rest)
    from bot.console.backup import backup

    return backup(file)


def _restore(rest: Sequence[str]) -> int:
    file = _file_of("restore", rest)
    from bot.console.backup import restore

    return restore(file)


def _above_zero(typed: str) -> int:
    number = int(typed)
    if number <= 0:
        raise ValueError(typed)
    return number


def _incidents(rest: Sequence[str]) -> int:
    from bot.console.words import say

    parser = CommandParser("incidents")
    parser.arguments.add_argument("number", metavar="NUMBER", nargs="?", type=_above_zero, help=say("incidents-number"))
    parser.options.add_argument("--match", metavar="NUMBER", type=_above_zero, help=say("incidents-of-match"))
    parser.options.add_argument("--most", metavar="COUNT", type=_above_zero, default=20, help=say("incidents-most"))
    call = parser.parse_args(rest)
    from bot.console.incidents import show_incidents

    return show_incidents(call.number, call.match, call.most)


def _copy_store(rest: Sequence[str]) -> int:
    from bot.console.words import say

    parser = CommandParser("copy-store")
    parser.arguments.add_argument("source", metavar="FROM", help=say("copy-from"))
    parser.arguments.add_argument("target", metavar="TO", help=say("copy-to"))
    call = parser.parse_args(rest)
    from bot.console.copy_store import copy_store

    return copy_store(call.source, call.target)


def _person_parser(command: str) -> CommandParser:
    from bot.console.words import say

    parser = CommandParser(command)
    parser.arguments.add_argument("user", metavar="ID", type=int, help=say("person-id"))
    return parser


def _export_user(rest: Sequence[str]) -> int:
    from bot.console.words import say

    parser = _person_parser("export-user")
    parser.options.add_argument("-o", "--output", metavar="FILE", type=Path, help=say("export-user-file"))
    call = parser.parse_args(rest)
    from bot.console.personal_data import export_user

    return export_user(call.user, call.output)


def _forget_user(rest: Sequence[str]) -> int:
    from bot.console.words import say

    parser = _person_parser("forget-user")
    parser.options.add_argument("--yes", action="store_true", help=say("forget-user-yes"))
    call = parser.parse_args(rest)
    from bot.console.personal_data import forget_user

    return forget_user(call.user, sure=call.yes)


def _engine(rest: Sequence[str]) -> int:
    from engine.__main__ import main as engine

    return engine(rest)


class ConsoleCommand(NamedTuple):
    """A command: what follows it, and what carries it out."""

    usage: str
    carry_out: Callable[[Sequence[str]], int]


COMMANDS: Mapping[str, ConsoleCommand] = {
    "play": ConsoleCommand("play [--open]", _play),
    "run": ConsoleCommand("run", _run),
    "health": ConsoleCommand("health", _health),
    "check": ConsoleCommand("check", _check),
    "backup": ConsoleCommand("backup FILE", _backup),
    "restore": ConsoleCommand("restore FILE", _restore),
    "copy-store": ConsoleCommand("copy-store FROM TO", _copy_store),
    "export-user": ConsoleCommand("export-user ID [-o FILE]", _export_user),
    "forget-user": ConsoleCommand("forget-user ID [--yes]", _forget_user),
    "incidents": ConsoleCommand("incidents [NUMBER]", _incidents),
    "engine": ConsoleCommand("engine ...", _engine),
}


def overview() -> str:
    """What there is to be called."""
    from bot.console.words import say

    width = max(len(command.usage) for command in COMMANDS.values())
    lines = [f"  {command.usage:<{width}}  {say(f'console-{name}')}" for name, command in COMMANDS.items()]
    usage = f"{say('console-usage')} {PROGRAM} [--version] [--help] {say('console-command')} ..."
    return "\n".join([usage, "", say("console-about"), "", *lines, "", say("console-more", program=PROGRAM)])


def unknown(name: str) -> str:
    """What to say to a command that there is not."""
    from bot.console.words import say

    near = get_close_matches(name, COMMANDS, n=1)
    if near:
        return say("console-misspelt", name=name, near=near[0])
    return say("console-unknown", name=name, commands=", ".join(COMMANDS))


def version() -> str:
    """The installed version."""
    from importlib import metadata

    return f"{PROGRAM} {metadata.version(PROGRAM)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry a command out; its exit code."""
    show_what_can_be_shown()
    first, *rest = list(sys.argv[1:] if arguments is None else arguments) or [HELP[0]]
    if first in HELP:
        print(overview())
        return 0
    if first in VERSION:
        print(version())
        return 0
    try:
        if first not in COMMANDS:
            raise WrongUse(unknown(first))
        return COMMANDS[first].carry_out(rest)
    except WrongUse as wrong:
        print(wrong, file=sys.stderr)
        return 2
