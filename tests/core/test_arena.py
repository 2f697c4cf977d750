"""`python -m engine arena` counts who wins how often, the same each time, with honest intervals."""

from __future__ import annotations

import pytest

from engine.__main__ import main
from engine.cli.arena import Bout, fight, table, wilson
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
