"""Who sees what: the golden card, the choices and how many cards they are, the decks."""

from __future__ import annotations

from engine.core.record import check_of
from engine.core.seat import Seat
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.events import CardShown
from engine.games.flandern1302.pieces import Card
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import FIRST, FOURTH, SECOND, THIRD
from tests.laws.tables import seen


def test_the_golden_card_is_in_nobodys_view_but_the_first_players() -> None:
    one, other = started(), started()
    one.hands[FIRST].golden, other.hands[FIRST].golden = Card.CATHEDRAL, Card.INFLUENCE
    assert check_of(one) != check_of(other)
    for reader in (None, SECOND, THIRD, FOURTH):
        assert seen(one, reader) == seen(other, reader)
    assert one.view_of(FIRST).hand.golden is Card.CATHEDRAL
    assert one.view().table.golden_drawn


def test_the_golden_card_stays_hidden_while_the_seats_act(four: Arranged) -> None:
    four.hands[FIRST].golden = Card.CATHEDRAL
    four.choose(Card.GENT, Card.LEUVEN, Card.BRUGGE, Card.LUIK)
    assert four.asked == (FIRST,)
    assert four.view().table.golden is None
    other = started()
    other.hands[FIRST].golden = Card.GUILD_MASTER
    other.choose(Card.GENT, Card.LEUVEN, Card.BRUGGE, Card.LUIK)
    assert seen(four, SECOND) == seen(other, SECOND)


def test_what_and_how_many_cards_were_chosen_is_unseen_until_the_reveal() -> None:
    one, other = started(), started()
    one.submit(SECOND, Choose(card=Card.GENT))
    other.submit(SECOND, Choose(card=Card.LUIK, influence=3))
    for reader in (None, FIRST, THIRD, FOURTH):
        assert seen(one, reader) == seen(other, reader)
    assert one.view_of(SECOND).answer == Choose(card=Card.GENT)
    assert other.view_of(SECOND).answer == Choose(card=Card.LUIK, influence=3)
    assert one.asked == other.asked == (FIRST, THIRD, FOURTH)


def test_nothing_is_told_before_the_last_choice(four: Arranged) -> None:
    for seat in (FIRST, SECOND, THIRD):
        assert four.submit(seat, Choose(card=Card.GENT, influence=1)).told == []
    told = four.submit(FOURTH, Choose(card=Card.GENT)).told
    assert [one.event.seat for one in told if isinstance(one.event, CardShown)] == [FIRST, SECOND, THIRD, FOURTH]


def test_the_order_of_the_decks_is_in_no_view_but_their_size_is() -> None:
    for players in (2, 4):
        one, other = started(players), started(players)
        other.box.golden.cards.reverse()
        other.box.influence.cards.reverse()
        for reader in (None, *map(Seat, range(players))):
            assert seen(one, reader) == seen(other, reader)
        assert one.view().table.golden_left == len(one.box.golden)
        assert one.view().table.deck_left == len(one.box.influence)


def test_a_choice_is_a_secret_action() -> None:
    assert Choose.secret
    assert Choose(card=Card.GENT).seen(None) is None
