"""What is played in a private channel is told outside to those only who can read it there, or have a seat in it."""

from __future__ import annotations

import re
from pathlib import Path

from bot.messages.control_ids import ControlId
from sandbox import Channel, Person, payloads
from sandbox.people import Exchange
from sandbox.permissions import Permission
from sandbox.world import ChannelKind, Overwrite
from tests.e2e.endings import finish
from tests.e2e.players import Eyes, answered, click, end_match, live, play_blind
from tests.e2e.stage import Stage, staged
from tests.e2e.test_results import tournament
from tests.sentences import says

VIEW = int(Permission.VIEW_CHANNEL)
#: what of a match can be asked for in another channel
LOOKS: dict[str, dict[str, object]] = {
    "game export": {},
    "game replay": {},
    "game at": {"position": 0},
    "game film": {},
    "game scores": {},
    "review": {},
}


def told(stage: Stage, room: Channel) -> Channel:
    stage.sandbox.realm.tell("CHANNEL_UPDATE", payloads.channel(stage.sandbox.world, room), room)
    return room


def private(stage: Stage, *people: Person) -> Channel:
    """A channel that nobody sees but the owner of the server, the bot and these people."""
    room, world = stage.sandbox.channel("second-table"), stage.sandbox.world
    room.overwrites.append(Overwrite(stage.sandbox.guild.id, 0, deny=VIEW))
    room.overwrites += [Overwrite(user, 1, allow=VIEW) for user in (world.bot_id, *(person.id for person in people))]
    return told(stage, room)


async def begun(stage: Stage, room: Channel) -> tuple[Person, Person, Person, Eyes]:
    ada, bruno, stranger = (stage.sandbox.person(name) for name in ("Ada", "Bruno", "Emma"))
    thread = await stage.begin([ada, bruno], room, seats=2)
    eyes = Eyes(stage.settings.paravent_database)
    await play_blind((ada, bruno), thread, eyes, most=4)
    await eyes.all_sent()
    return ada, bruno, stranger, eyes


async def looks(stage: Stage, person: Person, room: Channel) -> dict[str, bool]:
    """Which looks at the match are not answered as if there were none of its number."""
    found = {}
    for command, options in LOOKS.items():
        stage.let_pass(60)
        said = (await person.slash(room, command, match=1, **options)).text
        none = (await person.slash(room, command, match=9, **options)).text
        found[command] = said != none.replace("#9", "#1")
    return found


async def offered(person: Person, room: Channel) -> set[object]:
    return {one.value for command in LOOKS for one in await person.suggestions(room, command, "match", "")}


async def test_a_match_of_a_private_channel_is_unknown_to_whoever_cannot_read_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        farid, room = stage.sandbox.person("Farid"), stage.sandbox.channel("game-room")
        hidden = private(stage, stage.sandbox.person("Bruno"), farid)
        _, bruno, stranger, eyes = await begun(stage, hidden)
        assert not any((await looks(stage, stranger, room)).values())
        assert await offered(stranger, room) == set()
        assert await stranger.suggestions(room, "game at", "position", "", match=1) == []
        assert "Comuni" not in (await stranger.slash(room, "game list")).text
        for reader in (bruno, farid):
            assert all((await looks(stage, reader, room)).values())
            assert await offered(reader, room) == {1}
            assert await reader.suggestions(room, "game at", "position", "", match=1) != []
            assert "Comuni #1" in (await reader.slash(room, "game list")).text
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_whoever_has_a_seat_may_look_at_the_match_from_anywhere(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        _, bruno, _, eyes = await begun(stage, stage.sandbox.channel("second-table"))
        private(stage)
        room = stage.sandbox.channel("game-room")
        assert all((await looks(stage, bruno, room)).values())
        assert await offered(bruno, room) == {1}
        # a substitute keeps the seat warm: it is still his
        eyes.change("UPDATE players SET owner = person, person = 5 WHERE person = ?", bruno.id)
        assert all((await looks(stage, bruno, room)).values())


async def test_a_match_in_a_thread_is_as_open_as_the_thread(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        room, threads = stage.sandbox.channel("game-room"), stage.sandbox._threads
        ada = stage.sandbox.person("Ada")
        bot = stage.sandbox.world.bot_id
        for kind, is_open in ((ChannelKind.PUBLIC_THREAD, True), (ChannelKind.PRIVATE_THREAD, False)):
            thread = threads.open(room, ada.id, {"name": "a table", "type": int(kind)})
            threads.join(thread, bot)
            await ada.slash(thread, "game new", game="comuni", house=1, seats=2)
            await ada.slash(thread, "game start")
            eyes = Eyes(stage.settings.paravent_database)
            await eyes.all_sent()
            number = eyes.rows("SELECT max(id) AS id FROM matches")[0]["id"]
            stranger = stage.sandbox.person("Emma")
            assert ("⚠️" not in (await stranger.slash(room, "game replay", match=number)).text) is is_open
            # asleep, it is not in the bot's memory any more
            threads.update(thread, {"archived": True})
            assert ("⚠️" not in (await stranger.slash(room, "game replay", match=number)).text) is is_open
            await end_match(ada, room, match=number)


async def test_a_tournament_of_a_private_channel_is_unknown_outside(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, stranger = (stage.sandbox.person(name) for name in ("Ada", "Bruno", "Emma"))
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        await tournament(stage, [ada], private(stage, bruno), seats=2)
        for command in ("table", "join", "leave", "start", "end"):
            assert says((await stranger.slash(room, f"tournament {command}")).text, "refusal-no-tournament"), command
        await bruno.slash(room, "tournament join")
        assert {row["person"] for row in eyes.rows("SELECT person FROM entrants")} == {ada.id, bruno.id}


async def test_the_statistics_of_others_list_no_match_of_a_private_channel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        hidden, room = private(stage, stage.sandbox.person("Bruno")), stage.sandbox.channel("game-room")
        ada, bruno, stranger, eyes = await begun(stage, hidden)
        await finish(stage, 1, [ada, bruno], stage.sandbox.world.channels[eyes.now().match.place])
        await eyes.all_sent()
        for reader, listed in ((stranger, False), (bruno, True)):
            said = (await reader.slash(room, "stats", user=ada)).text
            assert "1 " in said
            assert ("Comuni #1" in said) is listed


async def test_suggestions_for_taking_care_are_for_those_who_manage_the_server(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, _, stranger, eyes = await begun(stage, private(stage, stage.sandbox.person("Bruno")))
        room, world = stage.sandbox.channel("game-room"), stage.sandbox.world
        # someone has allowed the command for everyone
        for command in world.commands.values():
            command["default_member_permissions"] = None
        for name in ("table end", "table replace"):
            assert [one.value for one in await ada.suggestions(room, name, "match", "")] == [1]
            assert await stranger.suggestions(room, name, "match", "") == []
        assert await stranger.suggestions(room, "table replace", "player", "", match=1) == []
        assert "⚠️" in (await stranger.slash(room, "table end", match=1)).text
        assert eyes.status == "running"


async def test_a_copied_button_or_an_old_message_shows_nothing_of_a_channel_one_cannot_read(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        farid, room, sandbox = stage.sandbox.person("Farid"), stage.sandbox.channel("game-room"), stage.sandbox
        hidden = private(stage, stage.sandbox.person("Bruno"), farid)
        _, bruno, stranger, eyes = await begun(stage, hidden)
        shown = await farid.slash(room, "game replay", match=1)
        own = await stranger.slash(room, "game list")
        looks = [ControlId(verb, 1) for verb in ("board", "since", "log", "replay", "cut", "film", "review")]

        async def pressed(person: Person, exchange: Exchange, ident: ControlId) -> str:
            stage.let_pass(60)
            message = sandbox.world.message(room.id, exchange.message.id)
            assert message is not None
            return await answered(sandbox, person, click(sandbox, person, message, str(ident), None))

        for ident in looks:
            unknown = await pressed(stranger, own, ident._replace(match=9))
            assert "#9" in unknown
            assert await pressed(stranger, own, ident) == unknown.replace("#9", "#1"), ident.verb
            assert "pas de partie n" not in await pressed(farid, shown, ident), ident.verb
        # people who are shut out keep the message, not what it showed
        hidden.overwrites[:] = [one for one in hidden.overwrites if one.id != farid.id]
        told(stage, hidden)
        for ident in looks:
            assert "⚠️" in await pressed(farid, shown, ident), ident.verb
        thread = sandbox.world.channels[eyes.now().match.place]
        public = sandbox.world.message(thread.id, (await live(bruno, thread)).id)
        assert public is not None
        for ident in looks:
            stage.let_pass(60)
            for person, refused in ((farid, True), (bruno, False)):
                said = await answered(sandbox, person, click(sandbox, person, public, str(ident), None))
                assert bool(re.search("pas de partie n|keine Partie (Nr|#)", said)) is refused, (ident.verb, said)
        assert eyes.rows("SELECT * FROM incidents") == []
