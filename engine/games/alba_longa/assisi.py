"""The Assisi variant: a neutral city with defenders and loot."""

from __future__ import annotations

from engine.core.api import Action, Rule, Seat, on, require
from engine.games.alba_longa.actions import Plunder, Stock, plunder, stock
from engine.games.alba_longa.asked_kings import _Choice
from engine.games.alba_longa.city import CAPTIVES, captives_left, crew_at
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.events import AssisiFortified, AssisiPlundered, AssisiStocked
from engine.games.alba_longa.options import AlbaLongaGame, Latium
from engine.games.alba_longa.pieces import PLACE_OF, Assisi, Job, Loot, View

#: loot as the component file calls it
PRINTED = {Loot.SILVER: "silver", Loot.WHEAT: "wheat2", Loot.CAPTIVE: "captive"}


def lay_out_assisi(data: Components) -> Assisi:
    """Three defenders, a silver and a bundle of wheat."""
    board = data.assisi
    silver, wheat, captive = (board.loot_start[PRINTED[loot]] for loot in Loot)
    return Assisi(board.defence_start, silver, wheat, captive)


def captive_jobs(at: Latium) -> list[Job]:
    """What a captive from Assisi may do: never soldier, farmer only in a harvest with Job Well Done."""
    never = {Job.SOLDIERS} if at.variant.job_well_done else {Job.SOLDIERS, Job.FARMERS}
    return [job for job in at.table.season.jobs if job not in never]


def lootings(at: Latium) -> list[Plunder]:
    """Everything that can be taken from Assisi now."""
    assisi = at.table.assisi
    assert assisi is not None
    found = [plunder(loot=loot) for loot in (Loot.SILVER, Loot.WHEAT) if assisi[loot]]
    if assisi.captive:
        found += [plunder(loot=Loot.CAPTIVE, job=job) for job in captive_jobs(at)]
    return found


def room_for(at: Latium) -> list[Loot]:
    """Loot that still fits: eight in all, three of a kind, captives only while there are black figures left."""
    assisi, board = at.table.assisi, at.data.assisi
    if assisi is None or assisi.items >= board.loot_max_total:
        return []
    fitting = [loot for loot in Loot if assisi[loot] < board.loot_max_per_kind]
    return [loot for loot in fitting if loot is not Loot.CAPTIVE or captives_left(at) > 0]


class Plundering(_Choice, tag="Plundering"):
    """Each sabotage of Assisi takes one piece of loot; a captive goes to work at once."""

    def choices(self, at: Latium) -> list[Plunder]:
        return lootings(at)

    def absent(self, view: View) -> Action:
        """Silver, else wheat, else a captive who works."""
        return next(one for one in lootings(view) if one.job in (None, Job.WORKERS))

    @on(Plunder)
    def plunder(self, g: AlbaLongaGame, seat: Seat, taken: Plunder) -> None:
        assisi, city = g.table.assisi, g.table.cities[seat]
        assert assisi is not None
        require(assisi[taken.loot] > 0, "assisi-has-none", loot=taken.loot)
        jobs = captive_jobs(g)
        if taken.loot is Loot.CAPTIVE:
            require(taken.job is not None, "captive-needs-job", jobs=tuple(jobs))
            require(taken.job in jobs, "captive-cannot", job=taken.job, jobs=tuple(jobs))
        else:
            require(taken.job is None, "no-job-for-goods")
        assisi.add(taken.loot, -1)
        worth = g.data.assisi.loot_values[PRINTED[taken.loot]]
        city.silver += worth.get("silver", 0)
        city.wheat += worth.get("wheat", 0)
        if taken.job is not None:
            crew_at(city, PLACE_OF[taken.job]).captive += 1
        g.announce(AssisiPlundered(seat, taken.loot, taken.job))


class UpdateAssisi(Rule, tag="UpdateAssisi"):
    """After the battles: one more defender if it was attacked; then the King of Kings adds to the loot."""

    def happen(self, g: AlbaLongaGame) -> None:
        assisi, board = g.table.assisi, g.data.assisi
        if assisi is None:
            return
        if assisi.attacked and assisi.defenders < board.defence_max:
            assisi.defenders = min(board.defence_max, assisi.defenders + board.defence_growth)
            g.announce(AssisiFortified(assisi.defenders))
        assisi.attacked = False
        Stocking(g.table.king).ask(g)


class Stocking(_Choice, tag="Stocking"):
    """The King of Kings adds one piece of loot of his choice."""

    def choices(self, at: Latium) -> list[Stock]:
        return [stock(loot=loot) for loot in room_for(at)]

    @on(Stock)
    def stock(self, g: AlbaLongaGame, seat: Seat, chosen: Stock) -> None:
        assisi = g.table.assisi
        assert assisi is not None
        require(chosen.loot is not Loot.CAPTIVE or captives_left(g) > 0, "no-captive-left", most=CAPTIVES)
        require(chosen.loot in room_for(g), "assisi-full-of", loot=chosen.loot, most=g.data.assisi.loot_max_per_kind)
        assisi.add(chosen.loot, 1)
        g.announce(AssisiStocked(seat, chosen.loot))
