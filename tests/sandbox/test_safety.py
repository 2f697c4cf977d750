"""The server on loopback: its own name only, no foreign pages, a secret path, and no fault controls."""

import socket

import aiohttp
import pytest

from sandbox import Channel, Person, Sandbox
from tests.sandbox.performer import Performer


@pytest.fixture
def feed(sandbox: Sandbox) -> str:
    """The address of the page's websocket."""
    return sandbox.page.replace("http", "ws", 1) + "feed"


async def test_it_listens_on_loopback_only(sandbox: Sandbox) -> None:
    with socket.socket() as other, pytest.raises(OSError, match="refused"):
        other.connect(("127.0.0.2", sandbox.port))


async def test_another_name_or_another_page_gets_nothing(sandbox: Sandbox, feed: str) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(sandbox.page, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 421
        async with session.get(sandbox.page, headers={"Origin": "https://evil.example"}) as answer:
            assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(feed, headers={"Origin": "https://evil.example"})


async def test_without_the_secret_path_there_is_no_page(sandbox: Sandbox, feed: str) -> None:
    async with aiohttp.ClientSession() as session:
        for address in (sandbox.server.origin + "/", sandbox.server.origin + "/p/guess/", sandbox.page + "../nothing"):
            async with session.get(address) as answer:
                assert answer.status == 404
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(feed.replace("/p/", "/p/x"))
        async with session.get(sandbox.page) as answer:
            assert answer.status == 200
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        for file in ("app.js", "page.css", "words.json"):
            async with session.get(sandbox.page + file) as answer:
                assert answer.status == 200
        for file in ("__init__.py", "index.html.js", "..%2Fserver.py"):
            async with session.get(sandbox.page + file) as answer:
                assert answer.status == 404


async def test_the_feed_carries_only_what_the_person_may_see(
    sandbox: Sandbox, feed: str, general: Channel, ada: Person, bruno: Person, bot: Performer
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{feed}?as=bruno") as page:
        welcome = await page.receive_str()
        assert '"WELCOME"' in welcome
        await ada.slash(general, "echo", text="the secret of Ada", secret=True)
        await ada.slash(ada.dm, "echo", text="the letter to Ada")
        await ada.slash(general, "echo", text="for everybody")
        frames: list[str] = []
        while not frames or "for everybody" not in frames[-1]:
            frames.append(await page.receive_str())
        await page.send_json({"op": "history", "nonce": 1, "channel": str(general.id)})
        frames.append(await page.receive_str())
        await page.send_json({"op": "history", "nonce": 2, "channel": str(ada.dm.id)})
        frames.append(await page.receive_str())
        assert "PROBLEM" in frames[-1]
        await page.send_json({"op": "fault", "nonce": 3})
        assert "PROBLEM" in await page.receive_str()
        assert "of Ada" not in "".join(frames)
        assert "to Ada" not in "".join(frames)


async def test_one_cannot_use_the_ephemeral_message_of_another(
    sandbox: Sandbox, feed: str, general: Channel, ada: Person, bot: Performer
) -> None:
    panel = (await ada.slash(general, "panel")).message
    whisper = (await ada.press(panel, "Whisper")).message
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{feed}?as=bruno") as page:
        await page.receive_str()
        place = {"channel": str(general.id), "message": str(whisper.id)}
        for frame in ({"op": "dismiss", **place}, {"op": "component", "custom_id": "x", **place}):
            await page.send_json({**frame, "nonce": 1})
            assert "PROBLEM" in await page.receive_str()
    assert ada.last(general).id == whisper.id
