"""Invasions: a sealed split of armies between the alliance and the city, then everything at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from engine.core.api import Action, Illegal, Offer, Option, Rule, Sealed, Seat, clockwise, on
from engine.games.comuni import events
from engine.games.comuni.actions import Commit
from engine.games.comuni.components import Components, ComuniGame, Invader
from engine.games.comuni.pieces import Battle, Cubes, Forces, Phase, Resource, Table, View
from engine.games.comuni.supply import CUBES_FOR_ONE, pay

LEADER_BONUS = 1
_ALL = tuple(clockwise(0, 5))
#: armies as they are, or as they are guessed
Number = TypeVar("Number", int, float)


# -- the rules of an invasion ------------------------------------------------------------------------------------------


def attacks(base: int, scores: Sequence[int]) -> tuple[int, ...]:
    """The stronger a comune, the harder the attack: base plus the lead over the last."""
    lowest = min(scores)
    return tuple([base + score - lowest for score in scores])


def attacks_of(table: Table, data: Components, pile: str) -> tuple[int, ...]:
    """What the invader of a pile brings against each seat."""
    return attacks(data.invaders[pile].base, [comune.score for comune in table.comuni])


def defence(walls: Sequence[int], armies: int) -> int:
    """Best placing: one army per wall card, a card at level k gives 1 + k; an army without a card gives 1."""
    cards = _strengths(tuple(walls))
    return sum(cards[:armies]) + max(0, armies - len(cards))


@lru_cache(maxsize=16_384)
def _strengths(walls: tuple[int, ...]) -> list[int]:
    """What an army gives on each wall card, the strongest first."""
    return sorted((level + 1 for height in walls for level in range(1, height + 1)), reverse=True)


def city_defence(table: Table, seat: Seat, armies: int) -> int:
    """What a city holds out against with these armies: its walls, and the point of the alliance leader."""
    return defence(table.comuni[seat].walls, armies) + LEADER_BONUS * (seat == table.leader)


def manned_defence(table: Table, seat: Seat) -> int:
    """What a city holds out against with an army on each of its wall cards: everyone can see it."""
    return city_defence(table, seat, sum(table.comuni[seat].walls))


def residual(attack: Number, alliance: Number) -> Number:
    """What the alliance does not turn away."""
    return max(0, attack - alliance)


def plunder(attack: Number, alliance: Number, held: Number) -> Number:
    """The tiles that a city takes: what neither the alliance turns away nor the city holds."""
    return max(0, residual(attack, alliance) - held)


def fewest_armies(table: Table, seat: Seat, attack: int, most: int) -> int | None:
    """The fewest armies on the walls that hold, `most` at the most; None if even those do not."""
    return next((armies for armies in range(most + 1) if city_defence(table, seat, armies) >= attack), None)


def cost(commit: Commit) -> Cubes:
    """The cubes a commitment takes."""
    return Cubes(army=commit.armies, gold=CUBES_FOR_ONE * commit.by_gold, pilgrim=CUBES_FOR_ONE * commit.by_pilgrims)


def most_armies(stock: Cubes) -> int:
    """All armies that a stock can pay for."""
    return stock.army + stock.gold // CUBES_FOR_ONE + stock.pilgrim // CUBES_FOR_ONE


def payable(commit: Commit, stock: Cubes) -> bool:
    """Whether a stock holds what a commitment takes."""
    spent = cost(commit)
    return 0 <= spent.army <= stock.army and spent.gold <= stock.gold and spent.pilgrim <= stock.pilgrim


def heroes_of(table: Table, invader: Invader, gave: Mapping[Seat, int], plundered: Collection[Seat]) -> dict[Seat, int]:
    """Most and second most armies for the alliance, among those who gave some and were not plundered.

    Ties go to the lower score, then to the lower comune number, which is the order of the seats.
    """
    eligible = [seat for seat, armies in gave.items() if armies and seat not in plundered]
    ranked = sorted(eligible, key=lambda seat: (-gave[seat], table.comuni[seat].score, seat))
    return dict(zip(ranked, (invader.hero_high, invader.hero_low), strict=False))


# -- how it happens ----------------------------------------------------------------------------------------------------


class Invasion(Rule, tag="Invasion"):
    """The pile is used up: its enemy attacks everyone."""

    pile: str

    def happen(self, g: ComuniGame) -> None:
        g.table.phase = Phase.INVASION
        base = g.data.invaders[self.pile].base
        g.announce(events.InvasionBegan(self.pile, base, attacks_of(g.table, g.data, self.pile)))
        g.do(Commitment(self.pile))


class Commitment(Sealed, tag="Commitment"):
    """Each seat sends armies to the alliance and to its own walls, paid with armies, gold or pilgrims."""

    pile: str

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return _ALL[: len(table.comuni)]

    def attack(self, view: View) -> int:
        """What the invader brings against the seat that looks."""
        return attacks_of(view.table, view.data, self.pile)[view.seat]

    def options(self, view: View) -> list[Option]:
        stock = view.hand.stock
        armies = range(most_armies(stock) + 1)
        by_gold, by_pilgrims = (range(count // CUBES_FOR_ONE + 1) for count in (stock.gold, stock.pilgrim))
        return [Offer(Commit, {"alliance": armies, "city": armies, "by_gold": by_gold, "by_pilgrims": by_pilgrims})]

    def absent(self, view: View) -> Action:
        """Nothing for the alliance; for the city the fewest armies that hold without it, if that can be done."""
        return Commit(city=fewest_armies(view.table, view.seat, self.attack(view), view.hand.stock.army) or 0)

    @on(Commit)
    def commit(self, g: ComuniGame, seat: Seat, commit: Commit) -> None:
        sent, stock = commit.alliance + commit.city, g.hands[seat].stock
        if commit.armies < 0:
            raise Illegal("overpaid-armies", armies=sent)
        most = most_armies(stock)
        if sent > most:
            raise Illegal("armies-too-dear", armies=sent, have=stock.army, most=most)
        if not payable(commit, stock):
            raise Illegal("armies-unpaid", armies=sent, have=stock.army, most=most)

    def reveal(self, g: ComuniGame, answers: Mapping[Seat, Commit]) -> None:
        table = g.table
        invader = g.data.invaders[self.pile]
        attack = attacks_of(table, g.data, self.pile)
        alliance = sum(commit.alliance for commit in answers.values())
        left = {seat: residual(attack[seat], alliance) for seat in answers}
        defended = {seat: city_defence(table, seat, commit.city) for seat, commit in answers.items()}
        taken = {seat: plunder(attack[seat], alliance, defended[seat]) for seat in answers}
        plundered = [seat for seat, tiles in taken.items() if tiles]
        heroes = heroes_of(table, invader, {seat: commit.alliance for seat, commit in answers.items()}, plundered)
        for seat, commit in answers.items():
            spent = cost(commit)
            pay(g, seat, Resource.ARMY, spent.army)
            pay(g, seat, Resource.GOLD, spent.gold)
            pay(g, seat, Resource.PILGRIM, spent.pilgrim)
            g.announce(events.ForcesRevealed(seat, commit.alliance, commit.city, commit.by_gold, commit.by_pilgrims))
        g.announce(events.AllianceGathered(alliance))
        for seat, tiles in taken.items():
            if tiles:
                g.hands[seat].plunder += tiles
                table.comuni[seat].plundered = True
                g.announce(events.CityPlundered(seat, left[seat], defended[seat], tiles))
            else:
                g.announce(events.CityHeld(seat, left[seat], defended[seat]))
        for seat, value in heroes.items():
            g.hands[seat].heroes.append(value)
            g.announce(events.HeroNamed(seat, value))
        if not heroes:
            g.announce(events.NoHeroes())
        table.heroes.remove(self.pile)
        forces = tuple(
            Forces(
                seat, commit.alliance, commit.city, commit.by_gold, commit.by_pilgrims,
                attack[seat], left[seat], defended[seat], taken[seat], heroes.get(seat, 0),
            )
            for seat, commit in answers.items()
        )  # fmt: skip
        table.battle = Battle(self.pile, invader.attacker, invader.base, alliance, table.leader, forces)
