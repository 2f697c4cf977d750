"""What a regular of Flandern 1302 tells a newcomer: sensible moves, best first, with their reasons and numbers."""

from __future__ import annotations

import pytest

from engine.core.api import Advice, Decision, seat_names, words_for
from engine.games.flandern1302 import Flandern1302, cards, golden, setup, two_players
from engine.games.flandern1302.actions import PLAY, TURN_UP, Choose, TakeGuild, TakeInfluenced
from engine.games.flandern1302.advice import COUNSEL
from engine.games.flandern1302.pieces import COMMON, Card, CityName
from tests.asking import advice as told
from tests.games.flandern1302.arranged import Arranged, started, with_city_card, with_site_card
from tests.games.flandern1302.names import CHURCH, FIRST, GREY, YELLOW, build, cathedral, finish, master


def first(game: Arranged) -> Advice:
    return told(game, FIRST)[0]


def sentence(game: Arranged, advice: Advice, lang: str = "en") -> str:
    names = seat_names(words_for("flandern1302", lang), game.seat_names())
    return words_for("flandern1302", lang, names, game.data).why(advice)


def in_leuven(*built: tuple[str, str], site: str = "") -> Arranged:
    """Yellow acts in Leuven, where these quarters stand, those on the plot named as a site."""
    game = with_city_card()
    for plot, quarter in built:
        game.put(plot, quarter, site=plot == site)
    return game


# -- guilds ------------------------------------------------------------------------------------------------------------


def test_guilds_differ_in_their_home_alone() -> None:
    game, _ = Arranged.start(4, "seed")
    [advice] = told(game)
    assert isinstance(advice.action, TakeGuild)
    assert advice.why == "guild"
    assert game.data.centres[advice.facts["city"]] is advice.action.guild


def test_influenced_guilds_differ_in_their_home_alone() -> None:
    game, _ = Arranged.start(2, "seed")
    while not isinstance(game.step, setup.Influenced):
        game.submit(game.asked[0], told(game, game.asked[0])[0].action)
    [advice] = told(game, game.asked[0])
    assert isinstance(advice.action, TakeInfluenced)
    assert advice.why == "influenced"


# -- cards -------------------------------------------------------------------------------------------------------------


def test_a_card_is_advised_for_the_place_it_can_win(four: Arranged) -> None:
    advice = first(four)
    assert advice.action == Choose(card=Card.LUIK)
    assert sentence(four, advice) == (
        "Luik lets you build a quarter of your own. There you would be in first place with 1 quarter; "
        "scored now, that would bring 3 points."
    )


def test_cards_that_were_played_are_another_idea(four: Arranged) -> None:
    four.keep(FIRST, Card.LUIK, Card.UTRECHT, Card.TAKE_BACK)
    assert [(advice.action, advice.why) for advice in told(four)] == [
        (Choose(card=Card.LUIK), "card-own"),
        (Choose(card=Card.UTRECHT), "card-own"),
        (Choose(card=Card.TAKE_BACK), "card-back-all"),
    ]


def test_cards_are_taken_back_when_they_would_bring_much_more(four: Arranged) -> None:
    four.keep(FIRST, Card.UTRECHT, Card.TAKE_BACK)
    four.use_up(GREY, CHURCH)
    four.lay(U1="blue-row-0", U2="red-row-0", U3="blue-row-1", U4="red-row-1")
    four.use_up("yellow-wedge-0", "yellow-wedge-1", "yellow-wedge-2")
    four.use_up("yellow-yard-0", "yellow-yard-1", "yellow-yard-2")
    advice = first(four)
    assert (advice.action, advice.why, advice.facts["cards"]) == (Choose(card=Card.TAKE_BACK), "card-back", 6)
    assert sentence(four, advice).endswith("next time, much more than anything you still hold.")


def test_with_only_take_back_in_hand_that_is_the_reason(four: Arranged) -> None:
    four.keep(FIRST, Card.TAKE_BACK)
    [advice] = told(four)
    assert advice.action == Choose(card=Card.TAKE_BACK)
    assert sentence(four, advice) == "Take Back is the only card left in your hand. All 7 played cards come back."


def test_two_players_may_see_the_influence_card_first() -> None:
    game = started(2)
    own, other, turned = told(game, game.asked[0])
    assert (own.action, other.action) == (PLAY[Card.LUIK], PLAY[Card.UTRECHT])
    assert (turned.action, turned.why, turned.facts["left"]) == (TURN_UP, "turn-up", game.table.deck_left)


def test_who_would_only_take_back_looks_at_the_influence_card_first() -> None:
    game = started(2)
    game.keep(FIRST, Card.TAKE_BACK)
    assert [(advice.action, advice.why) for advice in told(game)] == [
        (TURN_UP, "turn-up-first"),
        (PLAY[Card.TAKE_BACK], "card-back-only"),
    ]


def test_after_the_influence_card_the_own_cards_are_advised() -> None:
    game = started(2).asking(two_players.OwnAction(FIRST))
    assert [advice.action for advice in told(game)] == [PLAY[Card.LUIK], PLAY[Card.UTRECHT]]


# -- moves on the board ------------------------------------------------------------------------------------------------


def test_an_own_quarter_is_advised_with_the_place_it_wins_and_the_room_it_leaves() -> None:
    game = in_leuven()
    lead, thrifty = told(game)
    assert lead.action == build("yellow-row-2", "L1")
    facts = {"place": 1, "quarters": 1, "masters": 2, "points": 2, "room": 6}
    assert (lead.why, lead.facts | facts) == ("build-lead", lead.facts)
    assert (thrifty.action, thrifty.why, thrifty.facts["place"]) == (build("yellow-row-0", "L1"), "build-own", 2)


def test_room_is_counted_with_what_is_left_in_stock_after_the_move() -> None:
    game = in_leuven()
    game.use_up("yellow-row-0", "yellow-row-1")
    advice = first(game)
    # the last yellow Row is laid on L1: Rows 2 and 4 touch it, and for Row 3 no quarter is left
    assert advice.action == build("yellow-row-2", "L1")
    assert advice.facts["room"] == 5


def test_a_site_is_finished_because_only_finished_quarters_count() -> None:
    game = in_leuven(("L1", "yellow-row-0"), ("L2", "blue-row-0"), ("L3", "green-row-0"), site="L1")
    game.use_up(YELLOW, CHURCH)
    advice = first(game)
    assert (advice.action, advice.why) == (finish("L1"), "finish-own")
    assert (advice.facts["quarters"], advice.facts["before"], advice.facts["value"]) == (1, 3, 4)


def test_a_single_move_is_no_choice() -> None:
    game = in_leuven(("L1", "yellow-row-0"), ("L2", "blue-row-0"), ("L3", "green-row-0"), site="L1")
    game.use_up(YELLOW, *COMMON)
    assert told(game) == [Advice(finish("L1"), "only")]


def test_a_church_at_home_raises_the_value_of_the_city() -> None:
    game = with_city_card("gent")
    advice = first(game)
    assert advice.action == build("church-row", "G1")
    assert sentence(game, advice) == (
        "A church quarter brings the value of Gent to 3, and your guild can profit from it: "
        "all in all that’s worth about 0.5 points to you."
    )


def test_who_must_act_for_nothing_does_least_harm() -> None:
    game = started().asking(cards.CityCard(FIRST, CityName.LEUVEN, COMMON))
    assert [advice.why for advice in told(game)] == ["least-harm"]


def test_sites_are_advised_in_different_cities() -> None:
    game = with_site_card()
    found = told(game)
    assert found[0].action == build("yellow-row-2", "K1")
    assert [advice.why for advice in found] == ["site-own"] * 3
    assert len({advice.facts["city"] for advice in found}) == 3


def test_a_cathedral_goes_where_the_own_guild_leads() -> None:
    game = started().asking(golden.Cathedral(FIRST))
    game.lay(L1="church-row", G1="church-row")
    advice = first(game)
    assert advice.action == cathedral("G1")
    assert (advice.why, advice.facts["before"], advice.facts["value"]) == ("cathedral-own", 3, 4)


def test_what_stands_on_a_site_counts_later() -> None:
    game = started().asking(golden.Cathedral(FIRST))
    game.put("G1", "church-row", site=True)
    advice = first(game)
    assert (advice.action, advice.why) == (cathedral("G1"), "on-site")


def test_a_guild_master_breaks_a_tie() -> None:
    game = started().asking(golden.GuildMaster(FIRST))
    game.put("L1", "yellow-row-0")
    advice = first(game)
    assert advice.action == master("L1")
    facts = {"place": 1, "quarters": 1, "masters": 1, "points": 2}
    assert (advice.why, advice.facts | facts) == ("master-own", advice.facts)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "À Louvain, vous seriez à la première place avec 1 quartier et 2 maîtres"),
        ("de", "In Löwen stündest du mit 1 Stadtviertel und 2 Meistern auf dem ersten Platz"),
    ],
)
def test_a_reason_in_other_languages(lang: str, said: str) -> None:
    game = in_leuven()
    assert sentence(game, first(game), lang).startswith(said)


# -- all of it ---------------------------------------------------------------------------------------------------------


def test_every_question_has_its_counsel() -> None:
    assert set(COUNSEL) == {step for step in Flandern1302.kinds().steps if issubclass(step, Decision)}
