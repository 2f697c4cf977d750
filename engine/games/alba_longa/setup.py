"""Setting up: cities, the climate deck, the blessings, and who names the first King of Kings."""

from __future__ import annotations

from engine.core.api import Pile, Seat
from engine.games.alba_longa import assisi, components, events, king_of_kings, options, season
from engine.games.alba_longa.pieces import Blessing, Box, City, Climate, Hand, Phase, Season, Table, Town

#: cities by seat; Reate comes last, so its board is free for Assisi with up to four Kings
TOWNS = (Town.ALBA_LONGA, Town.ROMA, Town.VEII, Town.VELITRAE, Town.REATE)


def lay_out(g: options.AlbaLongaGame) -> None:
    """Fill the drawers; a King drawn by lot names the first King of Kings."""
    data: components.Components = g.data
    start = data.start
    deck, boxed = climate_deck(g)
    blessings = [str(kind) for kind in Blessing for _ in range(data.blessings[kind].count)]
    g.box = Box(Pile(deck), boxed, Pile(g.dice.shuffle("blessings", blessings)))
    g.hands = [Hand(list(start.heroes), []) for _ in range(g.players)]
    g.table = Table(
        year=0,
        season=Season.GROWING,
        phase=Phase.NAMING,
        king=Seat(0),
        price=data.price(1),
        caller=None,
        dice={},
        takers=[],
        stalls=[0] * data.stalls[g.players],
        cities=[
            City(
                town,
                peasants=start.peasants,
                housing=start.peasants,
                silver=start.silver,
                population=start.peasants,
                wheat=start.wheat,
                monuments=start.monuments_built,
                worship=start.worship,
                disc=data.disc,
                active=len(start.heroes),
            )
            for town in TOWNS[: g.players]
        ],
        climate=data.cards[deck[-1]].front,
        assisi=assisi.lay_out_assisi(data) if g.variant.with_assisi(g.players) else None,
    )
    naming = Seat(g.dice.below("naming", g.players))
    g.table.king = naming
    g.announce(events.GameBegan(tuple(Seat(seat) for seat in range(g.players)), len(g.table.stalls), naming))
    g.do(king_of_kings.FirstKing(naming), season.NewYear(1))


def climate_deck(g: options.AlbaLongaGame) -> tuple[list[str], list[str]]:
    """A moderate card on top of two shuffled piles of one dry, one moderate and one wet card; a third is boxed."""
    kinds = {
        climate: g.dice.shuffle(
            f"climate {climate}", [card.id for card in g.data.cards.values() if card.front is climate]
        )
        for climate in Climate
    }
    first = kinds[Climate.MODERATE].pop()
    boxed, late, early = (list(pile) for pile in zip(*kinds.values(), strict=True))
    deck = [*g.dice.shuffle("late years", late), *g.dice.shuffle("early years", early), first]
    return deck, boxed


def census(g: options.AlbaLongaGame) -> dict[str, int]:
    """Every card and monument wherever it lies, and every peasant at home or at work."""
    table, box = g.table, g.box
    return {
        "climate cards": len(box.climate) + len(box.boxed) + len(table.past),
        "blessings": len(box.blessings) + len(table.blessings),
        "heroes": sum(len(hand.active) + len(hand.used) for hand in g.hands)
        + sum(hero is not None for hero in table.heroes),
        "miscounted heroes": sum(
            (len(hand.active), len(hand.used)) != (city.active, city.used)
            for hand, city in zip(g.hands, table.cities, strict=True)
        ),
        "peasants astray": sum(abs(city.peasants - city.housing - city.at_work) for city in table.cities),
        "wrong cities": sum(
            not 0 <= city.monuments <= g.data.foundations
            or not 0 <= city.worship <= g.data.worship_spaces
            or min(city.silver, city.wheat, city.housing) < 0
            for city in table.cities
        ),
    }
