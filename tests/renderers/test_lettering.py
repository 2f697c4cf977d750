"""Text is shrunk first, wrapped if it may be, and cut last."""

from __future__ import annotations

import pytest

from renderers import lettering
from renderers.canvas import Canvas
from renderers.lettering import ELLIPSIS


def test_a_text_that_fits_keeps_its_size() -> None:
    assert lettering.fitted("Lucca", "bold", 30, 400) == ("Lucca", "bold", 30)


def test_a_text_that_is_too_wide_shrinks_before_it_is_cut() -> None:
    full = lettering.width("Firenze", "title", 40)
    label = lettering.fitted("Firenze", "title", 40, full - 20)
    assert label.text == "Firenze"
    assert label.size < 40
    assert label.width <= full - 20


@pytest.mark.parametrize("room", [5, 20, 60, 133])
def test_whatever_the_length_it_is_never_wider_than_its_room(room: int) -> None:
    label = lettering.fitted("W" * 200, "bold", 30, room)
    assert label.width <= room
    assert label.text in ("", label.text.rstrip(ELLIPSIS) + ELLIPSIS)


def test_words_are_wrapped_on_as_many_lines_as_allowed() -> None:
    labels = lettering.wrapped("Left after the alliance", "bold", 22, 110, 2)
    assert len(labels) == 2
    assert " ".join(label.text for label in labels) == "Left after the alliance"
    assert all(label.width <= 110 for label in labels)


def test_a_space_that_holds_words_together_is_a_space_and_never_a_box() -> None:
    tied, free = "Tour\u00a03\u202f!", "Tour 3 !"
    assert lettering.width(tied, "bold", 30) == lettering.width(free, "bold", 30)
    drawn = [Canvas(200, 60), Canvas(200, 60), Canvas(200, 60)]
    for canvas, text in zip(drawn, (tied, free), strict=False):
        canvas.text(10, 40, text, "bold", 30)
    first, second, empty = (canvas.finished().tobytes() for canvas in drawn)
    assert first == second != empty
    narrow = lettering.width("Tour 3", "bold", 30)
    assert len(lettering.wrapped(tied, "bold", 30, narrow, 3, 30)) == 1, "they stay on one line, or are cut"


@pytest.mark.parametrize(
    ("word", "lines"),
    [("Booster-Laden", ["Booster-", "Laden"]), ("Charbon\u00adnière", ["Charbon-", "nière"])],
)
def test_a_word_without_room_is_parted_where_it_may_be_before_it_shrinks(word: str, lines: list[str]) -> None:
    labels = lettering.wrapped(word, "bold", 18, 86, 2, 12)
    assert [(label.text, label.size) for label in labels] == [(line, 18) for line in lines]
    [whole] = lettering.wrapped(word, "bold", 18, 200, 2, 12)
    assert whole.text == word.replace("\u00ad", "")


def test_too_many_words_end_in_an_ellipsis() -> None:
    labels = lettering.wrapped("one two three four five six seven eight nine ten", "text", 30, 100, 2)
    assert labels[-1].text.endswith(ELLIPSIS)
    assert all(label.width <= 100 for label in labels)


@pytest.mark.parametrize("face", ["title", "text", "bold", "number"])
def test_every_face_has_the_letters_of_our_languages(face: lettering.Face) -> None:
    letters = "ABCXYZabcxyz0123456789ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛàâçéèêëîïôùûŒœæ«».,:;!?()+=/\u2013\u2019…" + lettering.MINUS
    assert [letter for letter in letters if ord(letter) not in lettering.drawable(face)] == []


def test_every_bundled_font_has_its_licence_beside_it() -> None:
    for path in lettering.FONTS.glob("*.ttf"):
        licence = lettering.FONTS / f"{path.stem.partition('-')[0]}-OFL.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text("utf-8")
