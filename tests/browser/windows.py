"""A person's window on the page, with every frame its websocket received."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import Sandbox
from sandbox.screenshots import Shot, visit

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, WebSocket

DESKTOP = Shot("desktop", 1280, 800, "dark")
PHONE = Shot("phone", 390, 844, "light")
PATIENCE_MS = 90_000


class Window:
    """What one window heard."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.errors: list[str] = []

    @property
    def heard(self) -> str:
        """Everything, as one text."""
        return "".join(self.frames)

    def listen(self, page: Page) -> None:
        """Note frames and errors from now on."""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


async def enter(
    chromium: Browser, sandbox: Sandbox, user: str, shot: Shot = DESKTOP, channel: int | None = None
) -> tuple[Page, Window]:
    """Open a window as a person, listening from the first frame on."""
    window = Window()
    page = await visit(chromium, sandbox.page, shot, user, channel, listen=window.listen)
    page.set_default_timeout(PATIENCE_MS)
    return page, window
