"""Setting up for two, three and four: guilds, centres, cards, decks."""

from __future__ import annotations

import pytest

from engine.core.api import Seat
from engine.games.flandern1302 import Flandern1302, rounds, setup, two_players
from engine.games.flandern1302.actions import TAKE_GUILD, TAKE_INFLUENCED
from engine.games.flandern1302.events import CityLeftOut, GameBegan, GuildTaken, InfluencedTaken
from engine.games.flandern1302.pieces import Arms, Card, Phase, Quarter, QuarterName
from tests.games.flandern1302.arranged import Arranged, choosing, started
from tests.games.flandern1302.names import BLUE, FIRST, FOURTH, GREEN, GREY, RED, SECOND, THIRD, YELLOW
from tests.refusals import refused

CITY_CARDS = [Card.BRUGGE, Card.GENT, Card.IEPER, Card.LEUVEN, Card.UTRECHT, Card.LUIK]


def test_four_players_have_six_centres_eleven_cards_and_a_deck_of_28() -> None:
    game = started(4)
    table = game.table
    centres = zip("BGILUK", ("blue", "yellow", "green", "red", "grey", "church"), strict=True)
    assert all(game.quarter_at(f"{city}0") == Quarter(QuarterName(f"{arms}-centre"), 0) for city, arms in centres)
    hand = [*CITY_CARDS, Card.BUILDING_SITE, Card.TAKE_BACK]
    assert [(player.hand, player.influence, player.row) for player in table.players] == [(hand, 3, [])] * 4
    # the first golden card is already before the first player
    assert (table.golden_left, table.golden_drawn) == (27, True)
    assert (table.sites, table.cathedrals, table.masters) == (10, 4, 4)
    assert all(one.free.bit_count() == 12 for one in table.cities)
    assert set(table.scores.values()) == {0}
    assert isinstance(game.step, rounds.Choice)


def test_the_golden_deck_is_pile_a_on_pile_b() -> None:
    game = started(4)
    first, second = game.data.piles
    deck = [*game.box.golden.cards, str(game.hands[FIRST].golden)]
    assert (sorted(deck[:14]), sorted(deck[14:])) == (sorted(second), sorted(first))


def test_three_players_leave_the_home_of_the_fourth_guild_empty() -> None:
    game = started(3, (YELLOW, RED, BLUE))
    table, ieper = game.table, game.city("ieper")
    assert (ieper.in_play, ieper.free, ieper.quarters) == (False, 0, [])
    assert sum(one.free.bit_count() for one in table.cities) == 60
    assert {len(player.hand) + player.influence for player in table.players} == {10}
    assert (table.golden_left + table.golden_drawn, table.golden_removed) == (27, [Card.IEPER])
    assert not any(Card.IEPER in cards for cards in (game.box.golden.cards, *(one.hand for one in table.players)))
    assert GREEN not in table.arms


def test_two_players_have_no_golden_cards_no_influence_cards_no_cathedrals_no_masters() -> None:
    game = started(2, (RED, GREEN), influenced=BLUE)
    table = game.table
    assert (table.cathedrals, table.masters, table.golden_left) == (0, 0, 0)
    assert all(one.in_play and one.quarters for one in table.cities)
    assert [(player.influence, len(player.hand)) for player in table.players] == [(0, 8)] * 2
    assert table.deck_left == 14
    expected = [f"{guild}:{card}" for guild in (YELLOW, BLUE) for card in (*CITY_CARDS, Card.BUILDING_SITE)]
    assert sorted(game.box.influence.cards) == sorted(expected)
    assert table.arms == list(Arms)
    assert isinstance(game.step, two_players.FirstAction)


def test_seats_take_their_guilds_in_order_and_the_last_of_four_what_is_left() -> None:
    game = choosing()
    for seat, guild in ((FIRST, RED), (SECOND, BLUE)):
        assert isinstance(game.step, setup.Guild)
        assert game.asked == (seat,)
        game.submit(seat, TAKE_GUILD[guild])
    assert game.options(THIRD) == [TAKE_GUILD[YELLOW], TAKE_GUILD[GREEN]]
    assert game.events(THIRD, TAKE_GUILD[GREEN])[:2] == [GuildTaken(THIRD, GREEN), GuildTaken(FOURTH, YELLOW)]
    assert [player.guild for player in game.table.players] == [RED, BLUE, GREEN, YELLOW]


def test_the_last_of_three_may_choose_between_two_guilds() -> None:
    game = choosing(3, RED, BLUE)
    assert game.options(THIRD) == [TAKE_GUILD[YELLOW], TAKE_GUILD[GREEN]]
    told = game.events(THIRD, TAKE_GUILD[GREEN])
    assert CityLeftOut(Card.GENT) in told
    assert any(isinstance(event, GameBegan) for event in told)


def test_a_guild_is_taken_once_and_grey_and_church_are_nobodys() -> None:
    game = choosing(3)
    game.refuses(FIRST, TAKE_GUILD[GREY], "no-player-guild", free=[BLUE, YELLOW, GREEN, RED])
    game.submit(FIRST, TAKE_GUILD[RED])
    game.refuses(SECOND, TAKE_GUILD[RED], "guild-taken", free=[BLUE, YELLOW, GREEN])
    game.refuses(THIRD, TAKE_GUILD[BLUE], "not-your-decision", seats=[SECOND])


@pytest.mark.parametrize("first", [0, 1])
def test_the_seat_that_does_not_start_chooses_its_influenced_guild_and_the_other_gets_the_other(first: int) -> None:
    game = choosing(2, BLUE, GREEN, first=first)
    chooser, other = Seat(1 - first), Seat(first)
    assert isinstance(game.step, setup.Influenced)
    assert game.asked == (chooser,)
    game.refuses(chooser, TAKE_INFLUENCED[BLUE], "not-influenced", free=[YELLOW, RED])
    taken = [InfluencedTaken(chooser, RED), InfluencedTaken(other, YELLOW)]
    assert game.events(chooser, TAKE_INFLUENCED[RED])[:2] == taken
    assert [game.table.players[seat].influenced for seat in (chooser, other)] == [RED, YELLOW]
    assert game.asked == (other,)


def test_guilds_are_dealt_unless_the_table_wants_to_choose_and_then_name_the_seats() -> None:
    game, told = Arranged.start(4, "seed", Flandern1302.Variant())
    assert isinstance(game.step, rounds.Choice)
    assert sorted(game.seat_names()) == ["blue", "green", "red", "yellow"]
    assert [event.event.guild for event in told[:4]] == [player.guild for player in game.table.players]  # type: ignore[attr-defined]
    assert choosing(3).seat_names() == ["first", "second", "third"]


def test_the_first_player_is_the_hosts_choice_or_drawn() -> None:
    assert started(4, first=2).table.first == 2
    drawn = {Arranged.start(4, f"seed {number}")[0].table.first for number in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_a_first_player_who_is_not_there_is_refused() -> None:
    with refused("no-such-first-player", players=3):
        Arranged.start(3, "seed", Flandern1302.Variant(first_player="fourth"))  # type: ignore[call-arg]


def test_before_the_centres_lie_the_phase_says_so() -> None:
    game = choosing()
    assert (game.table.phase, game.absent()) == (Phase.GUILDS, TAKE_GUILD[BLUE])
    assert game.options(FIRST)
