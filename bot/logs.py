"""What is logged: a line for each event, as text or as JSON; never the text of an error, which could hold a secret.

What an event is about has names, the same everywhere: `log.error("it failed: %(where)s", {"match": 7, "where": ...})`.
What an interaction causes is named after it by itself (`about`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

from bot.safe_traceback import safe_traceback

log = logging.getLogger(__name__)
FORMATS = ("text", "json")
#: libraries whose details hold everything that passes, secrets too
TALKATIVE = ("discord", "aiosqlite")
#: what people look for in a log, in this order; in a line of text they stand before the sentence
SOUGHT = ("match", "guild", "shard", "interaction")
#: names of what every event has
OF_EVERY_EVENT = ("time", "level", "logger", "event", "message", "values")
#: with the token of an interaction its answer can be read and changed
_TOKEN = re.compile(r"/(webhooks|interactions)/(\d+)/[^/\s?\"']+")
_Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
_about: ContextVar[Mapping[str, int | str]] = ContextVar("about")


@contextmanager
def about(**names: int | str | None) -> Iterator[None]:
    """Whatever is logged meanwhile, here or in a task that is begun here, is about this."""
    token = _about.set({**_about.get({}), **{name: one for name, one in names.items() if one is not None}})
    try:
        yield
    finally:
        _about.reset(token)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What an event is about, by name; it has to be asked where it was logged."""
    own = record.args if isinstance(record.args, Mapping) else {}
    return {**_about.get({}), **{name: one for name, one in own.items() if one is not None}}


class Lines(logging.Formatter):
    """For people: time, level, place, what it is about, and what happened."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(about)s%(message)s")

    def formatException(self, ei: _Raised) -> str:  # noqa: N802 - logging's own name
        """Where it happened, without a word of what was said."""
        return safe_traceback(ei[1]) if ei[1] else ""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with no token in it."""
        fields = fields_of(record)
        sought = " ".join(f"{name}={fields[name]}" for name in SOUGHT if name in fields)
        record.about = f"[{sought}] " if sought else ""
        return _TOKEN.sub(r"/\1/\2/…", super().format(record))


class Objects(Lines):
    """For machines: an object for each event, which has the same name every time, and its facts by their names."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": str(record.msg),
            "message": record.getMessage(),
        }
        fields = fields_of(record)
        entry |= {name: _plain(fields[name]) for name in sorted(fields.keys() - {*OF_EVERY_EVENT})}
        # of libraries, which do not name what they say
        if record.args and not isinstance(record.args, Mapping):
            entry["values"] = [_plain(one) for one in record.args]
        if record.exc_info:
            entry["where"] = self.formatException(record.exc_info)
        return _TOKEN.sub(r"/\1/\2/…", json.dumps(entry, ensure_ascii=False))


def _plain(one: object) -> int | float | str:
    return one if isinstance(one, int | float) else str(one)


def prepare(level: str, form: str) -> None:
    """Log to the standard output."""
    lines = logging.StreamHandler(sys.stdout)
    lines.setFormatter(Objects() if form == "json" else Lines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(max(logging.INFO, logging.getLogger().level))


def unnoticed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A task has failed and nobody asked for its outcome: asyncio itself would write the error's text."""
    error = context.get("exception")
    where = safe_traceback(error) if error else "no error"
    log.error("%(what)s: %(where)s", {"what": context.get("message"), "where": where})
