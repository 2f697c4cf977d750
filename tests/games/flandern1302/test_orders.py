"""Standing orders of Flandern 1302: position, question, answer, and when an order ends."""

from __future__ import annotations

import pytest

from engine.core.words import words_for
from engine.games.flandern1302 import golden, orders, two_players
from engine.games.flandern1302.actions import PLAY, TAKE_GUILD, TURN_UP, Choose, PlaceCathedral
from engine.games.flandern1302.cards import BuildingSite, CityCard
from engine.games.flandern1302.pieces import COMMON, Card, CityName
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import BLUE, FIRST, GREEN, RED, SECOND, YELLOW, finish
from tests.orders import answer, disarmed


def test_the_favourite_guild_is_taken_if_it_is_free() -> None:
    game, _ = Arranged.start(4, "seed")
    assert answer(game, orders.FavouriteGuild(guild=GREEN)) == TAKE_GUILD[GREEN]
    game.submit(game.asked[0], TAKE_GUILD[GREEN])
    assert answer(game, orders.FavouriteGuild(guild=GREEN)) is None
    first = game.table.free_guilds[0]
    assert answer(game, orders.FavouriteGuild(guild=GREEN, otherwise="first")) == TAKE_GUILD[first]


def test_a_card_is_played_as_soon_as_it_is_in_hand(four: Arranged) -> None:
    assert answer(four, orders.PlayCard(card=Card.GENT, influence=2), SECOND) == Choose(card=Card.GENT, influence=2)
    four.table.players[SECOND].hand.remove(Card.GENT)
    assert answer(four, orders.PlayCard(card=Card.GENT), SECOND) is None


def test_a_planned_card_that_could_not_be_carried_out_ends_the_order(four: Arranged) -> None:
    four.table.sites = 0
    with disarmed("card-impossible", card=Card.BUILDING_SITE):
        answer(four, orders.PlayCard(card=Card.BUILDING_SITE), FIRST)


def test_a_planned_card_with_more_influence_than_there_is_ends_the_order(four: Arranged) -> None:
    four.table.players[FIRST].influence = 1
    with disarmed("few-influence-cards", influence=2, have=1):
        answer(four, orders.PlayCard(card=Card.GENT, influence=2), FIRST)


def test_in_the_game_for_two_a_card_is_played_without_influence_cards() -> None:
    game = started(2, (YELLOW, GREEN))
    assert game.step == two_players.FirstAction(FIRST)
    assert answer(game, orders.PlayCard(card=Card.GENT, influence=3)) == PLAY[Card.GENT]
    game.asking(two_players.OwnAction(FIRST))
    assert answer(game, orders.PlayCard(card=Card.GENT)) == PLAY[Card.GENT]


@pytest.mark.parametrize(("left", "taken"), [(1, False), (2, True), (3, True)])
def test_cards_are_taken_back_when_few_are_left(four: Arranged, left: int, taken: bool) -> None:
    four.keep(SECOND, Card.GENT, Card.LUIK, Card.TAKE_BACK)
    expected = Choose(card=Card.TAKE_BACK) if taken else None
    assert answer(four, orders.TakeCardsBack(left=left), SECOND) == expected


def test_cards_are_not_taken_back_if_the_golden_card_does_it() -> None:
    game = started(first=1)
    game.keep(SECOND, Card.TAKE_BACK)
    game.hands[SECOND].golden = Card.TAKE_BACK
    assert answer(game, orders.TakeCardsBack(), SECOND) is None
    game.hands[SECOND].golden = Card.INFLUENCE
    assert answer(game, orders.TakeCardsBack(), SECOND) == Choose(card=Card.TAKE_BACK)


def test_the_influence_card_comes_first() -> None:
    assert answer(started(2, (YELLOW, GREEN)), orders.InfluenceFirst()) == TURN_UP


def test_the_own_site_with_most_masters_is_finished() -> None:
    game = started(guilds=(RED, BLUE, GREEN, YELLOW))
    game.lay(site=True, G1="red-row-0", G3="red-row-2", G2="blue-row-1")
    game.asking(CityCard(FIRST, CityName.GENT, (RED, *COMMON)))
    assert answer(game, orders.FinishSites()) == finish("G3")


def test_sites_of_the_church_are_finished_only_if_the_order_says_so() -> None:
    game = started(guilds=(RED, BLUE, GREEN, YELLOW))
    game.put("G1", "church-row", site=True)
    game.asking(CityCard(FIRST, CityName.GENT, (RED, *COMMON)))
    assert answer(game, orders.FinishSites(whose="own")) is None
    assert answer(game, orders.FinishSites(whose="any")) == finish("G1")


def test_the_only_site_that_a_card_leaves_is_finished_without_asking() -> None:
    game = started(guilds=(RED, BLUE, GREEN, YELLOW))
    game.put("G1", "red-row-0", site=True)
    game.use_up(RED, *COMMON)
    game.asking(CityCard(FIRST, CityName.GENT, (RED, *COMMON)))
    assert answer(game, orders.OnlyChoice()) == finish("G1")


def test_the_only_church_gets_the_cathedral_and_two_are_asked_about(four: Arranged) -> None:
    four.asking(golden.Cathedral(FIRST))
    assert isinstance(answer(four, orders.OnlyChoice()), PlaceCathedral)
    four.put("G1", "church-row")
    assert answer(four, orders.OnlyChoice()) is None


def test_a_real_choice_is_asked(four: Arranged) -> None:
    assert answer(four, orders.OnlyChoice()) is None
    four.asking(BuildingSite(FIRST, (YELLOW, *COMMON)))
    assert answer(four, orders.OnlyChoice()) is None


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Gent"), ("fr", "Gand"), ("de", "Gent")])
def test_a_planned_card_is_named_in_every_language(lang: str, sentence: str) -> None:
    words = words_for("flandern1302", lang)
    assert sentence in words.order(orders.PlayCard(card=Card.GENT))
    assert words.order_value(orders.PlayCard, "card", Card.GENT) == sentence
