"""The front door: the games as cards, what is going on here, and the way to everything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.messages.control_ids import ControlId
from bot.messages.game_facts import facts
from bot.messages.message import Button, Buttons, Card, Message, Part, Picture, Style, Text
from bot.messages.rulebook import CONTENTS, page_id
from bot.wording import bot_words, title
from engine.core.words import words_for

#: the edge of what greets people
GREETING = 0x3B6FB5
#: games on one page: more would not fit into one message
MOST_CARDS = 5


class FrontDoor(NamedTuple):
    """What somebody sees who asks what can be played."""

    #: the games that are offered, in order
    games: Sequence[str]
    page: int
    #: those that were drawn in time
    pictures: Mapping[str, Picture]
    #: what is going on here, a line for each match; empty where nothing is, or nobody could join it
    going_on: str
    #: whether a match can be opened here
    can_open: bool
    #: has never sat at a table
    is_new: bool

    @property
    def pages(self) -> int:
        """How many there are."""
        return max(1, -(-len(self.games) // MOST_CARDS))

    @property
    def shown(self) -> Sequence[str]:
        """The games of this page."""
        first = self.page % self.pages * MOST_CARDS
        return self.games[first : first + MOST_CARDS]


def front_door(door: FrontDoor, lang: str) -> Message:
    """A card for each game with its buttons, then what is going on, then the way on."""
    bot = bot_words(lang)
    parts: list[Part] = [Text(f"## 🎲 {bot.say('front-title')}\n{bot.say('front-about')}")]
    for game in door.shown:
        parts += [_card(game, lang, door.pictures.get(game)), Buttons(tuple(_card_buttons(game, lang, door)))]
    if not door.can_open:
        parts.append(Text(f"-# {bot.say('front-elsewhere')}"))
    elif door.going_on:
        parts.append(Text(f"### {bot.say('front-going-on')}\n{door.going_on}"))
    parts.append(Buttons(tuple(_ways_on(door, lang))))
    return Message(tuple(parts), GREETING)


def _card(game: str, lang: str, picture: Picture | None) -> Card:
    tagline = words_for(game, lang).say("tagline")
    return Card(f"### {title(game, lang)}\n{tagline}\n-# {facts(game, lang)}", picture)


def _card_buttons(game: str, lang: str, door: FrontDoor) -> Iterator[Button]:
    bot = bot_words(lang)
    if door.can_open:
        yield Button(bot.say("button-new-game"), str(ControlId("new", 0, arg=game)), Style.INFO)
    yield Button(bot.say("button-rules"), page_id(game, CONTENTS), Style.BACK, "📖")


def _ways_on(door: FrontDoor, lang: str) -> Iterator[Button]:
    yield from ways("play", lang)
    if door.pages > 1:
        following = (door.page + 1) % door.pages
        yield Button(bot_words(lang).say("button-more-games"), str(ControlId("play", 0, arg=str(following))))


def ways(here: str, lang: str) -> Iterator[Button]:
    """The other rooms behind the front door."""
    for verb, emoji in (("play", "🎲"), ("waiting", "⏳"), ("settings", "⚙️"), ("help", "❔")):
        if verb != here:
            yield Button(bot_words(lang).say(f"button-{verb}"), str(ControlId(verb, 0)), Style.BACK, emoji)


#: what is explained, in the order in which people need it
HELP = ("play", "lobby", "move", "look", "undo", "waiting", "manage")


def help_message(lang: str) -> Message:
    """How one plays, from the first command on, in a few lines."""
    bot = bot_words(lang)
    lines = "\n".join(f"{number}. {bot.say(f'help-{part}')}" for number, part in enumerate(HELP, 1))
    return Message((Text(f"## ❔ {bot.say('help-title')}\n{lines}"), Buttons(tuple(ways("help", lang)))), GREETING)
