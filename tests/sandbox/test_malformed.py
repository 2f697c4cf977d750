"""Whatever is sent, the sandbox answers as Discord does: close codes, 400 with 50035, no 5xx, no traceback."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import orjson
import pytest

from sandbox import Channel, Person, Sandbox
from tests.sandbox.wire import Wire

ROUNDS = 400
WORDS = (
    *("op", "d", "s", "t", "token", "intents", "session_id", "seq", "guild_id", "user_ids", "query", "nonce", "shard"),
    *(
        "content",
        "embeds",
        "components",
        "type",
        "custom_id",
        "label",
        "style",
        "options",
        "value",
        "flags",
        "attachments",
    ),
    *(
        "allowed_mentions",
        "parse",
        "users",
        "roles",
        "message_reference",
        "message_id",
        "title",
        "fields",
        "name",
        "footer",
    ),
    *(
        "description",
        "image",
        "url",
        "color",
        "timestamp",
        "items",
        "media",
        "accessory",
        "emoji",
        "data",
        "choices",
        "id",
    ),
    *("auto_archive_duration", "rate_limit_per_user", "topic", "archived", "recipient_id", "messages", "min_values"),
    *("name_localizations", "contexts", "integration_types", "default_member_permissions", "author", "tts", "filename"),
)
#: what the page's frames carry
PAGE_WORDS = (
    "channel",
    "message",
    "before",
    "back",
    "text",
    "values",
    "fields",
    "focused",
    "interaction",
    "accept",
    "emoji",
)


def anything(chance: random.Random, words: tuple[str, ...], depth: int = 0) -> Any:
    """A piece of JSON."""
    match chance.randrange(10 if depth < 5 else 7):
        case 0:
            return None
        case 1:
            return chance.random() < 0.5
        case 2:
            return chance.choice((0, 1, 2, 3, 5, 6, 9, 10, 12, 17, -1, 64, 32768, 2**40, 2**63 - 1))
        case 3:
            return chance.choice((0.5, -1e300, 1e20))
        case 4 | 5:
            return chance.choice(("", "x", "12", "-1", "9" * 5000, "attachment://a", "<t:9>", "\u0000", "🎲", *words))
        case 6:
            return chance.choice(words)
        case 7:
            return [anything(chance, words, depth + 1) for _ in range(chance.randrange(4))]
        case _:
            return {chance.choice(words): anything(chance, words, depth + 1) for _ in range(chance.randrange(6))}


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """Where the world is kept."""
    return tmp_path / "state.json"


@pytest.fixture
async def sandbox(state: Path) -> AsyncIterator[Sandbox]:
    """A sandbox that may complain of what it is sent."""
    async with Sandbox(paced=False, state=state) as running:
        yield running


@pytest.fixture(autouse=True)
def _nothing_in_the_log(caplog: pytest.LogCaptureFixture) -> Any:
    yield
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR or each.exc_info] == []


async def closed_with(sandbox: Sandbox, *frames: Any, binary: bool = False, known: bool = False) -> int | None:
    """The code with which the gateway ends after some frames, none if it stays open."""
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway) as socket:
        if known:
            await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 0}})
        for frame in frames:
            text = frame if isinstance(frame, str) else orjson.dumps(frame).decode()
            await (socket.send_bytes(text.encode()) if binary else socket.send_str(text))
        await socket.send_json({"op": 1, "d": None})
        async with asyncio.timeout(90):
            while True:
                message = await socket.receive()
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return socket.close_code
                if orjson.loads(message.data)["op"] == 11:
                    return None


@pytest.mark.parametrize(
    ("code", "frame"),
    [
        (4002, "no JSON"),
        (4002, "[]"),
        (4002, "7"),
        (4002, "{}"),
        (4002, {"op": "2"}),
        (4002, {"op": True}),
        (4002, {"op": 1, "d": {"seq": 1}}),
        (4002, {"op": 2}),
        (4002, {"op": 2, "d": "token"}),
        (4002, {"op": 6, "d": None}),
        (4002, {"op": 6, "d": {"token": 1, "session_id": [], "seq": "x"}}),
        (4001, {"op": 99}),
        (4001, {"op": -1}),
        (4003, {"op": 3, "d": {}}),
        (4003, {"op": 8, "d": {"guild_id": "1"}}),
        (4004, {"op": 2, "d": {"token": "wrong", "intents": 0}}),
        (4004, {"op": 2, "d": {}}),
    ],
)
async def test_a_frame_that_cannot_be_read_closes_the_gateway(sandbox: Sandbox, code: int, frame: Any) -> None:
    assert await closed_with(sandbox, frame) == code
    assert sandbox.complaints == []


async def test_identifying_wrongly_closes_the_gateway(sandbox: Sandbox) -> None:
    def identify(**more: Any) -> dict[str, Any]:
        return {"op": 2, "d": {"token": sandbox.token, **more}}

    assert await closed_with(sandbox, identify(intents=1)) is None
    assert await closed_with(sandbox, identify(intents=1), identify(intents=1)) == 4005
    for intents in ("1", -1, 2**60, [], None):
        assert await closed_with(sandbox, identify(intents=intents)) == 4013
    for shard in (7, [1], [1, 1], [0, "1"], {}):
        assert await closed_with(sandbox, identify(intents=1, shard=shard)) == 4010
    assert await closed_with(sandbox, identify(intents=1), binary=True) == 4002
    for members in ([], {"guild_id": []}, {"guild_id": "1", "user_ids": {}}, {"guild_id": "1", "query": {}}):
        assert await closed_with(sandbox, {"op": 8, "d": members}, known=True) == 4002
    assert sandbox.complaints == []


async def test_any_frame_is_answered_or_closes_the_gateway(sandbox: Sandbox) -> None:
    chance = random.Random(1302)
    for _ in range(ROUNDS // 4):
        frame = {"op": chance.choice((0, 1, 2, 3, 4, 6, 8, 11, "2", None)), "d": anything(chance, WORDS)}
        code = await closed_with(sandbox, frame, known=chance.random() < 0.5)
        assert code is None or 4000 < code < 4015, frame
    assert sandbox.complaints == []


async def test_requests_that_cannot_be_read_are_refused_by_name(wire: Wire, general: Channel) -> None:
    messages = f"/channels/{general.id}/messages"
    for body, place in (
        ({"content": 7}, "content"),
        ({"content": "x", "embeds": "y"}, "embeds"),
        ({"content": "x", "embeds": [7]}, "embeds.0"),
        ({"content": "x", "embeds": [{"color": "red"}]}, "embeds.0.color"),
        ({"content": "x", "embeds": [{"timestamp": "soon"}]}, "embeds.0.timestamp"),
        ({"content": "x", "components": [{"type": 1, "components": 7}]}, "components.0.components"),
        ({"content": "x", "flags": "many"}, "flags"),
        ({"content": "x", "message_reference": 7}, "message_reference"),
    ):
        answer = await wire("POST", messages, body)
        assert (answer.status, answer.body["code"]) == (400, 50035), body
        node = answer.body["errors"]
        for part in place.split("."):
            node = node[part]
        assert node["_errors"][0]["code"]
    answer = await wire("POST", "/channels/general/messages", {"content": "x"})
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert answer.body["errors"]["channel_id"]["_errors"][0]["code"] == "NUMBER_TYPE_COERCE"
    assert (await wire("PUT", messages, {})).status == 405
    assert (await wire("POST", messages, [])).status == 400


async def test_forms_with_files_that_cannot_be_read_are_refused(wire: Wire, general: Channel) -> None:
    url = f"{wire.sandbox.api}/channels/{general.id}/messages"
    head = {"Authorization": f"Bot {wire.sandbox.token}"}
    bodies: list[tuple[str, bytes]] = [
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=b", b"nothing of the kind"),
        ("multipart/form-data; boundary=b", b"--b\r\n\r\nx"),
        ("multipart/form-data; boundary=b", b"--b\r\nno header\r\n\r\nx\r\n--b--\r\n"),
        ("application/json", b"\xff\xfe"),
        ("application/json", b'"\\ud800"'),
        ("application/json", b"[" * 3000),
    ]
    for name in ("files[x]", "files[]", "files[-1]", "files[" + "9" * 5000 + "]"):
        part = f'--b\r\nContent-Disposition: form-data; name="{name}"; filename="a.txt"\r\n\r\nx\r\n--b--\r\n'
        bodies.append(("multipart/form-data; boundary=b", part.encode()))
    for form in (b"7", b"no JSON", b'{"attachments": [7]}'):
        part = '--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n'
        bodies.append(("multipart/form-data; boundary=b", part.encode() + form + b"\r\n--b--\r\n"))
    for kind, body in bodies:
        async with wire.session.post(url, data=body, headers={**head, "Content-Type": kind}) as response:
            assert response.status == 400, (kind, body[:80])
            assert (await response.json())["code"] in (50035, 50109, 50006), (kind, body[:80])


async def test_any_request_is_answered_and_leaves_the_world_whole(
    sandbox: Sandbox, wire: Wire, general: Channel, ada: Person, state: Path
) -> None:
    chance = random.Random(1302)
    said = await wire("POST", f"/channels/{general.id}/messages", {"content": "first"})
    here, message = f"/channels/{general.id}", f"/channels/{general.id}/messages/{said.body['id']}"
    thread = (await wire("POST", f"{here}/threads", {"name": "thread", "type": 11})).body["id"]
    application = f"/applications/{sandbox.world.application_id}/commands"
    routes = (
        *(("POST", f"{here}/messages"), ("PATCH", message), ("PATCH", here), ("POST", f"{here}/threads")),
        *(("POST", f"{message}/threads"), ("PATCH", f"/channels/{thread}"), ("POST", "/users/@me/channels")),
        *(("POST", f"{here}/messages/bulk-delete"), ("POST", f"/channels/{thread}/messages")),
        *(("PUT", application), ("POST", application), ("POST", "/interactions/1/x/callback")),
        *(("GET", f"{here}/messages?limit={{}}"), ("GET", f"{here}/messages?before={{}}"), ("GET", "/channels/{}")),
        *(("PUT", f"{message}/reactions/{{}}/@me"), ("GET", f"/guilds/{sandbox.guild.id}/members?after={{}}")),
    )
    for _ in range(ROUNDS):
        method, path = chance.choice(routes)
        body = {chance.choice(WORDS): anything(chance, WORDS) for _ in range(chance.randrange(1, 6))}
        if chance.random() < 0.5:
            body["content"] = "x"
        path = path.format(chance.choice(("0", "x", "-1", "%00", "%FF", "9" * 5000, "1e9", "%F0%9F%8E%B2")))
        answer = await wire(method, path, None if method == "GET" else body)
        assert answer.status < 500, (method, path, body, answer.body)
    assert (await wire("GET", f"{here}/messages?limit=100")).status == 200
    assert (await wire("GET", f"/guilds/{sandbox.guild.id}/channels")).status == 200
    sandbox.save()
    async with Sandbox(paced=False, state=state) as again:
        assert len(again.world.messages[general.id]) == len(sandbox.world.messages[general.id])


async def test_any_frame_of_a_page_is_answered(sandbox: Sandbox, general: Channel, ada: Person) -> None:
    chance = random.Random(1302)
    said = ada.say(general, "hello")
    feed = sandbox.page.replace("http", "ws", 1) + "feed?as=ada"
    deeds = ("commands", "history", "pins", "read", "say", "command", "autocomplete", "component", "submit")
    async with aiohttp.ClientSession() as session, session.ws_connect(feed, max_msg_size=0) as page:
        for text in ("no JSON", "[]", "7", '"x"'):
            await page.send_str(text)
        for nonce in range(1, ROUNDS):
            frame = {
                "op": chance.choice((*deeds, "dismiss", "react", "direct", "accept_dms", 7, None, [])),
                "nonce": nonce,
                **{chance.choice(PAGE_WORDS): anything(chance, PAGE_WORDS) for _ in range(chance.randrange(5))},
                **chance.choice(
                    ({}, {"channel": str(general.id)}, {"channel": str(general.id), "message": str(said.id)})
                ),
            }
            await page.send_str(orjson.dumps(frame).decode())
            async with asyncio.timeout(90):
                while (answer := orjson.loads(await page.receive_str())).get("nonce") != nonce:
                    assert answer["t"] != "WELCOME" or nonce == 1
            assert answer["t"] in ("REPLY", "PROBLEM")
