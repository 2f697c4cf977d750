"""The board in words: the essential for an alternative text, everything for the text board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.view import PrivateView
from engine.games.comuni.actions import Commit
from engine.games.comuni.components import PILES, Card
from engine.games.comuni.pieces import Battle, Building, Category, Column, Hand, Phase, Resource, Table
from renderers.api import Names, Reader, Wording, ended, signed
from renderers.comuni import battle, board, look, screen, siege
from renderers.comuni.look import View


class ComuniReader(Reader[Table, Hand]):
    """Reads a view of Comuni aloud."""

    def __init__(self, view: View, words: Wording, names: Names = None) -> None:
        super().__init__(view, words, names)
        self.data = look.data_of(view)

    def side(self, seat: int) -> str:
        return self.table.comuni[seat].name

    def category(self, category: Category) -> str:
        return self.words(f"category-{category}")

    def card(self, card: Card) -> str:
        signs = "/".join(self.category(category) for category in card.categories)
        return self.words("text-card", id=card.id, level=card.level, categories=signs)

    def cubes(self, resource: str, count: int) -> str:
        return self.words("text-cubes", count=count, name=self.words(f"text-cube-{resource}", count=count))

    # -- the public table ------------------------------------------------------------------------------------------

    def headline(self) -> str:
        """What is asked, and of whom, with everyone's name."""
        first, second = board.headline(self.view, self.words, None)
        if self.view.step is None or (len(self.view.asked) == 1 and not second):
            seat = self.table.winner if self.view.step is None else self.view.asked[0]
            name = "" if seat is None else self.called(seat)
            return f"{first} ({name})." if name else ended(first)
        return f"{first} {second}. {self.waiting()}"

    def now(self) -> Iterable[str]:
        table = self.table
        phase = self.words(f"phase-{board.phase_of(self.view)}")
        said = [self.words("text-now", round=table.round, phase=phase, turn=self.who(table.turn))]
        said.append(self.words("text-leader", who=self.who(table.leader)))
        if table.last_turns is not None:
            said.append(self.words("last-round", turns=table.last_turns).capitalize() + ".")
        if table.phase is Phase.BUILD:
            said.append(self.words("text-works", buildings=table.works.buildings, walls=table.works.walls))
        return [" ".join(said)]

    def common(self) -> Iterator[Iterable[str]]:
        yield [self.column(column) for column in self.table.columns]
        yield [*self.threat(), self.masters(), self.supply()]

    def column(self, column: Column) -> str:
        found = self.semicolon.join(self.card(self.data.cards[number]) for number in column.cards)
        cards = found or self.words("text-no-cards")
        key = "text-column-bonus" if column.bonus else "text-column"
        said = self.words(key, number=column.number, cards=cards)
        if column.room:
            said += " " + self.words("text-room", count=column.room)
        if column.envoy:
            gold = self.cubes("gold", column.envoy.gold)
            said += " " + self.words("text-envoy", who=self.who(column.envoy.seat), gold=gold)
        return said

    def threat(self) -> Iterator[str]:
        table = self.table
        yield self.words("text-pile", pile=table.pile, count=table.left)
        for pile in PILES:
            invader, name = self.data.invaders[pile], self.words(f"attacker-{pile}")
            heroes = f"{invader.hero_high}, {invader.hero_low}" if pile in table.heroes else self.words("text-gone")
            yield self.words("text-invader", pile=pile, name=name, strength=invader.base, heroes=heroes)

    def masters(self) -> str:
        found = []
        for category in Category:
            holder = self.table.masters.get(category)
            who = self.words("text-nobody") if holder is None else self.who(holder)
            found.append(self.words("text-master", master=self.words(f"master-{category}"), who=who))
        return self.words("text-masters", list=self.semicolon.join(found))

    def supply(self) -> str:
        names = {one: self.words(f"text-cube-{one}", count=2) for one in Resource}
        said = self.words("text-supply", list=self.listed(names[one] for one in Resource if one in self.table.supply))
        if gone := [names[one] for one in Resource if one not in self.table.supply]:
            said += " " + self.words("text-supply-gone", list=", ".join(gone))
        return f"{said} " + self.words("text-rest", walls=self.table.bonus_walls, discarded=self.table.discarded)

    def before(self, seat: int) -> Iterator[str]:
        comune = self.table.comuni[seat]
        yield self.words("text-comune", who=self.who(seat), points=comune.score)
        if found := siege.siege_of(self.view, seat):
            yield self.words("text-siege", name=self.words(f"attacker-{self.table.pile}"), **found._asdict())
        yield self.words("text-has", envoys=comune.envoys, cards=comune.cards)
        yield from self.those(("text-plundered", comune.plundered))
        active = (self.category(category) for category in Category if category in comune.active)
        yield self.words("text-active", list=self.listed(active))
        yield self.words("text-buildings", list=self.listed(map(self.building, comune.buildings), self.semicolon))
        yield self.words("text-walls", list=self.listed(map(str, comune.walls)))

    def building(self, one: Building) -> str:
        category, cards = self.category(one.category), ", ".join(one.cards)
        return self.words("text-building", category=category, height=one.height, cards=cards)

    def rest(self) -> Iterator[Iterable[str]]:
        yield self.moment("battle")

    def moment(self, name: str) -> Iterable[str]:
        return self.fought(self.table.battle) if name == "battle" and self.table.battle else ()

    def fought(self, fight: Battle) -> Iterator[str]:
        name, leader = self.words(f"battle-title-{fight.pile}"), self.who(fight.leader)
        yield self.words("text-battle", title=name, base=fight.base, alliance=fight.alliance, leader=leader)
        for one in fight.forces:
            said = self.words(
                "text-forces", who=self.who(one.seat), attack=one.attack, alliance=one.alliance, residual=one.residual,
                city=one.city, defence=one.defence, plunder=one.plunder,
            )  # fmt: skip
            if one.by_gold or one.by_pilgrims:
                paid = ", ".join(self.cubes(kind, count) for kind, count in battle.paid(one))
                said += " " + self.words("text-paid", list=paid)
            if one.hero:
                said += " " + self.words("text-hero", value=one.hero)
            yield said

    def sheets(self) -> Iterator[str]:
        lines = ("track", "masters", "majorities", "heroes", "plunder", "lowest_building")
        names = {line: self.words(f"sheet-{line.replace('_', '-')}") for line in lines}
        for sheet in self.table.sheets:
            parts = ", ".join(f"{name} {signed(getattr(sheet, line))}" for line, name in names.items())
            stock = ", ".join(self.cubes(resource, getattr(sheet, resource)) for resource in Resource)
            yield self.words("text-sheet", who=self.who(sheet.seat), total=sheet.total, list=parts, stock=stock)

    def essential(self) -> Iterator[str]:
        """Who is asked, points, the next invader, envoys, towns: the most important first."""
        table = self.table
        yield from (self.words("alt-title"), self.headline(), self.words("alt-round", round=table.round))
        yield self.words("alt-points", list=", ".join(f"{comune.name} {comune.score}" for comune in table.comuni))
        name, strength = self.words(f"attacker-{table.pile}"), self.data.invaders[table.pile].base
        yield self.words("alt-threat", count=table.left, pile=table.pile, name=name, strength=strength)
        for seat, comune in enumerate(table.comuni):
            if found := siege.siege_of(self.view, seat):
                yield self.words("alt-siege", comune=comune.name, **found._asdict())
        for column in table.columns:
            if column.envoy:
                holder, gold = table.comuni[column.envoy.seat].name, self.cubes("gold", column.envoy.gold)
                yield self.words("alt-envoy", number=column.number, comune=holder, gold=gold)
        for comune in table.comuni:
            heights = [f"{self.category(one)} {comune.tallest(one)}" for one in Category if comune.tallest(one)]
            if heights:
                yield self.words("alt-town", comune=comune.name, list=", ".join(heights))

    # -- one hand --------------------------------------------------------------------------------------------------

    def owner(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        yield self.words("text-hand", who=self.who(view.seat))

    def hand(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        hand = view.hand
        yield self.words("text-stock", list=", ".join(self.cubes(one, hand.stock[one]) for one in Resource))
        cards = (self.card(self.data.cards[number]) for number in hand.cards)
        yield self.words("text-cards", list=self.listed(cards, self.semicolon))
        yield self.words("text-tiles", plunder=hand.plunder, heroes=self.listed(map(str, hand.heroes)))
        income = (self.cubes(kind, count) for kind, count in screen.income(view).items())
        yield self.words("text-income", list=self.listed(income))
        if isinstance(view.answer, Commit):
            yield self.words("sealed-order", alliance=view.answer.alliance, city=view.answer.city) + "."
