"""Calls, blessings and the end of Alba Longa as paragraphs."""

from __future__ import annotations

from engine.games.alba_longa import events
from engine.games.alba_longa.pieces import Blessing
from tests.games.alba_longa.board import A, B, C
from tests.narration import IN_ALL_LANGUAGES, Narrator

NARRATOR = Narrator("alba_longa", ["Ada", "Bea", "Cy"])
words, told = NARRATOR.words, NARRATOR.told


@IN_ALL_LANGUAGES
def test_who_buys_nothing_is_not_told_unless_it_is_for_a_while(lang: str) -> None:
    assert told(lang, *(events.PurchaseDeclined(seat, False) for seat in (A, B, C))) == []
    both = words(lang).say("purchases-declined", seats=words(lang).listed(["Ada", "Cy"]), count=2)
    silent = events.PurchaseDeclined(B, False)
    assert told(lang, events.PurchaseDeclined(A, True), silent, events.PurchaseDeclined(C, True)) == [both]


@IN_ALL_LANGUAGES
def test_a_lap_and_its_first_call_are_one_paragraph(lang: str) -> None:
    lap, first = events.LapBegan(2, 0), events.CourtCalled(A, 0, None, 1, 2, 3, 4)
    lines = told(lang, lap, first, events.CourtCalled(B, 0, None, 4, 3, 2, 1))
    assert len(lines) == 2
    assert lines[0] == f"{words(lang).event(lap)} {words(lang).event(first)}"


@IN_ALL_LANGUAGES
def test_kings_who_pay_the_same_for_a_blessing_are_told_together(lang: str) -> None:
    blessed = [events.Blessed(seat, Blessing.MONUMENT, 2, seat == C) for seat in (A, B, C)]
    facts = {"cost": 2, "nothing": False, "blessing": Blessing.MONUMENT}
    [line] = told(lang, *blessed)
    assert line.startswith(words(lang).say("blessed-together", seats=words(lang).listed(NARRATOR.names[:2]), **facts))
    assert line.endswith(words(lang).event(blessed[2]))


@IN_ALL_LANGUAGES
def test_it_is_told_what_decides_between_kings_at_the_goal(lang: str) -> None:
    first, second = events.ChallengeMet(A, 10, 20, 5), events.ChallengeMet(B, 10, 22, 4)
    last = told(lang, first, second, events.GameWon(B))[-1]
    assert last == words(lang).say("tie-peasants", seat="Bea", peasants=22)
    second = events.ChallengeMet(B, 10, 20, 4)
    last = told(lang, first, second, events.GameWon(A))[-1]
    both = words(lang).listed(["Ada", "Bea"])
    assert last == words(lang).say("tie-wealth", seat="Ada", seats=both, peasants=20, wealth=5)
    assert told(lang, first, events.GameWon(A))[-1] == words(lang).event(events.GameWon(A))
    last = told(lang, first, events.ChallengeMet(B, 10, 20, 5), events.VictoryShared((A, B)))[-1]
    assert last.endswith(words(lang).say("tie-stands"))
