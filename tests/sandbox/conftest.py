"""A sandbox with a running bot; every test fails on a complaint about Discord's documents."""

import warnings
from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Channel, Person, Sandbox

with warnings.catch_warnings():
    # discord.py imports audioop, which Python has deprecated; nothing here makes a sound.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord  # noqa: F401
from tests.sandbox.performer import Performer, performing
from tests.sandbox.wire import Wire


@pytest.fixture
async def sandbox(request: pytest.FixtureRequest) -> AsyncIterator[Sandbox]:
    """An empty sandbox on a free port; with Discord's own limits where a test asks for them."""
    async with Sandbox(paced=getattr(request, "param", False)) as running:
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


@pytest.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    """Plain requests with the bot's token."""
    async with aiohttp.ClientSession() as session:
        yield Wire(session, sandbox)
        sandbox.fidelity.complaints.clear()
