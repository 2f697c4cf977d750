"""`python -m engine arena` counts who wins how often, the same each time, with honest intervals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.arena import Bout, fight, table
from engine.cli.results import Results
from engine.core import catalogue
from engine.core.chances import wilson
from tests.sentences import says


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(31, 32)
    assert (round(low, 3), round(high, 3)) == (0.843, 0.994)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_places_move_from_seat_to_seat_and_a_game_is_the_same_again() -> None:
    bout = Bout("alba_longa", ("regular", "rookie"), {}, "7", None)
    games = [fight(bout, number) for number in range(4)]
    assert [one.won for one in games] == [fight(bout, number).won for number in range(4)]
    assert all(sum(one.won) in (0, 1) for one in games)
    lines = table(bout, games)
    assert "fair share 50 %" in lines[0]
    assert [line.split()[0] for line in lines[2:]] == ["regular", "rookie"]


def test_an_expert_keeps_to_the_budget() -> None:
    played = fight(Bout("alba_longa", ("expert", "regular"), {}, "3", 2), 0)
    assert played.playouts[0]
    assert max(played.playouts[0]) <= 2
    assert played.playouts[1] == []


def test_the_table_is_printed_with_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "alba_longa", "--seats", "regular,rookie,rookie", "--games", "3", "--cores", "1"]
    assert main(call) == 0
    shown = capsys.readouterr()
    assert "3/3" in shown.err
    assert "alba_longa, 3 players, 3 games" in shown.out


@pytest.mark.parametrize(
    ("call", "key"),
    [
        ("arena comuni --seats regular", "players-wrong"),
        ("arena comuni --seats regular,wizard", "house-unknown"),
        ("arena comuni --seats regular,regular --games 0", "arena-few"),
    ],
)
def test_a_wrong_call_gets_a_sentence(call: str, key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call.split()) == 2
    assert says(capsys.readouterr().err, key)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    call = ["arena", "alba_longa", "--seats", "regular,rookie", "--cores", "1", "--results", str(file), "--games"]
    assert main([*call, "2"]) == 0
    first = file.read_bytes()
    # the last line was being written when the run was stopped
    file.write_bytes(first[:-30])
    capsys.readouterr()
    assert main([*call, "3"]) == 0
    on = capsys.readouterr()
    assert "1/3" not in on.err
    assert "3/3" in on.err
    assert main(["arena", "alba_longa", "--seats", "regular,rookie", "--cores", "1", "--games", "3"]) == 0
    whole = capsys.readouterr().out

    def wins(out: str) -> list[list[str]]:
        return [line.split()[:4] for line in out.splitlines()]

    assert wins(on.out) == wins(whole)
    assert main([*call, "3"]) == 0
    assert wins(capsys.readouterr().out) == wins(whole)


def test_games_of_another_run_are_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(str(file), {"seed": "1"}).add(0, {"won": [1]})
    Results(str(file), {"seed": "2"}).add(4, {"won": [0]})
    assert Results(str(file), {"seed": "1"}).done == {0: {"won": [1]}}
    assert Results(str(file), {"seed": "3"}).done == {}


@pytest.mark.parametrize("command", ["arena --seats regular,rookie", "balance --judge regular --players 2"])
def test_a_file_says_by_which_rules_its_games_were_played(tmp_path: Path, command: str) -> None:
    """With other rules, or other printed numbers, the same seeds are other games."""
    file = tmp_path / "results.jsonl"
    name, *more = command.split()
    assert main([name, "shafausa", *more, "--games", "1", "--cores", "1", "--results", str(file)]) == 0
    assert json.loads(file.read_text())["run"]["rules"] == catalogue.find("shafausa").newest_rules > 1


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = "arena alba_longa --seats regular,rookie --games 1 --cores 1 --results"
    assert main([*call.split(), str(tmp_path / "none" / "results.jsonl")]) == 2
    assert says(capsys.readouterr().err, "file-unwritable")
