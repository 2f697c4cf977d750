"""The operator cannot choose the deal: what was posted beforehand binds, and a record that differs is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.dice import Dice, commitment, seed_of
from engine.core.house import levels
from engine.core.record import BadRecord, Posted, Recorder, from_bytes, seating, to_json, to_text, verify

SECRET, JOINED, START = "a secret", ["1101", "1102"], "2001"
POSTED = Posted(commitment(SECRET), START, JOINED)


def played(secret: str = SECRET, joined: list[str] = JOINED, start: str | None = START) -> bytes:
    """The record of a match as the bot writes it."""
    written = Recorder("comuni", 2, secret, joined, {}, None, start)
    while not written.game.over:
        seat = written.game.asked[0]
        written.submit(
            seat, levels("comuni")["rookie"](written.game.view_of(seat), Dice(f"{len(written.record.moves)}"))
        )
    return to_json(written.record)


@pytest.fixture(scope="module")
def honest() -> bytes:
    return played()


def test_an_honest_record_agrees_with_what_was_posted(honest: bytes) -> None:
    assert verify(honest, None, POSTED).over
    text = to_text(from_bytes(honest))
    assert verify(text, None, POSTED).over
    assert to_json(from_bytes(text)) == honest


def refused(record: bytes, sentence: str, **rewritten: Any) -> None:
    """Verifying says what is wrong, also with some facts of the record written anew."""
    told = from_bytes(record)
    for fact, value in rewritten.items():
        assert hasattr(told, fact)
        setattr(told, fact, value)
    with pytest.raises(BadRecord, match=sentence):
        verify(to_json(told), None, POSTED)


def test_an_operator_who_tries_join_ids_is_found() -> None:
    refused(played(joined=["1101", "1103"]), "contribution 1102")


def test_an_operator_who_tries_join_ids_and_writes_down_the_shown_ones_is_found() -> None:
    refused(played(joined=["1101", "1103"]), "another set-up", entropy=JOINED)


def test_an_operator_with_another_secret_is_found() -> None:
    record = played(secret="another")
    refused(record, "commitment")
    refused(record, "doesn’t match the secret", commitment=commitment(SECRET))


def test_an_operator_who_tries_start_posts_is_found() -> None:
    record = played(start="2002")
    refused(record, "start post is 2002")
    refused(record, "another set-up", start_post=START)


def test_an_operator_who_deals_by_the_earlier_scheme_is_found() -> None:
    with pytest.raises(BadRecord, match="commitment"):
        verify(played(start=None), None, POSTED)
    with pytest.raises(BadRecord, match="without a start post"):
        verify(played(start=None), None, Posted(start=START))
    record = from_bytes(played(start=None))
    record.scheme = 2
    with pytest.raises(BadRecord, match="scheme"):
        verify(to_json(record))


def test_a_record_of_the_earlier_scheme_is_verified_by_its_own_rules() -> None:
    raw = played(start=None)
    assert b"scheme" not in raw
    assert b"start_post" not in raw
    assert verify(raw).over


def test_the_seats_follow_from_the_same_mix(honest: bytes) -> None:
    assert [JOINED[one] for one in seating(from_bytes(honest))] == Dice(seed_of(SECRET, JOINED, START)).shuffle(
        "seats", JOINED
    )


def test_the_command_says_what_was_checked_and_what_was_not(
    honest: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "g.json"
    file.write_bytes(honest)
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert f"must say {commitment(SECRET)}" in said
    assert "Not checked: the start post. Its message ID must be 2001" in said
    assert "Not checked: the contributions" in said
    assert "1. 1101: " in said
    given = ["--commitment", commitment(SECRET).upper(), "--start", START, "--contribution", "1102"]
    assert main(["verify", str(file), *given]) == 0
    assert "Not checked" not in capsys.readouterr().out
    assert main(["verify", str(file), "--start", "2002"]) == 1
    assert "start post is 2001" in capsys.readouterr().err
    assert main(["verify", str(file), "--commitment", commitment("x")]) == 1
    assert main(["verify", str(file), "--contribution", "7"]) == 1
    file.write_bytes(played(start=None))
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    assert "Dealt without a start post" in capsys.readouterr().out
