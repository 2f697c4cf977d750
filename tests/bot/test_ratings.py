"""Ratings: places with ties, every match once, house players by level, and a scale people can read."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.match import ratings
from bot.match.ratings import NEWCOMER, SETTLED, counts_for, rate, rate_older, scaled, shown
from bot.store import Connection, matches, results
from bot.store.offers import SeatOffer
from bot.store.results import Rating, Who
from engine.core.seat import places

ADA, BRUNO, CHLOE = (Who(user, None) for user in (11, 12, 13))
ROOKIE, REGULAR = Who(None, "rookie"), Who(None, "regular")


def finished(
    db: Connection, seats: Sequence[tuple[Who, int]], *, winners: Sequence[Who] = (), at: float = 1.0, guild: int = 1
) -> int:
    """A match that has just ended: who sat where with how many points; without a word the best have won."""
    best = max(points for _, points in seats)
    number = matches.add(
        db, game="comuni", variant="{}", lang="en", wanted=len(seats), status="over", host=11, guild=guild,
        channel=5, secret="s", data="printed", created=0.0, started=0.0, ended=at,
    )  # fmt: skip
    for seat, (who, points) in enumerate(seats):
        won = who in winners if winners else points == best
        db.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)", (number, seat, *who, points, won))
    return number


def rating_of(db: Connection, who: Who) -> Rating:
    found = results.rating(db, "comuni", who)
    assert found is not None
    return found


# -- places ------------------------------------------------------------------------------------------------------------


def test_winners_share_the_first_place_and_equals_theirs() -> None:
    assert places([50, 50, 30, 30, 10], [True, True, False, False, False]) == [1, 1, 3, 3, 5]


def test_who_loses_a_tie_break_comes_second_although_the_points_are_equal() -> None:
    assert places([50, 50, 60], [True, False, False]) == [1, 3, 2]


def test_if_all_lose_the_points_decide_so_that_nobody_gains_by_bringing_everybody_down() -> None:
    assert places([7, 0, 3, 3], [False] * 4) == [1, 4, 2, 2]


# -- rating ------------------------------------------------------------------------------------------------------------


def test_a_win_raises_the_winner_and_lowers_the_loser_and_both_become_more_certain(db: Connection) -> None:
    rate(db, finished(db, [(ADA, 40), (BRUNO, 30)]))
    ada, bruno = rating_of(db, ADA), rating_of(db, BRUNO)
    assert ada.mu > NEWCOMER.mu > bruno.mu
    assert max(ada.sigma, bruno.sigma) < NEWCOMER.sigma


def test_a_shared_win_leaves_equals_equal(db: Connection) -> None:
    rate(db, finished(db, [(ADA, 40), (BRUNO, 40), (CHLOE, 10)]))
    assert rating_of(db, ADA) == rating_of(db, BRUNO)


def test_a_match_is_rated_once_however_often_it_is_asked_for(db: Connection) -> None:
    match = finished(db, [(ADA, 40), (BRUNO, 30)])
    rate(db, match)
    once = rating_of(db, ADA)
    rate(db, match)
    assert rating_of(db, ADA) == once
    assert results.rated_matches(db, "comuni", ADA) == 1
    change = results.history(db, 11)[0].change

    def again() -> None:
        results.add_change(db, change)
        results.is_rated(db, match)

    with pytest.raises(Exception, match=r"(?i)unique"):
        again()


def test_a_match_that_was_ended_early_is_not_rated(db: Connection) -> None:
    match = finished(db, [(ADA, 40), (BRUNO, 30)])
    matches.change(db, match, status="closed")
    rate(db, match)
    assert not results.is_rated(db, match)


def test_house_players_of_a_level_have_one_rating_and_are_counted_once_per_match(db: Connection) -> None:
    rate(db, finished(db, [(ADA, 40), (ROOKIE, 30), (REGULAR, 35), (ROOKIE, 10)]))
    both = db.execute("SELECT mu, sigma, mu_before FROM ratings WHERE house = 'rookie'").fetchall()
    assert len(both) == 2
    assert tuple(both[0]) == tuple(both[1])
    assert rating_of(db, REGULAR).mu > rating_of(db, ROOKIE).mu
    [rookie] = [one for one in results.standings(db, "comuni", 1) if one.who == ROOKIE]
    assert (rookie.rated, rookie.matches, rookie.wins) == (1, 1, 0)


def test_beating_rookies_again_and_again_pays_less_and_less(db: Connection) -> None:
    gains = []
    for number in range(60):
        before = results.rating(db, "comuni", ADA) or NEWCOMER
        rate(db, finished(db, [(ADA, 40), (ROOKIE, 30)], at=float(number)))
        gains.append(rating_of(db, ADA).mu - before.mu)
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0] / 15


def test_ratings_of_one_game_say_nothing_about_another(db: Connection) -> None:
    rate(db, finished(db, [(ADA, 40), (BRUNO, 30)]))
    assert results.rating(db, "shafausa", ADA) is None


def test_a_seat_with_a_user_counts_for_the_user_even_if_a_house_player_played_it(db: Connection) -> None:
    match = finished(db, [(ADA, 40), (BRUNO, 30)])
    db.execute("UPDATE results SET house = 'regular' WHERE match = ? AND seat = 1", (match,))
    rate(db, match)
    assert results.rating(db, "comuni", REGULAR) is None
    assert rating_of(db, BRUNO).mu < NEWCOMER.mu


def test_matches_from_before_there_were_ratings_are_rated_once_in_the_order_they_ended(db: Connection) -> None:
    late = finished(db, [(ADA, 40), (BRUNO, 30)], at=20.0)
    early = finished(db, [(ADA, 10), (BRUNO, 30)], at=10.0)
    rate_older(db)
    order = [row["match"] for row in db.execute("SELECT match FROM ratings WHERE seat = 0 ORDER BY id")]
    assert order == [early, late]
    assert results.history(db, 11)[0].change.before == NEWCOMER
    assert results.history(db, 11)[1].change.before == results.history(db, 11)[0].change.after
    finished(db, [(ADA, 40), (BRUNO, 30)], at=30.0)
    rate_older(db)
    assert len(results.history(db, 11)) == 2, "only once in the life of a store"


# -- the friendly scale ------------------------------------------------------------------------------------------------


def test_everybody_begins_at_1500_and_is_provisional_for_five_matches() -> None:
    assert shown(NEWCOMER, 0).number == 1500
    assert shown(NEWCOMER, SETTLED - 1).provisional
    assert not shown(NEWCOMER, SETTLED).provisional


def test_the_scale_rises_with_the_estimate() -> None:
    numbers = [scaled(mu / 7) for mu in range(-200, 500)]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers)


def test_400_points_are_ten_wins_of_eleven_once_ratings_have_settled() -> None:
    strong, weak = Rating(25 + 400 / ratings.POINTS_PER_MU, 0.5), Rating(25, 0.5)
    won, lost = (ratings.after([(ADA, strong), (BRUNO, weak)], ranks)[0].mu for ranks in ([1, 2], [2, 1]))
    assert (strong.mu - lost) / (won - strong.mu) == pytest.approx(10, abs=1), "that keeps the rating where it is"


# -- for whom a seat counts --------------------------------------------------------------------------------------------


def passed(before: Who, heir: Who) -> SeatOffer:
    assert heir.user is not None
    return SeatOffer(
        id=1,
        match=1,
        seat=0,
        giver=0,
        heir=heir.user,
        made=0.0,
        until=0.0,
        outcome="accepted",
        before=before.user,
        house=before.house,
    )


def test_a_seat_counts_for_whoever_began_with_it_until_an_heir_has_played_more_than_half() -> None:
    given = [passed(ADA, BRUNO)]
    assert counts_for(BRUNO, given, {11: 5, 12: 5}) == ADA
    assert counts_for(BRUNO, given, {11: 5, 12: 6}) == BRUNO
    assert counts_for(CHLOE, [*given, passed(BRUNO, CHLOE)], {11: 2, 12: 8, 13: 3}) == BRUNO


def test_substitutes_and_house_players_keep_a_seat_warm_and_are_never_given_it() -> None:
    assert counts_for(ADA, [], {11: 1, 12: 9, 0: 3}) == ADA
    assert counts_for(BRUNO, [passed(ADA, BRUNO)], {11: 2, 12: 3, 0: 4}) == ADA


def test_a_seat_of_the_house_that_somebody_takes_over_counts_for_its_level_at_first() -> None:
    assert counts_for(ADA, [passed(ROOKIE, ADA)], {0: 9, 11: 3}) == ROOKIE
    assert counts_for(ADA, [passed(ROOKIE, ADA)], {0: 3, 11: 9}) == ADA
