"""Who asks, and where: an interaction as plain facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.match.lobby import Guest, Place
from bot.match.play import Cause
from bot.names import tidy
from bot.store.matches import Match


@dataclass(frozen=True, slots=True, kw_only=True)
class Asker:
    """The person behind an interaction, and the place where it happened."""

    #: the interaction's number: what it does, it does once
    interaction: int
    user: int
    name: str
    #: the language of the person's Discord, and of the server if there is one
    locale: str
    guild_locale: str | None
    guild: int | None
    channel: int | None
    #: the message with the control, if it stands in a conversation with this person only
    own_message: int
    #: whether this person manages the server
    is_admin: bool
    #: people named in the options of a command, as Discord describes them
    people: Mapping[str, Mapping[str, Any]]

    @classmethod
    def of(cls, interaction: discord.Interaction[Any]) -> Asker:
        """What an interaction says."""
        person, message = interaction.user, interaction.message
        raw: dict[str, Any] = dict(interaction.data or {})
        # where only this person has installed the bot, it is as in a direct message: the server has not invited it
        is_invited = interaction.is_guild_integration()
        return cls(
            interaction=interaction.id,
            user=person.id,
            name=tidy(person.display_name, person.name),
            locale=str(interaction.locale),
            guild_locale=str(interaction.guild_locale) if interaction.guild_locale else None,
            guild=interaction.guild_id if is_invited else None,
            channel=interaction.channel_id,
            own_message=message.id if message is not None and interaction.guild_id is None else 0,
            is_admin=is_invited and interaction.permissions.manage_guild,
            people=raw.get("resolved", {}).get("users", {}),
        )

    def cause(self, at: float) -> Cause:
        """What is done by this interaction at a moment."""
        return Cause(str(self.interaction), self.user, at, self.own_message)

    @property
    def guest(self) -> Guest:
        """The person as someone who joins."""
        return Guest(self.user, self.name, self.locale)

    @property
    def place(self) -> Place:
        """Where it happened."""
        return Place(self.guild, self.channel or 0)

    def named(self, user: int) -> Mapping[str, Any]:
        """A user named in an option, as Discord describes that person."""
        return self.people.get(str(user), {})

    def manages(self, match: Match) -> bool:
        """Whether this person manages the server of a match; managers of another one have no say in it."""
        return self.is_admin and match.guild is not None and match.guild == self.guild
