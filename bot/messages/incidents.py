"""What went wrong on a server, for those who manage it: when and in which match, and never where in the rules.

The place in the code could tell which secret action someone tried: it is for the operator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.messages.control_ids import ControlId
from bot.messages.message import VOTE, Message
from bot.messages.parts import Button, Buttons, Part, Style, Text
from bot.store.incidents import Incident
from bot.store.matches import Match
from bot.wording import bot_words, name_of

#: incidents on a page
PAGE = 10


def incident_page(found: Sequence[Incident], played: Mapping[int, Match], page: int, lang: str) -> Message:
    """A page of the list; one incident more than it has room for says that there is another page."""
    bot = bot_words(lang)
    lines = [_line(one, played[one.match], lang) for one in found[:PAGE] if one.match is not None]
    told = "\n".join(lines) or bot.say("incidents-none" if page == 0 else "incidents-no-more")
    parts: list[Part] = [Text(f"## {bot.say('incidents-title')}"), Text(told)]
    if lines:
        parts.append(Text(f"-# {bot.say('incidents-explained')}"))
    if page > 0 or len(found) > PAGE:
        ways = (("before", "◀️", page - 1, page == 0), ("after", "▶️", page + 1, len(found) <= PAGE))
        buttons = [
            Button(
                bot.say(f"button-page-{way}"), str(ControlId("incidents", 0, arg=str(to))), Style.INFO, sign, is_last
            )
            for way, sign, to, is_last in ways
        ]
        parts.append(Buttons(tuple(buttons)))
    return Message(tuple(parts), VOTE)


def _line(one: Incident, match: Match, lang: str) -> str:
    return bot_words(lang).say(
        "incidents-line", number=one.id, when=f"<t:{int(one.at)}:f>", match=f"[{name_of(match, lang)}]({match.address})"
    )
