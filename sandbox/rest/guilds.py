"""Servers: their channels, roles and members."""

from sandbox import introductions, payloads
from sandbox.permissions import may_see
from sandbox.refusal import unknown
from sandbox.rest.routing import Answer, Call, Routes

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
