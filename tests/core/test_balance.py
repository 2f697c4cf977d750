"""`python -m engine balance` counts how often each start wins, the same each time, and can be continued."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.balance import Start, Trial, judge, starts_of, table
from engine.core import catalogue

TRIAL = Trial("shafausa", 3, {"mode": "family"}, "7", "regular", 0, None)


def test_a_game_tells_with_what_each_seat_began_and_who_won_and_is_the_same_again() -> None:
    line = judge(TRIAL, 1)
    assert line == judge(TRIAL, 1)
    assert sorted(place for _, place in line["starts"]) == ["place 1", "place 2", "place 3"]
    assert len({people for people, _ in line["starts"]}) == 3
    assert sum(line["won"]) == pytest.approx(1)


def test_starts_are_counted_by_name() -> None:
    lines = [
        {"starts": [["roma", "first"], ["veii", "second"]], "won": [1.0, 0.0]},
        {"starts": [["veii", "first"], ["reate", "second"]], "won": [0.5, 0.5]},
    ]
    towns, places = starts_of(lines)
    assert towns == [Start("reate", 1, 0.5), Start("roma", 1, 1.0), Start("veii", 2, 0.5)]
    assert places == [Start("first", 2, 1.5), Start("second", 2, 0.5)]


def test_a_share_of_one_is_fair_and_what_is_far_from_it_is_marked() -> None:
    lines = [{"starts": [["roma"], ["veii"]], "won": [float(number < 30), float(number >= 30)]} for number in range(40)]
    _, _, roma, veii, _ = table(Trial("alba_longa", 2, {}, "1", "regular", 0, None), lines)
    assert roma.split() == ["roma", "40", "30.0", "1.50", "1.20-1.72", "*"]
    assert veii.split() == ["veii", "40", "10.0", "0.50", "0.28-0.80", "*"]


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_names_the_starts_of_its_seats(game: str) -> None:
    title = catalogue.find(game)
    begun, _ = title.start(title.seats[0], "starts")
    starts = catalogue.kit(game).starts(begun)
    assert len(starts) == begun.players
    assert len({len(labels) for labels in starts}) == 1


def test_experts_are_the_judges_unless_regulars_are_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    call = ["balance", "alba_longa", "--players", "2", "--games", "1", "--cores", "1", "--results", str(file)]
    assert main([*call, "--budget", "2"]) == 0
    assert "expert (2)" in capsys.readouterr().out
    assert main([*call, "--judge", "regular"]) == 0
    assert "regular" in capsys.readouterr().out
    assert len(file.read_text().splitlines()) == 2


def test_an_owners_numbers_can_be_judged(tmp_path: Path) -> None:
    title = catalogue.find("shafausa")
    assert title.component_file
    raw = title.component_file.path.read_bytes()
    richer = raw.replace(b'"start_chf": 27', b'"start_chf": 60')
    assert richer != raw
    began = [judge(TRIAL._replace(data=data, players=6), 3)["starts"] for data in (raw, richer)]
    assert began[0] == began[1]
