"""What reaches others is limited for one person and for one server, and says when it is possible again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from bot.match import outreach
from bot.match.components import Components
from bot.match.outreach import BY_PERSON, FROM_ALL, FROM_ONE, ON_SERVER
from bot.pace import DAY, HOUR, MINUTE
from bot.store import Connection, Store
from bot.store import outreach as stored
from bot.store.outreach import Outreach
from bot.wording import refusal
from engine.core.illegal import Illegal
from engine.core.words import LANGUAGES
from tests.bench import seed_matches
from tests.dealt import ADA, AT
from tests.postgres import Server

SERVER = 77


def open_lobby(db: Connection, user: int, guild: int | None, at: float) -> None:
    outreach.note(db, Outreach(kind="lobby", user=user, guild=guild, at=at))


def invite(db: Connection, user: int, target: int) -> None:
    outreach.note(db, Outreach(kind="invitation", user=user, guild=SERVER, target=target, at=AT))


def call_vote(db: Connection, user: int, match: int, at: float) -> None:
    outreach.note(db, Outreach(kind="vote", user=user, match=match, at=at))


def done(work: Callable[[], None], most: int = 1000) -> Illegal:
    """Do something until it is refused; the refusal, which says how often it was possible."""
    refused: list[Illegal] = []
    times = 0
    while not refused and times < most:
        try:
            work()
            times += 1
        except Illegal as illegal:
            refused.append(illegal)
    assert [one.facts["most"] for one in refused] == [times]
    return refused[0]


def test_lobbies_of_one_person_are_limited_and_possible_again_later(db: Connection) -> None:
    short, long = BY_PERSON["lobby"]
    refused = done(lambda: open_lobby(db, ADA, SERVER, AT))
    assert refused.key == "outreach-lobby"
    assert refused.facts["when"] == f"<t:{int(AT + short.seconds)}:R>"
    # elsewhere, too; but not for others
    with pytest.raises(Illegal):
        open_lobby(db, ADA, SERVER + 1, AT + 1)
    open_lobby(db, ADA + 1, SERVER, AT + 1)
    open_lobby(db, ADA, SERVER, AT + short.seconds)
    # who spreads them over the day is stopped by the day's limit
    at, opened = AT + short.seconds, short.most + 1
    while opened < long.most:
        at += short.seconds / short.most + 1
        open_lobby(db, ADA, SERVER, at)
        opened += 1
    with pytest.raises(Illegal) as caught:
        open_lobby(db, ADA, SERVER, at + HOUR)
    assert caught.value.facts["when"] == f"<t:{int(AT + long.seconds)}:R>"
    open_lobby(db, ADA, SERVER, AT + DAY)


def test_what_was_refused_does_not_count(db: Connection) -> None:
    short, _ = BY_PERSON["lobby"]
    done(lambda: open_lobby(db, ADA, SERVER, AT))
    for seconds in range(100):
        with pytest.raises(Illegal):
            open_lobby(db, ADA, SERVER, AT + seconds)
    open_lobby(db, ADA, SERVER, AT + short.seconds)


def test_all_people_of_a_server_together_are_limited(db: Connection) -> None:
    people = iter(range(1, 1000))
    refused = done(lambda: open_lobby(db, next(people), SERVER, AT))
    assert (refused.key, refused.facts["most"]) == ("outreach-lobby-server", ON_SERVER["lobby"][0].most)
    open_lobby(db, next(people), SERVER + 1, AT)
    # in direct messages there is no server
    open_lobby(db, next(people), None, AT)


def test_a_stranger_is_invited_a_few_times_at_most(db: Connection) -> None:
    refused = done(lambda: invite(db, ADA, 500))
    assert (refused.key, refused.facts["most"]) == ("outreach-pair", FROM_ONE.most)
    assert refused.facts["user"] == "<@500>"
    invite(db, ADA, 501)
    people = iter(range(2, 1000))
    refused = done(lambda: invite(db, next(people), 502))
    assert (refused.key, refused.facts["most"]) == ("outreach-target", FROM_ALL.most)


def test_invitations_of_one_person_are_limited_whomever_they_are_for(db: Connection) -> None:
    targets = iter(range(500, 1000))
    assert done(lambda: invite(db, ADA, next(targets))).key == "outreach-invitation"


def test_votes_are_limited_in_each_match(db: Connection) -> None:
    first, second = seed_matches(db, Components(), 2, [1, 2])
    refused = done(lambda: call_vote(db, ADA, first, AT))
    assert (refused.key, refused.facts["most"]) == ("outreach-vote", BY_PERSON["vote"][0].most)
    call_vote(db, ADA, second, AT)
    call_vote(db, ADA + 1, first, AT)
    call_vote(db, ADA, first, AT + 10 * MINUTE)


def test_tournaments_and_vacations_are_limited(db: Connection) -> None:
    for kind in ("tournament", "vacation"):
        one = msgspec.convert({"kind": kind, "user": ADA, "at": AT}, Outreach)
        assert done(partial(outreach.note, db, one)).key == f"outreach-{kind}"


def test_what_no_limit_looks_at_any_more_is_forgotten(db: Connection) -> None:
    open_lobby(db, ADA, SERVER, AT)
    open_lobby(db, ADA, SERVER, AT + DAY)
    stored.forget(db, AT + DAY + 1 - outreach.REMEMBERED)
    rows = db.execute("SELECT at FROM outreach").fetchall()
    assert [row["at"] for row in rows] == [AT + DAY]
    longest = max(limit.seconds for limits in (*BY_PERSON.values(), *ON_SERVER.values()) for limit in limits)
    assert max(longest, FROM_ONE.seconds, FROM_ALL.seconds) <= outreach.REMEMBERED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_how_much_and_when_again(lang: str) -> None:
    keys = [f"outreach-{kind}" for kind in BY_PERSON] + [f"outreach-{kind}-server" for kind in ON_SERVER]
    for key in [*keys, "outreach-pair", "outreach-target"]:
        said = refusal(Illegal(key, most=12, when="<t:5:R>", user="<@9>"), None, lang)
        assert "12" in said
        assert "<t:5:R>" in said


async def test_two_processes_count_together(postgres_server: Server) -> None:
    """Each work names a match of its own, so that nothing but the limit keeps them apart."""
    address = postgres_server.database()
    stores = [await Store.open(address), await Store.open(address)]

    async def one(number: int) -> bool:
        def work(db: Connection) -> None:
            open_lobby(db, ADA, SERVER, AT)

        try:
            await stores[number % 2].write(work, 60.0, match=number + 1)
        except Illegal:
            return False
        return True

    allowed = await asyncio.gather(*(one(number) for number in range(40)))
    assert sum(allowed) == BY_PERSON["lobby"][0].most
    for store in stores:
        await store.close()
