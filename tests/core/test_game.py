"""The agenda, questions, sealed answers, liberties and what may be taken back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import msgspec
import pytest

from engine.core.illegal import Illegal
from engine.core.save import SaveError
from engine.core.seat import Seat
from engine.core.step import Decision, on
from tests.core.toy import Draw, Drawing, Offered, Offering, Pick, Picking, Ready, Skip, Toy, Wave, Waved, Whispered

ANNA, BEN = Seat(0), Seat(1)


@pytest.fixture
def toy() -> Toy:
    game, _ = Toy.start(2, "seed")
    return game


def at_auction(toy: Toy) -> Toy:
    for seat in (ANNA, BEN):
        toy.submit(seat, Pick(number=4))
        toy.submit(seat, Ready())
    return toy


def test_an_each_waits_for_all_its_seats_in_any_order_and_a_seat_may_stay(toy: Toy) -> None:
    assert toy.asked == (ANNA, BEN)
    toy.submit(BEN, Pick(number=2))
    toy.submit(BEN, Pick(number=3))
    assert toy.asked == (ANNA, BEN)
    toy.submit(BEN, Ready())
    assert toy.asked == (ANNA,)
    assert toy.question == 1
    toy.submit(ANNA, Pick(number=1))
    toy.submit(ANNA, Ready())
    assert toy.table.notes == {"picked": 4}
    assert toy.question == 2


def test_a_refusal_in_an_each_keeps_the_seat(toy: Toy) -> None:
    before = toy.save()
    with pytest.raises(Illegal, match="pick-first"):
        toy.submit(ANNA, Ready())
    assert toy.save() == before


def test_a_finished_seat_of_an_each_is_not_asked_again(toy: Toy) -> None:
    toy.submit(BEN, Pick(number=2))
    toy.submit(BEN, Ready())
    with pytest.raises(Illegal, match="not-your-decision"):
        toy.submit(BEN, Pick(number=3))


def test_sealed_answers_stay_unseen_may_be_changed_and_are_revealed_together(toy: Toy) -> None:
    at_auction(toy)
    unseen = toy.view().table
    told = toy.submit(ANNA, Offering(coins=1)).told
    assert [(one.to, one.event) for one in told] == [(ANNA, Whispered(1))]
    toy.submit(ANNA, Offering(coins=3))
    assert toy.view().table == unseen
    assert toy.view_of(ANNA).answer == Offering(coins=3)
    assert toy.view_of(BEN).answer is None
    assert toy.asked == (BEN,)
    outcome = toy.submit(BEN, Offering(coins=5))
    assert toy.table.bids == [3, 5]
    assert Offered((3, 5)) in [one.event for one in outcome.told]
    assert not outcome.reversible
    assert toy.answers == {}


def test_a_sealed_answer_survives_saving(toy: Toy) -> None:
    at_auction(toy).submit(ANNA, Offering(coins=2))
    again = Toy.load(toy.save())
    assert again.save() == toy.save()
    again.submit(BEN, Offering(coins=0))
    assert again.table.bids == [2, 0]


def test_after_the_reveal_another_question_is_put(toy: Toy) -> None:
    at_auction(toy)
    toy.submit(ANNA, Offering(coins=2))
    toy.submit(BEN, Offering(coins=2))
    with pytest.raises(Illegal, match="another-question"):
        toy.submit(ANNA, Offering(coins=1))
    with pytest.raises(Illegal, match="not-your-decision"):
        toy.submit(BEN, Offering(coins=1))


def test_nobody_hears_of_a_seal_before_anything_was_sealed(toy: Toy) -> None:
    assert toy.step == Picking()
    with pytest.raises(Illegal, match="another-question"):
        toy.submit(ANNA, Offering(coins=1))


def test_a_liberty_never_removes_the_step(toy: Toy) -> None:
    at_auction(toy)
    question = toy.question
    outcome = toy.submit(BEN, Wave())
    assert [one.event for one in outcome.told] == [Waved(BEN)]
    assert (toy.question, toy.asked) == (question, (ANNA, BEN))


def test_what_an_action_brought_about_stays_as_it_was_told(toy: Toy) -> None:
    """Neither the next action nor a refused one adds to it."""
    at_auction(toy)
    outcome = toy.submit(BEN, Wave())
    toy.submit(ANNA, Wave())
    with pytest.raises(Illegal, match="another-question"):
        toy.submit(ANNA, Pick(number=1))
    assert [one.event for one in outcome.told] == [Waved(BEN)]


def test_drawing_or_rolling_cannot_be_taken_back_freely(toy: Toy) -> None:
    at_auction(toy)
    toy.submit(ANNA, Offering(coins=0))
    toy.submit(BEN, Offering(coins=0))
    assert toy.step == Drawing(ANNA)
    other = Toy.load(toy.save())
    assert not toy.submit(ANNA, Draw()).reversible
    assert not other.submit(ANNA, Skip()).reversible
    assert toy.over
    assert other.over


def test_picking_can_be_taken_back(toy: Toy) -> None:
    assert toy.submit(ANNA, Pick(number=1)).reversible


def test_a_decision_that_asks_nobody_passes_by_itself(toy: Toy) -> None:
    at_auction(toy)
    toy.submit(ANNA, Offering(coins=0))
    toy.submit(BEN, Offering(coins=0))
    toy.submit(ANNA, Draw())
    assert toy.over
    with pytest.raises(Illegal, match="game-over"):
        toy.submit(ANNA, Draw())


def test_an_action_of_another_question_is_refused(toy: Toy) -> None:
    with pytest.raises(Illegal, match="another-question"):
        toy.submit(ANNA, Draw())


@pytest.mark.parametrize("save", [b"", b"{}", b'{"shape": 1}', b"[1]"])
def test_what_is_no_save_is_refused_with_a_sentence(save: bytes) -> None:
    with pytest.raises(SaveError, match="not a save of toy"):
        Toy.load(save)


def test_a_save_of_another_shape_is_refused(toy: Toy) -> None:
    with pytest.raises(SaveError, match="shape 9"):
        Toy.load(toy.save().replace(b'"shape":1', b'"shape":9'))


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(Illegal, match="players"):
        Toy.start(3, "seed")


def test_two_threads_may_load_a_game_for_the_first_time(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    save, made = toy.save(), msgspec.json.Decoder
    both, waits = Barrier(2), 1

    def slowly(kind: object) -> object:
        nonlocal waits
        if waits:
            waits = 0
            both.wait()  # the other one looks now
        return made(kind)

    monkeypatch.delattr(Toy, "_form")
    monkeypatch.setattr(msgspec.json, "Decoder", slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(Toy.load, save)
        both.wait()
        assert Toy.load(save).save() == save
        assert first.result().save() == save


def test_a_method_in_the_place_of_an_inherited_one_carries_the_action_out() -> None:
    done: list[str] = []

    class Elder(Decision):
        seat: Seat

        @on(Draw)
        def draw(self, g: Toy, seat: Seat, draw: Draw) -> None:
            done.append("elder")

    class Heir(Elder):
        def draw(self, g: Toy, seat: Seat, draw: Draw) -> None:
            done.append("heir")

    for step in (Elder(ANNA), Heir(ANNA)):
        game, _ = Toy.start(2, "seed")
        game.agenda, game.asked = [step], (ANNA,)
        game.submit(ANNA, Draw())
    assert done == ["elder", "heir"]
