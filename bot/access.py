"""Who can read where something is played: what stands in a channel is told only to those who could read it there."""

from __future__ import annotations

from typing import Any

import discord


def can_read(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether somebody can read a channel or thread of this server, as far as the bot knows it; if not, no."""
    return _can_read(interaction, channel, interaction.guild and interaction.guild.get_channel_or_thread(channel))


async def can_read_for_sure(interaction: discord.Interaction[Any], channel: int) -> bool:
    """The same; a thread that sleeps is asked for."""
    if interaction.guild is None or interaction.guild.get_channel_or_thread(channel) is not None:
        return can_read(interaction, channel)
    try:
        found = await interaction.client.fetch_channel(channel)
    except (discord.HTTPException, discord.InvalidData):
        found = None
    return _can_read(interaction, channel, found)


def _can_read(interaction: discord.Interaction[Any], channel: int, room: object) -> bool:
    if interaction.channel_id == channel:
        # Discord says with each interaction what the person may do in its channel
        return interaction.permissions.view_channel
    # the person as the interaction describes them: members are not kept in memory
    person, guild = interaction.user, interaction.guild_id
    if not isinstance(room, discord.abc.GuildChannel | discord.Thread) or not isinstance(person, discord.Member):
        return False
    if room.guild.id != guild:
        return False
    if isinstance(room, discord.Thread):
        may = room.parent.permissions_for(person) if room.parent else discord.Permissions.none()
        # who else is in a private thread only Discord knows; those look from inside
        return may.view_channel and (may.manage_threads or not room.is_private())
    return room.permissions_for(person).view_channel
