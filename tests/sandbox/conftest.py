"""A sandbox with a running bot; every test fails on a complaint about Discord's documents."""

import warnings
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from sandbox import Channel, Person, Sandbox

with warnings.catch_warnings():
    # discord.py imports audioop, which Python has deprecated; nothing here makes a sound.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord  # noqa: F401
from tests.sandbox.performer import Performer, performing


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """An empty sandbox on a free port."""
    async with Sandbox(paced=False) as running:
        yield running
        assert running.complaints == [], "\n".join(running.complaints)


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Performer]:
    """The bot, connected and ready."""
    async with performing(sandbox) as running:
        yield running
        assert running.problems == []


@pytest.fixture
def general(sandbox: Sandbox) -> Channel:
    """The first channel."""
    return sandbox.channel("general")


@pytest.fixture
def ada(sandbox: Sandbox) -> Person:
    """The administrator, who speaks English."""
    return sandbox.person("Ada")


@pytest.fixture
def bruno(sandbox: Sandbox) -> Person:
    """A player who speaks German."""
    return sandbox.person("Bruno")


@pytest.fixture
def chloe(sandbox: Sandbox) -> Person:
    """A player who speaks French."""
    return sandbox.person("Chloé")


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


@pytest.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    """Plain requests with the bot's token."""
    async with aiohttp.ClientSession() as session:
        yield Wire(session, sandbox)
        sandbox.fidelity.complaints.clear()
