"""People who have not found a command yet: a new server is greeted once, and messages to the bot are answered."""

from __future__ import annotations

from pathlib import Path

from bot.greetings import NEW_FOR, REST_OF_CHANNEL, REST_OF_PERSON
from bot.match import welcoming
from bot.wording import bot_words
from sandbox import Channel, Person, Sandbox, Seen, payloads
from sandbox.permissions import Permission
from sandbox.world import Overwrite
from tests.e2e.players import Eyes
from tests.e2e.stage import Stage, staged

SENT = "SELECT 1 FROM outbox WHERE kind = 'welcome' AND state = 'sent'"
TITLE = bot_words("en").say("welcome-title")


def greetings(stage: Stage, person: Person) -> list[Seen]:
    """Every welcome that can be read on the server."""
    rooms = [room for room in person.channels if room.guild_id]
    return [seen for room in rooms for seen in person.sees(room) if TITLE in seen.text]


def may_not_write(stage: Stage, room: Channel, *, again: bool = False) -> None:
    """Take the bot the right to write in a channel, or give it back."""
    bot = stage.sandbox.world.bot_id
    room.overwrites[:] = [] if again else [Overwrite(bot, 1, deny=int(Permission.SEND_MESSAGES))]
    stage.sandbox.realm.tell("CHANNEL_UPDATE", payloads.channel(stage.sandbox.world, room), room)


async def test_a_server_that_invites_the_bot_is_greeted_once_ever_without_a_sound(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, eyes = stage.people(1)[0], Eyes(stage.database)
        await stage.sandbox.quiet()
        assert greetings(stage, ada) == [], "it has been here for long"
        stage.sandbox.remove_bot()
        stage.sandbox.invite_bot()
        await eyes.until(lambda: eyes.rows(SENT), "a welcome")
        [seen] = greetings(stage, ada)
        assert not seen.pings
        assert not seen.ephemeral
        front = await ada.press(seen, bot_words("en").say("button-play"))
        assert front.ephemeral
        assert bot_words("en").say("front-title") in front.text
        for again in range(2):
            stage.sandbox.remove_bot()
            stage.sandbox.invite_bot()
            if again:
                await stage.drop_curtain()
                await stage.raise_curtain()
        await stage.sandbox.quiet()
        await eyes.all_sent()
        assert len(greetings(stage, ada)) == 1


async def test_a_welcome_is_sent_by_the_next_process_if_the_first_was_killed_before(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, eyes = stage.people(1)[0], Eyes(stage.database)
        room, guild = stage.sandbox.channel("general"), stage.sandbox.guild.id
        await stage.drop_curtain()
        # two processes have heard of it, and both have committed before they were killed
        assert [eyes.look(welcoming.welcome, guild, room.id, "en") for _ in range(2)] == [True, False]
        await stage.raise_curtain()
        await eyes.until(lambda: eyes.rows(SENT), "a welcome")
        await stage.drop_curtain()
        await stage.raise_curtain()
        await eyes.all_sent()
        assert [seen.channel_id for seen in greetings(stage, ada)] == [room.id]


async def test_a_bot_that_was_invited_while_it_was_away_greets_when_it_comes_and_not_after_long(tmp_path: Path) -> None:
    for name, away, greeted in (("soon", NEW_FOR / 2, 1), ("late", NEW_FOR * 2, 0)):
        (folder := tmp_path / name).mkdir()
        world = Sandbox(paced=False, newly_invited=True)
        world.clock.advance(away)
        async with staged(folder, world=world) as stage:
            await stage.sandbox.quiet()
            await Eyes(stage.database).all_sent()
            assert len(greetings(stage, stage.people(1)[0])) == greeted


async def test_the_welcome_stands_where_the_bot_may_write_and_all_can_read(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, eyes = stage.people(1)[0], Eyes(stage.database)
        stage.sandbox.remove_bot()
        for name in ("general", "game-room", "second-table"):
            may_not_write(stage, stage.sandbox.channel(name))
        stage.sandbox.invite_bot()
        await stage.sandbox.quiet()
        assert eyes.rows("SELECT 1 FROM outbox WHERE kind = 'welcome'") == []
        may_not_write(stage, stage.sandbox.channel("game-room"), again=True)
        await eyes.until(lambda: eyes.rows(SENT), "a welcome")
        assert [seen.channel_id for seen in greetings(stage, ada)] == [stage.sandbox.channel("game-room").id]


async def test_whoever_writes_to_the_bot_is_answered_now_and_then_in_the_language_they_play_in(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        helped = bot_words("en").say("help-title")
        ada.say(ada.dm, "hello?")
        answer = await ada.wait_for(ada.dm, helped)
        assert not answer.pings
        ada.say(ada.dm, "thank you")
        await bruno.slash(bruno.dm, "settings", language="de")
        bruno.say(bruno.dm, "hallo")
        await bruno.wait_for(bruno.dm, bot_words("de").say("help-title"))
        assert len([seen for seen in ada.dms if helped in seen.text]) == 1, "one answer is enough"
        stage.let_pass(REST_OF_PERSON + 1)
        ada.say(ada.dm, "once more")
        await stage.sandbox.until(
            lambda: len([seen for seen in ada.dms if helped in seen.text]) == 2, "a second answer after a while"
        )
        front = await ada.press(answer, bot_words("en").say("button-play"))
        assert bot_words("en").say("front-title") in front.text


async def test_a_mention_is_answered_only_where_the_operator_wants_it(tmp_path: Path) -> None:
    said = bot_words("en").say("mention-answer")
    for name, wanted in (("no", False), ("yes", True)):
        (folder := tmp_path / name).mkdir()
        async with staged(folder, paravent_answer_mentions=wanted) as stage:
            ada, room = stage.people(1)[0], stage.sandbox.channel("general")
            for text in (
                "nobody is meant",
                f"<@{stage.sandbox.world.bot_id}> hello",
                f"<@{stage.sandbox.world.bot_id}>",
            ):
                ada.say(room, text)
            if wanted:
                await ada.wait_for(room, said)
            # the person answered here was heard after all of them
            ada.say(ada.dm, "hello?")
            await ada.wait_for(ada.dm, bot_words("en").say("help-title"))
            assert len([seen for seen in ada.sees(room) if said in seen.text]) == int(wanted)
            stage.let_pass(REST_OF_CHANNEL + 1)
