"""Two moments per number of Kings and mode look as they did when somebody last looked at them.

After a wanted change: `python -m tests.renderers.alba_longa.test_golden` draws them anew; look at them before you keep
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from engine.core.words import LANGUAGES
from renderers import atelier
from tests.renderers.goldens import NAMES, compare, keep, room
from tests.renderers.scenes import recorded

GOLDEN = Path(__file__).parent / "golden"
RECORDS = (
    "2-kings", "2-kings-job-well-done-and-spoils", "3-kings", "4-kings-assisi", "4-kings-all-variants", "5-kings",
    "5-kings-job-well-done",
)  # fmt: skip


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """Every golden picture by name."""
    alba = atelier.find("alba_longa")
    for number, name in enumerate(RECORDS):
        seen = recorded("alba_longa", name)
        players = seen[0].public.players
        lang, names = LANGUAGES[number % 3], NAMES[:players]
        late = len(seen) * 3 // 4
        yield f"{name}-late", alba.board(seen[late].public, lang, seen[late - players].public, names)
        yield f"{name}-end", alba.board(seen[-1].public, lang, None, names)
    seen, names = recorded("alba_longa", "4-kings-all-variants"), NAMES[:4]
    fought = max(seen, key=lambda one: sum(len(battle.attackers) for battle in one.public.table.battles))
    yield "battle", alba.moment("battle", fought.public, "de", names)
    yield "harvest", alba.moment("harvest", seen[-1].public, "fr", names)
    yield "sheet", alba.moment("sheet", seen[-1].public, "en", names)
    own = next(own for one in seen[::-1] for own in one.private if type(own.answer).__name__ == "Attack")
    yield "hand", alba.hand(own, "de", names)
    yield "city", alba.city(seen[-60].public, 2, "fr", names)
    yield "forgotten", alba.board(recorded("alba_longa", "4-kings-last-king")[-1].public, "en", None, names)


def test_pictures_look_as_they_did() -> None:
    compare(pictures(), GOLDEN)


def test_golden_pictures_take_little_room() -> None:
    assert room(GOLDEN) < 3_000_000


if __name__ == "__main__":
    keep(pictures(), GOLDEN)
