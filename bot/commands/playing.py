"""Playing: the panel of a question, its buttons and selects, the hand, the board, and the games' own commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from bot.board_text import board_text
from bot.command_parts.by_control import by_control
from bot.command_parts.feature import Feature
from bot.command_parts.refused_action import instead
from bot.command_parts.seat_panel import (
    Prepared,
    Seen,
    at_seat,
    plays,
    prepare,
    redraft,
    seated,
    see,
    show_panel,
    show_prepared,
    show_watching,
    small_button,
    speak_of,
    still_asked,
)
from bot.command_payloads import Payload, action_commands, action_named, command
from bot.match import play, seats
from bot.match.play import MatchState
from bot.messages import panels
from bot.messages.control_ids import ControlId
from bot.messages.forms import FLAT, PAGE, key, kinds, possible, turned
from bot.messages.message import MOST_TEXT, Message, shortened
from bot.messages.open_form import is_enough
from bot.messages.panel_context import panel_context
from bot.messages.parts import Buttons, Choice, Part, Select, Text
from bot.orientation import board_kind
from bot.pictures import PATIENCE
from bot.requests import Command, Control, Given, Request
from bot.store import Connection, matches
from bot.store.drafts import Draft
from bot.wording import game_words, name_of, plain_names, written_names
from engine.core import catalogue
from engine.core.action import Action
from engine.core.illegal import Illegal
from engine.core.ledger import Ledger
from engine.core.record import fields_of
from engine.core.seat import Seat
from engine.core.words import Words

#: kinds of pictures that lists of earlier versions call otherwise
FORMER_KINDS = {"city": "closeup"}

# -- playing -----------------------------------------------------------------------------------------------------------


async def move(request: Request, ident: ControlId, _: list[str]) -> None:
    """Open the panel."""
    now = await request.store.read(play.match_state, request.services.library, ident.match)
    if not plays(request, now):
        await show_watching(request, now)
        return
    await show_panel(request, *at_seat(request, now))


async def more(request: Request, ident: ControlId, _: list[str]) -> None:
    """What else there is, in place of the panel."""
    if (found := await still_asked(request, ident)) is None:
        return
    now, seat = found
    seen = await request.store.read(see, now, seat, request.user)
    await request.reply.send(panels.more(panel_context(now, seat, request.lang, seen.guide, seen.kept), seen.draft))


async def tab(request: Request, ident: ControlId, _: list[str]) -> None:
    """Open another form of the panel."""
    await redraft(request, ident, lambda draft: draft.opened(ident.arg))


async def pick(request: Request, ident: ControlId, values: list[str]) -> None:
    """Choose a value in a form, or turn to another page of its list."""
    form, _, field = ident.arg.partition(".")
    if form == FLAT:
        page, (word, _, fields) = turned(values[0]), values[0].partition(" ")
        if page is not None:
            await redraft(request, ident, lambda draft: draft.with_choice(FLAT, PAGE, page))
        else:
            await redraft(request, ident, lambda draft: draft.opened(word).with_all(word, fields_of(fields)))
    elif field and (page := turned(values[0])) is not None:
        await redraft(request, ident, lambda draft: draft.with_choice(form, PAGE + field, page))
    elif field:
        await redraft(request, ident, lambda draft: draft.with_choice(form, field, values[0]))
    else:
        await redraft(request, ident, lambda draft: draft.with_all(form, fields_of(values[0])))


async def choose(request: Request, ident: ControlId, values: list[str]) -> None:
    """Choose an action from a list: done at once if nothing is left to choose, and it can be taken back."""
    if turned(values[0]) is not None:
        await pick(request, ident, values)
        return
    if (found := await still_asked(request, ident)) is None:
        return
    now, seat = found
    word, _sep, fields = values[0].partition(" ")
    written = {"do": word, **fields_of(fields)}
    if is_enough(panel_context(now, seat, request.lang), now.game.read(written)):
        await carry_out(request, lambda db: ident.match, written, ident)
    else:
        await pick(request, ident, values)


async def do(request: Request, ident: ControlId, _: list[str]) -> None:
    """Carry an action out, and show what happened and what comes next."""
    word, _sep, fields = ident.arg.partition(" ")
    await carry_out(request, lambda db: ident.match, {"do": word, **fields_of(fields)}, ident)


class Stale(Exception):
    """The question was answered or taken back before."""


async def carry_out(
    request: Request, find: Callable[[Connection], int], written: dict[str, object], ident: ControlId | None = None
) -> None:
    """An action of this person, by button or by command: all that is needed for it in one transaction."""

    #: the match as it was loaded for the action: one that is refused has changed nothing
    before: MatchState | None = None

    def look(db: Connection) -> int:
        request.introduce(db)
        return find(db)

    def act(db: Connection) -> tuple[MatchState, Seat, Seen]:
        nonlocal before
        request.subject.match = number = look(db)
        cause = request.cause
        if found := play.found_for(db, cause, number):
            speak_of(request, found.match, found.players)
        # what is stale is told without loading the game
        if ident and ident.question and play.question_of(found) != (ident.question, ident.era):
            raise Stale
        library, question = request.services.library, ident.question or None if ident else None
        if (after := seats.repeated(db, library, found)) is None:
            before = play.loaded(library, found)
            after = seats.act_in(db, before, cause, written, question)
        seat = play.seat_of(after.players, request.user)
        return after, seat, see(db, after, seat, request.user, Draft())

    def compose(done: tuple[MatchState, Seat, Seen]) -> tuple[str, Prepared]:
        after, seat, seen = done
        words = game_words(after.match, after.players, request.lang, after.game.data)
        happened = _happened(request, after, seat, words, is_said=bool(written))
        return happened, prepare(request, after, seat, seen, words)

    try:
        number = ident.match if ident else await request.store.read(look) if request.store.is_shared else None
        (after, _, seen), (lines, prepared) = await request.store.change_and(number, act, compose)
    except Stale:
        assert ident is not None
        now, seat = await seated(request, ident.match)
        await show_panel(request, now, seat, lines=request.bot.say("stale"))
        return
    except Illegal as illegal:
        if before is not None:
            request.subject.instead = instead(request, before, illegal, from_panel=ident is not None)
        raise
    request.stir(after.match.id)
    await show_prepared(request, after, prepared, seen, lines)


def _happened(request: Request, after: MatchState, seat: Seat, words: Words, *, is_said: bool) -> str:
    """What an action has brought about, for the person who did it."""
    if after.repeated:
        return request.bot.say("done-already")
    told = Ledger(words).paragraphs(after.told, seat)
    if lines := [line for paragraph in told for line in paragraph._replace(heading="").lines()]:
        return "\n".join(lines)
    return request.bot.say("done-sealed" if is_said and after.game.answers.get(seat) else "done")


async def ask(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step before something that cannot be taken back."""
    if (found := await still_asked(request, ident)) is None:
        return
    now, seat = found
    word, _sep, fields = ident.arg.partition(" ")
    await request.reply.send(
        panels.sure(panel_context(now, seat, request.lang), now.game.read({"do": word, **fields_of(fields)}))
    )


async def hand(request: Request, ident: ControlId, _: list[str]) -> None:
    """What lies behind one's own screen."""
    found = await request.store.read(play.look, request.services.library, ident.match)
    if not plays(request, found):
        await show_watching(request, found)
        return
    request.turn.costly()
    now, seat = at_seat(request, found)
    view, names = now.game.view_of(seat), plain_names(now.players, request.lang)
    context = panel_context(now, seat, request.lang)
    parts: list[Part] = [Text(f"-# {name_of(now.match, request.lang)}\n{shortened(context.mine, 3000)}")]
    if picture := await request.services.pictures.draw("hand", view, request.lang, names, patience=PATIENCE):
        parts.append(picture)
    parts.append(Buttons((small_button(request, ident.match, "move"),)))
    await request.reply.send(Message(tuple(parts), context.accent))


async def board(request: Request, ident: ControlId, values: list[str]) -> None:
    """The board as it is now, or another picture of the match, for the person who asks."""
    request.turn.costly()
    now = await request.store.read(play.look, request.services.library, ident.match)
    view, names = now.game.view(), plain_names(now.players, request.lang)
    kind, _, seat = (values[0] if values else board_kind(request.orientation)).partition(" ")
    kind = FORMER_KINDS.get(kind, kind)
    parts: list[Part] = [Text(f"-# {name_of(now.match, request.lang)}")]
    picture = await request.services.pictures.draw(
        kind, view, request.lang, names, seat=int(seat) if seat else None, patience=PATIENCE
    )
    in_words = written_names(now.players, request.lang)
    parts.append(picture or Text(shortened(board_text(view, request.lang, in_words), MOST_TEXT - 600)))
    pictures = request.services.pictures.all_of(view, request.lang, names)
    if len(pictures) > 1:
        shown = f"{kind} {seat}".strip()
        choices = tuple(Choice(shortened(label, 100), value, None, value == shown) for value, label in pictures)
        parts.append(Select(str(ControlId("board", ident.match, arg="look")), request.bot.say("board-other"), choices))
    parts.append(Buttons((small_button(request, ident.match, "move" if plays(request, now) else "since"),)))
    await request.reply.send(Message(tuple(parts)))


# -- a game's actions --------------------------------------------------------------------------------------------------


async def act(request: Request, game: str, name: str, given: Given) -> None:
    """/comuni bid ...: the same as by buttons; the options are never echoed."""
    action = action_named(game, name)
    await carry_out(request, partial(_meant, request, game), {"do": action.word, **given})


def _meant(request: Request, game: str, db: Connection) -> int:
    """This channel's match, or the only one of the game that the person plays in."""
    found = matches.in_channel(db, request.asker.channel or 0)
    if found is None or found.game != game or found.status == "lobby":
        mine = [match for match in matches.of_user(db, request.user) if match.game == game]
        found = mine[0] if len(mine) == 1 else None
    if found is None:
        raise Illegal("no-match-here")
    return found.id


async def _seated_at(request: Request, game: str) -> tuple[MatchState, Seat]:
    """The seat of the person in the match that is meant."""

    def look(db: Connection) -> MatchState:
        return play.match_state(db, request.services.library, _meant(request, game, db))

    return at_seat(request, await request.store.read(look))


async def suggest(
    request: Request, game: str, name: str, given: Given, focused: str, typed: str
) -> list[tuple[str, Any]]:
    """What autocomplete offers for a field of an action."""
    now, seat = await _seated_at(request, game)
    return values_for(now, seat, action_named(game, name), focused, given, request.lang, typed)


def values_for(
    now: MatchState, seat: Seat, action: type[Action], field: str, given: Given, lang: str, typed: str
) -> list[tuple[str, Any]]:
    """Values of a field that agree with what is typed so far."""
    view = now.game.view_of(seat)
    options = kinds(view.options()).get(action, [])
    others: Given = {}
    for name, value in given.items():
        # while someone types, Discord sends numbers as texts; what is no value of its field says nothing
        if name != field and name in action.model_fields:
            others.update((name, one) for one in possible(options, name, others) if key(one) == str(value))
    words = game_words(now.match, now.players, lang, now.game.data)
    found = []
    for value in possible(options, field, others):
        if value is None:
            continue  # the option is left out
        label = words.value(action, field, value, view)
        if typed in label.casefold() or typed in key(value).casefold():
            found.append((shortened(label, 100), value if isinstance(value, int) else key(value)))
    return found[:25]


CONTROLS: Mapping[str, Control] = {
    "move": move,
    "more": more,
    "tab": tab,
    "pick": pick,
    "choose": choose,
    "do": do,
    "ask": ask,
    "hand": hand,
    "board": board,
}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {
    f"game {verb}": by_control(verb, CONTROLS[verb]) for verb in ("move", "hand", "board")
}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game move ..., and a command for each action of each game."""
    for verb in ("move", "hand", "board"):
        yield "game", command(f"game-{verb}")
    for game in catalogue.names():
        yield "", action_commands(game)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL)
