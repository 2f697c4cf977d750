"""Saves of every shape: raised step by step, refused with a sentence where they are of a later version."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.event import Event
from engine.core.game import Game
from engine.core.problem import problem
from engine.core.record import check_of
from engine.core.save import NewerSave, Raw, SaveError, Upgrade, shape_of
from engine.core.seat import Seat
from engine.core.step import Decision
from engine.core.value import kebab
from engine.games.alba_longa import AlbaLonga, Options
from tests.core import toy


def begun() -> toy.Toy:
    return toy.Toy.start(2, "seed")[0]


def coins_doubled(raw: Raw) -> None:
    for hand in raw["hands"]:
        hand["coins"] *= 2


def coins_halved(raw: Raw) -> None:
    for hand in raw["hands"]:
        hand["coins"] //= 2


def seat_renamed(raw: Raw) -> None:
    if raw["type"] == "Waved":
        raw["seat"] = raw.pop("who")


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game as of shape 3: coins are counted in halves since 2, and an event has another field since 3."""
    monkeypatch.setattr(toy.Toy, "shape", 3)
    monkeypatch.setattr(
        toy.Toy,
        "upgrades",
        {1: Upgrade(save=coins_doubled, back=coins_halved), 2: Upgrade(event=seat_renamed, back=lambda raw: None)},
    )
    monkeypatch.setattr(toy.Toy, "_form", None, raising=False)
    monkeypatch.delattr(toy.Toy, "_form")


def test_a_save_of_an_earlier_shape_is_raised_step_by_step(request: pytest.FixtureRequest) -> None:
    old = begun().save()
    check = check_of(begun())
    request.getfixturevalue("later")
    raised = toy.Toy.load(old)
    assert [hand.coins for hand in raised.hands] == [6, 10]
    assert shape_of(raised.save()) == 3
    assert check_of(raised, 1) == check, "an old record's checks can be recomputed"


def test_events_are_raised_with_the_save_they_were_written_with(later: None) -> None:
    told = toy.Toy.told(b'[{"to":null,"event":{"type":"Waved","who":1}}]', b'{"shape":2,"game":"toy"}')
    assert told[0].event == toy.Waved(Seat(1))


def test_a_save_of_a_later_shape_is_refused_with_a_sentence() -> None:
    raw = msgspec.json.decode(begun().save())
    newer = {**raw, "shape": 2, "dragons": 3}
    with pytest.raises(NewerSave) as refused:
        toy.Toy.load(msgspec.json.encode(newer))
    assert refused.value.problem == problem("save-newer-shape", game="toy", shape=2, latest=1)


def test_a_save_by_later_rules_is_refused_with_a_sentence() -> None:
    raw = msgspec.json.decode(begun().save())
    with pytest.raises(NewerSave, match="played by rules 7"):
        toy.Toy.load(msgspec.json.encode({**raw, "rules": 7}))


@pytest.mark.parametrize("save", [b"", b"[]", b"{}", b"nonsense", b'{"shape":0,"game":"toy"}', b'{"shape":"x"}'])
def test_what_is_no_save_is_refused_with_a_sentence(save: bytes) -> None:
    with pytest.raises(SaveError):
        toy.Toy.load(save)


def test_a_shape_without_the_way_from_the_one_before_is_refused_when_the_game_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Forgetful(toy.Toy):
        shape = 2

    with pytest.raises(TypeError, match="saves of shape 1 cannot be read"):
        Forgetful.form()


def test_the_first_rules_are_not_written_down_and_later_ones_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b'"rules"' not in begun().save()
    monkeypatch.setattr(toy.Toy, "newest_rules", 2)
    played = begun()
    assert (played.rules, played.view().rules, played.view_of(Seat(0)).rules) == (2, 2, 2)
    monkeypatch.setattr(toy.Toy, "_form", None, raising=False)
    monkeypatch.delattr(toy.Toy, "_form")
    assert toy.Toy.load(played.save()).rules == 2


def test_a_step_without_a_tag_is_refused_when_the_game_is_found() -> None:
    class Nameless(Decision):
        seat: Seat

    game: Any = type("Nameless", (Game,), {"__module__": __name__})
    with pytest.raises(TypeError, match="the step Nameless has no tag"):
        game.kinds()
    del Nameless


def test_a_word_is_its_tag_as_messages_spell_it() -> None:
    class Whatever(Event, tag="LastRound"):
        pass

    assert Whatever.word == kebab("LastRound") == "last-round"


def test_what_a_table_agreed_on_comes_back_with_its_save_and_not_with_another() -> None:
    agreed = [Options(), Options(job_well_done=True), Options(spoils_of_war=True, last_king="plays-on"), Options()]
    saves = [AlbaLonga.start(3, "seed", variant)[0].save() for variant in agreed]
    for _ in range(2):
        assert [AlbaLonga.load(save).variant for save in saves] == agreed
    assert AlbaLonga.load(saves[0]).variant is AlbaLonga.load(saves[3]).variant
