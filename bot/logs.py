"""What is logged: a line for each event, as text or as JSON; never the text of an error, which could hold a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

from bot.safe_traceback import safe_traceback

log = logging.getLogger(__name__)
FORMATS = ("text", "json")
#: libraries whose details hold everything that passes, secrets too
TALKATIVE = ("discord", "aiosqlite")
#: with the token of an interaction its answer can be read and changed
_TOKEN = re.compile(r"/(webhooks|interactions)/(\d+)/[^/\s?\"']+")
_Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Lines(logging.Formatter):
    """For people: time, level, place, and what happened."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatException(self, ei: _Raised) -> str:  # noqa: N802 - logging's own name
        """Where it happened, without a word of what was said."""
        return safe_traceback(ei[1]) if ei[1] else ""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with no token in it."""
        return _TOKEN.sub(r"/\1/\2/…", super().format(record))


class Objects(Lines):
    """For machines: an object for each event, which has the same name every time, and the values of this one."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": str(record.msg),
            "message": record.getMessage(),
        }
        if record.args:
            args = record.args if isinstance(record.args, tuple) else (record.args,)
            entry["values"] = [one if isinstance(one, int | float) else str(one) for one in args]
        if record.exc_info:
            entry["where"] = self.formatException(record.exc_info)
        return _TOKEN.sub(r"/\1/\2/…", json.dumps(entry, ensure_ascii=False))


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
    log.error("%s: %s", context.get("message"), safe_traceback(error) if error else "no error")
