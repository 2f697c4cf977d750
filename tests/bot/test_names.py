"""Whatever people call themselves, a sentence with their name reads as it should."""

from __future__ import annotations

import pytest

from bot.messages.message import Message
from bot.messages.message_layout import layout
from bot.messages.parts import Button, Buttons, Choice, Select, Text
from bot.names import plain, tidy, written
from tests.hard_names import HARD_NAMES


@pytest.mark.parametrize(("name", "shown"), [(name, text) for name, text, _ in HARD_NAMES])
def test_a_name_has_nothing_that_cannot_be_seen(name: str, shown: str) -> None:
    assert tidy(name) == shown


@pytest.mark.parametrize("name", ["", "\u200b", "\u3164", "\u2800 \u115f", "\u200d"])
def test_somebody_without_a_visible_name_is_called_something_else(name: str) -> None:
    assert tidy(name, "ada_l") == "ada_l"


def test_markdown_in_a_name_is_shown_as_it_is() -> None:
    assert written("__Fa*rid") == r"\_\_Fa\*rid"


def test_a_name_from_right_to_left_keeps_to_itself() -> None:
    assert written("\u0639\u0645\u0631") == "\u2068\u0639\u0645\u0631\u2069"


def test_places_without_markdown_show_no_backslashes() -> None:
    label = f"{written('__Fa*rid')}: 3"
    assert plain(label) == "__Fa*rid: 3"
    parts = (Text("?"), Buttons((Button(label, "a"),)), Select("b", "?", (Choice(label, "1", label),)))
    [frame] = layout(Message(parts)).to_components()
    _, buttons, row = frame["components"]
    assert buttons["components"][0]["label"] == "__Fa*rid: 3"
    [option] = row["components"][0]["options"]
    assert option["label"] == option["description"] == "__Fa*rid: 3"


def test_a_file_beside_a_letter_is_shown_in_it() -> None:
    [frame] = layout(Message((Text("Here it is."),), files=(("record.json", b"{}"),))).to_components()
    assert [part["type"] for part in frame["components"]] == [10, 13]
    assert frame["components"][1]["file"]["url"] == "attachment://record.json"
