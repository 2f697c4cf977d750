"""What is kept about a person, in that person's own hands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.commands import privacy
from bot.requests import transactions
from bot.wording import bot_words, former_player
from engine.core.words import LANGUAGES
from sandbox import Channel, Person, Seen
from tests.bot.known_person import traces
from tests.e2e.endings import finish
from tests.e2e.players import Eyes, result
from tests.e2e.stage import PATIENT, staged
from tests.e2e.times import DAY, Postboxes, settled
from tests.sentences import saying, says


async def live_question(person: Person, thread: Channel) -> Seen:
    """The message with the question that counts now, and not a notice about it."""
    return await person.wait_for(thread, lambda seen: any(button.label == "Your Hand" for button in seen.buttons))


@pytest.mark.usefixtures("both_stores")
async def test_somebody_is_told_what_is_kept_and_gets_it_as_a_file(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, stranger = stage.people(3)
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        thread = await stage.begin([ada, bruno], room, seats=2)
        await stage.play_on(thread, [ada, bruno], actions=3)
        await settled(stage, eyes)
        about = await ada.slash(room, "privacy")
        assert about.ephemeral
        assert says(about.text, "privacy-title")
        pressed = await ada.press(about.message, "Export My Data")
        assert pressed.ephemeral
        [file] = pressed.message.files
        assert file.filename == "paravent-my-data.json"
        found = json.loads(file.data)
        assert found["person"] == {"id": str(ada.id), "names": [ada.name]}
        [match] = found["matches"]
        own = eyes.rows("SELECT 1 FROM positions WHERE person = ?", ada.id)
        assert len(match["actions"]) == len(own)
        assert match["seats"][0]["seat"] == eyes.seat_of(ada)
        assert str(bruno.id) not in file.data.decode()
        assert bruno.name not in file.data.decode()
        # typed instead of pressed; and someone of whom nothing is known
        typed = await bruno.slash(room, "privacy", action="export-me")
        assert json.loads(typed.message.files[0].data)["person"]["id"] == str(bruno.id)
        eyes.change("DELETE FROM settings WHERE person = ?", stranger.id)
        # he speaks French
        assert says((await stranger.slash(room, "privacy", action="export-me")).text, "privacy-nothing", "fr")


async def test_what_fits_into_no_message_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "LARGEST_FILE", 10)
    async with staged(tmp_path) as stage:
        [ada] = stage.people(1)
        said = await ada.slash(stage.sandbox.channel("game-room"), "privacy", action="export-me")
        assert not said.message.files
        assert str(ada.id) in said.text


@pytest.mark.usefixtures("both_stores")
async def test_somebody_is_forgotten_in_the_middle_of_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a busy machine does not fail it
    monkeypatch.setattr(transactions, "PATIENCE", PATIENT)
    async with staged(tmp_path) as stage:
        people, stranger = stage.people(3), stage.sandbox.people[4]
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        for person in stage.sandbox.people:
            eyes.change("UPDATE settings SET lang = 'en' WHERE person = ?", person.id)
        thread = await stage.begin(people, room, seats=3)
        await stage.play_on(thread, people, actions=4)
        await settled(stage, eyes)
        leaver = eyes.asked(people)
        others = [person for person in people if person is not leaver]
        seat, boxes = eyes.seat_of(leaver), Postboxes([*people, stranger], thread)
        live = await live_question(people[0], thread)
        hands = {person.name: (await person.press(live, "Your Hand")).text for person in others}
        asked = await leaver.press((await leaver.slash(room, "privacy")).message, "Forget Me")
        assert says(asked.text, "forget-seats", count=1)
        assert says(asked.text, "sure-forget")
        assert says((await leaver.press(asked.message, "Back")).text, "kept")
        assert eyes.seat_of(leaver) == seat
        asked = await leaver.slash(room, "privacy", action="forget-me")
        done = await leaver.press(asked.message, "Forget Everything")
        assert says(done.text, "forgotten")
        await settled(stage, eyes)
        with eyes.db() as db:
            assert traces(db, leaver.id, leaver.name) == []
        # the second time there is nothing to do
        again = await leaver.slash(room, "privacy", action="forget-me")
        # in the language of the person's Discord: the setting is gone, too
        assert again.text in [bot_words(lang).say("privacy-nothing") for lang in LANGUAGES]
        # the table is called for a substitute; nobody can come back to that seat, and nobody was pinged by it
        call = await others[0].wait_for(thread, saying("vacancy-former"))
        assert [button.label for button in call.buttons] == ["Take the Seat"]
        assert "a former player" in call.text
        assert not [notice for notice in boxes.empty() if notice.person in (leaver.name, stranger.name)]
        for person in others:
            live = await live_question(person, thread)
            assert (await person.press(live, "Your Hand")).text == hands[person.name]
        assert leaver.mention not in live.text
        watching = (await leaver.press(live, "Your Hand")).text
        assert any(former_player(lang) in watching for lang in LANGUAGES)
        card = await others[0].wait_for(room, lambda seen: "a former player" in seen.text)
        assert leaver.mention not in card.text
        # a person who comes back knows a hand of this match
        taken = await stranger.press(call, "Take the Seat")
        assert says(taken.text, "substituted-former")
        await settled(stage, eyes)
        await finish(stage, 1, [*others, stranger], thread)
        await result(others[0], thread, eyes)
        stage.let_pass(30 * DAY)
        await settled(stage, eyes)
        assert not [notice for notice in boxes.empty() if notice.person == leaver.name]
        # as a newcomer, the person is welcome
        again = await leaver.slash(room, "game new", game="comuni", language="en")
        assert not again.failed
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM players WHERE person = ?", leaver.id), "a new lobby")
        sheet = eyes.rows("SELECT person FROM results WHERE match = 1 AND seat = ?", seat)
        assert sheet[0]["person"] < 0
