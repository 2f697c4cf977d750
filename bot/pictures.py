"""Pictures and text boards for the bot, drawn off the event loop; a game without pictures is shown in words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

from bot.incidents import places
from bot.letters import MOST_ALT, Picture, shortened
from engine.core.action import Action
from engine.core.view import PrivateView, PublicView
from renderers import atelier
from renderers.studio import Studio
from renderers.wording import wording

log = logging.getLogger(__name__)
View = PublicView[Any] | PrivateView[Any, Any]


#: seconds an answer to a person waits for its picture
PATIENCE = 1.2


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
            alt = atelier.find(view.game).alt(view, lang, names, kind)
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


def described(view: View, lang: str, names: Sequence[str]) -> str:
    """The text board of a view."""
    if view.game not in atelier.games():
        return ""
    return atelier.find(view.game).describe(view, lang, names)


def mine(view: PrivateView[Any, Any], lang: str, names: Sequence[str]) -> str:
    """Only what lies behind the reader's own screen."""
    if view.game not in atelier.games():
        return ""
    return atelier.find(view.game).mine(view, lang, names)
