"""The front door: the games as cards, what is going on here, and the way to everything else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.messages.control_ids import ControlId
from bot.messages.game_facts import facts
from bot.messages.match_lines import link
from bot.messages.message import Message
from bot.messages.parts import Button, Buttons, Card, Part, Picture, Style, Text
from bot.messages.rulebook import CONTENTS, page_id
from bot.store.matches import Match
from bot.wording import bot_words, headed_title, title
from engine.core.words import words_for

#: the edge of what greets people
GREETING = 0x3B6FB5
#: games on one page: more would not fit into one message
MOST_CARDS = 5


class FrontDoor(NamedTuple):
    """What someone sees who asks what can be played."""

    #: the games that are offered, in order
    games: Sequence[str]
    page: int
    #: those that were drawn in time
    pictures: Mapping[str, Picture]
    #: what is going on here, a line for each match
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
    else:
        going_on = f"### {bot.say('front-going-on')}\n{door.going_on}"
        parts.append(Text(f"{going_on}\n{_offer(door.games[0], lang)}" if door.is_new else going_on))
    parts.append(Buttons(tuple(_ways_on(door, lang))))
    return Message(tuple(parts), GREETING)


def _card(game: str, lang: str, picture: Picture | None) -> Card:
    tagline = words_for(game, lang).say("tagline")
    return Card(f"### {headed_title(game, lang)}\n{tagline}\n-# {facts(game, lang)}", picture)


def _card_buttons(game: str, lang: str, door: FrontDoor) -> Iterator[Button]:
    bot = bot_words(lang)
    if door.can_open:
        yield Button(bot.say("button-new-game"), str(ControlId("new", 0, arg=game)), Style.INFO)
    yield Button(bot.say("button-rules"), page_id(game, CONTENTS), Style.BACK, "📖")


def _offer(game: str, lang: str) -> str:
    """What a first match is, to someone who has never sat at a table."""
    bot = bot_words(lang)
    return f"### 🎓 {bot.say('first-title')}\n{bot.say('first-about', game=title(game, lang))}"


def first_match_begun(match: Match, lang: str) -> Message:
    """The way to the first own move."""
    bot = bot_words(lang)
    # where the start post is not out yet, the first question comes with it
    said = f"### 🎓 {link(match, lang)}\n{bot.say('first-begun' if match.status == 'running' else 'first-dealing')}"
    move = Button(bot.say("button-move"), str(ControlId("move", match.id)), Style.GO)
    rules = Button(bot.say("button-rules"), page_id(match.game, CONTENTS), Style.BACK, "📖")
    return Message((Text(said), Buttons((move, rules))), GREETING)


def _ways_on(door: FrontDoor, lang: str) -> Iterator[Button]:
    if door.can_open:
        style = Style.GO if door.is_new else Style.BACK
        yield Button(bot_words(lang).say("button-first"), str(ControlId("first", 0)), style, "🎓")
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


def welcome_message(lang: str) -> Message:
    """What a server reads that has invited the bot: what this is, and the one thing to press."""
    bot = bot_words(lang)
    said = f"## 👋 {bot.say('welcome-title')}\n{bot.say('welcome-about')}\n-# {bot.say('welcome-manage')}"
    return Message((Text(said), _doors(lang)), GREETING)


def answer_to_mention(lang: str) -> Message:
    """What someone is told who calls the bot by its name in a channel."""
    return Message((Text(bot_words(lang).say("mention-answer")), _doors(lang)), GREETING)


def _doors(lang: str) -> Buttons:
    """The way in, for the first to press."""
    bot = bot_words(lang)
    games = Button(bot.say("button-play"), str(ControlId("play", 0)), Style.GO, "🎲")
    return Buttons((games, Button(bot.say("button-help"), str(ControlId("help", 0)), Style.BACK, "❔")))
