"""Users: the bot itself, anyone else, and direct messages."""

from sandbox import payloads
from sandbox.permissions import on_server
from sandbox.refusal import Json, Refusal
from sandbox.rest.routing import Answer, Call, Routes

routes = Routes()


@routes.add("GET", "/users/@me")
def me(call: Call) -> Answer:
    """The bot's own account."""
    return Answer(payloads.own_user(call.desk.world.bot))


@routes.add("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Answer:
    """The servers the bot is on."""
    world = call.desk.world
    shown: list[Json] = [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(on_server(guild, world.bot_id)),
            "features": [],
        }
        for guild in world.guilds.values()
    ]
    return Answer(shown)


@routes.add("GET", "/users/{user_id}")
def get_user(call: Call) -> Answer:
    """Anyone."""
    return Answer(payloads.user(call.desk.user(call.number("user_id"))))


@routes.add("POST", "/users/@me/channels")
def open_dm(call: Call) -> Answer:
    """The direct-message channel with a person; it stays the same."""
    desk = call.desk
    person = desk.user(int(call.form.get("recipient_id") or 0))
    if person.bot:
        raise Refusal(400, 50007, "Cannot send messages to this user")
    return Answer(payloads.channel(desk.world, desk.realm.direct_channel(person.id)))
