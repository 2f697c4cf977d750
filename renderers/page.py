"""A page with every picture of every game at several moments, for review by eye."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from enum import Enum
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from engine.core import catalogue, house
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, words_for
from renderers import plots, png, registry
from renderers.canvas import Canvas
from renderers.choice import OpenChoice
from renderers.plots import RatingPoint

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
    for game in registry.games():
        for players, options in product(catalogue.find(game).seats, _modes(game)):
            for name, caption, content in _match(game, players, options):
                (folder / name).write_bytes(content)
                yield name
                body.append(_figure(name, caption))
        for lang in LANGUAGES:
            image = registry.find(game).pieces(lang)
            if image is not None:
                yield _kept(folder, body, f"{game}-pieces-{lang}", registry.find(game).pieces_alt(lang), image)
        body.append(f"<h2>{game}: text board</h2>" + "".join(f"<pre>{escape(text)}</pre>" for text in _texts(game)))
    for name, said, image in _careers():
        yield _kept(folder, body, name, said, image)
    page = f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{_STYLE}</style>{''.join(body)}"
    (folder / "index.html").write_text(page, "utf-8")
    yield "index.html"


def _kept(folder: Path, body: list[str], name: str, said: str, image: Canvas) -> str:
    """Write a picture and show it on the page; its file's name."""
    (folder / f"{name}.png").write_bytes(png.encoded(image))
    body.append(_figure(f"{name}.png", said))
    return f"{name}.png"


def _careers() -> Iterator[tuple[str, str, Canvas]]:
    """Ratings after few and after many matches."""
    for number, matches in enumerate((1, 2, 12, 300)):
        lang, title = LANGUAGES[number % len(LANGUAGES)], NAMES[number]
        points, mu, sigma = [], 25.0, 25 / 3
        for at in range(matches):
            mu += sigma * (Dice("career", {"match": at}).below("match", 41) - 19) / 100
            sigma = max(1.2, sigma * 0.97)
            points.append(RatingPoint(mu, sigma, date(2026, 1, 3) + timedelta(days=3 * at)))
        start = RatingPoint(25.0, 25 / 3)
        said = plots.rating_alt(points, lang, title, start)
        yield f"rating-{matches}-{lang}", said, plots.rating(points, lang, title, start)


def _figure(name: str, caption: str) -> str:
    said = escape(caption)
    pair = f'<div class=pair><img src="{name}" alt="{said}"><img class=phone src="{name}" alt=""></div>'
    return f"<figure><figcaption>{said}</figcaption>{pair}</figure>"


def _modes(game: str) -> list[dict[str, Any]]:
    """The ways to play a game that look different: every value of an option that is an enumeration."""
    fields = catalogue.find(game).Variant.model_fields.items()
    kinds = [(name, field.annotation) for name, field in fields]
    found = [(name, kind) for name, kind in kinds if isinstance(kind, type) and issubclass(kind, Enum)]
    return [dict(zip([name for name, _ in found], values, strict=True)) for values in product(*(k for _, k in found))]


class GalleryPosition(NamedTuple):
    """What is seen of a position, publicly and by each seat, and what is counted."""

    public: Any
    private: list[Any]
    tally: list[int] | None
    in_play: list[int] | None
    round: int | None


def _played(game: str, players: int, options: dict[str, Any]) -> list[GalleryPosition]:
    """Every position of a match."""
    title = catalogue.find(game)
    started, _ = title.start(players, "gallery", title.Variant(**options))

    def seen() -> GalleryPosition:
        own = [started.view_of(Seat(seat)) for seat in range(players)]
        return GalleryPosition(started.view(), own, started.tally(), started.scored_in_play(), started.round)

    found = [seen()]
    for _ in house.playout(started, [house.levels(game)["regular"]] * players, "gallery"):
        found.append(seen())  # noqa: PERF401  (the game object moves on)
    return found


def _match(game: str, players: int, options: dict[str, Any]) -> Iterator[tuple[str, str, bytes]]:
    pictures, views = registry.find(game), _played(game, players, options)
    names = NAMES[:players]
    yield _scores(game, players, options, views)
    for number, share in enumerate(MOMENTS):
        at = round(share * (len(views) - 1))
        view, since = views[at][0], views[max(0, at - players)][0]
        lang = LANGUAGES[(number + players) % len(LANGUAGES)]
        stem = "-".join((game, *map(str, options.values()), f"{players}p", f"{at:03d}", lang))
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
            f"{stem}-closeup.png",
            f"{stem}: before seat {seat + 1}",
            png.encoded(pictures.closeup(view, seat, lang, names)),
        )
        for name, image in _choices(game, views[at][1], lang):
            yield f"{stem}-{name}.png", f"{stem}: {name}", png.encoded(image)
        for moment in pictures.held(view):
            yield f"{stem}-{moment}.png", f"{stem}: {moment}", png.encoded(pictures.moment(moment, view, lang, names))


def _scores(game: str, players: int, options: dict[str, Any], seen: list[GalleryPosition]) -> tuple[str, str, bytes]:
    """The points of the match."""
    lang = LANGUAGES[players % len(LANGUAGES)]
    lines = plots.lines_of(
        [one.tally for one in seen], NAMES[:players], registry.find(game).liveries(seen[-1].public),
        [one.in_play for one in seen],
    )  # fmt: skip
    facts = (lines, [one.round for one in seen], lang, words_for(game, lang).say("title"), game)
    stem = "-".join((game, *map(str, options.values()), f"{players}p", lang))
    return f"{stem}-scores.png", plots.scores_alt(*facts), png.encoded(plots.scores(*facts))


def _choices(game: str, own: list[Any], lang: str) -> Iterator[tuple[str, Canvas]]:
    """What those who are asked are choosing: at the beginning, and with everything chosen."""
    choice = registry.find(game).choice
    for view in own if choice else ():
        kinds: dict[type[Action], list[Action]] = {}
        for option in view.options():
            if isinstance(option, Action):
                kinds.setdefault(type(option), []).append(option)
        for kind, options in kinds.items():
            fields = list(kind.model_fields)
            values = {name: list(dict.fromkeys(getattr(one, name) for one in options)) for name in fields}
            whole = {name: getattr(options[len(options) // 2], name) for name in fields}
            for name, chosen in ((f"{kind.word}-choosing", {}), (f"{kind.word}-chosen", whole)):
                image = choice.drawn(view, lang, OpenChoice(kind, chosen, values)) if choice else None
                if image is not None:
                    yield name, image


def _texts(game: str) -> Iterator[str]:
    views = _played(game, min(catalogue.find(game).seats), {})
    for lang in LANGUAGES:
        yield registry.find(game).describe(views[len(views) // 2][1][0], lang, NAMES[:2])
