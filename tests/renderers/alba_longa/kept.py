"""Golden pictures of Alba Longa: two moments per number of Kings and mode, and single sheets."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import LANGUAGES
from renderers import registry
from renderers.canvas import Canvas
from tests.renderers.goldens import NAMES, boards, for_phones
from tests.renderers.scenes import recorded

#: bytes that they may take
MOST_BYTES = 3_000_000
RECORDS = (
    "2-kings", "2-kings-job-well-done-and-spoils", "3-kings", "4-kings-assisi", "4-kings-all-variants", "5-kings",
    "5-kings-job-well-done",
)  # fmt: skip


def pictures() -> Iterator[tuple[str, Canvas]]:
    """Every golden picture by name."""
    alba = registry.find("alba_longa")
    for number, name in enumerate(RECORDS):
        yield from boards(recorded("alba_longa", name), LANGUAGES[number % 3], name, late=("late", 3 / 4))
    seen, names = recorded("alba_longa", "4-kings-all-variants"), NAMES[:4]
    fought = max(seen, key=lambda one: sum(len(battle.attackers) for battle in one.public.table.battles))
    yield "battle", alba.moment("battle", fought.public, "de", names)
    yield "harvest", alba.moment("harvest", seen[-1].public, "fr", names)
    yield "sheet", alba.moment("sheet", seen[-1].public, "en", names)
    own = next(own for one in seen[::-1] for own in one.private if type(own.answer).__name__ == "Attack")
    yield "hand", alba.hand(own, "de", names)
    yield "city", alba.closeup(seen[-60].public, 2, "fr", names)
    yield from for_phones(seen[len(seen) // 2], "fr")
    yield "forgotten", alba.board(recorded("alba_longa", "4-kings-last-king")[-1].public, "en", None, names)
