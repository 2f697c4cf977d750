"""Golden pictures of Comuni: two moments per number of players, and single sheets."""

from __future__ import annotations

from collections.abc import Iterator

from renderers import registry
from renderers.canvas import Canvas
from tests.renderers.comuni.positions import PLAYERS, match
from tests.renderers.goldens import NAMES, boards_by_players, for_phones

#: bytes that they may take
MOST_BYTES = 1_500_000


def pictures() -> Iterator[tuple[str, Canvas]]:
    """Every golden picture by name, made smaller."""
    comuni = registry.find("comuni")
    yield from boards_by_players(match, PLAYERS)
    seen = match(4)
    yield "battle", comuni.moment("battle", seen[-1].public, "en", NAMES[:4])
    yield "sheet", comuni.moment("sheet", seen[-1].public, "fr", NAMES[:4])
    yield "hand", comuni.hand(seen[len(seen) // 2].private[1], "de", NAMES[:4])
    yield "city", comuni.closeup(seen[-1].public, 2, "en", NAMES[:4])
    yield from for_phones(seen[len(seen) // 2], "de")
