"""The game for two: own action, influence action, its deck, its end."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.api import Illegal, Pile
from engine.games.flandern1302 import Flandern1302, cards, events, scoring
from engine.games.flandern1302.actions import PLAY, TURN_UP, Pass
from engine.games.flandern1302.pieces import (
    CITY_OF,
    COMMON,
    Arms,
    Card,
    CityName,
    Ending,
    InfluenceCard,
    Obstacle,
    QuarterName,
)
from engine.games.flandern1302.two_players import (
    EndOfTurn,
    FirstAction,
    OwnAction,
    Turn,
    influence_arms,
    influenced_only,
)
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import BLUE, FIRST, GREEN, GREY, RED, SECOND, YELLOW, build, finish


def two(*deck: str) -> Arranged:
    """Blue and green play; yellow belongs to green's seat, red to blue's; the deck is turned up from the left."""
    game = started(2, (BLUE, GREEN), influenced=YELLOW)
    if deck:
        game.box.influence = Pile(list(reversed(deck)))
        game.table.deck_left = len(deck)
    return game


def test_the_own_action_first_then_the_influence_card_then_the_other_player() -> None:
    game = two("red:leuven", "yellow:gent")
    assert game.options(FIRST) == [*(PLAY[card] for card in game.table.players[FIRST].hand), TURN_UP]
    told = game.events(FIRST, PLAY[Card.GENT])
    assert told == [events.CardPlayed(FIRST, Card.GENT)]
    assert game.step == cards.CityCard(FIRST, CityName.GENT, (BLUE, *COMMON))
    told = game.events(FIRST, build("blue-row-0", "G1"))
    assert events.InfluenceTurned(FIRST, RED, Card.LEUVEN, 1) in told
    # red owns the centre of Leuven, so grey or church are left to build
    assert game.step == cards.CityCard(FIRST, CityName.LEUVEN, (RED, *COMMON))
    assert game.table.turned == InfluenceCard(RED, Card.LEUVEN)
    game.submit(FIRST, build("grey-row-0", "L1"))
    assert game.table.discards == [InfluenceCard(RED, Card.LEUVEN)]
    assert game.table.turned is None
    assert isinstance(game.step, FirstAction)
    assert game.asked == (SECOND,)
    assert game.table.players[FIRST].row == [Card.GENT]


def test_the_influence_card_first_must_be_carried_out_before_the_own_action() -> None:
    game = two("yellow:building-site")
    outcome = game.submit(FIRST, TURN_UP)
    assert not outcome.reversible
    assert game.step == cards.BuildingSite(FIRST, (YELLOW, *COMMON))
    game.refuses(FIRST, PLAY[Card.GENT], "another-question")
    game.submit(FIRST, build("yellow-row-0", "L1"))
    assert game.table.sites == 9
    assert isinstance(game.step, OwnAction)
    assert game.options(FIRST) == [PLAY[card] for card in game.table.players[FIRST].hand]
    game.submit(FIRST, PLAY[Card.TAKE_BACK])
    assert game.asked == (SECOND,)


def test_an_influence_card_builds_for_the_guild_whose_arms_it_bears() -> None:
    game = two("yellow:leuven")
    game.submit(FIRST, TURN_UP)
    game.refuses(FIRST, build("blue-row-0", "L1"), "arms-not-allowed", allowed=[YELLOW, GREY, Arms.CHURCH])
    game.refuses(FIRST, build("red-row-0", "L1"), "arms-not-allowed")
    game.put("L1", "blue-row-0", site=True)
    game.refuses(FIRST, finish("L1"), "site-not-allowed", allowed=[YELLOW, GREY, Arms.CHURCH])


def test_the_alternative_ruling_lets_it_build_for_either_influenced_guild() -> None:
    data = msgspec.structs.replace(Flandern1302.printed(), bearer_builds=False)
    game = started(2, (BLUE, GREEN), influenced=YELLOW, data=data)
    assert set(influence_arms(game.table, data, InfluenceCard(YELLOW, Card.LEUVEN))) == {RED, YELLOW, *COMMON}


def test_the_card_of_a_scored_city_leaves_the_game_and_another_is_turned_up() -> None:
    game = two("red:leuven", "yellow:leuven", "red:gent")
    game.score("leuven")
    told = game.events(FIRST, TURN_UP)
    assert told[:3] == [
        events.InfluenceRemoved(RED, Card.LEUVEN),
        events.InfluenceRemoved(YELLOW, Card.LEUVEN),
        events.InfluenceTurned(FIRST, RED, Card.GENT, 0),
    ]
    assert game.table.deck_removed == [InfluenceCard(RED, Card.LEUVEN), InfluenceCard(YELLOW, Card.LEUVEN)]


def test_an_empty_deck_is_made_anew_from_the_discards_also_for_a_replacement() -> None:
    game = two("red:leuven")
    game.score("leuven")
    game.table.discards = [InfluenceCard(RED, Card.GENT)]
    told = game.events(FIRST, TURN_UP)
    assert told[:3] == [
        events.InfluenceRemoved(RED, Card.LEUVEN),
        events.DeckReshuffled(1),
        events.InfluenceTurned(FIRST, RED, Card.GENT, 0),
    ]
    assert game.table.discards == []


def test_an_influence_card_that_cannot_be_carried_out_is_lost() -> None:
    game = two("red:leuven")
    leu = game.city("leuven")
    # filled in this very turn, not yet scored: the card is not replaced
    leu.covered, leu.free = leu.free, 0
    told = game.events(FIRST, TURN_UP)
    assert events.InfluenceImpossible(FIRST, Card.LEUVEN, Obstacle.NO_MOVE) in told
    assert game.table.discards == [InfluenceCard(RED, Card.LEUVEN)]
    assert isinstance(game.step, OwnAction)
    assert leu.result is None


def test_a_city_filled_in_this_turn_can_still_be_finished_by_its_influence_card() -> None:
    game = two("red:leuven")
    game.put("L1", "grey-row-0", site=True)
    game.fill("leuven")
    game.submit(FIRST, TURN_UP)
    assert game.options(FIRST) == [finish("L1")]


def test_cities_are_scored_after_both_actions() -> None:
    game = two("red:gent")
    leu = game.fill("leuven", 1)
    game.submit(FIRST, PLAY[Card.LEUVEN])
    game.submit(FIRST, build("blue-row-0", "L1"))
    assert leu.result is None
    game.submit(FIRST, build("red-row-0", "G1"))
    assert leu.result
    assert {rank.guild: rank.points for rank in leu.result.ranks} == {RED: 1, BLUE: 1}
    assert all(Card.LEUVEN not in player.hand for player in game.table.players)


def test_cards_not_in_hand_are_refused() -> None:
    game = two()
    player = game.table.players[FIRST]
    player.hand.remove(Card.GENT)
    player.row.append(Card.GENT)
    game.refuses(FIRST, PLAY[Card.GENT], "card-played", card=Card.GENT)
    game.score("luik")
    player.hand.remove(Card.LUIK)
    game.refuses(FIRST, PLAY[Card.LUIK], "city-scored", city=CityName.LUIK)
    game.refuses(FIRST, PLAY[Card.INFLUENCE], "one-action-card")
    game.refuses(SECOND, TURN_UP, "not-your-decision", seats=[FIRST])
    game.refuses(FIRST, Pass(), "must-play", count=6)


def test_there_are_no_influence_cards_to_add() -> None:
    with pytest.raises(Illegal, match="no-influence-cards"):
        Flandern1302.read({"do": "play", "card": "gent", "influence": 1})


def test_an_absent_player_takes_back_and_carries_the_influence_card_out() -> None:
    game = two("red:gent")
    assert game.step
    assert game.step.absent(game.view_of(FIRST)) == PLAY[Card.TAKE_BACK]
    game.submit(FIRST, PLAY[Card.TAKE_BACK])
    assert game.step.absent(game.view_of(FIRST)) in game.options(FIRST)
    assert OwnAction(FIRST).absent(game.view_of(FIRST)) == PLAY[Card.TAKE_BACK]


def test_the_game_ends_when_no_plot_is_free() -> None:
    game = two()
    game.agenda = []
    for one in game.table.cities:
        one.covered, one.free = one.free, 0
    assert events.EndReached(Ending.PLOTS) in game.happen(EndOfTurn(FIRST))
    assert game.over


def test_one_free_plot_does_not_end_the_game_for_two() -> None:
    game = two()
    game.agenda = []
    for one in game.table.cities:
        one.covered, one.free = one.free, 0
    leu = game.city("leuven")
    leu.free, leu.covered = 1 << 1, leu.covered & ~(1 << 1)
    game.happen(EndOfTurn(FIRST))
    assert not game.over
    assert game.asked == (SECOND,)


def test_the_game_ends_when_only_influenced_guilds_fit_by_stock_shape_and_arms() -> None:
    game = two()
    game.agenda = []
    game.use_up(BLUE, GREEN, *COMMON)
    assert influenced_only(game.table, game.data)
    game.table.stock[QuarterName("church-D")] = 1
    assert not influenced_only(game.table, game.data)
    game.table.stock[QuarterName("church-D")] = 0
    assert events.EndReached(Ending.INFLUENCED_ONLY) in game.happen(EndOfTurn(FIRST))
    assert game.over


def test_the_long_side_does_not_matter_for_the_end() -> None:
    game = two()
    game.use_up(BLUE, GREEN, *COMMON)
    yard = game.data.kinds[QuarterName("blue-yard-0")]
    game.table.stock[yard.name] = 1
    game.table.ready[yard.shelf] |= yard.bit
    # no Yard can be reached yet, but it would fit
    assert not influenced_only(game.table, game.data)


def test_the_game_ends_after_eight_turns_without_a_build_or_a_finish() -> None:
    game = two()
    game.agenda = []
    game.table.idle = 6
    game.happen(EndOfTurn(FIRST))
    assert game.table.idle == 7
    assert not game.over
    game.table.busy = False
    game.agenda = []
    assert events.EndReached(Ending.IDLE) in game.happen(EndOfTurn(SECOND))
    assert game.over


def test_a_build_and_a_finish_start_the_count_of_idle_turns_anew() -> None:
    game = two("red:leuven")
    game.table.idle = 5
    game.submit(FIRST, PLAY[Card.TAKE_BACK])
    game.submit(FIRST, build("grey-row-0", "L1"))
    assert game.table.idle == 0
    assert not game.table.busy
    game = two("red:leuven")
    game.table.idle = 5
    game.put("L1", "grey-row-0", site=True)
    game.submit(FIRST, PLAY[Card.TAKE_BACK])
    game.submit(FIRST, finish("L1"))
    assert game.table.idle == 0


def test_own_and_influenced_guild_together_win_and_there_is_no_influence_bonus() -> None:
    game = two()
    game.agenda = []
    game.score(*(city.value for city in CITY_OF.values()))
    game.table.scores = {BLUE: 20, RED: 12, GREEN: 30, YELLOW: 1, GREY: 50}
    told = game.happen(scoring.FinalScoring(Ending.PLOTS))
    assert game.standing() == [32, 31]
    assert game.winners() == [FIRST]
    assert events.ScoredTogether(FIRST, 20, 12, 32) in told


def test_all_five_guilds_score_for_themselves() -> None:
    game = two()
    game.agenda = []
    game.happen(scoring.FinalScoring(Ending.PLOTS))
    assert game.table.scores == dict.fromkeys((BLUE, YELLOW, GREEN, RED, GREY), 1)
    assert game.winners() == [FIRST, SECOND]


def test_turns_alternate() -> None:
    game = two()
    game.agenda = []
    game.happen(Turn(SECOND))
    assert game.asked == (SECOND,)
    assert game.table.first == SECOND
