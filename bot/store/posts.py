"""What can be sent: one value per kind of post, as a row of the outbox keeps it.

The tag is the kind and the fields are the JSON of the row: both are permanent. Where fields change, `version` goes up
and `upgrades` raises what older rows hold; a field that is as usual is not written. What a post says is composed in
`bot.posts`, by a module of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

import msgspec

from bot.store.rows import json_text

LaneName: TypeAlias = Literal["log", "mail", "picture"]
#: raises the JSON of one version to the next
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
P = TypeVar("P", bound="Post")

#: the log goes in order; what goes to one person and pictures neither hold it up nor are held up by it
LANES: tuple[LaneName, ...] = ("log", "mail", "picture")


class Post(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Something to send."""

    lane: ClassVar[LaneName] = "log"
    #: nobody misses it where the bot may not post: it is not tried again
    dispensable: ClassVar[bool] = False
    version: ClassVar[int] = 1
    #: by the version that is raised
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}


class LobbyCard(Post, tag="lobby", frozen=True, kw_only=True):
    """The message of a lobby, later of its match, as it is to be now."""

    #: posted once more instead of changed
    anew: bool = False


class ForumLobby(Post, tag="forum", frozen=True, kw_only=True):
    """The lobby of a match as a post in a forum, in which it will be played."""

    forum: int


class MatchThread(Post, tag="thread", frozen=True):
    """The thread in which a match is played is opened."""


class NewHome(Post, tag="home", frozen=True, kw_only=True):
    """Another thread for a match whose own is gone."""

    #: the channel in which it was asked for
    here: int | None


class ThreadRetirement(Post, tag="retire", frozen=True):
    """The thread of a match that has ended may fall asleep sooner."""


class Pledge(Post, tag="pledge", frozen=True):
    """The commitment to the secret of a match."""


class StartPost(Post, tag="start", frozen=True, kw_only=True):
    """The message whose id joins the mix of a deal."""

    user: int
    interaction: str
    #: when it was first tried, as long as it is not certain that it was not posted
    tried: float | None = None


class Telling(Post, frozen=True, kw_only=True):
    """A message of the thread tells positions."""

    first: int
    last: int
    #: counts what was added while it may have been under way
    told: int = 0


class TurnPost(Telling, tag="turn", frozen=True, kw_only=True):
    """The live question, posted anew."""

    #: seats
    ping: list[int]
    #: name and alt text of each picture that stands in it
    pictures: list[tuple[str, str]] = []


class TurnEdit(Telling, tag="edit", frozen=True, kw_only=True):
    """The live question tells more."""

    #: row of the message
    post: int


class TurnSettled(Telling, tag="settle", frozen=True, kw_only=True):
    """A message is the live one no more, or tells what does not count any more."""

    post: int


class BoardPicture(Post, tag="picture", frozen=True, kw_only=True):
    """The board as it stood at a position, put into a message of the thread."""

    lane: ClassVar[LaneName] = "picture"
    dispensable: ClassVar[bool] = True
    post: int
    n: int


class Personal(Post, frozen=True, kw_only=True):
    """What goes to one person."""

    lane: ClassVar[LaneName] = "mail"
    dispensable: ClassVar[bool] = True


class WaitPost(Personal, frozen=True, kw_only=True):
    """What tells one person of a wait: by direct message, or in the thread."""

    user: int
    seat: int
    #: the question it shows, if it shows one
    question: int | None = None
    era: int | None = None
    #: where it stands, once it is sent
    channel: int | None = None
    #: it is no longer to be acted on
    obsolete: bool = False
    #: another one took its place
    moved: bool = False
    #: how often it was to show something new, such as the seat's own sealed answer to the same question
    renewed: int = 0


class PanelMessage(WaitPost, tag="mail", frozen=True, kw_only=True):
    """The panel of a question by direct message."""

    n: int | None = None


class Reminder(WaitPost, tag="nudge", frozen=True, kw_only=True):
    """A notice to one person: a ping that was kept back, a reminder, time that is up, a turn that comes next."""

    what: Literal["ping", "remind", "deadline", "next"]


class PanelChange(Personal, tag="renew", frozen=True, kw_only=True):
    """A panel or a notice is changed, or struck out."""

    row: int


class PanelStruckOut(PanelChange, tag="clear", frozen=True, kw_only=True):
    """The same, as it was called before panels were changed."""


class OrderPost(Personal, frozen=True, kw_only=True):
    """Something about a standing order, told to its owner."""

    order: int


class OrderNotice(OrderPost, tag="word", frozen=True, kw_only=True):
    """Why a standing order is out of force."""


class OrderReport(OrderPost, tag="obeyed", frozen=True, kw_only=True):
    """What a standing order has answered."""

    #: the position it has brought about
    n: int


class MentorInvitation(Personal, tag="invitation", frozen=True, kw_only=True):
    """Someone may watch a seat."""

    consent: int


class BallotPost(Post, tag="ballot", frozen=True, kw_only=True):
    """A vote as it stands."""

    ballot: int
    anew: bool = False


class Notice(Post, tag="notice", frozen=True, kw_only=True):
    """A line of the log about something outside the rules; the key is that of its sentence, the rest its facts."""

    key: str
    user: int | None = None
    seat: int | None = None
    name: str | None = None
    player: str | None = None
    count: int | None = None
    most: int | None = None
    since: str | None = None
    until: str | None = None
    #: the row of the message it stands in, the live one of its time; None if it is a message of its own
    under: int | None = None

    def facts(self) -> dict[str, int | str]:
        """What its sentence is about."""
        named = ((name, getattr(self, name)) for name in self.__struct_fields__ if name not in ("key", "under"))
        return {name: value for name, value in named if value is not None}


class VacantSeat(Post, tag="vacancy", frozen=True, kw_only=True):
    """A seat that someone may take, or has taken."""

    seat: int


class OfferPost(Post, tag="offer", frozen=True, kw_only=True):
    """A seat is offered to someone, and what came of it."""

    offer: int


class Result(Post, tag="end", frozen=True, kw_only=True):
    """The last post of a match."""

    n: int
    early: bool = False
    #: the admin who ended it
    by: int | None = None
    #: the line of the log about an early end
    key: str | None = None
    user: int | None = None


class PlayersCalled(Post, tag="call", frozen=True, kw_only=True):
    """Those who want to be called are: a lobby looks for players."""

    dispensable: ClassVar[bool] = True
    role: int
    #: the host
    user: int


class TournamentPost(Post, frozen=True, kw_only=True):
    """What is sent about a tournament, and not about a match."""

    tournament: int


class TournamentTable(TournamentPost, tag="tournament", frozen=True, kw_only=True):
    """How a tournament stands."""


class Podium(TournamentPost, tag="podium", frozen=True, kw_only=True):
    """Who has won a tournament."""


class Welcome(Post, tag="welcome", frozen=True, kw_only=True):
    """The first message on a server that has invited the bot: about no match, and not in the way of another one."""

    lane: ClassVar[LaneName] = "mail"
    dispensable: ClassVar[bool] = True
    guild: int
    channel: int
    #: the server's language
    lang: str


def tag_of(kind: type[Post]) -> str:
    """What a kind is called in the outbox."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def _all(family: type[Post]) -> Iterator[type[Post]]:
    # a family without a tag of its own goes by its name
    if tag_of(family) != family.__name__:
        yield family
    for kind in family.__subclasses__():
        yield from _all(kind)


#: every kind of post by its tag
KINDS: Mapping[str, type[Post]] = {tag_of(kind): kind for kind in _all(Post)}


def tags(*families: type[Post]) -> tuple[str, ...]:
    """The tags of kinds and of those derived from them."""
    return tuple(tag for tag, kind in KINDS.items() if issubclass(kind, families))


def written(post: Post) -> str:
    """The JSON of a row."""
    fields = msgspec.to_builtins(post)
    del fields["kind"]
    if post.version > 1:
        fields["v"] = post.version
    return json_text(fields)


#: what was never changed since its first version is read in one go
_UNCHANGED = {tag: msgspec.json.Decoder(kind) for tag, kind in KINDS.items() if kind.version == 1}


def read(kind: str, payload: str) -> Post:
    """The post that a row holds, in whatever version it was written."""
    if decoder := _UNCHANGED.get(kind):
        return decoder.decode(payload)
    return decode(KINDS[kind], msgspec.json.decode(payload))


def decode(kind: type[P], raw: dict[str, Any]) -> P:
    """A post of a kind from its JSON, raised step by step to the version of now."""
    for version in range(raw.pop("v", 1), kind.version):
        raw = kind.upgrades[version](raw)
    return msgspec.convert(raw, kind)
