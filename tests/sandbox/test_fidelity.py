"""The checks against Discord's documents do check."""

import os

import pytest

from sandbox import Channel, Sandbox
from sandbox.fidelity import GATEWAY, OPENAPI
from tests.sandbox.performer import Performer
from tests.sandbox.wire import Wire


@pytest.mark.skipif(OPENAPI not in os.environ, reason=f"{OPENAPI} does not point to Discord's REST document")
async def test_a_request_that_the_document_forbids_is_complained_of(
    wire: Wire, sandbox: Sandbox, general: Channel
) -> None:
    await wire("POST", f"/channels/{general.id}/messages", {"content": "fine", "tts": "yes"})
    assert len(sandbox.complaints) == 1
    assert "/tts" in sandbox.complaints[0]


@pytest.mark.skipif(GATEWAY not in os.environ, reason=f"{GATEWAY} does not point to the gateway's schema")
async def test_a_frame_that_the_schema_forbids_is_complained_of(sandbox: Sandbox) -> None:
    sandbox.fidelity.event("THREAD_CREATE", {"id": 1})
    assert sandbox.complaints
    sandbox.fidelity.complaints.clear()


@pytest.mark.skipif(OPENAPI not in os.environ, reason=f"{OPENAPI} does not point to Discord's REST document")
async def test_an_ordinary_start_of_a_bot_is_checked_many_times(bot: Performer, sandbox: Sandbox) -> None:
    assert sandbox.fidelity.checked >= 5
