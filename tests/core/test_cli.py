"""`python -m engine` as a person calls it."""

from __future__ import annotations

import argparse
import json
import sys
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli import play
from engine.cli.bars import at_least, at_most
from engine.cli.bench import TURNS, WORKS, RecordedPlayout, modes, rates, ratio_to_neighbours
from engine.cli.beside import Peers
from engine.cli.questions import QuestionCount, QuestionCounts
from engine.core import catalogue
from engine.core.action import simplest
from engine.core.dice import seed_of
from engine.core.game import Variant
from engine.core.record import from_bytes, to_json
from engine.core.words import LANGUAGES
from tests.sentences import says

DATA = Path(__file__).parents[2] / "engine" / "games" / "comuni" / "data" / "components.json"


@pytest.mark.parametrize(
    ("call", "key", "facts"),
    [
        ("play chess", "game-unknown", {"name": "chess"}),
        ("play comuni --players 6", "players-wrong", {"game": "comuni", "least": 2, "most": 5, "players": 6}),
        ("play comuni --option x=1", "option-none", {"game": "comuni", "name": "x"}),
        ("play alba_longa --option x=1", "option-unknown", {"game": "alba_longa", "name": "x"}),
        ("play comuni --option x", "option-form", {"typed": "x"}),
        ("play comuni --house wizard", "house-unknown", {"name": "wizard"}),
        ("play comuni --house rookie,rookie", "house-count", {"named": 2, "players": 4}),
        ("play comuni --data nowhere.json", "file-unreadable", {"file": "nowhere.json"}),
        ("play comuni --lang xx", "wrong-call", {"program": "python -m engine play"}),
        ("play comuni --record /nowhere/g.json --players 2", "file-unwritable", {"file": "/nowhere/g.json"}),
        ("soak comuni --games 0", "games-few", {}),
        ("pace comuni --games 0", "games-few", {}),
        ("pace comuni --players 6", "players-wrong", {"players": 6}),
        ("questions comuni --games 0", "games-few", {}),
        ("verify nowhere.json", "file-unreadable", {"file": "nowhere.json"}),
        ("dance", "wrong-call", {"program": "python -m engine"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_call_gets_one_sentence_and_exit_code_2(
    lang: str,
    call: str,
    key: str,
    facts: dict[str, str | int],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    assert main(call.split()) == 2
    error = capsys.readouterr().err
    assert says(error, key, lang, **facts), error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    "call",
    [
        "play comuni --players 2 --house absent --seed round",
        "soak comuni --players 2 --house absent --seed round --games 2",
        "pace comuni --players 2 --seed round --games 1",
        "questions comuni --players 2 --house absent --seed round --games 1",
        "bench comuni",
    ],
)
def test_a_playout_without_end_gets_a_sentence_and_exit_code_1(
    call: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.core.house.ENDLESS", 20)
    assert main(call.split()) == 1
    *_, sentence = capsys.readouterr().err.splitlines()
    assert sentence.startswith("comuni, ")
    assert sentence.endswith(": 20.")


def test_a_broken_data_file_names_every_violation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = json.loads(DATA.read_text())
    raw["project_cards"]["cards"].pop()
    raw["resources"]["gold"]["supply"] = 49
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(raw))
    assert main(["play", "comuni", "--data", str(file)]) == 2
    error = capsys.readouterr().err
    assert "project_cards: 87 " in error
    assert "resources: 209 " in error


def test_a_record_can_be_verified_and_a_change_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "g.json"
    assert main(["play", "comuni", "--players", "2", "--seed", "7", "--lang", "fr", "--record", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    raw = file.read_bytes()
    place = raw.index(b'"check"', len(raw) // 2) + 10
    file.write_bytes(raw[:place] + (b"0" if raw[place : place + 1] != b"0" else b"1") + raw[place + 1 :])
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    assert "action " in capsys.readouterr().err


def test_an_unfinished_record_is_verified_without_a_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "g.json"
    assert main(["play", "comuni", "--players", "2", "--seed", "7", "--record", str(file)]) == 0
    record = from_bytes(file.read_bytes())
    record.moves, record.unfinished = record.moves[:9], True
    file.write_bytes(to_json(record))
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "9 actions" in said
    assert "Result" not in said


def test_a_game_with_an_owners_data_is_verified_with_that_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = json.loads(DATA.read_text())
    raw["comuni"][0]["start"]["gold"] = 3
    mine, record = tmp_path / "mine.json", tmp_path / "g.txt"
    mine.write_text(json.dumps(raw))
    assert main(["play", "comuni", "--players", "5", "--data", str(mine), "--record", str(record)]) == 0
    assert main(["verify", str(record), "--data", str(mine)]) == 0
    assert main(["verify", str(record)]) == 1
    assert "--data" in capsys.readouterr().err


def test_a_soak_shows_progress_and_prints_one_json_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "comuni", "--players", "5", "--games", "3", "--seed", "1", "--house", "rookie"]) == 0
    shown = capsys.readouterr()
    assert "3/3" in shown.err
    report = json.loads(shown.out)
    assert report["games"] == report["finished"] == 3
    assert sum(report["wins"]) == 3
    assert {"actions", "actions_per_second", "mean_score"} <= set(report)


def test_the_pace_names_the_orders_and_counts_what_they_leave_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pace", "shafausa", "--players", "3", "--games", "2", "--option", "mode=geek"]) == 0
    shown = capsys.readouterr()
    assert "2/2" in shown.err
    assert "- Turn order: bid up to 1 CHF; then pass and take the first place." in shown.out
    for level, line in zip(("rookie", "regular"), shown.out.splitlines()[-2:], strict=True):
        word, *numbers = line.split()
        questions, ordered, answers, ordered_answers = map(float, numbers)
        assert word == level
        assert 0 < ordered < questions < answers
        assert ordered < ordered_answers < answers


def test_the_questions_of_a_player_are_counted_kind_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["questions", "shafausa", "--players", "2", "--games", "2", "--option", "mode=geek"]) == 0
    shown = capsys.readouterr()
    assert "2/2" in shown.err
    kinds = {word: list(map(as_number, numbers)) for word, *numbers in map(str.split, shown.out.splitlines()[2:])}
    total = kinds.pop("total")
    assert {"management", "buy-building"} <= set(kinds)
    for column in (0, 1):
        assert sum(numbers[column] for numbers in kinds.values()) == pytest.approx(total[column], abs=0.5)
    # a plan has many steps and is one question
    assert kinds["management"][0] < kinds["management"][1]
    assert all(0 <= share <= 100 for numbers in kinds.values() for share in numbers[2:])


def as_number(shown: str) -> float:
    return float(shown.rstrip("%"))


def test_an_idle_question_is_told_from_one_that_had_no_choice() -> None:
    game = catalogue.find("comuni").start(2, seed_of("idle"))[0]
    view = game.view_of(game.asked[0])
    assert view.step
    counts = QuestionCounts()
    counts.count(view, view.step.absent(view), new=True)
    busy = next(simplest(one) for one in view.step.options(view) if simplest(one) != view.step.absent(view))
    counts.count(view, busy, new=False)
    assert counts.total() == QuestionCount(asked=1, answers=2, single=0, idle=1)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_docs_name_every_action_and_question(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs", "comuni", "--lang", lang]) == 0
    page = capsys.readouterr().out
    for word in ("`bid`", "`commit`", "`exchange`", "`commitment`", "`displaced`", "Q1"):
        assert word in page


def test_bench_measures_every_row(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.cli.bench.RUNS", 1)
    assert main(["bench", "comuni"]) == 0
    page = capsys.readouterr().out
    rows = ("submit us", "options us", "view us", "load us", "save us", "branch us")
    for row in (*rows, "rookie games/s", "regular actions/s", "with all views/s"):
        assert row in page
    assert "load + save us" in page
    assert "<= 60" in page


def test_a_ratio_stands_whatever_else_the_machine_has_to_do() -> None:
    # busy for a while, and once for each of them alone
    busy = [1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1]
    theirs = [12_000 / factor for factor in busy]
    ours = [2 * 36_000 / (before + after) for before, after in pairwise(busy)]
    assert ratio_to_neighbours(ours, theirs) == pytest.approx(3)
    theirs[1] /= 4
    ours[8] /= 4
    assert ratio_to_neighbours(ours, theirs) == pytest.approx(3)


def test_bench_measures_before_and_after_each_turn_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Beside(Peers):
        def __init__(self) -> None:
            """Nobody is started."""

        def rate(self, peer: str) -> float:
            asked.append(peer)
            return 1.0

    monkeypatch.setattr("engine.cli.bench.RUNS", 1)
    course = RecordedPlayout("comuni", 2, Variant())
    rows = rates(course, Beside())
    assert asked == ["catanatron"] * (TURNS + 1)
    for name in WORKS:
        assert rows[f"{name} : catanatron"] == pytest.approx(rows[f"{name}/s"])


def test_bench_fails_below_a_bar_where_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.cli.bench.RUNS", 1)
    monkeypatch.setattr("engine.cli.bench.BARS", {"save bytes": at_most(1), "save us": at_least(0)})
    assert main(["bench", "comuni"]) == 0
    assert "<= 1   MISSED" in capsys.readouterr().out
    assert main(["bench", "comuni", "--check"]) == 1
    page = capsys.readouterr().out
    assert ">= 0\n" in page
    *_, last = page.splitlines()
    assert last.startswith("  comuni, 4 players, as usual: save bytes is ")
    assert last.endswith(", and should be <= 1")


def test_bench_says_so_where_the_peers_are_not_installed(capsys: pytest.CaptureFixture[str]) -> None:
    for python, key in ((sys.executable, "bench-no-catanatron"), ("/nowhere/python", "bench-no-peers")):
        assert main(["bench", "comuni", "--peers", python]) == 2
        assert says(capsys.readouterr().err, key)


def test_every_mode_that_a_table_can_agree_on_is_measured() -> None:
    found = [name for name, _ in modes(catalogue.find("shafausa"), 4)]
    assert found[0] == "as usual"
    assert {"mode=family", "mode=colonial", "peoples=chosen", "round_limit=True"} <= set(found)
    assert "compensation=True" not in found


def test_the_ledger_does_not_say_that_red_plays_red() -> None:
    said = StringIO()
    asked = {"game": "flandern1302", "players": 3, "seed": "3", "house": "rookie", "option": ["guilds=dealt"]}
    assert play.run(argparse.Namespace(**asked, data=None, lang="en", record=None), said) == 0
    _title, first, *_ = said.getvalue().splitlines()
    assert first
    assert "plays" not in first
