"""The board in words: the essential for an alternative text, everything for the text board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.api import PrivateView, Sealed
from engine.games.alba_longa.actions import NEVER
from engine.games.alba_longa.blessings import blessings_left
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.pieces import JOB_OF, Battle, Crew, Die, Hand, Harvest, Table, Town
from engine.games.alba_longa.wording import ROMAN
from renderers.alba_longa import harvest, headline, look, screen
from renderers.alba_longa.look import View
from renderers.api import Names, Reader, Wording


class Latin(Reader[Table, Hand]):
    """Reads a view of Alba Longa aloud."""

    def __init__(self, view: View, words: Wording, names: Names = None) -> None:
        super().__init__(view, words, names)
        self.data = look.data_of(view)

    def side(self, seat: int) -> str:
        return look.town(self.words, self.table.cities[seat].town)

    def count(self, name: str, count: int | str) -> str:
        return self.words("text-count", name=name, count=count)

    # -- the public table ------------------------------------------------------------------------------------------

    def headline(self) -> str:
        """What is asked, and of whom, with everyone's name."""
        first, second = headline.told(self.view, self.words, None)
        if self.view.step is None:
            said = f"{first}. {second}" if second else f"{first}."
            called = [self.who(seat) for seat in self.table.winners]
            return f"{said} ({self.words.listed(called)})" if called and self.names else said
        first = first if first[-1] in "?!" else f"{first}."
        if isinstance(self.view.step, Sealed):
            return f"{first} {second}. {self.waiting()}"
        return f"{first} {self.waiting()}" if self.names else first

    def now(self) -> Iterable[str]:
        table = self.table
        yield self.words(
            "text-now", year=look.year_of(table), years=self.data.years, season=self.words(f"season-{table.season}"),
            phase=self.words(f"phase-{look.phase_of(self.view)}"), king=self.who(table.king),
        )  # fmt: skip

    def common(self) -> Iterator[Iterable[str]]:
        lines = (self.court(), self.sky(), self.assisi())
        yield filter(None, map(" ".join, lines))

    def court(self) -> Iterator[str]:
        table, words = self.table, self.words
        yield words("text-price", price=table.price)
        if table.caller is not None:
            yield words("text-caller", who=self.who(table.caller))
        if table.dice:
            found = [self.count(words(f"job-{JOB_OF[die]}"), table.dice[die]) for die in Die if die in table.dice]
            yield words("text-dice", list=", ".join(found))
        if table.takers:
            yield words("text-takers", list=", ".join(self.side(seat) for seat in table.takers))
        stalls = [self.count(ROMAN[number], silver) for number, silver in enumerate(table.stalls)]
        yield words("text-stalls", list=", ".join(stalls))

    def sky(self) -> Iterator[str]:
        table, words = self.table, self.words
        grain = self.data.harvest[table.climate]
        yield words(
            "text-climate", climate=words(f"climate-{table.climate}"), farmer=grain.farmer, improved=grain.improved,
            lying=grain.sabotaged,
        )  # fmt: skip
        if table.prayers is not None:
            yield words("text-prayers", prayers=table.prayers)
        if table.following is not None:
            yield words("text-following", climate=words(f"climate-{table.following}"))
        if table.past:
            years = [(year, one.prayers, words(f"climate-{one.climate}")) for year, one in enumerate(table.past, 1)]
            past = (words("text-past-year", year=year, prayers=cost, climate=name) for year, cost, name in years)
            yield words("text-past", list=", ".join(past))
        if table.blessings:
            yield words("text-blessings", list=", ".join(words(f"blessing-{one}") for one in table.blessings))
        left = blessings_left(table, self.data).items()
        rest = (words("text-times", name=words(f"blessing-{one}"), count=count) for one, count in left)
        yield words("text-blessings-left", list=", ".join(rest))

    def assisi(self) -> Iterator[str]:
        if there := self.table.assisi:
            yield self.words(
                "text-assisi", defenders=there.defenders, silver=there.silver, wheat=there.wheat, captive=there.captive
            )
            yield from self.those(("text-assisi-attacked", there.attacked))

    def crew(self, name: str, crew: Crew) -> str:
        counts = (("text-captives", crew.captive), ("text-lying", crew.lying))
        parts = [self.words(key, count=count) for key, count in counts if count]
        said = self.count(name, crew.total)
        return f"{said} ({', '.join(parts)})" if parts else said

    def before(self, seat: int) -> Iterator[str]:
        city = self.table.cities[seat]
        words, table = self.words, self.table
        yield words(
            "text-city", who=self.who(seat), monuments=city.monuments, goal=self.data.goal_monuments,
            peasants=city.peasants, wanted=self.data.goal_peasants, population=city.population,
        )  # fmt: skip
        yield from self.those(("text-forgotten", not city.alive))
        yield words("text-goods", silver=city.silver, wheat=city.wheat, worship=city.worship)
        yield words("text-heroes", active=city.active, used=city.used)
        yield words("text-housing", housing=city.housing, free=free_peasants(city, self.data))
        if city.disc:
            yield words("text-disc", disc=city.disc)
        crews = (
            (words("place-soldiers"), Crew(city.soldiers)), (words("place-merchants"), city.market),
            (words("place-workers"), city.quarry), (words("place-priests"), city.temple),
            (words("fields"), city.fields), (words("granary"), city.granary),
        )  # fmt: skip
        found = (self.crew(name, crew) for name, crew in crews if crew.total or crew.lying)
        yield words("text-work", list=self.listed(found))
        yield from self.those(("text-out", city.out and city.alive), ("text-abstains", city.abstains))
        if city.wish and not (city.abstains or city.out):
            wished = [(words(f"job-{JOB_OF[die]}"), city.wish.get(die, 1)) for die in Die]
            named = (words("text-wished", job=job, pips=pips) for job, pips in wished if pips < NEVER)
            yield words("text-wish", list=self.listed(named))
        yield from self.those(("text-away", city.away))
        if city.sale:
            yield words("text-sale", peasants=city.sale)
        yield from self.those(("text-piety", table.piety == seat), ("text-improved", seat in table.improved))
        if table.targets and (target := table.targets[seat]):
            yield words("text-target", town=look.town(words, target))
        if table.heroes and (hero := table.heroes[seat]) is not None:
            yield words("text-hero", hero=hero)

    def battle(self, battle: Battle) -> str:
        words = self.words
        who = [(self.who(one.seat), one) for one in battle.attackers]
        attackers = [words("text-attacker", who=name, soldiers=one.soldiers, hero=one.hero) for name, one in who]
        # nobody leads the defenders of Assisi
        key = "text-defenders" if battle.town is Town.ASSISI else "text-defence"
        return words(
            "text-battle", town=look.town(words, battle.town), attackers=self.semicolon.join(attackers),
            defence=words(key, soldiers=battle.soldiers, hero=battle.hero), success=battle.success,
            sabotages=battle.sabotages,
        )  # fmt: skip

    def rest(self) -> Iterator[Iterable[str]]:
        yield from (self.battles(), self.harvests())

    def moment(self, name: str) -> Iterable[str]:
        told = {"battle": self.battles, "harvest": self.harvests}.get(name)
        return told() if told else ()

    def battles(self) -> Iterator[str]:
        yield from map(self.battle, self.table.battles)

    def harvested(self, one: Harvest) -> str:
        brought = {"standing": one.standing, "lying": one.lying, "wheat": one.wheat}
        said = self.words("text-harvest", who=self.who(one.seat), **brought)
        if one.improved:
            said += " " + self.words("text-harvest-improved")
        if harvest.bonus_of(self.view) == one.seat:
            said += " " + self.words("text-most-farmers", wheat=self.data.farmer_bonus)
        return said

    def harvests(self) -> Iterator[str]:
        if self.table.harvests:
            yield self.words("harvest-title", year=len(self.table.past)) + "."
            yield from (self.harvested(one) for one in self.table.harvests)

    def sheets(self) -> Iterator[str]:
        for sheet in self.table.sheets:
            said = self.words(
                "text-sheet", who=self.who(sheet.seat), monuments=sheet.monuments, peasants=sheet.peasants,
                wheat=sheet.wheat, silver=sheet.silver, points=sheet.points,
            )  # fmt: skip
            yield " ".join((said, *self.those(("text-met", sheet.met))))

    def ending(self) -> Iterator[str]:
        if self.table.ending:
            yield self.words(f"ending-{self.table.ending}")

    def essential(self) -> Iterator[str]:
        """Who is asked, how near everyone is to the goal, the court, the sky: the most important first."""
        table, words = self.table, self.words
        yield from (words("alt-title"), self.headline())
        yield words(
            "alt-time", year=look.year_of(table), season=words(f"season-{table.season}"),
            climate=words(f"climate-{table.climate}"), king=self.side(table.king),
        )  # fmt: skip
        for seat, city in enumerate(table.cities):
            key = "alt-city" if city.alive else "alt-forgotten"
            yield words(
                key, city=self.side(seat), monuments=city.monuments, peasants=city.peasants, silver=city.silver,
                wheat=city.wheat, worship=city.worship,
            )  # fmt: skip
        yield from self.court()
        yield from self.assisi()

    # -- one hand --------------------------------------------------------------------------------------------------

    def owner(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        yield self.words("text-hand", who=self.who(view.seat))

    def hand(self, view: PrivateView[Table, Hand]) -> Iterator[str]:
        words = self.words
        if not self.table.cities[view.seat].alive:
            yield words("forgotten-long")
            return
        active, used = (self.listed(map(str, pile)) for pile in (view.hand.active, view.hand.used))
        yield words("text-own-heroes", active=active, used=used)
        towns = ", ".join(look.town(words, town) for town in screen.cards_of(view))
        yield words("text-own-cities", list=towns) if towns else f"{words('no-city-cards')}."
        if said := screen.sealed_answer(view.answer, words):
            yield f"{said}."
