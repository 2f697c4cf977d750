"""`python -m engine balance` counts how often each start wins, the same each time, and can be continued."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.balance import Start, Trial, judge, starts_of, table
from engine.cli.results import Line
from engine.core import catalogue
from engine.core.chances import wilson
from engine.core.dice import Dice

TRIAL = Trial("shafausa", 3, {"mode": "family"}, "7", "regular", 0, None)


def test_a_game_tells_with_what_each_seat_began_and_who_won_and_is_the_same_again() -> None:
    line = judge(TRIAL, 1)
    assert line == judge(TRIAL, 1)
    assert sorted(place for _, place in line["starts"]) == ["place 1", "place 2", "place 3"]
    assert len({people for people, _ in line["starts"]}) == 3
    assert sum(line["won"]) == pytest.approx(1)
    assert line["points"][line["won"].index(1.0)] == max(line["points"])


def test_starts_are_counted_by_name() -> None:
    lines = [
        {"starts": [["roma", "first"], ["veii", "second"]], "won": [1.0, 0.0]},
        {"starts": [["veii", "first"], ["reate", "second"]], "won": [0.5, 0.5]},
    ]
    towns, places = starts_of(lines)
    assert towns == [Start("reate", 1, 0.5), Start("roma", 1, 1.0), Start("veii", 2, 0.5)]
    assert places == [Start("first", 2, 1.5), Start("second", 2, 0.5)]


def played(worth: Mapping[str, float], games: int, seats: int) -> list[Line]:
    """Games whose points are what each start is worth, and luck."""
    dice = Dice("points")
    lines: list[Line] = []
    for _ in range(games):
        starts = dice.shuffle("starts", sorted(worth))[:seats]
        points = [worth[start] + sum(dice.below("luck", 7) for _ in range(4)) for start in starts]
        winners = points.count(max(points))
        won = [(own == max(points)) / winners for own in points]
        lines.append({"starts": [[start] for start in starts], "won": won, "points": points})
    return lines


#: starts of a game of three; in the second every start is in every game, as places in the turn order are
WORTHS = {
    "peoples": {"albans": -3, "etruscans": -1, "latins": 0, "sabines": 0, "umbrians": 4},
    "places": {"first": -2, "second": 0, "third": 3},
}


@pytest.mark.parametrize("worth", WORTHS.values(), ids=WORTHS)
def test_the_points_of_a_hundred_games_tell_the_share_that_thousands_count(worth: dict[str, float]) -> None:
    [counted] = starts_of(played(worth, 6000, 3))
    [starts] = starts_of(played(worth, 100, 3))
    for start, truth in zip(starts, counted, strict=True):
        share = 3 * truth.wins / truth.games
        assert start.expected
        assert truth.expected
        assert start.expected.low < share < start.expected.high
        assert truth.expected.share == pytest.approx(share, abs=0.08)
        # narrower than what victories tell
        low, high = wilson(start.wins, start.games)
        assert start.expected.high - start.expected.low < 3 * (high - low)


def test_points_say_nothing_where_they_do_not_decide_and_where_none_were_written_down() -> None:
    race = {"starts": [["roma"], ["veii"]], "won": [0.0, 1.0], "points": [50, 40]}
    early = {"starts": [["veii"], ["roma"]], "won": [0.0, 1.0]}
    assert [start.expected for start in starts_of([race, early])[0]] == [None, None]
    assert [start.expected for start in starts_of([early])[0]] == [None, None]


def test_a_share_of_one_is_fair_and_what_is_far_from_it_is_marked() -> None:
    lines: list[Line] = [
        {"starts": [["roma"], ["veii"]], "won": [float(number < 30), float(number >= 30)]} for number in range(40)
    ]
    trial = Trial("alba_longa", 2, {}, "1", "regular", 0, None)
    _, _, roma, veii, _ = table(trial, lines)
    assert roma.split() == ["roma", "40", "30.0", "1.50", "1.20-1.72", "-", "-", "*"]
    assert veii.split() == ["veii", "40", "10.0", "0.50", "0.28-0.80", "-", "-", "*"]
    # won by a point each time, and lost by many: points see no start ahead
    narrow = [{**line, "points": [12, 11] if line["won"][0] else [11, 17]} for line in lines]
    marked = [told.split() for told in list(table(trial, narrow))[2:4]]
    assert [told[3] for told in marked] == ["1.50", "0.50"]
    assert [told[-1] for told in marked if told[-1] == "*"] == []


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
