"""Threads: opening, joining, listing."""

from sandbox import limits, payloads
from sandbox.messages import Draft
from sandbox.permissions import Permission, may_see
from sandbox.refusal import Refusal, invalid_form, unknown
from sandbox.rest.routing import NOTHING, Answer, Call, Routes
from sandbox.threads import archived_page
from sandbox.world import Channel, ChannelKind

routes = Routes()


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def open_from_message(call: Call) -> Answer:
    """Open a public thread below a message; it takes the message's id."""
    desk = call.desk
    parent = desk.channel(call.number("channel_id"), Permission.CREATE_PUBLIC_THREADS)
    start = desk.message(parent.id, call.number("message_id"))
    if parent.kind is not ChannelKind.TEXT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    thread = desk.threads.open(parent, desk.world.bot_id, call.form, start)
    return Answer(_with_own_membership(call, thread), 201)


@routes.add("POST", "/channels/{channel_id}/threads")
def open_alone(call: Call) -> Answer:
    """Open a thread without a message, private unless told otherwise; in a forum a post with its first message."""
    desk = call.desk
    place = desk.world.channels.get(call.number("channel_id"))
    if place is not None and place.kind is ChannelKind.FORUM:
        return _post(call)
    kind = call.form.get("type") or ChannelKind.PRIVATE_THREAD
    if kind not in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD):
        raise invalid_form("type", "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    public = kind == ChannelKind.PUBLIC_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    parent = desk.channel(call.number("channel_id"), needed)
    if parent.kind is not ChannelKind.TEXT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    thread = desk.threads.open(parent, desk.world.bot_id, call.form)
    return Answer(_with_own_membership(call, thread), 201)


def _post(call: Call) -> Answer:
    """A post in a forum: a thread whose first message has its id."""
    desk = call.desk
    forum = desk.channel(call.number("channel_id"), Permission.SEND_MESSAGES)
    form = call.form.get("message")
    if not isinstance(form, dict):
        raise invalid_form("message", "BASE_TYPE_REQUIRED", "This field is required")
    draft = Draft(form, call.files)
    limits.check_flags(draft.flags, allowed=limits.MAY_BE_SET)
    thread = desk.threads.open(forum, desk.world.bot_id, call.form)
    message = desk.messages.post(thread, desk.world.bot_id, draft, number=thread.id)
    shown = payloads.message(desk.world, message, desk.realm.cdn)
    return Answer({**_with_own_membership(call, thread), "message": shown}, 201)


def _with_own_membership(call: Call, thread: Channel) -> dict[str, object]:
    shown = payloads.channel(call.desk.world, thread)
    return {**shown, "member": payloads.thread_member(thread, call.desk.world.bot_id)}


def _thread(call: Call) -> Channel:
    channel = call.desk.channel(call.number("channel_id"))
    if channel.thread is None:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return channel


def _joined(call: Call, user_id: int) -> Answer:
    thread = _thread(call)
    call.desk.threads.awake(thread)
    call.desk.threads.join(thread, user_id)
    return NOTHING


@routes.add("PUT", "/channels/{channel_id}/thread-members/@me")
def join(call: Call) -> Answer:
    """The bot joins."""
    return _joined(call, call.desk.world.bot_id)


@routes.add("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave(call: Call) -> Answer:
    """The bot leaves."""
    thread = _thread(call)
    call.desk.threads.awake(thread)
    call.desk.threads.leave(thread, call.desk.world.bot_id)
    return NOTHING


@routes.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_member(call: Call) -> Answer:
    """Bring someone in."""
    return _joined(call, call.desk.user(call.number("user_id")).id)


@routes.add("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_member(call: Call) -> Answer:
    """Send someone out."""
    desk, thread = call.desk, _thread(call)
    assert thread.thread is not None
    if thread.thread.owner_id != desk.world.bot_id or thread.kind is ChannelKind.PUBLIC_THREAD:
        desk.channel(thread.id, Permission.MANAGE_THREADS)
    desk.threads.awake(thread)
    desk.threads.leave(thread, call.number("user_id"))
    return NOTHING


@routes.add("GET", "/channels/{channel_id}/thread-members")
def list_members(call: Call) -> Answer:
    """Who is in the thread."""
    thread = _thread(call)
    assert thread.thread is not None
    return Answer([payloads.thread_member(thread, each) for each in thread.thread.members])


@routes.add("GET", "/channels/{channel_id}/thread-members/{user_id}")
def get_member(call: Call) -> Answer:
    """Whether someone is in the thread."""
    thread, user_id = _thread(call), call.number("user_id")
    assert thread.thread is not None
    if user_id not in thread.thread.members:
        raise unknown(10007, "Member")
    return Answer(payloads.thread_member(thread, user_id))


def _page(call: Call, kind: ChannelKind) -> Answer:
    desk = call.desk
    parent = desk.channel(call.number("channel_id"), Permission.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit", 50))
    found = archived_page(desk.realm, parent, kind, limit + 1, call.query.get("before"))
    return _listed(call, found[:limit], has_more=len(found) > limit)


def _listed(call: Call, threads: list[Channel], *, has_more: bool = False) -> Answer:
    world = call.desk.world
    mine = [each for each in threads if each.thread and world.bot_id in each.thread.members]
    return Answer(
        {
            "threads": [payloads.channel(world, each) for each in threads],
            "members": [payloads.thread_member(each, world.bot_id) for each in mine],
            "has_more": has_more,
        }
    )


@routes.add("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(call: Call) -> Answer:
    """Archived public threads."""
    return _page(call, ChannelKind.PUBLIC_THREAD)


@routes.add("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(call: Call) -> Answer:
    """Archived private threads."""
    call.desk.channel(call.number("channel_id"), Permission.MANAGE_THREADS)
    return _page(call, ChannelKind.PRIVATE_THREAD)


@routes.add("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Answer:
    """All threads of a server that are awake and that the bot sees."""
    world, guild = call.desk.world, call.desk.guild(call.number("guild_id"))
    threads = [each for each in world.channels.values() if each.thread and not each.thread.archived]
    return _listed(call, [e for e in threads if e.guild_id == guild.id and may_see(world, e, world.bot_id)])
