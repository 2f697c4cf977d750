"""House players: legal in every mode, and the regular plays better."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.record import from_bytes, replay
from engine.games.flandern1302 import actions, building, cards, quarters
from engine.games.flandern1302.building import FORMS
from engine.games.flandern1302.components import MOST_KINDS
from engine.games.flandern1302.pieces import CITY_INDEX, CITY_OF, COMMON, INDEX, Arms, Card, View
from engine.games.flandern1302.regular import Judgement, moves_of_card
from engine.games.flandern1302.sketch import Outlook, Sketch, shelf_of, stocked
from tests.games.flandern1302.arranged import Arranged, started, with_city_card
from tests.games.flandern1302.names import FIRST, YELLOW, build, finish


@pytest.mark.parametrize("players", [2, 3, 4])
def test_regulars_beat_rookies(players: int) -> None:
    house, wins = levels("flandern1302"), 0.0
    for number in range(8):
        seat, seed = number % players, f"house {number}"
        houses = [house["regular" if one == seat else "rookie"] for one in range(players)]
        winners = Arranged.start(players, seed)[0].played_by(houses, seed).winners()
        wins += (seat in winners) / len(winners)
    assert wins >= 5


def test_a_regular_prefers_his_own_quarter_to_a_rivals_gain(city_card: Arranged) -> None:
    gain, own, grey = Judgement(city_card.view_of(FIRST)).gain, build("yellow-row-0", "L1"), build("grey-row-0", "L1")
    assert gain(own, site=False) > gain(own, site=True) > gain(grey, site=False)


def test_a_rookie_takes_back_when_nothing_can_be_built(four: Arranged) -> None:
    view = four.use_up(YELLOW).having(sites=0).view_of(FIRST)
    assert levels("flandern1302")["rookie"](view, Dice("chance")) == actions.Choose(card=Card.TAKE_BACK)


def test_a_regular_finishes_rather_than_leaves_his_site(city_card: Arranged) -> None:
    city_card.lay(site=True, L1="yellow-row-0").lay(L2="blue-row-0", L3="green-row-0", L4="grey-row-0")
    view = city_card.use_up(YELLOW, *COMMON).view_of(FIRST)
    assert levels("flandern1302")["regular"](view, Dice("chance")).word == "finish"


def test_a_guild_that_nobody_plays_is_no_rival() -> None:
    game = started(3)
    [unused] = game.table.free_guilds
    for number, one in enumerate(game.table.cities):
        if one.in_play:
            assert Sketch.of(game.table, number, game.data).prospects(game.data)[INDEX[unused]] == 0


@pytest.mark.parametrize(("quarter", "better"), [("church-row", {"cathedral": True}), ("yellow-row-0", {"pawns": 2})])
def test_finishing_a_site_is_worth_more_with_a_cathedral_or_masters_on_it(quarter: str, better: dict[str, int]) -> None:
    def gain(**on_it: int) -> float:
        game = with_city_card("utrecht").lay(U1="yellow-row-0" if quarter == "church-row" else "red-row-0")
        game.put("U3", quarter, site=True, **on_it)
        return Judgement(game.view_of(FIRST)).gain(finish("U3"), site=False)

    assert gain(**better) > gain() + 0.1


GOLDEN = sorted((Path(__file__).parents[2] / "records" / "flandern1302").glob("*.txt"))


def positions(every: int) -> Iterator[View]:
    """What the seat asked first saw in the course of the golden records, each time this many actions later."""
    for record in GOLDEN:
        for number, (game, _) in enumerate(replay(from_bytes(record.read_bytes()))):
            if number % every == 0 and game.asked and game.table.arms:
                yield game.view_of(game.asked[0])


def test_a_city_after_a_build_is_sketched_as_if_it_had_been_looked_at_anew() -> None:
    special = 0
    for view in positions(every=25):
        table, data = view.table, view.data
        for number, city in enumerate(table.cities):
            sketch = Sketch.of(table, number, data)
            for move in building.builds(table, data, [number], table.arms):
                site = len(move.plot) % 2 == 0
                anew = Sketch.of(quarters.after(table, data, move, site), number, data)
                # a kind that is used up by this very build is still hoped for
                free, hopes, *others = sketch.after(move, city, stocked(table), data, site)
                assert (free, *others) == (anew.free, anew.strength, anew.value)
                if data.kinds[move.quarter].special:
                    special += 1
                    assert hopes == anew.hopes
    assert special > 100


def test_a_regular_plays_the_first_of_all_moves_and_weighs_a_card_by_the_best_of_them() -> None:
    regular, acted = levels("flandern1302")["regular"], 0
    for view in positions(every=3):
        if isinstance(view.step, cards.CityCard | cards.BuildingSite):
            acted += 1
            assert regular(view, Dice("any")) == moves_of_card(view)[0].action
    assert acted > 100


def test_a_card_is_weighed_by_the_best_of_its_plain_builds() -> None:
    for view in positions(every=40):
        judgement, arms = Judgement(view), cards.own_arms(view.table, view.seat)
        for card, city in CITY_OF.items():
            best = judgement.build(CITY_INDEX[city], arms, site=False, plain=True)
            cells: dict[object, list[float]] = {}
            for move in building.builds(view.table, view.data, [CITY_INDEX[city]], arms):
                kind = view.data.kinds[move.quarter]
                cells.setdefault((move.plot, kind.arms), []).append(judgement.gain(move, site=False))
                if kind.arms is Arms.CHURCH:
                    cells[move.plot, move.quarter] = [judgement.gain(move, site=False)]
            assert (best.gain if best else None) == max((cell[0] for cell in cells.values()), default=None), card


def test_the_number_of_a_shelf_says_which_arms_it_is_of_and_what_the_stock_has(four: Arranged) -> None:
    table, seen = four.table, {}
    for arms in Arms:
        first = INDEX[arms] * FORMS
        for kinds in product(range(1 << MOST_KINDS), repeat=FORMS):
            table.ready[first : first + FORMS] = kinds
            for doubles in (0, 1) if arms is Arms.CHURCH else (1,):
                table.stock[building.DOUBLE] = doubles
                seen[arms, kinds, doubles] = shelf_of(table, arms)
    assert len(set(seen.values())) == len(seen)


def test_a_plain_shelf_stays_the_same_until_its_plainest_quarters_change(four: Arranged) -> None:
    ready, first = four.table.ready, INDEX[Arms.BLUE] * FORMS
    ready[first : first + FORMS] = 0b110, 0b111, 0b100
    plain, whole = shelf_of(four.table, Arms.BLUE, plain=True), shelf_of(four.table, Arms.BLUE)
    ready[first : first + FORMS] = 0b010, 0b001, 0b100
    assert shelf_of(four.table, Arms.BLUE, plain=True) == plain != shelf_of(four.table, Arms.BLUE) != whole
    ready[first] = 0b100
    assert shelf_of(four.table, Arms.BLUE, plain=True) != plain
    assert shelf_of(four.table, Arms.CHURCH, plain=True) == shelf_of(four.table, Arms.CHURCH)


def test_a_city_that_was_looked_at_is_not_looked_at_again() -> None:
    view = with_city_card().view_of(FIRST)
    assert Judgement(view).city(0)[0] is Outlook.of(view.table, 0, view.data, stocked(view.table))
