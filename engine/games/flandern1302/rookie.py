"""A rookie of Flandern 1302 plays by rules of thumb."""

from __future__ import annotations

from engine.core.api import Action, Dice, Mind, anything
from engine.games.flandern1302 import building, cards, components, golden, quarters, rounds, setup, two_players
from engine.games.flandern1302.actions import PLAY, TURN_UP, Build, Choose, Finish
from engine.games.flandern1302.pieces import CITY_INDEX, CITY_OF, Arms, Card, View

#: all guilds are alike
any_guild = anything("guild")


def rookie_worth(view: View, action: Action) -> int:
    """An own site finished is best, then an own quarter; the church is better than grey."""
    data: components.Components = view.data
    if not isinstance(action, Build | Finish):
        return 0
    arms = quarters.kind_of(view.table, data, action).arms
    own = arms in view.table.players[view.seat].guilds
    if isinstance(action, Finish):
        return 4 if own else 2
    return 3 if own else 2 if arms is Arms.CHURCH else 1


def rookie_act(view: View, dice: Dice) -> Action:
    """Whatever looks best at first sight, any of it."""
    moves = [option for option in view.options() if isinstance(option, Action)]
    worth = [rookie_worth(view, move) for move in moves]
    best = max(worth)
    return dice.choose("act", [move for move, one in zip(moves, worth, strict=True) if one == best])


def rookie_card(view: View, dice: Dice) -> Card:
    """A city where I can build my own quarters; Take Back when few cards are left."""
    table, data = view.table, view.data
    player = table.players[view.seat]
    guild = player.guild
    assert guild
    if len(player.row) > 2 + dice.below("patience", 5):
        return Card.TAKE_BACK
    good = []
    for card in player.hand:
        if card in CITY_OF:
            number = CITY_INDEX[CITY_OF[card]]
            if building.builds(table, data, (number,), (guild,)) or cards.finishes(table, data, number, (guild,)):
                good.append(card)
        elif card is Card.BUILDING_SITE and table.sites:
            good.append(card)
    return dice.choose("card", good) if good else Card.TAKE_BACK


def rookie_choice(view: View, dice: Dice) -> Action:
    """Now and then an influence card."""
    card = rookie_card(view, dice)
    have = view.table.players[view.seat].influence
    eager = card is not Card.TAKE_BACK and have and not dice.below("influence", 6)
    return Choose(card=card, influence=1 if eager else 0)


def rookie_first(view: View, dice: Dice) -> Action:
    """The influence card first, now and then."""
    return TURN_UP if not dice.below("first", 3) else PLAY[rookie_card(view, dice)]


ROOKIE: Mind = {
    setup.Guild: any_guild,
    setup.Influenced: any_guild,
    rounds.Choice: rookie_choice,
    cards.CityCard: rookie_act,
    cards.BuildingSite: rookie_act,
    golden.Cathedral: rookie_act,
    golden.GuildMaster: rookie_act,
    two_players.FirstAction: rookie_first,
    two_players.OwnAction: lambda view, dice: PLAY[rookie_card(view, dice)],
}
