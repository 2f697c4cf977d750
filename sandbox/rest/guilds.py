"""Servers: their channels, roles and members."""

from sandbox import introductions, payloads
from sandbox.permissions import Permission, may_see, on_server
from sandbox.refusal import Json, missing_permissions, unknown
from sandbox.rest.routing import NOTHING, Answer, Call, Routes
from sandbox.world import Guild, Role

routes = Routes()


@routes.add("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Answer:
    """One server."""
    guild = call.desk.guild(call.number("guild_id"))
    shown = introductions.guild(call.desk.world, guild)
    if call.query.get("with_counts") in ("1", "true"):
        shown |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return Answer(shown)


@routes.add("GET", "/guilds/{guild_id}/channels")
def get_channels(call: Call) -> Answer:
    """The channels the bot sees, threads not included."""
    world, guild = call.desk.world, call.desk.guild(call.number("guild_id"))
    there = [each for each in world.channels.values() if each.guild_id == guild.id and each.thread is None]
    return Answer([payloads.channel(world, each) for each in there if may_see(world, each, world.bot_id)])


@routes.add("GET", "/guilds/{guild_id}/roles")
def get_roles(call: Call) -> Answer:
    """The roles."""
    return Answer([payloads.role(each) for each in call.desk.guild(call.number("guild_id")).roles.values()])


@routes.add("POST", "/guilds/{guild_id}/roles")
def create_role(call: Call) -> Answer:
    """A new role, below all others."""
    guild, form = _managed(call), call.form
    name, rights = str(form.get("name") or "new role"), int(form.get("permissions") or 0)
    if rights & ~on_server(guild, call.desk.world.bot_id):
        raise missing_permissions()
    role = Role(call.desk.realm.ids.next(), name, rights, 1, int(form.get("color") or 0))
    role.mentionable = bool(form.get("mentionable"))
    guild.roles[role.id] = role
    _told(call, guild, "GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": payloads.role(role)})
    return Answer(payloads.role(role))


def _managed(call: Call) -> Guild:
    """A server whose roles the bot may manage."""
    guild = call.desk.guild(call.number("guild_id"))
    if not on_server(guild, call.desk.world.bot_id) & Permission.MANAGE_ROLES:
        raise missing_permissions()
    return guild


def _told(call: Call, guild: Guild, event: str, data: Json) -> None:
    """Everyone on a server hears of it; so does the bot."""
    room = next(each for each in call.desk.world.channels.values() if each.guild_id == guild.id)
    call.desk.realm.tell(event, data, room)


def _member_role(call: Call, *, taken: bool) -> Answer:
    guild, role = _managed(call), call.number("role_id")
    member = guild.members.get(call.number("user_id"))
    if member is None:
        raise unknown(10007, "Member")
    if role not in guild.roles:
        raise unknown(10011, "Role")
    own = max(guild.roles[each].position for each in guild.members[call.desk.world.bot_id].roles)
    if guild.roles[role].managed_by or guild.roles[role].position > own:
        raise missing_permissions()
    member.roles[:] = [each for each in member.roles if each != role] + ([role] if taken else [])
    return NOTHING


@routes.add("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def add_role(call: Call) -> Answer:
    """Someone gets a role."""
    return _member_role(call, taken=True)


@routes.add("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def remove_role(call: Call) -> Answer:
    """Someone loses a role."""
    return _member_role(call, taken=False)


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    """One member."""
    member = call.desk.guild(call.number("guild_id")).members.get(call.number("user_id"))
    if member is None:
        raise unknown(10007, "Member")
    return Answer(payloads.member(call.desk.world, member))


@routes.add("GET", "/guilds/{guild_id}/members")
def list_members(call: Call) -> Answer:
    """A page of members, by id."""
    guild = call.desk.guild(call.number("guild_id"))
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    found = sorted(each for each in guild.members if each > after)[:limit]
    return Answer([payloads.member(call.desk.world, guild.members[each]) for each in found])
