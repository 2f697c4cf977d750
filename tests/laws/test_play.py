"""Games end, someone is always asked, nothing depends on the memory of a process, nothing is lost."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core.action import Action
from engine.core.illegal import Illegal
from engine.core.record import Recorder, from_bytes, replay, to_json, to_text, verify
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import AnyGame, Case, cases, copy, invented, play, reloaded

EVERY = pytest.mark.parametrize("case", cases(), ids=str)
SOME = pytest.mark.parametrize("case", cases(per_count=3), ids=str)


@EVERY
def test_playouts_end_and_somebody_is_always_asked_and_pieces_are_conserved(case: Case) -> None:
    for level in ("rookie", "regular"):
        game = case.start(level)
        pieces = game.census()
        assert min(pieces.values()) >= 0, pieces
        for seat, action in play(game, level, level):
            assert game.asked, f"nobody is asked before {action}"
            assert seat in game.asked
            assert game.winners() == []
            assert game.standing() is None
            assert game.census() == pieces, f"after {game.question} questions"
        assert game.census() == pieces
        assert game.winners() or game.all_may_lose
        standing = game.standing()
        assert standing is not None
        assert len(standing) == case.players


@SOME
def test_the_tally_of_any_position_changes_nothing_and_is_the_standing_at_the_end(case: Case) -> None:
    game = case.start("tally")
    begun = False
    for number, _ in enumerate(play(game, "tally")):
        before = game.save()
        tally = game.tally()
        assert game.save() == before, f"after {number} actions"
        if tally is None:
            assert not begun, f"a game that could say it cannot after {number} actions"
            continue
        begun = True
        assert len(tally) == case.players
    assert begun
    assert game.tally() == game.standing()


@SOME
def test_the_caretaker_of_absent_players_keeps_a_game_going(case: Case) -> None:
    game = case.start("absent")
    for number, _ in enumerate(play(game, "absent", "rookie")):
        if number % 3 == 0:
            for seat in game.asked:
                view = game.view_of(seat)
                assert view.step
                answer = view.step.absent(view)
                assert view.step.absent(view) == answer
                copy(game).submit(seat, answer)


@SOME
def test_while_a_question_stands_those_who_are_ready_are_counted_up_to_the_same_number(case: Case) -> None:
    game = case.start("ready")
    before: tuple[int, int, int] | None = None
    for _ in play(game, "ready"):
        assert game.step is not None
        ready, count = game.step.ready(game.table, game.asked)
        assert 0 <= ready <= count <= case.players
        assert count - ready >= len(game.asked) > 0
        if before and before[0] == game.question:
            assert count == before[2]
            assert ready >= before[1]
        before = (game.question, ready, count)


@SOME
def test_a_silent_step_shows_others_nothing_and_needs_nothing_they_do_at_the_same_time(case: Case) -> None:
    game = case.start("silence")
    earlier = before = copy(game)
    last: tuple[Seat, bool] | None = None
    for seat, action in play(game, "silence"):
        # `play` gives the step before it is taken
        if (
            last
            and last[0] != seat
            and last[1]
            and before.question == earlier.question
            and is_silent(game, seat, action)
        ):
            again = copy(earlier)
            if seat in again.asked:
                assert is_silent(again, seat, action)
        after = copy(game)
        outcome = after.submit(seat, action)
        if is_silent(game, seat, action):
            for other in range(case.players):
                if other != seat:
                    assert after.view_of(Seat(other)) == game.view_of(Seat(other))
        earlier, before, last = copy(game), after, (seat, outcome.reversible)


def is_silent(game: AnyGame, seat: Seat, action: Action) -> bool:
    face, played = game.face(), copy(game)
    told = played.submit(seat, action).told
    return played.face() == face and all(one.to is not None for one in told)


@SOME
def test_saving_and_loading_after_every_action_changes_nothing(case: Case) -> None:
    straight, broken = case.start(), case.start()
    for seat, action in play(straight):
        broken = reloaded(broken)
        assert broken.question == straight.question
        broken.submit(seat, action)
    assert broken.save() == straight.save()


@SOME
def test_a_view_shows_the_table_as_it_is_whatever_was_shown_before(case: Case) -> None:
    for level in ("rookie", "regular"):
        game = case.start("views")
        for _ in play(game, "views", level):
            # the seat that will act has looked at the table already
            assert game.view() == reloaded(game).view()
        assert game.view() == reloaded(game).view()


@SOME
def test_the_record_replays_to_the_same_bytes_in_both_forms(case: Case) -> None:
    recorder = Recorder(case.game, case.players, "law", ["some", "entropy"], case.options)
    for seat, action in play(recorder_game := copy(recorder.game)):
        recorder.submit(seat, action)
    assert recorder.game.save() == recorder_game.save()
    for raw in (to_json(recorder.record), to_text(recorder.record)):
        assert verify(raw).save() == recorder.game.save()
        *_, (last, _told) = replay(from_bytes(raw))
        assert last.save() == recorder.game.save()


@SOME
def test_a_refusal_changes_nothing_and_is_a_sentence_in_every_language(case: Case) -> None:
    chance = random.Random(str(case))
    game = case.start()
    refusals = 0
    for number, _ in enumerate(play(game)):
        if number % 7:
            continue
        for seat in (game.asked[0], chance.randrange(game.players)):
            action = invented(game, seat, chance)
            if action is None:
                continue
            trial = copy(game)
            before = trial.save()
            try:
                trial.submit(seat, action)
            except Illegal as refusal:
                refusals += 1
                assert trial.save() == before, f"{action!r} was refused by {refusal} but changed the game"
                for lang in LANGUAGES:
                    sentence = words_for(case.game, lang, ["Ada"] * game.players, game.data).refusal(refusal)
                    # what is asked instead is quoted at the end
                    assert sentence[-1] in ".!?…”»“", sentence
    assert refusals


@SOME
def test_an_answer_to_an_earlier_question_is_recognised_as_stale(case: Case) -> None:
    game = case.start()
    for number, (seat, action) in enumerate(play(game)):
        if number % 11 == 0:
            with pytest.raises(Illegal, match="stale-question"):
                copy(game).submit(seat, action, question=game.question - 1)
            copy(game).submit(seat, action, question=game.question)


@SOME
def test_what_happens_is_told_in_every_language(case: Case) -> None:
    game = case.start()
    said = {lang: words_for(case.game, lang, [f"P{n}" for n in range(case.players)], game.data) for lang in LANGUAGES}
    house_told = []
    for seat, action in play(copy(game)):
        assert game.step
        question = {lang: words.question(game.step) for lang, words in said.items()}
        assert all(question.values())
        house_told += game.submit(seat, action).told
    kinds = {type(one.event): one.event for one in house_told}
    for event in kinds.values():
        for words in said.values():
            assert words.event(event).strip(), event
    raw = game.kinds().told.decode(msgspec.json.encode(house_told))
    assert [one.event for one in raw] == [one.event for one in house_told]
