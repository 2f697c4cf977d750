"""Auctions, plans, prices and the end of Shafausa as paragraphs."""

from __future__ import annotations

from engine.games.shafausa import events
from tests.games.shafausa.names import COAL, WOOD, A, B, C
from tests.narration import IN_ALL_LANGUAGES, Narrator

NARRATOR = Narrator("shafausa", ["Ada", "Bea", "Cy"])
words, told = NARRATOR.words, NARRATOR.told


def money(lang: str, **held: int) -> str:
    """What each has, listed."""
    return words(lang).listed([words(lang).say("money-of", seat=name, chf=chf) for name, chf in held.items()])


@IN_ALL_LANGUAGES
def test_the_order_of_an_auction_is_told_once(lang: str) -> None:
    leaves = [events.PlaceTaken(A, 1, 0, (A,)), events.PlaceTaken(B, 1, 2, (B, A)), events.PlaceTaken(C, 2, 3)]
    [line] = told(lang, *leaves, events.OrderSet((B, C, A)))
    assert line.endswith(words(lang).event(events.OrderSet((B, C, A))))
    assert line.startswith(words(lang).say("auction-left", seat="Ada", chf=0))
    assert words(lang).say("auction-left", seat="Bea", chf=2) in line
    [line] = told(lang, *leaves[:2])
    assert line.endswith(words(lang).event(leaves[1])), "as long as it goes on, the order so far"


@IN_ALL_LANGUAGES
def test_an_order_that_does_not_follow_from_the_last_one_is_told(lang: str) -> None:
    leaves = [events.PlaceTaken(A, 1, 0, (A,)), events.PlaceTaken(B, 2, 2, (A, B))]
    [line] = told(lang, *leaves, events.OrderSet((B, A)))
    assert all(words(lang).event(one) in line for one in leaves)


@IN_ALL_LANGUAGES
def test_realms_without_plans_end_the_phase_in_one_sentence(lang: str) -> None:
    over = [events.PlanCarriedOut(seat, chf) for seat, chf in ((A, 3), (B, 0), (C, 7))]
    [line] = told(lang, *over)
    assert line == words(lang).say("plans-carried-out", left=money(lang, Ada=3, Bea=0, Cy=7))
    lines = told(lang, events.MinerAdded(A, 1), over[0], events.MinerAdded(B, 2), over[1])
    assert len(lines) == 2, "a paragraph for each realm that does something"


@IN_ALL_LANGUAGES
def test_prices_that_fall_are_told_together(lang: str) -> None:
    fell = [events.PriceFell(WOOD, 2), events.PriceFell(COAL, 5)]
    prices = [words(lang).say("price-of", resource=one.resource, price=one.price) for one in fell]
    assert told(lang, *fell) == [words(lang).say("prices-fell", prices=words(lang).listed(prices))]
    assert told(lang, fell[0]) == [words(lang).event(fell[0])]


@IN_ALL_LANGUAGES
def test_a_tie_is_told_with_the_money_that_breaks_it(lang: str) -> None:
    sheets = [events.Scored(seat, 0, 0, 0, 0, 0, 0, 0, 0, 40, chf) for seat, chf in ((A, 9), (B, 12))]
    last = told(lang, *sheets, events.GameWon((B,), 40))[-1]
    assert last.endswith(words(lang).say("tie-broken", money=money(lang, Ada=9, Bea=12), count=1))
    assert told(lang, sheets[1], events.GameWon((B,), 40))[-1] == words(lang).event(events.GameWon((B,), 40))
