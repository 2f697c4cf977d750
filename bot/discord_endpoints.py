"""The one place that changes discord.py itself: where Discord is found, and how what it sends is read."""

from __future__ import annotations

import json
from typing import Any

import discord
import orjson
import yarl
from discord.http import Route

from bot.settings import Settings


def from_json(text: bytes | bytearray | memoryview | str) -> Any:
    """What Discord sends; also with half a letter in it, which the quick reader does not take and would end the bot."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text if isinstance(text, str) else bytes(text))


def point_at(settings: Settings) -> None:
    """Let discord.py, in this process, speak to the Discord of the settings; without any, to the real one."""
    discord.utils._from_json = from_json
    # it would warn at every start that it cannot speak: nobody is to hear this bot
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.discord_api:
        Route.BASE = str(settings.discord_api).rstrip("/")
    if settings.discord_gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(settings.discord_gateway))
    if settings.discord_cdn:
        discord.Asset.BASE = str(settings.discord_cdn).rstrip("/")
