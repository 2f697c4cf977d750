"""The gateway: the websocket on which the bot learns what happens, with RESUME for the forgetful network."""

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from types import NoneType

import orjson
from aiohttp import WSCloseCode, web

from sandbox import introductions, payloads
from sandbox.frames import ALL_INTENTS, Closing, Intent, Op, fields, is_shard, read_frame, undecodable
from sandbox.interactions import Interaction
from sandbox.news import Notice
from sandbox.permissions import may_see
from sandbox.realm import Realm
from sandbox.refusal import Json
from sandbox.sharding import UNSHARDED, Shard, Sharding, serves
from sandbox.world import Guild

HEARTBEAT_MS = 41250
#: a client may note when it sent a heartbeat only after it has sent it: no network acknowledges one in no time
ROUND_TRIP_SECONDS = 0.05
REPLAY = 500
SESSIONS_KEPT = 200
MAX_CONTENT_FREE = ("content", "embeds", "components", "attachments")


IN_GUILD_AND_DM = {
    "MESSAGE_CREATE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_UPDATE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_DELETE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_REACTION_ADD": (Intent.GUILD_REACTIONS, Intent.DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE": (Intent.GUILD_REACTIONS, Intent.DIRECT_REACTIONS),
    "TYPING_START": (Intent.GUILD_TYPING, Intent.DIRECT_TYPING),
    "CHANNEL_PINS_UPDATE": (Intent.GUILDS, Intent.DIRECT_MESSAGES),
    "CHANNEL_CREATE": (Intent.GUILDS, Intent.DIRECT_MESSAGES),
}
MEMBER_EVENTS = ("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "GUILD_MEMBER_UPDATE")


Check = Callable[[str, Json], None]
Complain = Callable[[str], None]


class Session:
    """One identified bot; it outlives its connection, so that it can be resumed."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.log: deque[Json] = deque(maxlen=REPLAY)
        self.connection: Connection | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Number an event, remember it, and send it if someone is connected."""
        self.sequence += 1
        frame: Json = {"op": int(Op.DISPATCH), "s": self.sequence, "t": event, "d": data}
        self.log.append(frame)
        if self.connection:
            self.connection.send(frame)


class Connection:
    """One websocket; frames leave in order through a queue."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compressed: bool) -> None:
        self.socket = socket
        self.transport = transport
        self.session: Session | None = None
        # the bytes go nowhere but to this machine
        self._deflate = zlib.compressobj(zlib.Z_BEST_SPEED) if compressed else None
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    async def write(self) -> None:
        """Send queued frames until the connection ends."""
        while (frame := await self._queue.get()) is not None:
            text = orjson.dumps(frame)
            try:
                if self._deflate:
                    await self.socket.send_bytes(self._deflate.compress(text) + self._deflate.flush(zlib.Z_SYNC_FLUSH))
                else:
                    await self.socket.send_str(text.decode())
            except (ConnectionError, RuntimeError):
                return

    def stop(self) -> None:
        """No frame after those already queued."""
        self._queue.put_nowait(None)


class Gateway:
    """Accepts the bot, tells each of its sessions what it asked to know, and lets it resume."""

    def __init__(self, realm: Realm, check: Check, complain: Complain, sharding: Sharding) -> None:
        self._realm = realm
        self._world = realm.world
        self._check = check
        self._complain = complain
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._sharding = sharding
        self.refusing = False
        #: shards that are not answered when they identify or resume
        self.silent: set[int] = set()
        realm.news.listen(self._on_notice)

    @property
    def sessions(self) -> list[Session]:
        """The sessions that can receive or resume."""
        return list(self._sessions.values())

    @property
    def connected(self) -> bool:
        """Whether an identified bot is connected."""
        return any(session.connection for session in self._sessions.values())

    @property
    def connected_shards(self) -> list[Shard]:
        """The shards that are connected; one of them several times if several processes are."""
        return sorted(session.shard for session in self._sessions.values() if session.connection)

    def _on_notice(self, notice: Notice) -> None:
        if notice.to_bot:
            channel = self._world.channels.get(notice.channel_id or 0)
            guild = channel.guild_id if channel else notice.data.get("guild_id")
            for session in self._sessions.values():
                if serves(session.shard, int(guild) if guild else None) and self._wants(session, notice):
                    self._dispatch(session, notice.event, self._without_content(session, notice))

    def _dispatch(self, session: Session, event: str, data: Json) -> None:
        self._check(event, data)
        session.dispatch(event, data)

    def deliver(self, interaction: Interaction, payload: Json) -> None:
        """Hand an interaction to every session of its server's shard: while one process takes over from another,
        both hear of it.
        """
        for session in self._sessions.values():
            if serves(session.shard, interaction.channel.guild_id):
                self._dispatch(session, "INTERACTION_CREATE", payload)

    def _wants(self, session: Session, notice: Notice) -> bool:
        in_guild, in_dm = IN_GUILD_AND_DM.get(notice.event, (Intent.GUILDS, Intent.GUILDS))
        if notice.event in MEMBER_EVENTS:
            in_guild = Intent.GUILD_MEMBERS
        channel = self._world.channels.get(notice.channel_id or 0)
        if channel and not may_see(self._world, channel, self._world.bot_id):
            return False
        return bool(session.intents & (in_guild if channel is None or channel.guild_id else in_dm))

    def _without_content(self, session: Session, notice: Notice) -> Json:
        data = notice.data
        if notice.event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & Intent.MESSAGE_CONTENT:
            return data
        bot_id = str(self._world.bot_id)
        addressed = any(each["id"] == bot_id for each in data["mentions"])
        if "guild_id" not in data or data["author"]["id"] == bot_id or addressed:
            return data
        return {**data, "content": "", **{key: [] for key in MAX_CONTENT_FREE[1:]}}

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection of the bot, from HELLO to the end."""
        if self.refusing:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=64 * 1024)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, compressed=request.query.get("compress") == "zlib-stream")
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": int(Op.HELLO), "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            async for message in socket:
                try:
                    self._receive(connection, read_frame(message))
                except Closing as end:
                    await socket.close(code=end.code, message=end.reason.encode())
        except Exception as error:
            # A gateway that fails quietly would only look like a bot that never comes up.
            self._complain(f"the gateway broke: {error!r}")
            raise
        finally:
            self._connections.discard(connection)
            connection.stop()
            if connection.session and connection.session.connection is connection:
                connection.session.connection = None
            writer.cancel()
            self._realm.news.stir()
        return socket

    def _receive(self, connection: Connection, frame: Json) -> None:
        op = frame["op"]
        if op in (Op.IDENTIFY, Op.RESUME) and connection.session:
            raise Closing(4005, "Already authenticated.")
        if op in (Op.PRESENCE, Op.VOICE, Op.REQUEST_MEMBERS) and not connection.session:
            raise Closing(4003, "Not authenticated.")
        match op:
            case Op.HEARTBEAT:
                if type(frame.get("d")) not in (int, NoneType):
                    raise undecodable()
                ack: Json = {"op": int(Op.HEARTBEAT_ACK), "s": None, "t": None, "d": None}
                asyncio.get_running_loop().call_later(ROUND_TRIP_SECONDS, connection.send, ack)
            case Op.IDENTIFY:
                self._identify(connection, fields(frame, token=str))
            case Op.RESUME:
                self._resume(connection, fields(frame, token=str, session_id=str, seq=int))
            case Op.REQUEST_MEMBERS:
                known = fields(frame, guild_id=(str, int), user_ids=(str, int, list), query=str, nonce=str)
                self._send_members(connection, known)
            case Op.PRESENCE | Op.VOICE:
                pass
            case _:
                raise Closing(4001, "Unknown opcode.")

    def _identify(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self._world.token:
            raise Closing(4004, "Authentication failed.")
        intents = data.get("intents")
        if type(intents) is not int or not 0 <= intents <= ALL_INTENTS:
            raise Closing(4013, "Invalid intents.")
        if not is_shard(data.get("shard", list(UNSHARDED))):
            raise Closing(4010, "Invalid shard.")
        number, total = data.get("shard", UNSHARDED)
        shard: Shard = (number, total)
        self._sharding.require(shard)
        if shard[0] in self.silent:
            return
        if not self._sharding.may_identify(shard):
            connection.send({"op": int(Op.INVALID_SESSION), "s": None, "t": None, "d": False})
            return
        session = Session(intents, shard)
        session.connection, connection.session = connection, session
        self._sessions[session.id] = session
        # A new session of the same shard takes the events; the old ones that are gone can no longer be resumed.
        others = [each for each in self._sessions.values() if each is not session and not each.connection]
        for place, other in enumerate(others):
            if other.shard == shard or place < len(self._sessions) - SESSIONS_KEPT:
                del self._sessions[other.id]
        bot = self._world.bot_id
        guilds = [each for each in self._world.guilds.values() if serves(shard, each.id) and bot in each.members]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(self._world.bot),
            "guilds": [{"id": str(each.id), "unavailable": True} for each in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._realm.gateway,
            "application": {"id": str(self._world.application_id), "flags": 0, "flags_new": "0"},
        }
        if "shard" in data:
            ready["shard"] = list(shard)
        self._dispatch(session, "READY", ready)
        for guild in guilds:
            self._introduce(session, guild)
        self._realm.news.stir()

    def _introduce(self, session: Session, guild: Guild) -> None:
        channels = (each for each in self._world.channels.values() if each.guild_id == guild.id)
        bot_sees = [each for each in channels if may_see(self._world, each, self._world.bot_id)]
        wants_members = bool(session.intents & Intent.GUILD_MEMBERS)
        data = introductions.guild_create(self._world, guild, with_members=wants_members, visible=bot_sees)
        self._dispatch(session, "GUILD_CREATE", data)

    def appear(self, guild: Guild) -> None:
        """A server is there for the bot, for the first time or again."""
        for session in self._sessions.values():
            if serves(session.shard, guild.id):
                self._introduce(session, guild)

    def vanish(self, guild: Guild, *, outage: bool) -> None:
        """A server is gone for the bot: for a while, by an outage, or because it was removed there."""
        data: Json = {"id": str(guild.id), **({"unavailable": True} if outage else {})}
        for session in self._sessions.values():
            if serves(session.shard, guild.id):
                self._dispatch(session, "GUILD_DELETE", data)

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        seen = data.get("seq") or 0
        missed = [frame for frame in session.log if frame["s"] > seen] if session else []
        complete = session is not None and (not missed or missed[0]["s"] == seen + 1)
        if session is None or data.get("token") != self._world.token or not complete:
            connection.send({"op": int(Op.INVALID_SESSION), "s": None, "t": None, "d": False})
            return
        if session.shard[0] in self.silent:
            return
        if seen > session.sequence:
            raise Closing(4007, "Invalid seq.")
        session.connection, connection.session = connection, session
        for frame in missed:
            connection.send(frame)
        session.dispatch("RESUMED", {})
        self._realm.news.stir()

    def _send_members(self, connection: Connection, data: Json) -> None:
        guild = next((each for each in self._world.guilds.values() if str(each.id) == str(data.get("guild_id"))), None)
        if connection.session is None or guild is None:
            return
        listed = data.get("user_ids") or []
        wanted = {str(each) for each in (listed if isinstance(listed, list) else [listed])}
        query = str(data.get("query") or "").lower()
        found = [
            each
            for each in guild.members.values()
            if (str(each.user_id) in wanted if wanted else self._world.users[each.user_id].username.startswith(query))
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(self._world, each) for each in found],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._dispatch(connection.session, "GUILD_MEMBERS_CHUNK", chunk)

    def ask_to_reconnect(self) -> None:
        """Tell the bot to come back, as Discord does before a restart of its own."""
        for connection in self._connections:
            connection.send({"op": int(Op.RECONNECT), "s": None, "t": None, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Declare the session invalid; unless resumable, it is forgotten."""
        for connection in self._connections:
            connection.send({"op": int(Op.INVALID_SESSION), "s": None, "t": None, "d": resumable})
        if not resumable:
            self._sessions.clear()

    def drop_strangers(self) -> None:
        """Cut the connections that were never answered: they come again."""
        for connection in list(self._connections):
            if connection.session is None and connection.transport:
                connection.transport.abort()

    def abort(self, *, forget: bool = False, shard: int | None = None) -> None:
        """Cut the connection, or that of a shard, without a word."""
        for connection in list(self._connections):
            session = connection.session
            if shard is not None and (session is None or session.shard[0] != shard):
                continue
            if session:
                session.connection = None
                if forget:
                    self._sessions.pop(session.id, None)
            if connection.transport:
                connection.transport.abort()
        if forget and shard is None:
            self._sessions.clear()

    async def close(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close all connections with a code."""
        for connection in list(self._connections):
            await connection.socket.close(code=code)
