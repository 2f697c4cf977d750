"""House players play whole games of Comuni."""

from __future__ import annotations

import pytest

from engine.core.dice import seed_of
from engine.core.house import levels, playout
from engine.games.comuni import Comuni, events, habits, projects, regular
from engine.games.comuni.actions import COLLECT, Bid, Commit
from engine.games.comuni.pieces import Resource
from tests.games.comuni.positions import ECONOMY, FIRST, GOLD, SECOND, Arranged

HOUSES = levels("comuni")


def test_regulars_do_not_wait_for_ever_for_cubes_the_supply_does_not_have():
    seed = "bal/81"
    game, _ = Comuni.start(2, seed_of(seed))
    for _ in playout(game, [HOUSES["regular"]] * 2, seed):
        pass
    assert game.over


@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (9, 5 * habits.USUAL.cubes[GOLD])])
def test_collecting_is_worth_what_the_supply_has(two: Arranged, gold: int, worth: float):
    """Four floors and the treasurer yield gold, and Lucca's base income what else there is."""
    two.leave_in_supply(SECOND, gold=gold, army=0, pilgrim=0, craftsman=0)
    view = two.erect(FIRST, ECONOMY, 4, active=True).serving(economy=FIRST).view_of(FIRST)
    home = view.data.homes[0]
    base = (home.fixed.count(GOLD) + home.free) * habits.USUAL.cubes[GOLD] if gold else 0
    assert regular.income_worth(view, regular.prices(view)) == pytest.approx(worth + base)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_income_brings_what_was_promised_unless_the_supply_runs_out(players: int):
    game, _ = Comuni.start(players, "promised")
    promised, kept = projects.income(game.table, game.data, FIRST), 0
    for seat, action, told in playout(game, [HOUSES["rookie"]] * players, "promised"):
        heard = [one.event for one in told]
        if action == COLLECT and not any(isinstance(event, events.SupplyRanOut) for event in heard):
            fixed = {resource: promised.fixed[resource] for resource in Resource}
            lost = next(event.lost for event in heard if isinstance(event, events.IncomeCollected))
            assert events.IncomeCollected(seat, **fixed, lost=lost) in heard
            assert not promised.free or game.step == projects.FreeChoice(seat, promised.free)
            kept += 1
        promised = projects.income(game.table, game.data, game.table.turn)
    assert kept > 5


def test_regulars_keep_armies_for_france_when_five_meet_venezia():
    kept = []
    for number in range(6):
        seed = f"venezia {number}"
        game, _ = Comuni.start(5, seed_of(seed))
        for seat, action, _ in playout(game, [HOUSES["regular"]] * 5, seed):
            if isinstance(action, Commit) and "A" in game.table.heroes:
                kept.append(game.hands[seat].stock.army - action.armies)
            if "A" not in game.table.heroes:
                break
    armed = [army > 0 for army in kept]
    assert len(kept) >= 24
    assert sum(armed) > len(armed) / 2


def test_a_regular_rich_in_pilgrims_turns_some_into_gold_for_a_bid(two: Arranged):
    two.equip(FIRST, pilgrim=6).empty(2, 3, 4).stand(SECOND, 1).turn_of(FIRST)
    bids = [move.action for move in regular.projects(two.view_of(FIRST)) if isinstance(move.action, Bid)]
    assert bids == [Bid(column=1, gold=1, from_pilgrims=1)]
    two.equip(FIRST, pilgrim=3)
    assert not any(isinstance(move.action, Bid) for move in regular.projects(two.view_of(FIRST)))
