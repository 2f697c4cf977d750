"""The rules of Goofspiel: arrange a position, do one thing, look."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.api import Illegal, Seat
from engine.core.house import levels, playout
from engine.core.orders import decide
from engine.core.record import verify
from goofspiel import Goofspiel, Options
from goofspiel.orders import LastCard, LowestFor
from goofspiel.pieces import DEALT, RANKS, Trick
from goofspiel.players import advise_bid, chance
from goofspiel.rounds import BID

A, B, C = Seat(0), Seat(1), Seat(2)


def dealt(players: int = 3, **options: str) -> Goofspiel:
    """A game in which everyone has all cards and the diamond is an 8."""
    game, _ = Goofspiel.start(players, "tests", Options.model_validate(options))
    for hand in game.hands:
        hand.cards = list(RANKS)
    turned = game.table.stake[0]
    game.table.unturned = [rank for rank in RANKS if rank != 8]
    game.table.stake = [8]
    game.box.diamonds.cards = [str(turned if card == "8" else card) for card in game.box.diamonds.cards]
    return game


def bid(game: Goofspiel, *cards: int) -> list[str]:
    """Everyone bids; the words of what was told to all."""
    for seat, card in enumerate(cards):
        outcome = game.submit(Seat(seat), BID[card])
    return [one.event.word for one in outcome.told if one.to is None]


@pytest.mark.parametrize(("cards", "count"), [("ten", DEALT), ("all", len(RANKS))])
def test_ten_or_all_cards_of_the_own_suit_are_dealt_and_nobody_else_hears_which(cards: str, count: int) -> None:
    game, told = Goofspiel.start(4, "deal", Options.model_validate({"cards": cards}))
    assert all(len(hand.cards) == count == len(set(hand.cards)) for hand in game.hands)
    assert [one.to for one in told if one.event.word == "dealt"] == [Seat(seat) for seat in range(4)]
    assert game.table.rounds == count


@pytest.mark.parametrize(
    ("cards", "won"), [((5, 9, 7), [0, 8, 0]), ((4, 4, 6), [0, 0, 8])], ids=["highest", "equal low ones don't matter"]
)
def test_the_highest_card_wins_the_diamond_and_all_cards_are_gone(cards: tuple[int, ...], won: list[int]) -> None:
    game = dealt()
    told = bid(game, *cards)
    assert told[:4] == ["card-shown", "card-shown", "card-shown", "stake-won"]
    assert game.tally() == won
    assert [hand.cards.count(card) for hand, card in zip(game.hands, cards, strict=True)] == [0, 0, 0]


def test_a_tie_stays_at_stake_with_the_next_diamond() -> None:
    game = dealt()
    assert "tied" in bid(game, 9, 9, 1)
    assert game.table.stake[0] == 8
    assert len(game.table.stake) == 2
    worth = sum(game.table.stake)
    bid(game, 2, 3, 13)
    assert game.tally() == [0, 0, worth]


def test_a_tie_is_discarded_where_the_table_agreed_so() -> None:
    game = dealt(ties="discard")
    bid(game, 9, 9, 1)
    assert game.table.discarded == [8]
    assert len(game.table.stake) == 1


def test_after_the_last_round_nothing_is_carried_over() -> None:
    game = dealt(2)
    for card in RANKS[: game.table.rounds]:
        bid(game, card, card)
    assert game.over
    assert game.winners() == [A, B]
    assert len(game.table.discarded) == game.table.rounds


def test_a_card_that_is_not_in_the_hand_is_refused_and_changes_nothing() -> None:
    game = dealt()
    game.hands[A].cards = [1, 2]
    before = game.save()
    with pytest.raises(Illegal, match="not-in-hand"):
        game.submit(A, BID[3])
    assert game.save() == before


def test_a_bid_may_be_changed_and_is_seen_by_nobody_else() -> None:
    game = dealt()
    game.submit(A, BID[3])
    seen = game.view_of(B)
    game.submit(A, BID[12])
    assert game.view_of(A).answer == BID[12]
    assert game.view_of(B) == seen


def test_a_regular_takes_the_lowest_card_that_nobody_can_beat() -> None:
    game = dealt(2)
    game.hands[A].cards = [5, 11, 13]
    game.table.tricks = [Trick((), bids, None) for bids in ((12, 13), (10, 12), (9, 11))]
    view = game.view_of(A)
    assert chance(view, 11) == chance(view, 13) == 1
    game.table.stake = [13]
    assert advise_bid(game.view_of(A), game.dice)[0].action == BID[11]


def test_orders_play_the_lowest_card_for_little_and_the_last_card_unasked() -> None:
    game = dealt()
    assert decide([LowestFor(worth=8)], game.view_of(A)) == (LowestFor(worth=8), BID[1])
    assert decide([LowestFor(worth=7), LastCard()], game.view_of(A)) is None
    game.hands[A].cards = [6]
    assert decide([LastCard()], game.view_of(A)) == (LastCard(), BID[6])


def test_the_golden_record_replays() -> None:
    assert verify(Path(__file__).with_name("record.txt").read_bytes()).over


def test_a_regular_beats_a_rookie() -> None:
    won = 0
    for number in range(40):
        game, _ = Goofspiel.start(2, f"match {number}")
        houses = [levels("goofspiel")[level] for level in (("regular", "rookie"), ("rookie", "regular"))[number % 2]]
        for _ in playout(game, houses, f"match {number}"):
            pass
        won += game.winners() == [Seat(number % 2)]
    assert won >= 28
