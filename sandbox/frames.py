"""What is said on the gateway: opcodes, intents, and reading a client's frame or closing with Discord's code."""

from enum import IntEnum, IntFlag
from typing import Any

import orjson
from aiohttp import WSMessage, WSMsgType

from sandbox.refusal import Json

#: every bit that stands for something
ALL_INTENTS = (1 << 26) - 1


class Op(IntEnum):
    """The opcodes of the gateway."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """What a bot asks to be told."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_REACTIONS = 1 << 13
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


class Closing(Exception):
    """The connection ends with one of Discord's codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


def undecodable() -> Closing:
    """A frame, or a field of it, that cannot be read."""
    return Closing(4002, "Error while decoding payload.")


def read_frame(message: WSMessage) -> Json:
    """The object a client sent, with a whole number for an opcode."""
    if message.type is not WSMsgType.TEXT:
        raise undecodable()
    try:
        frame = orjson.loads(message.data)
    except orjson.JSONDecodeError:
        raise undecodable() from None
    if not isinstance(frame, dict) or type(frame.get("op")) is not int:
        raise undecodable()
    return frame


def fields(frame: Json, **kinds: type | tuple[type, ...]) -> Json:
    """The data of a frame as an object whose named fields, where given, are of their type."""
    data = frame.get("d")
    if not isinstance(data, dict):
        raise undecodable()
    for name, kind in kinds.items():
        value = data.get(name)
        if value is not None and (isinstance(value, bool) or not isinstance(value, kind)):
            raise undecodable()
    return data


def is_shard(shard: Any) -> bool:
    """Whether it is a pair of whole numbers, the first below the second."""
    return isinstance(shard, list) and [type(each) for each in shard] == [int, int] and 0 <= shard[0] < shard[1]
