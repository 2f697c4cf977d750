"""`paravent run`: the bot itself, until a signal asks it to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Callable

import discord

from bot import logs
from bot.client import serve
from bot.console.words import say, why
from bot.sentry_reports import SentryReports
from bot.settings import Settings, WrongSettings, read

#: seconds after which a thread that waits for the interpreter is given it. The store's thread lets go of it at each
#: statement, some twenty for an action: by Python's own measure it would wait ten times as long for each of them while
#: the event loop is busy
SWITCH = 0.0005


#: objects that were made and are still there before the collector looks at the newest, and how many such looks there
#: are before it looks at older ones, and at all of them. Requests in line are many such objects, and no garbage: by
#: Python's own measure (700, 10, 10) the collector goes through all of them again and again, while everybody waits
LOOKS_FOR_GARBAGE = (5_000, 10, 200)
#: seconds from one look at all of them to the next, and to the next try where somebody would have waited
FULL_LOOK, NEXT_TRY = 60.0, 1.0


#: the next look at all of them, once there is one to come
_next_look: asyncio.TimerHandle | None = None


def settle(is_line: Callable[[], bool]) -> None:
    """What was read stays for good: nobody has to wait while the collector looks through it for garbage. All else it
    looks through when nobody stands in line. To be called again when more has been read.
    """
    gc.freeze()
    gc.set_threshold(*LOOKS_FOR_GARBAGE)
    _look_later(FULL_LOOK, is_line)


def _look_later(seconds: float, is_line: Callable[[], bool]) -> None:
    global _next_look
    if _next_look:
        _next_look.cancel()
    _next_look = asyncio.get_running_loop().call_later(seconds, _look_when_calm, is_line)


def _look_when_calm(is_line: Callable[[], bool]) -> None:
    is_calm = not is_line()
    if is_calm:
        gc.collect()
    _look_later(FULL_LOOK if is_calm else NEXT_TRY, is_line)


def on_signals(loop: asyncio.AbstractEventLoop, stop: Callable[[], object]) -> None:
    """Stop when asked to; on Windows a loop has no signals of its own."""
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))


async def serve_until_told(settings: Settings) -> None:
    """Serve until a signal asks to stop, then finish what is under way."""
    serving = asyncio.create_task(serve(settings, settled=settle))
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.unnoticed)
    on_signals(loop, serving.cancel)
    try:
        await serving
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")


def run() -> int:
    """Read the settings, run; what the operator has to mend gets a sentence and exit code 2."""
    try:
        settings = read()
    except WrongSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    logs.prepare(settings.paravent_log_level, settings.paravent_log_format)
    if settings.paravent_sentry_dsn:
        try:
            logging.getLogger().addHandler(SentryReports(str(settings.paravent_sentry_dsn)))
        except ImportError:
            print(say("run-sentry", command='pip install "paravent[sentry]"'), file=sys.stderr)
            return 2
    sys.setswitchinterval(SWITCH)
    try:
        asyncio.run(serve_until_told(settings))
    except discord.LoginFailure:
        print(say("run-token"), file=sys.stderr)
        return 2
    except ValueError as error:
        print(why(error), file=sys.stderr)
        return 2
    return 0
