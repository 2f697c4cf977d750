"""What is kept about a person, in that person's own hands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.commands import privacy
from tests.e2e.players import Eyes
from tests.e2e.stage import staged
from tests.e2e.times import settled


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
        assert "What I keep about you" in about.text
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
        # typed instead of pressed; and somebody of whom nothing is known
        typed = await bruno.slash(room, "privacy", action="export-me")
        assert json.loads(typed.message.files[0].data)["person"]["id"] == str(bruno.id)
        eyes.change("DELETE FROM settings WHERE person = ?", stranger.id)
        # he speaks French
        assert "Je ne garde rien sur vous" in (await stranger.slash(room, "privacy", action="export-me")).text


async def test_what_fits_into_no_message_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "LARGEST_FILE", 10)
    async with staged(tmp_path) as stage:
        [ada] = stage.people(1)
        said = await ada.slash(stage.sandbox.channel("game-room"), "privacy", action="export-me")
        assert not said.message.files
        assert str(ada.id) in said.text
