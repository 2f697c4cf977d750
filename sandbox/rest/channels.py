"""Channels: looking at them, changing them, typing in them."""

from sandbox import payloads
from sandbox.permissions import Permission
from sandbox.refusal import Json, missing_permissions
from sandbox.rest.routing import NOTHING, Answer, Call, Routes

routes = Routes()
OWN_THREAD = {"name", "archived", "auto_archive_duration", "rate_limit_per_user", "locked", "invitable"}


@routes.add("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Answer:
    """One channel or thread."""
    return Answer(payloads.channel(call.desk.world, call.desk.channel(call.number("channel_id"))))


@routes.add("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Answer:
    """Change a channel; of a thread also whether it sleeps or is locked."""
    desk = call.desk
    channel = desk.channel(call.number("channel_id"))
    form = call.form
    if channel.thread is None:
        desk.channel(channel.id, Permission.MANAGE_CHANNELS)
        channel.name = str(form.get("name") or channel.name)
        channel.topic = form.get("topic", channel.topic)
        desk.realm.tell("CHANNEL_UPDATE", payloads.channel(desk.world, channel), channel)
        return Answer(payloads.channel(desk.world, channel))
    manages = desk.threads.may_manage(channel, desk.world.bot_id)
    owns = channel.thread.owner_id == desk.world.bot_id
    only_waking = form.get("archived") is False and set(form) == {"archived"} and not channel.thread.locked
    locks = form.get("locked") is not None
    if not (manages or only_waking or (owns and not locks and not channel.thread.locked)):
        raise missing_permissions()
    desk.threads.update(channel, {key: value for key, value in form.items() if key in OWN_THREAD})
    return Answer(payloads.channel(desk.world, channel))


@routes.add("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Answer:
    """Remove a thread or channel; a direct message is only closed."""
    desk = call.desk
    channel = desk.channel(call.number("channel_id"))
    shown = payloads.channel(desk.world, channel)
    if channel.thread:
        desk.channel(channel.id, Permission.MANAGE_THREADS)
        desk.threads.delete(channel)
    elif channel.guild_id:
        desk.channel(channel.id, Permission.MANAGE_CHANNELS)
        desk.realm.tell("CHANNEL_DELETE", shown, channel)
        del desk.world.channels[channel.id]
        desk.world.messages.pop(channel.id, None)
    return Answer(shown)


@routes.add("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Answer:
    """Show that the bot is writing."""
    desk = call.desk
    channel = desk.writable(call.number("channel_id"))
    data: Json = {
        "channel_id": str(channel.id),
        "user_id": str(desk.world.bot_id),
        "timestamp": int(desk.realm.clock.stamp()),
    }
    if channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
    desk.realm.tell("TYPING_START", data, channel)
    return NOTHING
