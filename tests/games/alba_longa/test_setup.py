"""Setting up for every number of Kings and every variant."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.api import Seat
from engine.games.alba_longa import AlbaLonga, Options, components, events, soldiers
from engine.games.alba_longa.actions import APPOINT
from engine.games.alba_longa.pieces import Climate, Season, Town
from tests.games.alba_longa.board import A, B, begin
from tests.refusals import refused


@pytest.mark.parametrize(("players", "stalls"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_there_is_one_stall_more_than_kings(players: int, stalls: int) -> None:
    assert begin(players).table.stalls == [0] * stalls


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_king_begins_with_the_same(players: int) -> None:
    game = begin(players)
    assert len(game.table.cities) == len(game.hands) == players
    for number, hand in enumerate(game.hands):
        seat = Seat(number)
        assert game.of(seat, "peasants", "housing", "population") == (8, 8, 8)
        assert game.of(seat, "silver", "wheat", "monuments", "worship", "disc") == (5, 0, 0, 0, 0)
        assert game.of(seat, "active", "used", "alive", "out") == (5, 0, True, False)
        assert (hand.active, hand.used) == ([0, 1, 2, 3, 4], [])


@pytest.mark.parametrize("seed", range(12))
def test_the_climate_deck_is_a_moderate_card_on_two_mixed_piles(seed: int) -> None:
    game, cards = begin(seed=str(seed)), components.printed().cards
    first, *fronts = [cards[card].front for card in reversed(game.box.climate.cards)]
    boxed = [cards[card].front for card in game.box.boxed]
    assert (first, len(fronts)) == (Climate.MODERATE, 6)
    assert Counter(fronts[:3]) == Counter(fronts[3:]) == Counter(boxed) == Counter(Climate)
    assert (game.table.climate, game.table.following, game.table.prayers) == (Climate.MODERATE, None, None)


def test_the_moderate_card_on_top_is_drawn_by_lot() -> None:
    assert {begin(seed=str(seed)).box.climate.cards[-1] for seed in range(40)} == {"M1", "M2", "M3", "M4"}


def test_the_nine_blessings_are_shuffled() -> None:
    piles = [begin(seed=str(seed)).box.blessings.cards for seed in range(5)]
    assert all(Counter(pile) == {"wheat3": 4, "silver2": 3, "monument1": 2} for pile in piles)
    assert len({tuple(pile) for pile in piles}) > 1


def test_a_seat_drawn_by_lot_names_the_first_king_of_kings() -> None:
    assert {begin(seed=str(seed)).asked for seed in range(30)} == {(0,), (1,), (2,), (3,)}


def test_the_naming_king_may_name_himself_or_another() -> None:
    for other in (0, 1):
        game = begin()
        seat = game.asked[0]
        king = Seat((seat + other) % 4)
        told = game.heard(seat, APPOINT[game.of(king, "town")])
        assert told[0] == (events.KingNamed(seat, king) if other else events.KingKept(seat))
        assert (game.table.king, game.table.year, game.table.season) == (king, 1, Season.GROWING)


def test_nobody_else_can_be_named_first() -> None:
    game = begin(3)
    for town in (Town.REATE, Town.ASSISI):
        game.refuses(game.asked[0], APPOINT[town], "no-such-king", town=town)


def test_the_absent_king_names_himself() -> None:
    game = begin()
    assert game.absent(game.asked[0]) == APPOINT[game.of(game.asked[0], "town")]


def test_city_cards_are_those_of_the_other_cities_in_the_game() -> None:
    assert soldiers.city_cards(begin(3).table, A) == [Town.ROMA, Town.VEII]
    assert soldiers.city_cards(begin(5).table, B) == [Town.VEII, Town.VELITRAE, Town.REATE, Town.ALBA_LONGA]
    assert soldiers.city_cards(begin(3, assisi="with").table, A) == [Town.ROMA, Town.VEII, Town.ASSISI]
    assert soldiers.city_cards(begin(2).table, A) == [Town.ROMA, Town.ASSISI]


def test_assisi_begins_with_three_defenders_a_silver_and_a_bundle_of_wheat() -> None:
    assisi = begin(4, assisi="with").table.assisi
    assert assisi is not None
    assert (assisi.defenders, assisi.silver, assisi.wheat, assisi.captive) == (3, 1, 1, 0)


@pytest.mark.parametrize(("players", "there"), [(2, True), (3, False), (4, False), (5, False)])
def test_only_two_kings_have_assisi_unless_they_ask_for_it(players: int, there: bool) -> None:
    assert (begin(players).table.assisi is not None) == there


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_kings_can_play_with_assisi_and_nobody_plays_reate(players: int) -> None:
    game = begin(players, assisi="with")
    assert game.table.assisi is not None
    assert Town.REATE not in game.every("town")


def test_five_kings_cannot_play_with_assisi() -> None:
    with refused("assisi-with-five") as met:
        begin(5, assisi="with")
    assert met.illegal.facts == {"players": 5}


def test_two_kings_cannot_play_without_assisi() -> None:
    with refused("two-without-assisi"):
        begin(2, assisi="without")


def test_seats_are_called_by_their_cities() -> None:
    assert begin(5).seat_names() == ["alba-longa", "roma", "veii", "velitrae", "reate"]


def test_the_beginning_is_told() -> None:
    [event] = [one.event for one in AlbaLonga.start(3, "seed", Options())[1]]
    assert isinstance(event, events.GameBegan)
    assert event.stalls == 4
