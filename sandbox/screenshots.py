"""`python -m sandbox.screenshots ADDRESS FOLDER`: pictures of the page, taken with Chromium."""

import argparse
import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass(frozen=True, slots=True)
class Shot:
    """How to look at the page."""

    name: str
    width: int
    height: int
    theme: str
    scale: float = 1


SHOTS = (
    Shot("desktop-dark", 1280, 800, "dark"),
    Shot("desktop-light", 1280, 800, "light"),
    Shot("phone-dark", 390, 844, "dark", 2),
)


def find_browser() -> str | None:
    """Where Chromium is, none if it is not installed."""
    return os.environ.get("CHROMIUM") or next((found for name in BROWSERS if (found := shutil.which(name))), None)


@asynccontextmanager
async def browser() -> AsyncIterator["Browser"]:
    """A headless Chromium."""
    from playwright.async_api import async_playwright

    path = find_browser()
    if path is None:
        raise FileNotFoundError("Chromium is not installed")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield running
        finally:
            await running.close()


async def visit(
    chromium: "Browser",
    page: str,
    shot: Shot,
    user: str,
    channel: int | None = None,
    listen: Callable[["Page"], None] = lambda window: None,
) -> "Page":
    """Open the page as a person in a window of its own, and wait until it is live; `listen` is called before."""
    size = {"width": shot.width, "height": shot.height}
    context = await chromium.new_context(
        viewport=size,  # type: ignore[arg-type]  # a plain dict is what it takes
        device_scale_factor=shot.scale,
        reduced_motion="reduce",
    )
    window = await context.new_page()
    listen(window)
    query = urlencode({"as": user, "theme": shot.theme})
    await window.goto(f"{page}?{query}" + (f"#{channel}" if channel else ""))
    await window.wait_for_selector("#composer .box")
    await window.wait_for_selector("#log > li")
    return window


async def shoot(page: str, folder: Path, user: str, channel: int | None = None) -> list[Path]:
    """Take all shots of one channel as one person."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - a command of one user, nothing waits
    taken = []
    async with browser() as chromium:
        for shot in SHOTS:
            window = await visit(chromium, page, shot, user, channel)
            await window.wait_for_function("[...document.images].every((image) => image.complete)")
            file = folder / f"{shot.name}.png"
            await window.screenshot(path=file)
            taken.append(file)
    return taken


def main() -> None:
    """Entry point."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.screenshots", description=__doc__)
    parser.add_argument("address", help="the address the sandbox printed")
    parser.add_argument("folder", type=Path, help="where to put the pictures")
    parser.add_argument("--as", dest="user", default="ada", help="whose page to show (an account name)")
    parser.add_argument("--channel", type=int, help="the id of the channel or thread to show")
    options = parser.parse_args()
    asyncio.run(shoot(options.address, options.folder, options.user, options.channel))


if __name__ == "__main__":
    main()
