"""The page's side of the server: its files, and a websocket per person that carries only what they may see."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from importlib import resources
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.acts import Acts
from sandbox.interactions import Interaction, Interactions
from sandbox.invocation import NotPossible
from sandbox.limits import Upload
from sandbox.messages import Messages
from sandbox.news import Notice
from sandbox.permissions import may_see
from sandbox.realm import Realm
from sandbox.refusal import Json, Refusal
from sandbox.world import Channel, ChannelKind, Guild, Message, User

HISTORY = 60
#: messages shown above one that a link leads to
ABOVE = 20
QUEUED = 5000
PAGE_FILES = {
    "": ("index.html", "text/html"),
    "page.css": ("page.css", "text/css"),
    "words.json": ("words.json", "application/json"),
}
SCRIPTS = "text/javascript"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Viewer:
    """One window of one person."""

    def __init__(self, user: User, socket: web.WebSocketResponse) -> None:
        self.user = user
        self.socket = socket
        self.queue: asyncio.Queue[Json | None] = asyncio.Queue(QUEUED)

    def send(self, event: str, data: Any, **more: Any) -> None:
        """Queue something for the window; one that reads too slowly is cut off and will reconnect."""
        try:
            self.queue.put_nowait({"t": event, "d": data, **more})
        except asyncio.QueueFull:
            self.queue = asyncio.Queue()
            self.queue.put_nowait(None)


Reply = Callable[[Viewer, Json], Any]


class Feed:
    """Serves the page under a secret path."""

    def __init__(self, realm: Realm, acts: Acts, messages: Messages, interactions: Interactions) -> None:
        self._realm = realm
        self._world = realm.world
        self._acts = acts
        self._messages = messages
        self._interactions = interactions
        self._viewers: set[Viewer] = set()
        self.token = realm.world.page_key
        self._replies: dict[str, Reply] = {
            "commands": self._commands,
            "history": self._history,
            "pins": self._pins,
            "read": self._read,
            "say": self._say,
            "post": self._post,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "component": self._component,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "react": self._react,
            "direct": self._direct,
            "accept_dms": self._accept_dms,
        }
        realm.news.listen(self._on_notice)

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Put the page's addresses on the server."""
        router.add_get("/p/{token}/feed", self._feed)
        router.add_get("/p/{token}/{file:[\\w.]*}", self._file)

    async def close(self) -> None:
        """Close all windows' connections."""
        for viewer in list(self._viewers):
            await viewer.socket.close()

    def _on_notice(self, notice: Notice) -> None:
        for viewer in self._viewers:
            if viewer.user.id in notice.audience:
                viewer.send(notice.event, notice.data)

    def _right_token(self, request: web.Request) -> bool:
        return secrets.compare_digest(request.match_info["token"].encode(), self.token.encode())

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["file"]
        file, kind = PAGE_FILES.get(name, (name, SCRIPTS))
        source = resources.files("sandbox") / "page" / file
        if not self._right_token(request) or (kind == SCRIPTS and not name.endswith(".js")) or not source.is_file():
            return web.Response(status=404, text="Nothing here.\n")
        headers = {
            "Content-Security-Policy": POLICY,
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-store",
        }
        return web.Response(body=source.read_bytes(), content_type=kind, charset="utf-8", headers=headers)

    async def _feed(self, request: web.Request) -> web.StreamResponse:
        if not self._right_token(request):
            return web.Response(status=404, text="Nothing here.\n")
        people = {person.username: person for person in self._world.people}
        user = people.get(request.query.get("as", ""), next(iter(people.values())))
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=16 * 1024 * 1024)
        await socket.prepare(request)
        if request.query.get("fresh") == "1" and not any(other.user is user for other in self._viewers):
            self._acts.reload(user)
        viewer = Viewer(user, socket)
        viewer.send("WELCOME", self._welcome(user))
        self._viewers.add(viewer)
        writer = asyncio.create_task(self._write(viewer))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(viewer, message.data)
        finally:
            self._viewers.discard(viewer)
            writer.cancel()
        return socket

    async def _write(self, viewer: Viewer) -> None:
        while (frame := await viewer.queue.get()) is not None:
            try:
                await viewer.socket.send_str(orjson.dumps(frame).decode())
            except (ConnectionError, RuntimeError):
                return
        await viewer.socket.close()

    def _receive(self, viewer: Viewer, text: str) -> None:
        nonce = None
        try:
            frame = orjson.loads(text)
            nonce = frame.get("nonce")
            answer = self._replies[frame["op"]](viewer, frame)
        except (NotPossible, LookupError, Refusal, ValueError, TypeError, AttributeError) as problem:
            viewer.send("PROBLEM", {"text": str(problem)}, nonce=nonce)
        else:
            viewer.send("REPLY", answer, nonce=nonce)

    def _welcome(self, user: User) -> Json:
        world = self._world
        return {
            "me": {**payloads.user(user), "locale": user.locale, "accept_dms": user.dms_open},
            "bot": payloads.user(world.bot),
            "users": [payloads.user(each) for each in world.users.values()],
            "languages": {str(each.id): each.locale for each in world.people},
            "guilds": [self._server(each) for each in world.guilds.values() if user.id in each.members],
            "channels": [self._listed(user, each) for each in world.channels.values() if may_see(world, each, user.id)],
            "commands": self._offered(user),
        }

    def _server(self, guild: Guild) -> Json:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "roles": [payloads.role(each) for each in guild.roles.values()],
            "members": {str(each.user_id): [str(role) for role in each.roles] for each in guild.members.values()},
        }

    def _offered(self, user: User) -> Json:
        """The commands of this person on the server and in direct messages."""
        world = self._world
        in_guild = next(each for each in world.channels.values() if each.guild_id)
        direct = Channel(0, ChannelKind.DM, recipients=[user.id])
        return {"guild": self._acts.commands_for(user, in_guild), "direct": self._acts.commands_for(user, direct)}

    def _commands(self, viewer: Viewer, frame: Json) -> Json:
        return self._offered(viewer.user)

    def _listed(self, user: User, channel: Channel) -> Json:
        read = self._world.read.get(user.id, {}).get(channel.id, 0)
        new = [each for each in self._visible(user, channel) if each.id > read and each.author_id != user.id]
        return {
            **payloads.channel(self._world, channel),
            "joined": channel.thread is not None and user.id in channel.thread.members,
            "unread": any(each.owner_id is None for each in new),
            "mentions": sum(1 for each in new if user.id in each.pings or channel.guild_id is None),
        }

    def _visible(self, user: User, channel: Channel) -> list[Message]:
        said = self._world.messages.get(channel.id, {}).values()
        return [each for each in said if each.owner_id in (None, user.id)]

    def _channel(self, viewer: Viewer, frame: Json) -> Channel:
        channel = self._world.channels[int(frame["channel"])]
        if not may_see(self._world, channel, viewer.user.id):
            raise NotPossible("this channel cannot be seen")
        return channel

    def _message(self, viewer: Viewer, frame: Json) -> Message:
        message = self._world.message(self._channel(viewer, frame).id, int(frame["message"]))
        if message is None or message.owner_id not in (None, viewer.user.id):
            raise NotPossible("this message is gone")
        return message

    def _history(self, viewer: Viewer, frame: Json) -> Json:
        said = self._visible(viewer.user, self._channel(viewer, frame))
        if before := frame.get("before"):
            said = [each for each in said if each.id < int(before)]
        size = HISTORY
        if back := frame.get("back"):
            size = max(size, sum(1 for each in said if each.id >= int(back)) + ABOVE)
        page = said[-size:]
        shown = [payloads.gateway_message(self._world, each, self._realm.cdn) for each in page]
        return {"messages": shown, "more": len(said) > len(page)}

    def _pins(self, viewer: Viewer, frame: Json) -> list[Json]:
        pinned = self._messages.pinned(self._channel(viewer, frame))
        return [payloads.message(self._world, each, self._realm.cdn) for each in pinned]

    def _read(self, viewer: Viewer, frame: Json) -> None:
        self._acts.read(viewer.user, self._channel(viewer, frame))

    def _say(self, viewer: Viewer, frame: Json) -> Json:
        message = self._acts.say(viewer.user, self._channel(viewer, frame), str(frame["text"]))
        return {"id": str(message.id)}

    def _post(self, viewer: Viewer, frame: Json) -> Json:
        forum, tags = self._channel(viewer, frame), [str(each) for each in frame.get("tags") or ()]
        return {"id": str(self._acts.post(viewer.user, forum, str(frame["title"]), str(frame["text"]), tags).id)}

    def _values(self, frame: Json) -> Json:
        """Files come as an object with a name and base64 data, in a modal as a list of such."""
        return {name: _with_uploads(value) for name, value in dict(frame.get("values") or {}).items()}

    def _started(self, interaction: Interaction) -> Json:
        return {"interaction": str(interaction.id)}

    def _command(self, viewer: Viewer, frame: Json) -> Json:
        channel = self._channel(viewer, frame)
        return self._started(self._acts.command(viewer.user, channel, str(frame["name"]), self._values(frame)))

    def _autocomplete(self, viewer: Viewer, frame: Json) -> Json:
        channel = self._channel(viewer, frame)
        name, focused = str(frame["name"]), str(frame["focused"])
        return self._started(self._acts.autocomplete(viewer.user, channel, name, self._values(frame), focused))

    def _component(self, viewer: Viewer, frame: Json) -> Json:
        message = self._message(viewer, frame)
        values = frame.get("values") or ()
        return self._started(self._acts.component(viewer.user, message, str(frame["custom_id"]), values))

    def _submit(self, viewer: Viewer, frame: Json) -> Json:
        asked = self._interactions.by_id(int(frame["interaction"]))
        if asked is None or asked.user.id != viewer.user.id:
            raise NotPossible("this form is no longer open")
        return self._started(self._acts.submit(asked, self._values({"values": frame.get("fields")})))

    def _dismiss(self, viewer: Viewer, frame: Json) -> None:
        self._acts.dismiss(viewer.user, self._message(viewer, frame))

    def _react(self, viewer: Viewer, frame: Json) -> None:
        message = self._message(viewer, frame)
        self._acts.react(viewer.user, message, str(frame["emoji"]), add=bool(frame.get("add")))

    def _direct(self, viewer: Viewer, frame: Json) -> Json:
        return self._listed(viewer.user, self._realm.direct_channel(viewer.user.id))

    def _accept_dms(self, viewer: Viewer, frame: Json) -> None:
        viewer.user.dms_open = bool(frame["accept"])


def _with_uploads(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_uploads(each) for each in value]
    if isinstance(value, dict):
        return Upload(str(value["name"]), base64.b64decode(value["data"]))
    return value
