"""The game for two: own action, influence action, its deck, its end."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.api import Action, Illegal, Pile
from engine.games.flandern1302 import Flandern1302, cards, events, scoring, two_players
from engine.games.flandern1302.actions import PLAY, TURN_UP, Pass
from engine.games.flandern1302.pieces import COMMON, Card, CityName, Ending, InfluenceCard, Obstacle
from tests.games.flandern1302.arranged import Arranged, Position, started
from tests.games.flandern1302.names import BLUE, CHURCH, FIRST, GREEN, GREY, RED, SECOND, YELLOW, build, finish

CITIES = list(CityName)


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
    assert game.events(FIRST, PLAY[Card.GENT]) == [events.CardPlayed(FIRST, Card.GENT)]
    assert game.step == cards.CityCard(FIRST, CityName.GENT, (BLUE, *COMMON))
    assert events.InfluenceTurned(FIRST, RED, Card.LEUVEN, 1) in game.events(FIRST, build("blue-row-0", "G1"))
    # red owns the centre of Leuven, so grey or church are left to build
    turned = cards.CityCard(FIRST, CityName.LEUVEN, (RED, *COMMON)), InfluenceCard(RED, Card.LEUVEN)
    assert (game.step, game.table.turned) == turned
    game.submit(FIRST, build("grey-row-0", "L1"))
    assert (game.table.discards, game.table.turned) == ([InfluenceCard(RED, Card.LEUVEN)], None)
    assert (game.step, game.asked) == (two_players.FirstAction(SECOND), (SECOND,))
    assert game.table.players[FIRST].row == [Card.GENT]


def test_the_influence_card_first_must_be_carried_out_before_the_own_action() -> None:
    game = two("yellow:building-site")
    assert not game.submit(FIRST, TURN_UP).reversible
    assert game.step == cards.BuildingSite(FIRST, (YELLOW, *COMMON))
    game.refuses(FIRST, PLAY[Card.GENT], "another-question")
    game.submit(FIRST, build("yellow-row-0", "L1"))
    assert (game.table.sites, game.step) == (9, two_players.OwnAction(FIRST))
    assert game.options(FIRST) == [PLAY[card] for card in game.table.players[FIRST].hand]
    assert game.play(FIRST, PLAY[Card.TAKE_BACK]).asked == (SECOND,)


def test_an_influence_card_builds_for_the_guild_whose_arms_it_bears() -> None:
    game, allowed = two("yellow:leuven").play(FIRST, TURN_UP), [YELLOW, GREY, CHURCH]
    game.refuses(FIRST, build("blue-row-0", "L1"), "arms-not-allowed", allowed=allowed)
    game.refuses(FIRST, build("red-row-0", "L1"), "arms-not-allowed")
    game.lay(site=True, L1="blue-row-0").refuses(FIRST, finish("L1"), "site-not-allowed", allowed=allowed)


def test_the_alternative_ruling_lets_it_build_for_either_influenced_guild() -> None:
    data = msgspec.structs.replace(Flandern1302.printed(), bearer_builds=False)
    game = started(2, (BLUE, GREEN), influenced=YELLOW, data=data)
    arms = two_players.influence_arms(game.table, data, InfluenceCard(YELLOW, Card.LEUVEN))
    assert set(arms) == {RED, YELLOW, *COMMON}


def test_the_card_of_a_scored_city_leaves_the_game_and_another_is_turned_up() -> None:
    game = two("red:leuven", "yellow:leuven", "red:gent").score("leuven")
    gone = [InfluenceCard(RED, Card.LEUVEN), InfluenceCard(YELLOW, Card.LEUVEN)]
    told = [events.InfluenceRemoved(one.guild, one.card) for one in gone]
    assert game.events(FIRST, TURN_UP)[:3] == [*told, events.InfluenceTurned(FIRST, RED, Card.GENT, 0)]
    assert game.table.deck_removed == gone


def test_an_empty_deck_is_made_anew_from_the_discards_also_for_a_replacement() -> None:
    game = two("red:leuven").score("leuven").having(discards=[InfluenceCard(RED, Card.GENT)])
    told = [events.InfluenceRemoved(RED, Card.LEUVEN), events.DeckReshuffled(1)]
    assert game.events(FIRST, TURN_UP)[:3] == [*told, events.InfluenceTurned(FIRST, RED, Card.GENT, 0)]
    assert game.table.discards == []


def test_an_influence_card_that_cannot_be_carried_out_is_lost() -> None:
    # filled in this very turn, not yet scored: the card is not replaced
    game = two("red:leuven").fill("leuven")
    assert events.InfluenceImpossible(FIRST, Card.LEUVEN, Obstacle.NO_MOVE) in game.events(FIRST, TURN_UP)
    assert (game.table.discards, game.step) == ([InfluenceCard(RED, Card.LEUVEN)], two_players.OwnAction(FIRST))
    assert game.city("leuven").result is None


def test_a_city_filled_in_this_turn_can_still_be_finished_by_its_influence_card() -> None:
    game = two("red:leuven").lay(site=True, L1="grey-row-0").fill("leuven").play(FIRST, TURN_UP)
    assert game.options(FIRST) == [finish("L1")]


def test_cities_are_scored_after_both_actions() -> None:
    game = two("red:gent").fill("leuven", left=[1]).play(FIRST, PLAY[Card.LEUVEN], build("blue-row-0", "L1"))
    leu = game.city("leuven")
    assert leu.result is None
    game.submit(FIRST, build("red-row-0", "G1"))
    assert leu.result
    assert {rank.guild: rank.points for rank in leu.result.ranks} == {RED: 1, BLUE: 1}
    assert all(Card.LEUVEN not in player.hand for player in game.table.players)


def test_cards_not_in_hand_are_refused() -> None:
    game = two().spend(FIRST, Card.GENT).score("luik")
    game.refuses(FIRST, PLAY[Card.GENT], "card-played", card=Card.GENT)
    game.table.players[FIRST].hand.remove(Card.LUIK)
    game.refuses(FIRST, PLAY[Card.LUIK], "city-scored", city=CityName.LUIK)
    game.refuses(FIRST, PLAY[Card.INFLUENCE], "one-action-card")
    game.refuses(SECOND, TURN_UP, "not-your-decision", seats=[FIRST])
    game.refuses(FIRST, Pass(), "must-play", count=6)


def test_there_are_no_influence_cards_to_add() -> None:
    with pytest.raises(Illegal, match="no-influence-cards"):
        Flandern1302.read({"do": "play", "card": "gent", "influence": 1})


def test_an_absent_player_takes_back_and_carries_the_influence_card_out() -> None:
    game = two("red:gent")
    assert game.absent() == PLAY[Card.TAKE_BACK]
    assert game.play(FIRST, PLAY[Card.TAKE_BACK]).absent() in game.options(FIRST)
    assert two_players.OwnAction(FIRST).absent(game.view_of(FIRST)) == PLAY[Card.TAKE_BACK]


def out_of_stock() -> Arranged:
    """Only quarters of the influenced guilds are left."""
    return two().use_up(BLUE, GREEN, *COMMON)


#: how the table stands at the end of the first seat's turn, how the game ends then, and the turns without a build
ENDS: dict[str, tuple[Position, Ending | None, int]] = {
    "no plot is free": (lambda: two().fill(), Ending.PLOTS, 1),
    "one free plot does not end the game for two":
        (lambda: two().fill(*CITIES[1:]).fill(CITIES[0], left=[1]), None, 1),
    "only influenced guilds fit by stock, shape and arms": (out_of_stock, Ending.INFLUENCED_ONLY, 1),
    "D would fit": (lambda: out_of_stock().restock("church-D"), None, 1),
    # no Yard can be reached yet, but it would fit
    "the long side does not matter": (lambda: out_of_stock().restock("blue-yard-0"), None, 1),
    "seven turns without a build or a finish": (lambda: two().having(idle=6), None, 7),
    "eight turns without a build or a finish": (lambda: two().having(idle=7), Ending.IDLE, 8),
}  # fmt: skip


@pytest.mark.parametrize(("position", "ending", "idle"), ENDS.values(), ids=ENDS)
def test_when_the_game_ends(position: Position, ending: Ending | None, idle: int) -> None:
    game = position().alone()
    told = game.happen(two_players.EndOfTurn(FIRST))
    assert [event.ending for event in told if isinstance(event, events.EndReached)] == ([ending] if ending else [])
    assert (game.over, game.asked) == ((True, ()) if ending else (False, (SECOND,)))
    assert game.table.idle == idle


@pytest.mark.parametrize(("site", "action"), [(False, build("grey-row-0", "L1")), (True, finish("L1"))])
def test_a_build_and_a_finish_start_the_count_of_idle_turns_anew(site: bool, action: Action) -> None:
    game = two("red:leuven").having(idle=5).lay(site=True, **({"L1": "grey-row-0"} if site else {}))
    game.play(FIRST, PLAY[Card.TAKE_BACK], action)
    assert (game.table.idle, game.table.busy) == (0, False)


def test_own_and_influenced_guild_together_win_and_there_is_no_influence_bonus() -> None:
    game = two().alone().score(*CITIES).having(scores={BLUE: 20, RED: 12, GREEN: 30, YELLOW: 1, GREY: 50})
    told = game.happen(scoring.FinalScoring(Ending.PLOTS))
    assert (game.standing(), game.winners()) == ([32, 31], [FIRST])
    assert events.ScoredTogether(FIRST, 20, 12, 32) in told


def test_all_five_guilds_score_for_themselves() -> None:
    game = two().alone()
    game.happen(scoring.FinalScoring(Ending.PLOTS))
    assert game.table.scores == dict.fromkeys((BLUE, YELLOW, GREEN, RED, GREY), 1)
    assert game.winners() == [FIRST, SECOND]


def test_turns_alternate() -> None:
    game = two().alone()
    game.happen(two_players.Turn(SECOND))
    assert (game.asked, game.table.first) == ((SECOND,), SECOND)
