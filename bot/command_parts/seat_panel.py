"""The panel of a seat: what is asked, what is half chosen, and what those see who only watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.match import order_disarming, play
from bot.match.play import MatchState
from bot.messages.control_ids import ControlId
from bot.messages.live_question import live_buttons, more_buttons
from bot.messages.message import Message, headed
from bot.messages.open_form import ChoiceShown, looked_at
from bot.messages.order_reports import above_panel
from bot.messages.panel_context import PanelContext, panel_context
from bot.messages.panels import panel, shows_own
from bot.messages.parts import Button, Buttons, Text
from bot.pictures import PATIENCE
from bot.requests import Request
from bot.store import Connection, drafts, guides, orders
from bot.store.drafts import Draft
from bot.store.guides import Guide
from bot.store.matches import Match, Player
from bot.store.orders import KeptOrder, Obeyed
from bot.wording import game_words, name_of, plain_names, signed_names
from engine.core.seat import Seat
from engine.core.words import Words, words_for
from renderers.choice import OpenChoice

#: characters of what has just happened, above the question that follows
MOST_LINES = 1200
#: where another question follows, which is to stay on the screen of a phone; the thread and the digest tell it all
MOST_BEFORE_QUESTION = 160
#: in place of what is not told
FURTHER = "-# …"


async def seated(request: Request, number: int) -> tuple[MatchState, Seat]:
    """The match as it stands and the seat of the person, or a refusal."""
    return at_seat(request, await request.store.read(play.match_state, request.services.library, number))


def at_seat(request: Request, now: MatchState) -> tuple[MatchState, Seat]:
    """The seat of the person in a match, or a refusal."""
    speak_of(request, now.match, now.players)
    return now, play.seat_of(now.players, request.user)


def speak_of(request: Request, match: Match, players: Sequence[Player]) -> None:
    """Refusals are worded with the game's words and the players' names from now on."""
    data = play.data_of(request.services.library, match)
    request.subject.match, request.subject.words = match.id, game_words(match, players, request.lang, data)


class Seen(NamedTuple):
    """What a panel shows besides the position."""

    draft: Draft
    guide: Guide
    #: the person's own standing orders
    kept: list[KeptOrder]
    #: what they have done without the person having been told
    untold: list[Obeyed]

    @property
    def unread(self) -> list[KeptOrder]:
        """Those out of force whose owner has not read why."""
        return [one for one in self.kept if not one.seen]


def see(db: Connection, now: MatchState, seat: Seat, user: int, draft: Draft | None = None) -> Seen:
    """One look for everything: each hop to the store's thread costs time."""
    half_made = drafts.read(db, now.match.id, seat, now.game.question) if draft is None else draft
    kept = orders.of_user(db, now.match.id, seat, user)
    # nothing is done by orders of someone who has none, and most people have none
    untold = orders.untold(db, now.match.id, seat, user) if kept else []
    return Seen(half_made, guides.guide(db, user, now.match), kept, untold)


class Prepared(NamedTuple):
    """A panel that can be put together before anything is waited for."""

    context: PanelContext
    choice: ChoiceShown | None
    #: the panel in words; None where something is to be drawn for it
    content: Message | None


def prepare(request: Request, now: MatchState, seat: Seat, seen: Seen, words: Words | None = None) -> Prepared:
    """What a panel is made from, and the panel itself if it is made of words only; with the match's words, where
    something else is said in them, too.
    """
    context = panel_context(now, seat, request.lang, seen.guide, seen.kept, words)
    if request.services.pictures.draws(now.match.game):
        choice = looked_at(context, seen.draft)
        if choice is not None or shows_own(context):
            return Prepared(context, choice, None)
    return Prepared(context, None, panel(context, seen.draft))


async def show_panel(
    request: Request, now: MatchState, seat: Seat, draft: Draft | None = None, lines: str = "", seen: Seen | None = None
) -> None:
    """The question as it stands now."""
    if seen is None:
        seen = await request.store.read(see, now, seat, request.user, draft)
    await show_prepared(request, now, prepare(request, now, seat, seen), seen, lines)


async def show_prepared(request: Request, now: MatchState, prepared: Prepared, seen: Seen, lines: str) -> None:
    """A panel, as soon as what belongs into it is drawn."""
    context, content = prepared.context, prepared.content
    if content is None:
        content = await _drawn(request, now, prepared, seen)
    told = [order_disarming.told(kept, context.words, now.match.game) for kept in seen.unread]
    if seen.untold:
        library = request.services.library
        told += await request.store.read(above_panel, library, seen.untold, request.user, request.lang)
    await request.reply.send(headed(content, above(told, lines, is_asked=context.is_asked), MOST_LINES))
    if seen.unread:
        await request.store.note(order_disarming.read, seen.unread)
    if seen.untold:
        await request.store.note(orders.tell, seen.untold)


async def _drawn(request: Request, now: MatchState, prepared: Prepared, seen: Seen) -> Message:
    """A panel with its picture, or without it if it does not come in time."""
    context, choice, picture, own = prepared.context, prepared.choice, None, None
    pictures, names = request.services.pictures, plain_names(now.players, request.lang)
    # drawing takes its time
    request.turn.step_aside()
    if choice is not None:
        opened = OpenChoice(choice.action, choice.chosen, choice.values)
        picture = await pictures.choosing(context.view, request.lang, opened, names)
    if picture is None and shows_own(context):
        own = await pictures.draw("strip", context.view, request.lang, names, patience=PATIENCE)
    content = panel(context, seen.draft, own)
    if picture is not None and choice is not None:
        content = content.with_part(picture, before=choice.above)
    return content


def above(told: Sequence[str], lines: str, *, is_asked: bool) -> str:
    """What stands above a panel: what orders did, and what has just happened; little of it before a question."""
    if is_asked:
        return "\n".join([*told, small(brief(lines))]).strip()
    first = "".join(f"{one}\n" for one in told)
    return f"{first}{brief(lines, MOST_LINES - len(first) - len(FURTHER) - 1)}".strip()


def brief(lines: str, most: int = MOST_BEFORE_QUESTION) -> str:
    """The first lines of what has happened, none of them cut in two."""
    kept: list[str] = []
    for line in lines.splitlines():
        if kept and len("\n".join([*kept, line])) > most:
            return "\n".join([*kept, FURTHER])
        kept.append(line)
    return lines


def small(lines: str) -> str:
    """Lines in small letters: the question below them counts."""
    return "\n".join(line if line.startswith("-# ") else f"-# {line}" for line in lines.splitlines())


def stale(now: MatchState, ident: ControlId) -> bool:
    """Whether a control belongs to a question that has been answered or taken back."""
    return bool(ident.question) and (ident.question, ident.era) != (now.game.question, now.match.era)


async def still_asked(request: Request, ident: ControlId) -> tuple[MatchState, Seat] | None:
    """The match and the person's seat in it; None where the control was stale, and the present panel was shown."""
    now, seat = await seated(request, ident.match)
    if not stale(now, ident):
        return now, seat
    await show_panel(request, now, seat, lines=request.bot.say("stale"))
    return None


def plays(request: Request, now: MatchState) -> bool:
    """Whether the person has a seat."""
    return any(player.user == request.user and player.seat is not None for player in now.players)


async def show_watching(request: Request, now: MatchState) -> None:
    """For those who only watch, and press a button that stands there for all: who plays, and the way to a seat."""
    names = words_for(now.match.game, request.lang).listed(signed_names(now.players, request.lang, now.match.game))
    lines = [f"-# {name_of(now.match, request.lang)}", request.bot.say("panel-watching", names=names)]
    if now.match.status != "running":
        lines.append(request.bot.say("panel-over"))
    lines.append(request.bot.say("panel-watching-more"))
    buttons = tuple(small_button(request, now.match.id, verb) for verb in ("board", "since", "rules"))
    await request.reply.send(Message((Text("\n".join(lines)), Buttons(buttons))))


async def redraft(request: Request, ident: ControlId, change: Callable[[Draft], Draft]) -> None:
    """Change what is half chosen; kept before the panel shows it."""
    if (found := await still_asked(request, ident)) is None:
        return
    now, seat = found

    def keep(db: Connection) -> Draft:
        draft = change(drafts.read(db, ident.match, seat, ident.question))
        drafts.write(db, ident.match, seat, ident.question, draft)
        return draft

    await show_panel(request, now, seat, await request.store.change(now.match.id, keep))


def small_button(request: Request, number: int, verb: str) -> Button:
    """A neutral button in this person's language."""
    neutral = (*live_buttons(number, request.lang), *more_buttons(number, request.lang))
    return next(button for button in neutral if button.id == str(ControlId(verb, number)))
