"""The web server on loopback: REST, gateway, files, and the page for people."""

import asyncio
import re
import ssl
import traceback
from email.utils import formatdate
from typing import Any

import orjson
from aiohttp import hdrs, web
from aiohttp.http_exceptions import HttpProcessingError

from sandbox import rest
from sandbox.faults import Fault, FaultKind, Faults
from sandbox.feed import Feed
from sandbox.fidelity import Fidelity
from sandbox.forms import check_shape
from sandbox.gateway import Gateway
from sandbox.limits import Upload
from sandbox.ratelimits import RateLimits, TooMany
from sandbox.realm import Realm
from sandbox.refusal import Json, Refusal, invalid_form, unauthorized
from sandbox.rest.desk import Desk
from sandbox.rest.routing import Answer, Call, Route

LOOPBACK = "127.0.0.1"
BODY_BYTES = 110 * 1024 * 1024
API = "/api/v10"
SERVER_VIA = "1.1 google"
#: what the parser of forms with files raises where a form is none
UNREADABLE = (ValueError, LookupError, AssertionError, RuntimeError, HttpProcessingError)


class Server:
    """Listens on 127.0.0.1 only, and only to requests that name it by its right host."""

    def __init__(
        self,
        realm: Realm,
        desk: Desk,
        gateway: Gateway,
        feed: Feed,
        faults: Faults,
        fidelity: Fidelity,
        limits: RateLimits,
        hosts: frozenset[str],
    ) -> None:
        self._realm = realm
        self._desk = desk
        self._gateway = gateway
        self._feed = feed
        self._faults = faults
        self._fidelity = fidelity
        self._limits = limits
        self._hosts = set(hosts)
        self._routes = rest.table()
        self._runner: web.AppRunner | None = None
        self.in_flight = 0
        self.origin = ""

    async def start(self, port: int, tls: ssl.SSLContext | None = None) -> int:
        """Begin to listen, and say on which port."""
        app = web.Application(client_max_size=BODY_BYTES, middlewares=[self._only_our_host])
        app.router.add_route("*", "/api/{version:v\\d+}/{path:.*}", self._rest)
        app.router.add_get("/gateway", self._gateway.serve)
        app.router.add_get("/gateway/", self._gateway.serve)
        app.router.add_get("/attachments/{channel_id:\\d+}/{attachment_id:\\d+}/{filename}", self._file)
        app.router.add_get("/emojis/{emoji_id:\\d+}.{kind:png|webp}", self._emoji)
        self._feed.add_to(app.router)
        app.router.add_get("/", self._root)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, LOOPBACK, port, ssl_context=tls).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        bound: int = runner.addresses[0][1]
        self.origin = f"{'https' if tls else 'http'}://{LOOPBACK}:{bound}"
        self._hosts |= {f"{LOOPBACK}:{bound}", f"localhost:{bound}"}
        return bound

    async def stop(self) -> None:
        """End all connections and listen no more."""
        await self._gateway.close()
        await self._feed.close()
        if self._runner:
            await self._runner.cleanup()

    @web.middleware
    async def _only_our_host(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """A page of someone else, or a name that was bent to point here, gets nothing."""
        if request.host not in self._hosts:
            return web.Response(status=421, text="This server answers only to its own name.\n")
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is not None and origin.split("://")[-1] not in self._hosts:
            return web.Response(status=403, text="Requests of other pages are refused.\n")
        response: web.StreamResponse = await handler(request)
        return response

    async def _root(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get(hdrs.UPGRADE, "").lower() == "websocket":
            return await self._gateway.serve(request)
        return web.Response(status=404, text="The page's address is printed where the sandbox was started.\n")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        found = self._realm.vault.find(int(request.match_info["attachment_id"]), request.query.get("hm", ""))
        if found is None:
            return web.Response(status=404, text="This content is no longer available.")
        headers = {
            "Cache-Control": "private, max-age=86400",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }
        kind = found.content_type or "application/octet-stream"
        return web.Response(body=self._realm.vault.read(found), content_type=kind.split(";")[0], headers=headers)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """The picture of an emoji: on Discord, too, everybody may see it who knows its number."""
        emoji = self._realm.world.emojis.get(int(request.match_info["emoji_id"]))
        if emoji is None:
            return web.Response(status=404)
        headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
        kind = emoji.file.content_type or "image/png"
        return web.Response(body=self._realm.vault.read(emoji.file), content_type=kind, headers=headers)

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        self.in_flight += 1
        try:
            return await self._answer(request)
        finally:
            self.in_flight -= 1
            self._realm.news.stir()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        try:
            body, files = await self._read(request)
        except orjson.JSONDecodeError:
            return self._respond(400, {"message": "The request body contains invalid JSON.", "code": 50109})
        except UNREADABLE as problem:
            return self._respond(400, invalid_form("", "CONTENT_TYPE_INVALID", str(problem)).body)
        fault = self._faults.next_for(request.method, path)
        if fault and (response := self._before(request, fault)) is not None:
            return response
        response = self._perform(request, path, body, files)
        if fault is None:
            return response
        if fault.kind is FaultKind.FAIL_AFTER:
            return self._failed(fault)
        if fault.kind is FaultKind.LOSE_ANSWER:
            return self._cut(request)
        if fault.kind is FaultKind.SLOW:
            await asyncio.sleep(fault.seconds)
        return response

    def _before(self, request: web.Request, fault: Fault) -> web.Response | None:
        match fault.kind:
            case FaultKind.RATE_LIMIT:
                refusal = TooMany(fault.seconds, {}, for_all=fault.for_all)
                return self._respond(429, refusal.body, refusal.headers, via=fault.via)
            case FaultKind.FAIL_BEFORE | FaultKind.REFUSE:
                return self._failed(fault)
            case FaultKind.DROP:
                return self._cut(request)
            case _:
                return None

    def _failed(self, fault: Fault) -> web.Response:
        return self._respond(fault.status, {"message": fault.message, "code": fault.code})

    def _cut(self, request: web.Request) -> web.Response:
        if request.transport:
            request.transport.abort()
        return web.Response()

    async def _read(self, request: web.Request) -> tuple[Any, dict[int, Upload]]:
        """The JSON of a request and the files beside it."""
        if not request.can_read_body:
            return None, {}
        if not request.content_type.startswith("multipart/"):
            raw = await request.read()
            return (orjson.loads(raw) if raw else None), {}
        body: Json = {}
        files: dict[int, Upload] = {}
        form = await request.post()
        for name, part in form.items():
            if isinstance(part, web.FileField):
                index = _place_of(name) if name.startswith("files[") else len(files)
                files[index] = Upload(part.filename, part.file.read(), part.content_type)
            elif name == "payload_json":
                body = orjson.loads(part if isinstance(part, bytes | str) else bytes(part))
        return body, files

    def _perform(self, request: web.Request, path: str, body: Any, files: dict[int, Upload]) -> web.Response:
        found = self._routes.find(request.method, path)
        if found is None:
            refused = self._routes.refusal(request.method, path)
            return self._respond(refused.status, refused.body) if refused else self._not_built(request, path)
        route, params = found
        headers: dict[str, str] = {}
        try:
            if not route.open_to_all and request.headers.get(hdrs.AUTHORIZATION) != f"Bot {self._realm.world.token}":
                raise unauthorized()
            headers = self._limits.take(route, params)
            self._fidelity.request(route, body)
            check_shape(body)
            answer = self._call(route, Call(self._desk, params, request.query, body, files))
        except TooMany as refusal:
            return self._respond(refusal.status, refusal.body, refusal.headers)
        except Refusal as refusal:
            if refusal.status == 429:
                headers["Retry-After"] = str(max(1, round(refusal.body["retry_after"])))
            return self._respond(refusal.status, refusal.body, headers)
        self._fidelity.answer(route, answer.status, answer.body)
        return self._respond(answer.status, answer.body, headers)

    def _call(self, route: Route, call: Call) -> Answer:
        try:
            return route.respond(call)
        except Refusal:
            raise
        except Exception as error:
            # Either the form is strange or the sandbox is: both must be noticed by the person who runs the test.
            text = "".join(traceback.format_exception(error)[-3:])
            self._fidelity.complaints.append(f"{route.method} {route.template} broke the sandbox: {text}")
            raise invalid_form("", "BASE_TYPE_BAD", f"The form cannot be read: {error!r}") from error

    def _not_built(self, request: web.Request, path: str) -> web.Response:
        """A route the sandbox does not know must be noticed, not guessed."""
        text = f"the sandbox has no route {request.method} {path}"
        self._fidelity.complaints.append(text)
        return self._respond(501, {"message": text, "code": 0})

    def _respond(
        self, status: int, body: Any, headers: dict[str, str] | None = None, *, via: bool = True
    ) -> web.Response:
        date = formatdate(self._realm.clock.stamp(), usegmt=True)
        told = {**(headers or {}), "Date": date, **({"Via": SERVER_VIA} if via else {})}
        if body is None:
            return web.Response(status=status, headers=told)
        # Exactly this type, without a charset: clients compare it literally.
        return web.Response(status=status, body=orjson.dumps(body), content_type="application/json", headers=told)


def _place_of(name: str) -> int:
    """The number of a file named `files[3]`."""
    found = re.fullmatch(r"files\[([0-9]{1,3})\]", name)
    if found is None:
        raise ValueError("A file's part is called files[n].")
    return int(found.group(1))
