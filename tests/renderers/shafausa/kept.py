"""Golden pictures of Shafausa: two moments per mode and number of players, and single sheets."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import LANGUAGES
from engine.games.shafausa.pieces import Mode
from renderers import registry
from renderers.canvas import Canvas
from tests.renderers.goldens import NAMES, boards, for_phones
from tests.renderers.shafausa.positions import TABLES, busiest, in_auction, match

#: bytes that they may take
MOST_BYTES = 2_500_000
WIDTH = 640


def pictures() -> Iterator[tuple[str, Canvas]]:
    """Every golden picture by name, made smaller."""
    shafausa = registry.find("shafausa")
    for place, (mode, players) in enumerate(TABLES):
        yield from boards(match(mode, players), LANGUAGES[place % 3], f"{mode}-{players}")
    seen, names = match(Mode.GEEK, 4), NAMES[:4]
    yield "draft", shafausa.board(match(Mode.COLONIAL, 5)[6].public, "fr", None, NAMES[:5])
    yield "auction", shafausa.moment("auction", in_auction(Mode.GEEK, 4), "de", names)
    yield "plan", shafausa.hand(busiest(Mode.GEEK, 4), "fr", names)
    yield "people", shafausa.closeup(seen[len(seen) * 2 // 3].public, 2, "en", names)
    yield "extraction", shafausa.moment("extraction", seen[len(seen) // 2].public, "de", names)
    yield "buildings", shafausa.moment("buildings", seen[len(seen) // 2].public, "fr", names)
    yield "prices", shafausa.moment("prices", seen[-1].public, "en", names)
    yield "sheet", shafausa.moment("sheet", seen[-1].public, "de", names)
    yield from for_phones(seen[len(seen) // 2], "fr")
