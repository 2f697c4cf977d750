"""Tells Discord which commands there are, if they differ from what it was told last."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import discord

from bot import command_payloads, command_registry
from bot.store import NO_MATCH, AnyStore, people

log = logging.getLogger(__name__)


async def upload(client: discord.Client, store: AnyStore) -> None:
    """Register the commands, unless nothing has changed since they were registered."""
    application = client.application_id
    assert application is not None, "known once the bot has logged in"
    sources = f"{application} {command_payloads.fingerprint()}"
    if await store.read(partial(people.recall, key="sources")) == sources:
        return
    wanted = await asyncio.to_thread(command_registry.payloads)
    digest = f"{application} {command_payloads.digest(wanted)}"
    if await store.read(partial(people.recall, key="commands")) != digest:
        await client.http.bulk_upsert_global_commands(application, payload=wanted)
        await store.write(partial(people.remember, key="commands", value=digest), match=NO_MATCH)
        log.info("registered %(count)s commands", {"count": len(wanted)})
    await store.write(partial(people.remember, key="sources", value=sources), match=NO_MATCH)
