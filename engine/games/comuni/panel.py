"""How Comuni's questions are put to people: what values are called in a list, and the numbers that matter."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.panel import Appearance, FlatList, Panel
from engine.games.comuni import building, invasion, projects, wording
from engine.games.comuni.actions import (
    AddFloor,
    Bid,
    Collect,
    Commit,
    Exchange,
    Finish,
    Found,
    LayWall,
    Mend,
    Move,
    RaiseWall,
    Take,
    Withdraw,
)
from engine.games.comuni.pieces import View


def usual_armies(view: View) -> list[Action]:
    """None; as many on the walls as hold, or all if even those do not; all for the alliance. Armies only."""
    assert isinstance(view.step, invasion.Commitment)
    armies = view.hand.stock.army
    needed = invasion.fewest_armies(view.table, view.seat, view.step.attack(view), armies)
    walls = Commit(city=armies if needed is None else needed)
    return [*dict.fromkeys((Commit(), walls, Commit(alliance=armies)))]


def least_bids(view: View) -> list[Action]:
    """The least that each open column takes, with gold as far as there is any."""
    table, stock, found = view.table, view.hand.stock, list[Action]()
    for column in table.columns:
        if possible := projects.bids(table, stock, view.seat, column):
            least = possible[0]
            found.append(Bid(column=column.number, gold=least, from_pilgrims=max(0, least - stock.gold)))
    return found


PANEL = Panel(
    actions={
        Bid: Appearance(needs={"from_pilgrims": ("gold",)}),
        Commit: Appearance(needs=dict.fromkeys(("by_gold", "by_pilgrims"), ("alliance", "city"))),
        Withdraw: Appearance(declines=True),
        Mend: Appearance(nothing=lambda mend: not mend.tiles),
        Finish: Appearance(regret=wording.unfinished, postponed=frozenset({"mend"})),
        Exchange: Appearance(seldom=True),
        Collect: Appearance(postponed=frozenset({"cube"})),
    },
    labels={
        (Bid, "column"): wording.column,
        (Move, "column"): wording.column,
        (Take, "resource"): wording.one_cube,
        (Found, "category"): wording.kind,
        (AddFloor, "building"): wording.building,
        (RaiseWall, "section"): wording.section,
        (Mend, "tiles"): wording.tiles,
        (Finish, "mend"): wording.tiles_as_well,
        (Collect, "cube"): wording.cube_as_well,
        (Exchange, "give"): wording.two_cubes,
        (Exchange, "receive"): wording.one_cube,
    },
    depicted={(AddFloor, "building"): wording.category_of},
    summaries={Commit: wording.committed},
    shortcuts={invasion.Commitment: usual_armies, projects.Projects: least_bids},
    legends={projects.Projects: "legend-bids"},
    buttons={Commit: wording.sent, Bid: wording.bid, Move: wording.moved},
    lists={
        building.BuildStep: FlatList(
            entries=dict.fromkeys((AddFloor, Found, RaiseWall, LayWall), wording.entry),
            later=frozenset({"from_pilgrims"}),
            few=2,
        ),
        projects.Projects: FlatList(entries={Collect: wording.collected}),
    },
    numbers={projects.Projects: wording.projects, invasion.Commitment: wording.commitment},
)
