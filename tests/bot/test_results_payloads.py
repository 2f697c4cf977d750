"""Statistics, leaderboards and tournaments fit into messages, with as many people and matches as there can be."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match import tournament
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause
from bot.match.ratings import NEWCOMER, shown
from bot.match.tournament import MOST_ENTRANTS, MOST_ROUNDS
from bot.messages import statistics, tournament_table
from bot.messages.lobby_message import lobby
from bot.messages.parts import Picture, Text
from bot.store import Connection, matches, outbox, tournaments
from bot.store.results import Change, Played, Rating, Standing, Who
from engine.core import catalogue
from engine.core.illegal import Illegal
from engine.core.words import LANGUAGES
from tests.bot.test_payloads import NAMES, NUMBER, fits, printed

#: ids as long as Discord's get
FIRST = 9 * 10**18
GAMES = catalogue.names()
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def opened(db: Connection, lang: str, *, people: int, game: str = "comuni", seats: int = 2, rounds: int = 12) -> int:
    """A tournament that this many people have entered."""
    variant = catalogue.find(game).Variant().model_dump(mode="json")
    invitation = Invitation(game, variant, lang, seats, (), "printed")
    place, host = Place(FIRST, FIRST), Guest(FIRST, NAMES[0], lang)
    number = tournament.open_(db, Cause("open", FIRST, 1.0), invitation, rounds, place, host).id
    for one in range(1, people):
        guest = Guest(FIRST + one, NAMES[one % len(NAMES)], lang)
        tournament.enter(db, Cause(f"enter {one}", guest.user, 1.0), number, guest)
    return number


def long(now: tournament.Course) -> tournament.Course:
    """The same with numbers as long as they get, and a thread for every match."""
    tables = [
        table._replace(match=replace(table.match, id=NUMBER + n, guild=FIRST, thread=FIRST + n))
        for n, table in enumerate(now.tables)
    ]
    scores = [score._replace(points=score.points + 10.67, form=6.99, place=40) for score in now.scores]
    return now._replace(tournament=replace(now.tournament, id=NUMBER, rounds=MOST_ROUNDS), tables=tables, scores=scores)


@IN_EVERY_LANGUAGE
def test_a_tournament_of_forty_fits_at_every_moment(db: Connection, lang: str) -> None:
    number = opened(db, lang, people=MOST_ENTRANTS)
    gathering = tournament.course(db, number)
    fits(tournament_table.content(long(gathering)))
    fits(tournament_table.content(gathering._replace(tournament=replace(gathering.tournament, status="closed"))))
    tournament.begin(db, printed, Cause("begin", FIRST, 2.0), number)
    now = long(tournament.course(db, number))
    assert len(now.current) == 20
    for status, reader in product(("running", "over", "closed"), LANGUAGES):
        stage = now._replace(tournament=replace(now.tournament, status=status))
        fits(tournament_table.content(stage, reader))
    # in the worst case everyone has won together
    together = [score._replace(place=1, points=12.0) for score in now.scores]
    fits(tournament_table.podium(now._replace(scores=together)))
    match = now.tables[0].match
    players = matches.players(db, tournaments.tables(db, number)[0].match.id)
    fits(lobby(match, players, [player.user or 0 for player in players]))


def test_a_start_that_was_carried_out_already_opens_no_second_round(db: Connection) -> None:
    number = opened(db, "en", people=5)
    with pytest.raises(Illegal, match="tournament-uneven"):
        tournament.begin(db, printed, Cause("begin", FIRST, 2.0), number)
    tournament.leave(db, Cause("leave", FIRST + 1, 2.0), number)
    tournament.begin(db, printed, Cause("begin", FIRST, 2.0), number)
    with pytest.raises(Illegal, match="tournament-begun"):
        tournament.begin(db, printed, Cause("begin", FIRST, 2.0), number)
    for _ in range(3):
        tournament.proceed(db, printed, number, 3.0)
    assert len(tournaments.tables(db, number)) == 2


def test_a_round_leads_to_the_next_only_when_its_last_match_has_ended(db: Connection) -> None:
    number = opened(db, "en", people=4, rounds=2)
    tournament.begin(db, printed, Cause("begin", FIRST, 2.0), number)
    first, second = (table.match.id for table in tournaments.tables(db, number))
    matches.change(db, first, status="closed")
    assert tournament.proceed(db, printed, number, 3.0).tournament.round == 1
    matches.change(db, second, status="closed")
    assert tournament.proceed(db, printed, number, 3.0).tournament.round == 2
    for table in tournaments.tables(db, number)[2:]:
        matches.change(db, table.match.id, status="closed")
    ended = tournament.proceed(db, printed, number, 4.0)
    assert ended.tournament.status == "over"
    tournament.proceed(db, printed, number, 4.0)
    rows = db.execute("SELECT payload FROM outbox WHERE kind = 'podium'").fetchall()
    assert [json.loads(row["payload"]) for row in rows] == [{"tournament": number}], "the end is posted once"
    text = tournament_table.podium(ended).parts[0]
    assert isinstance(text, Text)
    assert "Nobody wins" in text.text, "every match was ended early"


def test_a_round_names_who_plays_at_which_table_and_no_points_before_there_are_any(db: Connection) -> None:
    number = opened(db, "en", people=6)
    tournament.begin(db, printed, Cause("begin", FIRST, 2.0), number)
    now = tournament.course(db, number)
    text = "\n".join(part.text for part in tournament_table.content(now).parts if isinstance(part, Text))
    for table in now.tables:
        [line] = [row for row in text.splitlines() if f"[#{table.match.id}]" in row]
        users = {player.user for player in matches.players(db, table.match.id)}
        assert {user for user in users if f"<@{user}>" in line} == users
    assert "**0**" not in text


def test_only_the_newest_refresh_of_a_tournament_counts(db: Connection) -> None:
    number = opened(db, "en", people=3)
    newest = tournaments.newest_refresh(db, number)
    assert newest is not None
    outbox.void(db, newest)
    assert (tournaments.newest_refresh(db, number) or 0) < newest


# -- statistics and leaderboards ---------------------------------------------------------------------------------------


def history(game: str, count: int) -> list[Played]:
    """This many matches with every number of players."""
    found = []
    for number in range(count):
        players = catalogue.find(game).seats[number % len(catalogue.find(game).seats)]
        before, after = Rating(25 + number / 7, 7.0), Rating(25 - number / 9, 6.9)
        change = Change(
            match=NUMBER, seat=0, game=game, who=Who(FIRST, None), place=players, before=before, after=after, at=1.8e9
        )
        found.append(
            Played(
                match=NUMBER,
                game=game,
                guild=FIRST,
                channel=FIRST,
                players=players,
                points=9999,
                won=number % 3 == 0,
                winners=1,
                change=change,
            )
        )
    return found


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("everywhere", [True, False])
def test_long_careers_fit(lang: str, everywhere: bool) -> None:
    played = [one for game in GAMES for one in history(game, 400)]
    ratings = {game: shown(NEWCOMER, 4) for game in GAMES}
    found = statistics.Career(FIRST, everywhere, played, played, ratings)
    plot = Picture("rating.png", "a" * 1024, b"")
    for game in (None, *GAMES):
        fits(statistics.statistics(found, game, lang, plot))
        points, start = statistics.curve(found, game or GAMES[0])
        assert len(points) == statistics.MOST_PLOTTED
        assert start is not None
    for game in GAMES:
        mine = [one for one in played if one.game == game][:1]
        fits(statistics.statistics(statistics.Career(FIRST, everywhere, mine, [], ratings), None, lang, None))


def crowd(count: int, **more: Any) -> list[Standing]:
    people = [Standing(Who(FIRST + n, None), Rating(20 + n % 17, 2.0), n, 9999, 9999) for n in range(count)]
    return [*people, *(Standing(Who(None, level), NEWCOMER, 9999, 9999, 0) for level in ("rookie", "regular"))]


@IN_EVERY_LANGUAGE
def test_every_page_of_a_large_leaderboard_fits_and_shows_the_asker(lang: str) -> None:
    found = statistics.leaders(crowd(400))
    for page in (-1, 0, 7, 40, 10**6):
        content = statistics.leaderboard(found, GAMES[0], GAMES, page, FIRST + 5, lang)
        fits(content)
        assert any(isinstance(part, Text) and "👈" in part.text for part in content.parts)
    fits(statistics.leaderboard(found, GAMES[0], GAMES, 0, 1, lang))


def test_provisional_ratings_come_after_the_others_and_have_no_place() -> None:
    found = statistics.leaders(crowd(8))
    places = [leader.place for leader in found]
    assert places == [*range(1, 6), *[None] * 5]
    assert all(leader.rating.provisional == (leader.place is None) for leader in found)
    certain = [leader.rating.certain for leader in found[:5]]
    assert certain == sorted(certain, reverse=True)
