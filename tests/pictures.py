"""`make pictures`: the README's pictures, of real games: boards from golden records, the page from a match."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from sandbox.screenshots import Shot, browser, visit
from tests.e2e.stage import staged

DOCS = Path(__file__).parents[1] / "docs"
RECORDS = Path(__file__).parent / "records"
DESKTOP = Shot("desktop", 1280, 1000, "dark")
PHONE = Shot("phone", 390, 844, "light", 2)

#: name of the picture -> arguments of `python -m renderers`
BOARDS = {
    "comuni-board": ["comuni", "--record", "comuni/4-players.txt", "--at", "150"],
    "comuni-battle": ["comuni", "--record", "comuni/4-players.txt", "--at", "150", "--kind", "battle"],
    "flandern1302-board": ["flandern1302", "--record", "flandern1302/4-players-plots.txt", "--at", "150"],
    "alba_longa-board": ["alba_longa", "--record", "alba_longa/4-kings-all-variants.txt", "--at", "200"],
    "shafausa-board": ["shafausa", "--record", "shafausa/geek-4-players.txt", "--at", "250"],
}


def boards() -> None:
    """Pictures of games, from their records."""
    for name, (game, flag, record, *rest) in BOARDS.items():
        command = [sys.executable, "-m", "renderers", game, flag, str(RECORDS / record), *rest]
        subprocess.run([*command, "-o", str(DOCS / f"{name}.png")], check=True)


async def page() -> None:
    """The sandbox's page with a running match, as two people see it."""
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder), paravent_painters=1) as stage, browser() as chromium:
            ada, bruno = stage.people(2)
            room = stage.sandbox.channel("game-room")
            thread = await stage.begin([ada, bruno], room, seats=4, house=2)
            windows = {
                ada: await visit(chromium, stage.sandbox.page, DESKTOP, "ada", thread.id),
                bruno: await visit(chromium, stage.sandbox.page, PHONE, "bruno", thread.id),
            }
            await stage.play_on(thread, [ada, bruno], actions=60)
            await stage.play_on(thread, [ada, bruno], actions=9, until="build-step")
            await stage.sandbox.quiet(1.5)
            live = await stage.live(ada, thread)
            for person, file in ((ada, "page-desktop"), (bruno, "page-phone")):
                if person.id in live.pings:
                    await person.press(live, "Your Move")
                await asyncio.sleep(1)
                await windows[person].screenshot(path=DOCS / f"{file}.png")


if __name__ == "__main__":
    DOCS.mkdir(exist_ok=True)
    boards()
    asyncio.run(page())
