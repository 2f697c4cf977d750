"""Drawings that are files: every one can be drawn, in paints of the palette, and someone draws with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import renderers
from renderers.art import Art, Colour, drawing

HOME = Path(renderers.__file__).parent
FILES = sorted(HOME.glob("**/art/*.svg"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_file_is_drawn_in_its_proportions_and_not_empty(file: Path) -> None:
    found = drawing(file)
    # what is large in its file would be too small to be drawn otherwise
    wide = 80 if found.wide <= 100 else round(found.wide)
    sprite = Art(file.parent)[file.stem](wide)
    assert sprite.size == (wide, round(wide * found.high / found.wide))
    assert sprite.image.getbbox()
    assert re.search(r"<title>.+</title>", file.read_text())


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_variable_is_shown_in_the_paint_it_is_told(file: Path) -> None:
    colours = {colour for shape in drawing(file).shapes for colour in (shape.fill, shape.line) if colour.variable}
    for name in {colour.variable for colour in colours}:
        plain, told = Art(file.parent)[file.stem](80), Art(file.parent)[file.stem](80, **{name: "orchid"})
        assert plain.image.tobytes() != told.image.tobytes(), name


def test_the_first_variable_is_the_sign() -> None:
    tick = Art(HOME / "art")["tick"]
    assert tick(40, "rubric").image.tobytes() == tick(40, sign="rubric").image.tobytes() != tick(40).image.tobytes()
    assert tick(40) is tick(40)


def test_what_is_transparent_is_cut_out(tmp_path: Path) -> None:
    rect = '<rect x="0" y="0" width="10" height="10" fill="#271C13"/>'
    hole = '<polygon points="2,2 8,2 8,8 2,8" fill="transparent"/>'
    (tmp_path / "ring.svg").write_text(f'<svg viewBox="0 0 10 10">{rect}{hole}</svg>')
    alpha = Art(tmp_path)["ring"](40).image.getchannel("A")
    assert alpha.getpixel((4, 4)) == 255
    assert alpha.getpixel((20, 20)) == 0


def test_a_colour_that_is_no_paint_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.svg").write_text('<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#123456"/></svg>')
    with pytest.raises(KeyError, match="#123456"):
        Art(tmp_path)["odd"](40)


def test_every_file_is_used() -> None:
    code = "\n".join(path.read_text() for path in HOME.glob("**/*.py"))
    # what is put in for a member of an enumeration may be anything
    named = [
        re.sub(r"\{.*\}", ".+", name)
        for name in re.findall(r'(?:\[|each\(|onto\(|piece\(|stretched\()f?"([a-z][^"]*)"', code)
    ]
    assert not [file for file in FILES if not any(re.fullmatch(name, file.stem) for name in named)]


def test_colours_of_variables_have_something_to_fall_back_on() -> None:
    found = {colour for file in FILES for shape in drawing(file).shapes for colour in (shape.fill, shape.line)}
    assert Colour("ink", "sign") in found
