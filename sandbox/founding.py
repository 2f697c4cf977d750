"""The first day: an application, a bot, a server, some channels and some people."""

import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.permissions import EVERYTHING, FOR_EVERYONE, FOR_THE_BOT
from sandbox.sharding import serves
from sandbox.snowflake import SEQUENCE_BITS, Snowflakes
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


@dataclass(frozen=True, slots=True)
class Board:
    """A forum as someone set it up: what it is for, its tags, and the first post, which explains it."""

    name: str
    topic: str
    tags: tuple[str, ...]
    title: str
    text: str


TABLES = Board(
    "game-tables",
    "One post for each table, tagged with its game.",
    ("Info", "Comuni", "Flandern 1302", "Alba Longa", "Shafausa", "Goofspiel"),
    "How tables work here",
    "Type `/game new` in any post of this forum, this one too: the table becomes a post of its own, with the tag of "
    "its game, and is played there.",
)
#: seconds since the bot was invited
LONG_AGO = 30 * 24 * 3600.0
#: of the first server and of the next ones
SERVER_NAMES = ("Board Game Night", "Sunday Table", "The Long Game", "Café des Dés")


def found(
    ids: Snowflakes, now: float, bot_name: str, cast: Sequence[Character], locale: str = "en-US", *, shards: int = 1
) -> World:
    """A new world; the first person owns the server and administers it."""
    application_id = ids.next()
    bot = User(application_id, username_of(bot_name), bot_name, bot=True)
    world = World(application_id, bot.id, f"sandbox.{secrets.token_urlsafe(32)}")
    world.users[bot.id] = bot
    for character in cast:
        person = User(ids.next(), username_of(character.name), character.name, character.locale)
        world.users[person.id] = person
    add_server(world, ids, now, locale, shards=shards)
    return world


def add_server(world: World, ids: Snowflakes, now: float, locale: str = "en-US", *, shards: int = 1) -> Guild:
    """One server more, with everyone on it, on the shard that has the fewest."""
    number, bot = len(world.guilds), world.bot
    owner = next(iter(world.people), bot)
    name = SERVER_NAMES[number % len(SERVER_NAMES)] + (f" {number + 1}" if number >= len(SERVER_NAMES) else "")
    guild = Guild(_on_emptiest_shard(world, ids, shards), name, owner.id, locale)
    world.guilds[guild.id] = guild
    guild.roles[guild.id] = Role(guild.id, "@everyone", int(FOR_EVERYONE))
    admin = Role(ids.next(), "Administrator", EVERYTHING, 2, 0xE8A33D)
    managed = Role(ids.next(), bot.display_name, int(FOR_THE_BOT), 1, managed_by=bot.id)
    guild.roles |= {admin.id: admin, managed.id: managed}
    for user in world.users.values():
        guild.members[user.id] = Member(user.id, now - LONG_AGO if user.bot else now)
    guild.members[bot.id].roles.append(managed.id)
    if not owner.bot:
        guild.members[owner.id].roles.append(admin.id)
    for position, (name, topic) in enumerate(ROOMS):
        room = Channel(ids.next(), ChannelKind.TEXT, name, guild.id, topic=topic, position=position)
        world.channels[room.id] = room
    return guild


def _on_emptiest_shard(world: World, ids: Snowflakes, shards: int) -> int:
    """An id for a server: the moment it is made at decides which shard it is on."""
    emptiest = min(range(shards), key=lambda shard: sum(serves((shard, shards), each) for each in world.guilds))
    made = ids.next()
    while not serves((emptiest, shards), made):
        ids.last += 1 << SEQUENCE_BITS
        made = ids.last
    return made


def username_of(name: str) -> str:
    """An account name in plain lower-case letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "".join(each for each in plain.lower() if each.isalnum() or each in "._") or "user"
