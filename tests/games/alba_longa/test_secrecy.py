"""Who sees what: heroes, targets, the climate deck, the blessings."""

from __future__ import annotations

import msgspec

from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.pieces import Hand, Table
from engine.games.alba_longa.soldiers import Soldiers
from tests.games.alba_longa.board import A, Arranged, B, at, kings


def armed() -> Arranged:
    return at(Soldiers(), players=3, job_well_done=True, soldiers=[3, 2], housing=[5, 6], resting=(3, 4))


def test_the_table_has_no_place_for_heroes_not_shown() -> None:
    assert "hand" not in msgspec.structs.asdict(kings().view())
    assert Hand.__struct_fields__ == ("active", "used")
    assert not {"climate_deck", "boxed"} & set(Table.__struct_fields__)


def test_the_numbers_of_active_and_used_heroes_are_public() -> None:
    city = armed().view().table.cities[A]
    assert (city.active, city.used) == (3, 2)


def test_a_king_sees_his_own_heroes_only() -> None:
    game = armed()
    assert list(game.view_of(A).hand.active) == [0, 1, 2]
    assert list(game.view_of(B).hand.active) == [0, 1, 2, 3, 4]


def test_every_action_that_hides_something_is_secret() -> None:
    secret = {word for word, action in AlbaLonga.kinds().actions.items() if action.secret}
    assert secret == {"sell", "settle", "recover", "attack", "send", "improve", "invoke", "spare", "grow"}
