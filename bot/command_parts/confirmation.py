"""The second step before what nobody can take back: it is asked about, and can still be left."""

from __future__ import annotations

from bot.messages.control_ids import ControlId
from bot.messages.message import Message
from bot.messages.parts import Button, Buttons, Style, Text
from bot.requests import Request


async def ask(request: Request, question: str, label: str, ident: ControlId, back: ControlId | None = None) -> None:
    """Nothing has happened yet: the red button does it, the grey one leads back, or leaves everything as it is."""
    yes = Button(label, str(ident), Style.DANGER)
    no = Button(request.bot.say("button-back"), str(back or ControlId("keep", ident.match)), Style.BACK)
    await request.reply.send(Message((Text(question), Buttons((yes, no)))))
