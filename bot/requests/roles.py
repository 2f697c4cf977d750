"""The role that people take to be called: made by the bot, worth nothing, and everyone's own to take and leave."""

from __future__ import annotations

from typing import Any

import discord

from bot.requests.asker import Asker
from engine.core.illegal import Illegal, require

COLOUR = 0x3B6FB5


class Roles:
    """What one person may do about the role of a server."""

    def __init__(self, interaction: discord.Interaction[Any], asker: Asker) -> None:
        self._interaction = interaction
        self._asker = asker

    def has(self, role: int) -> bool:
        """Whether this person has a role."""
        person = self._interaction.user
        return isinstance(person, discord.Member) and any(one.id == role for one in person.roles)

    async def make(self, name: str) -> int:
        """A role that gives nobody any right; one of that name that was made before is used again."""
        guild = self._guild()
        require(guild.me.guild_permissions.manage_roles, "role-not-allowed")
        found = next((one for one in guild.roles if one.name == name and self._is_harmless(one)), None)
        if found is None:
            with_name = {"name": name, "permissions": 0, "mentionable": True, "color": COLOUR}
            return int((await self._interaction.client.http.create_role(guild.id, **with_name))["id"])
        return found.id

    async def give(self, role: int, *, taken: bool) -> None:
        """This person takes a role, or leaves it: no other one is ever given, and none that is worth something."""
        guild = self._guild()
        found = guild.get_role(role)
        require(found is not None, "role-gone")
        assert found is not None
        require(not taken or self._is_harmless(found), "role-not-harmless")
        http, user = self._interaction.client.http, self._asker.user
        change = http.add_role if taken else http.remove_role
        try:
            await change(guild.id, user, role)
        except discord.Forbidden:
            raise Illegal("role-not-allowed") from None

    def _guild(self) -> discord.Guild:
        guild = self._interaction.guild
        require(guild is not None and self._asker.guild is not None, "server-only")
        assert guild is not None
        return guild

    @staticmethod
    def _is_harmless(role: discord.Role) -> bool:
        """Whether it gives no right, on the server or in any channel: everyone can take it."""
        opens = any(room.overwrites_for(role).pair()[0].value for room in role.guild.channels)
        return not role.permissions.value and not role.managed and not role.is_default() and not opens
