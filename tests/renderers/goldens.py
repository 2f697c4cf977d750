"""Pictures kept to compare with: how they are made smaller, compared, and drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from engine.core.words import LANGUAGES
from renderers import palette, registry
from renderers.canvas import Canvas
from tests.renderers.scenes import Seen

NAMES = ("Anna", "Beatrice Portinari", "Jörg Großmüller", "Élodie", "Ugo", "xX_Vampir_Xx")
WIDTH = 800
#: mean difference of a channel that a few moved edges may cause
TOLERANCE = 1.2

Named = Iterable[tuple[str, Canvas]]


def smaller(drawn: Canvas, width: int = WIDTH) -> Image.Image:
    """As it is kept."""
    image = drawn.finished()
    size = (width, round(image.height * width / image.width))
    return (
        image.convert("RGB")
        .resize(size, Image.Resampling.BOX)
        .quantize(palette=palette.swatch(), dither=Image.Dither.NONE)
    )


def compare(pictures: Named, folder: Path, width: int = WIDTH) -> None:
    """Every picture must look as it did."""
    for name, image in pictures:
        path = folder / f"{name}.png"
        assert path.exists(), f"there is no golden picture {name}"
        with Image.open(path) as kept:
            old = kept.convert("RGB")
        new = smaller(image, width).convert("RGB")
        assert old.size == new.size, name
        mean = max(ImageStat.Stat(ImageChops.difference(old, new)).mean)
        assert mean <= TOLERANCE, f"{name} differs by {mean:.2f} a pixel"


def boards(seen: Sequence[Seen], lang: str, name: str, late: tuple[str, float] = ("half", 1 / 2)) -> Named:
    """The board late in a match, with what is new since a round, and at its end."""
    players, (word, share) = seen[0].public.players, late
    drawer, at, names = registry.find(seen[0].public.game), int(len(seen) * share), NAMES[: seen[0].public.players]
    yield f"{name}-{word}", drawer.board(seen[at].public, lang, seen[at - players].public, names)
    yield f"{name}-end", drawer.board(seen[-1].public, lang, None, names)


def boards_by_players(match: Callable[[int], Sequence[Seen]], players: Iterable[int]) -> Named:
    """Both boards of a match for each number of players, in one language after the other."""
    for count in players:
        yield from boards(match(count), LANGUAGES[count % 3], f"board-{count}")


def room(folder: Path) -> int:
    """Bytes that the kept pictures take."""
    return sum(path.stat().st_size for path in folder.iterdir())


def keep(pictures: Named, folder: Path, width: int = WIDTH) -> None:
    """Draw them anew."""
    folder.mkdir(exist_ok=True)
    for name, image in pictures:
        smaller(image, width).save(folder / f"{name}.png", optimize=True)


def for_phones(one: Seen, lang: str, seat: int = 1) -> Named:
    """The tall picture as a seat and as everyone sees it, and what stands in a panel."""
    drawer, names = registry.find(one.public.game), NAMES[: one.public.players]
    assert drawer.portrait
    assert drawer.strip
    yield "portrait", drawer.portrait(one.private[seat], lang, names)
    yield "portrait-public", drawer.portrait(one.public, lang, names)
    yield "strip", drawer.strip(one.private[seat], lang, names)
