"""Two moments per number of players look as they did when somebody last looked at them.

After a wanted change: `python -m tests.renderers.test_golden` draws them anew; look at them before you keep them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import atelier, palette
from tests.renderers.positions import LANGUAGES, PLAYERS, recorded

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Anna", "Beatrice Portinari", "Jörg Großmüller", "Élodie", "Ugo")
WIDTH = 800
#: mean difference of a channel that a few moved edges may cause
TOLERANCE = 1.2


def pictures() -> Iterator[tuple[str, Image.Image]]:
    """Every golden picture by name, made smaller."""
    comuni = atelier.find("comuni")
    for players in PLAYERS:
        seen = recorded(players)
        lang, names = LANGUAGES[players % 3], NAMES[:players]
        half = len(seen) // 2
        yield f"board-{players}-half", comuni.board(seen[half].public, lang, seen[half - players].public, names)
        yield f"board-{players}-end", comuni.board(seen[-1].public, lang, None, names)
    seen = recorded(4)
    yield "battle", comuni.moment("battle", seen[-1].public, "en", NAMES[:4])
    yield "sheet", comuni.moment("sheet", seen[-1].public, "fr", NAMES[:4])
    yield "hand", comuni.hand(seen[len(seen) // 2].private[1], "de", NAMES[:4])
    yield "city", comuni.city(seen[-1].public, 2, "en", NAMES[:4])


def smaller(image: Image.Image) -> Image.Image:
    size = (WIDTH, round(image.height * WIDTH / image.width))
    return (
        image.convert("RGB")
        .resize(size, Image.Resampling.BOX)
        .quantize(palette=palette.swatch(), dither=Image.Dither.NONE)
    )


def test_pictures_look_as_they_did() -> None:
    for name, image in pictures():
        path = GOLDEN / f"{name}.png"
        if not path.exists():
            pytest.fail(f"there is no golden picture {name}")
        with Image.open(path) as kept:
            old = kept.convert("RGB")
        new = smaller(image).convert("RGB")
        assert old.size == new.size, name
        mean = max(ImageStat.Stat(ImageChops.difference(old, new)).mean)
        assert mean <= TOLERANCE, f"{name} differs by {mean:.2f} a pixel"


def test_golden_pictures_take_little_room() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.iterdir()) < 1_500_000


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, image in pictures():
        smaller(image).save(GOLDEN / f"{name}.png", optimize=True)
