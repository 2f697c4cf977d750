"""Checks what is said on the wire against Discord's own documents, where they are at hand."""

import copy
import os
from collections import deque
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson

from sandbox.refusal import Json
from sandbox.rest.routing import Route

OPENAPI = "DISCORD_OPENAPI"
GATEWAY = "DISCORD_GATEWAY_SCHEMA"
COMPLAINTS_KEPT = 200
EVENT_SHAPES = {"MESSAGE_UPDATE": "MESSAGE_CREATE", "THREAD_UPDATE": "THREAD_CREATE"}
FIRST_LINES = 300


class Document:
    """Discord's REST specification, compiled route by route as they are used."""

    def __init__(self, path: Path) -> None:
        self._spec: Json = orjson.loads(path.read_bytes())
        schemas = self._spec["components"]["schemas"]
        # Clients, discord.py among them, send ids as numbers too, and Discord takes them.
        self._lenient = copy.deepcopy(schemas)
        self._lenient["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
        self._strict = schemas
        self._compiled: dict[tuple[str, str, str], Any] = {}

    def request(self, route: Route) -> Any:
        """The validator of a route's body, if the document describes one."""
        operation = self._operation(route)
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        return self._validator((route.method, route.template, "request"), schema, self._lenient)

    def answer(self, route: Route, status: int) -> Any:
        """The validator of a route's answer, if the document describes one."""
        responses = self._operation(route).get("responses", {})
        entry = responses.get(str(status), {})
        schema = entry.get("content", {}).get("application/json", {}).get("schema")
        return self._validator((route.method, route.template, str(status)), schema, self._strict)

    def knows(self, route: Route, status: int) -> bool:
        """Whether the document lists this success of this route."""
        return str(status) in self._operation(route).get("responses", {})

    def _operation(self, route: Route) -> Json:
        found: Json = self._spec["paths"].get(route.template, {}).get(route.method.lower(), {})
        return found

    def _validator(self, key: tuple[str, str, str], schema: Json | None, schemas: Json) -> Any:
        if key not in self._compiled:
            self._compiled[key] = schema and jsonschema_rs.Draft202012Validator(
                {**schema, "components": {"schemas": schemas}}
            )
        return self._compiled[key]


class Frames:
    """The published shapes of gateway events."""

    def __init__(self, path: Path) -> None:
        self._schema: Json = orjson.loads(path.read_bytes())
        definitions = self._schema["definitions"]
        # The REST document gives media an id, the gateway's types do not know it yet.
        definitions["APIUnfurledMediaItem"]["properties"]["id"] = {"type": "string"}
        # TypeScript lists the single bits of a flag field; on the wire they are added up.
        for name in [each for each in definitions if each.endswith("Flags")]:
            definitions[name] = {"type": "integer"}
        self.events: set[str] = set(definitions["Events"]["properties"])
        self._compiled: dict[str, Any] = {}

    def event(self, name: str) -> Any:
        """The validator of an event's data, if its shape is published."""
        shape = EVENT_SHAPES.get(name, name)
        if shape not in self.events:
            return None
        if shape not in self._compiled:
            reference = self._schema["definitions"]["Events"]["properties"][shape]["$ref"]
            self._compiled[shape] = jsonschema_rs.Draft7Validator(
                {"$ref": reference, "definitions": self._schema["definitions"]}
            )
        return self._compiled[shape]


@lru_cache
def _document(path: str) -> Document:
    return Document(Path(path))


@lru_cache
def _frames(path: str) -> Frames:
    return Frames(Path(path))


class Fidelity:
    """Collects complaints; without the documents it has none."""

    def __init__(self) -> None:
        openapi, gateway = os.environ.get(OPENAPI), os.environ.get(GATEWAY)
        self._document = _document(openapi) if openapi else None
        self._frames = _frames(gateway) if gateway else None
        self.complaints: deque[str] = deque(maxlen=COMPLAINTS_KEPT)
        self.checked = 0

    def request(self, route: Route, body: Any) -> None:
        """Check a request of the bot."""
        if self._document and body is not None:
            self._complain(self._document.request(route), body, f"request {route.method} {route.template}")

    def answer(self, route: Route, status: int, body: Any) -> None:
        """Check an answer of the sandbox."""
        if self._document is None or status >= 400:
            return
        where = f"answer {status} to {route.method} {route.template}"
        if not self._document.knows(route, status):
            self.complaints.append(f"{where}: not in the document")
        if body is not None:
            self._complain(self._document.answer(route, status), body, where)

    def event(self, name: str, data: Json) -> None:
        """Check a gateway event of the sandbox."""
        if self._frames:
            self._complain(self._frames.event(name), data, f"event {name}")

    def _complain(self, validator: Any, body: Any, where: str) -> None:
        if validator is None:
            return
        self.checked += 1
        plain = orjson.loads(orjson.dumps(body))
        if validator.is_valid(plain):
            return
        for error in validator.iter_errors(plain):
            place, message = _innermost(error)
            self.complaints.append(f"{where} at /{place}: {message[:FIRST_LINES]}")


def _innermost(error: Any) -> tuple[str, str]:
    """Of a union, the branch that came furthest says best what is wrong."""
    branches = getattr(error.kind, "context", None)
    if not branches:
        return "/".join(str(part) for part in error.instance_path), str(error.message)

    def distance(branch: list[Any]) -> tuple[bool, int, int]:
        wrong_kind = any(_innermost(each)[0].endswith("type") for each in branch)
        return wrong_kind, len(branch), -max(len(each.instance_path) for each in branch)

    nearest = min((branch for branch in branches if branch), key=distance)
    found = [_innermost(each) for each in nearest]
    return found[0][0], "; ".join(f"/{place} {message[:FIRST_LINES]}" for place, message in found)
