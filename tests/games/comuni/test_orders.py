"""Standing orders of Comuni: position, question, answer."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Order, Seat
from engine.games.comuni import invasion, orders, projects
from engine.games.comuni.actions import CLAIM, COLLECT, FINISH, MEND, MOVE, TAKE, WITHDRAW, Commit, Found, Keep
from engine.games.comuni.building import BuildStep, HandLimit
from engine.games.comuni.orders import FinishBuilding, HoldTheWalls, MendWhenever, OnlyChoice, TakeCube, WhenOutBid
from tests.games.comuni.positions import ARMY, CRAFTSMAN, FIRST, GOLD, PILGRIM, SECOND, Arranged, Position
from tests.orders import answer


def invaded(g: Arranged, armies: int, leader: Seat = SECOND) -> Arranged:
    """Venezia attacks everyone alike; the first seat has this many armies."""
    g.equip(FIRST, army=armies).table.leader = leader
    g.invade()
    assert isinstance(g.step, invasion.Commitment)
    return g


def choosing(g: Arranged, **cubes: int) -> Arranged:
    """The first seat has these cubes and may take one more of its choice."""
    assert isinstance(g.play(FIRST, COLLECT).step, projects.FreeChoice)
    return g.give(FIRST, **cubes)


def building(g: Arranged, cards: int, walls: int = 0) -> Arranged:
    """The first seat has built one building and this many wall sections, and holds this many cards more."""
    numbers = [number for number in g.data.cards if number.startswith("D")][: cards + 1]
    first = g.to_build(FIRST, *numbers).hands[FIRST].cards[0]
    g.submit(FIRST, Found(card=first, category=g.data.cards[first].categories[0]))
    assert g.step == BuildStep(FIRST)
    g.table.works.walls = walls
    return g


def surrounded(g: Arranged, *taken: int) -> Arranged:
    """An envoy is out-bid, and may move to column 2 alone, unless somebody stands there, too."""
    return g.out_bid(pilgrims=5).stand(FIRST, *taken, gold=2).empty(*range(3, len(g.table.columns) + 1))


#: a position, an order, and what it answers there; None: the person is asked
ANSWERS: dict[str, tuple[Position, Order, Action | None]] = {
    "out-bid, the envoy is taken back": (lambda g: g.out_bid(pilgrims=3), WhenOutBid(), WITHDRAW),
    "an out-bid envoy displaces nobody, and goes home":
        (lambda g: surrounded(g, 2), WhenOutBid(reaction="move"), WITHDRAW),
    "an out-bid envoy displaces nobody, and the person is asked":
        (lambda g: surrounded(g, 2), WhenOutBid(reaction="move", otherwise="ask"), None),
    "an out-bid envoy moves to the free column": (surrounded, WhenOutBid(reaction="move"), MOVE[2]),
    "an out-bid envoy stays for the pilgrims that its move would cost":
        (lambda g: g.out_bid(pilgrims=2), WhenOutBid(reaction="move", keep=2), WITHDRAW),
    "the person is asked for the pilgrims that a move would cost":
        (lambda g: g.out_bid(pilgrims=2), WhenOutBid(reaction="move", keep=2, otherwise="ask"), None),
    "a claim is not forced as long as envoys are left": (lambda g: g, OnlyChoice(), None),
    "a claim that all envoys force needs no thought": (lambda g: g.stand(FIRST, 1, 2, 3), OnlyChoice(), CLAIM),
    "without a pilgrim an out-bid envoy can only go home": (lambda g: g.out_bid(pilgrims=0), OnlyChoice(), WITHDRAW),
    "without a pilgrim nothing can be mended": (lambda g: g.repairing(tiles=2, pilgrims=0), OnlyChoice(), MEND[0]),
    "a cube of the first kind": (lambda g: choosing(g, army=9), TakeCube(first=ARMY), TAKE[ARMY]),
    "a cube of the first kind until there are enough":
        (lambda g: choosing(g, army=3), TakeCube(first=ARMY, until=4, then=GOLD), TAKE[ARMY]),
    "a cube of the other kind when there are enough":
        (lambda g: choosing(g, army=4), TakeCube(first=ARMY, until=4, then=GOLD), TAKE[GOLD]),
    "a question when there are enough": (lambda g: choosing(g, army=4), TakeCube(first=ARMY, until=4), None),
    "what the supply lacks is asked":
        (lambda g: choosing(g).leave_in_supply(SECOND, army=0), TakeCube(first=ARMY), None),
    "what the supply lacks is replaced by the other kind":
        (lambda g: choosing(g).leave_in_supply(SECOND, army=0), TakeCube(first=ARMY, then=CRAFTSMAN), TAKE[CRAFTSMAN]),
    "what the supply has is taken":
        (lambda g: choosing(g).leave_in_supply(SECOND, army=0), TakeCube(first=PILGRIM), TAKE[PILGRIM]),
    "the build phase does not begin with its end":
        (lambda g: g.to_build(FIRST, "D01"), FinishBuilding(after="one-step"), None),
    "the build phase ends after one step": (lambda g: building(g, 2), FinishBuilding(after="one-step"), FINISH),
    "the build phase goes on while a wall is free":
        (lambda g: building(g, 2), FinishBuilding(after="free-steps"), None),
    "the build phase ends when nothing is free any more":
        (lambda g: building(g, 2, walls=1), FinishBuilding(after="free-steps"), FINISH),
    "nobody finishes building with cards that would be lost":
        (lambda g: building(g, 3), FinishBuilding(after="one-step"), None),
    "two tiles are mended with three pilgrims": (lambda g: g.repairing(4, 3), MendWhenever(), MEND[2]),
    "one tile is mended with two pilgrims": (lambda g: g.repairing(4, 2), MendWhenever(), MEND[1]),
    "no more tiles are mended than there are": (lambda g: g.repairing(1, 9), MendWhenever(), MEND[1]),
    "nothing is mended without pilgrims": (lambda g: g.repairing(4, 0), MendWhenever(), MEND[0]),
    "no more tiles are mended than ordered": (lambda g: g.repairing(4, 9), MendWhenever(tiles=1), MEND[1]),
    "pilgrims to be kept mend nothing": (lambda g: g.repairing(4, 5), MendWhenever(keep=3), MEND[1]),
    "too few pilgrims to be kept mend nothing at all": (lambda g: g.repairing(4, 2), MendWhenever(keep=3), MEND[0]),
    # Venezia attacks with 4; the wall cards give 3 and 2
    "the fewest armies that hold without help go to the walls":
        (lambda g: invaded(g.wall(FIRST, 2), armies=30), HoldTheWalls(), Commit(city=2)),
    "some armies go to the alliance":
        (lambda g: invaded(g.wall(FIRST, 2), armies=30), HoldTheWalls(alliance=1), Commit(alliance=1, city=1)),
    "without walls four armies hold": (lambda g: invaded(g, 30), HoldTheWalls(), Commit(city=4)),
    "the leader needs one army less": (lambda g: invaded(g, 30, leader=FIRST), HoldTheWalls(), Commit(city=3)),
    "too few armies are asked about": (lambda g: invaded(g, 1), HoldTheWalls(failing="ask"), None),
    "too few armies are all sent": (lambda g: invaded(g, 1), HoldTheWalls(failing="all"), Commit(city=1)),
    "too few armies are all kept": (lambda g: invaded(g, 1), HoldTheWalls(failing="none"), Commit()),
}  # fmt: skip


@pytest.mark.parametrize(("position", "order", "answered"), ANSWERS.values(), ids=ANSWERS)
def test_an_order_answers(four: Arranged, position: Position, order: Order, answered: Action | None) -> None:
    assert answer(position(four), order) == answered


@pytest.mark.parametrize(("pilgrims", "keep"), [(1, 0), (2, 1)])
def test_an_out_bid_envoy_moves_to_the_free_column_with_most_cards(four: Arranged, pilgrims: int, keep: int) -> None:
    free = [column for column in four.out_bid(pilgrims=pilgrims).table.columns if not column.envoy]
    most = max(len(column.cards) for column in free)
    moved = answer(four, WhenOutBid(reaction="move", keep=keep))
    assert moved in [MOVE[column.number] for column in free if len(column.cards) == most]


def test_the_cards_of_the_highest_level_are_kept_or_those_with_most_kinds(four: Arranged) -> None:
    assert building(four, cards=5).play(FIRST, FINISH).step == HandLimit(FIRST)
    cards, hand = four.data.cards, four.hands[FIRST].cards
    for best, worth in (("level", lambda card: card.level), ("kinds", lambda card: len(card.categories))):
        kept = answer(four, orders.KeepCards(best=best))
        assert isinstance(kept, Keep)
        found = sorted((worth(cards[number]) for number in hand), reverse=True)
        assert [worth(cards[kept.first]), worth(cards[kept.second])] == found[:2]


def test_a_commitment_already_sealed_stays_as_it_is(four: Arranged) -> None:
    invaded(four, armies=3).submit(FIRST, Commit(alliance=1))
    assert answer(four, HoldTheWalls(failing="all"), FIRST) is None
