"""Ten days of five people: nobody is pinged twice for one wait, at night, or on vacation."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest

from tests.e2e.month import HABITS, NIGHT, reason, simulated
from tests.e2e.times import DAY, HOUR, MINUTE

pytestmark = pytest.mark.long


# the chance of these ten days follows from the name of the test: some waits of the sleeper begin at night
@pytest.mark.parametrize("chance", ["nights"])
async def test_ten_days_of_notices_hold_no_spam(tmp_path: Path, chance: str) -> None:
    month = await simulated(tmp_path, 10)
    soon, sleeper, slow, traveller, _ = month.people
    assert month.actions > 20
    of = {name: [notice for notice in month.notices if notice.person == name] for name in month.people}
    for name, notices in of.items():
        turns = [notice for notice in notices if reason(notice.text) in ("turn", "ping kept back")]
        assert len(turns) <= month.waits[name], f"{name} was pinged more often than awaited"
        for before, after in itertools.pairwise(notices):
            assert after.at - before.at > MINUTE, f"{name} was pinged twice at once: {before} {after}"
        reminders = [notice.at for notice in notices if reason(notice.text) == "reminder"]
        assert all(after - before > 9.9 * HOUR for before, after in itertools.pairwise(reminders))
    assert all(NIGHT.over(notice.at) == notice.at for notice in of[sleeper]), "nothing at night"
    assert HABITS[3].away is not None
    gone = month.began + HABITS[3].away[0] * DAY
    assert not [notice for notice in of[traveller] if gone + HOUR < notice.at < gone + 4.9 * DAY]
    assert not [notice for notice in of[soon] if reason(notice.text) == "reminder"]
    # other ten days may hold no wait that begins at night
    if not os.environ.get("PARAVENT_CHANCE"):
        assert any(reason(notice.text) == "ping kept back" for notice in of[sleeper])
        assert any(reason(notice.text) == "reminder" for notice in of[slow])
