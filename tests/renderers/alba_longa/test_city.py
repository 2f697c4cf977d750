"""The picture of a city says what each place will bring: what the rules will give, no more."""

from __future__ import annotations

from typing import Any

from engine.games.alba_longa.court import Calling
from engine.games.alba_longa.pieces import Crew, Season
from renderers.alba_longa import closeup
from tests.games.alba_longa.board import A, at


def written(**known: Any) -> list[str]:
    """Everything that stands on the picture of the first King's city when he is asked to call, and this is known."""
    return [placed.wanted for placed in closeup.drawn(at(Calling(A), **known).view(), A, "en").placed]


def test_the_bank_pays_for_covered_spaces_and_not_for_merchants_who_joined_a_lying_one() -> None:
    assert "bank: 0 silver, then a stall" in written(market=[Crew(own=1, captive=1, lying=1)])


def test_most_farmers_bring_their_award_of_job_well_done() -> None:
    assert "9 wheat, 12 with prayers" in written(season=Season.HARVEST, fields=[3])
    assert "11 wheat, 14 with prayers" in written(season=Season.HARVEST, fields=[3], job_well_done=True)


def test_priests_beside_the_end_of_the_track_raise_nothing() -> None:
    told = written(worship=[11], temple=[3])
    assert [text for text in told if text.startswith("+")] == ["+1"]
