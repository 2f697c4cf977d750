"""Undo, free and by consent; votes; what admins may do; seats that change hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages import control_ids
from bot.messages.forms import said
from bot.wording import bot_words
from sandbox import Channel, NotPossible, Person, Seen
from tests.e2e.beginnings import begun, play_until
from tests.e2e.players import (
    ByButtons,
    BySlash,
    Eyes,
    answered,
    call_for_undo,
    click,
    controls,
    end_match,
    give_seat,
    live,
    play,
    play_blind,
    rewind,
    skip,
    through_panel,
    wish,
)
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import staged
from tests.sentences import says


async def ballot_in(person: Person, thread: Channel) -> Seen:
    return await person.wait_for(thread, lambda seen: any(button.label == "Agree" for button in seen.buttons))


async def until_own_step_is_free(eyes: Eyes, people: list[Person], thread: Channel) -> Person:
    """Play until the last action may be taken back freely by the one who did it."""
    for _ in range(40):
        person = eyes.asked(people)
        await play_blind(people, thread, eyes, most=1)
        last = eyes.rows("SELECT reversible FROM positions ORDER BY n DESC LIMIT 1")[0]
        if last["reversible"]:
            return person
    raise AssertionError("no free step")


async def test_a_seat_wears_the_sign_of_the_guild_it_takes_until_the_step_is_taken_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, count=3, game="flandern1302", guilds="chosen")
        person = eyes.asked(people)

        def sign() -> str:
            [row] = eyes.rows("SELECT sign FROM players WHERE person = ?", person.id)
            return str(row["sign"])

        before = sign()
        assert before != "🟡"
        await person.slash(thread, "flandern1302 guild", guild="yellow")
        assert sign() == "🟡"
        await eyes.all_sent()
        assert f"🟡 {person.name}" in posted(person, thread)[-1].text
        await person.press(await live(person, thread), "Undo")
        assert sign() == before


async def test_an_own_step_is_taken_back_freely_before_anything_new_is_known(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=3)
        before = eyes.now().game.save()
        person = await until_own_step_is_free(eyes, people, thread)
        line = eyes.line()
        before = eyes.rows("SELECT state FROM positions ORDER BY n DESC LIMIT 1 OFFSET 1")[0]["state"]
        undone = await person.press(await live(person, thread), "Undo")
        assert undone.ephemeral
        assert eyes.now().game.save() == before
        assert eyes.line() == line[:-1]
        await eyes.all_sent()
        assert any("~~" in seen.text for seen in posted(person, thread)[-3:]), "the step is struck out"
        await check_posts(stage.settings.paravent_database, person, thread)
        # nothing is deleted, and play goes on
        assert eyes.n == len(line) + 1
        await play([ByButtons(one, thread, eyes) for one in people], most=4)


async def test_a_control_from_before_a_step_back_is_stale_although_the_question_is_the_same(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=3)
        person, question = eyes.asked(people), eyes.now().game.question
        await person.slash(stage.sandbox.channel("game-room"), "settings", language="en")
        panel = (await person.press(await live(person, thread), "Your Move")).message
        await play_blind(people, thread, eyes, most=1)
        await rewind(people[0], thread, *people[1:], actions=1)
        assert eyes.now().game.question == question
        n = eyes.n
        assert says((await press_any(person, panel, "do", "ask", "tab")).text, "stale")
        assert eyes.n == n


async def press_any(person: Person, panel: Seen, *verbs: str) -> Seen:
    for button in panel.buttons:
        ident = control_ids.read(button.custom_id or "")
        if ident and ident.verb in verbs:
            return (await person.press(panel, button.custom_id or "")).message
    select = panel.selects[0]
    return (await person.choose(panel, select.options[0].value, select=select.custom_id)).message


async def vote_needed(eyes: Eyes, people: list[Person], thread: Channel) -> Person:
    """Play until someone has acted and another has acted since; the first of them."""
    await play_blind(people, thread, eyes, most=1)
    for _ in range(40):
        rows = eyes.rows("SELECT seat FROM positions WHERE kind = 'action' ORDER BY n DESC LIMIT 2")
        if len(rows) == 2 and rows[0]["seat"] != rows[1]["seat"]:
            return next(person for person in people if eyes.seat_of(person) == rows[1]["seat"])
        await play_blind(people, thread, eyes, most=1)
    raise AssertionError("nobody else acts")


async def test_a_step_others_have_seen_is_taken_back_when_all_agree(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 3, actions=2)
        caller = await vote_needed(eyes, people, thread)
        line = eyes.line()
        told = await caller.press(await live(caller, thread), "Undo")
        assert told.ephemeral
        assert eyes.rows("SELECT 1 FROM ballots") == [], "nobody is asked before a second step"
        await caller.press(told.message)
        assert eyes.line() == line, "nothing happens before the vote"
        others = [person for person in people if person is not caller]
        ballot = await ballot_in(others[0], thread)
        assert not {person.id for person in others} - set(ballot.pings)
        await others[0].press(ballot, "Agree")
        assert eyes.line() == line
        spectator = stage.sandbox.people[5]
        await spectator.press(ballot, "Agree")
        assert eyes.line() == line, "only players vote"
        await others[1].press(ballot, "Agree")
        assert eyes.line() == line[:-2]
        await eyes.all_sent()
        assert not any(button.label == "Agree" for button in caller.again(ballot).buttons)
        rows = [row for seen in posted(caller, thread) for row in seen.text.splitlines()]
        [step_back] = [row for row in rows if "undoes a step" in row]
        assert caller.name in step_back, "the one who asked, not the one who agreed last"
        await check_posts(stage.settings.paravent_database, caller, thread)
        await play([ByButtons(one, thread, eyes) for one in people], most=4)


async def test_one_refusal_ends_the_vote(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2, actions=2)
        caller = await vote_needed(eyes, people, thread)
        line = eyes.line()
        await call_for_undo(caller, thread)
        other = next(person for person in people if person is not caller)
        ballot = await ballot_in(other, thread)
        await other.press(ballot, "Refuse")
        await eyes.all_sent()
        assert eyes.line() == line
        assert caller.again(ballot).buttons == []
        assert says(caller.again(ballot).text, "ballot-refused")


async def test_a_vote_lapses_when_the_match_goes_on_and_its_message_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2, actions=2)
        caller = await vote_needed(eyes, people, thread)
        await call_for_undo(caller, thread)
        ballot = await ballot_in(caller, thread)
        await play_blind(people, thread, eyes, most=1)
        line = eyes.line()
        await eyes.all_sent()
        assert caller.again(ballot).buttons == []
        assert says(caller.again(ballot).text, "ballot-lapsed")
        assert eyes.line() == line


async def test_alone_among_house_players_there_is_nobody_to_ask(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada = stage.people(1)[0]
        thread = await stage.begin([ada], stage.sandbox.channel("game-room"), seats=2, house=1)
        eyes = Eyes(stage.settings.paravent_database)
        await play([ByButtons(ada, thread, eyes)], most=4)
        await eyes.until(lambda: asked_or_none(eyes, ada), "the house player")
        seat, line = eyes.seat_of(ada), eyes.line()
        assert stage.bot is not None
        own = max(place for place, (who, _) in enumerate(line) if who == seat)
        told = await ada.slash(thread, "game undo")
        if eyes.line() == line:
            # something new was shown
            await ada.press(told.message)
        assert eyes.line()[: own + 1] == line[:own]
        await ada.slash(thread, "game pause")
        await eyes.all_sent()
        assert any(says(seen.text, "notice-paused") for seen in posted(ada, thread))
        assert not any(says(seen.text, "ballot-pause") for seen in posted(ada, thread)), "and no vote is posted"
        await check_posts(stage.settings.paravent_database, ada, thread)


def asked_or_none(eyes: Eyes, person: Person) -> bool:
    return eyes.seat_of(person) in eyes.now().game.asked


async def test_nothing_to_undo_is_said(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        for person in people:
            refused = await person.slash(thread, "game undo")
            assert refused.ephemeral
            assert "⚠️" in refused.text
        spectator = stage.sandbox.people[5]
        told = await spectator.press(await live(spectator, thread), "Undo")
        assert told.ephemeral
        assert says(told.text, "refusal-not-seated", "fr")
        assert eyes.n == 0


async def test_a_match_ends_early_by_consent(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2, actions=4)
        ada, bruno = people
        spectator = stage.sandbox.people[5]
        assert "⚠️" in (await spectator.slash(thread, "game end")).text
        await ada.slash(thread, "game end")
        assert eyes.status == "running"
        ballot = await ballot_in(bruno, thread)
        question = await live(bruno, thread)
        await bruno.press(ballot, "Agree")
        assert eyes.status == "closed"
        await eyes.all_sent()
        assert not any(is_question(seen) for seen in posted(ada, thread)), "no question is left to answer"
        assert posted(ada, thread)[-1].id > question.id
        for command in ("move", "hand", "board", "log", "text", "undo"):
            assert not (await ada.slash(thread, f"game {command}")).failed
        assert eyes.rows("SELECT * FROM incidents") == []


def is_question(seen: Seen) -> bool:
    return any(button.label == "Your Move" for button in seen.buttons)


async def test_what_admins_do_stands_in_the_ledger(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2, actions=8)
        ada, bruno = people
        line = eyes.line()
        await rewind(ada, thread, bruno, actions=3)
        assert eyes.line() == line[:-3]
        await eyes.all_sent()
        assert any(says(seen.text, "notice-rewind", count=3) for seen in posted(ada, thread))
        await check_posts(stage.settings.paravent_database, ada, thread)
        assert "⚠️" in (await ada.slash(thread, "table rewind", actions=500)).text
        question = eyes.now().game.question
        asked = await ada.slash(thread, "table skip")
        assert eyes.now().game.question == question, "nothing has happened yet"
        await ada.press(asked.message)
        assert eyes.now().game.question > question
        await eyes.all_sent()
        assert any(says(seen.text, "notice-skip") for seen in posted(ada, thread))
        count = len(posted(ada, thread))
        await ada.slash(thread, "table refresh")
        await eyes.all_sent()
        assert len(posted(ada, thread)) == count + 2
        assert says(posted(ada, thread)[-2].text, "notice-refresh")
        assert is_question(posted(ada, thread)[-1])
        await check_posts(stage.settings.paravent_database, ada, thread)
        await end_match(ada, thread)
        await eyes.all_sent()
        assert eyes.status == "closed"
        assert says(posted(ada, thread)[-1].text, "end-early-admin")
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_skip_answers_a_sealed_question_for_all_who_are_missing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2)
        await play_until(people, thread, eyes, lambda now: len(now.game.asked) == 2)
        await play_blind(people, thread, eyes, most=1)
        assert len(eyes.now().game.asked) == 1
        question = eyes.now().game.question
        await skip(people[0], thread)
        assert eyes.now().game.question == question + 1


async def test_a_seat_given_away_shows_nothing_more_to_the_old_player_and_everything_to_the_new(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2, actions=12)
        ada, bruno = people
        chloe = stage.sandbox.people[2]
        seat = eyes.seat_of(bruno)
        panel = (await bruno.press(await live(bruno, thread), "Your Move")).message
        assert panel.buttons
        buttons = panel.buttons
        offered = await bruno.suggestions(thread, "game replace", "player", "")
        assert {choice.name for choice in offered} >= {"Bruno"}
        assert "⚠️" in (await bruno.slash(thread, "game replace", player=str(1 - seat), user=chloe.id)).text
        assert "⚠️" in (await bruno.slash(thread, "game replace", player=str(seat), user=ada.id)).text
        assert (
            "⚠️" in (await bruno.slash(thread, "game replace", player=str(seat), user=stage.sandbox.world.bot_id)).text
        )
        asked = await bruno.slash(thread, "game replace", player=str(seat), user=chloe.id)
        assert chloe.mention in asked.text
        assert (await bruno.press(asked.message, 1)).text == "Nichts wurde geändert."
        assert eyes.seat_of(bruno) == seat, "nothing has happened yet"
        await give_seat(bruno, thread, player=str(seat), user=chloe.id)
        await eyes.all_sent()
        assert eyes.seat_of(chloe) == seat
        assert any(chloe.mention in seen.text and "Bruno" in seen.text for seen in posted(ada, thread))
        shown = len(bruno.shown())
        mine = (await chloe.slash(thread, "game hand")).text
        for button in buttons:
            pressed = click(stage.sandbox, bruno, panel.message, button.custom_id or "", None)
            assert await answered(stage.sandbox, bruno, pressed)
        for command in ("move", "hand", "text", "export"):
            await bruno.slash(thread, f"game {command}")
        await play_blind((ada, chloe), thread, eyes, most=12)
        await eyes.all_sent()
        private = [one for one in bruno.shown()[shown:] if one.audience == {bruno.id}]
        secret_lines = [line for line in mine.splitlines() if len(line) > 12]
        assert secret_lines
        cards = set(eyes.now().game.hands[seat].cards)
        for one in private:
            assert not any(card.encode() in one.bytes.replace(b"\\u", b"") for card in cards if len(card) > 4)
        assert says((await bruno.slash(thread, "game hand")).text, "refusal-not-seated", "de")
        assert (await chloe.slash(thread, "game hand")).ephemeral
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_a_substitute_cannot_give_the_seat_away(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_house_pace=60.0) as stage:
        (_, bruno), thread, eyes = await begun(stage)
        emma, seat = stage.sandbox.person("Emma"), eyes.seat_of(bruno)
        eyes.change("UPDATE players SET held = 'regular' WHERE seat = ?", seat)
        await emma.slash(thread, "seat take", player=str(seat))
        refused = await emma.slash(thread, "game replace", player=str(seat), user=stage.sandbox.people[5])
        assert says(refused.text, "refusal-replace-substitute")
        assert eyes.rows("SELECT person, owner FROM players WHERE seat = ?", seat) == [
            {"person": emma.id, "owner": bruno.id}
        ]


async def test_admins_replace_anybody_also_house_players(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_house_pace=60.0) as stage:
        ada, bruno = stage.people(2)
        thread = await stage.begin([ada], stage.sandbox.channel("game-room"), seats=2, house=1)
        eyes = Eyes(stage.settings.paravent_database)
        [house] = eyes.rows("SELECT seat FROM players WHERE house IS NOT NULL")
        await give_seat(ada, thread, "table replace", player=str(house["seat"]), user=bruno.id)
        await eyes.all_sent()
        assert eyes.seat_of(bruno) == house["seat"]
        await play([ByButtons(one, thread, eyes) for one in (ada, bruno)], most=6)


async def test_half_made_choices_survive_a_restart(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2)
        await play_until(people, thread, eyes, lambda now: len(now.game.asked) == 2)
        now = eyes.now()
        person = people[0]
        seat = eyes.seat_of(person)
        panel = (await person.press(await live(person, thread), "Your Move")).message
        panel = (await person.press(panel, bot_words("en").say("button-exactly"))).message
        select = next(one for one in panel.selects if len(one.options) > 1)
        wanted = select.options[-1].value
        await person.choose(panel, wanted, select=select.custom_id)
        await stage.drop_curtain()
        await stage.raise_curtain()
        panel = (await person.press(await live(person, thread), "Your Move")).message
        chosen = next(one for one in panel.selects if one.custom_id == select.custom_id)
        assert [option.value for option in chosen.options if option.default] == [wanted]
        # nobody else learns of it, and the sealed answer goes on from there
        action = wish(now, seat)
        await through_panel(person, panel, action)
        assert eyes.now().game.answers[seat] == action
        assert said(action)
        with pytest.raises((NotPossible, LookupError)):
            await people[1].press(panel, 0)


async def test_a_sealed_answer_can_be_changed_until_the_last_is_in_and_only_counts_are_public(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 3)
        await play_until(people, thread, eyes, lambda now: len(now.game.asked) == 3)
        await eyes.all_sent()
        assert says((await live(people[0], thread)).text, "post-ready", ready=0, count=3)
        first = people[0]
        seat = eyes.seat_of(first)
        await BySlash(first, thread, eyes).act(wish(eyes.now(), seat))
        await eyes.all_sent()
        assert says((await live(first, thread)).text, "post-ready", ready=1, count=3)
        panel = (await first.press(await live(first, thread), "Your Move")).message
        assert says(panel.text, "panel-sealed-changed")
        panel = (await first.press(panel, "Change")).message
        sealed = eyes.now().game.answers[seat]
        again = next(text for ident, text in controls(panel) if ident.verb == "do" and ident.arg == said(sealed))
        await first.press(panel, again)
        assert eyes.now().game.answers[seat] == sealed, "the panel begins with the answer that is sealed"
        changed = eyes.now().game.view_of(seat).step.absent(eyes.now().game.view_of(seat))
        await through_panel(first, panel, changed)
        await eyes.all_sent()
        assert says((await live(first, thread)).text, "post-ready", ready=1, count=3)
        assert eyes.now().game.answers[seat] == changed
        question = eyes.now().game.question
        reveals = len(posted(first, thread))
        for other in people[1:]:
            await BySlash(other, thread, eyes).act(wish(eyes.now(), eyes.seat_of(other)))
        assert eyes.now().game.question > question
        await eyes.all_sent()
        revealed = [seen for seen in posted(first, thread)[reveals - 1 :] if "alliance" in seen.text]
        assert len(revealed) == 1, "one joint post"
        await check_posts(stage.settings.paravent_database, first, thread)
