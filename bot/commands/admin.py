"""What people who manage a server can do about a match; each act stands in its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts import confirmation
from bot.command_parts.feature import Feature
from bot.command_parts.match_choice import match_option, suggest_managed
from bot.command_payloads import INTEGER, Payload, command, option
from bot.match import dealing, play, post_schedule, undoing, voting
from bot.match.undoing import Called
from bot.messages.control_ids import ControlId
from bot.messages.live_question import taken_back
from bot.requests import Command, Control, Given, Request, Suggest
from bot.store import Connection, matches, outbox, people, positions
from bot.store.posts import LobbyCard, NewHome, Notice, Pledge
from bot.wording import game_words, name_of
from engine.core.illegal import require


async def rewind(request: Request, given: Given) -> None:
    """Take actions back, whatever was shown since, after a second step; managers who know what comes ask the table."""
    match, count = await _admin_match(request, given), int(given["actions"])
    unsure = await request.store.read(undoing.planned_rewind, request.user, match.id, count)
    name, label = name_of(match, request.lang), request.bot.say("button-take-back")
    if not unsure.knows:
        head = request.bot.say("sure-rewind", match=name, count=count)
    elif unsure.others:
        head, label = (
            request.bot.say("sure-rewind-vote", match=name, count=unsure.others),
            request.bot.say("button-ask-table"),
        )
    else:
        head = request.bot.say("sure-rewind-alone", match=name, rated="yes" if unsure.match.rated else "no")
    data = request.services.library(match.game, match.data)
    steps = taken_back(match, unsure.players, unsure.steps, request.lang, data)
    sure = ControlId("rewind-match", match.id, arg=f"{count} {unsure.seen}")
    await confirmation.ask(request, f"{head}\n{steps}", label, sure)


async def rewind_match(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step."""
    match = await _admin_match(request, {"match": ident.match})
    count, seen = map(int, ident.arg.split())
    work = undoing.rewind_for_sure
    done = await request.store.change(match.id, work, request.services.library, request.cause, match.id, count, seen)
    request.stir(match.id)
    await request.reply.say("rewind-asked" if isinstance(done, Called) else "done")


async def skip(request: Request, given: Given) -> None:
    """A house player decides this question for everyone who is asked, after a second step."""
    match = await _admin_match(request, given)
    now = await request.store.read(play.match_state, request.services.library, match.id)
    require(now.match.status == "running", "match-over")
    words = game_words(now.match, now.players, request.lang, now.game.data)
    names = words.listed([words.seat(seat) for seat in now.game.asked])
    question = request.bot.say("sure-skip", match=name_of(match, request.lang), names=names)
    sure = ControlId("skip-match", match.id, now.game.question, now.match.era)
    await confirmation.ask(request, question, request.bot.say("button-skip"), sure)


async def skip_match(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step; what has been answered meanwhile is not decided a second time."""
    match = await _admin_match(request, {"match": ident.match})

    def decide(db: Connection) -> None:
        now = play.match_state(db, request.services.library, match.id)
        require(now.match.status == "running", "match-over")
        if not people.first_time(db, request.cause.interaction, request.cause.at):
            return
        require((ident.question, ident.era) == (now.game.question, now.match.era), "gone-on")
        post_schedule.note(db, now.match, Notice(key="notice-skip", user=request.user))
        question = now.game.question
        for seat in now.game.asked:
            if now.game.question == question and seat in now.game.asked:
                view = now.game.view_of(seat)
                assert view.step is not None
                cause = request.cause._replace(interaction=f"{request.cause.interaction}-{seat}")
                now = play.submit(db, now, cause, seat, view.step.absent(view).written(), question)

    await request.store.change(match.id, decide)
    request.stir(match.id)
    await request.reply.say("done")


async def admin_end(request: Request, given: Given) -> None:
    """End a match without a result, after a second step."""
    match = await _admin_match(request, given)
    if match.status != "dealing":
        _check_running(match)
    question = request.bot.say("sure-end", name=name_of(match, request.lang))
    await confirmation.ask(request, question, request.bot.say("button-end-match"), ControlId("end-match", match.id))


async def end_match(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step."""
    match = await _admin_match(request, {"match": ident.match})

    def close(db: Connection) -> None:
        now = matches.get(db, match.id)
        if now.status == "dealing":
            dealing.call_off(db, now, request.user, request.cause.at)
            return
        _check_running(now)
        voting.close(db, now, request.cause.at, request.user)

    await request.store.change(match.id, close)
    request.stir(match.id)
    await request.reply.say("done")


def _check_running(match: matches.Match) -> None:
    require(match.started is not None, "match-not-running")
    require(match.status == "running", "match-over")


async def refresh(request: Request, given: Given) -> None:
    """Post everything that counts again, from the state; also the thread, if someone has deleted it."""
    match = await _admin_match(request, given)

    def post(db: Connection) -> None:
        if not people.first_time(db, request.cause.interaction, request.cause.at):
            return
        outbox.hurry_of(db, match.id)
        now = matches.get(db, match.id)
        if now.status == "dealing":
            dealing.post_again(db, now, request.asker.channel or now.channel)
            return
        if now.started is None:
            require(now.status == "lobby", "lobby-closed")
            outbox.add(db, match.id, Pledge())
            outbox.add(db, match.id, LobbyCard(anew=True))
            return
        outbox.add(db, match.id, NewHome(here=request.asker.channel))
        outbox.add(db, match.id, Notice(key="notice-refresh", user=request.user))
        post_schedule.tell_again(db, now, matches.players(db, now.id), positions.at(db, now.id, now.n))

    await request.store.change(match.id, post)
    request.stir(match.id)
    await request.reply.say("done")


async def _admin_match(request: Request, given: Given) -> matches.Match:
    """The match of this thread, or of that number: never one of another server, no matter who plays in it."""
    require(request.asker.is_admin, "admins-only")
    match = await request.access.match_numbered(given.get("match"))
    require(request.asker.manages(match), "no-match-here")
    return match


CONTROLS: Mapping[str, Control] = {"end-match": end_match, "rewind-match": rewind_match, "skip-match": skip_match}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {
    "table rewind": rewind,
    "table skip": skip,
    "table end": admin_end,
    "table refresh": refresh,
}
SUGGESTIONS: Mapping[str, Suggest] = dict.fromkeys(COMMANDS, suggest_managed)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/table."""
    actions = option("table-rewind", "actions", INTEGER, required=True, min_value=1)
    yield "table", command("table-rewind", actions, match_option("table-rewind"))
    for name in ("skip", "end", "refresh"):
        yield "table", command(f"table-{name}", match_option(f"table-{name}"))


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS, on_panel=ON_PANEL)
