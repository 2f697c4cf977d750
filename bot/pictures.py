"""Pictures and text boards for the bot, drawn off the event loop; a game without pictures is shown in words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from bot.messages.message import MOST_ALT, shortened
from bot.messages.parts import Picture
from bot.metrics import UNWATCHED, Metrics, PictureOutcome
from bot.safe_traceback import safe_traceback
from bot.wording import bot_words, title
from engine.core.illegal import require
from engine.core.review import Review
from engine.core.view import PrivateView, PublicView
from renderers import plots, registry
from renderers.chance_bar import chances_text
from renderers.choice import OpenChoice
from renderers.legend import PAGES
from renderers.plots import RatingPoint, ScoreLine
from renderers.render_pool import RenderPool
from renderers.replay import Progress
from renderers.review import plot_of

log = logging.getLogger(__name__)
View = PublicView[Any] | PrivateView[Any, Any]


#: seconds an answer to a person waits for its picture
PATIENCE = 1.2
#: seconds for a last word about a film when the bot stops
FAREWELL = 2.0
#: where there is little to see without it
LONG_PATIENCE = 6.0


def public_kind(kind: str, view: View) -> str | None:
    """What a picture is counted as; None if it is one person's own."""
    if isinstance(view, PrivateView):
        return None
    # a close-up has its seat behind it, and a moment is called by the game
    first = kind.split()[0]
    return first if first in ("board", "portrait", "closeup") else "moment"


class Pictures:
    """What can be seen of a view."""

    def __init__(self, pool: RenderPool | None, metrics: Metrics = UNWATCHED) -> None:
        self._render_pool = pool
        self._metrics = metrics
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
        return self._render_pool is not None and registry.known(game) is not None

    def alt(self, kind: str, view: View, lang: str, names: Sequence[str]) -> str:
        """A picture in words."""
        pictures = registry.known(view.game)
        return pictures.alt(view, lang, names, kind) if pictures else ""

    async def draw(
        self,
        kind: str,
        view: View,
        lang: str,
        names: Sequence[str],
        *,
        since: View | None = None,
        seat: int | None = None,
        chances: Sequence[float] | None = None,
        patience: float | None = None,
    ) -> Picture | None:
        """A picture with its alt text; None where there is none, or not in time, or drawing failed: the text serves."""
        if self._render_pool is None or not self.draws(view.game):
            return None
        work = self._render_pool.picture(kind, view, lang, since=since, names=names, seat=seat, chances=chances)
        if content := await self._in_time(work, patience, f"{kind} of {view.game}", public_kind(kind, view)):
            alt = registry.find(view.game).alt(view, lang, names, kind, seat)
            alt = f"{chances_text(chances, lang, names)} {alt}" if chances else alt
            return Picture(f"{kind}-{view.question}.png", shortened(alt, MOST_ALT), content)
        return None

    async def choosing(
        self, view: PrivateView[Any, Any], lang: str, choice: OpenChoice, names: Sequence[str]
    ) -> Picture | None:
        """What the reader is choosing now, drawn, where the game does so."""
        choices = registry.find(view.game).choice if self.draws(view.game) else None
        if self._render_pool is None or choices is None:
            return None
        work = self._render_pool.choosing(view, lang, choice, names=names)
        if content := await self._in_time(work, PATIENCE, f"a choice of {view.game}", None):
            alt = choices.told(view, lang, choice)
            return Picture(f"choice-{view.question}.png", shortened(alt, MOST_ALT), content)
        return None

    async def scores(
        self,
        view: View,
        lang: str,
        names: Sequence[str],
        points: Sequence[tuple[Sequence[int | None], Sequence[int | None] | None]],
        rounds: Sequence[int],
        title: str,
        *,
        patience: float | None = None,
    ) -> Picture | None:
        """How the points of each seat came, all of them and those scored in play, as a plot."""
        if self._render_pool is None or not self.draws(view.game):
            return None
        signs = registry.find(view.game).liveries(view)
        lines = [ScoreLine(name, sign, *each) for name, sign, each in zip(names, signs, points, strict=True)]
        work = self._render_pool.plot("scores", lines, rounds, lang=lang, title=title, game=view.game)
        if content := await self._in_time(work, patience, f"points of {view.game}", "scores"):
            alt = plots.scores_alt(lines, rounds, lang, title, view.game)
            return Picture("scores.png", shortened(alt, MOST_ALT), content)
        return None

    async def chances(
        self,
        view: View,
        lang: str,
        names: Sequence[str],
        review: Review,
        rounds: Sequence[int | None],
        title: str,
        patience: float | None = None,
    ) -> Picture | None:
        """How the chances of each seat ran in a finished match, as a plot."""
        if self._render_pool is None or not self.draws(view.game):
            return None
        plot = plot_of(review, view, rounds, names)
        work = self._render_pool.plot("chances", plot, lang=lang, title=title, game=view.game)
        if content := await self._in_time(work, patience, f"chances of {view.game}", "chances"):
            return Picture("chances.png", shortened(plots.chances_alt(plot, lang, title, view.game), MOST_ALT), content)
        return None

    async def film(
        self, views: Sequence[View], lang: str, names: Sequence[str], progress: Progress | None = None
    ) -> bytes | None:
        """Boards one after the other as an animation; it takes its time."""
        if self._render_pool is None or self._closing:
            return None
        work = self._render_pool.film(views, lang, names=names, progress=progress)
        drawing = asyncio.create_task(self._in_time(work, None, f"a film of {views[0].game}", "film"))
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
        self,
        points: Sequence[RatingPoint],
        start: RatingPoint | None,
        lang: str,
        title: str,
        *,
        patience: float | None = None,
    ) -> Picture | None:
        """Someone's rating from match to match, and what it was before them."""
        if self._render_pool is None or not points:
            return None
        work = self._render_pool.plot("rating", list(points), start, lang=lang, title=title)
        if content := await self._in_time(work, patience, "a rating", "rating"):
            return Picture("rating.png", shortened(plots.rating_alt(points, lang, title, start), MOST_ALT), content)
        return None

    async def pieces(self, game: str, lang: str, patience: float) -> tuple[Picture, ...]:
        """All the pieces of a game with their names, on the pages of their sheet; none where it draws none, or some
        page was not drawn in time.
        """
        drawn = await asyncio.gather(*(self._page_of_pieces(game, lang, page, patience) for page in PAGES))
        found = tuple(picture for picture in drawn if picture is not None)
        return found if len(found) == len(drawn) else ()

    async def _page_of_pieces(self, game: str, lang: str, page: int, patience: float) -> Picture | None:
        if self._render_pool is None or not self.draws(game):
            return None
        work = self._render_pool.pieces(game, lang, page)
        if content := await self._in_time(work, patience, f"the pieces of {game}", "pieces"):
            alt = registry.find(game).pieces_alt(lang, page)
            return Picture(f"pieces-{game}-{page + 1}.png", shortened(alt, MOST_ALT), content)
        return None

    async def showcase(self, game: str, lang: str, patience: float) -> Picture | None:
        """A board by which people get to know a game."""
        if self._render_pool is None or not self.draws(game):
            return None
        work = self._render_pool.showcase(game, lang)
        if content := await self._in_time(work, patience, f"a showcase of {game}", "showcase"):
            alt = bot_words(lang).say("front-picture", game=title(game, lang))
            return Picture(f"showcase-{game}.png", shortened(alt, MOST_ALT), content)
        return None

    async def _in_time(
        self, work: Awaitable[bytes | None], patience: float | None, what: str, counted_as: str | None
    ) -> bytes | None:
        begun = perf_counter()
        outcome: PictureOutcome = "failed"
        try:
            drawn = await asyncio.wait_for(work, patience)
            outcome = "drawn"
            return drawn
        except TimeoutError:
            log.info("no picture in time: %(what)s", {"what": what})
            outcome = "late"
        except Exception as error:
            log.error("no picture: %(what)s: %(where)s", {"what": what, "where": safe_traceback(error)})
        finally:
            if counted_as:
                self._metrics.drew(counted_as, outcome, perf_counter() - begun)
        return None

    def all_of(self, view: View, lang: str, names: Sequence[str]) -> list[tuple[str, str]]:
        """Every public picture of a view: what to ask for, and what it is called."""
        if not self.draws(view.game):
            return []
        words = registry.find(view.game).words(lang)
        found = [("board", words("picture-board"))]
        if registry.find(view.game).portrait:
            found.append(("portrait", words("picture-portrait")))
        found += [(kind, words(f"moment-{kind}")) for kind in self.moments(view, None)]
        return found + [(f"closeup {seat}", words("picture-closeup", name=name)) for seat, name in enumerate(names)]

    def moments(self, view: View, since: View | None) -> tuple[str, ...]:
        """Special pictures that this view holds and the earlier one did not."""
        if not self.draws(view.game):
            return ()
        return registry.find(view.game).held(view, since)
