"""A round of three or four players: golden card, sealed choice, reveal, actions, scoring, next first player."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.api import Action, Illegal, Offer, Option, Rule, Sealed, Seat, circle, left_of, on, require
from engine.games.flandern1302 import events
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.cards import Execute
from engine.games.flandern1302.components import GOLDEN_CARDS, SILVER_CARDS, FlandernGame
from engine.games.flandern1302.events import CardShown
from engine.games.flandern1302.golden import Golden
from engine.games.flandern1302.pieces import CARDS, Card, Chosen, Ending, Phase, Table, View
from engine.games.flandern1302.scoring import FinalScoring, ScoreCities

# looked up in their enum once, as cards are
CHOICE, ACTIONS = Phase.CHOICE, Phase.ACTIONS
#: how many influence cards one may play, by how many one has: no more than there are cards
UP_TO = tuple(range(most + 1) for most in range(SILVER_CARDS + GOLDEN_CARDS + 1))
#: the game ends when no more plots than this are free
LAST_PLOTS = 1


class Round(Rule, tag="Round"):
    """The first player draws a golden card and looks at it; then everyone chooses."""

    def happen(self, g: FlandernGame) -> None:
        table = g.table
        table.round += 1
        table.phase, table.golden = CHOICE, None
        table.chosen, table.order = [], []
        draw_golden(g)
        g.announce(events.RoundBegan(table.round, table.first, table.golden_left))
        g.do(CHOICE_OF_CARDS)


def draw_golden(g: FlandernGame) -> None:
    """Draw for the first player; the card of a scored city leaves the game and another is drawn."""
    table, pile = g.table, g.box.golden
    while pile.cards:
        card = CARDS[g.draw(pile)]
        table.golden_left = len(pile.cards)
        if table.scored(card):
            table.golden_removed.append(card)
            g.announce(events.GoldenRemoved(table.first, card))
            continue
        first, table.golden_drawn = table.first, True
        g.hands[first].golden = card
        g.whisper(first, events.GoldenSeen(first, card))
        return
    g.announce(events.DeckEmpty())


def check_card(g: FlandernGame, seat: Seat, card: Card) -> None:
    """An action card that the seat holds."""
    player = g.table.players[seat]
    if card in player.hand:
        return
    require(card not in (Card.INFLUENCE, Card.CATHEDRAL, Card.GUILD_MASTER), "one-action-card")
    if city := g.table.city_of(card):
        require(city.in_play, "city-not-in-play", city=city.name)
        require(city.result is None, "city-scored", city=city.name)
    raise Illegal("card-played", card=card)


class Choice(Sealed, tag="Choice"):
    """One action card and any number of influence cards, in secret: even how many."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return circle(0, len(table.players))

    def options(self, view: View) -> list[Option]:
        player = view.table.players[view.seat]
        return [Offer(Choose, {"card": tuple(player.hand), "influence": UP_TO[player.influence]})]

    def absent(self, view: View) -> Action:
        return Choose(card=Card.TAKE_BACK)

    @on(Choose)
    def choose(self, g: FlandernGame, seat: Seat, choice: Choose) -> None:
        check_card(g, seat, choice.card)
        have = g.table.players[seat].influence
        if choice.influence > have:
            raise Illegal("few-influence-cards", have=have)

    def reveal(self, g: FlandernGame, answers: Mapping[Seat, Choose]) -> None:
        """Most cards first; ties go clockwise from the first player. Influence cards played leave the game."""
        table = g.table
        table.phase = ACTIONS
        cards: dict[Seat, int] = {}
        actions: dict[Seat, Execute] = {}
        for seat, choice in answers.items():
            player, card, influence = table.players[seat], choice.card, choice.influence
            player.hand.remove(card)
            if influence:
                player.influence -= influence
                player.spent += influence
            table.chosen.append(Chosen(seat, card, influence))
            cards[seat], actions[seat] = 1 + influence, Execute(seat, card)
            g.announce(CardShown(seat, card, influence))
        table.order = order_of_play(cards, table.first)
        g.announce(events.OrderFixed(tuple(table.order)))
        g.do(*map(actions.__getitem__, table.order), Golden(table.first), SCORE_CITIES, END_OF_ROUND)


def order_of_play(cards: Mapping[Seat, int], first: Seat) -> list[Seat]:
    """Most cards first; of equals, the one nearest to the first player clockwise."""
    # of equals, a sorted list keeps the order, also when it is reversed
    return sorted(circle(first, len(cards)), key=cards.__getitem__, reverse=True)


class EndOfRound(Rule, tag="EndOfRound"):
    """With one plot or none left, or without golden cards, the game ends; otherwise the next seat is first player."""

    def happen(self, g: FlandernGame) -> None:
        table = g.table
        if not table.has_free(LAST_PLOTS + 1):
            g.do(FinalScoring(Ending.PLOTS))
        elif not table.golden_left:
            g.do(FinalScoring(Ending.DECK))
        else:
            table.first = left_of(table.first, g.players)
            g.do(ROUND)


# steps without fields are made once: there are four of them in each round
ROUND, CHOICE_OF_CARDS, SCORE_CITIES, END_OF_ROUND = Round(), Choice(), ScoreCities(), EndOfRound()
