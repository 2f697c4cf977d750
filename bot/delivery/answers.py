"""Answers to interactions, always in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from bot.delivery.transport import PASSING, refuses_emoji
from bot.discord_endpoints import change_answer
from bot.icons import NO_EMOJIS, Emojis, unmarked
from bot.messages.message import Message
from bot.messages.message_layout import RawLayout, files, layout
from bot.metrics import Stopwatch
from bot.names import plain

log = logging.getLogger(__name__)

ACKNOWLEDGED, UNKNOWN_INTERACTION = 40060, 10062


class Answer:
    """The answer to one interaction, always in time: deferred by itself when the work takes long.

    What the person pressed on an own panel changes that panel; anything else is answered to that person only.
    """

    #: seconds before the answer is deferred; Discord allows three
    PATIENCE = 1.5

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        watch: Stopwatch,
        *,
        update: bool,
        patience: float | None = None,
        emojis: Emojis = NO_EMOJIS,
    ) -> None:
        self._interaction = interaction
        self._emojis = emojis
        self._watch = watch
        self._update = update
        #: what was sent last holds an emoji that Discord does not know
        self._emoji_refused = False
        #: the deferral has been sent; whether it arrived is not certain
        self._deferring: asyncio.Task[bool] | None = None
        patience = self.PATIENCE if patience is None else patience
        self._timer = asyncio.get_running_loop().call_later(patience, self._defer)

    def _defer(self) -> None:
        deferral = self._interaction.response.defer(ephemeral=True, thinking=not self._update)
        self._deferring = asyncio.create_task(self._quietly(deferral, is_answer=False))

    async def _undeferred(self) -> bool:
        """Whether the first answer is still to be given. A deferral under way is waited for, never cut off."""
        self._timer.cancel()
        if self._deferring:
            await self._deferring
        return not self._interaction.response.is_done()

    async def send(self, content: Message) -> None:
        """Answer; a lost answer can be asked for again."""
        response = self._interaction.response
        if await self._undeferred():

            def first(view: RawLayout) -> Awaitable[Any]:
                if self._update:
                    return response.edit_message(view=view, attachments=files(content))
                return response.send_message(view=view, files=files(content), ephemeral=True)

            if await self._laid_out(content, first):
                return
            # a message that may not be changed now, for instance an old one: the answer comes beside it
            if self._update and await self._beside(content):
                return
            if not self._deferring:
                return
        # also if only the news of the deferral was lost
        if await self._laid_out(content, lambda view: change_answer(self._interaction, view, files(content))):
            return
        if self._update:
            follow = self._interaction.followup.send
            await self._laid_out(content, lambda view: follow(view=view, files=files(content), ephemeral=True))

    async def _laid_out(self, content: Message, send: Callable[[RawLayout], Awaitable[Any]]) -> bool:
        """Whether it went out: with its emojis or, where Discord does not know one of them, without any."""
        if await self._quietly(send(layout(content, self._emojis))):
            return True
        if not self._emoji_refused:
            return False
        self._emoji_refused = False
        return await self._quietly(send(layout(content)))

    async def refuse(self, content: Message) -> None:
        """Say why not, beside a panel that stays as it is."""
        if not self._update:
            await self.send(content)
            return
        if await self._undeferred():
            answer = self._interaction.response.send_message
            if await self._laid_out(content, lambda view: answer(view=view, ephemeral=True)) or not self._deferring:
                return
        follow = self._interaction.followup.send
        await self._laid_out(content, lambda view: follow(view=view, ephemeral=True))

    async def _beside(self, content: Message) -> bool:
        if self._interaction.response.is_done():
            return False
        answer = self._interaction.response.send_message
        return await self._laid_out(content, lambda view: answer(view=view, files=files(content), ephemeral=True))

    async def close(self) -> None:
        """Nothing more will be said."""
        await self._undeferred()

    async def _quietly(self, sending: Awaitable[Any], *, is_answer: bool = True) -> bool:
        """Whether it went out as it should."""
        try:
            await sending
        except discord.HTTPException as error:
            if refuses_emoji(error):
                self._emojis.forget()
                self._emoji_refused = True
            if error.code not in (ACKNOWLEDGED, UNKNOWN_INTERACTION):
                log.warning("an answer was refused: %(error)s", {"error": error})
        except (discord.InteractionResponded, aiohttp.ClientError, OSError, RuntimeError) as error:
            # a RuntimeError if the session was closed meanwhile
            log.info("an answer was lost: %(error)s", {"error": error})
        else:
            self._watch.went_out(is_answer=is_answer)
            return True
        return False


async def suggest(interaction: discord.Interaction[Any], watch: Stopwatch, choices: list[tuple[str, Any]]) -> None:
    """Answer an autocomplete."""
    found = [discord.app_commands.Choice(name=unmarked(plain(name)), value=value) for name, value in choices[:25]]
    try:
        await interaction.response.autocomplete(found)
    except PASSING as error:
        log.info("suggestions were lost: %(error)s", {"error": error})
    else:
        watch.went_out(is_answer=True)
