"""Carries requests out: every one is answered, also what is refused or fails."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.delivery import suggest
from bot.metrics import InteractionKind, InteractionOutcome, Stopwatch
from bot.requests.app_services import Services
from bot.requests.request import Request, Suggestions
from bot.safe_traceback import safe_traceback
from bot.store import NO_MATCH, StoreAway, fails, incidents, people
from bot.wording import refusal
from engine.core.discovery import UnknownGame
from engine.core.illegal import Illegal

log = logging.getLogger(__name__)


async def receive(
    services: Services,
    interaction: discord.Interaction[Any],
    work: Callable[[Request], Awaitable[None]],
    *,
    update: bool,
    match: int | None = None,
    introduces: bool = False,
) -> None:
    """Carry an interaction out; refusals and failures are answered too, and leave everything as it was.

    Of a work that introduces the person itself, in its own transaction, nothing is looked up before.
    """
    watch = Stopwatch(services.metrics, _kind_of(interaction))
    # people who find others waiting are told soon, behind a long line at once, that the answer will come
    request = Request(services, interaction, watch, update=update, patience=services.limit.patience)
    outcome: InteractionOutcome = "left"
    try:
        await request.turn.enter()
        if services.is_closed():
            return  # nothing was accepted, nothing is changed
        if not introduces:
            await request.meet(match)
        try:
            await work(request)
            outcome = "answered"
        except Illegal as illegal:
            outcome = watch.refused(illegal.key)
            why = f"⚠️ {refusal(illegal, request.subject.words, request.lang)}"
            await request.reply.refuse(why, request.subject.instead)
        except UnknownGame as missing:
            await request.reply.refuse(f"⚠️ {refusal(Illegal('game-missing', game=missing.name), None, request.lang)}")
    except Exception as error:
        if services.is_closed():
            log.info("a request was cut off by the end of the bot")
            return
        outcome = "store" if fails(error) else "incident"
        await request.reply.refuse(await _mishap(request, error))
    finally:
        request.turn.step_aside()
        request.answered()
        await request.reply.close()
        watch.ended(outcome)


async def complete(
    services: Services,
    interaction: discord.Interaction[Any],
    name: str,
    find: Callable[[Request], Awaitable[Suggestions]],
    *,
    is_text: bool,
) -> None:
    """Answer while a command of some name is being typed."""
    watch = Stopwatch(services.metrics, "suggestion")
    request = Request(services, interaction, watch)
    await request.reply.close()
    found: Suggestions = []
    outcome: InteractionOutcome = "answered"
    try:
        request.prefer(await request.store.read(people.person, request.user))
        found = await find(request)
    except Exception as error:
        log.error("no suggestions for /%(command)s: %(where)s", {"command": name, "where": safe_traceback(error)})
        outcome = "store" if fails(error) else "incident"
        if fails(error) and is_text:
            # a sentence to read; choosing it is refused, because it cannot be what was meant
            found = [(request.bot.say("store-silent"), "-")]
    await suggest(interaction, watch, found)
    watch.ended(outcome)


def _kind_of(interaction: discord.Interaction[Any]) -> InteractionKind:
    if interaction.type is discord.InteractionType.component:
        return "press"
    return "command" if interaction.type is discord.InteractionType.application_command else "other"


async def _mishap(request: Request, error: Exception) -> str:
    """What someone reads whose request failed: the incident's number; another sentence if none can be kept."""
    what, at, match = safe_traceback(error), request.services.clock.now(), request.subject.match
    if not fails(error):
        try:
            number = await request.services.store.write(
                lambda db: incidents.note(db, match, what, at), 0.0, match=NO_MATCH
            )
        except Exception as failure:
            log.error("an incident could not be kept: %(where)s", {"match": match, "where": safe_traceback(failure)})
        else:
            request.services.metrics.incident()
            log.error("incident %(incident)s: %(where)s", {"incident": number, "match": match, "where": what})
            return request.bot.say("incident", number=number)
    log.error("the store has failed: %(where)s", {"match": match, "where": what})
    if isinstance(error, StoreAway) and error.unsure:
        return request.bot.say("store-unsure")
    return request.bot.say("store-fails-after" if request.store.has_written else "store-fails")
