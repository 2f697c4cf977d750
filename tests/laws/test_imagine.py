"""A seat can imagine the whole game: it fits all that the seat sees, anything possible may come, nothing is told."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.core.chances import public_chances
from engine.core.dice import Dice
from engine.core.house import levels, playout
from engine.core.imagine import imagine, spectating
from engine.core.prospects import outlook
from engine.core.seat import Seat
from engine.core.step import Sealed
from tests.laws.tables import AnyGame, Case, cases, copy, play, positions, reloaded, seen, shake_hidden

EVERY = pytest.mark.parametrize("case", cases(), ids=str)
EVERY_COUNT = pytest.mark.parametrize("case", cases(per_count=1), ids=str)
#: draws within which everything that is possible has come, where it is not too rare
DRAWS = 150


@EVERY
def test_an_imagined_game_looks_the_same_to_its_seat_and_has_all_pieces(case: Case) -> None:
    others = False
    for number, game in enumerate(positions(case, every=9, seed="imagine")):
        before, pieces = game.save(), game.census()
        for seat in map(Seat, range(game.players)):
            view = game.view_of(seat)
            imagined = imagine(view, Dice(f"{number} {seat}"))
            assert game.save() == before, "whoever imagines changes nothing"
            assert seen(imagined, seat) == seen(game, seat)
            assert imagined.options(seat) == game.options(seat)
            assert imagined.census() == pieces
            assert (imagined.variant, imagined.rules, imagined.players) == (game.variant, game.rules, game.players)
            others = others or hidden(imagined, seat) != hidden(game, seat)
    assert others, "only what is real was ever imagined"


@EVERY_COUNT
def test_an_imagined_game_can_be_saved_and_played_to_its_end(case: Case) -> None:
    rookies = [levels(case.game)["rookie"]] * case.players
    for number, game in enumerate(positions(case, every=25, seed="play on")):
        imagined = imagine(game.view_of(game.asked[0]), Dice(str(number)))
        pieces = imagined.census()
        assert reloaded(imagined).save() == imagined.save()
        for _ in playout(imagined, rookies, str(number)):
            pass
        assert imagined.over
        assert imagined.census() == pieces


@EVERY_COUNT
def test_two_worlds_that_look_the_same_are_imagined_the_same(case: Case) -> None:
    chance, shaking = random.Random(str(case)), 0
    for game in positions(case, every=15, seed="twins"):
        for seat in map(Seat, range(game.players)):
            other = copy(game)
            other.dice.seed = "another"
            shake_hidden(other, seat, chance)
            shaking += other.save() != game.save()
            drawn = [imagine(world.view_of(seat), Dice("twins")).save() for world in (game, other)]
            assert drawn[0] == drawn[1]
    assert shaking


@pytest.mark.parametrize("case", {case.game: case for case in cases(per_count=1)}.values(), ids=str)
def test_two_worlds_that_look_the_same_are_foreseen_the_same(case: Case) -> None:
    chance, shaking = random.Random(str(case)), 0
    for game in islice(positions(case, every=40, seed="foreseen"), 2):
        seat, other = game.asked[0], copy(game)
        other.dice.seed = "another"
        shake_hidden(other, seat, chance)
        shaking += other.save() != game.save()
        assert outlook(game.view_of(seat), "twins", 6) == outlook(other.view_of(seat), "twins", 6)
    assert shaking


@EVERY_COUNT
def test_whoever_only_watches_imagines_a_whole_game_that_looks_as_the_real_one(case: Case) -> None:
    for number, game in enumerate(positions(case, every=30, seed="watching")):
        imagined = imagine(spectating(game.view(), game.agenda), Dice(str(number)))
        assert imagined.face() == game.face()
        assert imagined.census() == game.census()
        assert reloaded(imagined).save() == imagined.save()


@pytest.mark.parametrize("case", {case.game: case for case in cases(per_count=1)}.values(), ids=str)
def test_public_chances_are_the_same_in_worlds_that_differ_in_secrets_only(case: Case) -> None:
    chance, shaking = random.Random(str(case)), 0
    for game in islice(positions(case, every=40, seed="public"), 3):
        other = copy(game)
        other.dice.seed = "another"
        shake_hidden(other, None, chance)
        shaking += other.save() != game.save()
        assert public_chances(game, "twins", 2) == public_chances(other, "twins", 2)
    assert shaking


@EVERY_COUNT
def test_the_same_dice_imagine_the_same_and_others_something_else(case: Case) -> None:
    game = case.start("dice")
    for _ in zip(range(30), play(game, "dice"), strict=False):
        pass
    view = game.view_of(Seat(0))
    worlds = [imagine(view, Dice(seed)).save() for seed in ("a", "a", "b", "c")]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) > 1


@EVERY_COUNT
def test_over_many_draws_each_hidden_thing_is_imagined_as_it_really_is(case: Case) -> None:
    """What is real is possible, so it must come: which card lies where, and what was sealed."""
    for game in positions(case, every=60, seed="possible"):
        seat = Seat(game.question % game.players)
        missing = set(hidden(game, seat))
        view, dice = game.view_of(seat), Dice(f"possible {game.question}")
        for _ in range(DRAWS * 20):
            if not missing:
                break
            missing -= set(hidden(imagine(view, dice), seat))
        assert not missing, f"{game.step!r}: never imagined by seat {seat}: {sorted(missing)}"


@EVERY_COUNT
def test_what_the_others_have_sealed_is_drawn_from_all_they_may_answer(case: Case) -> None:
    game = case.start("sealed")
    for seat, _ in play(game, "sealed"):
        answered = [other for other in game.answers if other != seat]
        if not isinstance(game.step, Sealed) or not answered:
            continue
        view, dice, other = game.view_of(seat), Dice(f"sealed {game.question}"), answered[0]
        drawn = set()
        for _ in range(12):
            imagined = imagine(view, dice)
            assert sorted(imagined.answers) == sorted(game.answers)
            assert imagined.asked == game.asked
            # it may still be changed, and the same answer is accepted again
            imagined.submit(other, imagined.answers[other])
            drawn.add(repr(imagined.answers[other]))
        if sum(1 for _ in game.options(other)) > 4:
            assert len(drawn) > 1
            return


def hidden(game: AnyGame, seat: Seat) -> list[str]:
    """Each thing that a seat does not see, with its place: the tops of the piles, single values in the other hands."""
    found = list(_things("box", msgspec.to_builtins(game.box)))
    for owner, hand in enumerate(game.hands):
        if owner != seat:
            found += _things(f"hand {owner}", msgspec.to_builtins(hand))
    return found


def _things(place: str, thing: Any) -> list[str]:
    if isinstance(thing, dict):
        return [one for name, value in thing.items() for one in _things(f"{place} {name}", value)]
    if isinstance(thing, list):
        return [] if not thing else _things(f"{place} top", thing[-1])
    return [f"{place}: {thing}"]
