"""Incidents: what server managers and the operator read of a failure, and what a Sentry is told of it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.console import words
from bot.console.command_line import main
from bot.messages.control_ids import ControlId
from bot.messages.incidents import PAGE
from bot.sentry_reports import SentryReports
from bot.store import incidents
from engine.games.comuni.projects import Projects
from tests.bot.test_sentry import ADDRESS, Letterbox
from tests.e2e.beginnings import begun, play_until
from tests.e2e.players import Eyes, answered, click, live
from tests.e2e.stage import Stage, staged
from tests.sentences import says

WHISPER = "the-secret-of-the-broken-rule"
Captured = pytest.CaptureFixture[str]


async def broken_match(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any, Eyes]:
    """A match in which someone's action has failed inside the rules."""
    people, thread, eyes = await begun(stage, actions=4)
    await play_until(people, thread, eyes, lambda now: isinstance(now.game.step, Projects))
    await eyes.all_sent()
    await stage.sandbox.quiet()
    person = eyes.asked(people)

    def fails(self: Any, g: Any, seat: Any, action: Any) -> None:
        hand = WHISPER
        raise RuntimeError(hand)

    with monkeypatch.context() as patch:
        patch.setattr(Projects, "handlers", dict.fromkeys(Projects.handlers, fails))
        assert (await person.slash(thread, "comuni collect")).text.endswith(" 1"), "the number of the incident"
    return people, thread, eyes


@pytest.mark.usefixtures("both_stores")
async def test_managers_read_when_and_in_which_match_something_failed_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await broken_match(stage, monkeypatch)
        # an order that failed, and one of a server that is none of theirs
        await stage.services.store.write(lambda db: incidents.note(db, None, "KeyError\nfails", 1.0))
        await stage.services.store.write(lambda db: incidents.note(db, 1, f"KeyError\n{WHISPER}", 2.0))
        eyes.change(
            "INSERT INTO matches (game, variant, lang, wanted, status, host, guild, channel, secret, data, created) "
            "SELECT game, variant, lang, wanted, 'closed', host, 99, channel, secret, data, created FROM matches"
        )
        [other] = eyes.rows("SELECT id FROM matches WHERE guild = 99")
        await stage.services.store.write(lambda db: incidents.note(db, other["id"], "KeyError\nelsewhere", 3.0))
        answer = await people[0].slash(thread, "table incidents")
        assert answer.ephemeral
        assert "#1" in answer.text
        assert "#3" in answer.text
        assert "#2" not in answer.text
        assert "#4" not in answer.text
        for word in (WHISPER, "RuntimeError", "KeyError", "projects.py", "fails"):
            assert word not in answer.text
        assert not answer.message.buttons, "one page is enough"


async def test_many_are_turned_page_by_page_by_managers_only(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, _ = await begun(stage, actions=0)
        ada, bruno = people[:2]
        assert says((await ada.slash(thread, "table incidents")).text, "incidents-none")
        for at in range(2 * PAGE + 3):
            await stage.services.store.write(lambda db, at=at: incidents.note(db, 1, "KeyError\n", float(at)))
        seen = (await ada.slash(thread, "table incidents")).message
        read = []
        for pages in (1, 2, 3):
            numbers = [number for number in range(1, 2 * PAGE + 4) if f"**#{number}**" in seen.text]
            read += sorted(numbers, reverse=True)
            after = next(button for button in seen.buttons if button.label == "Next Page")
            assert after.disabled == (pages == 3)
            if pages < 3:
                seen = (await ada.press(seen, "Next Page")).message
        assert read == list(range(2 * PAGE + 3, 0, -1))
        # a control that someone else has made up, or kept
        forged = click(
            stage.sandbox, bruno, (await live(bruno, thread)).message, str(ControlId("incidents", 0, arg="0")), None
        )
        told = await answered(stage.sandbox, bruno, forged)
        assert told.startswith("⚠️")
        assert "#" not in told


async def test_a_sentry_is_told_the_place_and_the_numbers_of_a_failure_and_no_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Letterbox()
    reports = SentryReports(ADDRESS, transport=box)
    logging.getLogger().addHandler(reports)
    try:
        async with staged(tmp_path) as stage:
            people, _, eyes = await broken_match(stage, monkeypatch)
    finally:
        logging.getLogger().removeHandler(reports)
        reports.close()
    [event] = box.events()
    assert event["exception"]["values"][0]["type"] == "RuntimeError"
    assert event["tags"]["match"] == "1"
    assert event["tags"]["incident"] == "1"
    assert {"guild", "shard", "interaction"} <= event["tags"].keys()
    names = [row["name"] for row in eyes.rows("SELECT name FROM players")]
    for word in (WHISPER, "hand", *names, *(person.name for person in people), stage.settings.discord_token):
        assert all(word.encode() not in one for one in box.envelopes), word


# -- the operator ------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["en", "fr", "de"])
def lang(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("LC_ALL", f"{request.param}_XX.UTF-8")
    words.operator_language.cache_clear()
    return str(request.param)


@pytest.mark.usefixtures("both_stores")
async def test_the_operator_reads_all_of_it_beside_the_running_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    words.operator_language.cache_clear()
    monkeypatch.chdir(tmp_path)
    async with staged(tmp_path) as stage:
        await broken_match(stage, monkeypatch)
        await stage.services.store.write(lambda db: incidents.note(db, None, "KeyError\n", 1.0))
        monkeypatch.setenv("PARAVENT_DATABASE", str(stage.settings.paravent_database))
        assert main(["incidents"]) == 0
        first, second = capsys.readouterr().out.splitlines()
        assert "match 1" in first
        assert "RuntimeError" in first
        assert "in fails" in first
        assert second.split() == ["2", "1970-01-01", "00:00:01", "UTC", "no", "match", "KeyError"]
        assert main(["incidents", "1"]) == 0
        whole = capsys.readouterr().out
        assert whole.count("File ") > 1
        assert WHISPER not in whole
        assert main(["incidents", "--match", "2"]) == 0
        assert says(capsys.readouterr().out, "incidents-none")
        assert main(["incidents", "--most", "1"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == 1


def test_what_cannot_be_read_is_told_in_the_operators_language(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARAVENT_DATABASE", str(tmp_path / "none.sqlite3"))
    assert main(["incidents"]) == 2
    assert "none.sqlite3" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite3").exists(), "a look makes nothing"
    (tmp_path / "none.sqlite3").write_text("a letter")
    assert main(["incidents"]) == 2
    assert "none.sqlite3" in capsys.readouterr().err
    for wrong in ("0", "many", "-1"):
        assert main(["incidents", "--most", wrong]) == 2
        assert "paravent incidents" in capsys.readouterr().err
