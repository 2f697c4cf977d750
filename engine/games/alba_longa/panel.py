"""How Alba Longa's questions are put to people: values in lists, dice on buttons, and the numbers that matter."""

from __future__ import annotations

from engine.core.api import Action, Appearance, Panel
from engine.games.alba_longa import actions, blessings, city, farm, king_of_kings, sabotage, slaves, wording, year_end
from engine.games.alba_longa.assisi import Plundering, Stocking, lootings
from engine.games.alba_longa.court import Buying, Calling, Taking, highest
from engine.games.alba_longa.housing import FreePeasants, settled
from engine.games.alba_longa.pieces import Die, Job, View
from engine.games.alba_longa.soldiers import Heroes, Recovery, Targets


def dice_taken(view: View) -> list[Action]:
    """Each die for its own job with as many as possible; in the harvest season the highest for the farm."""
    found: list[Action] = [actions.take(die=die) for die in view.table.dice]
    if Job.FARMERS in view.table.season.jobs:
        found.append(actions.take(die=highest(view.table), farm=True))
    return found


def dice_bought(view: View) -> list[Action]:
    """Each die with as many as possible, paid on the poorest stall."""
    return [actions.buy(die=die) for die in view.table.dice]


def same_work(view: View) -> list[Action]:
    """All free peasants to the same work, or none."""
    free = city.free_peasants(view.table.cities[view.seat], view.data)
    return [*(settled([job] * free) for job in view.table.season.jobs), actions.settle()]


def all_loot(view: View) -> list[Action]:
    """Everything: it is little enough."""
    return [*lootings(view)]


PANEL = Panel(
    actions={
        # out for the whole season
        actions.Pass: Appearance(ends=True),
        actions.Spare: Appearance(declines=True),
        # the next King's free call may roll dice at once
        actions.Decline: Appearance(declines=True, at_once=lambda declined: True),
        actions.SellLater: Appearance(aside=True, seldom=True, listed=True, nothing=lambda sale: sale.peasants == 0),
        actions.StayAway: Appearance(aside=True, seldom=True, listed=True),
        actions.Wish: Appearance(aside=True, seldom=True),
        actions.CallOrder: Appearance(aside=True, seldom=True),
        # a call is meant to roll the dice
        actions.Call: Appearance(at_once=lambda call: True),
        # nothing is lost by keeping everyone
        actions.Sell: Appearance(at_once=lambda sale: sale.peasants == 0, nothing=lambda sale: sale.peasants == 0),
        # decided by all at once, and revealed when the last has: that is what it is about
        actions.Settle: Appearance(nothing=lambda settling: not settling.jobs, at_once=lambda settling: True),
        actions.Grow: Appearance(nothing=lambda growth: growth.peasants == 0, at_once=lambda growth: True),
    },
    labels={
        (actions.Appoint, "city"): wording.standing,
        (actions.Attack, "city"): wording.standing,
        (actions.Take, "die"): wording.die_shown,
        (actions.Take, "peasants"): wording.peasants_sent,
        (actions.Take, "farm"): wording.at_the_farm,
        (actions.Decline, "until_call"): wording.until_called,
        (actions.Buy, "die"): wording.die_shown,
        (actions.Buy, "peasants"): wording.peasants_sent,
        (actions.Buy, "stall"): wording.stall_filled,
        (actions.Call, "stall"): wording.stall_called,
        **{(actions.Settle, field): wording.free_job for field in actions.Settle.model_fields},
        **{(actions.Wish, die.value): wording.die_wished(die) for die in Die},
        (actions.StayAway, "away"): wording.staying_away,
        (actions.SellLater, "peasants"): wording.slaves_sold,
        (actions.Sell, "peasants"): wording.slaves_sold,
        (actions.Grow, "peasants"): wording.peasants_born,
        (actions.Recover, "hero"): wording.hero_named,
        (actions.Send, "hero"): wording.hero_named,
        (actions.Plunder, "loot"): wording.the_loot,
        (actions.Stock, "loot"): wording.the_loot,
        (actions.Plunder, "job"): wording.captive_job,
    },
    summaries={actions.Settle: wording.settlers},
    shortcuts={Taking: dice_taken, Buying: dice_bought, FreePeasants: same_work, Plundering: all_loot},
    buttons={
        actions.Take: wording.taken_die,
        actions.Buy: wording.bought_die,
        actions.Settle: wording.settled,
        actions.Plunder: wording.plundered,
    },
    numbers={
        slaves.SlaveSale: wording.slave_sale,
        FreePeasants: wording.free_work,
        Calling: wording.calling,
        Taking: wording.using_a_die,
        Buying: wording.using_a_die,
        Recovery: wording.targets,
        Targets: wording.targets,
        Heroes: wording.heroes,
        sabotage.Sabotaging: wording.sabotaging,
        Plundering: wording.loot,
        Stocking: wording.loot,
        farm.Improving: wording.improving,
        blessings.Invoking: wording.invoking,
        year_end.Growth: wording.growth,
    },
    about_the_table=frozenset(
        {
            Buying,
            Calling,
            king_of_kings.FirstKing,
            FreePeasants,
            year_end.Growth,
            farm.Improving,
            blessings.Invoking,
            Plundering,
            sabotage.Sabotaging,
            slaves.SlaveSale,
            Stocking,
            king_of_kings.Succession,
            Taking,
        }
    ),
)
