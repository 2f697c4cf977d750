"""Rate limits per route and for all routes together, told by the same headers as Discord's."""

import hashlib
from dataclasses import dataclass

from sandbox.clock import Clock
from sandbox.refusal import Refusal
from sandbox.rest.routing import Route

# Requests and seconds, as seen in Discord's headers; routes not named here get the last line.
REAL = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/channels/{channel_id}/threads"): (50, 300.0),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): (50, 300.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    ("PUT", "/applications/{application_id}/commands"): (2, 20.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): (5, 2.0),
}
OTHERS = (30, 1.0)
GLOBAL_PER_SECOND = 50
WIDE = 1000
FORGET_ABOVE = 5000
UNCOUNTED = ("/interactions/", "/webhooks/")


@dataclass(slots=True)
class Bucket:
    """How much is left until the window ends."""

    left: int
    ends: float


class RateLimits:
    """Counts requests; `paced=False` widens the limits so that tests need not wait, headers stay."""

    def __init__(self, clock: Clock, *, paced: bool) -> None:
        self._clock = clock
        self._factor = 1 if paced else WIDE
        self._buckets: dict[str, Bucket] = {}
        self._global = Bucket(GLOBAL_PER_SECOND * self._factor, 0.0)

    def take(self, route: Route, params: dict[str, str]) -> dict[str, str]:
        """Count one request and give the headers of its answer, or refuse it with 429."""
        if route.template.startswith("/interactions/"):
            return {}
        now = self._clock.now()
        if not route.template.startswith(UNCOUNTED):
            self._take_global(now)
        limit, window = REAL.get((route.method, route.template), OTHERS)
        limit *= self._factor
        key = route.bucket(params)
        bucket = self._buckets.get(key)
        if bucket is None or bucket.ends <= now:
            if len(self._buckets) > FORGET_ABOVE:
                self._buckets = {name: each for name, each in self._buckets.items() if each.ends > now}
            bucket = self._buckets[key] = Bucket(limit, now + window)
        headers = self._headers(route, limit, bucket, now)
        if bucket.left <= 0:
            raise TooMany(bucket.ends - now, headers)
        bucket.left -= 1
        headers["X-RateLimit-Remaining"] = str(bucket.left)
        return headers

    def _take_global(self, now: float) -> None:
        if self._global.ends <= now:
            self._global = Bucket(GLOBAL_PER_SECOND * self._factor, now + 1.0)
        if self._global.left <= 0:
            raise TooMany(self._global.ends - now, {}, for_all=True)
        self._global.left -= 1

    def _headers(self, route: Route, limit: int, bucket: Bucket, now: float) -> dict[str, str]:
        name = hashlib.blake2b(f"{route.method} {route.template}".encode(), digest_size=16).hexdigest()
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.ends - now):.3f}",
            "X-RateLimit-Bucket": name,
        }


class TooMany(Refusal):
    """Refused for now; the body and the headers say for how long."""

    def __init__(self, wait: float, headers: dict[str, str], *, for_all: bool = False) -> None:
        super().__init__(429, 0, "You are being rate limited.", retry_after=round(wait, 3), **{"global": for_all})
        self.headers = {**headers, "Retry-After": str(max(1, round(wait)))}
        self.headers["X-RateLimit-Scope"] = "global" if for_all else "user"
        if for_all:
            self.headers["X-RateLimit-Global"] = "true"
