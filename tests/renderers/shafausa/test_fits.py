"""Plans of Shafausa and the choice of peoples fit; other pictures are in `tests/laws/test_fits.py`."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from engine.games.shafausa.pieces import Mode
from renderers.shafausa import auction, board, closeup, screen
from tests.renderers.scenes import LONGEST
from tests.renderers.shafausa.positions import TABLES, busiest, choosing, in_auction, overplanned
from tests.renderers.tidiness import assert_tidy, named_in

pytestmark = [pytest.mark.parametrize("lang", LANGUAGES), pytest.mark.parametrize(("mode", "players"), TABLES)]


def test_plans_auctions_and_peoples_being_chosen(mode: Mode, players: int, lang: str) -> None:
    names = LONGEST[:players]
    drawn = [screen.drawn(busiest(mode, players), lang), screen.drawn(overplanned(mode, players), lang, names)]
    if view := in_auction(mode, players):
        drawn += [auction.drawn(view, lang, names), board.drawn(view, lang, None, names)]
    for seen in choosing(mode, players):
        drawn.append(board.drawn(seen.public, lang, None, names))
        drawn += [closeup.drawn(seen.public, 0, lang, names), screen.drawn(seen.own, lang, names)]
    for canvas in drawn:
        assert_tidy(canvas, named_in(canvas, names))
