"""Everything that is kept about a person can be told to that person, and nothing about anyone else with it."""

from __future__ import annotations

import json
import re
import zipfile
from io import BytesIO
from typing import Any

from bot.match import personal_export
from bot.store import Connection, matches
from bot.store.personal_columns import IMPERSONAL, PERSONAL
from tests.bot.known_person import ADA, BRUNO, CORA, EVA, EVAS_NAME, LONGER, arrange, schema, traces
from tests.dealt import AT

#: columns in which neither her number nor her name stands, but something of hers
OF_HERS = {("drafts", "draft"), ("players", "lang"), ("players", "owner_lang"), ("entrants", "locale")}


def test_every_column_of_the_schema_is_known_to_be_personal_or_not(db: Connection) -> None:
    personal = {(one.table, one.column) for one in PERSONAL}
    impersonal = {(table, column) for table, columns in IMPERSONAL.items() for column in columns}
    assert not personal & impersonal
    assert personal | impersonal == schema(db), "say in bot/store/personal_columns.py what a new column holds"


def test_the_arranged_store_fills_every_personal_column(db: Connection) -> None:
    arrange(db)
    assert {(table, column) for table, column, _ in traces(db)} == {
        (one.table, one.column) for one in PERSONAL
    } - OF_HERS


def exported(db: Connection, user: int = EVA) -> dict[str, Any]:
    return json.loads(personal_export.written(personal_export.document(db, user, AT)))


def of(found: dict[str, Any], number: int) -> dict[str, Any]:
    return next(match for match in found["matches"] if match["match"] == number)


def test_an_export_tells_every_personal_column(db: Connection) -> None:
    arrange(db)
    found = exported(db)
    told = {key for key, value in found.items() if value}
    for match in found["matches"]:
        told |= {f"matches.{key}" for key, value in match.items() if value}
        told |= {f"matches.{key}" for seat in match["seats"] for key, value in seat.items() if value is not None}
    for one in found["tournaments"]:
        told |= {f"tournaments.{key}" for key, value in one.items() if value}
    assert {one.exported for one in PERSONAL if one.exported} <= told


def test_an_export_says_what_somebody_did_and_when(db: Connection) -> None:
    known = arrange(db)
    found = exported(db)
    assert found["person"] == {"id": str(EVA), "names": [EVAS_NAME]}
    assert found["settings"]["time_zone"] == "Europe/Zurich"
    assert found["settings"]["pictures"] == "tall"
    match = of(found, known.finished)
    assert match["status"] == "over"
    assert match["seats"][0]["role"] == "player"
    assert {"seat", "points", "won"} == set(match["result"][0])
    assert match["rating"][0]["game"] == "flandern1302"
    assert all(action["at"].startswith("2026-09-2") for action in match["actions"])
    assert match["actions"][1]["action"]["do"]
    assert of(found, known.owned)["seats"][0]["role"] == "owner"
    assert of(found, known.substituted)["seats"][0]["role"] == "substitute"
    assert of(found, known.given)["earlier_seats"] != []
    cup = next(one for one in found["tournaments"] if one["tournament"] == known.tournament)
    assert cup["hosted"]
    assert len(cup["matches"]) == 1


def test_an_export_names_nobody_else(db: Connection) -> None:
    arrange(db)
    text = json.dumps(exported(db), ensure_ascii=False)
    for other in (ADA, BRUNO, CORA, LONGER):
        assert not re.search(rf"(?<!\d){other}(?!\d)", text)
    for name in ("Ada", "Bruno", "Cora", "Lorenz"):
        assert not re.search(rf"\b{name}\b", text)


def test_an_export_holds_no_secret_of_a_running_match(db: Connection) -> None:
    """Two worlds that differ only in what is hidden from her: nothing of it is in her file."""
    known = arrange(db)
    before = exported(db)
    text = json.dumps(before)
    for match in (matches.get(db, number) for number in (known.running, known.lobby)):
        assert match.secret not in text
    seat = matches.seat_of(db, known.running, EVA)
    # the hand and the piles of everyone, another one's sealed answers, drafts, orders and notices
    db.execute("UPDATE positions SET state = ?, told = '[]' WHERE match = ?", (b"{}", known.running))
    db.execute('UPDATE positions SET written = \'{"do": "else"}\' WHERE match = ? AND seat <> ?', (known.running, seat))
    db.execute("UPDATE matches SET secret = 'another' WHERE id = ?", (known.running,))
    db.execute(
        "INSERT INTO drafts (match, seat, question, draft) VALUES (?, ?, 1, '[\"\", {}]')",
        (known.running, 1 if seat != 1 else 0),
    )
    db.execute(
        "INSERT INTO orders (match, seat, person, word, written, draft, changed) VALUES (?, 0, ?, 'w', '{}', '{}', 1)",
        (known.running, ADA),
    )
    assert exported(db) == before


def test_somebody_unknown_has_an_empty_export(db: Connection) -> None:
    arrange(db)
    assert personal_export.is_empty(personal_export.document(db, 999999999999999999, AT))
    assert not personal_export.is_empty(personal_export.document(db, EVA, AT))


def test_what_is_too_large_for_a_message_is_packed(db: Connection) -> None:
    arrange(db)
    found = personal_export.document(db, EVA, AT)
    whole = len(personal_export.written(found))
    plain = personal_export.as_file(found, whole)
    assert plain is not None
    assert plain.name.endswith(".json")
    packed = personal_export.as_file(found, whole - 1)
    assert packed is not None
    assert packed.name.endswith(".zip")
    with zipfile.ZipFile(BytesIO(packed.content)) as archive:
        assert archive.read(plain.name) == plain.content
    assert personal_export.as_file(found, 100) is None
