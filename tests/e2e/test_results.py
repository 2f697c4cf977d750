"""What comes of matches: ratings, statistics, the leaderboard, a rematch, and whole tournaments."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.messages.control_ids import ControlId
from bot.messages.statistics import NO_PLACE
from bot.store import Store, matches
from sandbox import Channel, Person, Seen
from tests.e2e.endings import finish
from tests.e2e.players import Eyes, answered, click, end_match, give_seat
from tests.e2e.stage import Stage, staged
from tests.sentences import saying, says


async def played(stage: Stage, people: list[Person], room: Channel, secret: str = "ending", **options: object) -> Eyes:
    """A match of two from lobby to score sheet."""
    lobby = await stage.lobby(people[0], room, seats=2, **{"house": 2 - len(people), **options})
    for person in people[1:]:
        await person.press(person.again(lobby), "Join")
    eyes = Eyes(stage.settings.paravent_database)
    await eyes.all_sent()
    await people[0].press(people[0].again(lobby), "Start")
    await eyes.all_sent()
    [newest] = eyes.rows("SELECT id, thread FROM matches ORDER BY id DESC LIMIT 1")
    await finish(stage, newest["id"], people, stage.sandbox.world.channels[newest["thread"]], secret)
    await eyes.all_sent()
    return eyes


async def test_a_finished_match_is_rated_with_house_players_and_shows_in_statistics(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        assert says((await ada.slash(room, "stats")).text, "refusal-no-results-yours")
        eyes = await played(stage, [ada], room)
        for secret in ("second", "third"):
            await played(stage, [ada, bruno], room, secret)
        rated = eyes.rows("SELECT match, seat, person, house FROM ratings ORDER BY id")
        assert [(row["match"], row["seat"]) for row in rated] == [(n, seat) for n in (1, 2, 3) for seat in (0, 1)]
        assert {row["person"] or row["house"] for row in rated} == {ada.id, bruno.id, "regular"}

        own = await ada.slash(room, "stats")
        assert own.ephemeral
        assert "3 matches" in own.text
        assert "provisional" in own.text
        assert own.text.count("https://discord.com/channels/") == 3
        others = await ada.slash(room, "stats", user=bruno)
        assert "2 matches" in others.text
        assert bruno.mention in others.text
        in_dm = await bruno.slash(bruno.dm, "stats", game="comuni")
        assert "2 Partien" in in_dm.text, "in the reader's language"
        assert "eigene" in (await bruno.slash(bruno.dm, "stats", user=ada)).text

        board = await bruno.slash(room, "leaderboard")
        assert "🤖" in board.text
        assert f"`{NO_PLACE:>2}` {bruno.mention}" in board.text
        assert board.text.count("👈") == 1
        assert "vorläufig" in board.text
        chloe = stage.people(3)[2]
        assert says((await chloe.slash(room, "leaderboard", game="comuni")).text, "leaders-not-yet", "fr")


async def test_matches_of_another_server_are_nobody_elses_business(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = await played(stage, [ada, bruno], room)
        eyes.change("UPDATE matches SET guild = 1 WHERE id = 1")
        await played(stage, [ada, bruno], room, "second")
        own, others = await ada.slash(room, "stats"), await bruno.slash(room, "stats", user=ada)
        assert "2 matches" in own.text
        assert "1 Partie," in others.text
        for exchange in (own, others):
            assert exchange.text.count("https://discord.com/channels/") == 1, "only those of this server are listed"
        assert "1 match " in (await ada.slash(room, "leaderboard")).text
        # nor may a control made for someone else's eyes tell more
        forged = str(ControlId("career", 0, arg=str(ada.id)))
        message = stage.sandbox.world.message(others.message.channel_id, others.message.id)
        assert message is not None
        text = await answered(stage.sandbox, bruno, click(stage.sandbox, bruno, message, forged, ["comuni"]))
        assert "1 Partie," in text


async def test_a_store_from_before_there_were_ratings_is_rated_at_the_start_and_only_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = await played(stage, [ada, bruno], room)
        await played(stage, [ada, bruno], room, "second")
        before = eyes.rows("SELECT match, seat, mu, sigma, at FROM ratings ORDER BY id")
        await stage.drop_curtain()
        eyes.change("DELETE FROM ratings")
        eyes.change("DELETE FROM memory WHERE key = 'ratings'")
        for _ in range(2):
            await stage.raise_curtain()
            await stage.drop_curtain()
            assert eyes.rows("SELECT match, seat, mu, sigma, at FROM ratings ORDER BY id") == before


async def test_leaderboard_pages_turn_and_old_pages_work_after_a_restart(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = await played(stage, [ada, bruno], room)
        # a crowd that has played on this server too
        with eyes.db() as db:
            for number in range(30):
                match = matches.add(
                    db, game="comuni", variant="{}", lang="en", wanted=2, status="over", host=1,
                    guild=stage.sandbox.guild.id, channel=1, secret="", data="printed", created=0.0, ended=1.0,
                )  # fmt: skip
                db.execute("INSERT INTO results VALUES (?, 0, ?, NULL, 5, 1)", (match, ada.id + 1 + number))
                db.execute(
                    "INSERT INTO ratings (match, seat, game, person, place, mu_before, sigma_before, mu, sigma, at) "
                    "VALUES (?, 0, 'comuni', ?, 1, 25, 8, ?, 7, 1.0)",
                    (match, ada.id + 1 + number, 26 + number),
                )
        first = await ada.slash(room, "leaderboard")
        assert ada.mention in first.text, "the own row is always shown"
        await stage.drop_curtain()
        await stage.raise_curtain()
        second = await ada.press(first.message, "Next Page")
        assert second.message.id == first.message.id, "the page turns where it is"
        assert [button.disabled for button in second.message.buttons] == [False, False]


# -- rematch -----------------------------------------------------------------------------------------------------------


async def rematch_button(person: Person, thread: Channel) -> Seen:
    return await person.wait_for(thread, lambda seen: any(button.label == "Rematch" for button in seen.buttons))


async def played_out(stage: Stage) -> tuple[Person, Person, Channel, Seen, Eyes]:
    """Two people, their room, the score sheet of a match of theirs that is over, and the store."""
    ada, bruno = stage.people(2)
    room = stage.sandbox.channel("game-room")
    thread = await stage.begin([ada, bruno], room, seats=2)
    eyes = await finish(stage, 1, [ada, bruno], thread)
    return ada, bruno, room, await rematch_button(ada, thread), eyes


async def test_a_rematch_calls_the_same_people_once_and_begins_when_all_are_there(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        room = stage.sandbox.channel("game-room")
        thread = await stage.begin([ada, bruno], room, seats=3, house=1, level="rookie")
        eyes = await finish(stage, 1, [ada, bruno], thread)
        eyes.change("UPDATE matches SET pace = 'daily', hints = 0 WHERE id = 1")
        sheet = await rematch_button(ada, thread)
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert "You’re not playing" not in (await ada.press(sheet, "Rematch")).text
        assert says((await chloe.press(sheet, "Rematch")).text, "refusal-not-seated", "fr")
        lobby = await bruno.wait_for(room, lambda seen: says(seen.text, "lobby-again"))
        assert lobby.pings == [bruno.id]
        again = eyes.look(matches.get, 2)
        assert (again.status, again.pace, again.hints, again.rematch) == ("lobby", "daily", 0, 1)
        await bruno.press(bruno.again(sheet), "Rematch")
        await eyes.all_sent()
        assert eyes.look(matches.get, 2).status == "running"
        players = eyes.look(matches.players, 2)
        assert {player.user or player.house for player in players} == {ada.id, bruno.id, "rookie"}
        await ada.press(ada.again(sheet), "Rematch")
        assert [row["id"] for row in eyes.rows("SELECT id FROM matches")] == [1, 2], "once"
        assert len(bruno.pinged_in(room)) == 1


async def test_the_host_may_begin_a_rematch_without_those_who_do_not_come(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        room = stage.sandbox.channel("game-room")
        thread = await stage.begin([ada, bruno, chloe], room, seats=3)
        eyes = await finish(stage, 1, [ada, bruno, chloe], thread)
        await ada.press(await rematch_button(ada, thread), "Rematch")
        lobby = await bruno.wait_for(room, saying("lobby-again"))
        await bruno.press(lobby, "Join")
        await eyes.all_sent()
        assert eyes.look(matches.get, 2).status == "lobby"
        await ada.press(ada.again(lobby), "Start")
        await eyes.all_sent()
        assert eyes.look(matches.get, 2).status == "running"


async def test_a_rematch_whose_lobby_closed_can_be_opened_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, _, room, sheet, eyes = await played_out(stage)
        await ada.press(sheet, "Rematch")
        lobby = await ada.wait_for(room, saying("lobby-again"))
        await ada.press(lobby, "Leave")
        assert eyes.look(matches.get, 2).status == "closed"
        await ada.press(ada.again(sheet), "Rematch")
        assert eyes.look(matches.get, 3).status == "lobby"


async def test_a_match_against_house_players_is_played_again_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        [ada] = stage.people(1)
        room = stage.sandbox.channel("game-room")
        thread = await stage.begin([ada], room, seats=2, house=1)
        eyes = await finish(stage, 1, [ada], thread)
        await ada.press(await rematch_button(ada, thread), "Rematch")
        await eyes.all_sent()
        assert eyes.look(matches.get, 2).status == "running"


# -- tournaments -------------------------------------------------------------------------------------------------------


async def tournament(stage: Stage, people: list[Person], room: Channel, **options: object) -> Seen:
    """A tournament that these people have entered."""
    given = {"game": "comuni", "rounds": 2, "seats": 3, "language": "en", **options}
    await people[0].slash(room, "tournament new", **given)
    posted = await people[0].wait_for(room, lambda seen: not seen.ephemeral and "tournament #" in seen.text)
    for person in people[1:]:
        await person.press(person.again(posted), "Join")
    await Eyes(stage.settings.paravent_database).all_sent()
    return posted


async def tournament_begun(stage: Stage, people: list[Person], room: Channel, **options: object) -> tuple[Seen, Eyes]:
    """A tournament of tables of two, with its first round opened."""
    posted = await tournament(stage, people, room, seats=2, **options)
    await people[0].press(people[0].again(posted), "Start")
    eyes = Eyes(stage.settings.paravent_database)
    await eyes.all_sent()
    return posted, eyes


async def play_round(stage: Stage, people: list[Person], number: int) -> Eyes:
    """Every match of a round of the only tournament, to the end."""
    eyes = Eyes(stage.settings.paravent_database)
    await eyes.all_sent()
    for row in eyes.rows("SELECT id, thread FROM matches WHERE round = ? AND status = 'running'", number):
        seated = {player.user for player in eyes.look(matches.players, row["id"])}
        there = [person for person in people if person.id in seated]
        thread = stage.sandbox.world.channels[row["thread"]]
        await finish(stage, row["id"], there, thread, secret=f"round {number}")
    await eyes.all_sent()
    return eyes


async def test_a_whole_tournament_of_two_rounds_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(5)
        ada, bruno = people[:2]
        room = stage.sandbox.channel("game-room")
        posted = await tournament(stage, people, room)
        assert "3\u00a0+\u00a02" in ada.again(posted).text
        assert "Host" in (await bruno.press(bruno.again(posted), "Start")).text, "only the host starts"
        await ada.press(ada.again(posted), "Start")
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        first = eyes.rows("SELECT id, wanted, thread FROM matches WHERE round = 1 AND tournament = 1")
        assert sorted(row["wanted"] for row in first) == [2, 3]
        assert len({row["thread"] for row in first} - {None}) == 2, "each has a thread of its own"
        for person in people:
            assert len(person.pinged_in(room)) == 1, "everybody is called to the own table once"

        # the first match ends, then the bot is gone for a while, then the second ends
        row = first[0]
        there = [person for person in people if person.id in _users(eyes, row["id"])]
        await finish(stage, row["id"], there, stage.sandbox.world.channels[row["thread"]], "round 1")
        await eyes.all_sent()
        assert "✅" in ada.again(posted).text
        await stage.drop_curtain()
        await stage.raise_curtain()
        await play_round(stage, people, 1)
        second = eyes.rows("SELECT id FROM matches WHERE round = 2")
        assert len(second) == 2, "the next round starts by itself"
        assert says(ada.again(posted).text, "tournament-running", round=2, rounds=2)
        await play_round(stage, people, 2)

        final = await ada.wait_for(room, saying("tournament-won"))
        table = ada.again(posted).text
        assert says(table, "tournament-over", rounds=2)
        assert all(person.mention in final.text for person in people)
        assert final.text.count("🥇") == len(final.pings) >= 1
        [row] = eyes.rows("SELECT status, round, secret FROM tournaments")
        assert (row["status"], row["round"]) == ("over", 2)
        assert row["secret"] in final.text
        assert "rondes" in (await people[2].slash(room, "tournament table")).text
        assert len(eyes.rows("SELECT DISTINCT match FROM ratings")) == 4

        # what is still on someone's screen changes nothing
        message = stage.sandbox.world.message(room.id, posted.id)
        assert message is not None
        for verb in ("enter", "withdraw", "kickoff"):
            pressed = click(stage.sandbox, ada, message, str(ControlId(verb, 1)), None)
            assert "is over" in await answered(stage.sandbox, ada, pressed)
        assert "is over" in (await ada.slash(room, "tournament end")).text


def _users(eyes: Eyes, match: int) -> set[int | None]:
    return {player.user for player in eyes.look(matches.players, match)}


async def test_a_round_is_opened_once_although_the_bot_dies_before_it_can_say_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(4)
        room = stage.sandbox.channel("game-room")
        posted = await tournament(stage, people, room, seats=2)
        await people[0].press(people[0].again(posted), "Start")
        eyes = await play_round(stage, people, 1)
        assert len(eyes.rows("SELECT 1 FROM matches WHERE round = 2")) == 2
        before = eyes.rows("SELECT match, seat, entrant FROM tables ORDER BY match, seat")
        await stage.drop_curtain()
        # the rows that led to the round are due again, as after a crash before they were marked
        eyes.change("UPDATE outbox SET state = 'due' WHERE kind = 'tournament'")
        await stage.raise_curtain()
        await eyes.all_sent()
        assert eyes.rows("SELECT match, seat, entrant FROM tables ORDER BY match, seat") == before
        met = {frozenset(row["entrant"] for row in before if row["match"] == match) for match in range(1, 5)}
        assert len(met) == 4, "nobody plays the same opponent twice"


async def test_a_match_ended_early_counts_nothing_and_the_tournament_goes_on(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(4)
        ada = people[0]
        room = stage.sandbox.channel("game-room")
        posted, eyes = await tournament_begun(stage, people, room, rounds=1)
        [row] = eyes.rows("SELECT id, thread FROM matches WHERE round = 1 ORDER BY id LIMIT 1")
        await end_match(ada, stage.sandbox.world.channels[row["thread"]])
        await eyes.all_sent()
        assert "❌" in ada.again(posted).text
        await play_round(stage, people, 1)
        final = await ada.wait_for(room, saying("tournament-won"))
        assert len(final.pings) == 1
        assert not eyes.rows("SELECT 1 FROM ratings WHERE match = ?", row["id"])


async def test_whoever_leaves_a_tournament_is_not_drawn_any_more_and_keeps_what_was_played(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(4)
        ada, bruno, chloe, _ = people
        room = stage.sandbox.channel("game-room")
        posted = await tournament(stage, people, room, seats=2, rounds=4)
        await ada.slash(room, "tournament start")
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        for person in stage.sandbox.people:
            eyes.change("UPDATE settings SET lang = 'en' WHERE person = ?", person.id)
        assert says((await ada.press(ada.again(posted), "Leave")).text, "tournament-leaving")
        assert says((await ada.press(ada.again(posted), "Leave")).text, "refusal-not-joined-tournament")
        await bruno.slash(room, "tournament leave")
        assert says((await bruno.slash(room, "tournament join")).text, "tournament-joined"), "one may think again"
        assert says((await stage.sandbox.people[5].slash(room, "tournament join")).text, "refusal-tournament-begun")
        await play_round(stage, people, 1)
        second = eyes.rows("SELECT id, wanted FROM matches WHERE round = 2")
        assert [row["wanted"] for row in second] == [3], "rather at a larger table than not at all"
        assert ada.id not in {user for row in second for user in _users(eyes, row["id"])}
        assert ada.again(posted).text.count("🚪") == 1
        # with one left there is nobody to play against
        for person in (bruno, chloe):
            await person.slash(room, "tournament leave")
        await play_round(stage, people, 2)
        final = await ada.wait_for(room, saying("tournament-won"))
        assert all(person.mention in final.text for person in people)
        assert eyes.rows("SELECT status, round FROM tournaments") == [{"status": "over", "round": 2}]


async def test_a_substitute_plays_for_whom_the_seat_was_drawn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        *people, emma = stage.people(3)
        ada = people[0]
        room = stage.sandbox.channel("game-room")
        _, eyes = await tournament_begun(stage, people, room, rounds=1)
        thread = stage.sandbox.world.channels[eyes.rows("SELECT thread FROM matches")[0]["thread"]]
        await give_seat(ada, thread, player=str(eyes.seat_of(ada)), user=emma)
        await finish(stage, 1, [emma, people[1]], thread)
        final = await ada.wait_for(room, saying("tournament-won"))
        assert ada.mention in final.text
        assert emma.mention not in final.text
        assert {row["person"] for row in eyes.rows("SELECT person FROM ratings")} == {emma.id, people[1].id}


async def test_people_come_and_go_before_a_tournament_begins(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        assert says((await ada.slash(room, "tournament table")).text, "refusal-no-tournament")
        posted = await tournament(stage, [ada, bruno], room)
        await ada.press(ada.again(posted), "Leave")
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        assert eyes.rows("SELECT host FROM tournaments") == [{"host": bruno.id}]
        alone = ada.again(posted)
        assert [button.disabled for button in alone.buttons] == [False, False, True], "one is too few"
        asked = await ada.slash(room, "tournament end")
        assert says(asked.text, "sure-end-tournament"), "Ada is an admin"
        assert says((await ada.press(asked.message, "Back")).text, "kept")
        asked = await ada.slash(room, "tournament end")
        assert eyes.rows("SELECT status FROM tournaments") != [{"status": "closed"}], "nothing has happened yet"
        assert "is over" in (await ada.press(asked.message, "End the Tournament")).text
        await eyes.all_sent()
        assert not ada.again(posted).buttons


async def test_a_tournament_whose_posts_fail_holds_up_no_other(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room, other = stage.sandbox.channel("game-room"), stage.sandbox.channel("general")
        eyes = Eyes(stage.settings.paravent_database)
        due = "SELECT 1 FROM outbox WHERE state = 'due' AND payload ->> 'tournament'"
        first = await tournament(stage, [ada], room)
        failing = stage.sandbox.faults.fail("PATCH", f"/channels/{room.id}/messages/*", status=503, times=100)
        await bruno.press(first, "Join")
        await eyes.until(lambda: failing.hits > 1, "failures")
        await bruno.slash(other, "tournament new", game="comuni", rounds=2, language="en")
        second = await bruno.wait_for(other, lambda seen: not seen.ephemeral and "tournament #" in seen.text)
        await ada.press(second, "Join")
        joined = f"{bruno.mention} 👑 · {ada.mention}"
        await ada.wait_for(other, lambda seen: seen.id == second.id and joined in seen.text)
        await eyes.until(lambda: not eyes.rows(f"{due} = 2"), "the second tournament")
        assert eyes.rows(f"{due} = 1"), "the first one still fails"
        failing.times = 0
        await eyes.all_sent()
        assert bruno.mention in ada.again(first).text


async def test_a_tournament_ended_early_shows_the_secret_of_its_drawing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        posted, eyes = await tournament_begun(stage, people, stage.sandbox.channel("game-room"))
        [row] = eyes.rows("SELECT secret FROM tournaments")
        assert row["secret"] not in people[0].again(posted).text
        asked = await people[0].slash(stage.sandbox.channel("game-room"), "tournament end")
        await people[0].press(asked.message, "End the Tournament")
        await eyes.all_sent()
        assert row["secret"] in people[0].again(posted).text


async def test_a_tournament_nobody_begins_closes_itself(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_tournament_hours=100) as stage:
        ada, bruno = stage.people(2)
        eyes = Eyes(stage.settings.paravent_database)
        gathering = await tournament(stage, [ada, bruno], stage.sandbox.channel("game-room"))
        begun = await tournament(stage, [ada, bruno], stage.sandbox.channel("general"), seats=2)
        await ada.press(ada.again(begun), "Start")
        await eyes.all_sent()
        stage.let_pass(99 * 3600)
        await eyes.all_sent()
        assert ada.again(gathering).buttons
        stage.let_pass(2 * 3600)
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM tournaments WHERE status = 'closed'"), "the sweep")
        await eyes.all_sent()
        assert [row["status"] for row in eyes.rows("SELECT status FROM tournaments ORDER BY id")] == [
            "closed",
            "running",
        ]
        closed = ada.again(gathering)
        assert not closed.buttons
        assert says(closed.text, "tournament-never-begun")
        pressed = click(stage.sandbox, bruno, gathering.message, str(ControlId("enter", 1)), None)
        assert "Turnier ist beendet" in await answered(stage.sandbox, bruno, pressed)


async def test_people_who_cannot_be_seated_are_told_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(3)
        room = stage.sandbox.channel("game-room")
        posted = await tournament(stage, people, room, seats=2)
        message = stage.sandbox.world.message(room.id, posted.id)
        assert message is not None
        pressed = click(stage.sandbox, people[0], message, str(ControlId("kickoff", 1)), None)
        assert says(await answered(stage.sandbox, people[0], pressed), "refusal-tournament-uneven")
        assert not Eyes(stage.settings.paravent_database).rows("SELECT 1 FROM matches")


@pytest.mark.parametrize("version", [1, 2])
async def test_an_older_store_is_migrated_with_its_matches(tmp_path: Path, version: int) -> None:
    file = tmp_path / "old.sqlite3"
    old = sqlite3.connect(file, isolation_level=None)
    folder = Path(__file__).parents[2] / "bot" / "store" / "migrations"
    for migration in sorted(folder.glob("*.sql"))[:version]:
        old.executescript(migration.read_text("utf-8"))
    old.execute(f"PRAGMA user_version = {version}")
    old.execute(
        "INSERT INTO matches (id, game, variant, lang, wanted, status, host, channel, secret, data, created, ended) "
        "VALUES (7, 'comuni', '{}', 'en', 2, 'over', 1, 1, 's', 'printed', 1, 2)"
    )
    old.execute("INSERT INTO results VALUES (7, 0, 1, NULL, 50, 1), (7, 1, NULL, 'rookie', 30, 0)")
    old.close()
    store = await Store.open(file)
    try:
        match = await store.read(lambda db: matches.get(db, 7))
        assert (match.tournament, match.round, match.wanted) == (None, None, 2)
    finally:
        await store.close()
