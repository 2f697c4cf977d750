"""One interaction of one person, from the moment it arrives to its answer: nothing about it is kept in memory."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from math import ceil
from time import time
from typing import Any, NamedTuple, TypeVar

import discord

from bot import letters
from bot.cooldown import Cooldown
from bot.delivery import Answer, Delivery
from bot.house import Houses
from bot.incidents import places
from bot.letters import Letter
from bot.library import Components
from bot.lobby import Guest, Place
from bot.pictures import Pictures
from bot.play import Deed
from bot.store import Ledger, Store, matches, people
from bot.store.matches import Match
from bot.wording import bot_words, language, refusal
from engine.core.illegal import Illegal, require
from engine.core.words import Words

log = logging.getLogger(__name__)
R = TypeVar("R")


class Office(NamedTuple):
    """What every answer needs."""

    client: discord.Client
    store: Store
    library: Components
    pictures: Pictures
    delivery: Delivery
    houses: Houses
    cooldown: Cooldown

    def stir(self, match: int) -> None:
        """A match has changed: send what is due, let house players look."""
        self.delivery.wake()
        self.houses.look(match)


class Visit:
    """A person has pressed, chosen or typed something."""

    def __init__(self, office: Office, interaction: discord.Interaction[Any], lang: str, *, update: bool) -> None:
        self.office = office
        self.interaction = interaction
        self.lang = lang
        self.answer = Answer(interaction, update=update)
        #: the match it is about and its game's words, once known
        self.match: int | None = None
        self.words: Words | None = None

    @property
    def user(self) -> int:
        """Who."""
        return self.interaction.user.id

    @property
    def bot(self) -> Words:
        """The bot's words in this person's language."""
        return bot_words(self.lang)

    @property
    def deed(self) -> Deed:
        """What is done by this interaction."""
        return Deed(str(self.interaction.id), self.user, time())

    @property
    def guest(self) -> Guest:
        """The person as somebody who joins."""
        return Guest(self.user, self.interaction.user.display_name, str(self.interaction.locale))

    @property
    def place(self) -> Place:
        """Where it happened."""
        return Place(self.interaction.guild_id, self.interaction.channel_id or 0)

    @property
    def is_admin(self) -> bool:
        """Whether this person manages the server."""
        return self.interaction.permissions.manage_guild

    async def read(self, work: Callable[..., R], *args: Any, **more: Any) -> R:
        """Look something up."""
        return await self.office.store.read(lambda ledger: work(ledger, *args, **more))

    async def write(self, work: Callable[..., R], *args: Any, **more: Any) -> R:
        """Change something, committed before this returns."""
        return await self.office.store.write(lambda ledger: work(ledger, *args, **more))

    async def say(self, key: str, **facts: Any) -> None:
        """Answer with a sentence of the bot."""
        await self.answer.send(letters.text(self.bot.say(key, **facts)))

    async def send(self, letter: Letter) -> None:
        """Answer with a letter."""
        await self.answer.send(letter)

    def costly(self) -> None:
        """Refuse this person for a while who asks for too many pictures and files in a short time."""
        wait = self.office.cooldown.wait(self.user, time())
        require(wait == 0, "too-fast", seconds=ceil(wait))

    async def match_here(self) -> Match:
        """The match whose thread or lobby this is; else the only one the person plays in."""

        def look(ledger: Ledger) -> Match | None:
            here = matches.in_channel(ledger, self.interaction.channel_id or 0)
            if here:
                return here
            mine = matches.of_user(ledger, self.user)
            return mine[0] if len(mine) == 1 else None

        found = await self.office.store.read(look)
        if found is None:
            raise Illegal("no-match-here")
        return found


async def receive(
    office: Office, interaction: discord.Interaction[Any], work: Callable[[Visit], Any], *, update: bool
) -> None:
    """Carry an interaction out; refusals and failures are answered too, and leave everything as it was."""
    # the visit comes first: from now on the answer is deferred in time, however long the store takes
    visit = Visit(office, interaction, language(str(interaction.locale)), update=update)
    try:
        settings = await office.store.read(partial(people.person, user=interaction.user.id))
        visit.lang = settings.lang or visit.lang
        try:
            await work(visit)
        except Illegal as illegal:
            # a refusal comes as a message of its own, so that the panel keeps what was chosen
            await visit.answer.refuse(letters.text(f"⚠️ {refusal(illegal, visit.words, visit.lang)}"))
    except Exception as error:
        what = places(error)
        number = await office.store.write(lambda ledger: people.incident(ledger, visit.match, what, time()))
        log.error("incident %s: %s", number, what)
        await visit.answer.refuse(letters.text(visit.bot.say("incident", number=number)))
    finally:
        await visit.answer.close()
