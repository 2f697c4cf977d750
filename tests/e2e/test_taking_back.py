"""Taking steps back at a table with house players: freely as long as nothing new was shown, and with time for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.icons import unmarked
from bot.match.house_players import HousePlayers
from bot.store import positions
from bot.store.positions import Position
from bot.wording import game_words
from sandbox import Channel, Person, Seen
from tests.e2e.players import BySlash, Eyes, answered, click, is_live, live, play, play_blind
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import Stage, staged
from tests.sentences import says


async def with_house(stage: Stage, count: int = 2, **options: object) -> tuple[list[Person], Channel, Eyes]:
    people = stage.people(count)
    room = stage.sandbox.channel("game-room")
    for person in people:
        await person.slash(room, "settings", language="en")
    thread = await stage.begin(people, room, seats=count + 1, house=1, **options)
    return people, thread, Eyes(stage.settings.paravent_database)


def steps(eyes: Eyes) -> list[Position]:
    """What everyone has seen being done, on the line of play that counts."""
    with eyes.db() as db:
        found = [positions.at(db, eyes.number, n) for n in positions.line(db, eyes.number, eyes.n)[1:]]
    return [one for one in found if not one.silent]


def house_asked(eyes: Eyes) -> bool:
    now = eyes.now()
    return any(now.players[seat].house for seat in now.game.asked)


def answered_by_house(eyes: Eyes, *, free: bool) -> Person | None:
    """Whether a person's free step was answered by house players alone, who have shown nothing new, or something."""
    done = steps(eyes)
    own = next((n for n in reversed(range(len(done))) if done[n].user), None)
    if own is None or not done[own].reversible or own == len(done) - 1:
        return None
    shown = any(not one.reversible for one in done[own + 1 :])
    return done[own].user if shown != free else None  # type: ignore[return-value]


async def until_answered_by_house(eyes: Eyes, people: list[Person], thread: Channel, *, free: bool = True) -> Person:
    """Play until a house player has answered a step that its player could have taken back until then."""
    for _ in range(150):
        await eyes.until(lambda: not house_asked(eyes), "the house players")
        if user := answered_by_house(eyes, free=free):
            return next(person for person in people if person.id == user)
        await play_blind(people, thread, eyes, most=1)
    raise AssertionError("no house player answers so")


def own_place(eyes: Eyes, person: Person) -> int:
    return own_place_in(eyes.line(), eyes, person)


def own_place_in(line: list[tuple[int, dict[str, Any]]], eyes: Eyes, person: Person) -> int:
    return max(place for place, (seat, _) in enumerate(line) if seat == eyes.seat_of(person))


async def ballot_in(person: Person, thread: Channel) -> Seen:
    return await person.wait_for(thread, lambda seen: any(button.label == "Agree" for button in seen.buttons))


async def test_an_own_step_stays_free_after_house_players_have_answered_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await with_house(stage, game="flandern1302")
        person = await until_answered_by_house(eyes, people, thread)
        line, own = eyes.line(), own_place(eyes, person)
        later = len(line) - own - 1
        stage.sandbox.faults.duplicate_next(2)
        told = await person.press(await live(person, thread), "Undo")
        await stage.sandbox.quiet()
        assert eyes.line() == line[:own], "its own step, and what the house players have done since"
        assert eyes.rows("SELECT 1 FROM ballots") == []
        assert f"{later}" in told.text
        assert "house" in told.text.lower()
        await eyes.all_sent()
        rows = [row for seen in posted(person, thread) for row in seen.text.splitlines()]
        [step_back] = [row for row in rows if "undoes a step" in row]
        assert "later" in step_back, "the table reads that more was taken back"
        struck, now = "\n".join(row for row in rows if row.startswith("~~")), eyes.now()
        words = game_words(now.match, now.players, "en")
        assert all(unmarked(words.seat(seat)) in struck for seat, _ in line[own:]), "every step that was taken back"
        await check_posts(stage.settings.paravent_database, person, thread)
        # after a restart the match goes on from there
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert is_live(await live(person, thread))
        await play_blind(people, thread, eyes, most=3)
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_a_house_player_gives_people_time_to_think_again(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_house_patience=60.0) as stage:
        people, thread, eyes = await with_house(stage, 1, game="flandern1302")
        [ada] = people
        for _ in range(30):
            # nobody waits for what nobody can take back
            await eyes.until(lambda: not house_asked(eyes), "the house player")
            before = eyes.line()
            await play([BySlash(ada, thread, eyes, blind=True)], most=1)
            if house_asked(eyes) and steps(eyes)[-1].reversible:
                break
        else:
            raise AssertionError("no free step before a house player's")
        await stage.sandbox.quiet()
        assert house_asked(eyes), "it waits"
        await ada.press(await live(ada, thread), "Undo")
        assert eyes.line() == before


@pytest.mark.parametrize(("pace", "patience"), [("daily", 60.0), ("live", 15.0)])
async def test_house_players_wait_after_a_step_that_can_be_taken_back_and_are_quick_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str, patience: float
) -> None:
    taken: list[float] = []

    async def let_pass(_: HousePlayers, seconds: float) -> None:
        if seconds > 0:
            taken.append(seconds)

    monkeypatch.setattr(HousePlayers, "_let_pass", let_pass)
    async with staged(tmp_path, paravent_house_pace=1.5, paravent_house_patience=60.0) as stage:
        people, thread, eyes = await with_house(stage, 1, game="flandern1302", pace=pace)
        await play_blind(people, thread, eyes, most=25)
        await eyes.until(lambda: not house_asked(eyes), "the house player")
        done = steps(eyes)
        expected = [
            patience if n and done[n - 1].user and done[n - 1].reversible else 1.5
            for n, one in enumerate(done)
            if not one.user
        ]
        assert {1.5, patience} <= set(expected), "both kinds were met"
        assert len(taken) == len(expected)
        for seconds, wanted in zip(taken, expected, strict=True):
            assert seconds == pytest.approx(wanted, abs=0 if wanted == 1.5 else 10)


async def test_a_vote_is_called_in_a_second_step_that_names_what_is_taken_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await with_house(stage, 2, game="flandern1302")
        caller = await until_answered_by_house(eyes, people, thread, free=False)
        line, other = eyes.line(), next(person for person in people if person is not caller)
        for way in ("button", "command"):
            if way == "button":
                asked = await caller.press(await live(caller, thread), "Undo")
            else:
                asked = await caller.slash(thread, "game undo")
            assert says(asked.text, "sure-undo", count=1)
            named = [row for row in asked.text.splitlines() if row.startswith("- ")]
            assert len(named) >= len(line) - own_place(eyes, caller), "its own step, and those after it"
            assert eyes.rows("SELECT 1 FROM ballots") == [], "nothing has happened yet"
        back = await caller.press(asked.message, "Back")
        assert eyes.rows("SELECT 1 FROM ballots") == []
        assert back.message.buttons, "the panel"
        asked = await caller.slash(thread, "game undo")
        await stage.drop_curtain()
        await stage.raise_curtain()
        sure = next(button.custom_id or "" for button in asked.message.buttons if button.label == "Ask the Table")
        stage.sandbox.faults.duplicate_next(2)
        await caller.press(asked.message, sure)
        await stage.sandbox.quiet()
        assert len(eyes.rows("SELECT 1 FROM ballots")) == 1
        ballot = await ballot_in(other, thread)
        assert set(named) <= set(ballot.text.splitlines()), "the table reads what it is asked about"
        await stage.drop_curtain()
        await stage.raise_curtain()
        stage.sandbox.faults.duplicate_next(2)
        await other.press(ballot, "Agree")
        await stage.sandbox.quiet()
        assert eyes.line() == line[: own_place_in(line, eyes, caller)]
        await eyes.all_sent()
        assert [row["outcome"] for row in eyes.rows("SELECT outcome FROM ballots")] == ["agreed"]
        assert eyes.rows("SELECT rated FROM matches") == [{"rated": 1}], "everybody has agreed"
        # the button of then is about a position that is no more
        stale = click(stage.sandbox, caller, asked.message.message, sure, None)
        assert "⚠️" in await answered(stage.sandbox, caller, stale)
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_alone_with_house_players_what_was_shown_is_taken_back_in_two_steps_and_no_longer_rated(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        [ada], thread, eyes = await with_house(stage, 1, game="flandern1302")
        await until_answered_by_house(eyes, [ada], thread, free=False)
        line = eyes.line()
        asked = await ada.slash(thread, "game undo")
        assert says(asked.text, "sure-undo-alone", rated="yes")
        assert eyes.line() == line
        stage.sandbox.faults.duplicate_next(2)
        await ada.press(asked.message, "Undo These Actions")
        await stage.sandbox.quiet()
        assert eyes.line()[: own_place_in(line, eyes, ada) + 1] == line[: own_place_in(line, eyes, ada)]
        assert eyes.rows("SELECT 1 FROM ballots") == []
        await eyes.all_sent()
        [told] = [seen for seen in posted(ada, thread) if says(seen.text, "notice-unrated")]
        assert ada.mention in told.text
        await play([BySlash(ada, thread, eyes, blind=True)])
        await eyes.all_sent()
        assert eyes.status == "over"
        assert eyes.rows("SELECT 1 FROM ratings") == []
        assert says(posted(ada, thread)[-1].text, "end-unrated")
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_in_a_tournament_nobody_takes_back_alone_what_was_shown(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        [ada], thread, eyes = await with_house(stage, 1, game="flandern1302")
        await until_answered_by_house(eyes, [ada], thread, free=False)
        eyes.change("UPDATE matches SET tournament = 1, round = 1")
        line = eyes.line()
        assert "⚠️" in (await ada.slash(thread, "game undo")).text
        assert eyes.line() == line


# -- by those who manage the server -----------------------------------------------------------------------------------


async def among(stage: Stage, *names: str, actions: int = 8) -> tuple[Person, list[Person], Channel, Eyes]:
    """A match of these people, and Ada, who manages the server."""
    ada, people = stage.sandbox.person("Ada"), [stage.sandbox.person(name) for name in names]
    room = stage.sandbox.channel("game-room")
    thread = await stage.begin(people, room, seats=len(people))
    eyes = Eyes(stage.settings.paravent_database)
    for person in {ada, *people}:
        await person.slash(room, "settings", language="en")
    await play_blind(people, thread, eyes, most=actions)
    await eyes.all_sent()
    return ada, people, thread, eyes


async def test_a_manager_who_plays_rewinds_with_the_vote_of_the_table_only(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, (_, bruno, chloe), thread, eyes = await among(stage, "Ada", "Bruno", "Chloé")
        line = eyes.line()
        asked = await ada.slash(thread, "table rewind", actions=3)
        assert says(asked.text, "sure-rewind-vote", count=2)
        named = [row for row in asked.text.splitlines() if row.startswith("- ")]
        assert named, "what would be taken back"
        assert eyes.rows("SELECT 1 FROM ballots") == []
        await stage.drop_curtain()
        await stage.raise_curtain()
        stage.sandbox.faults.duplicate_next(2)
        assert says((await ada.press(asked.message, "Ask the Table")).text, "rewind-asked")
        await stage.sandbox.quiet()
        assert eyes.line() == line
        ballot = await ballot_in(bruno, thread)
        assert "(admin)" in ballot.text
        assert set(named) <= set(ballot.text.splitlines())
        assert set(ballot.pings) >= {bruno.id, chloe.id}
        await bruno.press(ballot, "Agree")
        assert eyes.line() == line
        await stage.drop_curtain()
        await stage.raise_curtain()
        stage.sandbox.faults.duplicate_next(2)
        await chloe.press(ballot, "Agree")
        await stage.sandbox.quiet()
        assert eyes.line() == line[:-3]
        await eyes.all_sent()
        assert len([seen for seen in posted(bruno, thread) if says(seen.text, "notice-rewind", count=3)]) == 1
        assert eyes.rows("SELECT outcome FROM ballots") == [{"outcome": "agreed"}]
        assert eyes.rows("SELECT rated FROM matches") == [{"rated": 1}]
        # one refusal is enough
        asked = await ada.slash(thread, "table rewind", actions=1)
        await ada.press(asked.message)
        await chloe.slash(thread, "vote", answer="no")
        assert eyes.line() == line[:-3]
        assert eyes.rows("SELECT * FROM incidents") == []
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, bruno, thread)


async def test_a_manager_who_has_nothing_to_do_with_a_match_rewinds_it_in_two_steps(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, (bruno, _), thread, eyes = await among(stage, "Bruno", "Chloé")
        line = eyes.line()
        asked = await ada.slash(thread, "table rewind", actions=2)
        assert says(asked.text, "sure-rewind", count=2)
        assert eyes.line() == line, "nothing has happened yet"
        stage.sandbox.faults.duplicate_next(2)
        await ada.press(asked.message, "Undo These Actions")
        await stage.sandbox.quiet()
        assert eyes.line() == line[:-2]
        await eyes.all_sent()
        assert any(says(seen.text, "notice-rewind", count=2) for seen in posted(bruno, thread))
        assert eyes.rows("SELECT rated FROM matches") == [{"rated": 1}]
        # a person who thinks better of it, or finds the match changed, has done nothing
        asked = await ada.slash(thread, "table rewind", actions=2)
        await play_blind((bruno, stage.sandbox.person("Chloé")), thread, eyes, most=1)
        assert says((await ada.press(asked.message, "Undo These Actions")).text, "refusal-gone-on")
        asked = await ada.slash(thread, "table skip")
        assert says(asked.text, "sure-skip")
        question = eyes.now().game.question
        await ada.press(asked.message, "Back")
        assert eyes.now().game.question == question
        assert len(eyes.line()) == len(line) - 1


@pytest.mark.parametrize("how", ["sat", "watched"])
async def test_a_manager_who_once_saw_a_hand_needs_the_table_to_rewind(tmp_path: Path, how: str) -> None:
    async with staged(tmp_path) as stage:
        ada, (_, chloe), thread, eyes = await among(stage, "Bruno", "Chloé")
        if how == "sat":
            eyes.change("INSERT INTO sat VALUES (?, ?, 0)", eyes.number, ada.id)
        else:
            eyes.change(
                "INSERT INTO mentors (match, seat, player, mentor, invited, since, until) VALUES (?, 0, ?, ?, 1, 2, 3)",
                eyes.number,
                chloe.id,
                ada.id,
            )
        line = eyes.line()
        asked = await ada.slash(thread, "table rewind", actions=1)
        assert says(asked.text, "sure-rewind-vote", count=2)
        await ada.press(asked.message)
        assert eyes.line() == line
        await chloe.slash(thread, "vote", answer="yes")
        assert eyes.line() == line
        await stage.sandbox.person("Bruno").slash(thread, "vote", answer="yes")
        assert eyes.line() == line[:-1]


async def test_a_manager_alone_with_house_players_rewinds_but_is_not_rated_any_more(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        [ada], thread, eyes = await with_house(stage, 1)
        await play([BySlash(ada, thread, eyes, blind=True)], most=4)
        await eyes.until(lambda: not house_asked(eyes), "the house player")
        line = eyes.line()
        asked = await ada.slash(thread, "table rewind", actions=2)
        assert says(asked.text, "sure-rewind-alone", rated="yes")
        stage.sandbox.faults.duplicate_next(2)
        await ada.press(asked.message, "Undo These Actions")
        await stage.sandbox.quiet()
        assert eyes.line()[: len(line) - 2] == line[:-2]
        await eyes.all_sent()
        assert len([seen for seen in posted(ada, thread) if says(seen.text, "notice-unrated")]) == 1
        assert eyes.rows("SELECT rated FROM matches") == [{"rated": 0}]
