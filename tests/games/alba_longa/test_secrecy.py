"""Who sees what: heroes, targets, the climate deck, the blessings."""

from __future__ import annotations

import msgspec

from engine.core.api import Decision, Sealed, TurnOrderCall
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.actions import Attack, Recover, Send
from engine.games.alba_longa.pieces import Hand, Table, Town
from engine.games.alba_longa.soldiers import Soldiers
from tests.games.alba_longa.board import A, B, C, kings, put, spend_heroes


def public(game: AlbaLonga) -> bytes:
    return msgspec.json.encode(game.view().table, enc_hook=dict)


def armed() -> AlbaLonga:
    game = kings(3, job_well_done=True)
    for seat, soldiers in ((A, 3), (B, 2)):
        game.table.cities[seat].soldiers, game.table.cities[seat].housing = soldiers, 8 - soldiers
    spend_heroes(game, A, 3, 4)
    put(game, Soldiers())
    return game


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


def test_which_hero_came_back_is_told_to_its_owner_only() -> None:
    tables = []
    for hero in (3, 4):
        game = armed()
        outcome = game.submit(A, Recover(hero=hero))
        tables.append((public(game), [one.event for one in outcome.told if one.to is None]))
        assert [one.to for one in outcome.told] == [None, A]
    assert tables[0] == tables[1]


def test_a_target_is_seen_by_its_owner_only_until_all_are_in() -> None:
    tables = []
    for town in (Town.ROMA, Town.VEII):
        game = armed()
        game.submit(A, Recover())
        game.submit(A, Attack(city=town))
        assert game.view_of(A).answer == Attack(city=town)
        assert game.view_of(B).answer is None
        tables.append(public(game))
    assert tables[0] == tables[1]


def test_a_hero_is_seen_by_its_owner_only_until_all_are_in() -> None:
    tables = []
    for hero in (0, 2):
        game = armed()
        game.submit(A, Recover())
        game.submit(A, Attack(city=Town.ROMA))
        game.submit(B, Attack(city=Town.VEII))
        game.submit(A, Send(hero=hero))
        assert game.asked == (B, C)
        tables.append(public(game))
    assert tables[0] == tables[1]


def test_the_prayers_of_this_year_and_the_next_climate_are_hidden_before_the_harvest() -> None:
    game = kings()
    before = public(game)
    game.box.climate.cards = ["W1", "M1", "D1", "D2", "W2", "M2", "M4"]
    game._frozen = None
    assert public(game) == before


def test_every_action_that_hides_something_is_secret() -> None:
    actions = AlbaLonga.kinds().actions
    secret = {word for word, action in actions.items() if action.secret}
    assert secret == {
        "sell",
        "settle",
        "recover",
        "attack",
        "send",
        "improve",
        "invoke",
        "spare",
        "grow",
    }


def test_sealed_questions_take_secret_actions_only() -> None:
    kinds = AlbaLonga.kinds()
    sealed = [step for step in kinds.steps if issubclass(step, Sealed)]
    answers = {action for step in sealed for action in step.handlers if not issubclass(action, TurnOrderCall)}
    assert all(action.secret for action in answers)
    assert len([step for step in kinds.steps if issubclass(step, Decision)]) == 16
