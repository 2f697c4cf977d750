"""What the bot counts, as Prometheus reads it; `docs/operating/watching.md` says what to make of each."""

from __future__ import annotations

from bisect import bisect_left
from importlib.metadata import PackageNotFoundError, version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from bot.metrics import InteractionKind, InteractionOutcome, Metrics, PictureOutcome, Readings

#: Discord waits three seconds for a sign
ACKNOWLEDGED = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
ANSWERED = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0)
COMMITTED = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
DREW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
THOUGHT = (0.25, 1.0, 5.0, 15.0, 30.0, 60.0)
#: what the whole is called
NAME = "paravent"


class PrometheusMetrics(Metrics):
    """Counts in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info(NAME, "Which version of Paravent this is.", registry=registry).info({"version": _version()})

        def counter(name: str, told: str, *labels: str) -> Counter:
            return Counter(f"{NAME}_{name}", told, labels, registry=registry)

        def gauge(name: str, told: str, *labels: str) -> Gauge:
            return Gauge(f"{NAME}_{name}", told, labels, registry=registry)

        def histogram(name: str, told: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"{NAME}_{name}", told, labels, buckets=buckets, registry=registry)

        self._interactions = counter("interactions", "Interactions of people.", "kind", "outcome")
        self._acknowledged = histogram(
            "acknowledgement_seconds",
            "From an interaction's arrival to the first sign to Discord.",
            ACKNOWLEDGED,
            "kind",
        )
        self._answered = histogram(
            "answer_seconds", "From an interaction's arrival to an answer that can be read.", ANSWERED, "kind"
        )
        self._refusals = counter("refusals", "Refusals that follow from what everybody knows.", "key")
        self._committed = histogram("commit_seconds", "Changes that people's requests have asked for.", COMMITTED)
        self._pictures = counter("pictures", "Public pictures asked for.", "kind", "outcome")
        self._drew = histogram("picture_seconds", "How long public pictures took to be there.", DREW, "kind")
        self._thought = histogram(
            "house_thinking_seconds",
            "How long house players think about a question; steps of the scale.",
            THOUGHT,
            "game",
        )
        self._pings = counter("pings", "People pinged by posts.", "post")
        self._incidents = counter("incidents", "Failures that a person was told the number of.")
        self._ready = gauge("ready", "1 if every shard is connected and the store can be read.")
        self._store = gauge("store_reachable", "1 if a look into the store came back.")
        self._shards = gauge("shards", "Shards of this process.")
        self._connected = gauge("shards_connected", "Those of them that are connected.")
        self._line = gauge("requests_waiting", "Interactions that wait for their turn.")
        self._outbox = gauge("outbox_rows", "Posts to be sent, by lane and whether they have failed.", "lane", "state")
        self._age = gauge("outbox_oldest_seconds", "Since the oldest of these was first seen.", "lane", "state")
        self._invalid = gauge("invalid_requests", "Requests that Discord has refused in the last ten minutes.")
        self._most_invalid = gauge("invalid_requests_limit", "How many of them end all posting for a while.")

    # -- what happens ------------------------------------------------------------------------------------------------

    def interaction(self, kind: InteractionKind, outcome: InteractionOutcome) -> None:
        """Count it."""
        self._interactions.labels(kind, outcome).inc()

    def acknowledged(self, kind: InteractionKind, seconds: float) -> None:
        """Time it."""
        self._acknowledged.labels(kind).observe(seconds)

    def answered(self, kind: InteractionKind, seconds: float) -> None:
        """Time it."""
        self._answered.labels(kind).observe(seconds)

    def refused(self, key: str) -> None:
        """Count it."""
        self._refusals.labels(key).inc()

    def committed(self, seconds: float) -> None:
        """Time it."""
        self._committed.observe(seconds)

    def drew(self, kind: str, outcome: PictureOutcome, seconds: float) -> None:
        """Count it, and time it if there is a picture."""
        self._pictures.labels(kind, outcome).inc()
        if outcome == "drawn":
            self._drew.labels(kind).observe(seconds)

    def thought(self, game: str, seconds: float) -> None:
        """Time it, no more exactly than the scale."""
        self._thought.labels(game).observe(THOUGHT[min(bisect_left(THOUGHT, seconds), len(THOUGHT) - 1)])

    def pinged(self, post: str, people: int) -> None:
        """Count them."""
        self._pings.labels(post).inc(people)

    def incident(self) -> None:
        """Count it."""
        self._incidents.inc()

    # -- how it stands -----------------------------------------------------------------------------------------------

    def page(self, readings: Readings | None) -> bytes:
        """Everything as text; None while the bot is not connected for the first time."""
        self._ready.set(readings is not None and readings.is_ready and readings.has_store)
        self._store.set(readings is not None and readings.has_store)
        self._outbox.clear()
        self._age.clear()
        if readings is not None:
            self._shards.set(readings.shards)
            self._connected.set(readings.connected)
            self._line.set(readings.line)
            self._invalid.set(readings.invalid)
            self._most_invalid.set(readings.most_invalid)
            for (lane, state), depth in readings.outbox.items():
                self._outbox.labels(lane, state).set(depth.rows)
                self._age.labels(lane, state).set(depth.age)
        page: bytes = generate_latest(self.registry)
        return page


def _version() -> str:
    try:
        return version(NAME)
    except PackageNotFoundError:
        return "unknown"
