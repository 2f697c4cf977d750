"""Standing orders of Alba Longa: position, question, answer."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Order
from engine.games.alba_longa import actions, blessings, king_of_kings, orders, sabotage, soldiers, year_end
from engine.games.alba_longa.court import Lap
from engine.games.alba_longa.farm import Improving
from engine.games.alba_longa.housing import FreeHousing
from engine.games.alba_longa.pieces import Die, Job, Place, Season, Town
from tests.games.alba_longa.board import A, Arranged, B, Position, at, rolled
from tests.orders import answer

PRAYING = {"players": 2, "worship": [12], "prayers": 5, "season": Season.HARVEST}
PRIEST, FARMER = actions.Settle(first=Job.PRIESTS, second=Job.PRIESTS), actions.Settle(first=Job.FARMERS)
WORKERS, WHITE = orders.DeclineDice(unless_die=Die.WHITE, unless_pips=3), actions.Take(die=Die.WHITE)


def buying() -> Arranged:
    """The second King may buy: 2 merchants, 3 workers or 4 priests are left."""
    return rolled(black=1, grey=2, white=3, brown=4).play(A, actions.Take(die=Die.BLACK, peasants=1))


#: a position, and what orders answer there; None: the person is asked
ANSWERS: dict[str, tuple[Position, list[tuple[Order, Action | None]]]] = {
    "never sell": (at, [(orders.NeverSell(), actions.Sell())]),
    "all free peasants go to the same work, but none to the farm in the growing season":
        (lambda: at(FreeHousing(), peasants=[16], housing=[16]),
         [(orders.SendToWork(job=Job.PRIESTS), PRIEST), (orders.SendToWork(job=Job.FARMERS), None)]),
    "free peasants become farmers in the harvest season":
        (lambda: at(FreeHousing(), peasants=[12], housing=[12], season=Season.HARVEST),
         [(orders.SendToWork(job=Job.FARMERS), FARMER)]),
    "a free call": (lambda: at(Lap(1)), [(orders.CallCourt(up_to=0), actions.Call())]),
    "the court is called up to a price":
        (lambda: at(Lap(3)), [(orders.CallCourt(up_to=2), actions.Call()), (orders.CallCourt(up_to=1), None)]),
    "the own call is passed from a price on":
        (lambda: at(Lap(3)), [(orders.PassCall(from_price=2), actions.PASS), (orders.PassCall(from_price=3), None)]),
    "a die of the own roll is taken if it shows enough":
        (lambda: rolled(white=3),
         [(orders.TakeDie(die=Die.WHITE, pips=3), WHITE), (orders.TakeDie(die=Die.WHITE, pips=4), None)]),
    "peasants of the own die do not go to the farm in the growing season":
        (rolled, [(orders.TakeDie(die=Die.BROWN, farm=True), actions.Take(die=Die.BROWN))]),
    "but in the harvest season":
        (lambda: rolled(season=Season.HARVEST),
         [(orders.TakeDie(die=Die.BROWN, farm=True), actions.Take(die=Die.BROWN, farm=True))]),
    "no die is bought unless the worker die shows three or more":
        (buying,
         [(orders.DeclineDice(), actions.Decline()), (WORKERS, None),
          (orders.DeclineDice(unless_die=Die.WHITE, unless_pips=4), actions.Decline()),
          (orders.DeclineDice(unless_die=Die.BLACK, unless_pips=1), actions.Decline())]),
    "the die that shows enough is bought if the order says so":
        (buying, [(WORKERS.model_copy(update={"then": "buy"}), actions.Buy(die=Die.WHITE))]),
    "sabotage where somebody stands":
        (lambda: at(sabotage.Sabotaging(A, Town.ROMA), quarry=[0, 1], temple=[0, 1]),
         [(orders.SabotagePlace(place=Place.TEMPLE), actions.Sabotage(place=Place.TEMPLE)),
          (orders.SabotagePlace(place=Place.FARM), None)]),
    "the harvest is improved up to so many prayers":
        (lambda: at(Improving((A,), 5), **PRAYING),
         [(orders.AlwaysImprove(), actions.IMPROVE), (orders.AlwaysImprove(up_to=5), actions.IMPROVE),
          (orders.AlwaysImprove(up_to=4), None)]),
    "blessings are always paid for or never":
        (lambda: at(blessings.Invoking((A,)), **PRAYING),
         [(orders.SettleBlessings(), actions.Invoke()), (orders.SettleBlessings(pay=False), actions.SPARE)]),
    "the card goes to the left or to the King with fewest monuments":
        (lambda: at(king_of_kings.Succession(A), monuments=[0, 3, 1, 1]),
         [(orders.NameKing(heir="left"), actions.Appoint(city=Town.ROMA)),
          (orders.NameKing(heir="fewest-monuments"), actions.Appoint(city=Town.VEII))]),
    "a city grows as far as the wheat reaches beyond what is kept":
        (lambda: at(year_end.Feeding(), players=2, wheat=[8 + 10, 8 + 10]),
         [(orders.GrowMost(keep=keep), actions.Grow(peasants=peasants))
          for keep, peasants in ((0, 4), (1, 3), (9, 1), (10, 0))]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "answers"), ANSWERS.values(), ids=ANSWERS)
def test_what_orders_answer(position: Position, answers: list[tuple[Order, Action | None]]) -> None:
    game = position()
    assert [answer(game, order) for order, _ in answers] == [expected for _, expected in answers]


def test_the_hero_who_never_rests_goes_against_an_attack() -> None:
    game = at(soldiers.Heroes(), targets=[Town.ROMA, None, None, None])
    assert answer(game, orders.KeepHeroes(), B) == actions.Send(hero=0)
    assert answer(game, orders.KeepHeroes(), A) is None
    assert answer(game, orders.KeepHeroes(attacking=True), A) == actions.Send(hero=0)
