"""The rules of New Game: arrange a position, do one thing, look."""

from __future__ import annotations

import pytest
from newgame import NewGame, Options
from newgame.actions import BID, KEEP, TRADE
from newgame.rounds import Bidding, Reward

from engine.core.illegal import Illegal
from engine.core.seat import Seat

A, B = Seat(0), Seat(1)


@pytest.fixture
def game() -> NewGame:
    """Two players; the first has better cards, and the prize is worth 8."""
    game, _ = NewGame.start(2, "tests")
    game.hands[A].cards, game.hands[B].cards = [*range(31, 39)], [*range(11, 19)]
    game.table.prize = 8
    return game


def test_the_highest_card_wins_the_prize(game: NewGame) -> None:
    game.submit(B, BID[18])
    game.submit(A, BID[31])
    assert game.step == Reward(A)
    game.submit(A, KEEP)
    assert game.table.won[A] == [8]
    assert game.tally() == [8, 0]


def test_nobody_bids_a_card_of_somebody_else(game: NewGame) -> None:
    before = game.save()
    with pytest.raises(Illegal, match="not-your-card"):
        game.submit(B, BID[31])
    assert game.save() == before


def test_a_bid_may_be_changed_until_the_last_one_is_in(game: NewGame) -> None:
    game.submit(A, BID[31])
    game.submit(A, BID[38])
    assert isinstance(game.step, Bidding)
    assert game.view_of(A).answer == BID[38]
    assert not hasattr(game.view(), "answer")


def test_a_prize_is_put_aside_for_a_card_that_only_its_owner_sees(game: NewGame) -> None:
    game.submit(B, BID[11])
    game.submit(A, BID[31])
    told = game.submit(A, TRADE).told
    assert game.table.aside == [8]
    assert len(game.hands[A].cards) == 8
    assert [one.to for one in told if one.event.word == "drawn"] == [A]


def test_without_trade_the_winner_has_no_choice() -> None:
    game, _ = NewGame.start(2, "tests", Options(trade=False))
    for seat in (A, B):
        game.submit(seat, BID[game.hands[seat].cards[0]])
    [winner] = game.asked
    assert game.options(winner) == [KEEP]
    with pytest.raises(Illegal, match="no-trade"):
        game.submit(winner, TRADE)
