"""What is counted and timed while the bot works. `Metrics` itself counts nothing; `PrometheusMetrics` does.

Dashboards are read by more people than the store, so nothing here may tell a secret, nor whose match it is about. In
two worlds with the same presses that differ in what is hidden, every number but times and memory is the same. So:

- No label names a match, a person, a server or a seat; an interaction is a press or a command, not which one.
- A refusal is counted by its key only where everyone could have foreseen it (`FORESEEABLE`). Any other depends on
  someone's hand, draft or sealed answer: it counts as answered, like the action that the rules accept.
- Of what is committed only the requests of people count, and those as they are asked for, not as they are accepted.
  House players, standing orders and private posts commit as well: their number would tell of steps nobody sees.
- A house player is timed once for each question it is asked, however many steps it takes there, and in the steps of
  the scale: the exact time would be a mark of the position it has thought about.
- Pictures from a private view are not counted; whether a choice is drawn may depend on it.
- The outbox counts what everyone is shown and who is told of a wait, which follow from public state; not changes to
  someone's panel, nor words about standing orders. An order that fails is an incident in the store, and no number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Literal, NamedTuple, TypeAlias

#: what people do
InteractionKind: TypeAlias = Literal["press", "command", "suggestion", "other"]
#: what came of it; lost: no answer went out, left: the bot was ending
InteractionOutcome: TypeAlias = Literal["answered", "refused", "incident", "store", "lost", "left"]
#: what became of a picture
PictureOutcome: TypeAlias = Literal["drawn", "late", "failed"]
#: due: not tried yet; failed: to be tried again
RowState: TypeAlias = Literal["due", "failed"]

#: refusals that follow from what everyone at the table can know, or from what the person has set or typed
FORESEEABLE = frozenset(
    (
        *("too-fast", "control-unknown", "no-match-here", "match-unknown", "match-not-running", "match-dealing"),
        *("match-over", "match-not-over", "match-newer", "not-seated", "admins-only", "host-only", "no-room"),
        *("lobby-closed", "lobby-full", "lobby-too-small", "joined-already", "not-joined", "too-few", "leave-running"),
        *("no-such-option", "no-such-setting", "no-such-seat", "seated-already", "no-bots", "no-house-player"),
        *("only-house-players", "tournament-table", "ballot-closed", "replace-own-only", "replace-substitute"),
        *(
            "rules-unknown",
            "film-being-drawn",
            "game-missing",
            "server-channel",
            "server-channel-closed",
            "server-full",
        ),
        *("outreach-lobby", "outreach-lobby-server", "outreach-tournament", "outreach-tournament-server"),
        *("outreach-invitation", "outreach-invitation-server", "outreach-pair", "outreach-target", "outreach-vote"),
        *("outreach-call", "outreach-call-server"),
    )
)


class OutboxDepth(NamedTuple):
    """Rows of one lane and state, and seconds since the oldest of them was first seen there."""

    rows: int
    age: float


class Readings(NamedTuple):
    """How the bot stands at a moment."""

    #: every shard is connected, and everything is known about its servers
    is_ready: bool
    #: a look into the store came back
    has_store: bool
    shards: int
    connected: int
    #: requests that wait for their turn
    line: int
    #: requests that Discord has refused: in the last ten minutes, and how many there may be
    invalid: int
    most_invalid: int
    #: by lane and state; empty if the store cannot be read
    outbox: Mapping[tuple[str, RowState], OutboxDepth]


class Metrics:
    """Takes note of what happens; nobody watches, so it counts nothing."""

    def interaction(self, kind: InteractionKind, outcome: InteractionOutcome) -> None:
        """An interaction has come to its end."""

    def acknowledged(self, kind: InteractionKind, seconds: float) -> None:
        """Discord knows that the interaction has arrived."""

    def answered(self, kind: InteractionKind, seconds: float) -> None:
        """The person can read the answer."""

    def refused(self, key: str) -> None:
        """Something was refused that everyone could have foreseen."""

    def committed(self, seconds: float) -> None:
        """A person's request has asked for something to be changed, and knows what came of it."""

    def drew(self, kind: str, outcome: PictureOutcome, seconds: float) -> None:
        """A picture that everyone may see was asked for."""

    def thought(self, game: str, seconds: float) -> None:
        """A house player has thought about a question."""

    def pinged(self, post: str, people: int) -> None:
        """A post has pinged some people."""

    def incident(self) -> None:
        """A person was told the number of a failure."""


#: where nobody watches
UNWATCHED = Metrics()


class Stopwatch:
    """Times one interaction, from its arrival to its answer."""

    def __init__(self, metrics: Metrics, kind: InteractionKind) -> None:
        self._metrics = metrics
        self._kind = kind
        self._begun = perf_counter()
        self._is_acknowledged = self._is_answered = False

    def went_out(self, *, is_answer: bool) -> None:
        """Something has reached Discord: a sign that the answer will come, or the answer itself."""
        seconds = perf_counter() - self._begun
        if not self._is_acknowledged:
            self._is_acknowledged = True
            self._metrics.acknowledged(self._kind, seconds)
        if is_answer and not self._is_answered:
            self._is_answered = True
            self._metrics.answered(self._kind, seconds)

    def refused(self, key: str) -> InteractionOutcome:
        """What a refusal is called: like an answer, unless everyone could have foreseen it."""
        if key not in FORESEEABLE:
            return "answered"
        self._metrics.refused(key)
        return "refused"

    def ended(self, outcome: InteractionOutcome) -> None:
        """Nothing more will be said."""
        is_lost = outcome != "left" and not self._is_acknowledged
        self._metrics.interaction(self._kind, "lost" if is_lost else outcome)


@contextmanager
def commit_timed(metrics: Metrics) -> Iterator[None]:
    """Time a change that a person has asked for, whatever the rules say to it."""
    begun = perf_counter()
    try:
        yield
    finally:
        metrics.committed(perf_counter() - begun)
