"""Files made by others: whatever is wrong with them, a sentence comes out and never a traceback."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import renderers.__main__
from bot.match.components import Components
from engine.__main__ import main
from engine.core import catalogue
from engine.core.record import BadRecord, from_bytes, to_json, verify

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "records" / "comuni" / "2-players.txt"
FAMILY = ROOT / "tests" / "records" / "shafausa" / "family-2-players.txt"
GAMES = pytest.mark.parametrize("game", [name for name in catalogue.names() if catalogue.find(name).component_file])
DEEP = 30_000


def bundled(game: str) -> bytes:
    return (ROOT / "engine" / "games" / game / "data" / "components.json").read_bytes()


def other_action(action: object, seat: int = 0, golden: Path = GOLDEN) -> bytes:
    """A record whose first action is another one."""
    record = json.loads(to_json(from_bytes(golden.read_bytes())))
    record["moves"][0]["action"] = action
    record["moves"][0]["seat"] = seat
    return json.dumps(record).encode()


def deep_json() -> bytes:
    return other_action({"do": "x"}).replace(b'"x"', b"[" * DEEP + b"]" * DEEP)


BROKEN = {
    "an action that is a list": other_action({"do": []}),
    "an action without a name": other_action({}),
    "a seat that is not there": other_action({"do": "claim"}, 7),
    "a seat before the first": other_action({"do": "sell", "resource": "wood"}, -1, FAMILY),
    "brackets in the text": GOLDEN.read_bytes().replace(b"bid column=1 ", b"bid x=" + b"[" * DEEP + b" ", 1),
    "pairs of brackets": GOLDEN.read_bytes().replace(b"bid column=1 ", b"bid x=" + b"[" * 900 + b"]" * 900 + b" ", 1),
    "brackets in the options": GOLDEN.read_bytes().replace(b"\ndata", b"\noptions x=" + b"[" * DEEP + b"\ndata", 1),
    "brackets in the JSON": deep_json(),
    "objects in the JSON": b'{"a":' * DEEP,
    "a number too large": other_action({"do": "bid", "column": 10**30}),
    "an option that is none": FAMILY.read_bytes().replace(b"mode=family", b"mode=9", 1),
    "a line too long": GOLDEN.read_bytes() + b"x" * 100_000,
}


def one_sentence(said: str) -> None:
    assert said.count("\n") == 1, said[:500]
    assert "Traceback" not in said
    assert len(said) < 500


@pytest.mark.parametrize("raw", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_record_gets_one_sentence(raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "r"
    file.write_bytes(raw)
    assert main(["verify", str(file)]) in (1, 2)
    one_sentence(capsys.readouterr().err)
    game = "shafausa" if b"shafausa" in raw[:40] else "comuni"
    with pytest.raises(SystemExit) as end:
        renderers.__main__.main([game, "--record", str(file), "-o", str(tmp_path / "x.png")])
    assert end.value.code == 2
    one_sentence(capsys.readouterr().err)


def mutated(raw: bytes, chance: random.Random) -> bytes:
    """A few bytes are changed, lost or doubled."""
    changed = bytearray(raw)
    for _ in range(chance.choice((1, 1, 2, 5))):
        place = chance.randrange(len(changed))
        kind = chance.randrange(3)
        if kind == 0:
            changed[place] = chance.randrange(256)
        elif kind == 1:
            del changed[place : place + chance.randrange(1, 9)]
        else:
            changed[place:place] = changed[place : place + chance.randrange(1, 99)]
    return bytes(changed)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_with_changed_bytes_is_never_more_than_bad(form: str) -> None:
    text = GOLDEN.read_bytes()
    raw, chance = text if form == "text" else to_json(from_bytes(text)), random.Random(form)
    for _ in range(60):
        changed = mutated(raw, chance)
        if changed != raw:
            with pytest.raises(BadRecord):
                verify(changed)


# -- component files ---------------------------------------------------------------------------------------------------


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a file."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*way, key)
        yield from places(part, (*way, key))


def without(game: str, way: tuple[Any, ...]) -> bytes:
    """The bundled file without one part."""
    whole = json.loads(bundled(game))
    part = whole
    for key in way[:-1]:
        part = part[key]
    del part[way[-1]]
    return json.dumps(whole).encode()


@GAMES
def test_a_component_file_without_a_part_is_used_or_refused_with_a_reason(game: str) -> None:
    title, chance = catalogue.find(game), random.Random(game)
    ways = list(places(json.loads(bundled(game))))
    for way in [*(way for way in ways if len(way) == 1), *chance.sample(ways, 20)]:
        with suppress(ValueError):
            title.components(without(game, way))


@GAMES
@pytest.mark.parametrize("raw", [b'{"a":' * DEEP, b"[" * DEEP, b"", b"\xff", b"null", b"{}"])
def test_what_is_no_component_file_gets_one_sentence(
    game: str, raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"{game}.json"
    file.write_bytes(raw)
    assert main(["play", game, "--data", str(file)]) == 2
    one_sentence(capsys.readouterr().err)
    with pytest.raises(ValueError, match=f"{game}.json"):
        Components().read_folder(tmp_path)


def test_a_folder_in_the_place_of_a_component_file_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "comuni.json").mkdir()
    with pytest.raises(ValueError, match=r"Can’t read .*comuni.json: "):
        Components().read_folder(tmp_path)


@GAMES
def test_a_component_file_with_changed_bytes_is_played_or_refused(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, chance = tmp_path / "mine.json", random.Random(game)
    for number in range(12):
        file.write_bytes(mutated(bundled(game), chance))
        code = main(["play", game, "--players", "3", "--seed", str(number), "--data", str(file)])
        assert code in (0, 1, 2)
        assert bool(capsys.readouterr().err) == bool(code)


def test_numbers_with_which_a_game_cannot_be_played_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing in the arithmetic forbids a price of nothing, but nobody can count how much it buys."""
    whole = json.loads(bundled("shafausa"))
    wood = whole["resources"]["list"][0]
    wood.update(sell_min=-1, sell_start=-1, buy_min=0, buy_start=0)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(whole))
    assert main(["play", "shafausa", "--players", "2", "--data", str(file)]) in (1, 2)
    assert "mine.json" in capsys.readouterr().err
