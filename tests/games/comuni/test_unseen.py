"""What a comune can imagine behind the other screens: every order of a pile, every stock, and nothing that it knows."""

from __future__ import annotations

from itertools import permutations
from statistics import fmean

from engine.core.api import Dice, Seat
from engine.core.house import levels
from engine.core.imagine import imagine
from engine.games.comuni import Comuni, projects
from engine.games.comuni.pieces import Battle, CardId, Forces, Resource
from tests.games.comuni.positions import Arranged

LUCCA, FIRENZE = Seat(0), Seat(1)


def test_every_order_of_three_unknown_cards_comes_up(two: Arranged) -> None:
    table, box = two.table, two.box
    # Lucca holds all cards but three of pile D
    cards = [*box.piles["A"].cards, *box.piles["B"].cards, *box.piles["C"].cards, *box.piles["D"].cards[3:]]
    left = box.piles["D"].cards[:3]
    for pile in "ABC":
        box.piles[pile].cards = []
    box.piles["D"].cards = list(left)
    table.pile, table.left = "D", 3
    two.hands[LUCCA].cards += [CardId(card) for card in cards]
    table.comuni[LUCCA].cards = len(cards)
    view, dice = two.view_of(LUCCA), Dice("orders")
    drawn = {tuple(imagine(view, dice).box.piles["D"].cards) for _ in range(120)}
    assert drawn == set(permutations(left))


def test_any_small_stock_may_lie_behind_a_screen_and_no_cube_is_lost(two: Arranged) -> None:
    view, dice = two.view_of(LUCCA), Dice("stocks")
    armies, census = set(), two.census()
    for _ in range(400):
        imagined = imagine(view, dice)
        assert imagined.census() == census
        armies.add(imagined.hands[FIRENZE].stock.army)
    assert set(range(6)) <= armies


def test_a_kind_that_the_supply_lacks_lies_behind_the_screens(two: Arranged) -> None:
    imagined = imagine(two.leave_in_supply(FIRENZE, craftsman=0).view_of(LUCCA), Dice("supply"))
    assert imagined.box.supply.craftsman == 0
    assert imagined.hands[FIRENZE].stock.craftsman == two.hands[FIRENZE].stock.craftsman


def test_hero_tiles_of_the_last_battle_are_where_everybody_saw_them(three: Arranged) -> None:
    three.table.heroes = ["C", "D"]
    forces = [Forces(Seat(seat), 0, 0, 0, 0, 0, 0, 0, 0, 4 if seat == FIRENZE else 0) for seat in range(3)]
    three.table.battle = Battle("B", "france", 9, 0, LUCCA, tuple(forces))
    view, dice = three.view_of(LUCCA), Dice("heroes")
    high = set()
    for _ in range(60):
        heroes = [sorted(hand.heroes) for hand in imagine(view, dice).hands]
        assert heroes[LUCCA] == []
        assert heroes[FIRENZE].count(4) == 1
        high.add(next((seat for seat, values in enumerate(heroes) if 3 in values), None))
    assert high == {None, FIRENZE, 2}, "of an earlier invasion anybody may be the hero"


def test_imagined_stocks_are_near_those_that_regulars_hold() -> None:
    # stocks drawn without a look at what was built, paid and yielded are 2.5 cubes off
    regular, strayed = levels("comuni")["regular"], list[int]()
    for number in range(4):
        game, _ = Comuni.start(4, f"stocks {number}")
        dice = Dice(f"regulars {number}")
        while not game.over:
            seat = game.asked[0]
            view = game.view_of(seat)
            if isinstance(game.step, projects.Projects) and seat == number:
                imagined = imagine(view, Dice(f"{number} {game.question}"))
                others = [other for other in range(4) if other != seat]
                pairs = [(imagined.hands[other].stock, game.hands[other].stock) for other in others]
                strayed += [abs(one[kind] - real[kind]) for one, real in pairs for kind in Resource]
            game.submit(seat, regular(view, dice))
    assert len(strayed) > 700
    assert fmean(strayed) < 1.4
