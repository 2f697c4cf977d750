"""Two moments per number of players look as they did when somebody last looked at them.

After a wanted change: `python -m tests.renderers.comuni.test_golden` draws them anew; look at them before you keep
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from engine.core.words import LANGUAGES
from renderers import atelier
from tests.renderers.comuni.positions import PLAYERS, match
from tests.renderers.goldens import NAMES, compare, keep, room

GOLDEN = Path(__file__).parent / "golden"


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """Every golden picture by name, made smaller."""
    comuni = atelier.find("comuni")
    for players in PLAYERS:
        seen = match(players)
        lang, names = LANGUAGES[players % 3], NAMES[:players]
        half = len(seen) // 2
        yield f"board-{players}-half", comuni.board(seen[half].public, lang, seen[half - players].public, names)
        yield f"board-{players}-end", comuni.board(seen[-1].public, lang, None, names)
    seen = match(4)
    yield "battle", comuni.moment("battle", seen[-1].public, "en", NAMES[:4])
    yield "sheet", comuni.moment("sheet", seen[-1].public, "fr", NAMES[:4])
    yield "hand", comuni.hand(seen[len(seen) // 2].private[1], "de", NAMES[:4])
    yield "city", comuni.city(seen[-1].public, 2, "en", NAMES[:4])


def test_pictures_look_as_they_did() -> None:
    compare(pictures(), GOLDEN)


def test_golden_pictures_take_little_room() -> None:
    assert room(GOLDEN) < 1_500_000


if __name__ == "__main__":
    keep(pictures(), GOLDEN)
