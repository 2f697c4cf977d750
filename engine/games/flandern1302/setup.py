"""Setting up: seats take their guilds, centres are laid, decks are shuffled."""

from __future__ import annotations

from engine.core.api import Decision, Option, Pile, Rule, Seat, SeatDecision, left_of, on, require
from engine.games.flandern1302 import pieces
from engine.games.flandern1302.actions import TAKE_GUILD, TAKE_INFLUENCED, TakeGuild, TakeInfluenced
from engine.games.flandern1302.cards import Execute
from engine.games.flandern1302.components import INFLUENCE_DECK, SILVER_CARDS, Components, FlandernGame
from engine.games.flandern1302.events import CityLeftOut, GameBegan, GuildTaken, InfluencedTaken
from engine.games.flandern1302.quarters import lay
from engine.games.flandern1302.rounds import Round
from engine.games.flandern1302.two_players import Turn

TWO = 2
#: words of the seats while guilds are still to be chosen, and of the lobby's choice of a first player
SEAT_WORDS = ("first", "second", "third", "fourth")


def lay_out(g: FlandernGame) -> None:
    """Everything lies beside the board; the seats take their guilds in order, or are dealt them."""
    data: Components = g.data
    g.hands = [pieces.Hand() for _ in range(g.players)]
    golden = [str(card) for pile in reversed(data.piles) for card in pile] if g.players > TWO else []
    g.box = pieces.Box(Pile(golden), Pile([]))
    chosen = g.variant.first_player
    first = SEAT_WORDS.index(chosen) if chosen in SEAT_WORDS else g.dice.below("first player", g.players)
    g.table = pieces.Table(
        round=0,
        phase=pieces.Phase.GUILDS,
        first=Seat(first),
        players=[pieces.Player(None, None, [], [], 0) for _ in range(g.players)],
        cities=[pieces.City(city, True, [], [0] * len(pieces.Arms), data.plots) for city in pieces.CityName],
        arms=[],
        free_guilds=list(pieces.PLAYER_GUILDS),
        stock={kind.name: kind.count for kind in data.kinds.values()},
        ready=[sum(data.kinds[name].bit for name in shelf if data.kinds[name].count) for shelf in data.shelves],
        sites=data.sites,
        cathedrals=data.cathedrals if g.players > TWO else 0,
        masters=data.masters if g.players > TWO else 0,
        scores=dict.fromkeys(pieces.GUILDS, 0),
        golden_left=len(golden),
    )
    if g.variant.guilds == "dealt":
        for seat, guild in enumerate(g.dice.shuffle("guilds", pieces.PLAYER_GUILDS)[: g.players]):
            take_guild(g, Seat(seat), guild)
        g.do(Influenced(), Centres())
    else:
        g.do(*(Guild(Seat(seat)) for seat in range(g.players)), Influenced(), Centres())


def take_guild(g: FlandernGame, seat: Seat, guild: pieces.Arms) -> None:
    """A guild's quarters and silver cards; two players play without its influence cards."""
    table = g.table
    table.free_guilds.remove(guild)
    player = table.players[seat]
    player.guild, player.hand = guild, list(pieces.ACTION_CARDS)
    if g.players == TWO:
        table.silver_removed += g.data.silver.influence
    else:
        player.influence = g.data.silver.influence
    g.announce(GuildTaken(seat, guild))


class Guild(SeatDecision, tag="Guild"):
    """Each seat takes a guild, in seat order; the last of four takes what is left."""

    def seats(self, table: pieces.Table) -> tuple[Seat, ...]:
        return () if table.players[self.seat].guild else (self.seat,)

    def options(self, view: pieces.View) -> list[Option]:
        return [TAKE_GUILD[guild] for guild in view.table.free_guilds]

    @on(TakeGuild)
    def take(self, g: FlandernGame, seat: Seat, order: TakeGuild) -> None:
        require(order.guild in pieces.PLAYER_GUILDS, "no-player-guild", free=list(g.table.free_guilds))
        require(order.guild in g.table.free_guilds, "guild-taken", free=list(g.table.free_guilds))
        take_guild(g, seat, order.guild)
        if len(g.table.free_guilds) == 1 and seat + 1 < g.players:
            take_guild(g, Seat(seat + 1), g.table.free_guilds[0])


class Influenced(Decision, tag="Influenced"):
    """Two players: the seat that does not start takes one of the influenced guilds, the other seat the other."""

    def seats(self, table: pieces.Table) -> tuple[Seat, ...]:
        return (left_of(table.first, TWO),) if len(table.players) == TWO else ()

    def options(self, view: pieces.View) -> list[Option]:
        return [TAKE_INFLUENCED[guild] for guild in view.table.free_guilds]

    @on(TakeInfluenced)
    def take(self, g: FlandernGame, seat: Seat, order: TakeInfluenced) -> None:
        table = g.table
        require(order.guild in table.free_guilds, "not-influenced", free=list(table.free_guilds))
        table.free_guilds.remove(order.guild)
        [other] = table.free_guilds
        table.free_guilds = []
        for one, guild in ((seat, order.guild), (left_of(seat, TWO), other)):
            table.players[one].influenced = guild
            g.announce(InfluencedTaken(one, guild))


class Centres(Rule, tag="Centres"):
    """The centres are laid and the decks shuffled; with three players one city stays empty."""

    def happen(self, g: FlandernGame) -> None:
        table, data = g.table, g.data
        out = [city for city, arms in data.centres.items() if arms in table.free_guilds]
        for name in out:
            leave_out(g, name)
        table.arms = [arms for arms in pieces.Arms if arms not in table.free_guilds]
        centre = next(ground for ground in data.grounds if ground.plot == 0)
        for city in table.cities:
            if city.in_play:
                lay(table, data, city, centre, data.kinds[pieces.QuarterName(f"{data.centres[city.name]}-centre")])
        if g.players == TWO:
            shuffle_influence(g)
        else:
            shuffle_golden(g, {pieces.CARD_OF[name] for name in out})
        g.announce(GameBegan(table.first, tuple(pieces.CARD_OF[city.name] for city in table.cities if city.in_play)))
        g.do(Turn(table.first) if g.players == TWO else Round())


def leave_out(g: FlandernGame, name: pieces.CityName) -> None:
    """The home of the guild nobody plays: no plots, no cards."""
    city = g.table.cities[pieces.CITY_INDEX[name]]
    city.in_play, city.free = False, 0
    for player in g.table.players:
        player.hand.remove(pieces.CARD_OF[name])
        g.table.silver_removed += 1
    g.announce(CityLeftOut(pieces.CARD_OF[name]))


def shuffle_golden(g: FlandernGame, out: set[pieces.Card]) -> None:
    """Pile A on pile B, each shuffled; the card of an empty city leaves the game."""
    deck: list[str] = []
    for pile, cards in reversed(list(zip("AB", g.data.piles, strict=True))):
        deck += g.dice.shuffle(f"golden {pile}", [str(card) for card in cards if card not in out])
    g.box.golden = Pile(deck)
    g.table.golden_removed = sorted(out)
    g.table.golden_left = len(deck)


def shuffle_influence(g: FlandernGame) -> None:
    """The city cards and Building Site cards of both influenced guilds are the influence deck."""
    table = g.table
    guilds = [player.influenced for player in table.players]
    cards = [f"{guild}:{card}" for guild in guilds for card in pieces.INFLUENCED_CARDS]
    g.box.influence = Pile(g.dice.shuffle("influence", cards))
    table.deck_left = len(cards)
    table.silver_removed += len(guilds) * SILVER_CARDS - INFLUENCE_DECK


def census(g: FlandernGame) -> dict[str, int]:
    """Every quarter, card and pawn, wherever it lies."""
    table, box, data = g.table, g.box, g.data
    count: dict[str, int] = {str(arms): 0 for arms in pieces.Arms}
    for name, left in table.stock.items():
        count[data.kinds[name].arms] += left
    plots = on_site = cathedrals = masters = 0
    for city in table.cities:
        # each plot of a city in play is free, covered or built; the centre is not counted
        plots += city.free.bit_count() + city.covered.bit_count() if city.in_play else data.plots.bit_count()
        for quarter in city.quarters:
            kind = data.kinds[quarter.kind]
            count[kind.arms] += 1
            plots += (data.grounds[quarter.ground].takes & ~1).bit_count()
            plots -= len(data.opens.get((kind.special, quarter.ground), ())) if kind.special else 0
            on_site += quarter.site and city.result is None
            cathedrals += quarter.cathedral
            masters += quarter.pawns
    silver = SILVER_CARDS * len(table.free_guilds) + table.silver_removed + table.deck_left + len(table.discards)
    silver += len(table.deck_removed) + (table.turned is not None)
    silver += sum(isinstance(step, Execute) for step in g.agenda)
    for player in table.players:
        if player.guild is None:
            continue
        silver += len(player.hand) + len(player.row) + player.influence + player.spent - player.gained
    golden = len(box.golden) + len(table.golden_discards) + len(table.golden_removed)
    golden += sum(player.gained for player in table.players) + sum(hand.golden is not None for hand in g.hands)
    return {
        **count,
        "plots": plots,
        "sites": table.sites + on_site,
        "cathedrals": table.cathedrals + cathedrals,
        "masters": table.masters + masters,
        "silver": silver,
        "golden": golden,
    }
