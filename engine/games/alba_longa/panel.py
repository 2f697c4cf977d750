"""How Alba Longa's questions are put to people: values in lists, dice on buttons, and the numbers that matter."""

from __future__ import annotations

from engine.core.api import Action, Appearance, Panel
from engine.games.alba_longa import wording
from engine.games.alba_longa.actions import (
    Buy,
    Call,
    CallOrder,
    Decline,
    Grow,
    Pass,
    Plunder,
    Recover,
    Sell,
    Send,
    Settle,
    Spare,
    Stock,
    Take,
    buy,
    settle,
    take,
)
from engine.games.alba_longa.assisi import Plundering, Stocking, lootings
from engine.games.alba_longa.blessings import Invoking
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.court import Buying, Calling, Taking, highest
from engine.games.alba_longa.farm import Improving
from engine.games.alba_longa.housing import FreePeasants, settled
from engine.games.alba_longa.king_of_kings import FirstKing, Succession
from engine.games.alba_longa.pieces import Job, View
from engine.games.alba_longa.sabotage import Sabotaging
from engine.games.alba_longa.slaves import SlaveSale
from engine.games.alba_longa.soldiers import Heroes, Recovery, Targets
from engine.games.alba_longa.year_end import Growth


def dice_taken(view: View) -> list[Action]:
    """Each die for its own job with as many as possible; in the harvest season the highest for the farm."""
    found: list[Action] = [take(die=die) for die in view.table.dice]
    if Job.FARMERS in view.table.season.jobs:
        found.append(take(die=highest(view.table), farm=True))
    return found


def dice_bought(view: View) -> list[Action]:
    """Each die with as many as possible, paid on the poorest stall."""
    return [buy(die=die) for die in view.table.dice]


def same_work(view: View) -> list[Action]:
    """All free peasants to the same work, or none."""
    free = free_peasants(view.table.cities[view.seat], view.data)
    return [*(settled([job] * free) for job in view.table.season.jobs), settle()]


def all_loot(view: View) -> list[Action]:
    """Everything: it is little enough."""
    return [*lootings(view)]


PANEL = Panel(
    actions={
        **dict.fromkeys((Pass, Decline, Spare), Appearance(declines=True)),
        CallOrder: Appearance(aside=True),
        # whoever calls wants the dice to roll
        Call: Appearance(at_once=lambda call: True),
        # nothing is lost by keeping everybody
        Sell: Appearance(at_once=lambda sale: sale.peasants == 0),
    },
    labels={
        (Take, "die"): wording.die_shown,
        (Take, "peasants"): wording.peasants_sent,
        (Take, "farm"): wording.at_the_farm,
        (Decline, "until_call"): wording.until_called,
        (Buy, "die"): wording.die_shown,
        (Buy, "peasants"): wording.peasants_sent,
        (Buy, "stall"): wording.stall_filled,
        (Call, "stall"): wording.stall_called,
        **{(Settle, field): wording.free_job for field in Settle.model_fields},
        (Sell, "peasants"): wording.slaves_sold,
        (Grow, "peasants"): wording.peasants_born,
        (Recover, "hero"): wording.hero_named,
        (Send, "hero"): wording.hero_named,
        (Plunder, "loot"): wording.the_loot,
        (Stock, "loot"): wording.the_loot,
        (Plunder, "job"): wording.captive_job,
    },
    summaries={Settle: wording.settlers},
    shortcuts={Taking: dice_taken, Buying: dice_bought, FreePeasants: same_work, Plundering: all_loot},
    buttons={
        Take: wording.taken_die,
        Buy: wording.bought_die,
        Settle: wording.settled,
        Plunder: wording.plundered,
    },
    numbers={
        SlaveSale: wording.slave_sale,
        FreePeasants: wording.free_work,
        Calling: wording.calling,
        Taking: wording.using_a_die,
        Buying: wording.using_a_die,
        Recovery: wording.targets,
        Targets: wording.targets,
        Heroes: wording.heroes,
        Sabotaging: wording.sabotaging,
        Plundering: wording.loot,
        Stocking: wording.loot,
        Improving: wording.improving,
        Invoking: wording.invoking,
        Growth: wording.growth,
    },
    about_the_table=frozenset(
        {
            Buying,
            Calling,
            FirstKing,
            FreePeasants,
            Growth,
            Improving,
            Invoking,
            Plundering,
            Sabotaging,
            SlaveSale,
            Stocking,
            Succession,
            Taking,
        }
    ),
)
