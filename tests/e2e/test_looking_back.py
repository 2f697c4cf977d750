"""Looking back: since my turn, the log, replay, any position, records, films, points."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import sandbox.people
from bot.commands import history, replays, scores
from bot.icons import unmarked
from bot.match import play, seats
from bot.match.play import Cause, told_of
from bot.messages import control_ids
from bot.messages.control_ids import ControlId
from bot.store import positions
from bot.store.positions import Position
from bot.wording import game_words
from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.event import Told
from engine.core.game import Game
from engine.core.ledger import Ledger
from engine.core.record import from_bytes, verify
from engine.core.words import words_for
from renderers.replay import chosen
from sandbox import Channel, Person, Seen
from tests.e2e.players import Eyes, answered, click, end_match, live, look_at, printed, rewind, wish
from tests.e2e.stage import Stage, staged
from tests.sentences import says

GAMES = catalogue.names()
#: one press after the other, as slowly as a person reads
READING = 3.0
#: seconds that a painter may need on a busy machine
UNHURRIED = 240.0


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are waited for, however busy the machine is."""
    for topic in (history, replays, scores):
        monkeypatch.setattr(topic, "LONG_PATIENCE", UNHURRIED)
    monkeypatch.setattr(sandbox.people, "PATIENCE", UNHURRIED)


def go_on(eyes: Eyes, actions: int = 10**6, but: int | None = None) -> None:
    """People play on while the channel is silent, for some actions, or until a seat is asked that is not to act."""
    with eyes.db() as db:
        db.execute("BEGIN IMMEDIATE")
        for _ in range(actions):
            now = play.match_state(db, printed, eyes.number)
            awaited = [seat for seat in now.game.asked if seat != but]
            if now.match.status != "running" or not awaited:
                break
            seat = Dice(now.match.secret, {"order": now.match.n}).choose("order", awaited)
            cause = Cause(f"quiet-{now.match.n}", now.players[seat].user or 0, 1_800_000_000.0)
            seats.act(db, printed, cause, eyes.number, wish(now, seat).written(), None)
        db.execute("UPDATE outbox SET state = 'void' WHERE state = 'due' AND kind <> 'end'")
        db.execute("COMMIT")


async def begun(stage: Stage, game: str = "comuni", count: int = 2) -> tuple[list[Person], Channel, Eyes]:
    people = stage.people(count)
    thread = await stage.begin(people, stage.sandbox.channel("game-room"), game=game, seats=count)
    eyes = Eyes(stage.settings.paravent_database)
    await eyes.all_sent()
    for person in stage.sandbox.people:
        eyes.change("UPDATE settings SET lang = 'en' WHERE person = ?", person.id)
    return people, thread, eyes


def line(eyes: Eyes) -> list[Position]:
    """The positions that count."""
    with eyes.db() as db:
        return positions.several(db, eyes.number, positions.line(db, eyes.number, eyes.n))


def worded(eyes: Eyes, steps: list[Position], seat: int | None, lang: str = "en") -> list[str]:
    """Steps as someone reads them: what everyone heard, and what was for their own ear only, round by round."""
    now = eyes.now()
    words, kind = game_words(now.match, now.players, lang), catalogue.find(now.match.game)
    # a story that says itself where a round begins goes on over it, and a single step lies in a single round
    together = [steps] if words.narration.numbered or len(steps) == 1 else by_round(steps, rounds_of(eyes, kind))
    rows = []
    for some in together:
        told = [one for step in some for one in told_of(kind, step)]
        for paragraph in Ledger(words).paragraphs(told, seat):
            rows += paragraph._replace(heading="").lines(whisper="🤫 {}")
    return [brief(unmarked(row)) for row in rows]


def rounds_of(eyes: Eyes, kind: type[Game[Any, Any, Any]]) -> dict[int, int | None]:
    """The round that each position of the line of play was reached in."""
    rounds = dict[int, int | None]()
    current = following = None
    for one in line(eyes):
        if not one.silent:
            # what a step brings about belongs to the round it was taken in
            current, following = following, kind.load(one.state).round
        rounds[one.n] = current
    return rounds


def by_round(steps: list[Position], rounds: dict[int, int | None]) -> list[list[Position]]:
    """Steps that follow each other in the same round, together."""
    return [list(same) for _, same in groupby(steps, key=lambda one: rounds[one.n])]


def brief(row: str) -> str:
    """A card by its number alone: every page spells it out where it names it first."""
    return re.sub(r" \((level|niveau|Stufe) [^)]*\)", "", row)


def told_in(eyes: Eyes, steps: list[Position]) -> list[Told]:
    kind = catalogue.find(eyes.now().match.game)
    return [one for position in steps for one in told_of(kind, position)]


def bullets(text: str) -> list[str]:
    """The lines of a digest."""
    return [brief(row[2:]) for row in text.splitlines() if row.startswith("- ")]


def missed(eyes: Eyes, person: Person) -> list[Position]:
    """What came after someone's own last action; nothing, if others have only acted in silence since."""
    found = line(eyes)
    last = max((place for place, one in enumerate(found) if one.user == person.id and one.written), default=-1)
    return [one for one in found[last + 1 :] if not one.silent]


async def since(person: Person, thread: Channel) -> Seen:
    answer = await person.press(await live(person, thread), "Since My Turn")
    assert answer.ephemeral
    return answer.message


async def pages(stage: Stage, person: Person, seen: Seen, way: str) -> list[list[str]]:
    """The lines of every page in one direction."""
    found = [bullets(seen.text)]
    while any(button.label == way for button in seen.buttons):
        stage.let_pass(READING)
        seen = (await person.press(seen, way)).message
        found.append(bullets(seen.text))
    return found


async def every_page(stage: Stage, person: Person, newest: Seen) -> list[str]:
    """All that is told, oldest first."""
    return [row for rows in reversed(await pages(stage, person, newest, "Earlier")) for row in rows]


# -- since my turn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_the_digest_holds_exactly_what_happened_since(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, game, 3)
        go_on(eyes, 30)
        checked = 0
        for _ in range(12):
            go_on(eyes, 3)
            for person in people:
                gone = missed(eyes, person)
                if not gone:
                    continue
                stage.let_pass(READING)
                found = await every_page(stage, person, await since(person, thread))
                assert found == worded(eyes, gone, eyes.seat_of(person))
                checked += 1
        assert checked > 12
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_what_is_whispered_to_one_seat_stands_in_its_digest_only(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, "flandern1302", 3)
        # with guilds that are dealt, the first golden card is looked at before anyone acts
        for _ in range(60):
            last = line(eyes)[-1]
            if whispered := [one for one in told_in(eyes, [last]) if one.to is not None]:
                break
            go_on(eyes, 1)
        else:
            raise AssertionError("nothing is ever whispered")
        [hearer] = [person for person in people if eyes.seat_of(person) == whispered[0].to]
        now = eyes.now()
        line_ = unmarked(f"🤫 {game_words(now.match, now.players, 'en').event(whispered[0].event)}")
        spectator = stage.sandbox.people[5]
        for person in (*people, spectator):
            found = await since(person, thread)
            log = await person.slash(thread, "game log")
            newest = await person.slash(thread, "game at", position=len(line(eyes)) - 1)
            for text in (found.text, log.text):
                assert (line_ in text) == (person is hearer)
                assert ("🤫" in text) == (person is hearer)
            assert "🤫" not in newest.text, "everybody's view"


async def test_steps_taken_back_are_left_out_and_counted_and_notices_are_told(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 40)
        ada = people[0]
        await rewind(ada, thread, *people[1:], actions=2)
        await eyes.all_sent()
        for person in people:
            found = await since(person, thread)
            lines = bullets(found.text)
            told = worded(eyes, missed(eyes, person), eyes.seat_of(person))
            assert [one for one in lines if not one.startswith("📜")] == told or says(found.text, "since-acted-last")
            assert any(one.startswith("📜") and says(one, "notice-rewind", count=2) for one in lines)
            assert says(found.text, "since-taken-back", count=2)


async def test_whoever_acted_last_is_told_what_came_before(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 60)
        found = line(eyes)
        actor = next(person for person in people if person.id == found[-1].user)
        assert missed(eyes, actor) == []
        digest = await since(actor, thread)
        assert says(digest.text, "since-acted-last")
        lines = await every_page(stage, actor, digest)
        others = max(place for place, one in enumerate(found) if one.user != actor.id)
        first = max(place for place, one in enumerate(found[:others]) if one.user == actor.id) + 1
        assert lines == worded(eyes, found[first:], eyes.seat_of(actor))


async def test_what_was_done_for_somebody_meanwhile_is_told_too(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 50)
        for how in ("person = 0", "interaction = 'order-' || interaction"):
            actor = next(person for person in people if eyes.seat_of(person) == line(eyes)[-1].seat)
            before = max(place for place, one in enumerate(line(eyes)[:-1]) if one.user == actor.id)
            # by a house player in the absence of the person, and by a standing order
            eyes.change(f"UPDATE positions SET {how} WHERE n = ?", eyes.n)
            found = await since(actor, thread)
            assert bullets(found.text) == worded(eyes, line(eyes)[before + 1 :], eyes.seat_of(actor))
            go_on(eyes, 9)


async def test_before_the_first_turn_everything_is_told_from_the_set_up_on(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, "flandern1302")
        for person in people:
            found = await since(person, thread)
            assert says(found.text, "since-beginning")
            assert bullets(found.text) == worded(eyes, line(eyes), eyes.seat_of(person))


async def test_spectators_are_told_the_last_ten_actions_at_least_and_nothing_whispered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        _, thread, eyes = await begun(stage, "flandern1302", 3)
        go_on(eyes, 60)
        spectator = stage.sandbox.people[5]
        found = await since(spectator, thread)
        told = worded(eyes, line(eyes)[-10:], None)
        assert bullets(found.text)[-len(told) :] == told
        _before, *begun_rounds = found.text.split("**Round ")[1:]
        assert begun_rounds
        for text in begun_rounds:
            heading, first, *_ = text.splitlines()
            assert heading.removesuffix("**").isdecimal()
            assert "is first player" in first
        assert not any(button.label == "Your Move" for button in found.buttons)
        typed = await spectator.slash(thread, "game since")
        assert typed.text == found.text


@pytest.mark.parametrize(("lang", "heading"), [("fr", "Depuis votre dernier tour"), ("de", "Seit deinem letzten Zug")])
async def test_the_digest_is_in_the_readers_language(tmp_path: Path, lang: str, heading: str) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 50)
        reader = next(person for person in people if missed(eyes, person))
        await reader.slash(thread, "settings", language=lang)
        found = await since(reader, thread)
        assert heading in found.text
        assert bullets(found.text) == worded(eyes, missed(eyes, reader), eyes.seat_of(reader), lang)


async def test_after_the_end_the_digest_tells_the_end(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        message = await live(people[0], thread)
        go_on(eyes)
        assert eyes.status == "over"
        for person in people:
            found = (await person.press(message, "Since My Turn")).message
            assert bullets(found.text)[-1] == worded(eyes, line(eyes), None)[-1]
            assert not any(button.label == "Your Move" for button in found.buttons)


async def test_in_a_direct_message_the_digest_opens_on_the_panel_and_leads_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, _, eyes = await begun(stage)
        asked = eyes.asked(people)
        panel = await asked.wait_for(asked.dm, has_more)
        found = (await look_at(asked, panel, "Since My Turn")).message
        assert found.id == panel.id
        back = (await asked.press(found, "Your Move")).message
        assert back.id == panel.id
        assert has_more(back)


def has_more(seen: Seen) -> bool:
    return any("|more|" in (button.custom_id or "") for button in seen.buttons)


# -- pages -------------------------------------------------------------------------------------------------------------


async def test_the_log_is_read_page_by_page_and_nothing_is_lost_or_told_twice(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 90)
        whole = worded(eyes, line(eyes), eyes.seat_of(people[0]))
        newest = (await people[0].slash(thread, "game log")).message
        back = await pages(stage, people[0], newest, "Earlier")
        assert len(back) > 2
        assert [row for rows in reversed(back) for row in rows] == whole
        oldest = people[0].again(newest)
        on = await pages(stage, people[0], oldest, "Later")
        assert [row for rows in on for row in rows] == whole


async def test_a_long_absence_is_told_in_pages(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 90)
        # a seat that nobody has played in person
        eyes.change("UPDATE positions SET person = 0 WHERE person = ?", people[0].id)
        whole = worded(eyes, line(eyes), eyes.seat_of(people[0]))
        newest = await since(people[0], thread)
        assert says(newest.text, "since-earlier")
        back = await pages(stage, people[0], newest, "Earlier")
        assert [row for rows in reversed(back) for row in rows] == whole


# -- replay ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_is_stepped_through_by_buttons(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, game)
        go_on(eyes)
        await people[0].slash(thread, "game info")
        assert stage.bot is not None
        stage.services.delivery.wake()
        spectator = stage.sandbox.people[5]
        sheet = await spectator.wait_for(thread, is_sheet)
        steps = [one for one in line(eyes) if not one.silent]
        seen = (await spectator.press(sheet, "Replay")).message
        assert seen.ephemeral
        assert disabled(seen) >= {"0", "−1", "−10"}
        for place, position in enumerate(steps):
            assert says(seen.text, "replay-position", place=place, last=len(steps) - 1)
            for said in worded(eyes, [position], None):
                assert said in brief(seen.text)
            if place < len(steps) - 1:
                stage.let_pass(READING)
                seen = (await spectator.press(seen, "+1")).message
        last = len(steps) - 1
        assert disabled(seen) >= {"+1", "+10", str(last)}
        for move, place in (("back-ten", last - 10), ("first", 0), ("on-ten", 10), ("last", last)):
            seen = (await spectator.press(seen, way(seen, move))).message
            assert says(seen.text, "replay-position", place=place, last=last)
        rounds = [catalogue.find(game).load(one.state).round for one in steps]
        stage.let_pass(60)
        seen = (await spectator.press(seen, way(seen, "first"))).message
        for place in (place for place in range(1, len(steps)) if rounds[place] != rounds[place - 1]):
            stage.let_pass(READING)
            seen = (await spectator.press(seen, way(seen, "round-on"))).message
            named = words_for(game, "en").say("round-now", round=rounds[place] or 0)
            assert f"Position {place} of {len(steps) - 1} · {named}" in seen.text
        assert way(seen, "round-on") in {button.custom_id for button in seen.buttons if button.disabled}
        assert eyes.rows("SELECT * FROM incidents") == []


def is_sheet(seen: Seen) -> bool:
    return not seen.ephemeral and any(button.label == "Replay" for button in seen.buttons)


def way(seen: Seen, move: str) -> str:
    """The button that leads somewhere."""
    return next(button.custom_id or "" for button in seen.buttons if (button.custom_id or "").endswith(f" {move}"))


def disabled(seen: Seen) -> set[str | None]:
    return {button.label for button in seen.buttons if button.disabled}


@pytest.mark.parametrize("game", ["comuni", "shafausa"])
async def test_a_finished_match_is_seen_through_any_eyes_with_the_secret_answers(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, game)
        go_on(eyes)
        spectator = stage.sandbox.people[5]
        steps = line(eyes)
        at, secret = next((at, one) for at, one in enumerate(steps) if one.secret)
        place = sum(not one.silent for one in steps[1 : at + 1])  # a silent step has no number of its own
        everybody = (await spectator.slash(thread, "game at", position=place)).message
        assert "secretly" not in everybody.text
        [eyes_of] = everybody.selects
        assert len(eyes_of.options) == 3
        [answered] = [one.user.display_name for one in people if eyes.seat_of(one) == secret.seat]
        own = (await spectator.choose(everybody, str(secret.seat))).message
        assert f"{answered} secretly" in own.text
        other = (await spectator.choose(own, str(1 - (secret.seat or 0)))).message
        assert f"{answered} secretly" not in other.text
        assert f"Position {place} " in other.text


async def test_while_a_match_runs_only_the_own_eyes_may_be_used(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, "flandern1302", 3)
        go_on(eyes, 40)
        spectator = stage.sandbox.people[5]
        seen = (await spectator.slash(thread, "game replay")).message
        assert seen.selects == []
        for person in people:
            seen = (await person.slash(thread, "game replay")).message
            [select] = seen.selects
            mine = int(eyes.seat_of(person))
            assert [option.value for option in select.options] == ["all", str(mine)]
            own = await person.choose(seen, str(mine))
            assert "⚠️" not in own.text
            for eye in range(3):
                forged = str(ControlId("replay", eyes.number, arg=f"20 {eye} on"))
                said = await answered(stage.sandbox, person, click(stage.sandbox, person, seen.message, forged, None))
                assert says(said, "refusal-replay-hidden") == (eye != mine)
            stage.let_pass(60)


async def test_rounds_that_were_not_written_down_are_found_all_the_same(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 40)
        told = [(await people[0].slash(thread, command)).text for command in ("game since", "game log")]
        assert all("**Round" in text for text in told)
        eyes.change("UPDATE positions SET round = NULL")
        assert [(await people[0].slash(thread, command)).text for command in ("game since", "game log")] == told


async def test_a_position_that_does_not_exist_gets_the_range(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 25)
        ada = people[0]
        assert says((await ada.slash(thread, "game at", position=26)).text, "refusal-no-such-position", last=25)
        assert says((await ada.slash(thread, "game at", position=25)).text, "replay-position", place=25, last=25)
        assert says((await ada.slash(thread, "game at", position=1, match=77)).text, "refusal-match-unknown", number=77)
        offered = await ada.suggestions(thread, "game at", "position", "")
        assert offered[0].value == 25
        rounds = [catalogue.find("comuni").load(one.state).round for one in line(eyes)]
        begun_at = [place for place in range(1, 26) if rounds[place] != rounds[place - 1]]
        assert {choice.value for choice in offered} == {0, 25, *begun_at}
        assert 17 in {choice.value for choice in await ada.suggestions(thread, "game at", "position", "17")}
        matches = await ada.suggestions(thread, "game replay", "match", "")
        assert [choice.value for choice in matches] == [1]


async def test_a_match_ended_early_can_be_looked_back_on_through_any_eyes(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, "flandern1302", 3)
        go_on(eyes, 30)
        spectator = stage.sandbox.people[5]
        assert (await spectator.slash(thread, "game replay")).message.selects == [], "not while it runs"
        await end_match(people[0], thread)
        await eyes.all_sent()
        assert eyes.status == "closed"
        seen = (await spectator.slash(thread, "game replay")).message
        assert says(seen.text, "replay-position", place=0, last=30)
        assert len(seen.selects[0].options) == 4
        last = (await spectator.press(seen, way(seen, "last"))).message
        exported = (await spectator.press(last, "Export")).message
        assert verify(exported.files[0].data).save() == line(eyes)[-1].state
        assert says((await people[0].slash(thread, "game since")).text, "end-early-admin")
        assert "⚠️" not in (await spectator.slash(thread, "game scores")).text
        assert eyes.rows("SELECT * FROM incidents") == []


# -- records -----------------------------------------------------------------------------------------------------------


async def test_any_position_of_a_finished_match_is_exported_as_a_record_that_verifies(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes)
        steps = line(eyes)
        for place in (0, 1, len(steps) // 2, len(steps) - 1):
            stage.let_pass(60)
            seen = (await people[0].slash(thread, "game at", position=place)).message
            raw = (await people[0].press(seen, "Export")).message.files[0].data
            assert verify(raw).save() == steps[place].state
            assert from_bytes(raw).unfinished == (place < len(steps) - 1)
        whole = (await people[0].slash(thread, "game export", match=1)).message.files[0].data
        assert verify(whole).over


async def test_a_running_match_is_exported_up_to_a_position_without_what_others_keep_secret(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, "flandern1302", 3)
        go_on(eyes, 50)
        steps = line(eyes)
        assert any(one.secret for one in steps[:31])
        for person in (*people, stage.sandbox.people[5]):
            seat = int(eyes.seat_of(person)) if person in people else None
            seen = (await person.slash(thread, "game at", position=30)).message
            exported = json.loads((await person.press(seen, "Export")).message.files[0].data)
            assert exported.keys() == {"game", "players", "options", "seats", "moves"}
            assert len(exported["moves"]) == 30
            for move, position in zip(exported["moves"], steps[1:], strict=False):
                hidden = position.secret and position.seat != seat
                assert move["action"] == (None if hidden else position.written)


# -- after a restart, films, points ------------------------------------------------------------------------------------


async def test_every_button_works_after_a_restart_and_changes_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 90)
        ada = people[0]
        question = await live(ada, thread)
        log = (await ada.slash(thread, "game log")).message
        replay = (await ada.slash(thread, "game at", position=60)).message
        n = eyes.n
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert bullets((await ada.press(question, "Since My Turn")).text)
        assert bullets((await ada.press(log, "Earlier")).text)
        for button in [one for one in replay.buttons if not one.disabled and one.label != "Film"]:
            stage.let_pass(READING)
            pressed = click(stage.sandbox, ada, replay.message, button.custom_id or "", None)
            assert "⚠️" not in await answered(stage.sandbox, ada, pressed), button.label
        # the match has become shorter since
        await rewind(ada, thread, *people[1:], actions=60)
        old = str(ControlId("replay", 1, arg="60 all on"))
        pressed = click(stage.sandbox, ada, replay.message, old, None)
        assert says(await answered(stage.sandbox, ada, pressed), "replay-position", place=30, last=30)
        assert eyes.n == n + 1
        assert eyes.rows("SELECT * FROM incidents") == []


def is_film(seen: Seen) -> bool:
    return any(one.filename.endswith(".gif") for one in seen.files)


def frames(raw: bytes) -> Iterator[Image.Image]:
    with Image.open(BytesIO(raw)) as film:
        for number in range(film.n_frames):
            film.seek(number)
            yield film.convert("RGB")


@pytest.mark.usefixtures("patient_pictures")
async def test_the_film_of_a_match_is_an_animation_with_a_frame_for_each_position(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_painters=1) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 24)
        ada = people[0]
        begun_ = await ada.slash(thread, "game film")
        second = await ada.slash(thread, "game film")
        assert says(begun_.text, "film-begun")
        assert says(second.text, "refusal-film-being-drawn")
        film = await ada.wait_for(thread, is_film, seconds=UNHURRIED)
        assert film.ephemeral
        [file] = film.files
        drawn = list(frames(file.data))
        assert len(drawn) == len(chosen(25)) == 25
        assert len({one.tobytes() for one in drawn}) > 12
        assert len(file.data) < 10 * 1024 * 1024
        assert "from the start, in 25 pictures" in film.text
        # the next one may begin; and if the bot stops meanwhile, that is said
        go_on(eyes)
        again = await ada.slash(thread, "game film")
        assert says(again.text, "film-begun")
        await stage.drop_curtain()
        assert says(ada.again(again.message).text, "film-failed")


@pytest.mark.usefixtures("patient_pictures")
async def test_pictures_show_what_changed_and_the_moments_in_between(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_painters=1, deadline=UNHURRIED) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 60)
        reader = next(person for person in people if missed(eyes, person))
        found = await since(reader, thread)
        assert [one.filename for one in found.files][-1].startswith("board")
        replay = (await reader.slash(thread, "game at", position=30)).message
        seat = str(eyes.seat_of(reader))
        public = [one.filename.split("-")[0] for one in replay.files]
        assert public[0] == "board"
        assert "hand" not in public
        own = (await reader.choose(replay, seat)).message
        assert [one.filename.split("-")[0] for one in own.files] == [*public, "hand"]


@pytest.mark.usefixtures("patient_pictures")
async def test_the_points_of_a_finished_match_are_shown_round_by_round(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_painters=1, deadline=UNHURRIED) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 30)
        assert says((await people[0].slash(thread, "game scores")).text, "refusal-match-not-over")
        go_on(eyes)
        assert stage.bot is not None
        stage.services.delivery.wake()
        points = eyes.now().game.standing()
        shown = (await people[0].slash(thread, "game scores")).message
        table = [row.split() for row in shown.text.partition("```")[2].partition("```")[0].splitlines() if row]
        assert table[0][0] == "Round"
        assert [int(cell) for cell in table[-1][1:]] == points
        rounds = [catalogue.find("comuni").load(one.state).round for one in line(eyes)]
        assert [int(row[0]) for row in table[1:]] == sorted({one for one in rounds if one})
        assert [one.filename for one in shown.files] == ["scores.png"]
        sheet = await people[0].wait_for(thread, is_sheet, seconds=UNHURRIED)
        assert [one.filename for one in sheet.files][-2:] == ["scores.png", "comuni-1.json"]


async def test_without_pictures_there_is_no_film_and_everything_else_is_in_words(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        go_on(eyes, 20)
        assert says((await people[0].slash(thread, "game film")).text, "refusal-no-film")
        at = (await people[0].slash(thread, "game at", position=20)).message
        assert at.files == []
        assert len(at.text) > 600
        assert control_ids.read(at.buttons[0].custom_id or "") is not None
