"""Invasions: a sealed split of armies between the alliance and the city, then everything at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.core.action import Action, Offer, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Rule, Sealed, on
from engine.games.comuni import events
from engine.games.comuni.actions import Commit
from engine.games.comuni.pieces import Battle, Cubes, Forces, Phase, Resource, Table, View
from engine.games.comuni.supply import pay

if TYPE_CHECKING:
    from engine.games.comuni import Comuni

CUBES_FOR_AN_ARMY = 2
LEADER_BONUS = 1


def attacks(base: int, scores: Sequence[int]) -> tuple[int, ...]:
    """The stronger a comune, the harder the attack: base plus the lead over the last."""
    lowest = min(scores)
    return tuple(base + score - lowest for score in scores)


def defence(walls: Sequence[int], armies: int) -> int:
    """Best placing: one army per wall card, a card at level k gives 1 + k; an army without a card gives 1."""
    cards = sorted((level + 1 for height in walls for level in range(1, height + 1)), reverse=True)
    return sum(cards[:armies]) + max(0, armies - len(cards))


class Invasion(Rule, tag="Invasion"):
    """The pile is used up: its enemy attacks everybody."""

    pile: str

    def happen(self, g: Comuni) -> None:
        g.table.phase = Phase.INVASION
        base = g.data.invaders[self.pile].base
        g.announce(events.InvasionBegan(self.pile, base, attacks(base, [comune.score for comune in g.table.comuni])))
        g.do(Commitment(self.pile))


class Commitment(Sealed, tag="Commitment"):
    """Each seat sends armies to the alliance and to its own walls, paid with armies, gold or pilgrims."""

    pile: str

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(len(table.comuni)))

    def attack(self, view: View) -> int:
        """What the invader brings against the seat that looks."""
        base = view.data.invaders[self.pile].base
        return attacks(base, [comune.score for comune in view.table.comuni])[view.seat]

    def options(self, view: View) -> list[Option]:
        stock = view.hand.stock
        by_gold, by_pilgrims = stock.gold // CUBES_FOR_AN_ARMY, stock.pilgrim // CUBES_FOR_AN_ARMY
        most = range(most_armies(stock) + 1)
        return [
            Offer(
                Commit,
                {
                    "alliance": most,
                    "city": most,
                    "by_gold": range(by_gold + 1),
                    "by_pilgrims": range(by_pilgrims + 1),
                },
            )
        ]

    def absent(self, view: View) -> Action:
        """Nothing for the alliance; for the city the fewest armies that hold without it, if that can be done."""
        table = view.table
        leader = LEADER_BONUS * (table.leader == view.seat)
        attack = self.attack(view)
        for city in range(view.hand.stock.army + 1):
            if defence(table.comuni[view.seat].walls, city) + leader >= attack:
                return Commit(city=city)
        return Commit()

    @on(Commit)
    def commit(self, g: Comuni, seat: Seat, commit: Commit) -> None:
        sent, stock = commit.alliance + commit.city, g.hands[seat].stock
        require(commit.armies >= 0, "overpaid-armies", armies=sent)
        most = most_armies(stock)
        require(sent <= most, "armies-too-dear", armies=sent, have=stock.army, most=most)
        require(payable(commit, stock), "armies-unpaid", armies=sent, have=stock.army, most=most)

    def reveal(self, g: Comuni, answers: Mapping[Seat, Commit]) -> None:
        table = g.table
        invader = g.data.invaders[self.pile]
        attack = attacks(invader.base, [comune.score for comune in table.comuni])
        alliance = sum(commit.alliance for commit in answers.values())
        residual = {seat: max(0, attack[seat] - alliance) for seat in answers}
        defended = {
            seat: defence(table.comuni[seat].walls, commit.city) + LEADER_BONUS * (seat == table.leader)
            for seat, commit in answers.items()
        }
        plunder = {seat: max(0, residual[seat] - defended[seat]) for seat in answers}
        for seat, commit in answers.items():
            for resource, count in (
                (Resource.ARMY, commit.armies),
                (Resource.GOLD, CUBES_FOR_AN_ARMY * commit.by_gold),
                (Resource.PILGRIM, CUBES_FOR_AN_ARMY * commit.by_pilgrims),
            ):
                pay(g, seat, resource, count)
            g.announce(events.ForcesRevealed(seat, commit.alliance, commit.city, commit.by_gold, commit.by_pilgrims))
        g.announce(events.AllianceGathered(alliance))
        for seat, tiles in plunder.items():
            if tiles:
                g.hands[seat].plunder += tiles
                table.comuni[seat].plundered = True
                g.announce(events.CityPlundered(seat, residual[seat], defended[seat], tiles))
            else:
                g.announce(events.CityHeld(seat, residual[seat], defended[seat]))
        heroes = name_heroes(g, self.pile, answers, plunder)
        table.battle = Battle(
            self.pile,
            invader.attacker,
            invader.base,
            alliance,
            table.leader,
            tuple(
                Forces(
                    seat,
                    commit.alliance,
                    commit.city,
                    commit.by_gold,
                    commit.by_pilgrims,
                    attack[seat],
                    residual[seat],
                    defended[seat],
                    plunder[seat],
                    heroes.get(seat, 0),
                )
                for seat, commit in answers.items()
            ),
        )


def cost(commit: Commit) -> Cubes:
    """The cubes a commitment takes."""
    return Cubes(
        army=commit.armies, gold=CUBES_FOR_AN_ARMY * commit.by_gold, pilgrim=CUBES_FOR_AN_ARMY * commit.by_pilgrims
    )


def most_armies(stock: Cubes) -> int:
    """All armies that a stock can pay for."""
    return stock.army + stock.gold // CUBES_FOR_AN_ARMY + stock.pilgrim // CUBES_FOR_AN_ARMY


def payable(commit: Commit, stock: Cubes) -> bool:
    """Whether a stock holds what a commitment takes."""
    spent = cost(commit)
    return commit.armies >= 0 and all(spent[resource] <= stock[resource] for resource in Resource)


def name_heroes(g: Comuni, pile: str, answers: Mapping[Seat, Commit], plunder: Mapping[Seat, int]) -> dict[Seat, int]:
    """Most and second most armies for the alliance, among those who gave some and were not plundered.

    Ties go to the lower score, then to the lower comune number, which is the order of the seats.
    """
    invader = g.data.invaders[pile]
    eligible = [seat for seat, commit in answers.items() if commit.alliance and not plunder[seat]]
    ranked = sorted(eligible, key=lambda seat: (-answers[seat].alliance, g.table.comuni[seat].score, seat))
    named = dict(zip(ranked, (invader.hero_high, invader.hero_low), strict=False))
    for seat, value in named.items():
        g.hands[seat].heroes.append(value)
        g.announce(events.HeroNamed(seat, value))
    if not named:
        g.announce(events.NoHeroes())
    g.table.heroes.remove(pile)
    return named
