"""`python -m bot`: run the bot; `python -m bot --health`: say whether a running one is alive."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from time import time

import discord

from bot.client import serve
from bot.settings import Settings, WrongSettings, read

#: a heartbeat older than this means trouble
STALE = 90.0


async def run(settings: Settings) -> None:
    """Serve until a signal asks to stop, then finish what is under way."""
    serving = asyncio.create_task(serve(settings))
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, serving.cancel)
    try:
        await serving
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")


def healthy(settings: Settings) -> bool:
    """Whether the heartbeat is fresh."""
    heartbeat = settings.paravent_heartbeat
    return heartbeat is not None and heartbeat.exists() and time() - heartbeat.stat().st_mtime < STALE


def main() -> int:
    """Read the settings, run; wrong settings get a sentence each."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Heavy eurogames in Discord channels.")
    parser.add_argument("--health", action="store_true", help="exit 0 if a running bot is alive (PARAVENT_HEARTBEAT)")
    call = parser.parse_args()
    try:
        settings = read()
    except WrongSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    if call.health:
        return 0 if healthy(settings) else 1
    logging.basicConfig(
        level=settings.paravent_log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s", stream=sys.stdout
    )
    for talkative in ("discord", "aiosqlite"):
        # their details hold everything that passes, secrets too
        logging.getLogger(talkative).setLevel(max(logging.INFO, logging.getLogger().level))
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
