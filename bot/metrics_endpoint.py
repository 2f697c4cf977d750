"""Answers Prometheus and supervisors over HTTP, on the bot's own loop: `/metrics`, `/healthz`, `/readyz`."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from aiohttp import web

from bot.listen_address import ListenAddress
from bot.metrics import Metrics, Readings
from bot.settings import WrongSettings
from bot.wording import operator_words

log = logging.getLogger(__name__)

#: None while there is no connection yet
Read: TypeAlias = Callable[[], Awaitable[Readings | None]]
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def watched(address: ListenAddress | None, read: Read) -> AsyncIterator[Metrics]:
    """Count, and answer at an address, as long as this lasts; without an address nothing is counted."""
    if address is None:
        yield Metrics()
        return
    try:
        from bot.prometheus_metrics import PrometheusMetrics
    except ImportError:
        raise WrongSettings(operator_words().say("operator-metrics-package")) from None
    metrics = PrometheusMetrics()

    async def numbers(_: web.Request) -> web.Response:
        readings = await read()
        # many numbers are written down beside the loop, not on it
        page = await asyncio.to_thread(metrics.page, readings)
        return web.Response(body=page, headers={"Content-Type": CONTENT_TYPE})

    runner = web.AppRunner(endpoint(numbers, read), access_log=None, handle_signals=False)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            said = operator_words().say("operator-metrics-address", address=str(address), error=reason(error))
            raise WrongSettings(said) from None
        log.info("metrics at http://%(address)s/metrics", {"address": str(address)})
        yield metrics
    finally:
        await runner.cleanup()


def endpoint(numbers: Callable[[web.Request], Awaitable[web.Response]], read: Read) -> web.Application:
    """What is answered where."""

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def ready(_: web.Request) -> web.Response:
        readings = await read()
        missing = lacking(readings)
        return web.Response(text="\n".join(missing or ["ready"]) + "\n", status=503 if missing else 200)

    app = web.Application()
    app.add_routes([web.get("/metrics", numbers), web.get("/healthz", alive), web.get("/readyz", ready)])
    return app


def lacking(readings: Readings | None) -> list[str]:
    """What keeps the bot from serving people."""
    if readings is None:
        return [operator_words().say("ready-unconnected")]
    words, found = operator_words(), []
    if not readings.is_ready:
        found.append(words.say("ready-shards", connected=readings.connected, shards=readings.shards))
    return found + ([] if readings.has_store else [words.say("ready-store")])


def reason(error: OSError) -> str:
    """Why the system refuses an address, without the address once more."""
    if error.errno is None or isinstance(error, socket.gaierror):
        return str(error.strerror or error)
    return os.strerror(error.errno)
