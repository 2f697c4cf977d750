"""Standing orders of Flandern 1302: position, question, answer, and when an order ends."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Order, words_for
from engine.games.flandern1302 import golden, orders, two_players
from engine.games.flandern1302.actions import PLAY, TAKE_GUILD, TURN_UP, Choose
from engine.games.flandern1302.pieces import COMMON, Card
from tests.games.flandern1302.arranged import Arranged, Position, choosing, started, with_city_card, with_site_card
from tests.games.flandern1302.names import BLUE, FIRST, GREEN, YELLOW, cathedral, finish
from tests.orders import answer, disarmed

GENT, LIKES_GREEN = orders.PlayCard(card=Card.GENT), orders.FavouriteGuild(guild=GREEN)
TAKE_BACK, ONLY = Choose(card=Card.TAKE_BACK), orders.OnlyChoice()


def few() -> Arranged:
    """The first holds two cards besides Take Back."""
    return started().keep(FIRST, Card.GENT, Card.LUIK, Card.TAKE_BACK)


def last(golden: Card) -> Arranged:
    """The first holds nothing but Take Back, and this is the golden card."""
    return started().keep(FIRST, Card.TAKE_BACK).drawn(golden)


def site(**quarters: str) -> Arranged:
    """Yellow acts in Leuven, where these quarters were begun."""
    return with_city_card().lay(site=True, **quarters)


#: a position, an order, and what it answers there; None: the person is asked
ANSWERS: dict[str, tuple[Position, Order, Action | None]] = {
    "the favourite guild is taken": (choosing, LIKES_GREEN, TAKE_GUILD[GREEN]),
    "a favourite guild that was taken is asked about": (lambda: choosing(4, GREEN), LIKES_GREEN, None),
    "or another one is taken":
        (lambda: choosing(4, GREEN), orders.FavouriteGuild(guild=GREEN, otherwise="first"), TAKE_GUILD[BLUE]),
    "a card is played":
        (started, orders.PlayCard(card=Card.GENT, influence=2), Choose(card=Card.GENT, influence=2)),
    "but not before it is in hand": (lambda: started().spend(FIRST, Card.GENT), GENT, None),
    "in the game for two a card is played without influence cards":
        (lambda: started(2), orders.PlayCard(card=Card.GENT, influence=3), PLAY[Card.GENT]),
    "in the game for two a card is played after the influence card":
        (lambda: started(2).asking(two_players.OwnAction(FIRST)), GENT, PLAY[Card.GENT]),
    "with two cards left one is not few": (few, orders.TakeCardsBack(left=1), None),
    "cards are taken back when two are left": (few, orders.TakeCardsBack(left=2), TAKE_BACK),
    "cards are taken back when fewer than three are left": (few, orders.TakeCardsBack(left=3), TAKE_BACK),
    "cards are not taken back if the golden card does it": (lambda: last(Card.TAKE_BACK), orders.TakeCardsBack(), None),
    "another golden card does not do it": (lambda: last(Card.INFLUENCE), orders.TakeCardsBack(), TAKE_BACK),
    "the influence card comes first": (lambda: started(2), orders.InfluenceFirst(), TURN_UP),
    "the own site with most masters is finished":
        (lambda: site(L1="yellow-row-0", L3="yellow-row-2", L2="blue-row-1"), orders.FinishSites(), finish("L3")),
    "sites of the church are not finished": (lambda: site(L1="church-row"), orders.FinishSites(whose="own"), None),
    "unless the order says so": (lambda: site(L1="church-row"), orders.FinishSites(whose="any"), finish("L1")),
    "the only site that a card leaves is finished without asking":
        (lambda: site(L1="yellow-row-0").use_up(YELLOW, *COMMON), ONLY, finish("L1")),
    "the only church gets the cathedral": (lambda: started().asking(golden.Cathedral(FIRST)), ONLY, cathedral("K0")),
    "two churches are asked about":
        (lambda: started().asking(golden.Cathedral(FIRST)).lay(G1="church-row"), ONLY, None),
    "a real choice of a card is asked": (started, ONLY, None),
    "a real choice of a site is asked": (with_site_card, ONLY, None),
}  # fmt: skip


@pytest.mark.parametrize(("position", "order", "answered"), ANSWERS.values(), ids=ANSWERS)
def test_an_order_answers(position: Position, order: Order, answered: Action | None) -> None:
    assert answer(position(), order) == answered


def test_a_planned_card_that_could_not_be_carried_out_ends_the_order(four: Arranged) -> None:
    with disarmed("card-impossible", card=Card.BUILDING_SITE):
        answer(four.having(sites=0), orders.PlayCard(card=Card.BUILDING_SITE))


def test_a_planned_card_with_more_influence_than_there_is_ends_the_order(four: Arranged) -> None:
    with disarmed("few-influence-cards", influence=2, have=1):
        answer(four.influence(1), orders.PlayCard(card=Card.GENT, influence=2))


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Gent"), ("fr", "Gand"), ("de", "Gent")])
def test_a_planned_card_is_named_in_every_language(lang: str, sentence: str) -> None:
    words = words_for("flandern1302", lang)
    assert sentence in words.order(GENT)
    assert words.order_value(orders.PlayCard, "card", Card.GENT) == sentence
