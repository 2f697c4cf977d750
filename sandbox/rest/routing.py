"""Finding the function that answers a request, by Discord's own path templates."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sandbox.limits import Upload
from sandbox.messages import Draft
from sandbox.refusal import Json, Refusal, invalid_form
from sandbox.rest.desk import Desk

ID = re.compile(r"^[0-9]{1,20}$")
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class Call:
    """One request, read and ready to be answered."""

    desk: Desk
    params: dict[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """An id from the path."""
        return int(self.params[name])

    @property
    def form(self) -> Json:
        """The body as an object."""
        return self.body if isinstance(self.body, dict) else {}

    @property
    def draft(self) -> Draft:
        """The body as a message."""
        return Draft(self.form, self.files)


@dataclass(frozen=True, slots=True)
class Answer:
    """A status and, unless there is nothing to say, a body."""

    body: Any = None
    status: int = 200


NOTHING = Answer(None, 204)
Respond = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """A method and a path, as Discord's document writes them."""

    method: str
    template: str
    respond: Respond
    open_to_all: bool = False

    def bucket(self, params: Mapping[str, str]) -> str:
        """The rate-limit bucket: the route and its major parameters."""
        major = [params[key] for key in MAJOR if key in params]
        return ":".join((self.method, self.template, *major))


class Routes(list[Route]):
    """The routes of one resource."""

    def add(self, method: str, template: str, *, open_to_all: bool = False) -> Callable[[Respond], Respond]:
        """Register a function; `open_to_all` means that the token in the path is the key."""

        def register(respond: Respond) -> Respond:
            self.append(Route(method, template, respond, open_to_all))
            return respond

        return register


class Table:
    """All routes, those with fixed words before those with parameters."""

    def __init__(self) -> None:
        self._routes: list[tuple[re.Pattern[str], Route]] = []
        self._loose: list[tuple[re.Pattern[str], Route]] = []

    def include(self, routes: Routes) -> None:
        """Add the routes of a resource."""
        for route in routes:
            pattern = re.sub(r"\{(\w+)\}", _parameter, route.template)
            self._routes.append((re.compile(f"^{pattern}$"), route))
            loose = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.template)
            self._loose.append((re.compile(f"^{loose}$"), route))
        self._routes.sort(key=lambda entry: entry[1].template.count("{"))

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route of a request and its parameters."""
        for pattern, route in self._routes:
            if route.method == method and (found := pattern.match(path)):
                return route, found.groupdict()
        return None

    def refusal(self, method: str, path: str) -> Refusal | None:
        """Why a request finds no route although its path is known: another method, or an id that is none."""
        if any(pattern.match(path) for pattern, _ in self._routes):
            return Refusal(405, 0, "405: Method Not Allowed")
        for pattern, route in self._loose:
            if route.method == method and (found := pattern.match(path)):
                wrong = [name for name, value in found.groupdict().items() if _is_id(name) and not ID.match(value)]
                return invalid_form(wrong[0], "NUMBER_TYPE_COERCE", "The value is not snowflake.")
        return None


def _is_id(name: str) -> bool:
    return name.endswith("_id")


def _parameter(found: re.Match[str]) -> str:
    name = found.group(1)
    return rf"(?P<{name}>[0-9]{{1,20}})" if _is_id(name) else rf"(?P<{name}>[^/]+)"
