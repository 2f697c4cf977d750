"""Playing: the panel of a question, its buttons and selects, the hand, the board, and the games' own commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from bot.commands import Payload, action_commands, action_named, command
from bot.letters import MOST_TEXT, Button, Buttons, Choice, Letter, Part, Select, Text, headed, shortened
from bot.letters.forms import PAGE, key, kinds, possible, turned
from bot.letters.ids import Ident
from bot.letters.panels import looked_at, panel, sure
from bot.letters.posts import live_buttons, more_buttons, name_of
from bot.letters.seating import desk_of
from bot.match import disarming, play, seats
from bot.match.play import Stand
from bot.pictures import PATIENCE, described
from bot.store import Ledger, drafts, guides, matches
from bot.store.drafts import Draft
from bot.store.guides import Guide
from bot.store.orders import Kept
from bot.visits import Command, Control, Given, Visit
from bot.wording import game_words, plain_names, signed_names, written_names
from engine.core import catalogue
from engine.core.action import Action
from engine.core.illegal import Illegal
from engine.core.record import fields_of
from engine.core.seat import Seat
from engine.core.words import words_for

#: characters of what has just happened, above the question that follows
MOST_LINES = 1200


async def seated(visit: Visit, number: int) -> tuple[Stand, Seat]:
    """The match as it stands and the seat of the person, or a refusal."""
    return _at_seat(visit, await visit.read(play.stand, visit.office.library, number))


def _at_seat(visit: Visit, now: Stand) -> tuple[Stand, Seat]:
    visit.match, visit.words = now.match.id, game_words(now.match, now.players, visit.lang, now.game.data)
    return now, play.seat_of(now.players, visit.user)


class Seen(NamedTuple):
    """What a panel shows besides the position."""

    draft: Draft
    guide: Guide
    #: standing orders out of force whose owner has not read why
    unread: list[Kept]


def see(ledger: Ledger, now: Stand, seat: Seat, user: int, draft: Draft | None = None) -> Seen:
    """One look for everything: each hop to the store's thread costs time."""
    half_made = drafts.read(ledger, now.match.id, seat, now.game.question) if draft is None else draft
    unread = disarming.unread(ledger, now.match.id, seat, user)
    return Seen(half_made, guides.guide(ledger, user, now.match), unread)


async def show_panel(
    visit: Visit, now: Stand, seat: Seat, draft: Draft | None = None, lines: str = "", seen: Seen | None = None
) -> None:
    """The question as it stands now."""
    if seen is None:
        seen = await visit.read(see, now, seat, visit.user, draft)
    desk = desk_of(now, seat, visit.lang, seen.guide)
    letter = panel(desk, seen.draft)
    choice = looked_at(desk, seen.draft)
    if choice is not None:
        # drawing takes its time
        visit.step_aside()
        names = plain_names(now.players, visit.lang)
        picture = await visit.office.pictures.choosing(
            desk.view, visit.lang, choice.action, choice.chosen, choice.values, names
        )
        letter = letter.with_part(picture, before=choice.above) if picture else letter
    told = [disarming.told(kept, desk.words, now.match.game) for kept in seen.unread]
    await visit.send(headed(letter, "\n".join([*told, lines]).strip(), MOST_LINES))
    if seen.unread:
        await visit.write(disarming.read, seen.unread)


def stale(now: Stand, ident: Ident) -> bool:
    """Whether a control belongs to a question that has been answered or taken back."""
    return bool(ident.question) and (ident.question, ident.era) != (now.game.question, now.match.era)


# -- playing -----------------------------------------------------------------------------------------------------------


async def move(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Open the panel."""
    now = await visit.read(play.stand, visit.office.library, ident.match)
    if not plays(visit, now):
        await show_watching(visit, now)
        return
    await show_panel(visit, *_at_seat(visit, now))


def plays(visit: Visit, now: Stand) -> bool:
    """Whether the person has a seat."""
    return any(player.user == visit.user and player.seat is not None for player in now.players)


async def show_watching(visit: Visit, now: Stand) -> None:
    """For those who only watch, and press a button that stands there for all: who plays, and the way to a seat."""
    names = words_for(now.match.game, visit.lang).listed(signed_names(now.players, visit.lang))
    lines = [f"-# {name_of(now.match, visit.lang)}", visit.bot.say("panel-watching", names=names)]
    if now.match.status != "running":
        lines.append(visit.bot.say("panel-over"))
    lines.append(visit.bot.say("panel-watching-more"))
    buttons = tuple(_button(visit, now.match.id, verb) for verb in ("board", "since", "rules"))
    await visit.send(Letter((Text("\n".join(lines)), Buttons(buttons))))


async def redraft(visit: Visit, ident: Ident, change: Callable[[Draft], Draft]) -> None:
    """Change what is half chosen; kept before the panel shows it."""
    now, seat = await seated(visit, ident.match)
    if stale(now, ident):
        await show_panel(visit, now, seat, lines=visit.bot.say("stale"))
        return

    def keep(ledger: Ledger) -> Draft:
        draft = change(drafts.read(ledger, ident.match, seat, ident.question))
        drafts.write(ledger, ident.match, seat, ident.question, draft)
        return draft

    await show_panel(visit, now, seat, await visit.write(keep))


async def tab(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Open another form of the panel."""
    await redraft(visit, ident, lambda draft: draft.opened(ident.arg))


async def pick(visit: Visit, ident: Ident, values: list[str]) -> None:
    """Choose a value in a form, or turn to another page of its list."""
    form, _, field = ident.arg.partition(".")
    if field and (page := turned(values[0])) is not None:
        await redraft(visit, ident, lambda draft: draft.with_choice(form, PAGE + field, page))
    elif field:
        await redraft(visit, ident, lambda draft: draft.with_choice(form, field, values[0]))
    else:
        await redraft(visit, ident, lambda draft: draft.with_all(form, fields_of(values[0])))


async def do(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Carry an action out, and show what happened and what comes next."""
    word, _sep, fields = ident.arg.partition(" ")
    await carry_out(visit, lambda ledger: ident.match, {"do": word, **fields_of(fields)}, ident)


class Stale(Exception):
    """The question was answered or taken back before."""


async def carry_out(
    visit: Visit, find: Callable[[Ledger], int], written: dict[str, object], ident: Ident | None = None
) -> None:
    """An action of this person, by button or by command: all that is needed for it in one transaction."""

    def act(ledger: Ledger) -> tuple[Stand, Seat, Seen]:
        visit.match = number = find(ledger)
        if ident and stale(play.stand(ledger, visit.office.library, number), ident):
            raise Stale
        question = ident.question or None if ident else None
        after = seats.act(ledger, visit.office.library, visit.deed, number, written, question)
        seat = play.seat_of(after.players, visit.user)
        return after, seat, see(ledger, after, seat, visit.user, Draft())

    try:
        after, seat, seen = await visit.write(act)
    except Stale:
        assert ident is not None
        now, seat = await seated(visit, ident.match)
        await show_panel(visit, now, seat, lines=visit.bot.say("stale"))
        return
    except Illegal:
        if visit.match is not None:
            # the refusal is worded with the players' names
            await seated(visit, visit.match)
        raise
    visit.office.stir(after.match.id)
    words = game_words(after.match, after.players, visit.lang, after.game.data)
    lines = [words.event(one.event) for one in after.told if one.to in (None, seat)]
    if after.repeated:
        lines = [visit.bot.say("done-already")]
    elif not lines:
        lines = [visit.bot.say("done-sealed" if written and after.game.answers.get(seat) else "done")]
    await show_panel(visit, after, seat, lines="\n".join(lines), seen=seen)


async def ask(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step before something that cannot be taken back."""
    now, seat = await seated(visit, ident.match)
    if stale(now, ident):
        await show_panel(visit, now, seat, lines=visit.bot.say("stale"))
        return
    word, _sep, fields = ident.arg.partition(" ")
    await visit.send(sure(desk_of(now, seat, visit.lang), now.game.read({"do": word, **fields_of(fields)})))


async def hand(visit: Visit, ident: Ident, _: list[str]) -> None:
    """What lies behind the own screen."""
    found = await visit.read(play.look, visit.office.library, ident.match)
    if not plays(visit, found):
        await show_watching(visit, found)
        return
    visit.costly()
    now, seat = _at_seat(visit, found)
    view, names = now.game.view_of(seat), plain_names(now.players, visit.lang)
    desk = desk_of(now, seat, visit.lang)
    parts: list[Part] = [Text(f"-# {name_of(now.match, visit.lang)}\n{shortened(desk.mine, 3000)}")]
    if picture := await visit.office.pictures.draw("hand", view, visit.lang, names, patience=PATIENCE):
        parts.append(picture)
    parts.append(Buttons((_button(visit, ident.match, "move"),)))
    await visit.send(Letter(tuple(parts), desk.accent))


async def board(visit: Visit, ident: Ident, values: list[str]) -> None:
    """The board as it is now, or another picture of the match, for whoever asks."""
    visit.costly()
    now = await visit.read(play.look, visit.office.library, ident.match)
    view, names = now.game.view(), plain_names(now.players, visit.lang)
    kind, _, seat = (values[0] if values else "board").partition(" ")
    parts: list[Part] = [Text(f"-# {name_of(now.match, visit.lang)}")]
    picture = await visit.office.pictures.draw(
        kind, view, visit.lang, names, seat=int(seat) if seat else None, patience=PATIENCE
    )
    in_words = written_names(now.players, visit.lang)
    parts.append(picture or Text(shortened(described(view, visit.lang, in_words), MOST_TEXT - 600)))
    pictures = visit.office.pictures.all_of(view, visit.lang, names)
    if len(pictures) > 1:
        shown = f"{kind} {seat}".strip()
        choices = tuple(Choice(shortened(label, 100), value, None, value == shown) for value, label in pictures)
        parts.append(Select(str(Ident("board", ident.match, arg="look")), visit.bot.say("board-other"), choices))
    parts.append(Buttons((_button(visit, ident.match, "move" if plays(visit, now) else "since"),)))
    await visit.send(Letter(tuple(parts)))


def _button(visit: Visit, number: int, verb: str) -> Button:
    """A neutral button in this person's language."""
    neutral = (*live_buttons(number, visit.lang), *more_buttons(number, visit.lang))
    return next(button for button in neutral if button.id == str(Ident(verb, number)))


# -- a game's actions --------------------------------------------------------------------------------------------------


async def act(visit: Visit, game: str, name: str, given: Given) -> None:
    """/comuni bid ...: the same as by buttons; the options are never echoed."""
    action = action_named(game, name)
    await carry_out(visit, partial(_meant, visit, game), {"do": action.word, **given})


def _meant(visit: Visit, game: str, ledger: Ledger) -> int:
    """This channel's match, or the only one of the game that the person plays in."""
    found = matches.in_channel(ledger, visit.interaction.channel_id or 0)
    if found is None or found.game != game or found.status == "lobby":
        mine = [match for match in matches.of_user(ledger, visit.user) if match.game == game]
        found = mine[0] if len(mine) == 1 else None
    if found is None:
        raise Illegal("no-match-here")
    return found.id


async def _seated_at(visit: Visit, game: str) -> tuple[Stand, Seat]:
    """The seat of the person in the match that is meant."""

    def look(ledger: Ledger) -> Stand:
        return play.stand(ledger, visit.office.library, _meant(visit, game, ledger))

    return _at_seat(visit, await visit.read(look))


async def suggest(visit: Visit, game: str, name: str, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """What autocomplete offers for a field of an action."""
    now, seat = await _seated_at(visit, game)
    return values_for(now, seat, action_named(game, name), focused, given, visit.lang, typed)


def values_for(
    now: Stand, seat: Seat, action: type[Action], field: str, given: Given, lang: str, typed: str
) -> list[tuple[str, Any]]:
    """Values of a field that agree with what is typed so far."""
    view = now.game.view_of(seat)
    options = kinds(view.options()).get(action, [])
    others: Given = {}
    for name, value in given.items():
        # while somebody types, Discord sends numbers as texts; what is no value of its field says nothing
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


def by_control(verb: str, control: Control, *, lobby: bool = False) -> Command:
    """A command that does what a button of this channel's match, or of its lobby, does."""

    async def run(visit: Visit, given: Given) -> None:
        match = await visit.match_here(lobby=lobby)
        await control(visit, Ident(verb, match.id), [])

    return run


CONTROLS: Mapping[str, Control] = {
    "move": move,
    "tab": tab,
    "pick": pick,
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
