"""`python -m bot`: run the bot; `--health`: say whether one is alive; `copy-store`: move to another database."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import signal
import sys
from time import time

import discord

from bot import logs
from bot.client import serve
from bot.settings import Settings, WrongSettings, read
from bot.store import WrongFile
from bot.store.copying import CopyProgress, copy

#: a heartbeat older than this means trouble
STALE = 90.0


def settle() -> None:
    """What was read stays for good: nobody has to wait while the collector looks through it for garbage."""
    gc.freeze()


async def run(settings: Settings) -> None:
    """Serve until a signal asks to stop, then finish what is under way."""
    serving = asyncio.create_task(serve(settings, settled=settle))
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.unnoticed)
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, serving.cancel)
    try:
        await serving
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")


def ailment(settings: Settings) -> str | None:
    """What is wrong with the running bot, in a sentence; None if its heartbeat is fresh."""
    heartbeat = settings.paravent_heartbeat
    if heartbeat is None:
        return "PARAVENT_HEARTBEAT is not set: name a file there, for the bot that runs and for this check."
    if not heartbeat.exists():
        return f"{heartbeat} does not exist: the bot has not been connected to Discord yet."
    age = time() - heartbeat.stat().st_mtime
    return None if age < STALE else f"{heartbeat} is {age:.0f} seconds old: the bot is not connected to Discord."


def copy_store(source: str, target: str) -> int:
    """Bring everything from one store into another; what goes wrong is told in a sentence, and nothing is kept then."""

    def tell(progress: CopyProgress) -> None:
        print(f"\r{progress.table}: {progress.rows} of {progress.of}", end="\033[K", file=sys.stderr, flush=True)

    try:
        copied = copy(source, target, tell)
    except WrongFile as wrong:
        print(f"\n{wrong}", file=sys.stderr)
        return 2
    print(file=sys.stderr)
    print(f"{sum(copied.values())} rows of {len(copied)} tables were copied, counted and compared.")
    return 0


def main() -> int:
    """Read the settings, run; wrong settings get a sentence each."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Heavy eurogames in Discord channels.")
    parser.add_argument("--health", action="store_true", help="exit 0 if a running bot is alive (PARAVENT_HEARTBEAT)")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    moving = commands.add_parser("copy-store", help="bring a stopped bot's store into another, empty database")
    moving.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    moving.add_argument("target", metavar="TO", help="the same; it must be empty")
    call = parser.parse_args()
    if call.command == "copy-store":
        return copy_store(call.source, call.target)
    try:
        settings = read()
    except WrongSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    if call.health:
        ill = ailment(settings)
        print(ill or "The bot is alive.", file=sys.stderr if ill else sys.stdout)
        return 1 if ill else 0
    logs.prepare(settings.paravent_log_level, settings.paravent_log_format)
    try:
        asyncio.run(run(settings))
    except discord.LoginFailure:
        print("Discord does not take the token. Check DISCORD_TOKEN.", file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
