"""Posts as values: what rows of any version hold is read, what they say is permanent, and each is composed."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import msgspec
import pytest

from bot.posts.composers import composer
from bot.store import posts
from bot.store.posts import (
    KINDS,
    BoardPicture,
    LobbyCard,
    Notice,
    PanelMessage,
    PlayersCalled,
    Podium,
    Post,
    Reminder,
    Result,
    StartPost,
    TurnPost,
    Upgrade,
    Welcome,
)

#: what rows of the first version are called; nothing is ever taken away here
FIRST = "ballot clear edit end home invitation lobby mail nudge notice offer picture pledge podium renew retire settle"
FIRST += " start thread tournament turn vacancy word"


def test_the_kinds_of_the_first_version_are_known_for_ever() -> None:
    assert set(FIRST.split()) <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_post_is_composed_by_somebody(kind: str) -> None:
    assert composer(KINDS[kind])


@pytest.mark.parametrize(
    ("kind", "payload", "post"),
    [
        ("lobby", {}, LobbyCard()),
        ("lobby", {"anew": True}, LobbyCard(anew=True)),
        ("start", {"user": 1, "interaction": "9", "tried": None}, StartPost(user=1, interaction="9")),
        ("turn", {"first": 1, "last": 2, "ping": [0]}, TurnPost(first=1, last=2, ping=[0])),
        (
            "turn",
            {"first": 1, "last": 2, "ping": [], "told": 1, "pictures": [["board-7.png", "A board"]]},
            TurnPost(first=1, last=2, ping=[], told=1, pictures=[("board-7.png", "A board")]),
        ),
        ("picture", {"post": 3, "n": 4}, BoardPicture(post=3, n=4)),
        ("call", {"role": 1, "user": 2}, PlayersCalled(role=1, user=2)),
        ("welcome", {"guild": 1, "channel": 2, "lang": "de"}, Welcome(guild=1, channel=2, lang="de")),
        ("mail", {"user": 1, "seat": 0}, PanelMessage(user=1, seat=0)),
        ("nudge", {"user": 1, "seat": 0, "what": "next"}, Reminder(user=1, seat=0, what="next")),
        (
            "nudge",
            {"user": 1, "seat": 0, "what": "ping", "channel": 7, "obsolete": True, "moved": False},
            Reminder(user=1, seat=0, what="ping", channel=7, obsolete=True),
        ),
        ("notice", {"key": "notice-back", "seat": 1, "user": 5}, Notice(key="notice-back", seat=1, user=5)),
        ("end", {"n": 5, "early": True, "by": None}, Result(n=5, early=True)),
        ("podium", {"tournament": 2}, Podium(tournament=2)),
    ],
)
def test_a_row_of_the_first_version_is_read_as_it_was_written(kind: str, payload: dict[str, Any], post: Post) -> None:
    assert posts.read(kind, json.dumps(payload)) == post
    assert posts.read(kind, posts.written(post)) == post


def test_what_is_as_usual_is_not_written() -> None:
    written = json.loads(posts.written(Reminder(user=1, seat=0, what="ping")))
    assert written == {"user": 1, "seat": 0, "what": "ping"}


class Farewell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="farewell", tag_field="kind"):
    """A kind whose fields have changed twice."""

    version: ClassVar[int] = 3
    upgrades: ClassVar[dict[int, Upgrade]] = {
        1: lambda raw: {"users": [raw["user"]]},
        2: lambda raw: {**raw, "loud": False},
    }
    users: list[int]
    loud: bool


@pytest.mark.parametrize("raw", [{"user": 7}, {"v": 2, "users": [7]}, {"v": 3, "users": [7], "loud": False}])
def test_a_row_of_any_earlier_version_is_raised_step_by_step(raw: dict[str, Any]) -> None:
    assert posts.decode(Farewell, raw) == Farewell(users=[7], loud=False)  # type: ignore[type-var]


def test_a_kind_that_has_changed_says_its_version() -> None:
    written = json.loads(posts.written(Farewell(users=[7], loud=True)))  # type: ignore[arg-type]
    assert written == {"users": [7], "loud": True, "v": 3}
