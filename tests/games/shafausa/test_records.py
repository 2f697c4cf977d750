"""Golden games: every mode and number of players, every way the game can end, replayed to the last byte."""

from __future__ import annotations

from pathlib import Path

from engine.core.record import from_bytes, replay

RECORDS = sorted((Path(__file__).parents[2] / "records" / "shafausa").glob("*.txt"))


def test_there_is_one_for_every_mode_and_number_of_players():
    heads = {(record.options["mode"], record.players) for record in map(from_bytes, map(Path.read_bytes, RECORDS))}
    assert heads == {(mode, players) for mode in ("family", "geek", "colonial") for players in range(2, 7)}


def test_there_is_one_for_every_ending_and_for_every_course_a_management_phase_can_take():
    told = set()
    for file in RECORDS:
        for _, heard in replay(from_bytes(file.read_bytes())):
            told |= {one.event.word for one in heard}
    assert {"cities-filled", "warehouses-filled", "rounds-over"} <= told
    assert {"order-called", "plan-reopened", "plan-carried-out", "power-revealed", "office-replaced"} <= told
