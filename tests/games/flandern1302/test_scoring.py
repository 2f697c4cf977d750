"""Scoring a city with all ties; the end of the game and the influence bonus."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.event import Event
from engine.games.flandern1302 import Flandern1302, events, golden
from engine.games.flandern1302.cards import CityCard
from engine.games.flandern1302.pieces import COMMON, Arms, Card, CityName, Ending, Phase, Result
from engine.games.flandern1302.scoring import FinalScoring, ScoreCities, evaluated, points_for, ranked
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import BLUE, FIRST, FOURTH, GREEN, GREY, RED, SECOND, THIRD, YELLOW, build, master

GUILDS = (BLUE, RED, GREEN, YELLOW, GREY)


def leuven_before_the_last_quarter() -> Arranged:
    """The layout of the rulebook's example, the last quarter and the grey master still to come."""
    game = started(4, (BLUE, YELLOW, GREEN, RED)).lay(L1="blue-row-0", L2="yellow-row-2", L3="blue-row-0")
    game.lay(L4="green-row-1", L5="grey-wedge-0").put("L6", "church-yard", cathedral=True).lay(L8="red-yard-1")
    return game.lay(L9="green-wedge-0", L10="yellow-yard-1", L11="grey-wedge-0", L12="church-yard")


def leuven(game: Arranged) -> Result:
    """Leuven scored as it stands."""
    return evaluated(game.city("leuven"), game.data)


def points(game: Arranged) -> dict[Arms, int]:
    return {guild: score for guild, score in game.table.scores.items() if score}


def test_the_rulebooks_example_of_leuven() -> None:
    game = leuven_before_the_last_quarter()
    # Blue lays the missing quarter and puts a master on a grey one
    game.asking(CityCard(FIRST, CityName.LEUVEN, (BLUE, *COMMON))).play(FIRST, build("blue-wedge-0", "L7"))
    game.asking(golden.GuildMaster(FIRST)).play(FIRST, master("L5"))
    told = game.happen(ScoreCities())
    assert told[0] == events.CityScored(Card.LEUVEN, 11, 1, 1, 16)
    assert events.GuildRanked(Card.LEUVEN, BLUE, 3, 0, 1, 16, 16) in told
    assert events.GuildRanked(Card.LEUVEN, YELLOW, 2, 3, 2, 8, 8) in told
    assert all(events.GuildRanked(Card.LEUVEN, guild, 2, 1, 5, 0, 0) in told for guild in (RED, GREEN, GREY))
    assert points(game) == {BLUE: 16, YELLOW: 8}


def test_without_the_grey_master_grey_is_fifth_alone_and_red_and_green_share_the_fourth_place() -> None:
    game = leuven_before_the_last_quarter().lay(L7="blue-wedge-0")
    game.happen(ScoreCities())
    assert points(game) == {BLUE: 16, YELLOW: 8, RED: 2, GREEN: 2}


@pytest.mark.parametrize(
    ("present", "value", "expected"),
    [
        ({BLUE: (3, 1), RED: (3, 1), GREY: (1, 0)}, 15, {BLUE: 8, RED: 8, GREY: 4}),
        ({BLUE: (2, 0), RED: (2, 0), GREEN: (2, 0)}, 13, {BLUE: 4, RED: 4, GREEN: 4}),
        ({RED: (5, 2)}, 14, {RED: 14}),
        ({}, 14, {}),
        ({BLUE: (2, 1), RED: (2, 1)}, 13, {BLUE: 7, RED: 7}),
        ({BLUE: (5, 0), RED: (4, 0), GREEN: (3, 0), YELLOW: (2, 0), GREY: (1, 3)}, 15,
         {BLUE: 15, RED: 8, GREEN: 4, YELLOW: 2, GREY: 0}),
        (dict.fromkeys(GUILDS, (2, 1)), 15, dict.fromkeys(GUILDS, 0)),
        ({BLUE: (2, 1), RED: (2, 0)}, 13, {BLUE: 13, RED: 7}),
    ],
)  # fmt: skip
def test_ranking_by_quarters_then_masters_and_ties_get_the_lowest_shared_place(
    present: dict[Arms, tuple[int, int]], value: int, expected: dict[Arms, int]
) -> None:
    assert {rank.guild: rank.points for rank in ranked(present, value, Flandern1302.printed())} == expected


def test_half_the_value_is_rounded_up_unless_the_owner_says_otherwise() -> None:
    data = Flandern1302.printed()
    assert [points_for(2, value, data) for value in (14, 15)] == [7, 8]
    assert points_for(2, 15, msgspec.structs.replace(data, half_up=False)) == 7


def test_sites_count_nothing_with_their_masters_and_cathedrals(four: Arranged) -> None:
    four.put("L1", "blue-row-2", site=True, pawns=1).put("L3", "church-row", site=True, cathedral=True)
    result = leuven(four)
    assert (result.value, result.churches, result.cathedrals) == (1, 0, 0)
    assert [rank.guild for rank in result.ranks] == [RED]


def test_master_pawns_count_on_finished_quarters(four: Arranged) -> None:
    [blue] = [rank for rank in leuven(four.put("L1", "blue-row-1", pawns=2)).ranks if rank.guild is BLUE]
    assert (blue.quarters, blue.masters) == (1, 3)


def test_d_counts_as_one_church_quarter(four: Arranged) -> None:
    result = leuven(four.put("L5", "church-D", cathedral=True))
    assert (result.cathedrals, result.value) == (1, 1 + 3)


def test_covered_plots_count_nothing_and_a_city_is_scored_when_no_plot_is_free(four: Arranged) -> None:
    leu = four.lay(L1="blue-row-0").fill("leuven", left=[3]).city("leuven")
    four.happen(ScoreCities())
    assert leu.result is None
    four.fill("leuven").happen(ScoreCities())
    assert leu.result
    assert leu.result.value == 2
    assert points(four) == {RED: 1, BLUE: 1}


def test_after_scoring_the_pawns_return_and_the_citys_cards_leave_hands_and_rows(four: Arranged) -> None:
    four.put("L1", "blue-row-0", site=True).put("L3", "yellow-row-0", site=True, pawns=1)
    leu = four.fill("leuven").spend(SECOND, Card.LEUVEN).city("leuven")
    four.happen(ScoreCities())
    assert four.table.sites == 10
    # the quarters remain unfinished for ever, the master stays
    assert [(quarter.site, quarter.pawns) for quarter in leu.quarters] == [(False, 0), (True, 0), (True, 1)]
    assert four.table.masters == 3
    assert all(Card.LEUVEN not in (*player.hand, *player.row) for player in four.table.players)
    assert four.table.silver_removed == 4
    assert Card.LEUVEN not in four.options(FIRST)[0].fields["card"]


def test_several_cities_are_scored_in_one_round_in_the_order_of_the_board(four: Arranged) -> None:
    told = four.fill("luik", "brugge").happen(ScoreCities())
    assert [event.city for event in told if isinstance(event, events.CityScored)] == [Card.BRUGGE, Card.LUIK]
    # nobody is ranked in Luik: the church is no guild
    assert points(four) == {BLUE: 1}


def test_at_the_end_free_plots_are_covered_and_open_cities_scored(four: Arranged) -> None:
    four.alone().lay(U1="red-row-0").happen(FinalScoring(Ending.DECK))
    assert (four.over, four.table.phase) == (True, Phase.OVER)
    assert all(one.result is not None and not one.free for one in four.table.cities)
    assert all(one.covered.bit_count() == 12 - (one.name == "utrecht") for one in four.table.cities)
    # one point each at home; in Utrecht red and grey share the second place: half of 2
    assert four.table.scores == {BLUE: 1, YELLOW: 1, GREEN: 1, RED: 2, GREY: 1}


def final(*influence: int, scores: dict[Arms, int] | None = None) -> tuple[Arranged, list[Event]]:
    """The end with these influence cards in hand and these points; all cities are already scored."""
    game = started().alone().score(*CityName).influence(*influence)
    game.table.scores.update(scores or {})
    return game, game.happen(FinalScoring(Ending.PLOTS))


def test_the_most_influence_cards_give_three_points_to_each_who_ties() -> None:
    game, told = final(2, 1, 2, 0)
    assert game.standing() == [3, 0, 3, 0]
    assert all(events.InfluenceBonus(seat, 2, 3) in told for seat in (FIRST, THIRD))


def test_nobody_gets_the_bonus_without_an_influence_card() -> None:
    assert final(0, 0, 0, 0)[0].standing() == [0, 0, 0, 0]


def test_the_most_points_win_and_grey_does_not() -> None:
    game, told = final(0, 1, 0, 0, scores={YELLOW: 20, GREEN: 16, GREY: 40})
    assert game.winners() == [FIRST]
    assert events.GreyScored(40) in told
    assert events.Scored(SECOND, 16, 3, 19) in told
    assert told[-1] == events.GameWon((FIRST,), 1, 20)


def test_equal_players_share_the_win() -> None:
    game, told = final(0, 1, 0, 0, scores={YELLOW: 20, GREEN: 17, BLUE: 5, RED: 20})
    assert game.winners() == [FIRST, SECOND, FOURTH]
    assert told[-1] == events.GameWon((FIRST, SECOND, FOURTH), 3, 20)
    assert game.options(FIRST) == []
