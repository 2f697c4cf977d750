"""A finished match looked at again: the same each time, from any piece on, and honest about what is not known."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.__main__ import main
from engine.core.chances import Chance, Chances, difference
from engine.core.house import levels, playout
from engine.core.record import Record, Recorder, to_json
from engine.core.review import Counted, Review, Reviewer, TurningPoint
from engine.core.review_words import interval, point_words
from engine.core.words import words_for
from tests.sentences import says

PLAYOUTS = 120


@pytest.fixture(scope="module")
def record() -> Record:
    recorder = Recorder("goofspiel", 3, "a secret of twenty-four letters")
    houses = [levels("goofspiel")[level] for level in ("regular", "rookie", "rookie")]
    for _ in playout(recorder.game, houses, "review", recorder.submit):
        pass
    return recorder.record


def whole(reviewer: Reviewer) -> Review:
    review = reviewer.begun()
    while not review.finished:
        # as in the bot, where every piece is made for itself
        review = msgspec.json.decode(msgspec.json.encode(reviewer.further(review)), type=Review)
    return review


def test_a_review_follows_from_its_record(record: Record) -> None:
    reviewer = Reviewer(record, playouts=PLAYOUTS)
    review = whole(reviewer)
    assert review == whole(Reviewer(record, playouts=PLAYOUTS))
    assert review != whole(Reviewer(record, playouts=PLAYOUTS // 2))
    numbers = [point.number for point in review.turning_points]
    assert numbers == sorted(set(numbers))
    assert len(review.turning_points) == 3
    assert all(point.number - 1 in reviewer.decisions for point in review.turning_points)
    ended = reviewer.positions[-1]
    winners = [seat for seat in range(3) if review.counted[len(record.moves)].of(seat).low > 0]
    assert winners == ended.winners()
    assert all(sum(one.wins) == pytest.approx(one.playouts or 1) for one in review.counted.values())


def test_intervals_tell_what_is_not_known() -> None:
    assert Chances((1.0, 0.0), 0).of(0) == Chance(1.0, 1.0, 1.0)
    few, many = Chances((2, 2), 4).of(0), Chances((200, 200), 400).of(0)
    assert few.low < many.low < 0.5 < many.high < few.high
    ahead = difference([1, 1, 1, 0] * 20, [0, 1, 0, 0] * 20)
    assert ahead.share == 0.5
    assert ahead.low > 0
    assert difference([1, 0] * 3, [0, 1] * 3).low < 0
    words = words_for("goofspiel", "en")
    assert interval(few, words) == words.say("review-between", share=50, low=15, high=85)
    assert interval(Chance(1.0, 1.0, 1.0), words) == words.say("review-share", share=100)


@pytest.mark.parametrize(
    ("ahead", "key"),
    [
        (Counted(0.3, 0.1, 0.5), "review-better"),
        (Counted(0.2, -0.1, 0.5), "review-perhaps"),
        (Counted(0.1, -0.2, 0.4), "review-fine"),
        (Counted(-0.1, -0.2, 0.0), "review-fine"),
    ],
)
def test_a_better_move_is_named_only_where_one_was_found(record: Record, ahead: Counted, key: str) -> None:
    reviewer, hoped = Reviewer(record), Counted(0.6, 0.5, 0.7)
    chances, move = Chances((1, 2, 3), 6), record.moves[0]
    point = TurningPoint(1, move.seat, 0, chances, chances, hoped, move.action, hoped, ahead, 4)
    words = words_for(record.game, "en", ["Ada", "Bruno", "Carla"])
    said = point_words(point, move.action, reviewer.positions[0], words)
    number, made = words.names[move.seat], interval(hoped, words)
    move_said = words.summed_up(reviewer.positions[0].read(move.action), reviewer.positions[0].view_of(move.seat))
    facts = {"move": move_said, "seat": number, "hoped": made, "made": made, "tried": 4}
    assert said.better == words.say(key, **facts)
    only = msgspec.structs.replace(point, other=None, hoped=None, ahead=None, tried=1)
    assert point_words(only, move.action, reviewer.positions[0], words).better == words.say("review-only")


def test_the_command_writes_a_page_that_holds_its_pictures(
    record: Record, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "record.json", tmp_path / "review.html"
    file.write_bytes(to_json(record))
    call = ["review", str(file), "-o", str(page), "--budget", "20", "--lang", "fr", "--names", "Ada", "<b>"]
    assert main(call) == 0
    written = page.read_text("utf-8")
    assert written.count('<img src="data:image/png;base64,') == 4
    assert written.count("<section>") == 3
    assert "Ada" in written
    assert "<b>&lt;b&gt;" not in written
    assert "&lt;b&gt;" in written
    assert "http" not in written
    assert "[##############################]" in capfd.readouterr().err


def test_a_wrong_call_gets_a_sentence(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "record.json", str(tmp_path / "review.html")
    file.write_bytes(to_json(record))
    unfinished = tmp_path / "unfinished.json"
    begun = msgspec.structs.replace(record, moves=record.moves[:4], unfinished=True)
    unfinished.write_bytes(to_json(begun))
    for call, key in (
        ([str(file), "-o", "review.gif"], "review-form"),
        ([str(file), "-o", out, "--budget", "0"], "review-few"),
        ([str(unfinished), "-o", out], "review-unfinished"),
    ):
        assert main(["review", *call]) == 2
        assert says(capsys.readouterr().err, key)
