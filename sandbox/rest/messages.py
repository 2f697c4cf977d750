"""Messages in channels: sending, reading, editing, deleting, pinning, reacting."""

from urllib.parse import unquote

from sandbox import limits, payloads
from sandbox.clock import iso
from sandbox.permissions import Permission
from sandbox.refusal import Refusal, invalid_form, missing_permissions
from sandbox.rest.routing import NOTHING, Answer, Call, Routes
from sandbox.world import Message

routes = Routes()
PAGE = 100


def _shown(call: Call, message: Message) -> Answer:
    return Answer(payloads.message(call.desk.world, message, call.desk.realm.cdn))


def _target(call: Call, *needed: Permission) -> Message:
    return call.desk.message(call.number("channel_id"), call.number("message_id"), *needed)


@routes.add("POST", "/channels/{channel_id}/messages")
def create_message(call: Call) -> Answer:
    """Say something."""
    desk = call.desk
    channel = desk.writable(call.number("channel_id"))
    if call.files:
        desk.channel(channel.id, Permission.ATTACH_FILES)
    limits.check_flags(call.draft.flags, allowed=limits.MAY_BE_SET)
    return _shown(call, desk.messages.post(channel, desk.world.bot_id, call.draft))


@routes.add("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> Answer:
    """A page of what was said, newest first."""
    desk = call.desk
    channel = desk.channel(call.number("channel_id"), Permission.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= PAGE:
        raise invalid_form("limit", "NUMBER_TYPE_MAX", f"int value should be less than or equal to {PAGE}.")
    said = [each for each in desk.world.messages.get(channel.id, {}).values() if each.owner_id is None]
    said.sort(key=lambda each: each.id, reverse=True)
    if before := call.query.get("before"):
        said = [each for each in said if each.id < int(before)]
    elif after := call.query.get("after"):
        said = [each for each in said if each.id > int(after)][-limit:]
    elif around := call.query.get("around"):
        newer = [each for each in said if each.id >= int(around)][-(limit // 2 + 1) :]
        said = newer + [each for each in said if each.id < int(around)][: limit - len(newer)]
    return Answer([payloads.message(desk.world, each, desk.realm.cdn) for each in said[:limit]])


@routes.add("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Answer:
    """One message."""
    return _shown(call, _target(call, Permission.READ_MESSAGE_HISTORY))


@routes.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Answer:
    """Change a message of the bot's own."""
    desk, message = call.desk, _target(call)
    if message.author_id != desk.world.bot_id:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    desk.threads.awake(desk.world.channels[message.channel_id])
    return _shown(call, desk.messages.edit(message, call.draft))


def _delete(call: Call, message: Message) -> None:
    desk = call.desk
    if message.author_id != desk.world.bot_id:
        desk.channel(message.channel_id, Permission.MANAGE_MESSAGES)
    desk.threads.awake(desk.world.channels[message.channel_id])
    desk.messages.delete(message)


@routes.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Answer:
    """Remove a message."""
    _delete(call, _target(call))
    return NOTHING


@routes.add("POST", "/channels/{channel_id}/messages/bulk-delete")
def bulk_delete(call: Call) -> Answer:
    """Remove two to a hundred messages."""
    desk = call.desk
    channel = desk.channel(call.number("channel_id"), Permission.MANAGE_MESSAGES)
    wanted = [int(each) for each in call.form.get("messages") or ()]
    if not 2 <= len(wanted) <= PAGE:
        raise Refusal(400, 50016, "Provided too few or too many messages to delete. Must provide between 2 and 100.")
    for each in wanted:
        if (message := desk.world.message(channel.id, each)) and message.owner_id is None:
            desk.messages.delete(message)
    return NOTHING


def _pin(call: Call, *, pinned: bool) -> Answer:
    desk, message = call.desk, _target(call)
    channel = desk.world.channels[message.channel_id]
    try:
        desk.channel(channel.id, Permission.PIN_MESSAGES)
    except Refusal:
        raise missing_permissions() from None
    desk.threads.awake(channel)
    desk.messages.pin(message, pinned=pinned)
    return NOTHING


@routes.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.add("PUT", "/channels/{channel_id}/pins/{message_id}")
def pin(call: Call) -> Answer:
    """Pin a message."""
    return _pin(call, pinned=True)


@routes.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.add("DELETE", "/channels/{channel_id}/pins/{message_id}")
def unpin(call: Call) -> Answer:
    """Unpin a message."""
    return _pin(call, pinned=False)


@routes.add("GET", "/channels/{channel_id}/messages/pins")
def pins(call: Call) -> Answer:
    """A page of pins, newest first."""
    desk = call.desk
    channel = desk.channel(call.number("channel_id"))
    limit = min(50, int(call.query.get("limit", 50)))
    found = desk.messages.pinned(channel)
    if before := call.query.get("before"):
        found = [each for each in found if iso(each.pinned_at or 0) < before]
    items = [
        {"pinned_at": iso(each.pinned_at or 0), "message": payloads.message(desk.world, each, desk.realm.cdn)}
        for each in found[:limit]
    ]
    return Answer({"items": items, "has_more": len(found) > limit})


@routes.add("GET", "/channels/{channel_id}/pins")
def old_pins(call: Call) -> Answer:
    """All pins, the older route."""
    desk = call.desk
    found = desk.messages.pinned(desk.channel(call.number("channel_id")))
    return Answer([payloads.message(desk.world, each, desk.realm.cdn) for each in found[:50]])


@routes.add("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
def react(call: Call) -> Answer:
    """Add the bot's reaction."""
    message = _target(call, Permission.READ_MESSAGE_HISTORY, Permission.ADD_REACTIONS)
    call.desk.threads.awake(call.desk.world.channels[message.channel_id])
    call.desk.messages.react(message, call.desk.world.bot_id, unquote(call.params["emoji_name"]), add=True)
    return NOTHING


@routes.add("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
def unreact(call: Call) -> Answer:
    """Take the bot's reaction back."""
    emoji = unquote(call.params["emoji_name"])
    call.desk.messages.react(_target(call), call.desk.world.bot_id, emoji, add=False)
    return NOTHING
