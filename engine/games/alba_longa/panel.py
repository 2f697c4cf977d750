"""How Alba Longa's questions are put to people: values in lists, dice on buttons, and the numbers that matter."""

from __future__ import annotations

from functools import partial

from engine.core.api import Action, Appearance, Panel, saying, telling
from engine.games.alba_longa import actions, blessings, city, farm, sabotage, slaves, wording, year_end
from engine.games.alba_longa.assisi import Plundering, Stocking, lootings
from engine.games.alba_longa.court import Buying, Calling, Taking, highest
from engine.games.alba_longa.housing import FreePeasants, settled
from engine.games.alba_longa.pieces import Die, Job, View
from engine.games.alba_longa.regular import IDEAS
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


#: a number or as many as possible; a hero by his number or none; what lies in Assisi
PEASANTS, HERO = saying("label-peasants", "peasants"), saying("label-hero", "hero")
LOOT = saying("the-loot", "loot")

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
        (actions.Take, "peasants"): PEASANTS,
        (actions.Take, "farm"): saying("label-farm", "farm"),
        (actions.Decline, "until_call"): saying("label-until-call", "until_call"),
        (actions.Buy, "die"): wording.die_shown,
        (actions.Buy, "peasants"): PEASANTS,
        (actions.Buy, "stall"): wording.stall_filled,
        (actions.Call, "stall"): partial(wording.stall_filled, message="label-call"),
        **{(actions.Settle, field): saying("label-job", "job") for field in actions.Settle.model_fields},
        **{(actions.Wish, die.value): wording.die_wished(die) for die in Die},
        (actions.StayAway, "away"): saying("label-away", "away"),
        (actions.SellLater, "peasants"): wording.slaves_sold,
        (actions.Sell, "peasants"): wording.slaves_sold,
        (actions.Grow, "peasants"): wording.peasants_born,
        (actions.Recover, "hero"): HERO,
        (actions.Send, "hero"): HERO,
        (actions.Plunder, "loot"): LOOT,
        (actions.Stock, "loot"): LOOT,
        (actions.Plunder, "job"): saying("label-captive", "job"),
    },
    summaries={actions.Settle: wording.settlers},
    # all there is to plunder: it is little enough
    shortcuts={Taking: dice_taken, Buying: dice_bought, FreePeasants: same_work, Plundering: lootings},
    buttons={
        **dict.fromkeys((actions.Take, actions.Buy), wording.used_die),
        actions.Settle: wording.settled,
        actions.Plunder: telling("shortcut-plunder"),
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
    # nothing but heroes lies behind a screen
    about_the_table=frozenset(IDEAS.keys() - {Recovery, Targets, Heroes}),
)
