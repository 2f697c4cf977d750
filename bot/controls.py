"""What every button and select does. The id says everything, so an old message works after a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot import lobby, play
from bot.ids import Ident
from bot.letters import MOST_TEXT, Button, Buttons, Choice, Letter, Part, Select, Style, Text, shortened
from bot.panels import open_form, panel, sure
from bot.pictures import PATIENCE, described
from bot.play import Stand
from bot.posts import live_buttons, name_of
from bot.rulebook import chapter_letter
from bot.seating import desk_of
from bot.store import Ledger, drafts, matches
from bot.store.drafts import Draft
from bot.visits import Visit
from bot.wording import game_words, plain_names
from engine.core.illegal import Illegal
from engine.core.record import fields_of
from engine.core.seat import Seat

Control = Callable[[Visit, Ident, list[str]], Awaitable[None]]


async def seated(visit: Visit, number: int) -> tuple[Stand, Seat]:
    """The match as it stands and the seat of the person, or a refusal."""
    now = await visit.read(play.stand, visit.office.library, number)
    visit.match, visit.words = number, game_words(now.match, now.players, visit.lang, now.game.data)
    return now, play.seat_of(now.players, visit.user)


async def show_panel(visit: Visit, now: Stand, seat: Seat, draft: Draft | None = None, lines: str = "") -> None:
    """The question as it stands now."""
    if draft is None:
        draft = await visit.read(drafts.read, now.match.id, seat, now.game.question)
    desk = desk_of(now, seat, visit.lang)
    letter = panel(desk, draft)
    made = open_form(desk, draft)
    if made is not None:
        names = plain_names(now.players, visit.lang)
        picture = await visit.office.pictures.choosing(
            desk.view, visit.lang, made.action, made.chosen, made.values, names
        )
        letter = letter.with_part(picture, before=Select) if picture else letter
    if lines:
        letter = Letter((Text(shortened(lines, 1200)), *letter.parts), letter.accent)
    await visit.send(letter)


def stale(now: Stand, ident: Ident) -> bool:
    """Whether a control belongs to a question that has been answered or taken back."""
    return bool(ident.question) and (ident.question, ident.era) != (now.game.question, now.match.era)


# -- playing -----------------------------------------------------------------------------------------------------------


async def move(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Open the panel."""
    now, seat = await seated(visit, ident.match)
    await show_panel(visit, now, seat)


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
    """Choose a value in a form."""
    form, _, field = ident.arg.partition(".")
    await redraft(visit, ident, lambda draft: draft.with_choice(form, field, values[0]))


async def do(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Carry an action out, and show what happened and what comes next."""
    now, seat = await seated(visit, ident.match)
    if stale(now, ident):
        await show_panel(visit, now, seat, lines=visit.bot.say("stale"))
        return
    word, _sep, fields = ident.arg.partition(" ")
    await carry_out(visit, ident.match, {"do": word, **fields_of(fields)}, ident.question or None)


async def carry_out(visit: Visit, number: int, written: dict[str, object], question: int | None) -> None:
    """An action of this person, by button or by command."""
    after = await visit.write(play.act, visit.office.library, visit.deed, number, written, question)
    visit.office.stir(number)
    seat = play.seat_of(after.players, visit.user)
    words = game_words(after.match, after.players, visit.lang, after.game.data)
    lines = [words.event(one.event) for one in after.told if one.to in (None, seat)]
    if after.repeated:
        lines = [visit.bot.say("done-already")]
    elif not lines:
        lines = [visit.bot.say("done-sealed" if written and after.game.answers.get(seat) else "done")]
    await show_panel(visit, after, seat, Draft(), "\n".join(lines))


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
    visit.costly()
    now, seat = await seated(visit, ident.match)
    view, names = now.game.view_of(seat), plain_names(now.players, visit.lang)
    desk = desk_of(now, seat, visit.lang)
    parts: list[Part] = [Text(f"-# {name_of(now.match, visit.lang)}\n{shortened(desk.mine, 3000)}")]
    if picture := await visit.office.pictures.draw("hand", view, visit.lang, names, patience=PATIENCE):
        parts.append(picture)
    parts.append(Buttons((_to_move(visit, ident.match),)))
    await visit.send(Letter(tuple(parts), desk.accent))


async def board(visit: Visit, ident: Ident, values: list[str]) -> None:
    """The board as it is now, or another picture of the match, for whoever asks."""
    visit.costly()
    now = await visit.read(play.stand, visit.office.library, ident.match)
    view, names = now.game.view(), plain_names(now.players, visit.lang)
    kind, _, seat = (values[0] if values else "board").partition(" ")
    parts: list[Part] = [Text(f"-# {name_of(now.match, visit.lang)}")]
    picture = await visit.office.pictures.draw(
        kind, view, visit.lang, names, seat=int(seat) if seat else None, patience=PATIENCE
    )
    parts.append(picture or Text(shortened(described(view, visit.lang, names), MOST_TEXT - 600)))
    pictures = visit.office.pictures.all_of(view, visit.lang, names)
    if len(pictures) > 1:
        shown = f"{kind} {seat}".strip()
        choices = tuple(Choice(shortened(label, 100), value, None, value == shown) for value, label in pictures[:25])
        parts.append(Select(str(Ident("board", ident.match, arg="look")), visit.bot.say("board-other"), choices))
    parts.append(Buttons((_to_move(visit, ident.match),)))
    await visit.send(Letter(tuple(parts)))


def _to_move(visit: Visit, number: int) -> Button:
    return next(button for button in live_buttons_of(visit, number) if button.style is Style.GO)


def live_buttons_of(visit: Visit, number: int) -> list[Button]:
    """The neutral buttons in this person's language."""
    return list(live_buttons(number, visit.lang))


async def undo(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take the own last step back, or ask the table."""
    now, seat = await seated(visit, ident.match)
    undone = await visit.write(play.undo, visit.office.library, visit.deed, ident.match)
    visit.office.stir(ident.match)
    if isinstance(undone, int):
        now = await visit.read(play.stand, visit.office.library, ident.match)
        await show_panel(visit, now, seat, lines=visit.bot.say("undo-asked"))
    else:
        await show_panel(visit, undone, seat, lines=visit.bot.say("undo-done"))


async def rules(visit: Visit, ident: Ident, values: list[str]) -> None:
    """The rulebook, chapter by chapter."""
    game = ident.arg or (await visit.read(matches.get, ident.match)).game
    await visit.send(chapter_letter(game, visit.lang, int(values[0]) if values else 0))


# -- the lobby ---------------------------------------------------------------------------------------------------------


async def join(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take part."""
    match = await visit.write(lobby.join, visit.deed, ident.match, visit.guest)
    visit.office.stir(ident.match)
    await visit.say("lobby-joined", name=name_of(match, visit.lang))


async def leave(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take part no more."""
    match = await visit.write(lobby.leave, visit.deed, ident.match)
    visit.office.stir(ident.match)
    await visit.say("lobby-left", name=name_of(match, visit.lang))


async def start(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Begin."""
    now = await visit.write(lobby.start, visit.office.library, visit.deed, ident.match)
    visit.office.stir(ident.match)
    await visit.say("lobby-begun", name=name_of(now.match, visit.lang))


async def options(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The host's options: house players on empty seats."""
    match, players = await visit.read(lobby.lobby_of, ident.match)
    if match.host != visit.user:
        raise Illegal("host-only")
    await visit.send(_options(visit, ident.match, len(players), match.wanted))


def _options(visit: Visit, number: int, count: int, wanted: int) -> Letter:
    bot, full = visit.bot, count >= wanted
    buttons = [
        Button(
            bot.say("button-add-house", level=bot.say(f"house-{level}")),
            str(Ident("house", number, arg=level)),
            Style.GO,
            "🤖",
            full,
        )
        for level in ("rookie", "regular")
    ]
    buttons.append(Button(bot.say("button-drop-house"), str(Ident("nohouse", number)), Style.BACK))
    return Letter((Text(bot.say("options-text", count=count, seats=wanted)), Buttons(tuple(buttons))))


async def house(visit: Visit, ident: Ident, _: list[str]) -> None:
    """A house player takes an empty seat."""
    await visit.write(lobby.fill, visit.deed, ident.match, ident.arg)
    visit.office.stir(ident.match)
    await options(visit, ident, [])


async def nohouse(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The last house player leaves."""
    await visit.write(lobby.empty, visit.deed, ident.match)
    visit.office.stir(ident.match)
    await options(visit, ident, [])


async def rematch(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Once more, with the same options."""
    match = await visit.write(lobby.rematch, visit.deed, ident.match, visit.guest)
    visit.office.stir(match.id)
    await visit.say("lobby-joined", name=name_of(match, visit.lang))


# -- votes -------------------------------------------------------------------------------------------------------------


async def _vote(visit: Visit, ident: Ident, agrees: bool) -> None:
    verdict = await visit.write(play.vote, visit.office.library, visit.deed, int(ident.arg), agrees)
    visit.office.stir(verdict.match.id)
    await visit.say(f"vote-{verdict.outcome}")


async def agree(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Yes."""
    await _vote(visit, ident, True)


async def refuse(visit: Visit, ident: Ident, _: list[str]) -> None:
    """No."""
    await _vote(visit, ident, False)


CONTROLS: Mapping[str, Control] = {
    control.__name__: control
    for control in (
        *(move, tab, pick, do, ask, hand, board, undo, rules),
        *(join, leave, start, options, house, nohouse, rematch),
        *(agree, refuse),
    )
}
#: controls that change the panel they stand on, if the panel is the person's own
ON_PANEL = {"move", "board", "hand", "tab", "pick", "do", "ask", "undo", "rules", "house", "nohouse", "options"}
