"""The numbers that matter for a question, told from one's own city."""

from __future__ import annotations

import pytest

from engine.core.api import words_for
from engine.games.alba_longa import AlbaLonga, blessings, farm, housing, sabotage, year_end
from engine.games.alba_longa.actions import Buy, Settle, Take
from engine.games.alba_longa.court import Buying, Calling, Lap, Taking
from engine.games.alba_longa.pieces import Blessing, Climate, Crew, Die, Job, Season, Town
from engine.games.alba_longa.soldiers import Heroes, Targets
from tests.asking import hint
from tests.games.alba_longa.board import A, B, C, at_court, dice, kings, put


def buying() -> AlbaLonga:
    """Someone else has rolled; their own city has 5 silver and 6 of 8 peasants at home."""
    game = at_court()
    dice(game, 1, 2, 3, 4)
    city = game.table.cities[A]
    city.housing, city.soldiers = 6, 2
    put(game, Buying(A))
    return game


def test_a_call_is_weighed_against_the_silver_left_and_the_price_to_come(court: AlbaLonga) -> None:
    put(court, Lap(3))
    assert hint(court) == "Your silver: 5; peasants at home: 8. This call costs 2, the next price is 3."


def test_the_highest_price_of_a_call_has_none_after_it(court: AlbaLonga) -> None:
    put(court, Lap(5))
    assert hint(court) == "Your silver: 5; peasants at home: 8. This call costs 4."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You have 5 silver; at home: 6; at work: 2 soldiers."),
        ("fr", "Argent\u00a0: 5\u202f; sans tâche\u00a0: 6\u202f; au travail\u00a0: 2 soldats."),
        ("de", "Du hast 5 Silber; daheim: 6; bei der Arbeit: 2 Soldaten."),
    ],
)
def test_before_a_die_is_chosen_the_court_is_as_it_is(lang: str, said: str) -> None:
    assert hint(buying(), lang=lang) == said


def test_a_die_being_bought_is_paid_and_its_peasants_are_at_work() -> None:
    assert hint(buying(), Buy(die=Die.BLACK)) == "Then you have 4 silver; at home: 5; at work: 3 soldiers."
    said = "Then you have 4 silver; at home: 4; at work: 2 soldiers and 2 priests."
    assert hint(buying(), Buy(die=Die.BROWN, peasants=2)) == said


def test_a_die_taken_for_the_farm_makes_farmers(court: AlbaLonga) -> None:
    dice(court, 1, 2, 3, 4)
    put(court, Taking(A), season=Season.HARVEST)
    said = "Then you have 5 silver; at home: 5; at work: 3 farmers."
    assert hint(court, Take(die=Die.WHITE, farm=True)) == said


def test_slaves_are_weighed_against_silver_and_victory() -> None:
    said = "Your silver: 5. Your peasants: 8 (16 are needed to win). "
    assert hint(kings()) == said + "Wheat in store to feed them at the end of the year: 0."


def test_free_peasants_are_counted_and_then_seen_at_work(four: AlbaLonga) -> None:
    city = four.table.cities[A]
    city.peasants = city.housing = 17
    put(four, housing.FreeHousing())
    assert hint(four) == "Without a die: 2 of 17 peasants at home. Silver for the court: 5."
    chosen = Settle(first=Job.WORKERS, second=Job.WORKERS)
    assert hint(four, chosen) == "Then you have 5 silver; at home: 15; at work: 2 workers."


def test_every_city_is_told_with_its_defence() -> None:
    game = at_court(assisi="with")
    for seat, soldiers in ((A, 4), (B, 3), (C, 1)):
        game.table.cities[seat].soldiers = soldiers
    put(game, Targets())
    said = hint(game)
    assert said.startswith("Your soldiers: 4. Soldiers there, heroes not counted: ")
    towns = [game.table.cities[seat].town for seat in (B, C)]
    words = words_for("alba_longa", "en")
    for town, soldiers in zip([*towns, Town.ASSISI], (3, 1, 3), strict=True):
        assert f"{words.named(town)} {soldiers}" in said


def test_a_hero_is_chosen_with_all_soldiers_of_both_battles_in_sight(court: AlbaLonga) -> None:
    table = court.table
    for seat, soldiers in ((A, 4), (B, 3), (C, 1)):
        table.cities[seat].soldiers = soldiers
    table.targets = [table.cities[B].town, table.cities[A].town, table.cities[B].town, None]
    put(court, Heroes())
    attacked = words_for("alba_longa", "en").named(table.cities[B].town)
    assert hint(court).splitlines() == [
        f"⚔️ {attacked}, heroes not counted: attack 5 (yours: 4), defence 3.",
        "🛡️ Your city, heroes not counted: attack 3, defence 4.",
    ]


def test_a_sabotage_counts_those_who_can_be_hit(court: AlbaLonga) -> None:
    victim = court.table.cities[B]
    victim.quarry, victim.market, victim.monuments = Crew(own=3), Crew(own=2), 4
    put(court, sabotage.Sabotaging(A, victim.town))
    attacked = words_for("alba_longa", "en").named(victim.town)
    assert hint(court) == f"Who can be hit: market 2, quarry 3. Monuments: {attacked} 4, you 0."


def harvest(**options: bool) -> AlbaLonga:
    """Four farmers and one who lies, in a wet year, with 7 prayers."""
    game = at_court(**options)
    city, table = game.table.cities[A], game.table
    city.fields, city.wheat, city.worship, table.climate = Crew(own=5, lying=1), 2, 7, Climate.WET
    put(game, farm.Improving((A,), 5), season=Season.HARVEST)
    return game


def test_improving_tells_both_harvests_and_the_mouths() -> None:
    assert hint(harvest()).splitlines() == [
        "Your harvest brings 19 wheat, improved 23. You have 2 wheat in store; 8 peasants want to be fed.",
        "Your prayers: 7, or 2 if you pay.",
    ]


def test_the_most_farmers_count_their_bonus() -> None:
    game = harvest(job_well_done=True)
    bonus = game.data.farmer_bonus
    assert hint(game).startswith(f"Your harvest brings {19 + bonus} wheat, improved {23 + bonus}.")


def test_the_pile_of_blessings_lacks_what_was_turned(court: AlbaLonga) -> None:
    city, table = court.table.cities[A], court.table
    city.worship, city.wheat, table.blessings = 3, 9, [Blessing.WHEAT, Blessing.SILVER]
    put(court, blessings.Invoking((A,)), season=Season.HARVEST)
    assert hint(court).splitlines() == [
        "Your prayers: 3, or 1 if you pay. You have 9 wheat in store; 8 peasants want to be fed.",
        "Still in the pile: 3 wheat \u00d7 3, 2 silver \u00d7 2, 1 monument \u00d7 2.",
    ]


def test_growth_tells_how_far_it_is_to_victory(court: AlbaLonga) -> None:
    city = court.table.cities[A]
    city.wheat, city.monuments = 5, 6
    put(court, year_end.Growth((A,)))
    said = "Wheat left after feeding: 5. Your peasants: 8, your monuments: 6; 16 and 10 are needed to win."
    assert hint(court) == said


def test_a_question_to_somebody_else_is_told_with_the_own_numbers(court: AlbaLonga) -> None:
    court.table.cities[B].silver = 1
    put(court, Calling(B))
    assert hint(court).startswith("Your silver: 5;")
