"""Phase 3 A, soldiers: secret targets, then secret heroes, then the battles city by city."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.api import Action, Option, Rule, Sealed, Seat, SeatDecision, circle, on, require
from engine.games.alba_longa import events
from engine.games.alba_longa.actions import ATTACK, SEND, Attack, Recover, Send, recover
from engine.games.alba_longa.assisi import UpdateAssisi
from engine.games.alba_longa.city import sole_most
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import Attacker, Battle, City, Hand, Phase, Table, Town, View
from engine.games.alba_longa.sabotage import Strike

#: the hero who never leaves
REUSABLE = 0


def city_cards(table: Table, seat: Seat) -> list[Town]:
    """The cities a King can attack: every other living one, and Assisi."""
    cities = table.cities
    found = [cities[other].town for other in circle(seat, len(cities))[1:] if cities[other].alive]
    if table.assisi is not None:
        found.append(Town.ASSISI)
    return found


def armed(table: Table) -> list[Seat]:
    """Kings with soldiers."""
    cities = table.cities
    return [seat for seat in circle(0, len(cities)) if cities[seat].soldiers]


def attacking(table: Table, town: Town) -> list[Seat]:
    """Who marches against a city, in turn order."""
    targets = table.targets
    return [seat for seat in table.turn_order() if targets[seat] == town] if town in targets else []


def marching(table: Table, town: Town) -> int:
    """All soldiers that march against a city, without their heroes."""
    return sum(table.cities[seat].soldiers for seat in attacking(table, town))


def guarding(table: Table, town: Town) -> int:
    """Those who defend a city, without the hero of its King; nobody leads the defenders of Assisi."""
    if town is Town.ASSISI:
        return table.assisi.defenders if table.assisi else 0
    return table.city_of(town).soldiers


class Soldiers(Rule, tag="Soldiers"):
    """With Job Well Done the largest army may bring a hero back; then the attacks are planned."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.phase = Phase.SOLDIERS
        g.do(Targets(), UpdateAssisi(), HeroesRest())
        if g.variant.job_well_done:
            largest = sole_most({seat: table.cities[seat].soldiers for seat in table.living()})
            if largest is not None and table.cities[largest].used:
                g.do(Recovery(largest))


class Recovery(SeatDecision, tag="Recovery"):
    """Job Well Done: the one largest army takes a used hero back; which one stays hidden."""

    def options(self, view: View) -> list[Option]:
        return [recover(hero=None), *(recover(hero=hero) for hero in view.hand.used)]

    def absent(self, view: View) -> Action:
        return recover(hero=max(view.hand.used))

    @on(Recover)
    def recover(self, g: AlbaLongaGame, seat: Seat, wanted: Recover) -> None:
        hero = wanted.hero
        if hero is None:
            return
        hand, city = g.hands[seat], g.table.cities[seat]
        require(hero in hand.used, "hero-not-used", hero=hero, heroes=tuple(hand.used))
        hand.used.remove(hero)
        hand.active.append(hero)
        put_in_order(hand, city)
        g.announce(events.HeroRecovered(seat))
        g.whisper(seat, events.HeroTakenBack(hero))


class Targets(Sealed, tag="Targets"):
    """Every King with soldiers must attack a city; they defend his own all the same. A single card is no choice."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return tuple([seat for seat in armed(table) if len(city_cards(table, seat)) > 1])

    def options(self, view: View) -> list[Option]:
        return [ATTACK[town] for town in city_cards(view.table, view.seat)]

    def absent(self, view: View) -> Action:
        """Any city; the number of the question stands for chance."""
        towns = city_cards(view.table, view.seat)
        return ATTACK[towns[view.question % len(towns)]]

    @on(Attack)
    def attack(self, g: AlbaLongaGame, seat: Seat, chosen: Attack) -> None:
        towns = city_cards(g.table, seat)
        require(chosen.city in towns, "no-city-card", town=chosen.city, towns=tuple(towns))

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Attack]) -> None:
        table = g.table
        table.targets = [None] * g.players
        for seat in table.turn_order():
            towns = city_cards(table, seat)
            if not table.cities[seat].soldiers or not towns:
                continue
            town = answers[seat].city if seat in answers else towns[0]
            table.targets[seat] = town
            g.announce(events.TargetShown(seat, town, table.cities[seat].soldiers))
        if any(table.targets):
            g.do(Heroes(), Battles())
        else:
            g.announce(events.AtPeace())


class Heroes(Sealed, tag="Heroes"):
    """Every King who attacks or is attacked sends a hero, even without soldiers."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        cities, targets = table.cities, table.targets
        fighting = [bool(targets[seat]) or (city.alive and city.town in targets) for seat, city in enumerate(cities)]
        return tuple([seat for seat in circle(0, len(cities)) if fighting[seat]])

    def options(self, view: View) -> list[Option]:
        return [SEND[hero] for hero in view.hand.active]

    @on(Send)
    def send(self, g: AlbaLongaGame, seat: Seat, chosen: Send) -> None:
        active = g.hands[seat].active
        require(chosen.hero in active, "hero-rests", hero=chosen.hero, heroes=tuple(active))

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Send]) -> None:
        table = g.table
        table.heroes = [None] * g.players
        for seat in table.turn_order():
            if seat in answers:
                hero = answers[seat].hero
                g.hands[seat].active.remove(hero)
                table.cities[seat].active -= 1
                table.heroes[seat] = hero
                g.announce(events.HeroShown(seat, hero))


class Battles(Rule, tag="Battles"):
    """One attacked city after another: Assisi first, then in turn order."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        towns = [Town.ASSISI, *(table.cities[seat].town for seat in table.turn_order())]
        g.do(*(Siege(town) for town in towns if town in table.targets))


class Siege(Rule, tag="Siege"):
    """Soldiers and heroes of all attackers against those of the owner; the difference gives sabotages."""

    town: Town

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        attackers = [
            Attacker(seat, table.cities[seat].soldiers, table.heroes[seat] or 0) for seat in attacking(table, self.town)
        ]
        # the sort is stable: ties stay in turn order
        attackers.sort(key=lambda one: -one.strength)
        strength = sum(one.strength for one in attackers)
        soldiers, owner = guarding(table, self.town), table.seat_of(self.town)
        hero = 0 if owner is None else table.heroes[owner] or 0
        if owner is None and table.assisi:
            table.assisi.attacked = True
        success = strength - soldiers - hero
        sabotages = g.data.sabotaged(success)
        table.battles.append(Battle(self.town, tuple(attackers), soldiers, hero, success, sabotages))
        if not sabotages:
            g.announce(events.AttackFailed(self.town, strength, soldiers + hero))
            return
        g.announce(events.AttackSucceeded(self.town, strength, soldiers + hero, success, sabotages))
        g.do(Strike(self.town, tuple(one.seat for one in attackers), 0, sabotages))


class HeroesRest(Rule, tag="HeroesRest"):
    """Heroes of 1 or more go to the used pile; with only hero 0 active, the whole pile comes back."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        for index, hero in enumerate(table.heroes):
            if hero is None:
                continue
            seat = Seat(index)
            hand, city = g.hands[seat], table.cities[seat]
            (hand.active if hero == REUSABLE else hand.used).append(hero)
            if hand.active == [REUSABLE]:
                hand.active, hand.used = [REUSABLE, *hand.used], []
                g.announce(events.HeroesReturned(seat))
            put_in_order(hand, city)
        table.heroes = []
        table.targets = []


def put_in_order(hand: Hand, city: City) -> None:
    """Heroes lie by their value, and everyone sees how many are active and used."""
    hand.active.sort()
    hand.used.sort()
    city.active, city.used = len(hand.active), len(hand.used)
