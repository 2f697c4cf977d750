"""The board in words: the essential for an alternative text, everything for the text board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.core.api import PrivateView, Seat
from engine.games.flandern1302 import actions, building, pieces, scoring
from engine.games.flandern1302.pieces import CITY_INDEX, Arms, Card, City, Hand, Table
from renderers.api import Names, Reader, Wording, ended
from renderers.flandern1302 import board, choosing, look
from renderers.flandern1302.look import View

SCORED = "scored-"


class Flemish(Reader[Table, Hand]):
    """Reads a view of Flandern 1302 aloud."""

    apart = "\n"

    def __init__(self, view: View, words: Wording, names: Names = None) -> None:
        super().__init__(view, words, names)
        self.data = look.data_of(view)

    def guild(self, arms: Arms) -> str:
        return self.words(f"guild-{arms}")

    def side(self, seat: int) -> str:
        return look.guild_of(self.view, seat, self.words)

    def city_name(self, city: City) -> str:
        return self.words(f"city-{city.name}")

    def card(self, card: Card) -> str:
        return self.words(f"card-{card}")

    def cards(self, cards: Sequence[Card]) -> str:
        return self.listed(map(self.card, cards))

    def counted(self, cards: Sequence[Card]) -> str:
        """Equal cards together."""
        found = Counter(cards).items()
        return self.listed(self.words("text-counted", count=count, card=self.card(card)) for card, count in found)

    def influence_cards(self, cards: Sequence[pieces.InfluenceCard]) -> str:
        said = (self.words("text-bearing", card=self.card(one.card), guild=self.guild(one.guild)) for one in cards)
        return self.listed(said)

    def plots(self, city: City, grounds: int) -> str:
        return ", ".join(building.plots_of(self.data, city, grounds))

    # -- the public table ------------------------------------------------------------------------------------------

    def headline(self) -> str:
        """What is asked, and of whom, with everyone's name."""
        view = self.view
        first, second = board.headline(view, self.words, None)
        if view.step is None or not second:
            seats = view.asked if view.step else self.table.winners
            names = [name for seat in seats if (name := self.called(seat))]
            return f"{first} ({', '.join(names)})." if names else ended(first)
        return f"{first}. {second}. {self.waiting()}"

    def now(self) -> Iterable[str]:
        table = self.table
        key = "text-now-two" if self.view.players == 2 else "text-now"
        phase = self.words(f"phase-{table.phase}")
        said = [self.words(key, round=table.round, phase=phase, first=self.who(table.first))]
        if table.chosen:
            said += [self.chosen(seat) for seat in table.order]
        if table.free_guilds:
            guilds = self.words.listed([self.guild(one) for one in table.free_guilds])
            said.append(self.words("text-free-guilds", list=guilds))
        if table.arms:
            said.append(self.words("text-arms", list=self.words.listed([self.guild(one) for one in table.arms])))
        return [" ".join(said)]

    def common(self) -> Iterator[Iterable[str]]:
        yield from (self.city(city) for city in self.table.cities)

    def moment(self, name: str) -> Iterable[str]:
        table = self.table
        if name == "reveal" and table.chosen:
            return (self.words("reveal-title") + ".", *(self.chosen(seat) for seat in table.order))
        if name.startswith(SCORED):
            return self.city(table.cities[CITY_INDEX[pieces.CityName(name.removeprefix(SCORED))]])
        return ()

    def chosen(self, seat: int) -> str:
        """A seat's revealed cards and its place in the order."""
        place = self.table.order.index(Seat(seat)) + 1
        one = next((one for one in self.table.chosen if one.seat == seat), None)
        card, influence = (self.card(one.card), one.influence) if one else (self.words("text-nothing"), 0)
        return self.words("text-chosen", place=place, who=self.who(seat), card=card, influence=influence)

    def quarter(self, city: City, quarter: pieces.Quarter) -> str:
        kind = self.data.kinds[quarter.kind]
        plot = self.data.names[CITY_INDEX[city.name]][quarter.ground]
        name = choosing.quarter(kind.name, self.data, self.words)
        more = [*self.those(("text-site", quarter.site))]
        more += [self.words("text-pawns", count=quarter.pawns)] if quarter.pawns else []
        more += self.those(("card-cathedral", quarter.cathedral))
        return " ".join([self.words("text-on-plot", plot=plot, quarter=name), *(f"({one})" for one in more)])

    def city(self, city: City) -> Iterator[str]:
        """Everything in a city, and how it stands."""
        name = self.city_name(city)
        if not city.in_play:
            yield self.words("text-not-in-play", city=name)
            return
        result = scoring.result_of(city, self.data)
        key = "text-city-scored" if city.result else "text-city"
        yield self.words(
            key, city=name, code=look.code(city.name, self.data), value=result.value, quarters=result.guild_quarters,
            churches=result.churches, cathedrals=result.cathedrals,
        )  # fmt: skip
        yield from self.ranks(city)
        built = self.semicolon.join(self.quarter(city, quarter) for quarter in city.quarters)
        yield self.words("text-built", list=built or self.words("text-nothing"))
        yield self.words("text-free", count=city.free.bit_count(), list=self.plots(city, city.free) or look.NOTHING)
        if city.covered:
            yield self.words("text-covered", list=self.plots(city, city.covered))

    def ranks(self, city: City) -> Iterator[str]:
        if found := scoring.result_of(city, self.data).ranks:
            yield self.words("text-ranks", list=self.semicolon.join(map(self.rank, found)))

    def rank(self, rank: pieces.Rank) -> str:
        counts = {"quarters": rank.quarters, "masters": rank.masters, "points": rank.points}
        return self.words("text-rank", place=rank.place, guild=self.guild(rank.guild), **counts)

    def before(self, seat: int) -> Iterator[str]:
        table, player = self.table, self.table.players[seat]
        if player.guild is None:
            yield self.words("text-no-guild", who=self.who(seat))
            return
        yield self.words("text-player", who=self.who(seat), points=table.scores[player.guild])
        if player.influenced:
            guild, points = self.guild(player.influenced), table.scores[player.influenced]
            yield self.words("text-influenced", guild=guild, points=points)
        yield from self.things(player)
        if player.influenced:
            yield from self.stock(player.influenced)

    def things(self, player: pieces.Player) -> Iterator[str]:
        """A player's cards, and the quarters of their own guild."""
        assert player.guild
        yield self.words("text-hand", list=self.cards(player.hand))
        yield self.words("text-row", list=self.cards(player.row))
        if self.view.players > 2:
            yield self.words("text-influence", have=player.influence, spent=player.spent, gained=player.gained)
        yield from self.stock(player.guild)

    def stock(self, arms: Arms) -> Iterator[str]:
        """Quarters left, kind by kind; those of a shape together, by their masters."""
        shapes: dict[pieces.Shape, dict[int, int]] = {}
        found = []
        for name, count in self.table.stock.items():
            kind = self.data.kinds[name]
            if kind.arms is not arms:
                continue
            if kind.shape is not None and not kind.special:
                shapes.setdefault(kind.shape, {})[kind.masters] = count
            elif count:
                said = choosing.quarter(name, self.data, self.words)
                found.append(said if count == 1 else self.words("text-counted", count=count, card=said))
        several = any(len(counts) > 1 for counts in shapes.values())
        for shape, counts in shapes.items():
            if any(counts.values()):
                numbers = "/".join(str(counts[masters]) for masters in sorted(counts))
                found.append(self.words("text-shape", shape=shape.value, counts=numbers))
        key = "text-stock-by-masters" if several and found else "text-stock"
        yield self.words(key, guild=self.guild(arms), list=self.listed(found))

    def rest(self) -> Iterator[Iterable[str]]:
        yield self.supply()

    def supply(self) -> Iterator[str]:
        table = self.table
        yield self.words("text-grey", points=table.scores[Arms.GREY])
        for arms in (Arms.GREY, Arms.CHURCH, *table.free_guilds):
            yield from self.stock(arms)
        yield self.words("text-pieces", sites=table.sites, cathedrals=table.cathedrals, masters=table.masters)
        if self.view.players == 2:
            yield self.words("text-deck", count=table.deck_left, idle=table.idle)
            if table.turned:
                yield self.words("text-turned", card=self.influence_cards([table.turned]))
            yield self.words("text-discards", list=self.influence_cards(table.discards))
            if table.deck_removed:
                yield self.words("text-removed", list=self.influence_cards(table.deck_removed))
        else:
            yield self.words("text-golden-deck", count=table.golden_left)
            if table.golden_drawn:
                yield self.words("text-golden-drawn", who=self.who(table.first))
            if table.golden:
                yield self.words("text-golden", card=self.card(table.golden))
            yield self.words("text-discards", list=self.counted(table.golden_discards))
            if table.golden_removed:
                yield self.words("text-removed", list=self.counted(table.golden_removed))
        yield self.words("text-silver-removed", count=table.silver_removed)

    def sheets(self) -> Iterator[str]:
        key = "text-sheet-two" if self.view.players == 2 else "text-sheet"
        for sheet in self.table.sheets:
            second = sheet.influenced if self.view.players == 2 else sheet.bonus
            yield self.words(key, who=self.who(sheet.seat), total=sheet.total, guild=sheet.guild, second=second)

    def essential(self) -> Iterator[str]:
        """Who is asked, points, each city's worth and leader: the most important first."""
        table = self.table
        yield from (self.words("alt-title"), self.headline(), self.words("alt-round", round=table.round))
        guilds = [one for one in table.scores if one in table.arms] or list(table.scores)
        yield self.words("alt-points", list=", ".join(f"{self.guild(one)} {table.scores[one]}" for one in guilds))
        for city in table.cities:
            if not city.in_play or not city.quarters:
                continue
            result = scoring.result_of(city, self.data)
            best = min((rank.place for rank in result.ranks), default=0)
            leads = self.words.listed([self.guild(rank.guild) for rank in result.ranks if rank.place == best])
            yield self.words(
                "alt-city-scored" if city.result else "alt-city", city=self.city_name(city), value=result.value,
                free=city.free.bit_count(), guild=leads or look.NOTHING,
            )  # fmt: skip
        if self.view.players > 2 and not table.sheets:
            yield self.words("text-golden-deck", count=table.golden_left)
        if table.chosen:
            yield from (self.chosen(seat) for seat in table.order)

    # -- one hand --------------------------------------------------------------------------------------------------

    def owner(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        yield self.words("text-own", who=self.who(view.seat))

    def hand(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        player = self.table.players[view.seat]
        if player.guild is None:
            yield self.words("text-no-guild", who=self.who(view.seat))
            return
        if view.hand.golden:
            yield self.words("text-own-golden", card=self.card(view.hand.golden))
        if isinstance(view.answer, actions.Choose):
            sealed = self.words("sealed-choice", card=self.card(view.answer.card), influence=view.answer.influence)
            yield f"{sealed}."
        yield from self.things(player)
