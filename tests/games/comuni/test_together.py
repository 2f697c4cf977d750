"""Small questions of a turn are asked together: a build phase is one question, and what ends it may answer the next."""

from __future__ import annotations

import pytest

from engine.core.api import Seat, holds, seed_of
from engine.games.comuni import Comuni
from engine.games.comuni.actions import COLLECT, COLLECT_WITH, FINISH, FINISH_AND_MEND, MEND, Collect, Found
from engine.games.comuni.building import Build, BuildStep
from engine.games.comuni.events import CubeTaken, Mended
from engine.games.comuni.pieces import CardId, Resource
from engine.games.comuni.projects import FreeChoice, Projects
from engine.games.comuni.repair import Damage, Repair
from engine.games.comuni.turn import Turn
from tests.refusals import refuses

ME = Seat(0)
#: as it was first played: every step was a question of its own
ONE_BY_ONE = 2


def begun(rules: int | None = None) -> Comuni:
    return Comuni.start(3, seed_of("together"), rules=rules)[0]


def building(cards: int = 2, plunder: int = 0, rules: int | None = None) -> Comuni:
    """My build phase, with cards in hand and tiles to mend."""
    game = begun(rules)
    hand, comune = game.hands[ME], game.table.comuni[ME]
    hand.cards = [CardId(game.box.piles["B"].cards.pop()) for _ in range(cards)]
    comune.cards = cards
    hand.plunder, comune.plundered = plunder, plunder > 0
    hand.stock.pilgrim, hand.stock.craftsman = 3, 3
    game.agenda.clear()
    game.do(Build(ME), Turn(Seat(1)))
    game._settle()
    game._frozen = None
    return game


def found(game: Comuni) -> Found:
    return next(option for option in game.options(ME) if isinstance(option, Found))


def test_a_build_phase_is_one_question() -> None:
    game = building()
    before = game.question
    game.submit(ME, found(game))
    assert (game.step, game.question) == (BuildStep(ME), before)
    game.submit(ME, FINISH)
    assert game.question == before + 1


def test_as_it_was_first_played_every_step_is_a_question() -> None:
    game = building(rules=ONE_BY_ONE)
    before = game.question
    game.submit(ME, found(game))
    assert (game.step, game.question) == (BuildStep(ME), before + 1)


def test_whoever_finishes_says_at_once_what_is_repaired() -> None:
    game = building(plunder=2)
    told = [one.event for one in game.submit(ME, FINISH_AND_MEND[1]).told]
    assert Mended(ME, 1, 1) in told
    assert game.hands[ME].plunder == 1
    assert not isinstance(game.step, Repair)


def test_repairing_nothing_is_said_with_the_finish_too() -> None:
    game = building(plunder=2)
    assert holds(game.options(ME), FINISH_AND_MEND[0])
    game.submit(ME, FINISH_AND_MEND[0])
    assert not isinstance(game.step, Repair)
    assert game.table.comuni[ME].plundered


def test_whoever_says_nothing_of_it_is_asked_for_the_repair() -> None:
    game = building(plunder=1)
    game.submit(ME, FINISH)
    assert game.step == Repair(ME)


def test_after_the_last_card_the_repair_belongs_to_the_same_question() -> None:
    game = building(cards=1, plunder=1)
    before = game.question
    game.submit(ME, found(game))
    assert (game.step, game.question) == (Repair(ME), before)
    game.submit(ME, MEND[0])
    assert game.step == Projects(Seat(1))


def test_without_cards_the_repair_is_asked() -> None:
    assert building(cards=0, plunder=1).step == Repair(ME)


def test_nobody_repairs_what_was_not_plundered() -> None:
    game = building()
    assert not holds(game.options(ME), FINISH_AND_MEND[0])
    refuses(game, ME, FINISH_AND_MEND[0], "nothing-to-mend")
    game = building(plunder=1)
    refuses(game, ME, FINISH_AND_MEND[2], "one-repair")


def at_projects(rules: int | None = None, free: int = 1) -> Comuni:
    """The turn of a seat whose home brings this many cubes of choice."""
    game = begun(rules)
    seat = next(s for s in range(3) if game.data.homes[game.table.comuni[s].number - 1].free == free)
    game.agenda.clear()
    game.do(Projects(Seat(seat)), Damage(Seat(seat)), Turn(Seat((seat + 1) % 3)))
    game._settle()
    game._frozen = None
    return game


def test_the_cube_of_choice_is_named_with_the_income() -> None:
    game = at_projects()
    seat = game.asked[0]
    told = [one.event for one in game.submit(seat, COLLECT_WITH[Resource.GOLD]).told]
    assert CubeTaken(seat, Resource.GOLD) in told
    assert not isinstance(game.step, FreeChoice)


def test_whoever_names_none_is_asked() -> None:
    game = at_projects()
    seat = game.asked[0]
    game.submit(seat, COLLECT)
    assert game.step == FreeChoice(seat, 1)


def test_a_kind_that_the_supply_lacks_cannot_be_named() -> None:
    game = at_projects()
    game.table.supply = [kind for kind in game.table.supply if kind is not Resource.GOLD]
    refuses(game, game.asked[0], COLLECT_WITH[Resource.GOLD], "supply-empty")


@pytest.mark.parametrize("chosen", COLLECT_WITH.values())
def test_matches_begun_before_name_no_cube(chosen: Collect) -> None:
    game = at_projects(ONE_BY_ONE)
    assert not holds(game.options(game.asked[0]), chosen)
    refuses(game, game.asked[0], chosen, "no-cube-to-choose")
