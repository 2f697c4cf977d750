"""A round: the golden card, the sealed choice, the order of play, the end."""

from __future__ import annotations

import pytest

from engine.core.api import Illegal, Offer, Pile, Seat
from engine.core.event import addressed
from engine.games.flandern1302 import Flandern1302, events
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.cards import CityCard
from engine.games.flandern1302.pieces import Card, CityName, Ending, Phase
from engine.games.flandern1302.rounds import Choice, EndOfRound, Round, order_of_play
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import FIRST, FOURTH, SECOND, THIRD

FOUR_CITIES = (Card.GENT, Card.LEUVEN, Card.BRUGGE, Card.LUIK)


def test_order_of_play_most_cards_first_and_ties_clockwise_from_the_first_player() -> None:
    # Yellow, Green, Blue, Red; Yellow is first player: 1, 2, 2 and 3 cards
    assert order_of_play({FIRST: 1, SECOND: 2, THIRD: 2, FOURTH: 3}, FIRST) == [FOURTH, SECOND, THIRD, FIRST]


def test_if_everybody_plays_one_card_the_first_player_starts_and_it_goes_clockwise() -> None:
    cards = dict.fromkeys((FIRST, SECOND, THIRD, FOURTH), 1)
    assert order_of_play(cards, THIRD) == [THIRD, FOURTH, FIRST, SECOND]


def test_the_cards_are_revealed_together_and_the_seats_act_in_order(four: Arranged) -> None:
    order, influence = [FOURTH, SECOND, THIRD, FIRST], (0, 1, 1, 2)
    told = four.choose(*FOUR_CITIES, influence=influence)
    shown = [event for event in told if isinstance(event, events.CardShown)]
    assert shown == [events.CardShown(Seat(n), card, influence[n]) for n, card in enumerate(FOUR_CITIES)]
    assert events.OrderFixed(tuple(order)) in told
    assert (four.table.order, four.asked) == (order, (FOURTH,))
    assert four.step == CityCard(FOURTH, CityName.LUIK, four.step.arms)  # type: ignore[union-attr]


def test_influence_cards_played_leave_the_game(four: Arranged) -> None:
    four.choose(*FOUR_CITIES, influence=(0, 3, 0, 0))
    assert [(player.influence, player.spent) for player in four.table.players] == [(3, 0), (0, 3), (3, 0), (3, 0)]


def test_after_the_reveal_a_choice_cannot_be_changed(four: Arranged) -> None:
    four.choose(Card.GENT, Card.GENT, Card.GENT, Card.TAKE_BACK)
    four.refuses(FIRST, Choose(card=Card.GENT), "sealed")


def test_every_card_in_hand_with_every_number_of_influence_cards_is_offered(four: Arranged) -> None:
    [offer] = four.influence(0, 2).keep(SECOND, Card.GENT, Card.TAKE_BACK).options(SECOND)
    assert isinstance(offer, Offer)
    assert offer.fields == {"card": (Card.GENT, Card.TAKE_BACK), "influence": range(3)}


def test_a_card_already_played_is_refused(four: Arranged) -> None:
    four.spend(FIRST, Card.GENT).refuses(FIRST, Choose(card=Card.GENT), "card-played", card=Card.GENT)


def test_a_scored_city_is_refused(four: Arranged) -> None:
    four.score("gent").yellow.hand.remove(Card.GENT)
    four.refuses(FIRST, Choose(card=Card.GENT), "city-scored", city=CityName.GENT)


def test_the_city_left_out_is_refused() -> None:
    started(3).refuses(FIRST, Choose(card=Card.LEUVEN), "city-not-in-play", city=CityName.LEUVEN)


@pytest.mark.parametrize("card", [Card.INFLUENCE, Card.CATHEDRAL, Card.GUILD_MASTER])
def test_influence_cards_alone_are_no_choice(card: Card) -> None:
    started().refuses(FIRST, Choose(card=card, influence=1), "one-action-card")


def test_two_action_cards_are_refused() -> None:
    with pytest.raises(Illegal, match="one-action-card"):
        Flandern1302.read({"do": "choose", "card": "gent", "cards": ["gent", "luik"]})


def test_more_influence_cards_than_held_are_refused() -> None:
    started().refuses(FIRST, Choose(card=Card.GENT, influence=4), "few-influence-cards", have=3)


def test_an_absent_player_takes_back_without_influence(four: Arranged) -> None:
    assert four.absent(THIRD) == Choose(card=Card.TAKE_BACK)


def test_the_golden_card_is_shown_to_the_first_player_only() -> None:
    game = started(first=1)
    assert [hand.golden is not None for hand in game.hands] == [False, True, False, False]
    game.box.golden.cards.append("influence")
    game.hands[SECOND].golden = None
    game.happen(Round())
    seen = [one for one in addressed(game._announced) if isinstance(one.event, events.GoldenSeen)]
    assert [(one.to, one.event) for one in seen] == [(SECOND, events.GoldenSeen(SECOND, Card.INFLUENCE))]


def deck(*cards: str) -> Arranged:
    """A round is about to begin with these golden cards, the last of them on top."""
    game = started().alone()
    game.box.golden, game.hands[FIRST].golden = Pile(list(cards)), None
    return game


def test_the_golden_card_of_a_scored_city_leaves_the_game_and_another_is_drawn() -> None:
    game = deck("cathedral", "brugge", "luik", "gent").score("gent", "luik")
    told = game.happen(Round())
    assert told[:2] == [events.GoldenRemoved(FIRST, Card.GENT), events.GoldenRemoved(FIRST, Card.LUIK)]
    assert game.hands[FIRST].golden is Card.BRUGGE
    assert (game.table.golden_left, game.table.golden_removed) == (1, [Card.GENT, Card.LUIK])


def test_a_deck_emptied_by_scored_cities_gives_no_golden_action_and_ends_the_game_after_the_round() -> None:
    game = deck("gent").score("gent").having(golden_drawn=False)
    for player in game.table.players:
        player.hand.remove(Card.GENT)
    told = game.happen(Round())
    assert told[:2] == [events.GoldenRemoved(FIRST, Card.GENT), events.DeckEmpty()]
    assert isinstance(game.step, Choice)
    assert events.EndReached(Ending.DECK) in game.choose(*[Card.TAKE_BACK] * 4)
    assert (game.over, game.table.golden) == (True, None)


def test_the_round_of_the_last_golden_card_is_played_in_full() -> None:
    game = deck("take-back")
    game.happen(Round())
    assert isinstance(game.step, Choice)
    assert game.table.golden_left == 0
    assert events.EndReached(Ending.DECK) in game.choose(*[Card.TAKE_BACK] * 4)
    assert (game.over, game.table.golden) == (True, Card.TAKE_BACK)


@pytest.mark.parametrize(("free", "over"), [(0, True), (1, True), (2, False)])
def test_the_game_ends_with_at_most_one_free_plot(four: Arranged, free: int, over: bool) -> None:
    first, *others = CityName
    told = four.alone().fill(*others).fill(first, left=range(1, 1 + free)).happen(EndOfRound())
    assert (four.over, events.EndReached(Ending.PLOTS) in told) == (over, over)


def test_the_next_seat_is_first_player() -> None:
    game = started(first=3).drawn(Card.INFLUENCE)
    game.choose(*[Card.TAKE_BACK] * 4)
    assert (game.table.first, game.table.round, game.table.phase) == (FIRST, 2, Phase.CHOICE)
    assert game.hands[FIRST].golden is not None
    assert game.asked == (FIRST, SECOND, THIRD, FOURTH)
