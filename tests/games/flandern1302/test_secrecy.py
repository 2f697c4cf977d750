"""Who sees what: the golden card, the choices and how many cards they are, the decks."""

from __future__ import annotations

from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.pieces import Card
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import FIRST


def test_the_golden_card_is_seen_by_the_first_player_and_by_all_when_it_is_turned(four: Arranged) -> None:
    assert four.drawn(Card.CATHEDRAL).view_of(FIRST).hand.golden is Card.CATHEDRAL
    assert four.view().table.golden_drawn
    four.choose(Card.GENT, Card.LEUVEN, Card.BRUGGE, Card.LUIK)
    assert four.asked == (FIRST,)
    assert four.view().table.golden is None


def test_a_choice_does_not_even_say_how_many_cards_it_is() -> None:
    assert Choose(card=Card.GENT).seen(None) is None


def test_the_size_of_the_decks_is_open() -> None:
    for players in (2, 4):
        game = started(players)
        assert game.view().table.golden_left == len(game.box.golden)
        assert game.view().table.deck_left == len(game.box.influence)
