"""Who is named in a message, and who of them is really notified."""

import re
from dataclasses import dataclass

from sandbox.permissions import Permission, in_channel
from sandbox.refusal import Json, invalid_form
from sandbox.world import Channel, World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Mentions:
    """The users, roles and everyone that a message mentions and notifies."""

    users: list[int]
    roles: list[int]
    everyone: bool


def check_allowed(allowed: Json) -> None:
    """`parse` and an explicit list of the same thing exclude each other."""
    for key in ("users", "roles"):
        if allowed.get(key) and key in (allowed.get("parse") or ()):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            raise invalid_form("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def resolve(world: World, channel: Channel, author_id: int, text: str, allowed: Json | None) -> Mentions:
    """Apply allowed_mentions to the text of a message."""
    prose = CODE.sub("", text)
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    listed_users = {int(each) for each in (allowed or {}).get("users") or ()}
    listed_roles = {int(each) for each in (allowed or {}).get("roles") or ()}
    named = dict.fromkeys(int(each) for each in USER.findall(prose))
    users = [each for each in named if each in world.users and ("users" in parse or each in listed_users)]
    guild = world.guild_of(channel)
    may_all = bool(in_channel(world, channel, author_id) & Permission.MENTION_EVERYONE)
    roles = []
    if guild:
        found = dict.fromkeys(int(each) for each in ROLE.findall(prose))
        roles = [each for each in found if each in guild.roles and ("roles" in parse or each in listed_roles)]
        roles = [each for each in roles if may_all or guild.roles[each].mentionable]
    everyone = bool(EVERYONE.search(prose)) and "everyone" in parse and may_all and guild is not None
    return Mentions(users, roles, everyone)
