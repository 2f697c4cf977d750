"""A sandbox with a running bot; every test fails on a complaint about Discord's documents."""

import warnings
from collections.abc import AsyncIterator, Callable

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


def acted(name: str) -> Callable[..., Person]:
    """A person of the cast."""

    @pytest.fixture(name=name.lower().replace("é", "e"))
    def person(sandbox: Sandbox) -> Person:
        return sandbox.person(name)

    return person


#: the administrator, who speaks English; players who speak German and French
ada, bruno, chloe = acted("Ada"), acted("Bruno"), acted("Chloé")


@pytest.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    """Plain requests with the bot's token."""
    async with aiohttp.ClientSession() as session:
        yield Wire(session, sandbox)
        sandbox.fidelity.complaints.clear()
