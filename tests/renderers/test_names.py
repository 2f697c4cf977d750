"""Whatever people call themselves, a picture shows a name that can be read."""

from __future__ import annotations

import pytest

from renderers.lettering import FILES, drawable
from renderers.names import player, spelled
from tests.hard_names import HARD_NAMES


@pytest.mark.parametrize(("name", "shown"), [(name, picture) for name, _, picture in HARD_NAMES])
def test_a_name_is_written_in_letters_the_font_has(name: str, shown: str) -> None:
    assert spelled(name) == shown


def test_a_face_without_cyrillic_writes_it_as_it_sounds() -> None:
    assert spelled("Comuni · \u0416\u0430\u043d\u043d\u0430", "title") == "Comuni · Zhanna"


@pytest.mark.parametrize("face", list(FILES))
def test_nothing_is_left_that_would_be_drawn_as_a_box(face: str) -> None:
    for start in range(0x21, 0x20000, 7):
        name = "".join(map(chr, (start, start + 1, start + 2))) if not 0xD7F0 < start < 0xE000 else "x"
        assert all(ord(letter) in drawable(face) for letter in spelled(name, face)), hex(start)  # type: ignore[arg-type]


def test_a_seat_is_never_without_a_name() -> None:
    names = ["Ada", "\u200b", "小明"]
    assert [player(names, seat) for seat in range(3)] == ["Ada", "#2", "XiaoMing"]
    assert player(None, 1) == player(names, 3) == ""
