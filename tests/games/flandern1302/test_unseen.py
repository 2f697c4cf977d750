"""What a seat can imagine of the golden cards: every order that is possible, pile A before pile B."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from engine.core.api import Dice, without
from engine.core.imagine import imagine
from engine.games.flandern1302.pieces import CARD_OF, Card, Result
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import FIRST, SECOND

CITY_CARDS = set(CARD_OF.values())


def test_the_card_before_the_first_player_may_be_any_of_pile_a_and_pile_b_stays_below(four: Arranged) -> None:
    upper, lower = four.data.piles
    view, dice = four.view_of(SECOND), Dice("golden")
    imagined = [imagine(view, dice) for _ in range(300)]
    assert {one.hands[FIRST].golden for one in imagined} == set(upper)
    for one in imagined:
        assert Counter(one.box.golden.cards[: len(lower)]) == Counter(map(str, lower))


def test_who_has_looked_at_it_imagines_no_other(four: Arranged) -> None:
    golden = four.hands[FIRST].golden
    assert {imagine(four.view_of(FIRST), Dice(str(n))).hands[FIRST].golden for n in range(20)} == {golden}


def test_every_order_of_the_last_four_cards_comes_up() -> None:
    game, last = few_left()
    view, dice = game.view_of(SECOND), Dice("last")
    imagined = [imagine(view, dice) for _ in range(400)]
    drawn = {(str(one.hands[FIRST].golden), *one.box.golden.cards) for one in imagined}
    assert drawn == set(permutations([str(card) for card in last]))


def test_a_card_face_down_shows_no_city_that_was_scored() -> None:
    game, last = few_left()
    city = game.table.city_of(last[-1])
    assert city
    city.result = Result(0, 0, 0, 0, ())
    view = game.view_of(SECOND)
    assert {imagine(view, Dice(str(number))).hands[FIRST].golden for number in range(60)} == set(last[:-1])


def few_left() -> tuple[Arranged, list[Card]]:
    """One golden card lies face down and three are in the deck; the last of the four is a city's."""
    game = started()
    lower = sorted(game.data.piles[1], key=CITY_CARDS.__contains__)
    last, table = lower[-4:], game.table
    table.golden_discards = without([card for pile in game.data.piles for card in pile], last)
    game.hands[FIRST].golden, game.box.golden.cards = last[0], [str(card) for card in last[1:]]
    table.golden_left = len(game.box.golden)
    return game, last
