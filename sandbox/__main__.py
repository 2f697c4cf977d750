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

SAVE_SECONDS = 15
GRACE_SECONDS = 10


def arguments(given: list[str]) -> argparse.Namespace:
    """The command line; what stands after `--` is the bot to start."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument(
        "--port", type=int, default=0, help="port on 127.0.0.1 (default: the last one of --state, or a free one)"
    )
    parser.add_argument(
        "--state", type=Path, metavar="FILE", help="keep people, channels, messages and the address in this file"
    )
    parser.add_argument("--users", type=int, default=len(CAST), choices=range(1, len(CAST) + 1), help="how many people")
    parser.add_argument("--servers", type=int, default=1, metavar="N", help="how many servers")
    parser.add_argument(
        "--shards", type=int, default=1, metavar="N", help="how many shards the servers are dealt out to"
    )
    parser.add_argument(
        "--each",
        metavar="NAME",
        help="start the bot once for each shard, with its part (such as 0/2) in this variable of the environment",
    )
    parser.add_argument("--name", default="Paravent", help="the bot's name")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("command", nargs="*", metavar="-- COMMAND", help="the bot to start, with its arguments")
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
        if sandbox.lost_port:
            print(f"\n  Port {sandbox.lost_port} is taken: open tabs stay silent, use the new address.", flush=True)
        print(f"\n  Open  {sandbox.page}\n  Stop  Ctrl-C\n", flush=True)
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
    print("\n  Stopped.", flush=True)


def parts(options: argparse.Namespace) -> list[dict[str, str]]:
    """What each process of the bot has in its environment besides; it is told what is started."""
    if not options.each:
        return [{}]
    found = [{options.each: f"{number}/{options.shards}"} for number in range(options.shards)]
    for number, part in enumerate(found, 1):
        print(f"  Bot process {number}: {options.each}={part[options.each]}", flush=True)
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
        print(f"\n  The bot ended with code {code}; the sandbox stays up. Stop it with Ctrl-C.", flush=True)
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
        sys.exit(f"The sandbox cannot start: {problem}")


if __name__ == "__main__":
    main()
