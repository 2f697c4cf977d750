"""Chance is fair, labelled, repeatable and bound before the game."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from engine.core import dice as chance
from engine.core.dice import Dice, commitment, seed_of, short_commitment


def test_the_same_seed_gives_the_same_chance_on_every_machine() -> None:
    dice = Dice("0123")
    assert dice.shuffle("pile", list(range(8))) == [7, 5, 4, 1, 0, 2, 6, 3]
    assert dice.roll("die", 5) == [2, 5, 3, 1, 1]
    assert short_commitment("a") == "3ab7310bd6588d42b41a9ff918cc8b5c"
    assert commitment("a") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
    assert seed_of("a", ["x"]) == "eaf6d753a4d698928034ac3c39dcd534"
    assert seed_of("a", ["x"], "17") == "2aaffc16cba2f7343ec5a71a53b09a98"


def test_labels_keep_one_draw_from_shifting_another() -> None:
    plain, disturbed = Dice("s"), Dice("s")
    disturbed.roll("something else", 10)
    assert disturbed.roll("die", 10) == plain.roll("die", 10)


def test_numbers_drawn_together_are_those_drawn_one_by_one() -> None:
    together, apart = Dice("seed"), Dice("seed")
    assert together.roll("die", 9) == [apart.below("die", 6) + 1 for _ in range(9)]
    others = [apart.below("pile", bound) for bound in range(7, 1, -1)]
    items = list("abcdefg")
    for last, other in zip(range(6, 0, -1), others, strict=True):
        items[last], items[other] = items[other], items[last]
    assert together.shuffle("pile", "abcdefg") == items
    assert (together.used, together.drawn) == (apart.used, apart.drawn) == ({"die": 9, "pile": 6}, 15)


def test_what_needs_no_chance_uses_none() -> None:
    dice = Dice("seed")
    assert (dice.shuffle("pile", ["a"]), dice.shuffle("pile", ""), dice.roll("die", 0)) == (["a"], [], [])
    assert (dice.used, dice.drawn) == ({}, 0)


def test_chance_goes_on_where_it_stopped() -> None:
    whole, first = Dice("s"), Dice("s")
    rolled = first.roll("die", 4)
    second = Dice("s", dict(first.used))
    assert rolled + second.roll("die", 4) == whole.roll("die", 8)


def test_dice_are_fair_enough() -> None:
    counts = Counter(Dice("fair").roll("die", 6000))
    assert set(counts) == set(range(1, 7))
    assert max(counts.values()) - min(counts.values()) < 200


def test_every_order_of_three_comes_equally_often() -> None:
    dice = Dice("orders")
    orders = Counter(tuple(dice.shuffle("three", "abc")) for _ in range(3000))
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 150


def test_the_commitment_binds_the_secret_and_every_entropy_counts() -> None:
    assert commitment("a") != commitment("b")
    seeds = [seed_of("b"), *(seed_of("a", mixed) for mixed in ([], ["x"], ["x", "y"], ["y", "x"]))]
    assert len(set(seeds)) == 5
    assert seed_of("a", ["xy"]) != seed_of("a", ["x", "y"])
    posted = [seed_of("a", ["x"], start) for start in (None, "", "1", "2")]
    assert len(set(posted)) == 4
    assert seed_of("a", ["2"], "1") != seed_of("a", ["1"], "2")


def test_branches_of_dice_that_have_shown_nothing_yet_show_what_these_will() -> None:
    dice = Dice("seed")
    branches = [dice.branch(), dice.branch().branch()]
    rolled = dice.roll("court", 6)
    assert [branch.roll("court", 6) for branch in branches] == [rolled, rolled]
    assert rolled == Dice("seed").roll("court", 6)


@pytest.mark.parametrize("bound", [3, 6, 7, 10**6, 2**40 + 1])
def test_numbers_that_would_favour_some_results_are_drawn_again(bound: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most numbers are accepted without working out where these begin: the very first of them must be refused."""
    unfair = 2**64 - 2**64 % bound
    drawn = iter([2**64 - 1, unfair, unfair - 1])
    monkeypatch.setattr(chance, "_number", lambda *_: next(drawn))
    dice = Dice("s")
    assert dice.below("die", bound) == bound - 1
    assert dice.used == {"die": 3}


def test_positions_are_hashed_alike_whether_they_were_written_down_before_or_not() -> None:
    dice = Dice("seed", {"label": len(chance._WRITTEN) - 2})
    for position in range(len(chance._WRITTEN) - 2, len(chance._WRITTEN) + 2):
        digest = blake2b(b"label\0%d" % position, digest_size=8, key=b"seed").digest()
        assert dice.below("label", 1000) == int.from_bytes(digest, "big") % 1000
