"""`make pictures`: the README's pictures, of real games: boards from golden records, the page from a match."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

from bot.match.ratings import NEWCOMER, POINTS_PER_MU, after, scaled
from bot.store.results import Who
from engine.core import catalogue
from engine.core.dice import seed_of
from engine.core.house import levels, playout
from engine.core.seat import places
from renderers import plots, png
from renderers.plots import RatingPoint
from sandbox.screenshots import Shot, browser, visit
from tests.e2e.stage import staged

DOCS = Path(__file__).parents[1] / "docs"
RECORDS = Path(__file__).parent / "records"
DESKTOP = Shot("desktop", 1280, 1000, "dark")
PHONE = Shot("phone", 390, 844, "light", 2)
#: the bot's own emojis, all but a few
EMOJIS = 120

#: name of the picture -> arguments of `python -m renderers`
BOARDS = {
    "comuni-board": ["comuni", "--record", "comuni/4-players.txt", "--at", "150"],
    "comuni-battle": ["comuni", "--record", "comuni/4-players.txt", "--at", "150", "--kind", "battle"],
    "flandern1302-board": ["flandern1302", "--record", "flandern1302/4-players-plots.txt", "--at", "150"],
    "alba_longa-board": ["alba_longa", "--record", "alba_longa/4-kings-all-variants.txt", "--at", "200"],
    "scores": ["comuni", "--record", "comuni/4-players.txt", "--kind", "scores"],
    "comuni-pieces": ["comuni", "--record", "comuni/4-players.txt", "--kind", "pieces"],
    "shafausa-board": ["shafausa", "--record", "shafausa/geek-4-players.txt", "--at", "250"],
}
#: matches that are looked at again, and how often each is played on
REVIEWED = (
    "comuni/4-players.txt",
    "flandern1302/4-players-plots.txt",
    "alba_longa/4-kings-all-variants.txt",
    "shafausa/geek-4-players.txt",
)
PLAYOUTS = 4_000


def boards() -> None:
    """Pictures of games, from their records."""
    for name, (game, flag, record, *rest) in BOARDS.items():
        command = [sys.executable, "-m", "renderers", game, flag, str(RECORDS / record), *rest]
        subprocess.run([*command, "-o", str(DOCS / f"{name}.png")], check=True)


def reviews() -> None:
    """A match of each game looked at again, each in one picture."""
    for record in REVIEWED:
        command = [sys.executable, "-m", "engine", "review", str(RECORDS / record), "--budget", str(PLAYOUTS)]
        out = DOCS / f"review-{record.partition('/')[0]}.png"
        subprocess.run([*command, "--lang", "en", "-o", str(out)], check=True)


def rating(matches: int = 30) -> None:
    """The rating of a regular house player who begins among rookies: matches of Comuni, rated as the bot does."""
    title, points = catalogue.find("comuni"), []
    names = ["regular", "rookie", "rookie", "rookie"]
    known = dict.fromkeys(names, NEWCOMER)
    for number in range(matches):
        order = names[number % 4 :] + names[: number % 4]
        game, _ = title.start(4, seed_of(f"rating {number}"))
        for _ in playout(game, [levels("comuni")[name] for name in order], f"rating {number}"):
            pass
        ranks = places(game.standing() or [], [seat in game.winners() for seat in range(4)])
        rated = after([(Who(None, name), known[name]) for name in order], ranks)
        known.update(zip(order, rated, strict=True))
        one, day = known["regular"], date(2026, 1, 10) + timedelta(days=9 * number)
        points.append(RatingPoint(scaled(one.mu), POINTS_PER_MU * one.sigma, day))
    start = RatingPoint(scaled(NEWCOMER.mu), POINTS_PER_MU * NEWCOMER.sigma)
    (DOCS / "rating.png").write_bytes(png.encoded(plots.rating(points, "en", "Comuni · regular house player", start)))


async def page() -> None:
    """The sandbox's page with a running match, on a desktop and on a phone."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            staged(Path(folder), paravent_painters=1, paravent_emojis=True) as stage,
            browser() as chromium,
        ):
            ada, bruno = stage.people(2)
            await stage.sandbox.until(lambda: len(stage.sandbox.world.emojis) >= EMOJIS, "the emojis", seconds=120)
            room = stage.sandbox.channel("game-room")
            thread = await stage.begin([ada, bruno], room, seats=4, house=2)
            windows = {
                file: await visit(chromium, stage.sandbox.page, shot, "ada", thread.id)
                for file, shot in (("page-desktop", DESKTOP), ("page-phone", PHONE))
            }
            await stage.play_on(thread, [ada, bruno], actions=60)
            await stage.play_on(thread, [ada, bruno], actions=9, until="build-step")
            live = await stage.live(ada, thread)
            while ada.id not in live.pings:
                await stage.play_on(thread, [ada, bruno], actions=1)
                live = await stage.live(ada, thread)
            await ada.press(live, "Your Move")
            await stage.sandbox.quiet(1.5)
            for file, window in windows.items():
                await window.wait_for_function("[...document.images].slice(-3).every((one) => one.complete)")
                await asyncio.sleep(0.5)
                await window.screenshot(path=DOCS / f"{file}.png")


if __name__ == "__main__":
    DOCS.mkdir(exist_ok=True)
    boards()
    reviews()
    rating()
    asyncio.run(page())
