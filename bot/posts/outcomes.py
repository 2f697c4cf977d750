"""What is to be done about a post: a small closed set of values, carried out by `bot.delivery`.

Whatever goes on after a step says so by `then`, which is called with what came of it; without it the post is done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.messages.message import Message


class Inbox(NamedTuple):
    """The direct messages of someone."""

    user: int


Place: TypeAlias = int | Inbox


#: after how many minutes without a word Discord lets a thread sleep
Minutes: TypeAlias = Literal[1440, 10080]


class Sent(NamedTuple):
    """A message that stands somewhere now."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Send:
    """Post a message. Nobody is pinged in their own quiet hours."""

    place: Place
    content: Message
    #: no sound, no ping
    silent: bool = False
    then: Callable[[Sent], Awaitable[Outcome]] | None = None
    #: what instead if nobody can be reached there, now or ever
    unreachable: Callable[[], Awaitable[Outcome]] | None = None
    #: it is certain that nothing was posted, although it is tried again
    refused: Callable[[], Awaitable[None]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """Change a message; its pictures stay, unless it is to be bare."""

    place: Place
    message: int
    content: Message
    bare: bool = False
    then: Callable[[Sent], Awaitable[Outcome]] | None = None
    #: what instead if someone has deleted the message
    gone: Callable[[], Awaitable[Outcome]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Delete:
    """Take a message away, if it is still there."""

    place: int
    message: int
    then: Callable[[], Awaitable[Outcome]]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenThread:
    """Open a thread on a message; `then` gets its number, None where there are no threads."""

    channel: int
    message: int
    name: str
    #: minutes without a word before it falls asleep
    archive: Minutes
    then: Callable[[int | None], Awaitable[Outcome]]
    #: what instead if someone has deleted the message
    gone: Callable[[], Awaitable[Outcome]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPost:
    """Open a post in a forum, once: one of the bot's own that has its name already is it. `then` gets its number, which
    its first message has, too.
    """

    forum: int
    name: str
    content: Message
    archive: Minutes
    #: it is given the first tag of the forum that is called so
    labels: tuple[str, ...]
    then: Callable[[int], Awaitable[Outcome]]


@dataclass(frozen=True, slots=True, kw_only=True)
class LetSleep:
    """A thread falls asleep after this many minutes without a word; where that is not allowed it stays as it is."""

    thread: int
    archive: Minutes


@dataclass(frozen=True, slots=True, kw_only=True)
class Find:
    """Look for a message of the bot's own that holds a text; `then` gets its number, None if there is none."""

    place: int
    #: only what is newer than this message is looked at; without one, what is newer than this moment
    after: int | None
    since: float
    text: str
    then: Callable[[int | None], Awaitable[Outcome]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """Look whether a channel or thread is still there."""

    place: int
    then: Callable[[bool], Awaitable[Outcome]]


@dataclass(frozen=True, slots=True)
class InTurn:
    """What follows is composed and done while nothing else of the match is posted or changed."""

    then: Callable[[], Awaitable[Outcome]]


@dataclass(frozen=True, slots=True)
class Delivered:
    """It is sent, as this message if it is one."""

    message: int | None = None


@dataclass(frozen=True, slots=True)
class Skip:
    """It need not be sent any more."""

    why: str


@dataclass(frozen=True, slots=True)
class WaitUntil:
    """Not before a moment."""

    until: float


@dataclass(frozen=True, slots=True)
class WaitFor:
    """Not before another row is sent or put away."""

    row: int


Ended: TypeAlias = Delivered | Skip | WaitUntil | WaitFor
Outcome: TypeAlias = Send | Edit | Delete | OpenThread | OpenPost | LetSleep | Find | Check | InTurn | Ended


def put(
    place: int,
    message: int | None,
    content: Message,
    then: Callable[[Sent], Awaitable[Outcome]] | None = None,
) -> Send | Edit:
    """A message as it is to be now: changed, or posted if there is none, also if someone has deleted it."""
    send = Send(place=place, content=content, then=then)

    async def gone() -> Outcome:
        return send

    if message is None:
        return send
    return Edit(place=place, message=message, content=content, then=then, gone=gone)
