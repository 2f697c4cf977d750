"""A record tells the whole game, and every change to it is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.record import BadRecord, fields_of, from_bytes, notation, replay, to_json, to_text, verify

GOLDEN = Path(__file__).parents[1] / "records" / "comuni" / "3-players.txt"


@pytest.fixture(params=["text", "json"])
def raw(request: pytest.FixtureRequest) -> bytes:
    text = GOLDEN.read_bytes()
    return text if request.param == "text" else to_json(from_bytes(text))


def test_both_forms_say_the_same(raw: bytes) -> None:
    assert to_text(from_bytes(raw)) == GOLDEN.read_bytes()
    assert verify(raw).winners() == verify(GOLDEN.read_bytes()).winners()


def test_every_changed_byte_is_found(raw: bytes) -> None:
    for place in range(3, len(raw), len(raw) // 41):
        changed = bytearray(raw)
        changed[place] = ord("7") if changed[place] != ord("7") else ord("8")
        with pytest.raises(BadRecord):
            verify(bytes(changed))


def test_the_first_wrong_action_is_named() -> None:
    lines = GOLDEN.read_text().splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if line.startswith("20 "))
    lines[place] = lines[place].replace("#", "#0", 1)[:-2] + "\n"
    with pytest.raises(BadRecord, match="action 20 "):
        verify("".join(lines).encode())


def test_a_missing_last_action_is_found() -> None:
    lines = GOLDEN.read_text().splitlines(keepends=True)
    with pytest.raises(BadRecord, match="isn’t over"):
        verify("".join(lines[:-1]).encode())


def cut(raw: bytes, count: int) -> bytes:
    record = from_bytes(raw)
    record.moves, record.unfinished = record.moves[:count], True
    return to_json(record) if raw.startswith(b"{") else to_text(record)


@pytest.mark.parametrize("count", [0, 1, 50])
def test_a_record_that_says_it_is_unfinished_is_verified_as_far_as_it_goes(raw: bytes, count: int) -> None:
    short = cut(raw, count)
    assert not verify(short).over
    assert from_bytes(short).unfinished
    with pytest.raises(BadRecord):
        verify(short.replace(b"golden-3", b"golden-9"))


def test_an_unfinished_record_cannot_hold_a_finished_game(raw: bytes) -> None:
    with pytest.raises(BadRecord, match="is over after"):
        verify(cut(raw, 10**6))


def test_another_secret_leads_to_another_set_up(raw: bytes) -> None:
    with pytest.raises(BadRecord, match="commitment"):
        verify(raw.replace(b"golden-3", b"golden-9"))


def test_other_component_data_are_asked_for(raw: bytes) -> None:
    with pytest.raises(BadRecord, match="--data"):
        list(replay(from_bytes(raw), b"{}"))


@pytest.mark.parametrize("raw", [b"", b"{", b"{}", b"hello", b"comuni players=x\n\n", b'{"game": 3}'])
def test_what_is_no_record_gets_a_sentence(raw: bytes) -> None:
    with pytest.raises(BadRecord, match="isn’t a record"):
        from_bytes(raw)


def test_notation_keeps_every_value() -> None:
    fields = {"a": 1, "b": "word", "c": "two words", "d": True, "e": "true", "f": [1, "x"], "g": None, "h": "12"}
    assert fields_of(notation(fields)) == fields
