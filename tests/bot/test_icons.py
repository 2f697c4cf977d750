"""Icons stand beside words: as emojis where Discord has them, left out or as a colour where it has none."""

from __future__ import annotations

import re
from functools import partial

from bot import icons
from bot.icons import SIGNS, Emoji, Emojis, emoji_name
from bot.messages.message import MOST_TEXT, Message
from bot.messages.message_layout import layout
from bot.messages.parts import Button, Buttons, Choice, Select, Text
from bot.names import tidy
from engine.core.event import Told
from engine.core.ledger import Ledger
from engine.core.seat import Seat
from engine.core.words import Marks, words_for
from engine.games.comuni.pieces import Resource
from engine.games.flandern1302.events import CardShown
from engine.games.flandern1302.pieces import Card
from renderers.emoji import EmojiFile

icons.learn()
GOLD, SHIELD = icons.thing("comuni", Resource.GOLD), icons.seat_sign("comuni", "🔵")
FILE = EmojiFile("0123", b"")


def known(*keys: str) -> Emojis:
    emojis = Emojis()
    emojis.know(Emoji(emoji_name("comuni", key, FILE), 7 + number) for number, key in enumerate(keys))
    return emojis


def components(content: Message, emojis: Emojis) -> list[dict[str, object]]:
    [frame] = layout(content, emojis).to_components()
    found: list[dict[str, object]] = frame["components"]
    return found


def test_without_emojis_a_colour_stands_for_a_seat_and_words_alone_for_things() -> None:
    parts = (Text(f"{SHIELD} Ada takes {GOLD} 1 gold."), Buttons((Button(f"{SHIELD} Ada", "a", emoji=GOLD),)))
    text, row = components(Message(parts), Emojis())
    assert text["content"] == "🔵 Ada takes 1 gold."
    assert row["components"][0]["label"] == "🔵 Ada"  # type: ignore[index]
    assert "emoji" not in row["components"][0]  # type: ignore[index]


def test_with_emojis_the_word_stays() -> None:
    emojis = known("resource-gold", "seat-0")
    entries = (Choice("1 gold", "g", emoji=GOLD), Choice(f"{SHIELD} Ada, {GOLD} 1 gold", "a"))
    text, row = components(Message((Text(f"{SHIELD} Ada takes {GOLD} 1 gold."), Select("s", "", entries))), emojis)
    assert re.fullmatch(r"<:pv_0_\w+:8> Ada takes <:pv_gold_\w+:7> 1 gold\.", str(text["content"]))
    one, two = row["components"][0]["options"]  # type: ignore[index]
    assert (one["label"], one["emoji"]["id"]) == ("1 gold", "7")
    assert (two["label"], two["emoji"]["id"]) == ("Ada, 1 gold", "8"), "a label is plain text: only the first is shown"


def test_a_text_that_emojis_would_make_too_long_does_without() -> None:
    [text] = components(Message((Text(f"{GOLD} {'x' * (MOST_TEXT - 10)}"),)), known("resource-gold"))
    assert str(text["content"]).startswith("xxx")


def test_of_two_drawings_the_newer_counts_and_other_emojis_are_nobodys() -> None:
    emojis = Emojis()
    old, new = (emoji_name("comuni", "resource-gold", EmojiFile(look, b"")) for look in ("old", "new"))
    emojis.know([Emoji(new, 9), Emoji("gold", 12), Emoji(old, 5)])
    assert emojis.find(GOLD) == Emoji(new, 9)
    assert icons.is_ours(old)
    assert not icons.is_ours("gold")


def test_nobody_is_called_by_a_mark() -> None:
    assert tidy(f"Ada {GOLD}") == "Ada"
    assert icons.seat_sign("goofspiel", next(iter(SIGNS))) == "🔵", "a game without icons keeps its colours"


def test_a_story_keeps_the_marks_of_its_things() -> None:
    marks = Marks(sign=partial(icons.seat_sign, "flandern1302"), thing=partial(icons.thing, "flandern1302"))
    words = words_for("flandern1302", "en", ["Ada", "Bea"], marks=marks)
    shown = [CardShown(Seat(0), card, 0) for card in Card if icons.thing("flandern1302", card)]
    assert len(shown) > 4
    for event in shown:
        [told] = Ledger(words).paragraphs([Told(None, event)])
        assert told.text == words.event(event)
