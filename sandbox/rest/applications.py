"""The bot's application, its commands, and where its gateway is."""

from sandbox import commands, introductions
from sandbox import emojis as own_emojis
from sandbox.refusal import Refusal, unknown
from sandbox.rest.routing import NOTHING, Answer, Call, Routes

routes = Routes()


@routes.add("GET", "/gateway", open_to_all=True)
def gateway(call: Call) -> Answer:
    """Where the gateway is."""
    return Answer({"url": call.desk.realm.gateway})


@routes.add("GET", "/gateway/bot")
def gateway_for_bots(call: Call) -> Answer:
    """Where the gateway is, and how often one may identify."""
    sharding = call.desk.sharding
    at_once = sharding.max_concurrency
    limit = {"total": 1000, "remaining": 999, "reset_after": 86400000, "max_concurrency": at_once}
    return Answer({"url": call.desk.realm.gateway, "shards": sharding.shards, "session_start_limit": limit})


@routes.add("GET", "/oauth2/applications/@me")
@routes.add("GET", "/applications/@me")
def application(call: Call) -> Answer:
    """The bot's own application."""
    return Answer(introductions.application(call.desk.world, call.desk.realm.name))


def _own(call: Call) -> None:
    if call.number("application_id") != call.desk.world.application_id:
        raise Refusal(403, 20012, "You are not authorized to perform this action on this application")


@routes.add("GET", "/applications/{application_id}/emojis")
def emojis(call: Call) -> Answer:
    """The application's emojis."""
    _own(call)
    realm = call.desk.realm
    return Answer({"items": [own_emojis.shown(realm, each) for each in realm.world.emojis.values()]})


@routes.add("POST", "/applications/{application_id}/emojis")
def create_emoji(call: Call) -> Answer:
    """Add an emoji."""
    _own(call)
    realm = call.desk.realm
    return Answer(own_emojis.shown(realm, own_emojis.create(realm, call.form)), 201)


@routes.add("GET", "/applications/{application_id}/emojis/{emoji_id}")
def get_emoji(call: Call) -> Answer:
    """One emoji."""
    _own(call)
    realm = call.desk.realm
    return Answer(own_emojis.shown(realm, own_emojis.existing(realm, call.number("emoji_id"))))


@routes.add("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
def rename_emoji(call: Call) -> Answer:
    """Give an emoji another name."""
    _own(call)
    realm = call.desk.realm
    emoji = own_emojis.existing(realm, call.number("emoji_id"))
    own_emojis.rename(realm, emoji, call.form)
    return Answer(own_emojis.shown(realm, emoji))


@routes.add("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> Answer:
    """Remove an emoji."""
    _own(call)
    own_emojis.remove(call.desk.realm, own_emojis.existing(call.desk.realm, call.number("emoji_id")))
    return NOTHING


@routes.add("GET", "/applications/{application_id}/commands")
def list_commands(call: Call) -> Answer:
    """All global commands."""
    _own(call)
    return Answer(list(call.desk.world.commands.values()))


@routes.add("PUT", "/applications/{application_id}/commands")
def overwrite_commands(call: Call) -> Answer:
    """Replace all global commands."""
    _own(call)
    return Answer(commands.register(call.desk.realm, call.body or []))


@routes.add("POST", "/applications/{application_id}/commands")
def create_command(call: Call) -> Answer:
    """Add one command, or replace the one of the same name."""
    _own(call)
    command, new = commands.upsert(call.desk.realm, call.form)
    return Answer(command, 201 if new else 200)


@routes.add("GET", "/applications/{application_id}/commands/{command_id}")
def get_command(call: Call) -> Answer:
    """One command."""
    _own(call)
    command = call.desk.world.commands.get(call.number("command_id"))
    if command is None:
        raise unknown(10063, "application command")
    return Answer(command)


@routes.add("PATCH", "/applications/{application_id}/commands/{command_id}")
def edit_command(call: Call) -> Answer:
    """Change one command."""
    known = get_command(call).body
    changed = {**known, **call.form}
    return Answer(commands.upsert(call.desk.realm, changed)[0])


@routes.add("DELETE", "/applications/{application_id}/commands/{command_id}")
def delete_command(call: Call) -> Answer:
    """Remove one command."""
    _own(call)
    commands.remove(call.desk.realm, call.number("command_id"))
    return NOTHING
