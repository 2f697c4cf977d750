"""How much one person, and one server, may do that reaches others: far more than people need, and no flood.

What was done is counted in the store, in the transaction that does it: a new start forgets nothing, and two processes
count together.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import ceil
from typing import NamedTuple

from bot.pace import DAY, HOUR, MINUTE
from bot.store import Connection
from bot.store import outreach as stored
from bot.store.outreach import Outreach, OutreachKind
from engine.core.illegal import Illegal


class OutreachLimit(NamedTuple):
    """How often something may be done in a span of time."""

    most: int
    seconds: float


#: what one person may do, wherever that is; shorter spans first
BY_PERSON: dict[OutreachKind, tuple[OutreachLimit, ...]] = {
    "lobby": (OutreachLimit(10, 10 * MINUTE), OutreachLimit(50, DAY)),
    "tournament": (OutreachLimit(4, HOUR), OutreachLimit(10, DAY)),
    # to watch, or to take a seat: this makes a sound
    "invitation": (OutreachLimit(10, HOUR), OutreachLimit(30, DAY)),
    # in one match
    "vote": (OutreachLimit(5, 10 * MINUTE), OutreachLimit(25, DAY)),
    # everyone with a role is called: this makes a sound, too
    "call": (OutreachLimit(2, HOUR), OutreachLimit(5, DAY)),
    # every table they play at is told
    "vacation": (OutreachLimit(6, HOUR), OutreachLimit(15, DAY)),
}
#: what all people of one server may do together
ON_SERVER: dict[OutreachKind, tuple[OutreachLimit, ...]] = {
    "lobby": (OutreachLimit(60, 10 * MINUTE), OutreachLimit(500, DAY)),
    "tournament": (OutreachLimit(30, DAY),),
    "invitation": (OutreachLimit(100, HOUR),),
    "call": (OutreachLimit(4, HOUR), OutreachLimit(12, DAY)),
}
#: invitations that one person may be sent by another, and by all together
FROM_ONE, FROM_ALL = OutreachLimit(3, DAY), OutreachLimit(12, DAY)
#: how long it is remembered what was done
REMEMBERED = DAY


def note(db: Connection, one: Outreach) -> None:
    """Count something that reaches others, or refuse what is too much."""
    # the same in another process waits, and counts this one; works on one match wait anyway
    for person in sorted({one.user, one.target or one.user}) if one.match is None else ():
        db.lock("person", person)
    if one.guild is not None:
        db.lock("server", one.guild)
    check(db, one)
    stored.add(db, one)


def check(db: Connection, one: Outreach) -> None:
    """Refuse what is too much, and say when it will be possible; a look, which keeps nobody waiting."""
    counts = list(_counts(one))
    db.foresee(*(partial(_reached, one=one, count=count) for count in counts))
    for count in counts:
        reached = _reached(db, one, count)
        if reached is not None:
            when = f"<t:{ceil(reached + count.limit.seconds)}:R>"
            raise Illegal(count.refusal, most=count.limit.most, when=when, user=f"<@{one.target}>")


class _Count(NamedTuple):
    """What is counted, up to which limit, and what is said beyond it."""

    refusal: str
    limit: OutreachLimit
    fields: dict[str, int | str]


def _counts(one: Outreach) -> Iterator[_Count]:
    """All that is counted; of several spans the longest first: that one says when it is really possible."""
    own: dict[str, int | str] = {"kind": one.kind, "user": one.user}
    if one.match is not None:
        own["match"] = one.match
    for limit in reversed(BY_PERSON[one.kind]):
        yield _Count(f"outreach-{one.kind}", limit, own)
    if one.target is not None:
        yield _Count("outreach-pair", FROM_ONE, {"target": one.target, "user": one.user})
        yield _Count("outreach-target", FROM_ALL, {"target": one.target})
    if one.guild is not None:
        for limit in reversed(ON_SERVER[one.kind]):
            yield _Count(f"outreach-{one.kind}-server", limit, {"kind": one.kind, "guild": one.guild})


def _reached(db: Connection, one: Outreach, count: _Count) -> float | None:
    return stored.nth_newest(db, count.limit.most, one.at - count.limit.seconds, count.fields)
