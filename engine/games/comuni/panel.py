"""How Comuni's questions are put to people: what values are called in a list, and the numbers that matter."""

from __future__ import annotations

from functools import partial

from engine.core.api import Action, Appearance, Panel, question, saying, telling
from engine.core.panel import FlatList
from engine.games.comuni import actions, building, invasion, projects, wording
from engine.games.comuni.pieces import View


def usual_armies(view: View) -> list[Action]:
    """None; as many on the walls as hold, or all if even those do not; all for the alliance. Armies only."""
    attack, armies = question(view, invasion.Commitment).attack(view), view.hand.stock.army
    needed = invasion.fewest_armies(view.table, view.seat, attack, armies)
    walls = actions.Commit(city=armies if needed is None else needed)
    return [*dict.fromkeys((actions.Commit(), walls, actions.Commit(alliance=armies)))]


def least_bids(view: View) -> list[Action]:
    """The least that each open column takes, with gold as far as there is any."""
    table, stock, found = view.table, view.hand.stock, list[Action]()
    for column in table.columns:
        if possible := projects.bids(table, stock, view.seat, column):
            least = possible[0]
            found.append(actions.Bid(column=column.number, gold=least, from_pilgrims=max(0, least - stock.gold)))
    return found


#: a cube from the supply
ONE_CUBE = saying("one-cube", "resource")

PANEL = Panel(
    actions={
        actions.Bid: Appearance(needs={"from_pilgrims": ("gold",)}),
        actions.Commit: Appearance(needs=dict.fromkeys(("by_gold", "by_pilgrims"), ("alliance", "city"))),
        actions.Withdraw: Appearance(declines=True),
        actions.Mend: Appearance(nothing=lambda mend: not mend.tiles),
        actions.Finish: Appearance(regret=wording.unfinished, postponed=frozenset({"mend"})),
        actions.Exchange: Appearance(seldom=True),
        actions.Collect: Appearance(postponed=frozenset({"cube"})),
    },
    labels={
        (actions.Bid, "column"): wording.column,
        (actions.Move, "column"): wording.column,
        (actions.Take, "resource"): ONE_CUBE,
        (actions.Found, "category"): wording.kind,
        (actions.AddFloor, "building"): wording.building,
        (actions.RaiseWall, "section"): wording.section,
        (actions.Mend, "tiles"): wording.tiles,
        (actions.Finish, "mend"): partial(wording.tiles, message="label-mend-as-well"),
        (actions.Collect, "cube"): saying("label-cube", "resource"),
        (actions.Exchange, "give"): wording.two_cubes,
        (actions.Exchange, "receive"): ONE_CUBE,
    },
    depicted={(actions.AddFloor, "building"): wording.category_of},
    summaries={actions.Commit: wording.committed},
    shortcuts={invasion.Commitment: usual_armies, projects.Projects: least_bids},
    legends={projects.Projects: "legend-bids"},
    # the cards of a column stand on the picture above its bid
    buttons={
        actions.Commit: telling("commit-one-way"),
        actions.Bid: telling("bid-for"),
        actions.Move: telling("move-to"),
    },
    lists={
        building.BuildStep: FlatList(
            entries=dict.fromkeys((actions.AddFloor, actions.Found, actions.RaiseWall, actions.LayWall), wording.entry),
            later=frozenset({"from_pilgrims"}),
            few=2,
        ),
        projects.Projects: FlatList(entries={actions.Collect: wording.collected}),
    },
    numbers={projects.Projects: wording.projects, invasion.Commitment: wording.commitment},
)
