"""A letter becomes exactly what discord.py would build from its own items."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from bot.messages.message import Message
from bot.messages.message_layout import layout
from bot.messages.parts import Button, Buttons, Choice, Picture, Select, Separator, Style, Text

STYLES = list(Style)
BUTTONS = tuple(
    Button(f"Label {n}", f"id {n}", STYLES[n % 4], "▶️" if n % 2 else None, disabled=n == 3) for n in range(7)
)
PARTS = (
    Text("## Title"),
    Separator(),
    Picture("board.png", "A board", b"drawn"),
    Picture("battle.png", ""),
    Buttons(BUTTONS),
    Select("pick", "Which?", (Choice("One", "1", "the first", chosen=True), Choice("Two", "2"))),
    Select("more", "", (Choice("Three", "3"),)),
)


def own(button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=button.label, custom_id=button.id, style=button.style.value, emoji=button.emoji, disabled=button.disabled
    )


def option(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label, value=choice.value, description=choice.description, default=choice.chosen
    )


@pytest.mark.parametrize("accent", [None, 0x3B6FB5])
async def test_a_letter_is_the_payload_that_discord_py_would_make(accent: int | None) -> None:
    shown = [
        discord.MediaGalleryItem("attachment://board.png", description="A board"),
        discord.MediaGalleryItem("attachment://battle.png"),
    ]
    selects = [part for part in PARTS if isinstance(part, Select)]
    view = ui.LayoutView()
    view.add_item(
        ui.Container(
            ui.TextDisplay("## Title"),
            ui.Separator(),
            *(ui.MediaGallery(picture) for picture in shown),
            # two of them fill a line of a phone
            ui.ActionRow(*map(own, BUTTONS[:4])),
            ui.ActionRow(*map(own, BUTTONS[4:])),
            *(
                ui.ActionRow(
                    ui.Select(
                        custom_id=one.id, placeholder=one.placeholder or None, options=[*map(option, one.choices)]
                    )
                )
                for one in selects
            ),
            ui.File("attachment://record.json"),
            accent_colour=accent,
        )
    )
    made = layout(Message(PARTS, accent, files=(("record.json", b"{}"),)))
    assert made.to_components() == view.to_components()
    assert made.has_components_v2() == view.has_components_v2()
    assert made.is_finished(), "nothing is kept in memory"
