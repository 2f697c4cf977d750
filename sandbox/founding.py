"""The first day: an application, a bot, a server, some channels and some people."""

import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.permissions import EVERYTHING, FOR_EVERYONE, FOR_THE_BOT
from sandbox.snowflake import Snowflakes
from sandbox.world import Channel, ChannelKind, Guild, Member, Role, User, World


@dataclass(frozen=True, slots=True)
class Character:
    """A person to be, with a language."""

    name: str
    locale: str


CAST = (
    Character("Ada", "en-US"),
    Character("Bruno", "de"),
    Character("Chloé", "fr"),
    Character("Dieter", "de"),
    Character("Emma", "en-GB"),
    Character("Farid", "fr"),
)
ROOMS = (
    ("general", "Say hello, set the table."),
    ("game-room", "Games run here, each in its own thread."),
    ("second-table", "For a second game at the same time."),
)
SERVER_NAME = "Board Game Night"


def found(ids: Snowflakes, now: float, bot_name: str, cast: Sequence[Character], locale: str = "en-US") -> World:
    """A new world; the first person owns the server and administers it."""
    application_id = ids.next()
    bot = User(application_id, username_of(bot_name), bot_name, bot=True)
    world = World(application_id, bot.id, f"sandbox.{secrets.token_urlsafe(32)}")
    world.users[bot.id] = bot
    for character in cast:
        person = User(ids.next(), username_of(character.name), character.name, character.locale)
        world.users[person.id] = person
    owner = next(iter(world.people), bot)
    guild = Guild(ids.next(), SERVER_NAME, owner.id, locale)
    world.guilds[guild.id] = guild
    guild.roles[guild.id] = Role(guild.id, "@everyone", int(FOR_EVERYONE))
    admin = Role(ids.next(), "Administrator", EVERYTHING, 2, 0xE8A33D)
    managed = Role(ids.next(), bot_name, int(FOR_THE_BOT), 1, managed_by=bot.id)
    guild.roles |= {admin.id: admin, managed.id: managed}
    for user in world.users.values():
        guild.members[user.id] = Member(user.id, now)
    guild.members[bot.id].roles.append(managed.id)
    if not owner.bot:
        guild.members[owner.id].roles.append(admin.id)
    for position, (name, topic) in enumerate(ROOMS):
        room = Channel(ids.next(), ChannelKind.TEXT, name, guild.id, topic=topic, position=position)
        world.channels[room.id] = room
    return world


def username_of(name: str) -> str:
    """An account name in plain lower-case letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "".join(each for each in plain.lower() if each.isalnum() or each in "._") or "user"
