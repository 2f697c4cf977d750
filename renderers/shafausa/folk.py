"""The eight peoples: the charge each of them bears on its shield."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shafausa.pieces import People
from renderers.pen import Pen, Sprite, around, path, square


@square
def _gineva(pen: Pen, paint: str) -> None:
    """The diplomats: a key."""
    pen.circle(50, 24, 23, paint)
    pen.clear(around(50, 24, 10, 16))
    pen.box(43, 42, 14, 56, paint)
    pen.box(56, 62, 22, 12, paint)
    pen.box(56, 84, 28, 13, paint)


@square
def _grisa(pen: Pen, paint: str) -> None:
    """The ogres: a club with spikes."""
    pen.path("M8 84 L46 40 C44 16 66 0 84 8 C100 18 98 44 62 56 L18 94 C10 98 2 92 8 84 Z", paint)
    for tip in ([(52, 12), (38, 4), (46, 24)], [(92, 40), (99, 58), (80, 54)], [(86, 10), (98, 0), (96, 18)]):
        pen.shape(tip, paint, paint, 4)


@square
def _zugriga(pen: Pen, paint: str) -> None:
    """The vampires: a bat."""
    pen.path(
        "M50 40 L42 24 L40 40 C30 40 22 30 20 16 C8 28 0 46 0 66 C8 58 16 58 22 66 C28 60 36 64 40 76 L50 90 L60 76 "
        "C64 64 72 60 78 66 C84 58 92 58 100 66 C100 46 92 28 80 16 C78 30 70 40 60 40 L58 24 Z",
        paint,
    )


@square
def _shafausa(pen: Pen, paint: str) -> None:
    """The dwarves: a pick."""
    pen.path("M2 44 C16 14 38 6 50 6 C62 6 84 14 98 44 C80 28 66 24 58 24 V98 H42 V24 C34 24 20 28 2 44 Z", paint)


@square
def _sanagal(pen: Pen, paint: str) -> None:
    """The wizards: a pointed hat."""
    pen.path("M24 70 C32 44 40 20 62 2 C68 6 72 14 66 18 C66 38 70 54 76 70 Z", paint)
    pen.path("M2 84 C18 72 82 72 98 84 C82 100 18 100 2 84 Z", paint)
    pen.clear(path("M48 34 L52 46 L63 46 L54 53 L58 64 L48 57 L38 64 L42 53 L34 46 L45 46 Z")[0])


@square
def _luserna(pen: Pen, paint: str) -> None:
    """The elves: a leaf."""
    pen.path("M90 6 C96 50 84 84 46 84 C36 84 28 80 24 74 L12 96 L3 91 L20 62 C12 30 40 12 90 6 Z", paint)
    pen.clear(path("M74 22 L30 64 L34 69 L77 26 Z")[0])
    pen.clear(path("M54 42 L54 28 L59 26 L59 38 Z")[0])
    pen.clear(path("M46 52 L66 54 L63 60 L42 57 Z")[0])


@square
def _primitiva(pen: Pen, paint: str) -> None:
    """The halberdiers: a halberd."""
    pen.path("M50 0 L60 26 H56 V98 H44 V26 H40 Z", paint)
    pen.path("M58 32 C74 34 86 26 92 16 C98 36 98 52 92 70 C86 58 74 52 58 54 Z", paint)
    pen.path("M42 36 L10 28 C18 40 18 46 10 58 L42 50 Z", paint)


@square
def _tessina(pen: Pen, paint: str) -> None:
    """The vigilantes: a mask."""
    pen.path(
        "M0 28 C20 16 36 22 50 30 C64 22 80 16 100 28 C98 62 84 78 68 76 C58 74 56 62 50 58 C44 62 42 74 32 76 ", paint
    )
    pen.path("M0 28 C2 62 16 78 32 76 L50 40 Z", paint)
    pen.clear(path("M14 42 C22 34 36 38 40 50 C32 56 18 56 14 42 Z")[0])
    pen.clear(path("M86 42 C78 34 64 38 60 50 C68 56 82 56 86 42 Z")[0])


_CHARGES: dict[People, Callable[[int, str], Sprite]] = {
    People.GINEVA: _gineva,
    People.GRISA: _grisa,
    People.ZUGRIGA: _zugriga,
    People.SHAFAUSA: _shafausa,
    People.SANAGAL: _sanagal,
    People.LUSERNA: _luserna,
    People.PRIMITIVA: _primitiva,
    People.TESSINA: _tessina,
}


def charge(people: People, size: int, paint: str) -> Sprite:
    """What a people bears on its shield."""
    return _CHARGES[people](size, paint)
