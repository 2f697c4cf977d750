"""House players and standing orders: they see their view, they finish, the regular is the better one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.dice import Dice, seed_of
from engine.core.house import levels, playout
from engine.games.alba_longa import AlbaLonga, Options
from engine.games.alba_longa.actions import Decline, Grow, Improve, Invoke, Pass, Sell, Spare, Take
from engine.games.alba_longa.blessings import Blessings
from engine.games.alba_longa.court import Buying, Calling, Lap
from engine.games.alba_longa.farm import Farm
from engine.games.alba_longa.orders import Orders, answer
from engine.games.alba_longa.pieces import Die, Ending, Season
from engine.games.alba_longa.year_end import Feeding
from tests.games.alba_longa.board import A, B, at_court, dice, kings, put

LEVELS = levels("alba_longa")


def match(lineup: list[str], seed: str, **options: Any) -> AlbaLonga:
    game, _ = AlbaLonga.start(len(lineup), seed_of(seed), Options(**options))
    for _ in playout(game, [LEVELS[level] for level in lineup], seed):
        pass
    return game


def test_a_regular_beats_three_rookies() -> None:
    won: Counter[str] = Counter()
    for number in range(40):
        lineup = ["regular" if seat == number % 4 else "rookie" for seat in range(4)]
        for seat in match(lineup, f"better {number}").winners():
            won[lineup[seat]] += 1
    assert won["regular"] >= 24


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_regulars_meet_the_challenge_before_the_deck_is_used_up(players: int) -> None:
    endings = Counter(match(["regular"] * players, f"regulars {number}").table.ending for number in range(12))
    assert endings[Ending.CHALLENGE] + endings[Ending.SHARED] >= 9


def test_absent_kings_are_forgotten_in_the_first_year() -> None:
    game = match(["absent"] * 3, "nobody home")
    assert (game.table.ending, game.table.year) == (Ending.NOBODY, 1)


def test_house_players_do_not_look_at_anything_but_their_view() -> None:
    game = kings(4, spoils_of_war=True)
    thoughts = [Dice(f"{seat}") for seat in range(4)]
    for _ in range(150):
        if game.over:
            break
        seat = game.asked[0]
        view = game.view_of(seat)
        chosen = LEVELS["regular"](view, Dice("same"))
        for other, hand in enumerate(game.hands):
            if other != seat:
                hand.active.reverse()
        assert LEVELS["regular"](game.view_of(seat), Dice("same")) == chosen
        for hand in game.hands:
            hand.active.sort()
        game.submit(seat, LEVELS["rookie"](game.view_of(seat), thoughts[seat]))


# -- standing orders ---------------------------------------------------------------------------------------------------


def ordered(game: AlbaLonga, **orders: Any) -> Action | None:
    game._frozen = None
    return answer(Orders(**orders), game.view_of(game.asked[0]))


def test_without_orders_the_person_is_asked() -> None:
    game = kings()
    assert ordered(game) is None
    assert ordered(at_court()) is None


def test_never_sell() -> None:
    assert ordered(kings(), never_sell=True) == Sell()


def test_decline_unless_a_die_shows_enough() -> None:
    game = at_court()
    game.submit(A, game.options(A)[0])
    dice(game, black=1, grey=2, white=3, brown=4)
    game.submit(A, Take(die=Die.BLACK, peasants=1))
    assert game.step == Buying(B)
    assert ordered(game) is None
    assert ordered(game, decline=True) == Decline()
    assert ordered(game, decline=True, unless_die=Die.WHITE, unless_pips=3) is None
    assert ordered(game, decline=True, unless_die=Die.WHITE, unless_pips=4) == Decline()
    assert ordered(game, decline=True, unless_die=Die.BLACK) == Decline()


def test_pass_from_a_price() -> None:
    game = at_court()
    put(game, Lap(3))
    assert game.step == Calling(A)
    assert ordered(game, pass_from=2) == Pass()
    assert ordered(game, pass_from=3) is None


def test_always_improve_and_what_about_blessings() -> None:
    game = kings(2)
    game.table.cities[A].worship = 12
    put(game, Farm(), Blessings(), season=Season.HARVEST)
    assert ordered(game) is None
    assert ordered(game, always_improve=True) == Improve()
    game.submit(A, Improve())
    assert ordered(game) is None
    assert ordered(game, blessing="always") == Invoke()
    assert ordered(game, blessing="never") == Spare()


def test_grow_to_the_maximum() -> None:
    game = kings(2)
    for city in game.table.cities:
        city.wheat = 18
    put(game, Feeding())
    assert ordered(game) is None
    assert ordered(game, grow_most=True) == Grow(peasants=4)
