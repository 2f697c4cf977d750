"""Pictures and text boards for the bot, drawn off the event loop; a game without pictures is shown in words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from bot.incidents import places
from bot.letters import MOST_ALT, Picture, shortened
from engine.core.action import Action
from engine.core.illegal import require
from engine.core.view import PrivateView, PublicView
from renderers import atelier, plots
from renderers.plots import Line, RatingPoint
from renderers.replay import Progress
from renderers.studio import Studio
from renderers.wording import wording

log = logging.getLogger(__name__)
View = PublicView[Any] | PrivateView[Any, Any]


#: seconds an answer to a person waits for its picture
PATIENCE = 1.2
#: seconds for a last word about a film when the bot stops
FAREWELL = 2.0
#: where there is little to see without it
LONG_PATIENCE = 6.0


async def _in_time(work: Awaitable[bytes | None], patience: float | None, what: str) -> bytes | None:
    try:
        return await asyncio.wait_for(work, patience)
    except TimeoutError:
        log.info("no picture in time: %s", what)
    except Exception as error:
        log.error("no picture: %s: %s", what, places(error))
    return None


class Pictures:
    """What can be seen of a view."""

    def __init__(self, studio: Studio | None) -> None:
        self._studio = studio
        #: people for whom a film is being drawn, until they have their answer; and what draws it
        self._filming: dict[int, asyncio.Future[None]] = {}
        self._films: set[asyncio.Task[bytes | None]] = set()
        self._closing = False

    async def close(self) -> None:
        """Stop drawing films, and give those who wait for one the time to be told so."""
        self._closing = True
        for film in self._films:
            film.cancel()
        if self._filming:
            await asyncio.wait(self._filming.values(), timeout=FAREWELL)

    def draws(self, game: str) -> bool:
        """Whether there are pictures of a game."""
        return self._studio is not None and game in atelier.games()

    def alt(self, kind: str, view: View, lang: str, names: Sequence[str]) -> str:
        """A picture in words."""
        return atelier.find(view.game).alt(view, lang, names, kind) if view.game in atelier.games() else ""

    async def draw(
        self,
        kind: str,
        view: View,
        lang: str,
        names: Sequence[str],
        *,
        since: View | None = None,
        seat: int | None = None,
        patience: float | None = None,
    ) -> Picture | None:
        """A picture with its alt text; None where there is none, or not in time, or drawing failed: the text serves."""
        if self._studio is None or view.game not in atelier.games():
            return None
        work = self._studio.picture(kind, view, lang, since=since, names=names, seat=seat)
        if content := await _in_time(work, patience, f"{kind} of {view.game}"):
            alt = atelier.find(view.game).alt(view, lang, names, kind, seat)
            return Picture(f"{kind}-{view.question}.png", shortened(alt, MOST_ALT), content)
        return None

    async def choosing(
        self,
        view: PrivateView[Any, Any],
        lang: str,
        action: type[Action],
        chosen: Mapping[str, Any],
        values: Mapping[str, Sequence[Any]],
        names: Sequence[str],
    ) -> Picture | None:
        """What the reader is choosing now, drawn, where the game does so."""
        drawer = atelier.chooser(view.game)
        if self._studio is None or drawer is None:
            return None
        work = self._studio.choosing(view, lang, action, chosen, values, names=names)
        if content := await _in_time(work, PATIENCE, f"a choice of {view.game}"):
            alt = drawer.choosing_alt(view, lang, action, chosen, values, names)
            return Picture(f"choice-{view.question}.png", shortened(alt, MOST_ALT), content)
        return None

    async def scores(
        self,
        view: View,
        lang: str,
        names: Sequence[str],
        points: Sequence[Sequence[int | None]],
        rounds: Sequence[int],
        title: str,
        *,
        patience: float | None = None,
    ) -> Picture | None:
        """How the points of each seat came, as a plot."""
        if self._studio is None or not self.draws(view.game):
            return None
        signs = atelier.find(view.game).liveries(view)
        lines = [Line(*each) for each in zip(names, signs, points, strict=True)]
        work = self._studio.plot("scores", lines, rounds, lang=lang, title=title, game=view.game)
        if content := await _in_time(work, patience, f"points of {view.game}"):
            alt = plots.scores_alt(lines, rounds, lang, title, view.game)
            return Picture("scores.png", shortened(alt, MOST_ALT), content)
        return None

    async def film(
        self, views: Sequence[View], lang: str, names: Sequence[str], progress: Progress | None = None
    ) -> bytes | None:
        """Boards one after the other as an animation; it takes its time."""
        if self._studio is None or self._closing:
            return None
        work = self._studio.film(views, lang, names=names, progress=progress)
        drawing = asyncio.create_task(_in_time(work, None, f"a film of {views[0].game}"))
        self._films.add(drawing)
        try:
            await asyncio.wait({drawing})
            return None if drawing.cancelled() else drawing.result()
        finally:
            self._films.discard(drawing)
            drawing.cancel()

    @contextmanager
    def filming(self, user: int) -> Iterator[None]:
        """One film at a time for each person."""
        require(user not in self._filming, "film-being-drawn")
        self._filming[user] = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            self._filming.pop(user).set_result(None)

    async def rating(
        self, points: Sequence[RatingPoint], lang: str, title: str, *, patience: float | None = None
    ) -> Picture | None:
        """Somebody's rating from match to match."""
        if self._studio is None or not points:
            return None
        work = self._studio.plot("rating", list(points), lang=lang, title=title)
        if content := await _in_time(work, patience, "a rating"):
            return Picture("rating.png", shortened(plots.rating_alt(points, lang, title), MOST_ALT), content)
        return None

    async def pieces(self, game: str, lang: str, patience: float) -> Picture | None:
        """All the pieces of a game with their names, where it draws them."""
        if self._studio is None or game not in atelier.games():
            return None
        if content := await _in_time(self._studio.pieces(game, lang), patience, f"the pieces of {game}"):
            return Picture(f"pieces-{game}.png", shortened(pieces_in_words(game, lang), MOST_ALT), content)
        return None

    def all_of(self, view: View, lang: str, names: Sequence[str]) -> list[tuple[str, str]]:
        """Every public picture of a view: what to ask for, and what it is called."""
        if self._studio is None or view.game not in atelier.games():
            return []
        words = wording(lang, atelier.home(view.game))
        found = [("board", words("picture-board"))]
        found += [(kind, words(f"moment-{kind}")) for kind in self.moments(view, None)]
        return found + [(f"city {seat}", words("picture-city", name=name)) for seat, name in enumerate(names)]

    def moments(self, view: View, since: View | None) -> tuple[str, ...]:
        """Special pictures that this view holds and the earlier one did not."""
        if self._studio is None or view.game not in atelier.games():
            return ()
        return atelier.find(view.game).moments(view, since)


def pieces_in_words(game: str, lang: str) -> str:
    """What the pieces of a game look like, for whoever sees no picture."""
    return atelier.find(game).pieces_alt(lang) if game in atelier.games() else ""


def described(view: View, lang: str, names: Sequence[str]) -> str:
    """The text board of a view."""
    if view.game not in atelier.games():
        return ""
    return atelier.find(view.game).describe(view, lang, names)


def scored(view: View, lang: str, names: Sequence[str]) -> str:
    """The score sheet in words; empty before the end."""
    return atelier.find(view.game).scored(view, lang, names) if view.game in atelier.games() else ""


def mine(view: PrivateView[Any, Any], lang: str, names: Sequence[str]) -> str:
    """Only what lies behind the reader's own screen."""
    if view.game not in atelier.games():
        return ""
    return atelier.find(view.game).mine(view, lang, names)
