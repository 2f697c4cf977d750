"""One interaction of one person, with everything that is needed to answer it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.delivery import Answer
from bot.match.play import Cause
from bot.messages.control_ids import ControlId
from bot.messages.parts import Part
from bot.metrics import Stopwatch
from bot.orientation import DEFAULT_ORIENTATION, Orientation
from bot.requests.access import Access
from bot.requests.app_services import Services
from bot.requests.asker import Asker
from bot.requests.language import Language
from bot.requests.reply import Reply
from bot.requests.roles import Roles
from bot.requests.transactions import Transactions
from bot.requests.turn import Turn
from bot.store import Connection, people
from bot.store.people import Person
from engine.core.words import Words

#: seconds by which the person who asked is ahead of the table
HEAD_START = 0.05


@dataclass(slots=True)
class Subject:
    """What a request turned out to be about: refusals and incidents name it."""

    match: int | None = None
    #: the words of the match's game
    words: Words | None = None
    #: what a refusal carries below its sentence: what is possible instead
    instead: tuple[Part, ...] = ()


class Request:
    """A person has pressed, chosen or typed something."""

    def __init__(
        self,
        services: Services,
        interaction: discord.Interaction[Any],
        watch: Stopwatch,
        *,
        update: bool = False,
        patience: float | None = None,
    ) -> None:
        # the answer comes first: from now on it is deferred in time, however long the store takes
        answer = Answer(interaction, watch, update=update, patience=patience, emojis=services.emojis)
        self.services = services
        self.asker = Asker.of(interaction)
        self.user = self.asker.user
        self.language = Language(self.asker.locale)
        self.turn = Turn(user=self.asker.user, limit=services.limit, cooldown=services.cooldown, clock=services.clock)
        self.reply = Reply(answer, self.language, self.turn)
        self.store = Transactions(services.store, services.metrics)
        self.access = Access(interaction, self.asker, self.store, self.language)
        self.roles = Roles(interaction, self.asker)
        self.subject = Subject()
        self._is_introduced = False
        #: what boards that this person alone sees look like
        self.orientation: Orientation = DEFAULT_ORIENTATION
        #: matches that have changed, of which nobody else has been told
        self._changed: dict[int, asyncio.TimerHandle] = {}

    def prefer(self, person: Person) -> None:
        """Answer as the person has set it."""
        self._is_introduced = True
        self.language.prefer(person.lang)
        self.orientation = person.pictures

    def introduce(self, db: Connection) -> None:
        """Learn how the person wants to be answered, if that is not known yet."""
        if not self._is_introduced:
            self.prefer(people.person(db, self.user))

    async def meet(self, match: int | None) -> None:
        """One look at who asks, and at the match that a control belongs to: each hop to the store's thread costs
        time.
        """

        def look(db: Connection) -> None:
            self.introduce(db)
            if match is not None:
                self.access.remember(db, match)

        await self.store.read(look)

    # -- what nearly every command asks for ------------------------------------------------------------------------

    @property
    def lang(self) -> str:
        """The language to answer in."""
        return self.language.code

    @property
    def bot(self) -> Words:
        """The bot's words in this person's language."""
        return self.language.bot

    @property
    def cause(self) -> Cause:
        """What is done by this interaction now."""
        return self.asker.cause(self.services.clock.now())

    # -- what follows from it --------------------------------------------------------------------------------------

    def stir(self, match: int) -> None:
        """A match has changed: others are told after the answer, which waits for nobody, or a moment from now."""
        if match not in self._changed:
            self._changed[match] = asyncio.get_running_loop().call_later(HEAD_START, self._stir, match)

    def answered(self) -> None:
        """The answer is out: now it is the table's turn."""
        for match, timer in list(self._changed.items()):
            timer.cancel()
            self._stir(match)

    def _stir(self, match: int) -> None:
        del self._changed[match]
        self.services.stir(match)


#: options of a command, as typed
Given: TypeAlias = dict[str, Any]
#: what a slash command does: command(request, given)
Command: TypeAlias = Callable[[Request, Given], Awaitable[None]]
#: what a button or select does: control(request, ident, values chosen)
Control: TypeAlias = Callable[[Request, ControlId, list[str]], Awaitable[None]]
#: what autocomplete offers: labels and values
Suggestions: TypeAlias = list[tuple[str, Any]]
#: suggest(request, given, option being typed, text so far)
Suggest: TypeAlias = Callable[[Request, Given, str, str], Awaitable[Suggestions]]
