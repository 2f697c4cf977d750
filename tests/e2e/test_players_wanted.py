"""Players wanted: nobody is called who has not taken the role, and no host calls often."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.match.outreach import BY_PERSON
from bot.messages.control_ids import ControlId
from bot.wording import bot_words
from sandbox import Channel, Person, Seen, payloads
from sandbox.permissions import Permission
from sandbox.world import Role
from tests.e2e.players import Eyes
from tests.e2e.stage import Stage, staged

NAME = bot_words("en").say("wanted-role")


class Server(NamedTuple):
    """A server whose managers have switched the role on."""

    stage: Stage
    room: Channel
    host: Person
    willing: Person
    other: Person
    eyes: Eyes

    @property
    def role(self) -> Role:
        [role] = [each for each in self.stage.sandbox.guild.roles.values() if each.name == NAME]
        return role

    def has_role(self, person: Person) -> bool:
        return self.role.id in self.stage.sandbox.guild.members[person.id].roles

    def calls(self) -> list[Seen]:
        """Messages that call the role."""
        return [
            seen for seen in self.other.sees(self.room) if f"<@&{self.role.id}>" in seen.text and not seen.ephemeral
        ]


def allow_roles(stage: Stage) -> None:
    """The bot may manage roles."""
    guild = stage.sandbox.guild
    [own] = [each for each in guild.roles.values() if each.managed_by]
    own.permissions |= int(Permission.MANAGE_ROLES)
    tell_role(stage, own)


def tell_role(stage: Stage, role: Role) -> None:
    """A role was changed."""
    data = {"guild_id": str(stage.sandbox.guild.id), "role": payloads.role(role)}
    stage.sandbox.realm.tell("GUILD_ROLE_UPDATE", data, stage.sandbox.channel("general"))


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[Server]:
    async with staged(folder) as stage:
        host, willing, other = (stage.sandbox.person(name) for name in ("Ada", "Emma", "Bruno"))
        room = stage.sandbox.channel("game-room")
        allow_roles(stage)
        said = (await host.slash(room, "table wanted")).text
        here = Server(stage, room, host, willing, other, Eyes(stage.database))
        assert f"<@&{here.role.id}>" in said
        yield here


async def test_the_role_gives_no_right_and_is_made_once(tmp_path: Path) -> None:
    async with server(tmp_path) as here:
        assert here.role.permissions == 0
        assert here.role.mentionable
        await here.host.slash(here.room, "table wanted", on=False)
        await here.host.slash(here.room, "table wanted", on=True)
        assert here.role, "the same one again"
        assert here.eyes.rows("SELECT role FROM server_rules") == [{"role": here.role.id}]


async def test_without_the_permission_managers_are_told_what_is_missing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        assert bot_words("en").say("refusal-role-not-allowed") in (await ada.slash(room, "table wanted")).text
        assert bot_words("en").say("refusal-no-role") in (await ada.slash(room, "wanted")).text


async def test_people_take_and_leave_the_role_by_themselves(tmp_path: Path) -> None:
    async with server(tmp_path) as here:
        panel = (await here.willing.slash(here.room, "wanted")).message
        assert not here.has_role(here.willing), "looking changes nothing"
        panel = (await here.willing.press(panel, bot_words("en").say("button-wanted", attribute="on"))).message
        assert here.has_role(here.willing)
        await here.willing.press(panel, bot_words("en").say("button-wanted", attribute="off"))
        assert not here.has_role(here.willing)
        await here.willing.slash(here.room, "wanted", call=True)
        assert here.has_role(here.willing)
        assert not here.has_role(here.other)


async def test_a_role_that_was_given_rights_since_is_not_handed_out(tmp_path: Path) -> None:
    async with server(tmp_path) as here:
        here.role.permissions = int(Permission.MANAGE_GUILD)
        tell_role(here.stage, here.role)
        await here.stage.sandbox.quiet()
        refused = (await here.willing.slash(here.room, "wanted", call=True)).text
        assert bot_words("en").say("refusal-role-not-harmless") in refused
        assert not here.has_role(here.willing)


async def test_a_host_calls_once_after_a_second_step_and_only_those_who_want_it(tmp_path: Path) -> None:
    async with server(tmp_path) as here:
        await here.willing.slash(here.room, "wanted", call=True)
        lobby = await here.stage.lobby(here.host, here.room, seats=4)
        options = (await here.host.press(lobby, "Options")).message
        asked = (await here.host.click(options, str(ControlId("call", 1)))).message
        await here.eyes.all_sent()
        assert here.calls() == [], "nobody is called before the second step"
        await here.host.click(asked, str(ControlId("call-sure", 1)))
        await here.eyes.all_sent()
        [called] = here.calls()
        assert called.pings == [here.willing.id]
        again = (await here.host.slash(here.room, "lobby call")).text
        assert bot_words("en").say("refusal-called-already") in again
        assert "⚠️" in (await here.other.slash(here.room, "lobby call")).text, "only the host"
        assert len(here.calls()) == 1


async def test_nobody_calls_often(tmp_path: Path) -> None:
    async with server(tmp_path) as here:
        most = BY_PERSON["call"][0].most
        for number in range(1, most + 2):
            await here.stage.lobby(here.host, here.room, seats=4)
            asked = await here.host.slash(here.room, "lobby call")
            if number > most:
                assert "⚠️" in asked.text
                break
            await here.host.click(asked.message, str(ControlId("call-sure", number)))
            await here.eyes.all_sent()
        assert len(here.calls()) == most
