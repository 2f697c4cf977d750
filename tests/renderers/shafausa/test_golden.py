"""Two moments per mode and number of players look as they did when somebody last looked at them.

After a wanted change: `python -m tests.renderers.shafausa.test_golden` draws them anew; look at them before you keep
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from engine.core.words import LANGUAGES
from engine.games.shafausa.pieces import Mode
from renderers import atelier
from tests.renderers.goldens import NAMES, compare, keep, room
from tests.renderers.shafausa.positions import TABLES, busiest, in_auction, match

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 640


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """Every golden picture by name, made smaller."""
    shafausa = atelier.find("shafausa")
    for place, (mode, players) in enumerate(TABLES):
        seen, lang, names = match(mode, players), LANGUAGES[place % 3], NAMES[:players]
        half = len(seen) // 2
        yield f"{mode}-{players}-half", shafausa.board(seen[half].public, lang, seen[half - players].public, names)
        yield f"{mode}-{players}-end", shafausa.board(seen[-1].public, lang, None, names)
    seen, names = match(Mode.GEEK, 4), NAMES[:4]
    yield "draft", shafausa.board(match(Mode.COLONIAL, 5)[6].public, "fr", None, NAMES[:5])
    yield "auction", shafausa.moment("auction", in_auction(Mode.GEEK, 4), "de", names)
    yield "plan", shafausa.hand(busiest(Mode.GEEK, 4), "fr", names)
    yield "people", shafausa.city(seen[len(seen) * 2 // 3].public, 2, "en", names)
    yield "extraction", shafausa.moment("extraction", seen[len(seen) // 2].public, "de", names)
    yield "buildings", shafausa.moment("buildings", seen[len(seen) // 2].public, "fr", names)
    yield "prices", shafausa.moment("prices", seen[-1].public, "en", names)
    yield "sheet", shafausa.moment("sheet", seen[-1].public, "de", names)


def test_pictures_look_as_they_did() -> None:
    compare(pictures(), GOLDEN, WIDTH)


def test_golden_pictures_take_little_room() -> None:
    assert room(GOLDEN) < 2_500_000


if __name__ == "__main__":
    keep(pictures(), GOLDEN, WIDTH)
