"""Everything is kept here, in whole transactions: in one SQLite file, or in PostgreSQL.

The narrow interface: `await store.write(work)` runs a function inside one transaction and commits before it returns;
`await store.read(work)` shows it one moment of the store, with everything that was committed before. Works that write
are done first in, first out, so two actions on one match can never overlap; works that read never wait for the disk to
take a commit. What a function of `bot.store.*` takes is the `Connection` of that transaction.

Where another process holds the file, a work is tried again for a while, and then fails as if it had never been asked
for; so it is on a disk that is full. `fails` tells such an error from one of the work itself.
"""

from bot.store.connection import Connection, Scope, StoreAway, WrongFile, fails
from bot.store.fenced_store import AnyStore, FencedStore
from bot.store.leases import LeaseLost
from bot.store.store import NO_MATCH, Store

__all__ = [
    "NO_MATCH",
    "AnyStore",
    "Connection",
    "FencedStore",
    "LeaseLost",
    "Scope",
    "Store",
    "StoreAway",
    "WrongFile",
    "fails",
]
