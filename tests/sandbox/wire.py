"""Plain HTTP to the sandbox, for what a well-behaved client never sends."""

from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox import Sandbox


@dataclass
class Answer:
    """What the server said to a plain request."""

    status: int
    body: Any
    headers: Any


class Wire:
    """Plain requests, for what a well-behaved client never sends."""

    def __init__(self, session: aiohttp.ClientSession, sandbox: Sandbox) -> None:
        self.session = session
        self.sandbox = sandbox

    async def __call__(self, method: str, path: str, body: Any = None, **options: Any) -> Answer:
        """Send a request with the bot's token."""
        headers = {"Authorization": f"Bot {self.sandbox.token}", **options.pop("headers", {})}
        url = self.sandbox.api + path
        async with self.session.request(method, url, json=body, headers=headers, **options) as response:
            data = await response.json() if response.content_type == "application/json" else await response.text()
            return Answer(response.status, data, response.headers)
