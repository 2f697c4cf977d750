"""`python -m sandbox`: an embedded Discord with a page, and optionally a bot started beside it."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from pathlib import Path

from sandbox.embedded import Sandbox
from sandbox.founding import CAST
from sandbox.sharding import Sharding
from sandbox.terminal_words import say

SAVE_SECONDS = 15
GRACE_SECONDS = 10


def arguments(given: list[str]) -> argparse.Namespace:
    """The command line; what stands after `--` is the bot to start."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=say("about"))
    parser.add_argument("--port", type=int, default=0, help=say("help-port"))
    parser.add_argument("--state", type=Path, metavar="FILE", help=say("help-state"))
    parser.add_argument("--users", type=int, default=len(CAST), choices=range(1, len(CAST) + 1), help=say("help-users"))
    parser.add_argument("--servers", type=int, default=1, metavar="N", help=say("help-servers"))
    parser.add_argument("--shards", type=int, default=1, metavar="N", help=say("help-shards"))
    parser.add_argument(
        "--each",
        metavar="NAME",
        help=say("help-each"),
    )
    parser.add_argument("--name", default="Paravent", help=say("help-name"))
    parser.add_argument("--open", action="store_true", help=say("help-open"))
    parser.add_argument("command", nargs="*", metavar="-- COMMAND", help=say("help-command"))
    return parser.parse_args(given)


async def run(options: argparse.Namespace) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    cast = CAST[: options.users]
    async with Sandbox(
        port=options.port,
        state=options.state,
        cast=cast,
        bot_name=options.name,
        recording=False,
        newly_invited=True,
        servers=max(options.servers, 1),
        sharding=Sharding(max(options.shards, 1), max_concurrency=max(options.shards, 1)),
    ) as sandbox:
        sandbox.add_tables()
        if sandbox.lost_port:
            print(f"\n  {say('port-taken', port=str(sandbox.lost_port))}", flush=True)
        print(f"\n  {say('open', address=sandbox.page)}\n  {say('stop')}\n", flush=True)
        if options.open:
            webbrowser.open(sandbox.page)
        tasks = [asyncio.create_task(save_now_and_then(sandbox))]
        if options.command:
            tasks += [asyncio.create_task(run_bot(sandbox, options.command, more)) for more in parts(options)]
        else:
            for name, value in sandbox.environment.items():
                print(f"  {name}={value}", flush=True)
        await stop.wait()
        for task in reversed(tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    print(f"\n  {say('stopped')}", flush=True)


def parts(options: argparse.Namespace) -> list[dict[str, str]]:
    """What each process of the bot has in its environment besides; it is told what is started."""
    if not options.each:
        return [{}]
    found = [{options.each: f"{number}/{options.shards}"} for number in range(options.shards)]
    for number, part in enumerate(found, 1):
        print(f"  {say('process', number=number, part=f'{options.each}={part[options.each]}')}", flush=True)
    return found


async def save_now_and_then(sandbox: Sandbox) -> None:
    """A crash shall cost seconds of talk, not all of it."""
    while True:
        await asyncio.sleep(SAVE_SECONDS)
        sandbox.save()


async def run_bot(sandbox: Sandbox, command: list[str], more: dict[str, str]) -> None:
    """Start the bot in its own process group, say so when it dies, and end it gracefully when cancelled."""
    environment = {**os.environ, **sandbox.environment, **more}
    bot = await asyncio.create_subprocess_exec(*command, env=environment, start_new_session=True)
    try:
        code = await bot.wait()
        print(f"\n  {say('bot-ended', code=code)}", flush=True)
    except asyncio.CancelledError:
        bot.terminate()
        try:
            await asyncio.wait_for(bot.wait(), GRACE_SECONDS)
        except TimeoutError:
            bot.kill()
            await bot.wait()
        raise


def main() -> None:
    """Entry point."""
    options = arguments(sys.argv[1:])
    try:
        asyncio.run(run(options))
    except OSError as problem:
        sys.exit(say("cannot-start", why=str(problem)))


if __name__ == "__main__":
    main()
