"""Who alone does something now. The holder of a lease prolongs it; one that is not prolonged can be taken by anyone.

The database's clock decides, not a process's. A work of a holder names its epoch: after someone else has taken the
lease, it is refused, however late it comes.
"""

from __future__ import annotations

import msgspec

from bot.store.connection import Connection
from bot.store.rows import record


class Lease(msgspec.Struct, frozen=True, kw_only=True):
    """Something that one process does, and for how long."""

    role: str
    holder: str
    epoch: int
    since: float
    until: float


class LeaseLost(Exception):
    """Someone else does this by now; nothing was changed."""


_COLUMNS = ", ".join(Lease.__struct_fields__)


def moment(db: Connection) -> float:
    """What time it is for the database: seconds since 1970."""
    return db.now()


def find(db: Connection, role: str) -> Lease | None:
    """The newest lease of a role, whether it still counts or not."""
    row = db.execute(f"SELECT {_COLUMNS} FROM leases WHERE role = ?", (role,)).fetchone()
    return record(Lease, row) if row else None


def current(db: Connection, role: str) -> Lease | None:
    """The lease of a role, if it is held at this moment."""
    lease = find(db, role)
    return lease if lease and lease.until > moment(db) else None


def held(db: Connection) -> list[Lease]:
    """All leases that are held at this moment."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM leases WHERE until > ? ORDER BY role", (moment(db),))
    return [record(Lease, row) for row in rows]


_TAKE = (
    f"INSERT INTO leases ({_COLUMNS}) VALUES (?, ?, 1, ?, ?) ON CONFLICT (role) DO UPDATE SET "
    "holder = excluded.holder, since = excluded.since, until = excluded.until, epoch = leases.epoch + 1"
)


def take(db: Connection, role: str, holder: str, seconds: float) -> Lease | None:
    """Hold a role for a while, if nobody else does; None if someone does."""
    now = moment(db)
    row = db.execute(
        f"{_TAKE} WHERE leases.until <= ? OR leases.holder = ? RETURNING {_COLUMNS}",
        (role, holder, now, now + seconds, now, holder),
    ).fetchone()
    return record(Lease, row) if row else None


def seize(db: Connection, role: str, holder: str, seconds: float, delay: float = 0.0) -> Lease:
    """Hold a role for a while, from now or from a moment soon, no matter who holds it: the other one finds out."""
    now = moment(db) + delay
    row = db.execute(f"{_TAKE} RETURNING {_COLUMNS}", (role, holder, now, now + seconds)).fetchone()
    return record(Lease, row)


def prolong(db: Connection, lease: Lease, seconds: float) -> Lease:
    """Hold it for a while longer, also if it ran out and nobody has taken it."""
    row = db.execute(
        f"UPDATE leases SET until = ? WHERE role = ? AND epoch = ? RETURNING {_COLUMNS}",
        (moment(db) + seconds, lease.role, lease.epoch),
    ).fetchone()
    if row is None:
        raise LeaseLost(lease.role)
    return record(Lease, row)


def give_up(db: Connection, lease: Lease) -> None:
    """Anyone may take it from now on."""
    db.execute("UPDATE leases SET until = 0 WHERE role = ? AND epoch = ?", (lease.role, lease.epoch))


def forget(db: Connection, beginning: str, seconds: float) -> None:
    """Leases of some roles that ran out so long ago are of no use to anyone."""
    before = moment(db) - seconds
    db.execute("DELETE FROM leases WHERE substr(role, 1, ?) = ? AND until < ?", (len(beginning), beginning, before))


def require(db: Connection, lease: Lease) -> None:
    """Refuse the work of someone who has lost the lease: the first thing such a work does."""
    if not db.execute("SELECT 1 FROM leases WHERE role = ? AND epoch = ?", (lease.role, lease.epoch)).fetchone():
        raise LeaseLost(lease.role)
