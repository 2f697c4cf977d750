"""Setting up: the comuni are dealt, the piles shuffled, the columns filled."""

from __future__ import annotations

from copy import copy

from engine.core.api import Pile, Seat
from engine.games.comuni import events, pieces, projects, turn
from engine.games.comuni.components import PILES, Components, ComuniGame


def lay_out(g: ComuniGame) -> None:
    """Fill the drawers; the lowest comune begins and holds the alliance leader."""
    data: Components = g.data
    homes = sorted(g.dice.shuffle("comuni", data.homes)[: g.players], key=lambda home: home.number)
    piles = {pile: g.dice.shuffle(f"pile {pile}", data.pile(pile, g.players)) for pile in PILES}
    columns = [
        pieces.Column(column.n, column.cards, column.bonus, [piles["A"].pop() for _ in range(column.cards)])
        for column in data.columns
        if column.min_players <= g.players
    ]
    supply = copy(data.cubes)
    g.hands = []
    for home in homes:
        g.hands.append(pieces.Hand(copy(home.start), []))
        for resource in pieces.Resource:
            supply.add(resource, -home.start[resource])
    g.box = pieces.Box({pile: Pile([str(card) for card in cards]) for pile, cards in piles.items()}, supply, [])
    g.table = pieces.Table(
        round=1,
        turn=Seat(0),
        phase=pieces.Phase.PROJECTS,
        leader=Seat(0),
        pile="A",
        left=len(piles["A"]),
        columns=columns,
        comuni=[pieces.Comune(home.number, home.name, 0, pieces.ENVOYS, [], [], [], 0, False) for home in homes],
        masters={},
        bonus_walls=data.bonus_walls,
        supply=[resource for resource in pieces.Resource if supply[resource]],
        discarded=0,
        heroes=list(PILES),
        works=pieces.Works(),
    )
    g.announce(events.GameBegan(tuple(Seat(seat) for seat in range(g.players)), sum(len(c.cards) for c in columns)))
    g.do(turn.Turn(Seat(0)))


def census(g: ComuniGame) -> dict[str, int]:
    """Every cube, card, envoy and tile, wherever it lies."""
    table, box = g.table, g.box
    count = {
        str(resource): box.supply[resource] + sum(hand.stock[resource] for hand in g.hands)
        for resource in pieces.Resource
    }
    standing = [column.envoy for column in table.columns if column.envoy]
    standing += [pieces.Envoy(step.seat, step.gold) for step in g.agenda if isinstance(step, projects.Displaced)]
    count["gold"] += sum(envoy.gold for envoy in standing)
    cards: list[pieces.CardId | str] = [*box.buried]
    for pile in box.piles.values():
        cards += pile.cards
    for column in table.columns:
        cards += column.cards
    for hand in g.hands:
        cards += hand.cards
    for comune in table.comuni:
        for building in comune.buildings:
            cards += building.cards
    count["cards"] = len(set(cards)) if len(set(cards)) == len(cards) else -1
    count["envoys"] = len(standing) + sum(comune.envoys for comune in table.comuni)
    # every card of a wall is either a buried project or a bonus wall card
    walls = sum(sum(comune.walls) for comune in table.comuni)
    count["wall cards"] = table.bonus_walls + walls - (len(box.buried) - table.discarded)
    return count
