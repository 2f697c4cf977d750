"""Keeps the application's emojis in step with the games' icons: adds what is missing, replaces what looks different.

One process of several does it; the others only look. Emojis of other people are left alone, and where something fails
words go on without.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path

import aiohttp
import discord

import renderers
from bot.icons import Emoji, Emojis, emoji_name, is_ours, learn
from bot.safe_traceback import safe_traceback
from bot.store import NO_MATCH, AnyStore, LeaseLost, StoreAway, people
from renderers import registry
from renderers.render_pool import RenderPool

log = logging.getLogger(__name__)

#: seconds between two looks: another process may have replaced some, or an upload may have failed
LOOK_EVERY = 600.0
#: emojis an application may have
MOST_EMOJIS = 2000
_KEPT = "emojis"


@cache
def fingerprint() -> str:
    """Changes whenever the files change that icons are drawn by; cheaper than drawing them."""
    homes = {Path(renderers.__file__).parent, *(registry.find(game).home for game in registry.games())}
    found = blake2b(digest_size=16)
    for file in sorted({file for home in homes for file in home.rglob("*.py")}):
        found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()


@dataclass(slots=True, kw_only=True)
class EmojiUpload:
    """Looks at the application's emojis now and then, and sees to them while this process is the one to do so."""

    client: discord.Client
    store: AnyStore
    emojis: Emojis
    pool: RenderPool
    is_ours_to_do: Callable[[], bool]

    async def run(self) -> None:
        """Look, and look again."""
        while True:
            try:
                await self.look()
            except (discord.HTTPException, aiohttp.ClientError, OSError, StoreAway, LeaseLost) as error:
                log.warning("emojis are not in step yet: %(error)s", {"error": error})
            except Exception as error:
                # a drawing that fails takes nothing else with it
                log.error("emojis are left out: %(where)s", {"where": safe_traceback(error)})
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Learn which emojis there are, and bring them into step if nobody else does."""
        found = await self._found()
        await asyncio.to_thread(learn)
        self.emojis.know(found)
        if not self.is_ours_to_do():
            return
        sources = f"{self._application} {len(registry.games())} {await asyncio.to_thread(fingerprint)}"
        names = " ".join(sorted(emoji.name for emoji in found if is_ours(emoji.name)))
        state = f"{sources} {blake2b(names.encode(), digest_size=8).hexdigest()}"
        if await self.store.read(partial(people.recall, key=_KEPT)) == state:
            return
        names = " ".join(sorted(await self._keep_in_step(found)))
        state = f"{sources} {blake2b(names.encode(), digest_size=8).hexdigest()}"
        await self.store.write(partial(people.remember, key=_KEPT, value=state), match=NO_MATCH)

    async def _keep_in_step(self, found: list[Emoji]) -> set[str]:
        """Add, then remove; returns the names of ours there are now."""
        wanted = await self._drawn()
        known = {emoji.name for emoji in found}
        missing = [name for name in wanted if name not in known]
        stale = [emoji for emoji in found if is_ours(emoji.name) and emoji.name not in wanted]
        if (room := MOST_EMOJIS - len(found)) < len(missing):
            log.warning("%(count)s emojis do not fit", {"count": len(missing) - room})
        added: list[Emoji] = []
        try:
            for name in missing[:room]:
                added.append(await self._create(name, wanted[name]))
                if not self.is_ours_to_do():
                    raise LeaseLost("another process sees to the emojis now")
        finally:
            self.emojis.know([*found, *added])
        self.emojis.know([emoji for emoji in (*found, *added) if emoji not in stale])
        for emoji in stale:
            await self.client.http.delete_application_emoji(self._application, emoji.id)
        if added or stale:
            log.info("added %(added)s emojis, removed %(removed)s", {"added": len(added), "removed": len(stale)})
        return {emoji.name for emoji in (*found, *added) if is_ours(emoji.name) and emoji not in stale}

    @property
    def _application(self) -> int:
        application = self.client.application_id
        assert application is not None, "known once the bot has logged in"
        return application

    async def _found(self) -> list[Emoji]:
        listed = await self.client.http.get_application_emojis(self._application)
        return [Emoji(str(one["name"]), int(one["id"] or 0)) for one in listed["items"]]

    async def _drawn(self) -> dict[str, bytes]:
        """Every icon of every game by the name it is to have; drawn in another process."""
        return {
            emoji_name(game, key, file): file.content
            for game in registry.games()
            for key, file in (await self.pool.icons(game)).items()
        }

    async def _create(self, name: str, content: bytes) -> Emoji:
        image = f"data:image/png;base64,{b64encode(content).decode()}"
        made = await self.client.http.create_application_emoji(self._application, name, image)
        return Emoji(name, int(made["id"] or 0))
