"""What is changed for several matches at once holds just these, also when another one comes up meanwhile."""

from __future__ import annotations

from pathlib import Path

from bot.metrics import UNWATCHED
from bot.requests.transactions import MOST_LOOKS, Transactions
from bot.store import Connection, Store


async def test_a_match_that_comes_up_between_the_look_and_the_lock_is_held_too(tmp_path: Path) -> None:
    looks = iter([[7], [3, 7], [3, 7], [3, 7]])
    store = await Store.open(tmp_path / "paravent.sqlite3")
    done = await Transactions(store, UNWATCHED).change_several(1, lambda _: next(looks), lambda _: "done")
    await store.close()
    assert done == "done"
    assert list(looks) == [], "looked at twice, and each time once more when they were held"


async def test_what_never_stands_still_is_done_with_everything_held(tmp_path: Path) -> None:
    looks = iter(range(100))
    works: list[Connection] = []
    store = await Store.open(tmp_path / "paravent.sqlite3")
    await Transactions(store, UNWATCHED).change_several(1, lambda _: [next(looks)], works.append)
    await store.close()
    assert len(works) == 1
    assert next(looks) == 2 * MOST_LOOKS
