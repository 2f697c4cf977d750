"""The one place that changes discord.py itself: where Discord is found, and how what it sends is read."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import orjson
import yarl
from discord.http import MultipartParameters, Route, handle_message_parameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.settings import Settings

if TYPE_CHECKING:
    # of discord.py, for checks only
    from discord.types.interactions import InteractionCallback


def from_json(text: bytes | bytearray | memoryview | str) -> Any:
    """What Discord sends; also with half a letter in it, which the quick reader does not take and would end the bot."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text if isinstance(text, str) else bytes(text))


class PlainAnswers(AsyncWebhookAdapter):
    """Answers interactions without asking for a copy of the answer: nobody here reads it, and to read it takes longer
    than to write it.
    """

    async def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> InteractionCallback:
        """As discord.py does it, but for `with_response`."""
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=interaction_id, webhook_token=token)
        if params.files:
            await self.request(
                route, session, files=params.files, multipart=params.multipart, proxy=proxy, proxy_auth=proxy_auth
            )
        else:
            await self.request(route, session, payload=params.payload, proxy=proxy, proxy_auth=proxy_auth)
        # what was answered to is of no interest here
        return {"interaction": {"id": interaction_id, "type": 2}}


async def change_answer(
    interaction: discord.Interaction[Any], view: discord.ui.LayoutView, attachments: Sequence[discord.File]
) -> None:
    """Change the answer to an interaction as discord.py does, but without putting a copy of it together from what
    Discord says: nobody here reads it, and every button of it would be built once more.
    """
    state = interaction._state
    with handle_message_parameters(
        view=view, attachments=attachments, previous_allowed_mentions=state.allowed_mentions
    ) as params:
        await async_context.get().edit_original_interaction_response(
            interaction.application_id,
            interaction.token,
            session=interaction._session,
            proxy=state.http.proxy,
            proxy_auth=state.http.proxy_auth,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )


def point_at(settings: Settings) -> None:
    """Let discord.py, in this process, speak to the Discord of the settings; without any, to the real one."""
    discord.utils._from_json = from_json
    answers: Callable[[], AsyncWebhookAdapter] = PlainAnswers
    async_context.set(answers())
    # it would warn at every start that it cannot speak: nobody is to hear this bot
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.discord_api:
        Route.BASE = str(settings.discord_api).rstrip("/")
    if settings.discord_gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(settings.discord_gateway))
    if settings.discord_cdn:
        discord.Asset.BASE = str(settings.discord_cdn).rstrip("/")
