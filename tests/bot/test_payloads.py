"""Everything the bot can say to Discord, in every language and for every game, is within Discord's limits."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from bot import commands, lobby, play, posts, recording
from bot.letters import Letter, check, files, layout
from bot.lobby import Guest, Invitation, Place
from bot.panels import panel, sorted_options, sure
from bot.pictures import described
from bot.play import Deed, Stand
from bot.rulebook import chapter_letter, chapters
from bot.seating import desk_of
from bot.store import Ledger, _prepare, matches, positions
from bot.store.ballots import Ballot
from bot.store.drafts import Draft
from bot.typed import values_for
from bot.wording import plain_names
from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.seat import Seat
from engine.core.words import LANGUAGES
from sandbox.commands import check_commands
from sandbox.limits import check_message

GAMES = catalogue.names()
#: names as long as Discord allows, with characters that Markdown would swallow
NAMES = ["W" * 32, "*_~`|" * 6 + "xx", "Ж" * 32, "🎲" * 16, "iiiiiiii" * 4, "M_M*" * 8, "a", "b"]
#: a match, and a history, as long as they get
NUMBER, ERA = 9_999_999, 99_999
EVERY = 11
interactions = count(10**18)


def printed(game: str, digest: str) -> Any:
    return None


@pytest.fixture
def ledger() -> Iterator[Ledger]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _prepare(connection)
    yield connection
    connection.close()


def deed(user: int) -> Deed:
    return Deed(str(next(interactions)), user, 1_800_000_000.0)


def begin(ledger: Ledger, game: str, players: int, lang: str) -> Stand:
    """A match of people with long names."""
    variant = catalogue.find(game).Variant().model_dump(mode="json")
    invitation = Invitation(game, variant, lang, players, (), "printed")
    host = Guest(10**18, NAMES[0], "en-US")
    match = lobby.open_lobby(ledger, deed(host.user), invitation, Place(10**18, 10**18), host)
    fits(posts.lobby(match._replace(id=NUMBER), matches.players(ledger, match.id)))
    for number in range(1, players):
        guest = Guest(10**18 + number, NAMES[number], lang)
        lobby.join(ledger, deed(guest.user), match.id, guest)
    fits(posts.lobby(match._replace(id=NUMBER), matches.players(ledger, match.id)))
    return lobby.start(ledger, printed, deed(host.user), match.id)


def fits(letter: Letter) -> None:
    """Both the bot's own check and the stand-in for Discord's must take a letter."""
    check(letter)
    assert len(files(letter)) <= 10
    body = {"components": layout(letter).to_components(), "flags": 1 << 15}
    check_message(body, {}, v2=True)


def history(ledger: Ledger, game: str, players: int, lang: str) -> Iterator[Stand]:
    """A match as rookies play it, position by position."""
    now = begin(ledger, game, players, lang)
    yield now
    for number in range(5000):
        if now.game.over:
            return
        seat = now.game.asked[number % len(now.game.asked)]
        action = levels(game)["rookie"](now.game.view_of(seat), Dice(f"payloads {number}"))
        user = now.players[seat].user or 0
        now = play.act(ledger, printed, deed(user), now.match.id, action.written(), None)
        yield now
    raise AssertionError("no end")


def check_panels(now: Stand, lang: str) -> None:
    """Every panel of every seat, with every form open, and every second step."""
    long = now._replace(match=now.match._replace(id=NUMBER, era=ERA))
    for seat in range(len(now.players)):
        desk = desk_of(long, seat, lang)
        fits(panel(desk, Draft()))
        groups = sorted_options(desk.view)
        for kind in (*groups.forms, *groups.liberties):
            fits(panel(desk, Draft(kind.word)))
            for field, info in kind.model_fields.items():
                choices = values_for(long, Seat(seat), kind, field, {}, lang, "")
                assert len(choices) <= 25
                is_number = commands.kind_of(info.annotation) in (int, bool)
                for name, value in choices:
                    assert 1 <= len(name) <= 100
                    # a choice must be of its option's type
                    assert isinstance(value, int) if is_number else isinstance(value, str) and 1 <= len(value) <= 100
        for action in groups.direct:
            fits(sure(desk, action))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_whole_match_fits(ledger: Ledger, game: str, lang: str) -> None:
    players = catalogue.find(game).seats[-1]
    known: dict[str, int] = {}
    told: list[positions.Position] = []
    now = None
    for number, now in enumerate(history(ledger, game, players, lang)):
        told.append(now.position)
        step = now.game.step.word if now.game.step else "end"
        known[step] = known.get(step, 0) + 1
        if known[step] > 3 and number % EVERY:
            continue
        match = now.match._replace(id=NUMBER)
        happened = posts.news(match, now.players, told[-10:], {now.position.n}, now.game.data)
        for live in (True, False):
            fits(posts.turn(match, now.players, now.game, happened, live=live, last=now.position))
        for reader in LANGUAGES:
            check_panels(now, reader)
    assert now is not None
    assert now.match.status == "over"
    text = described(now.game.view(), lang, plain_names(now.players, lang))
    fits(posts.end(now.match._replace(id=NUMBER), now.players, now.game, text, recording.whole(ledger, now.match)))
    voices = {player.user or 0: True for player in now.players[1:]}
    for kind in ("undo", "end"):
        for outcome in ("open", "agreed", "refused", "lapsed"):
            ballot = Ballot(NUMBER, NUMBER, kind, 1, 1, 10**18, outcome)
            fits(posts.ballot(now.match._replace(id=NUMBER), now.players, ballot, voices, 999))
    notices: list[dict[str, Any]] = [
        {"key": "notice-ended-early"},
        {"key": "notice-rewind", "user": 10**18, "count": 999},
        {"key": "notice-skip", "user": 10**18},
        {"key": "notice-admin-end", "user": 10**18},
        {"key": "notice-replaced", "user": 10**18, "seat": 0, "name": NAMES[0]},
    ]
    for payload in notices:
        fits(posts.notice(now.match, now.players, payload))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_fits(game: str, lang: str) -> None:
    book = chapters(game, lang)
    assert book
    for number in range(len(book)):
        fits(chapter_letter(game, lang, number))


def test_all_commands_are_within_discords_limits() -> None:
    wanted = commands.all_commands()
    check_commands(wanted)
    assert len(wanted) <= 100
    for command in wanted:
        assert 1 <= len(command.get("options", ())) <= 25 or command["name"] in ("waiting",)
        assert longest(command) <= 8000, command["name"]


def longest(node: dict[str, Any]) -> int:
    """Characters of names, descriptions and values, each in its longest localisation."""
    total = 0
    for key in ("name", "description"):
        others = (node.get(f"{key}_localizations") or {}).values()
        total += max([len(node.get(key, "")), *map(len, others)])
    total += len(str(node.get("value", "")))
    for inner in ("options", "choices"):
        total += sum(longest(each) for each in node.get(inner, ()))
    return total
