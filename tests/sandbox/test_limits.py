"""What Discord refuses, with its codes and its nested errors; and its rate limits."""

from typing import Any

import aiohttp
import pytest

from sandbox import Channel, Sandbox
from tests.sandbox.wire import Wire


def button(**more: Any) -> dict[str, Any]:
    """A button with its defaults."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    """A row of components."""
    return {"type": 1, "components": list(inside)}


V2 = 1 << 15
BAD_MESSAGES = {
    "content": {"content": "x" * 2001},
    "embeds": {"embeds": [{"description": "x" * 4096}, {"description": "x" * 1905}]},
    "embeds.0.title": {"embeds": [{"title": "x" * 257}]},
    "embeds.0.fields.0.value": {"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]},
    "components": {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]},
    "components.0.components": {"content": "x", "components": [row(*[button(custom_id=str(n)) for n in range(6)])]},
    "components.0.components.0.label": {"content": "x", "components": [row(button(label="x" * 81))]},
    "components.0.components.0.custom_id": {"content": "x", "components": [row(button(custom_id="x" * 101))]},
    "components.0.components.1.custom_id": {"content": "x", "components": [row(button(), button())]},
    "components.0.components.0.options": {
        "content": "x",
        "components": [row({"type": 3, "custom_id": "s", "options": []})],
    },
    "components.0": {"content": "x", "components": [{"type": 10, "content": "text"}]},
    "nonce": {"content": "x", "nonce": "n" * 26},
    "attachments.0.description": {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
    "allowed_mentions": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "message_reference": {"content": "x", "message_reference": {"message_id": "1"}},
    "flags": {"content": "x", "flags": 64},
}
BAD_LAYOUTS = {
    "content": {"flags": V2, "content": "x", "components": [{"type": 10, "content": "text"}]},
    "components": {"flags": V2, "components": [{"type": 10, "content": "x" * 2001} for _ in range(2)]},
}


def errors_at(body: dict[str, Any], path: str) -> list[Any]:
    """The errors Discord nests at a path."""
    node = body["errors"]
    for part in path.split("."):
        node = node[part]
    found: list[Any] = node["_errors"]
    return found


@pytest.mark.parametrize("path", BAD_MESSAGES)
async def test_a_bad_message_is_refused_at_the_right_place(wire: Wire, general: Channel, path: str) -> None:
    answer = await wire("POST", f"/channels/{general.id}/messages", BAD_MESSAGES[path])
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert errors_at(answer.body, path)


@pytest.mark.parametrize("path", BAD_LAYOUTS)
async def test_a_bad_layout_is_refused_at_the_right_place(wire: Wire, general: Channel, path: str) -> None:
    answer = await wire("POST", f"/channels/{general.id}/messages", BAD_LAYOUTS[path])
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert errors_at(answer.body, path)


async def test_forty_one_components_are_too_many(wire: Wire, general: Channel) -> None:
    parts = [{"type": 10, "content": str(number)} for number in range(41)]
    answer = await wire("POST", f"/channels/{general.id}/messages", {"flags": V2, "components": parts})
    assert answer.body["code"] == 50035


async def test_an_empty_message_is_refused(wire: Wire, general: Channel) -> None:
    assert (await wire("POST", f"/channels/{general.id}/messages", {"content": "  "})).body["code"] == 50006


async def test_a_layout_cannot_become_plain_text(wire: Wire, general: Channel) -> None:
    body = {"flags": V2, "components": [{"type": 10, "content": "text"}]}
    sent = await wire("POST", f"/channels/{general.id}/messages", body)
    path = f"/channels/{general.id}/messages/{sent.body['id']}"
    assert (await wire("PATCH", path, {"content": "plain"})).body["code"] == 50035
    changed = await wire("PATCH", path, {"components": [{"type": 10, "content": "other"}]})
    assert changed.body["components"][0]["content"] == "other"


def command(**more: Any) -> dict[str, Any]:
    """A command with its defaults."""
    return {"name": "bid", "description": "Offer gold", "type": 1, **more}


def option(name: str = "gold", **more: Any) -> dict[str, Any]:
    """An option with its defaults."""
    return {"type": 3, "name": name, "description": "How much", **more}


BAD_COMMANDS = {
    "upper case": [command(name="Bid")],
    "same name": [command(), command()],
    "long description": [command(description="x" * 101)],
    "required after optional": [command(options=[option(), option("column", required=True)])],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
    "8000 characters": [
        command(
            options=[
                option(f"o{n}", choices=[{"name": "n" * 99, "value": f"{k}" + "v" * 97} for k in range(25)])
                for n in range(2)
            ]
        )
    ],
}


@pytest.mark.parametrize("reason", BAD_COMMANDS)
async def test_a_bad_command_is_refused(wire: Wire, sandbox: Sandbox, reason: str) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    answer = await wire("PUT", path, BAD_COMMANDS[reason])
    assert (answer.status, answer.body["code"]) == (400, 50035)


async def test_a_hundred_and_one_commands_are_too_many(wire: Wire, sandbox: Sandbox) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    answer = await wire("PUT", path, [command(name=f"c{n}") for n in range(101)])
    assert answer.body["code"] == 30032


async def test_a_command_keeps_its_id_when_it_is_registered_again(wire: Wire, sandbox: Sandbox) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    first = (await wire("PUT", path, [command()])).body[0]
    same = (await wire("PUT", path, [command()])).body[0]
    assert (first["id"], first["version"]) == (same["id"], same["version"])
    other = (await wire("PUT", path, [command(description="Give gold")])).body[0]
    assert other["id"] == first["id"]
    assert other["version"] != first["version"]


@pytest.mark.parametrize("sandbox", [True], indirect=True, ids=["paced"])
async def test_old_messages_are_edited_three_times_in_six_seconds(
    wire: Wire, sandbox: Sandbox, general: Channel
) -> None:
    sent = await wire("POST", f"/channels/{general.id}/messages", {"content": "old"})
    path = f"/channels/{general.id}/messages/{sent.body['id']}"
    sandbox.clock.advance(3700)
    statuses = [(await wire("PATCH", path, {"content": str(number)})).status for number in range(4)]
    assert statuses == [200, 200, 200, 429]
    assert (await wire("PATCH", path, {"content": "more"})).body["code"] == 30046
    sandbox.clock.advance(6)
    assert (await wire("PATCH", path, {"content": "again"})).status == 200


async def test_the_sixth_message_in_five_seconds_is_refused() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        wire = Wire(session, sandbox)
        path = f"/channels/{sandbox.channel('general').id}/messages"
        answers = [await wire("POST", path, {"content": str(number)}) for number in range(6)]
        assert [each.status for each in answers] == [200] * 5 + [429]
        assert [each.headers["X-RateLimit-Remaining"] for each in answers[:5]] == ["4", "3", "2", "1", "0"]
        assert 0 < answers[5].body["retry_after"] <= 5
        assert answers[5].body["global"] is False
        assert "Via" in answers[5].headers
        sandbox.clock.advance(5)
        assert (await wire("POST", path, {"content": "again"})).status == 200


async def test_a_wrong_token_and_an_unknown_route_are_told(wire: Wire, sandbox: Sandbox) -> None:
    assert (await wire("GET", "/users/@me", headers={"Authorization": "Bot wrong"})).status == 401
    answer = await wire("GET", "/guilds/1/audit-logs")
    assert answer.status == 501
    assert sandbox.complaints == ["the sandbox has no route GET /guilds/1/audit-logs"]


async def test_broken_json_and_what_is_not_built_are_told(wire: Wire, sandbox: Sandbox, general: Channel) -> None:
    url = f"{sandbox.api}/channels/{general.id}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with wire.session.post(url, data=b"{", headers=headers) as answer:
        assert (await answer.json())["code"] == 50109
    poll = {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "!"}}]}
    assert (await wire("POST", f"/channels/{general.id}/messages", {"poll": poll})).status == 501
