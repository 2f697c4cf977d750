"""The picture of a city says what each place will bring: what the rules will give, no more."""

from __future__ import annotations

from typing import Any

from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.court import Calling
from engine.games.alba_longa.pieces import Crew, Season
from renderers.alba_longa import closeup
from tests.games.alba_longa.board import A, at_court, put


def at_work(season: Season = Season.GROWING, job_well_done: bool = False, **work: Any) -> AlbaLonga:
    """The first King is asked to call, with these figures at work."""
    game = at_court(job_well_done=job_well_done)
    for name, figures in work.items():
        setattr(game.table.cities[A], name, figures)
    put(game, Calling(A), season=season)
    return game


def written(game: AlbaLonga) -> list[str]:
    """Everything that stands on the picture of the first King's city."""
    return [placed.wanted for placed in closeup.drawn(game.view(), A, "en").placed]


def test_the_bank_pays_for_covered_spaces_and_not_for_merchants_who_joined_a_lying_one() -> None:
    assert "bank: 0 silver, then a stall" in written(at_work(market=Crew(own=1, captive=1, lying=1)))


def test_most_farmers_bring_their_award_of_job_well_done() -> None:
    farmers = Crew(own=3)
    assert "9 wheat, 12 with prayers" in written(at_work(Season.HARVEST, fields=farmers))
    assert "11 wheat, 14 with prayers" in written(at_work(Season.HARVEST, job_well_done=True, fields=farmers))


def test_priests_beside_the_end_of_the_track_raise_nothing() -> None:
    told = written(at_work(worship=11, temple=Crew(own=3)))
    assert [text for text in told if text.startswith("+")] == ["+1"]
