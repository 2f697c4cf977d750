"""How experts of Flandern 1302 think ahead: which moves are worth a thought, and what a position promises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from engine.core.api import Action, Dice, Foresight, Game, judged
from engine.games.flandern1302.actions import PLAY, choose
from engine.games.flandern1302.cards import BuildingSite, CityCard
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import GUILDS, INDEX, Card, Table, View
from engine.games.flandern1302.regular import cards, moves_of_card
from engine.games.flandern1302.rounds import Choice
from engine.games.flandern1302.scoring import TOGETHER
from engine.games.flandern1302.sketch import Outlook, stocked
from engine.games.flandern1302.two_players import FirstAction, OwnAction

AnyGame: TypeAlias = Game[Any, Any, Any]

#: a lead of this many points is nearly safe
SPREAD = 30
#: rounds that are played on before a position is judged as it stands
ROUNDS = 3
#: moves on the map that are tried besides those of the advice
MOVES = 4
#: what a card in the row costs until it is taken back, and what an influence card in hand is worth
IN_ROW, INFLUENCE = 0.4, 0.8


def promised(game: AnyGame) -> list[float]:
    """The points that each seat may hope for at the end."""
    table: Table = game.table
    data: Components = game.data
    hopes = [0.0] * len(GUILDS)
    left = stocked(table)
    for number, city in enumerate(table.cities):
        if city.open:
            now = Outlook.of(table, number, data, left).now
            hopes = [hope + more for hope, more in zip(hopes, now, strict=True)]
    return [
        sum(table.scores[guild] + hopes[INDEX[guild]] for guild in player.guilds)
        + INFLUENCE * player.influence
        - IN_ROW * len(player.row)
        for player in table.players
    ]


def worth(game: AnyGame) -> list[float]:
    """By the final points, or by those that a position promises."""
    points = game.standing()
    return judged(game, promised(game) if points is None else points, SPREAD)


def chapter(game: AnyGame) -> int:
    """The round; of two players, who have a turn each, a turn of both."""
    table: Table = game.table
    return table.round if game.players > TOGETHER else (table.round + 1) // TOGETHER


def every_card(view: View, dice: Dice) -> Sequence[Action]:
    """Every card, and the two best ones ahead of the others."""
    found = [played.card for played in cards(view)]
    ahead = [card for card in found if card is not Card.TAKE_BACK] if view.table.players[view.seat].influence else []
    return [
        *(choose(card=card, influence=0) for card in found[:3]),
        *(choose(card=card, influence=1) for card in ahead[:2]),
        *(choose(card=card, influence=0) for card in found[3:]),
    ]


def every_own(view: View, dice: Dice) -> Sequence[Action]:
    """Two players: every card."""
    return [PLAY[played.card] for played in cards(view)]


def best_moves(view: View, dice: Dice) -> Sequence[Action]:
    """The best moves, whether or not they are the same idea."""
    return [move.action for move in moves_of_card(view)[:MOVES]]


FORESIGHT = Foresight(
    worth=worth,
    playouts=120,
    chapter=chapter,
    chapters=ROUNDS,
    ideas={
        Choice: every_card,
        FirstAction: every_own,
        OwnAction: every_own,
        CityCard: best_moves,
        BuildingSite: best_moves,
    },
)
