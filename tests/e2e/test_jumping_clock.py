"""The wall clock of the machine is set back or forth: nobody waits longer, or is let through sooner, because of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cooldown import MOST, SECONDS
from tests.e2e.stage import staged


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
async def test_a_wall_clock_that_jumps_changes_nothing_about_how_long_somebody_waits(
    tmp_path: Path, jump: float
) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        for _ in range(MOST):
            assert "⚠️" not in (await ada.slash(room, "rules", term="pieces", game="comuni")).text
        assert stage.bot is not None
        plain = stage.app.clock.now
        stage.app.clock.now = lambda: plain() + jump
        refused = (await ada.slash(room, "rules", term="pieces", game="comuni")).text
        [seconds] = re.findall(r"in (\d+) second", refused)
        assert 0 < int(seconds) <= SECONDS
