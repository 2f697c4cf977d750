"""The rules of interaction tokens: three seconds, once, fifteen minutes."""

from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox
from sandbox.interactions import Interaction, InteractionKind
from tests.sandbox.wire import Wire


@pytest.fixture
async def asked(sandbox: Sandbox, general: Channel, ada: Person) -> Interaction:
    """An interaction that no bot will answer."""
    data = {"id": "1", "name": "test", "type": 1, "options": []}
    return sandbox.interactions.start(InteractionKind.COMMAND, ada.user, general, data, name="test")


def callback(asked: Interaction) -> str:
    """Where the first answer goes."""
    return f"/interactions/{asked.id}/{asked.token}/callback"


def webhook(sandbox: Sandbox, asked: Interaction, rest: str = "") -> str:
    """Where further answers go."""
    return f"/webhooks/{sandbox.world.application_id}/{asked.token}{rest}"


HELLO: dict[str, Any] = {"type": 4, "data": {"content": "hello"}}


async def test_an_interaction_is_acknowledged_once(wire: Wire, asked: Interaction) -> None:
    assert (await wire("POST", callback(asked), HELLO)).status == 204
    again = await wire("POST", callback(asked), HELLO)
    assert (again.status, again.body["code"]) == (400, 40060)


async def test_with_response_the_message_comes_back(wire: Wire, asked: Interaction) -> None:
    answer = await wire("POST", callback(asked) + "?with_response=true", HELLO)
    assert answer.body["resource"]["message"]["content"] == "hello"
    assert answer.body["interaction"]["response_message_ephemeral"] is False


async def test_after_three_seconds_the_interaction_is_unknown(wire: Wire, sandbox: Sandbox, asked: Interaction) -> None:
    sandbox.clock.advance(3)
    answer = await wire("POST", callback(asked), HELLO)
    assert (answer.status, answer.body["code"]) == (404, 10062)


async def test_after_fifteen_minutes_the_token_is_invalid(wire: Wire, sandbox: Sandbox, asked: Interaction) -> None:
    assert (await wire("POST", webhook(sandbox, asked), {"content": "early"})).body["code"] == 10015
    await wire("POST", callback(asked), HELLO)
    assert (await wire("POST", webhook(sandbox, asked), {"content": "in time"})).status == 200
    sandbox.clock.advance(15 * 60)
    answer = await wire("POST", webhook(sandbox, asked), {"content": "late"})
    assert (answer.status, answer.body["code"]) == (401, 50027)


async def test_the_original_answer_is_fetched_edited_and_deleted(
    wire: Wire, sandbox: Sandbox, asked: Interaction
) -> None:
    await wire("POST", callback(asked), HELLO)
    original = webhook(sandbox, asked, "/messages/@original")
    assert (await wire("GET", original)).body["content"] == "hello"
    assert (await wire("PATCH", original, {"content": "changed"})).body["content"] == "changed"
    assert (await wire("DELETE", original)).status == 204
    assert (await wire("GET", original)).body["code"] == 10008


async def test_a_deferral_takes_only_the_ephemeral_flag(wire: Wire, asked: Interaction) -> None:
    refused = await wire("POST", callback(asked), {"type": 5, "data": {"flags": 4096}})
    assert refused.body["code"] == 50035
    assert (await wire("POST", callback(asked), {"type": 5, "data": {"flags": 64}})).status == 204


@pytest.mark.parametrize("body", [{"type": 7, "data": {"content": "x"}}, {"type": 8, "data": {"choices": []}}, {}])
async def test_an_answer_must_fit_the_interaction(wire: Wire, asked: Interaction, body: dict[str, Any]) -> None:
    assert (await wire("POST", callback(asked), body)).body["code"] == 50035


async def test_a_modal_has_one_to_five_rows(wire: Wire, asked: Interaction) -> None:
    field = {"type": 4, "style": 1, "custom_id": "f", "label": "Field"}
    modal = {"custom_id": "m", "title": "Title", "components": [{"type": 1, "components": [field]}] * 6}
    assert (await wire("POST", callback(asked), {"type": 9, "data": modal})).body["code"] == 50035
    too_long = {**modal, "title": "x" * 46, "components": modal["components"][:1]}
    assert (await wire("POST", callback(asked), {"type": 9, "data": too_long})).body["code"] == 50035


async def test_ephemeral_messages_are_out_of_reach_of_channel_routes(
    wire: Wire, general: Channel, asked: Interaction, ada: Person
) -> None:
    await wire("POST", callback(asked), {"type": 4, "data": {"content": "psst", "flags": 64}})
    path = f"/channels/{general.id}/messages/{ada.last(general).id}"
    assert (await wire("GET", path)).body["code"] == 10008
    assert (await wire("GET", f"/channels/{general.id}/messages")).body == []
