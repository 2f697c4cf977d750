"""Golden pictures of Flandern 1302: two moments per number of players, single sheets, and a choice."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.flandern1302.actions import Build
from renderers import registry
from renderers.api import Canvas, OpenChoice
from tests.renderers.flandern1302.positions import PLAYERS, match
from tests.renderers.goldens import NAMES, boards_by_players, for_phones
from tests.renderers.scenes import choices, possible

#: bytes that they may take
MOST_BYTES = 1_500_000


def pictures() -> Iterator[tuple[str, Canvas]]:
    """Every golden picture by name, made smaller."""
    flandern = registry.find("flandern1302")
    yield from boards_by_players(match, PLAYERS)
    seen = match(4)
    half = next(at for at in range(len(seen) // 2, len(seen)) if seen[at].public.table.chosen)
    yield "reveal", flandern.moment("reveal", seen[half].public, "en", NAMES[:4])
    yield "scored", flandern.moment("scored-gent", seen[-1].public, "de", NAMES[:4])
    yield "sheet", flandern.moment("sheet", seen[-1].public, "fr", NAMES[:4])
    yield "sheet-2", flandern.moment("sheet", match(2)[-1].public, "en", NAMES[:2])
    yield "hand", flandern.hand(seen[half].private[seen[half].public.table.first], "de", NAMES[:4])
    yield "city", flandern.closeup(seen[-1].public, 2, "en", NAMES[:4])
    yield from for_phones(seen[len(seen) // 2], "en")
    own = next(own for one in seen[half:] for own in one.private if len(choices(own).get(Build, ())) > 9)
    choice, options = flandern.choice, choices(own)[Build]
    assert choice
    whole = {"quarter": options[0].model_dump()["quarter"], "plot": options[0].model_dump()["plot"]}
    for name, chosen in (("choosing", {}), ("preview", whole)):
        image = choice.drawn(own, "en", OpenChoice(Build, chosen, possible(options, chosen)))
        assert image
        yield name, image
