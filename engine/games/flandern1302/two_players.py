"""The game for two: an own action and an action of the influenced guilds in each turn, in either order."""

from __future__ import annotations

from engine.core.api import Action, Illegal, Option, Rule, Seat, SeatDecision, SeatRule, left_of, on
from engine.games.flandern1302 import events
from engine.games.flandern1302.actions import PLAY, TURN_UP, Pass, Play, TurnUp
from engine.games.flandern1302.building import double_room, room
from engine.games.flandern1302.cards import Execute, obstacle, open_cities, question_of
from engine.games.flandern1302.components import Components, FlandernGame
from engine.games.flandern1302.pieces import COMMON, INDEX, Arms, Card, Ending, InfluenceCard, Phase, Table, View
from engine.games.flandern1302.rounds import check_card
from engine.games.flandern1302.scoring import FinalScoring, ScoreCities


class Turn(SeatRule, tag="Turn"):
    """Two actions in the order the player likes, then scoring."""

    def happen(self, g: FlandernGame) -> None:
        table = g.table
        table.round += 1
        table.phase, table.first, table.busy, table.turned = Phase.ACTIONS, self.seat, False, None
        g.announce(events.TurnBegan(self.seat, table.round))
        g.do(FirstAction(self.seat), ScoreCities(), EndOfTurn(self.seat))


def play(g: FlandernGame, seat: Seat, card: Card) -> None:
    """Play an own action card from hand."""
    check_card(g, seat, card)
    g.table.players[seat].hand.remove(card)
    g.announce(events.CardPlayed(seat, card))
    g.do(Execute(seat, card))


class OwnAction(SeatDecision, tag="OwnAction"):
    """The own action, after the influence card."""

    def options(self, view: View) -> list[Option]:
        return [PLAY[card] for card in view.table.players[view.seat].hand]

    def absent(self, view: View) -> Action:
        return PLAY[Card.TAKE_BACK]

    @on(Play)
    def play(self, g: FlandernGame, seat: Seat, order: Play) -> None:
        play(g, seat, order.card)

    @on(Pass)
    def refuse(self, g: FlandernGame, seat: Seat, _: Pass) -> None:
        raise Illegal("must-play", count=len(g.table.players[seat].hand))


class FirstAction(OwnAction, tag="FirstAction"):
    """Begin with one's own action or with the influence card."""

    def options(self, view: View) -> list[Option]:
        return [*super().options(view), TURN_UP]

    @on(Play)
    def play(self, g: FlandernGame, seat: Seat, order: Play) -> None:
        check_card(g, seat, order.card)
        g.do(Influence(seat))
        play(g, seat, order.card)

    @on(TurnUp)
    def turn_up(self, g: FlandernGame, seat: Seat, _: TurnUp) -> None:
        g.do(Influence(seat), OwnAction(seat))


class Influence(SeatRule, tag="Influence"):
    """Turn up an influence card and carry it out for the guild whose arms it bears; if that cannot be, it is lost."""

    def happen(self, g: FlandernGame) -> None:
        table = g.table
        turned = table.turned = turn_up(g)
        g.announce(events.InfluenceTurned(self.seat, turned.guild, turned.card, table.deck_left))
        arms = influence_arms(table, g.data, turned)
        g.do(Discard())
        if why := obstacle(table, g.data, turned.card, arms):
            g.announce(events.InfluenceImpossible(self.seat, turned.card, why))
        else:
            g.do(question_of(turned.card, self.seat, arms))


def influence_arms(table: Table, data: Components, turned: InfluenceCard) -> tuple[Arms, ...]:
    """The bearer's quarters, grey and church."""
    if data.bearer_builds:
        return (turned.guild, *COMMON)
    return (*(player.influenced for player in table.players if player.influenced), *COMMON)


def turn_up(g: FlandernGame) -> InfluenceCard:
    """The next influence card that shows no scored city; those leave the game. An empty deck is made anew."""
    table, pile = g.table, g.box.influence
    while True:
        if not pile.cards:
            pile.cards = g.dice.shuffle("influence", [f"{card.guild}:{card.card}" for card in table.discards])
            table.discards = []
            g.announce(events.DeckReshuffled(len(pile)))
        guild, _, word = g.draw(pile).partition(":")
        turned = InfluenceCard(Arms(guild), Card(word))
        table.deck_left = len(pile)
        if not table.scored(turned.card):
            return turned
        table.deck_removed.append(turned)
        g.announce(events.InfluenceRemoved(turned.guild, turned.card))


class Discard(Rule, tag="Discard"):
    """The influence card goes to the discards when its action is over."""

    def happen(self, g: FlandernGame) -> None:
        assert g.table.turned
        g.table.discards.append(g.table.turned)
        g.table.turned = None


class EndOfTurn(SeatRule, tag="EndOfTurn"):
    """The game ends when only influenced guilds could still build, or nobody builds for a long time."""

    def happen(self, g: FlandernGame) -> None:
        table = g.table
        table.idle = 0 if table.busy else table.idle + 1
        if not table.free_plots:
            g.do(FinalScoring(Ending.PLOTS))
        elif influenced_only(table, g.data):
            g.do(FinalScoring(Ending.INFLUENCED_ONLY))
        elif table.idle >= g.data.idle_turns:
            g.do(FinalScoring(Ending.IDLE))
        else:
            g.do(Turn(left_of(self.seat, g.players)))


def influenced_only(table: Table, data: Components) -> bool:
    """No quarter of a player's guild, grey or church fits any free plot by stock, shape and arms."""
    arms = [*(player.guild for player in table.players if player.guild), *COMMON]
    cities = open_cities(table)
    if any(room(table, data, table.cities[number], INDEX[one]) for number in cities for one in arms):
        return False
    return not any(double_room(table, data, number) for number in cities)
