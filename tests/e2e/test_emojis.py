"""The bot keeps its application's emojis in step with what the games draw, and does without where it cannot."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot import icons
from bot.delivery import Transport
from bot.emoji_upload import EmojiUpload
from bot.icons import Emojis
from bot.messages.message import Message
from bot.messages.parts import Button, Buttons, Text
from bot.store import people
from engine.games.comuni.pieces import Resource
from renderers import registry
from renderers.emoji import EmojiFile, emoji
from renderers.icons import coin
from renderers.render_pool import RenderPool
from tests.e2e.stage import Stage, staged

icons.learn()
GOLD, ARMY = (icons.thing("comuni", one) for one in (Resource.GOLD, Resource.ARMY))


class SomeIcons(RenderPool):
    """Draws some icons of one game, without a worker."""

    def __init__(self, **drawn_as: str) -> None:
        super().__init__()
        self.drawn_as = drawn_as

    async def icons(self, game: str) -> dict[str, EmojiFile]:
        found = registry.find("comuni").icons
        assert found is not None
        keys = {f"resource-{name}": like for name, like in self.drawn_as.items()} if game == "comuni" else {}
        drawings = dict(found.drawings())
        return {key: emoji(drawings[f"resource-{like}"]) for key, like in keys.items()}


def upload(stage: Stage, pool: RenderPool, *, holds: bool = True) -> tuple[EmojiUpload, Emojis]:
    assert stage.bot is not None
    emojis = Emojis()
    return EmojiUpload(
        client=stage.bot, store=stage.services.store, emojis=emojis, pool=pool, is_ours_to_do=lambda: holds
    ), emojis


async def test_missing_ones_are_added_changed_ones_replaced_and_others_left_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        assert stage.bot is not None
        world = stage.sandbox.world
        foreign = await stage.bot.create_application_emoji(name="our_mascot", image=emoji(coin).content)
        keeper, emojis = upload(stage, SomeIcons(gold="gold", army="army"))
        await keeper.look()
        first = {one.name: one.id for one in world.emojis.values()}
        assert len(first) == 3
        assert emojis.find(GOLD)
        await keeper.look()
        assert {one.name: one.id for one in world.emojis.values()} == first, "what is in step stays"
        # the drawing of gold has changed, armies have none any more, and somebody has removed nothing of the others'
        await stage.services.store.write(lambda db: people.forget(db, key="emojis"))
        keeper, emojis = upload(stage, SomeIcons(gold="pilgrim"))
        await keeper.look()
        assert emojis.find(ARMY) is None
        [gold] = [one for one in world.emojis.values() if one.id != foreign.id]
        assert gold.id not in first.values()
        assert (emojis.find(GOLD) or icons.Emoji("", 0)).id == gold.id
        # whoever does not see to them only looks
        keeper, watching = upload(stage, SomeIcons(army="army"), holds=False)
        await keeper.look()
        assert len(world.emojis) == 2
        assert watching.find(GOLD) == emojis.find(GOLD)


async def test_what_discord_refuses_leaves_words_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path) as stage:
        assert stage.bot is not None
        keeper, emojis = upload(stage, SomeIcons(gold="gold", army="army"))
        monkeypatch.setattr("sandbox.emojis.MOST", 1)
        with pytest.raises(discord.HTTPException):
            await keeper.look()
        assert emojis.find(GOLD), "what has arrived is used"
        assert emojis.find(ARMY) is None
        # another process has replaced it: the message arrives without it
        stage.sandbox.world.emojis.clear()
        room = stage.sandbox.channel("game-room")
        content = Message((Text("Take it."), Buttons((Button("1 gold", "a", emoji=GOLD),))))
        number = await Transport(stage.bot, emojis=emojis).send(room.id, content, "emoji")
        seen = await stage.sandbox.person("Ada").wait_for(room, lambda seen: seen.id == number)
        [button] = seen.buttons
        assert (button.label, button.emoji) == ("1 gold", None)
        assert emojis.find(GOLD) is None
