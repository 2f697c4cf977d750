"""Pictures and text boards for the bot, drawn off the event loop; a game without pictures is shown in words."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from bot.incidents import places
from bot.letters import MOST_ALT, Picture, shortened
from engine.core.action import Action
from engine.core.view import PrivateView, PublicView
from renderers import atelier
from renderers.studio import Studio

log = logging.getLogger(__name__)
View = PublicView[Any] | PrivateView[Any, Any]


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
        name: str | None = None,
    ) -> Picture | None:
        """A picture with its alt text; None where there is none, or where drawing failed: the text serves."""
        if self._studio is None or view.game not in atelier.games():
            return None
        try:
            content = await self._studio.picture(kind, view, lang, since=since, names=names)
            alt = shortened(atelier.find(view.game).alt(view, lang, names, kind), MOST_ALT)
        except Exception as error:
            log.error("no picture %s of %s: %s", kind, view.game, places(error))
            return None
        return Picture(name or f"{kind}-{view.question}.png", alt, content)

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
        try:
            content = await self._studio.choosing(view, lang, action, chosen, values, names=names)
            alt = shortened(drawer.choosing_alt(view, lang, action, chosen, values, names), MOST_ALT)
        except Exception as error:
            log.error("no picture of a choice of %s: %s", view.game, places(error))
            return None
        return Picture(f"choice-{view.question}.png", alt, content) if content else None

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
