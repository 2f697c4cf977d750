"""The bot's numbers as Prometheus would read them, and what of them two worlds must have in common."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from typing import TypeAlias

from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.listen_address import ListenAddress

#: every sample by its name and labels
Samples: TypeAlias = dict[tuple[str, frozenset[tuple[str, str]]], float]
#: what differs by chance: times, and what the process itself needs
BY_CHANCE = ("_sum", "_bucket", "_oldest_seconds", "_created")


def free_address() -> ListenAddress:
    """An address on loopback at which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return ListenAddress("127.0.0.1", probe.getsockname()[1])


def samples(page: str) -> Samples:
    """A page of numbers, read by Prometheus' own parser."""
    return {
        (one.name, frozenset(one.labels.items())): one.value
        for family in text_string_to_metric_families(page)
        for one in family.samples
    }


async def scrape(address: ListenAddress) -> Samples:
    """What stands at the endpoint now."""
    async with ClientSession() as session, session.get(f"http://{address}/metrics") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        return samples(await answer.text())


async def asked(address: ListenAddress, path: str) -> tuple[int, str]:
    """What a supervisor is told."""
    async with ClientSession() as session, session.get(f"http://{address}{path}") as answer:
        return answer.status, await answer.text()


def value(found: Mapping[tuple[str, frozenset[tuple[str, str]]], float], name: str, **labels: str) -> float:
    """The sum of all samples of a name that have these labels."""
    wanted = set(labels.items())
    return sum(number for (one, given), number in found.items() if one == name and wanted <= given)


def steady(found: Samples) -> Samples:
    """What must be the same in two worlds that differ in secrets only."""
    return {
        key: number
        for key, number in found.items()
        if not key[0].endswith(BY_CHANCE) and not key[0].startswith(("process_", "python_"))
    }
