"""A job for one picture as plain bytes, so that another process can draw it and equal jobs are recognised."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from engine.core import catalogue
from engine.core.copies import freezer
from engine.core.step import NO_LIBERTIES
from engine.core.view import PrivateView, PublicView
from renderers import chance_bar, plots, png, registry, showcase
from renderers.canvas import Canvas
from renderers.choice import OpenChoice
from renderers.emoji import EmojiFile, emoji
from renderers.view import View

BOARD, HAND, CLOSEUP, CHOOSING, PLOT, PIECES = "board", "hand", "closeup", "choosing", "plot", "pieces"
SHOWCASE, PORTRAIT, STRIP, ICONS = "showcase", "portrait", "strip", "icons"
#: the kinds of plots: functions of `renderers.plots`
Plot: TypeAlias = Literal["scores", "rating", "chances"]


def _plain(value: Any) -> Any:
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise TypeError(f"{type(value).__name__} cannot be sent")


_encode = msgspec.json.Encoder(enc_hook=_plain, order="deterministic").encode


def _unpacked(drawer: bytes, kind: type[msgspec.Struct]) -> Any:
    return freezer(kind)(msgspec.json.decode(drawer, type=kind))


def packed(view: View) -> bytes:
    """A view as bytes; the printed components stay where they are."""
    data = None if view.data is catalogue.find(view.game).printed(view.rules) else view.data
    head = (view.game, view.players, view.variant, data, view.question, view.step, tuple(view.asked), view.rules)
    private: tuple[Any, ...] | None = None
    if isinstance(view, PrivateView):
        private = (view.seat, _encode(view.hand), view.answer)
    return pickle.dumps((head, _encode(view.table), private), protocol=5)


def unpacked(raw: bytes) -> View:
    """The way back; only for bytes of our own making."""
    head, table, private = pickle.loads(raw)
    game, players, variant, data, question, step, asked, rules = head
    title = catalogue.find(game)
    table_kind, hand_kind, _ = title.drawers
    data = title.printed(rules) if data is None else data
    seen = (game, players, variant, data, question, step, asked, _unpacked(table, table_kind))
    if private is None:
        return PublicView(*seen, rules)
    seat, hand, answer = private
    return PrivateView(*seen, seat, _unpacked(hand, hand_kind), answer, NO_LIBERTIES, rules)


class Job(NamedTuple):
    """One picture: the kind is a word of this module, such as `board`, or the name of a moment."""

    game: str
    kind: str
    lang: str
    #: the view; for a plot, which one and what it shows; for pieces, the page of their sheet
    view: bytes
    since: bytes | None
    names: tuple[str, ...] | None
    seat: int | None
    #: for `choosing`: the word of the action, what is chosen and what is possible
    choice: bytes | None = None
    #: shares of the chance to win, below a board
    chances: tuple[float, ...] | None = None

    @property
    def digest(self) -> bytes:
        """Equal orders have equal digests."""
        return blake2b(pickle.dumps(tuple(self), protocol=5), digest_size=16).digest()


def picture_job(
    kind: str,
    view: View,
    lang: str,
    *,
    since: View | None = None,
    names: Sequence[str] | None = None,
    seat: int | None = None,
    chances: Sequence[float] | None = None,
) -> Job:
    """Put a job together."""
    old = packed(since) if since is not None else None
    return Job(view.game, kind, lang, packed(view), old, tuple(names) if names else None, seat)._replace(
        chances=tuple(chances) if chances else None
    )


def choice_job(
    view: PrivateView[Any, Any], lang: str, choice: OpenChoice, *, names: Sequence[str] | None = None
) -> Job:
    """A job for the picture of what a reader is choosing."""
    possible = {name: list(found) for name, found in choice.values.items()}
    written = pickle.dumps((choice.action.word, dict(choice.chosen), possible), protocol=5)
    return picture_job(CHOOSING, view, lang, names=names)._replace(choice=written)


def plot_job(kind: Plot, data: Sequence[Any], lang: str, title: str, game: str | None = None) -> Job:
    """A job for a plot."""
    return Job(game or "", PLOT, lang, pickle.dumps((kind, tuple(data), title), protocol=5), None, None, None)


def pieces_job(game: str, lang: str, page: int) -> Job:
    """A job for one page of a game's pieces."""
    return Job(game, PIECES, lang, pickle.dumps(page, protocol=5), None, None, None)


def showcase_job(game: str, lang: str) -> Job:
    """A job for the picture by which people get to know a game."""
    return Job(game, SHOWCASE, lang, b"", None, None, None)


def icons_job(game: str) -> Job:
    """A job for all the icons of a game; no language is written on them."""
    return Job(game, ICONS, "", b"", None, None, None)


def icons_in(made: bytes) -> dict[str, EmojiFile]:
    """The files of such a job, by key; only for bytes of our own making."""
    files: dict[str, EmojiFile] = pickle.loads(made)
    return files


def _icons(game: str) -> bytes:
    icons = registry.find(game).icons
    return pickle.dumps({key: emoji(draw) for key, draw in icons.drawings()} if icons else {}, protocol=5)


def _plot(one: Job) -> Canvas:
    kind, data, title = pickle.loads(one.view)
    if kind == "rating":
        points, start = data
        return plots.rating(points, one.lang, title, start)
    if kind == "chances":
        (chances,) = data
        return plots.chances(chances, one.lang, title, one.game or None)
    lines, marks = data
    return plots.scores(lines, marks, one.lang, title, one.game or None)


def _choosing(one: Job, view: View) -> Canvas | None:
    pictures = registry.find(one.game).choice
    if not isinstance(view, PrivateView):
        raise TypeError("a choice can only be drawn from a private view")
    if pictures is None or one.choice is None:
        return None
    word, chosen, values = pickle.loads(one.choice)
    action = catalogue.find(one.game).kinds().actions[word]
    return pictures.drawn(view, one.lang, OpenChoice(action, chosen, values))


def drawn(one: Job) -> Canvas | None:
    """The picture that was ordered; only a choice, a strip and a game's pieces may have none."""
    if one.kind == PLOT:
        return _plot(one)
    if one.kind == PIECES:
        return registry.find(one.game).pieces(one.lang, pickle.loads(one.view))
    if one.kind == CHOOSING:
        return _choosing(one, unpacked(one.view))
    pictures, view = registry.find(one.game), unpacked(one.view)
    since = unpacked(one.since) if one.since is not None else None
    if one.kind == PORTRAIT and pictures.portrait:
        return pictures.portrait(view, one.lang, one.names)
    if one.kind in (BOARD, PORTRAIT):
        return pictures.board(view, one.lang, since, one.names)
    if one.kind in (HAND, STRIP):
        if not isinstance(view, PrivateView):
            raise TypeError("a hand can only be drawn from a private view")
        drawing = pictures.strip if one.kind == STRIP else pictures.hand
        return drawing(view, one.lang, one.names) if drawing else None
    if one.kind == CLOSEUP:
        if one.seat is None:
            raise ValueError("a close-up needs a seat")
        return pictures.closeup(view, one.seat, one.lang, one.names)
    return pictures.moment(one.kind, view, one.lang, one.names)


def _barred(one: Job) -> Canvas | None:
    """The picture, with the chances below it where they are to be shown."""
    image = drawn(one)
    if image is None or one.chances is None:
        return image
    return chance_bar.barred(image, unpacked(one.view), one.chances, one.lang, one.names)


def made(one: Job) -> bytes:
    """The picture that was ordered, as a PNG file; no bytes if there is none. Of icons all, by key."""
    if one.kind == ICONS:
        return _icons(one.game)
    if one.kind == SHOWCASE:
        return png.encoded(showcase.drawn(one.game, one.lang))
    image = _barred(one)
    return b"" if image is None else png.encoded(image)
