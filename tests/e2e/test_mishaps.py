"""What goes wrong inside: a rule that breaks, a slow store, nonsense typed, spectators, secrets in logs and exports."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bot.background
import bot.client
import bot.command_registry
from bot.client import serve
from bot.console.health import ailment
from bot.delivery import Answer
from bot.match import lobby, post_schedule
from bot.match.house_players import HousePlayers
from bot.store import Store, outbox
from engine.core import catalogue
from engine.games.comuni.invasion import Commitment
from engine.games.comuni.projects import Projects
from sandbox import Channel, Person, Sandbox
from sandbox.interactions import Callback, InteractionKind
from tests.e2e.beginnings import begun, play_until
from tests.e2e.players import (
    PATIENCE,
    ByButtons,
    BySlash,
    Eyes,
    answered,
    control_of,
    controls,
    is_live,
    live,
    newest,
    play,
    play_blind,
    skip,
    wish,
)
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import staged
from tests.sentences import says


@pytest.fixture(autouse=True)
def patient_requests() -> None:
    """People wait for a store that fails as long as they always do."""


WHISPER = "the-secret-of-the-broken-rule"


async def to_sealed(people: list[Person], thread: Channel, eyes: Eyes) -> None:
    """Play to the first sealed question."""
    await play_until(people, thread, eyes, lambda now: isinstance(now.game.step, Commitment))


@pytest.mark.usefixtures("both_stores")
async def test_a_rule_that_breaks_rolls_back_and_gives_an_incident_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4)
        await play_until(people, thread, eyes, lambda now: isinstance(now.game.step, Projects))
        await eyes.all_sent()
        stage.let_pass(post_schedule.PICTURE_PAUSE)
        await eyes.until(lambda: not eyes.rows("SELECT 1 FROM outbox WHERE state = 'due'"), "the picture, too")
        person = eyes.asked(people)

        def broken(self: Any, g: Any, seat: Any, action: Any) -> None:
            g.table.round += 1
            raise RuntimeError(WHISPER)

        tables = ("matches", "positions", "outbox", "live")
        everything = [eyes.rows(f"SELECT * FROM {table}") for table in tables]
        with monkeypatch.context() as patch:
            patch.setattr(Projects, "handlers", dict.fromkeys(Projects.handlers, broken))
            answer = await person.slash(thread, "comuni collect")
        assert answer.ephemeral
        assert "1" in answer.text
        assert WHISPER not in answer.text
        assert everything == [eyes.rows(f"SELECT * FROM {table}") for table in tables]
        [incident] = eyes.rows("SELECT * FROM incidents")
        assert incident["match"] == 1
        assert WHISPER not in incident["what"]
        assert WHISPER not in caplog.text
        assert "incident 1" in caplog.text
        # the question is still valid
        await play([ByButtons(one, thread, eyes) for one in people], most=4)


@pytest.mark.parametrize("way", ["command", "button", "panel"])
async def test_the_answer_is_deferred_in_time_when_the_store_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The store takes longer than Discord allows: the answer is deferred, with the right visibility, and then given."""
    async with staged(tmp_path) as stage:
        people, thread, _ = await begun(stage, actions=2)
        ada = people[0]
        message = await live(ada, thread)
        panel = (await ada.press(message, "Your Hand")).message if way == "panel" else message
        plain, deferred = Store.read, asyncio.Event()

        async def slow(self: Store, work: Callable[..., Any], *more: Any) -> Any:
            await deferred.wait()
            return await plain(self, work, *more)

        with monkeypatch.context() as patch:
            patch.setattr(Store, "read", slow)
            if way == "command":
                answer = await ada.slash(thread, "game hand", wait=False)
            else:
                answer = await ada.press(panel, "Your Move", wait=False)
            await answer.acknowledged()
            deferred.set()
        assert (answer.interaction.answered_at or 0) - answer.interaction.made_at > Answer.PATIENCE - 0.1
        assert answer.answer is (Callback.DEFERRED_UPDATE if way == "panel" else Callback.DEFERRED_MESSAGE)
        await stage.sandbox.quiet(0.3)
        await answer.complete()
        assert answer.ephemeral
        assert "Comuni #1" in answer.text


async def test_a_machine_that_defers_every_answer_plays_on_by_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a press, wait until the panel has changed, not only until the press was acknowledged."""
    monkeypatch.setattr(Answer, "PATIENCE", 0.0)
    async with staged(tmp_path) as stage:
        people, room = stage.people(2), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, game="shafausa", seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        await play([ByButtons(person, thread, eyes) for person in people], most=20)
        assert len(eyes.line()) == 20


async def test_a_deferral_under_way_is_not_cut_off_by_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        people, thread, _ = await begun(stage)
        ada = people[0]
        monkeypatch.setattr(Answer, "PATIENCE", 0.05)
        plain = Store.read

        async def slow(self: Store, work: Callable[..., Any], *more: Any) -> Any:
            await asyncio.sleep(0.06)
            return await plain(self, work, *more)

        for fault in ("slow", "lost"):
            with monkeypatch.context() as patch:
                patch.setattr(Store, "read", slow)
                if fault == "slow":
                    stage.sandbox.faults.slow("POST", "/interactions/*/callback", seconds=0.5)
                else:
                    stage.sandbox.faults.lose_answer("POST", "/interactions/*/callback")
                answer = await ada.slash(thread, "game hand")
            await stage.sandbox.until(lambda answer=answer: not answer.message.thinking, "the answer")
            assert "Comuni #1" in answer.text


@pytest.mark.usefixtures("both_stores")
async def test_nonsense_is_refused_with_a_reason_and_is_no_incident(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=3)
        n = eyes.n
        for person in people:
            for command, options in (
                ("found", {"card": "nonsense", "category": "culture"}),
                ("keep", {"first": "x", "second": "y"}),
                ("commit", {"alliance": 100}),
                ("claim", {}),
                ("bid", {"column": 7, "gold": 60}),
                ("wall", {"card": "A99"}),
            ):
                answer = await person.slash(thread, f"comuni {command}", **options)
                assert answer.ephemeral
                if eyes.n == n:
                    assert "⚠️" in answer.text
                n = eyes.n
        assert eyes.rows("SELECT * FROM incidents") == []


@pytest.mark.usefixtures("both_stores")
async def test_spectators_see_all_that_is_public_and_never_more(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        _, thread, eyes = await begun(stage, 2, actions=20)
        farid = stage.sandbox.people[5]
        message = await live(farid, thread)
        assert not (await farid.press(message, "Board")).failed
        assert not (await farid.press(message, "Rules")).failed
        for button in ("Your Move", "Your Hand", "Undo"):
            answer = await farid.press(message, button)
            assert answer.ephemeral
            assert says(answer.text, "refusal-not-seated", "fr")
            assert [ident.verb for ident, _ in controls(answer.message)] == ["board", "since", "rules"]
        for command in ("log", "text", "info", "export", "board"):
            assert (await farid.slash(thread, f"game {command}")).ephemeral
        assert "⚠️" in (await farid.slash(thread, "comuni claim")).text
        assert await farid.suggestions(thread, "comuni bid", "column", "") == []
        assert not any(player.name == "Farid" for player in eyes.now().players)
        for card in eyes.now().game.hands[0].cards:
            name = card.encode()
            laid = [one for one in farid.shown() if b'"' + name + b'"' in one.bytes]
            assert not laid, f"{card} in {laid}"


async def test_an_export_before_the_end_veils_what_the_asker_may_not_know(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2)
        await to_sealed(people, thread, eyes)
        await play_blind(people, thread, eyes, most=1)
        now = eyes.now()
        secret = [
            (place, seat, written)
            for place, (seat, written) in enumerate(eyes.line())
            if catalogue.find("comuni").kinds().actions[written["do"]].secret
        ]
        assert {written["do"] for _, _, written in secret} >= {"commit"}
        readers: list[tuple[Person, int | None]] = [(person, eyes.seat_of(person)) for person in people]
        readers.append((stage.sandbox.people[5], None))
        for reader, own in readers:
            raw = (await reader.slash(thread, "game export")).message.files[0].data
            record = json.loads(raw)
            assert now.match.secret.encode() not in raw
            assert now.game.dice.seed.encode() not in raw
            assert "secret" not in record
            for place, seat, written in secret:
                shown = record["moves"][place]["action"]
                assert shown == (written if seat == own else None)


def hidden_words(eyes: Eyes) -> list[str]:
    """The secrets of a match: its seed, and every secret action as it is written."""
    now = eyes.now()
    found = [now.match.secret, now.game.dice.seed]
    for _, written in eyes.line():
        if catalogue.find(now.match.game).kinds().actions[written["do"]].secret:
            found.append(json.dumps(written))
            found.append(repr(written))
            found += [str(value) for value in written.values() if isinstance(value, str) and len(value) == 3]
    return found


@pytest.mark.usefixtures("both_stores")
async def test_no_secret_is_written_into_the_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("bot", "renderers", "engine", "asyncio"):
        caplog.set_level(logging.DEBUG, logger=name)
    caplog.set_level(logging.INFO)
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2)
        stage.sandbox.faults.drop("POST", "/interactions/*/callback", times=5)
        stage.sandbox.faults.fail("POST", "/channels/*/messages", status=503, times=3)
        await to_sealed(people, thread, eyes)
        await play([ByButtons(person, thread, eyes) for person in people], most=1)
        await play([BySlash(person, thread, eyes) for person in people], most=3)
        await eyes.all_sent()
        text = "\n".join(record.getMessage() for record in caplog.records)
        assert text
        for secret in hidden_words(eyes):
            assert secret not in text


async def test_also_the_most_talkative_log_of_the_real_process_holds_no_secret(tmp_path: Path) -> None:
    async with Sandbox(paced=False) as sandbox:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PARAVENT", "DISCORD"))},
            **sandbox.environment,
            "PYTHONPATH": str(Path(__file__).parents[2]),
            "PARAVENT_DATABASE": str(tmp_path / "paravent.sqlite3"),
            "PARAVENT_PAINTERS": "0",
            "PARAVENT_LOG_LEVEL": "DEBUG",
            "PARAVENT_HOUSE_PACE": "0",
            "PARAVENT_HOUSE_PATIENCE": "0",
        }
        command = (sys.executable, "-W", "ignore", "-m", "bot")
        log = (tmp_path / "log").open("wb")
        process = await asyncio.create_subprocess_exec(*command, cwd=tmp_path, env=environment, stdout=log, stderr=log)
        try:
            await sandbox.bot_ready(seconds=PATIENCE)
            ada, room = sandbox.people[0], sandbox.channel("game-room")
            await ada.slash(room, "game new", game="comuni", language="en", seats=2, house=1)
            eyes = Eyes(tmp_path / "paravent.sqlite3")
            await eyes.all_sent()
            await ada.slash(room, "game start")
            await eyes.all_sent()
            thread = await ada.wait_for_thread()
            mine = eyes.seat_of(ada)
            while True:
                now = eyes.now()
                if isinstance(now.game.step, Commitment) and now.game.asked == (mine,):
                    break
                if mine in now.game.asked and not isinstance(now.game.step, Commitment):
                    await BySlash(ada, thread, eyes, blind=True).act(wish(now, mine))
                else:
                    await eyes.until(lambda n=now.match.n: eyes.n > n, "the house player")  # type: ignore[misc]
            await BySlash(ada, thread, eyes).act(wish(eyes.now(), eyes.seat_of(ada)))
            process.terminate()
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0, "a graceful end"
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            log.close()
        text = (tmp_path / "log").read_text()
        assert "ready" in text or "connected" in text
        for secret in hidden_words(eyes):
            assert secret not in text


async def test_closed_direct_messages_do_not_stop_anything(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        people[0].close_dms()
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        stage.sandbox.faults.refuse("POST", "/users/@me/channels", status=400, code=40003, message="Too fast", times=1)
        await play([ByButtons(person, thread, eyes) for person in people], most=14)
        await eyes.all_sent()
        assert people[0].dms == []
        states = eyes.rows("SELECT DISTINCT state FROM outbox WHERE kind = 'mail'")
        assert {row["state"] for row in states} <= {"sent", "void"}
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_a_panel_that_may_not_be_changed_now_is_answered_beside_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, _ = await begun(stage)
        live = await stage.live(people[0], thread)
        person = next(one for one in people if one.id in live.pings)
        panel = (await person.press(live, "Your Move")).message
        shown = [each.custom_id for each in panel.buttons]
        opened = (await person.press(panel, control_of(panel, "more"))).message
        stage.sandbox.faults.refuse("POST", "/interactions/*/callback", status=400, code=30046)
        answer = await person.press(opened, control_of(opened, "move"))
        assert answer.message.id != panel.id
        assert [each.custom_id for each in answer.message.buttons] == shown


async def test_ephemeral_panels_that_vanished_are_asked_for_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=3)
        for _ in range(6):
            person = eyes.asked(people)
            await person.press(await live(person, thread), "Your Move")
            person.reload()
            assert not any(seen.ephemeral for seen in person.sees(thread))
            await ByButtons(person, thread, eyes).act(wish(eyes.now(), eyes.seat_of(person)))
            person.reload()


@pytest.mark.usefixtures("both_stores")
async def test_a_gateway_that_breaks_off_loses_no_click(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=3)
        for number in range(3):
            person, now = eyes.asked(people), eyes.now()
            if number == 1:
                stage.sandbox.faults.reconnect()
            else:
                stage.sandbox.faults.abort()
            # pressed while the bot is away: it is told when it resumes
            await BySlash(person, thread, eyes, blind=True).act(wish(now, eyes.seat_of(person)))
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_a_deleted_question_is_posted_again_by_refresh(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=3)
        ada = people[0]
        message = newest(ada, thread, is_live)
        assert message is not None
        stage.sandbox._messages.delete(message.message)
        await play_blind(people, thread, eyes, most=1)
        await ada.slash(thread, "table refresh")
        await eyes.all_sent()
        assert newest(ada, thread, is_live) is not None
        assert posted(ada, thread)[-1].id == newest(ada, thread, is_live).id  # type: ignore[union-attr]
        await play([ByButtons(person, thread, eyes) for person in people], most=3)


async def test_a_house_player_that_fails_is_tried_again_and_can_be_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = True
    plain = HousePlayers._decide

    async def failing(self: HousePlayers, stand: Any, seat: int) -> dict[str, Any]:
        if broken:
            raise RuntimeError(WHISPER)
        return await plain(self, stand, seat)

    monkeypatch.setattr(HousePlayers, "_decide", failing)
    monkeypatch.setattr("bot.match.house_players.PAUSE_AFTER_FAILURE", 0.3)
    async with staged(tmp_path) as stage:
        ada = stage.people(1)[0]
        thread = await stage.begin([ada], stage.sandbox.channel("game-room"), seats=2, house=1)
        eyes = Eyes(stage.settings.paravent_database)
        while eyes.seat_of(ada) in eyes.now().game.asked:
            await BySlash(ada, thread, eyes, blind=True).act(wish(eyes.now(), eyes.seat_of(ada)))
        await eyes.until(lambda: "failed" in caplog.text, "the failure")
        assert WHISPER not in caplog.text
        question = eyes.now().game.question
        await skip(ada, thread)
        assert eyes.now().game.question > question
        broken = False
        await eyes.until(lambda: eyes.seat_of(ada) in eyes.now().game.asked, "the house player")


async def test_commands_are_registered_only_when_they_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        plain = stage.sandbox.faults.next_for
        registered = []

        def watched(method: str, path: str) -> Any:
            if path.endswith("/commands"):
                registered.append(method)
            return plain(method, path)

        monkeypatch.setattr(stage.sandbox.faults, "next_for", watched)
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert registered == []
        Eyes(stage.settings.paravent_database).change("UPDATE memory SET value = 'older'")
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert registered == ["PUT"]


async def test_a_refused_connection_is_tried_again_until_it_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.client, "FIRST_PAUSE", 0.1)
    async with staged(tmp_path, paravent_heartbeat=tmp_path / "heartbeat") as stage:
        await stage.drop_curtain()
        assert not (tmp_path / "heartbeat").exists() or ailment(stage.settings.paravent_heartbeat) is None
        refused = stage.sandbox.faults.fail("GET", "/users/@me", status=503, times=2)
        dropped = stage.sandbox.faults.drop("GET", "/oauth2/applications/@me")
        serving = asyncio.create_task(serve(stage.settings, guild_ready_timeout=0.05))
        try:
            await stage.sandbox.until(lambda: refused.hits == 2 and dropped.hits == 1, "three refusals", seconds=20)
            await stage.sandbox.bot_ready(seconds=PATIENCE)
            ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
            assert (await ada.slash(room, "game list")).ephemeral
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


async def test_the_store_writes_ahead_and_keeps_what_was_answered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        assert stage.bot is not None
        store = stage.services.store
        assert (await store.read(lambda db: db.execute("PRAGMA journal_mode").fetchone()[0])) == "wal"

        def fails(db: Any) -> None:
            db.execute("INSERT INTO memory VALUES ('half', 'done')")
            raise ValueError

        insert = "INSERT INTO memory VALUES (?, '')"
        works = [store.write(lambda db, n=n: db.execute(insert, (f"{n}",))) for n in range(5)]  # type: ignore[misc]
        outcomes = await asyncio.gather(*works[:2], store.write(fails), *works[2:], return_exceptions=True)
        assert [type(one) for one in outcomes].count(ValueError) == 1
        keys = {row["key"] for row in Eyes(stage.settings.paravent_database).rows("SELECT key FROM memory")}
        assert {"0", "1", "2", "3", "4"} <= keys
        assert "half" not in keys


async def test_a_start_that_is_broken_off_leaves_no_store_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, closed = [], []
    plain_open, plain_close = Store.open.__func__, Store.close  # type: ignore[attr-defined]

    async def watched_open(cls: type[Store], file: Any) -> Store:
        opened.append(await plain_open(cls, file))
        return opened[-1]  # type: ignore[no-any-return]

    async def watched_close(self: Store) -> None:
        closed.append(self)
        await plain_close(self)

    monkeypatch.setattr(Store, "open", classmethod(watched_open))
    monkeypatch.setattr(Store, "close", watched_close)
    monkeypatch.setattr(bot.client, "FIRST_PAUSE", 0.1)
    async with staged(tmp_path) as stage:
        await stage.drop_curtain()
        Eyes(stage.settings.paravent_database).change("DELETE FROM memory WHERE key IN ('sources', 'commands')")
        refused = stage.sandbox.faults.refuse("PUT", "/applications/*/commands", status=403, code=50001, times=2)
        serving = asyncio.create_task(serve(stage.settings, guild_ready_timeout=0.05))
        try:
            await stage.sandbox.until(lambda: refused.hits == 2, "two refusals", seconds=20)
            await stage.sandbox.bot_ready(seconds=PATIENCE)
            assert len(opened) == 4
            assert closed == opened[:3], "only the last one is open"
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
        assert closed == opened


async def test_a_store_that_fails_for_a_while_stops_nothing_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot.background, "PAUSE_AFTER_FAILURE", 0.05)
    monkeypatch.setattr("bot.delivery.loop.PAUSE_AFTER_FAILURE", 0.05)
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=2)
        plain, failures = outbox.look, iter(range(3))

        def failing(db: Any, seen: int, now: float) -> Any:
            if next(failures, None) is not None:
                raise sqlite3.OperationalError(WHISPER)
            return plain(db, seen, now)

        sent, unsent = outbox.sent, iter(range(2))

        def full(db: Any, row: Any, message: int | None) -> None:
            if next(unsent, None) is not None:
                raise sqlite3.OperationalError(WHISPER)
            sent(db, row, message)

        with monkeypatch.context() as patch:
            patch.setattr(outbox, "look", failing)
            patch.setattr(outbox, "sent", full)
            await play_blind(people, thread, eyes, most=4)
            await eyes.all_sent()
        assert "delivery has stopped and begins again" in caplog.text
        assert WHISPER not in caplog.text
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_the_heartbeat_stops_while_there_is_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heartbeat, rounds = tmp_path / "heartbeat", []
    plain = lobby.close_stale

    def watched(db: Any, before: float, at: float) -> list[int]:
        rounds.append(at)
        return plain(db, before, at)

    monkeypatch.setattr(lobby, "close_stale", watched)
    async with staged(tmp_path, paravent_heartbeat=heartbeat) as stage:
        client, eyes = stage.bot, Eyes(stage.settings.paravent_database)
        assert client is not None

        async def beats() -> bool:
            heartbeat.unlink(missing_ok=True)
            for _ in range(2):
                # the sweep has looked at the connection before
                count = len(rounds)
                stage.let_pass(601)
                await eyes.until(lambda: len(rounds) > count, "a round of the caretaker")  # noqa: B023
            return heartbeat.exists()

        assert await beats()
        with stage.sandbox.faults.gateway_down():
            stage.sandbox.faults.abort()
            await eyes.until(lambda: not client.app.presence.is_connected, "the end of the connection")
            assert not await beats()
        await eyes.until(lambda: client.app.presence.is_connected, "another connection", 60)
        assert await beats()


async def test_what_fails_outside_every_visit_tells_its_place_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path, deadline=9.0) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")

        def fails(*args: Any) -> Any:
            raise RuntimeError(WHISPER)

        with monkeypatch.context() as patch:
            patch.setattr(bot.command_registry, "spelled", fails)
            await ada.slash(room, "game list", wait=False)
            await stage.sandbox.quiet(0.2)
        assert "on_interaction failed: RuntimeError" in caplog.text
        assert WHISPER not in caplog.text
        assert (await ada.slash(room, "game list")).ephemeral


async def test_a_command_of_an_earlier_version_is_answered_and_is_no_incident(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        for name, command in (("comuni", "surrender"), ("game", "surrender"), ("chess", "castle")):
            typed: dict[str, Any] = {"id": "1", "type": 1, "name": name}
            typed["options"] = [{"type": 1, "name": command, "options": []}]
            sent = stage.sandbox.interactions.start(InteractionKind.COMMAND, people[0].user, thread, typed)
            assert await answered(stage.sandbox, people[0], sent)
        assert eyes.rows("SELECT 1 FROM incidents") == []


async def test_a_form_that_no_version_opens_any_more_is_answered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        form: dict[str, Any] = {"custom_id": "pv0|form|1|1|", "components": []}
        opened = (await ada.slash(room, "game list")).interaction
        sent = stage.sandbox.interactions.start(InteractionKind.MODAL, ada.user, room, form, trigger=opened)
        assert "⚠️" not in await answered(stage.sandbox, ada, sent)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"DISCORD_TOKEN": "wrong"}, "Discord doesn’t accept the token. Check DISCORD_TOKEN."),
        ({"PARAVENT_DATABASE": "folder"}, "folder can’t be used as the database: unable to open database file."),
        ({"PARAVENT_DATA": "folder"}, "comuni.json: "),
    ],
    ids=["token", "database", "data"],
)
async def test_a_start_that_makes_no_sense_ends_with_a_sentence(
    tmp_path: Path, given: dict[str, str], sentence: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "comuni.json").write_text("{}")
    async with Sandbox(paced=False) as sandbox:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PARAVENT", "DISCORD"))},
            **sandbox.environment,
            "PYTHONPATH": str(Path(__file__).parents[2]),
            **given,
        }
        command = (sys.executable, "-W", "ignore", "-m", "bot")
        process = await asyncio.create_subprocess_exec(
            *command, cwd=tmp_path, env=environment, stdout=PIPE, stderr=PIPE
        )
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert sentence in said.decode()
    assert "Traceback" not in said.decode()
    assert len(said.decode().strip().splitlines()) == 1
