"""python -m renderers: pictures of a record; a wrong call is a sentence and code 2."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from engine.cli.bars import at_most
from engine.cli.words import say
from engine.core import house
from engine.core.dice import Dice
from engine.core.record import Recorder, to_text
from renderers.__main__ import main
from renderers.bench import BenchRow


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    recorder = Recorder("comuni", 3, "a secret of twenty-four letters")
    for _ in range(60):
        seat = recorder.game.asked[0]
        recorder.submit(seat, house.levels("comuni")["rookie"](recorder.game.view_of(seat), Dice("x")))
    path = tmp_path_factory.mktemp("records") / "three.txt"
    path.write_bytes(to_text(recorder.record))
    return path


@pytest.mark.parametrize(
    ("more", "size"),
    [
        (["--at", "40", "--seat", "public", "--lang", "de"], (1600, 1200)),
        (["--at", "40", "--since", "30"], (1600, 1200)),
        (["--seat", "2"], (1200, 900)),
        (["--kind", "scores", "--lang", "fr", "--names", "Anna"], (1000, 750)),
        (["--kind", "pieces", "--lang", "de"], (1200, 2470)),
        (["--seat", "3", "--kind", "closeup", "--names", "Anna", "Berta", "Carla"], (1200, 900)),
    ],
)
def test_a_picture_of_a_record(record: Path, tmp_path: Path, more: list[str], size: tuple[int, int]) -> None:
    out = tmp_path / "picture.png"
    assert main(["comuni", "--record", str(record), "-o", str(out), *more]) == 0
    with Image.open(out) as image:
        assert image.size == size


def test_the_text_of_a_record(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.txt"
    main(["comuni", "--record", str(record), "--kind", "text", "--lang", "fr", "-o", str(out)])
    assert "Chef d\u2019alliance" in out.read_text("utf-8")


def test_a_replay_of_a_record(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "film.webp"
    main(["comuni", "--record", str(record), "--kind", "replay", "--at", "3", "-o", str(out)])
    assert getattr(Image.open(BytesIO(out.read_bytes())), "n_frames", 1) >= 2


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (["--at", "999"], say("pictures-no-action", option="at", number=999, last=60)),
        (["--seat", "7"], say("pictures-no-seat", seat=7, players=3)),
        (["--seat", "me"], say("pictures-seat-form", seat="me")),
        (["--kind", "sheet"], say("pictures-no-kind", kind="sheet", kinds="board")),
        (["--kind", "hand"], say("pictures-needs-seat", kind="hand")),
        (["--lang", "la"], "invalid choice"),
        (["--record", "nowhere.txt"], "No such file"),
    ],
)
def test_a_wrong_call_is_a_sentence_and_code_2(
    record: Path, tmp_path: Path, call: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["comuni", "--record", str(record), "-o", str(tmp_path / "x.png"), *call])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_what_is_no_record_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "novel.txt"
    path.write_text("It was a dark and stormy night.")
    with pytest.raises(SystemExit):
        main(["comuni", "--record", str(path), "-o", str(tmp_path / "x.png")])
    assert "isn’t a record" in capsys.readouterr().err


@pytest.mark.parametrize("call", [["bench"], ["gallery", "-o", "page"]])
def test_a_playout_without_end_is_a_sentence_and_code_1(
    tmp_path: Path, call: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.core.house.ENDLESS", 20)
    monkeypatch.chdir(tmp_path)
    assert main(call) == 1
    assert capsys.readouterr().err.endswith(": no end. Actions: 20.\n")


def test_a_row_of_the_bench_that_misses_its_bar_is_marked_and_fails_where_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = [BenchRow("quick", 1.0, "ms", at_most(2)), BenchRow("slow", 3.0, "ms", at_most(2)), BenchRow("x", 1, "")]
    # the real rows take a minute and differ from machine to machine
    monkeypatch.setattr("renderers.bench.rows", lambda game, players: iter(measured))
    assert main(["bench"]) == 0
    quick, slow, free = capsys.readouterr().out.splitlines()[:3]
    assert quick.endswith("ms  <= 2")
    assert slow.endswith("ms  <= 2   MISSED")
    assert "<=" not in free
    assert main(["bench", "--check"]) == 1
    measured.pop(1)
    assert main(["bench", "--check"]) == 0
