"""Emojis: what Discord takes, and every one can be told from its neighbours without its colour."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import registry
from renderers.emoji import SIDE, emoji

DRAWN = [game for game in registry.games() if registry.find(game).icons]
#: as large as Discord shows it in a text
SMALL = 22


@pytest.mark.parametrize("game", DRAWN)
def test_emojis_are_as_discord_takes_them_and_seats_differ_without_colour(game: str) -> None:
    icons = registry.find(game).icons
    assert icons is not None
    grey = {}
    for key, draw in icons.drawings():
        file = emoji(draw).content
        image = Image.open(BytesIO(file))
        assert (image.size, image.mode, len(file) < 256 * 1024) == ((SIDE, SIDE), "RGBA", True), key
        box = image.getchannel("A").getbbox()
        assert box, key
        assert max(box[2] - box[0], box[3] - box[1]) > 100, f"{key} fills its room"
        if key.startswith("seat-"):
            grey[key] = image.convert("L").resize((SMALL, SMALL))
    for (one, first), (two, second) in combinations(grey.items(), 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > 4, f"{one} and {two} look alike in grey"
