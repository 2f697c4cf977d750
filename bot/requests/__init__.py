"""What one person has pressed, chosen or typed, from the moment it arrives to its answer. Nothing of it is kept.

A command is given a `Request`. Its parts: `asker` (who, and where), `reply` (the answer), `access` (which match is
meant, and who may see it), `language`, `turn` (limits on what one person may ask for), `store` (reading and writing),
`subject` (what it turned out to be about), and `services` (what all requests share).
"""

from bot.requests.app_services import Services
from bot.requests.receiving import complete, receive
from bot.requests.request import Command, Control, Given, Request, Suggest, Suggestions

__all__ = ["Command", "Control", "Given", "Request", "Services", "Suggest", "Suggestions", "complete", "receive"]
