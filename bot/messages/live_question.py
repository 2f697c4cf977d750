"""The question that counts now, with what happened before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.match.play import AnyGame, told_of
from bot.match.reminders import Clocks, present
from bot.messages.control_ids import ControlId
from bot.messages.message import Message, shortened
from bot.messages.parts import Button, Buttons, Part, Style, Text
from bot.store.matches import Match, Player
from bot.store.positions import Position
from bot.wording import (
    bot_words,
    colour_of,
    game_words,
    name_of,
    sign_of,
)
from engine.core import catalogue
from engine.core.event import Told
from engine.core.ledger import Ledger
from engine.core.step import Each, Sealed
from engine.core.words import Words

#: characters left for what happened in a post
MOST_NEWS = 2600
UNTIMED = Clocks()
#: no step back has taken others with it
NOTHING_SWEPT: Mapping[int, int] = MappingProxyType({})


def news(
    match: Match,
    players: Sequence[Player],
    told: Sequence[Position],
    undone: set[int],
    data: Any,
    swept: Mapping[int, int] = NOTHING_SWEPT,
) -> str:
    """What happened, in the table's language; steps taken back are struck out.

    With a step back it is told how many later steps went with it (`swept`, by its number).
    """
    words, bot = game_words(match, players, match.lang, data), bot_words(match.lang)
    ledger, lines = Ledger(words), list[str]()
    for struck, steps in _stretches([position for position in told if not position.silent], undone):
        if _leads_back(steps[0]):
            count = swept.get(steps[0].n, 0)
            name = words.seat(steps[0].seat or 0)
            lines.append(f"↩️ {bot.say(f'news-{steps[0].kind}', name=name, count=count)}")
        for paragraph in ledger.paragraphs(_told(match, steps), sheet=False):
            lines += paragraph.lines(heading="**{}**") if not struck else [f"~~{line}~~" for line in paragraph.lines()]
    return _newest(lines, MOST_NEWS)


def _leads_back(position: Position) -> bool:
    """Whether someone has taken steps back with it."""
    return position.kind in ("undo", "rewind") and position.seat is not None and position.follows != position.n - 1


def _stretches(told: Sequence[Position], undone: set[int]) -> Iterator[tuple[bool, list[Position]]]:
    """Positions that are told together, and whether they are struck out; a step back begins anew."""
    steps: list[Position] = []
    for position in told:
        if steps and (_leads_back(position) or (position.n in undone) != (steps[0].n in undone)):
            yield steps[0].n in undone, steps
            steps = []
        steps.append(position)
    if steps:
        yield steps[0].n in undone, steps


def _told(match: Match, steps: Sequence[Position]) -> list[Told]:
    """What everyone was told."""
    kind = catalogue.find(match.game)
    return [one for step in steps for one in told_of(kind, step) if one.to is None]


def _newest(lines: Sequence[str], most: int) -> str:
    """The newest lines that fit; an ellipsis stands for those before."""
    kept: list[str] = []
    for line in reversed(lines):
        if kept and sum(len(one) + 1 for one in kept) + len(line) + len("…\n") > most:
            kept.insert(0, "…")
            break
        kept.insert(0, line)
    return shortened("\n".join(kept), most)


def taken_back(match: Match, players: Sequence[Player], steps: Sequence[Position], lang: str, data: Any) -> str:
    """What would be taken back, as everyone has read it; of many steps the newest."""
    ledger = Ledger(game_words(match, players, lang, data))
    told = (paragraph for step in steps for paragraph in ledger.paragraphs(_told(match, [step])))
    lines = [f"- {line}" for paragraph in told for line in paragraph._replace(heading="").lines()]
    return _newest(lines or ["- …"], MOST_NEWS // 2)


def turn(
    match: Match,
    players: Sequence[Player],
    game: AnyGame,
    happened: str,
    *,
    live: bool,
    last: Position,
    clocks: Clocks = UNTIMED,
    notices: str = "",
    asks: bool = False,
) -> Message:
    """What happened and what is asked now; without buttons once another message is the live one.

    People pinged by a message that is no longer the live one (`asks`) read there what for.
    """
    words = game_words(match, players, match.lang, game.data)
    parts: list[Part] = []
    if happened:
        parts.append(Text(happened))
    if notices:
        parts.append(Text(notices))
    awaited = [players[seat] for seat in last.asked]
    pings = tuple(player.user for player in awaited if player.user is not None and present(player))
    first = players[last.asked[0]] if last.asked else None
    if live and game.step is not None:
        parts.append(Text(question(match, players, game, last, words, clocks)))
        parts.append(Buttons(tuple(live_buttons(match.id, match.lang))))
        resume = (resume_button(match.id, match.lang),) if clocks.paused else ()
        parts.append(Buttons((*more_buttons(match.id, match.lang), *resume)))
    elif asks and game.step is not None:
        parts.append(Text(question(match, players, game, last, words)))
    if not parts:
        parts.append(Text(name_of(match, match.lang)))
    return Message(tuple(parts), colour_of(first), pings if live else ())


def question(
    match: Match, players: Sequence[Player], game: AnyGame, last: Position, words: Words, clocks: Clocks = UNTIMED
) -> str:
    """Who is asked what, by mention; the next one is named without a ping."""
    bot = bot_words(match.lang)
    assert game.step is not None
    awaited = [players[seat] for seat in last.asked]
    mentions = [
        f"{sign_of(player, match.game)} <@{player.user}>" if present(player) else words.seat(seat)
        for seat, player in zip(last.asked, awaited, strict=True)
    ]
    asked = words.question(game.step)
    small = [name_of(match, match.lang)]
    if current := game.round:
        small.append(words.say("round-now", round=current))
    if clocks.paused:
        small.append(bot.say("post-paused"))
    elif clocks.limit:
        small.append(bot.say("post-grace" if clocks.limit.grace else "post-limit", when=moment(clocks.limit.at)))
    if isinstance(game.step, Sealed | Each):
        ready, count = game.step.ready(game.table, game.asked)
        if count > 1:
            small.insert(0, bot.say("post-ready", ready=ready, count=count))
        return f"### {words.listed(mentions)}\n{asked}\n-# {' · '.join(small)}"
    if (after := game.following()) is not None and after not in last.asked:
        small.append(bot.say("post-next", name=words.seat(after)))
    return f"### {bot.say('post-asked', name=words.listed(mentions))}\n{asked}\n-# {' · '.join(small)}"


def moment(at: float) -> str:
    """A moment as every reader's own clock shows it, counting down."""
    return f"<t:{int(at)}:R>"


def live_buttons(match: int, lang: str) -> Iterator[Button]:
    """The neutral buttons under the live question: the same for everyone, no matter who is asked.

    In an order in which two of them stand side by side on a phone.
    """
    bot = bot_words(lang)
    yield Button(bot.say("button-move"), str(ControlId("move", match)), Style.GO, "▶️")
    yield Button(bot.say("button-hand"), str(ControlId("hand", match)), Style.INFO, "🖐️")
    yield Button(bot.say("button-since"), str(ControlId("since", match)), Style.INFO, "🕰️")
    yield Button(bot.say("button-board"), str(ControlId("board", match)), Style.INFO, "🗺️")


def resume_button(match: int, lang: str) -> Button:
    """While the clocks stand still, one press sets them going."""
    return Button(bot_words(lang).say("button-resume"), str(ControlId("resume", match)), Style.BACK, "⏯️")


def more_buttons(match: int, lang: str) -> Iterator[Button]:
    """The second row: what is not needed in every turn."""
    bot = bot_words(lang)
    yield Button(bot.say("button-undo"), str(ControlId("undo", match)), Style.BACK, "↩️")
    yield Button(bot.say("button-rules"), str(ControlId("rules", match)), Style.INFO, "📖")
    yield Button(bot.say("button-orders"), str(ControlId("orders", match)), Style.INFO, "📌")
