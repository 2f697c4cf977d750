"""Tells a Sentry of the operator's choice that something went wrong, and where: places in the code and numbers.

No message, no text of an error, no variable, no name of a person or machine: an event is put together here from what
it may hold, and what the library would add is taken away again.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.logs import SOUGHT, fields_of
from bot.safe_traceback import safe_traceback

if TYPE_CHECKING:
    from sentry_sdk.types import Event

#: a line of a traceback
_PLACE = re.compile(r'^ *File "(?P<file>[^"\n]+)", line (?P<line>\d+), in (?P<function>[\w<>.]+)', re.MULTILINE)
_KIND = re.compile(r"^(?P<kind>[A-Za-z_]\w*)\n")
#: the end of a path says which file it is; its beginning may be called after someone
_INSTALLED = re.compile(r"^.*/(?:site-packages|python3\.\d+)/")
_HERE = Path(__file__).parents[1]
#: what is sent of an event
KEPT = ("event_id", "timestamp", "level", "logger", "platform", "release", "exception", "tags", "fingerprint")
#: the numbers that are sent: of what they are is said by their names
NUMBERS = (*SOUGHT, "incident", "row", "seat")
_SHARD = re.compile(r"\d+/\d+")


class SentryReports(logging.Handler):
    """Sends what is logged as an error, in a thread of its own."""

    def __init__(self, address: str, **more: Any) -> None:
        """`ImportError` where the package is missing."""
        from sentry_sdk import Client

        super().__init__(logging.ERROR)
        self._client = Client(
            dsn=address,
            release=_release(),
            default_integrations=False,
            auto_enabling_integrations=False,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            auto_session_tracking=False,
            send_client_reports=False,
            before_send=_only_what_is_known,
            **more,
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Send the places of an event."""
        # the library's own troubles would come back here
        if not record.name.startswith(("sentry_sdk", "urllib3")):
            self._client.capture_event(event_of(record))

    def close(self) -> None:
        """Send what is still there, for a moment."""
        self._client.close(timeout=2.0)
        super().close()


def event_of(record: logging.LogRecord) -> Event:
    """An event as Sentry wants it: the kind of the error, where it happened, and numbers."""
    fields = fields_of(record)
    error = record.exc_info[1] if record.exc_info else None
    where = safe_traceback(error) if error else str(fields.get("where", ""))
    kind = _KIND.match(where)
    frames = list(_frames(where))
    if not frames:
        # nothing was raised: the place that told of it
        frames = [_frame(record.pathname, record.lineno, record.funcName)]
    return {
        "level": "fatal" if record.levelno >= logging.CRITICAL else "error",
        "logger": record.name,
        "platform": "python",
        "exception": {"values": [{"type": kind["kind"] if kind else "Logged", "stacktrace": {"frames": frames}}]},
        "tags": {name: str(fields[name]) for name in NUMBERS if _is_number(fields.get(name))},
        "fingerprint": [record.name, kind["kind"] if kind else "", frames[-1]["filename"], frames[-1]["function"]],
    }


def _frames(where: str) -> Iterator[dict[str, Any]]:
    for place in _PLACE.finditer(where):
        yield _frame(place["file"], int(place["line"]), place["function"])


def _frame(file: str, line: int, function: str | None) -> dict[str, Any]:
    path = Path(file)
    if path.is_relative_to(_HERE) and "site-packages" not in path.relative_to(_HERE).parts:
        name, is_own = path.relative_to(_HERE).as_posix(), True
    elif _INSTALLED.match(path.as_posix()):
        name, is_own = _INSTALLED.sub("", path.as_posix()), False
    else:
        name, is_own = path.name, False
    return {"filename": name, "function": function or "?", "lineno": line, "in_app": is_own}


def _is_number(one: object) -> bool:
    return isinstance(one, int) or (isinstance(one, str) and _SHARD.fullmatch(one) is not None)


def _only_what_is_known(event: Any, hint: Any) -> Any:
    """What was put together above, and nothing that the library has added: no host, no versions of packages."""
    return {name: event[name] for name in KEPT if name in event}


def _release() -> str:
    try:
        return f"paravent@{version('paravent')}"
    except PackageNotFoundError:
        return "paravent"
