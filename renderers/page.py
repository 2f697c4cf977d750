"""A page with every picture of every game at several moments, for review by eye."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from PIL import Image

from engine.core import catalogue, house
from engine.core.action import Action
from engine.core.seat import Seat
from engine.core.words import LANGUAGES
from renderers import atelier, png

#: long, plain, accented and strange names, as they occur
NAMES = (
    "Anna",
    "Beatrice di Folco Portinari",
    "xX_Gonfaloniere_Xx",
    "Jörg Großmüller",
    "Élodie Lefèbvre-Œuvrard",
    "Ugo",
)
MOMENTS = (0.0, 0.35, 0.7, 1.0)
_STYLE = """
body { background: #efe0bf; color: #271c13; font: 16px/1.4 sans-serif; margin: 2em auto; max-width: 1660px }
figure { margin: 0 0 2em } img { max-width: 100%; border-radius: 6px } .phone { width: 400px }
.pair { display: flex; gap: 1em; align-items: flex-start; flex-wrap: wrap } .pair img:first-child { width: 1100px }
pre { white-space: pre-wrap; background: #faf3e0; padding: 1em }
"""


def gallery(folder: Path) -> Iterator[str]:
    """Write the page and its pictures; tells the name of each file written."""
    folder.mkdir(parents=True, exist_ok=True)
    body: list[str] = []
    for game in atelier.games():
        for players in catalogue.find(game).seats:
            for name, caption, content in _match(game, players):
                (folder / name).write_bytes(content)
                yield name
                body.append(_figure(name, caption))
        body.append(f"<h2>{game}: text board</h2>" + "".join(f"<pre>{escape(text)}</pre>" for text in _texts(game)))
    page = f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{_STYLE}</style>{''.join(body)}"
    (folder / "index.html").write_text(page, "utf-8")
    yield "index.html"


def _figure(name: str, caption: str) -> str:
    said = escape(caption)
    pair = f'<div class=pair><img src="{name}" alt="{said}"><img class=phone src="{name}" alt=""></div>'
    return f"<figure><figcaption>{said}</figcaption>{pair}</figure>"


def _played(game: str, players: int) -> list[tuple[Any, list[Any]]]:
    """Every position of a match: the public view and each seat's."""
    started, _ = catalogue.find(game).start(players, "gallery")

    def seen() -> tuple[Any, list[Any]]:
        return started.view(), [started.view_of(Seat(seat)) for seat in range(players)]

    found = [seen()]
    for _ in house.playout(started, [house.levels(game)["regular"]] * players, "gallery"):
        found.append(seen())  # noqa: PERF401  (the game object moves on)
    return found


def _match(game: str, players: int) -> Iterator[tuple[str, str, bytes]]:
    pictures, views = atelier.find(game), _played(game, players)
    names = NAMES[:players]
    for number, share in enumerate(MOMENTS):
        at = round(share * (len(views) - 1))
        view, since = views[at][0], views[max(0, at - players)][0]
        lang = LANGUAGES[(number + players) % len(LANGUAGES)]
        stem = f"{game}-{players}p-{at:03d}-{lang}"
        yield (
            f"{stem}-board.png",
            f"{stem}: {pictures.alt(view, lang, names)}",
            png.encoded(pictures.board(view, lang, since, names)),
        )
        seat = number % players
        lately = (one[1][seat] for one in views[max(0, at - 12) : at + 1])
        mine = max(lately, key=lambda one: len(pictures.mine(one, lang)))
        yield f"{stem}-hand.png", f"{stem}: seat {seat + 1}", png.encoded(pictures.hand(mine, lang, names))
        yield (
            f"{stem}-city.png",
            f"{stem}: town of seat {seat + 1}",
            png.encoded(pictures.city(view, seat, lang, names)),
        )
        for name, image in _choices(game, views[at][1], lang):
            yield f"{stem}-{name}.png", f"{stem}: {name}", png.encoded(image)
        for moment in pictures.moments(view):
            yield f"{stem}-{moment}.png", f"{stem}: {moment}", png.encoded(pictures.moment(moment, view, lang, names))


def _choices(game: str, own: list[Any], lang: str) -> Iterator[tuple[str, Image.Image]]:
    """What those who are asked are choosing: at the beginning, and with everything chosen."""
    chooser = atelier.chooser(game)
    for view in own if chooser else ():
        kinds: dict[type[Action], list[Action]] = {}
        for option in view.options():
            if isinstance(option, Action):
                kinds.setdefault(type(option), []).append(option)
        for kind, options in kinds.items():
            fields = list(kind.model_fields)
            values = {name: list(dict.fromkeys(getattr(one, name) for one in options)) for name in fields}
            whole = {name: getattr(options[len(options) // 2], name) for name in fields}
            for name, chosen in ((f"{kind.word}-choosing", {}), (f"{kind.word}-chosen", whole)):
                image = chooser.choosing(view, lang, kind, chosen, values) if chooser else None
                if image is not None:
                    yield name, image


def _texts(game: str) -> Iterator[str]:
    views = _played(game, min(catalogue.find(game).seats))
    for lang in LANGUAGES:
        yield atelier.find(game).describe(views[len(views) // 2][1][0], lang, NAMES[:2])
