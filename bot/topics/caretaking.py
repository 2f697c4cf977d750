"""What people who manage a server can do about a match; each act stands in its ledger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.commands import INTEGER, Payload, command, option
from bot.letters.ids import Ident
from bot.letters.posts import name_of, taken_back
from bot.match import dealing, play, taking_back, telling, voting
from bot.match.taking_back import Called
from bot.store import Ledger, matches, outbox, people, positions
from bot.topics import second_thoughts
from bot.topics.looking_back import match_option, named_matches
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import game_words
from engine.core.illegal import require


async def rewind(visit: Visit, given: Given) -> None:
    """Take actions back, whatever was shown since, after a second step; whoever knows what comes asks the table."""
    match, count = await _admin_match(visit, given), int(given["actions"])
    unsure = await visit.read(taking_back.rewinding, visit.user, match.id, count)
    name, label = name_of(match, visit.lang), visit.bot.say("button-take-back")
    if not unsure.knows:
        head = visit.bot.say("sure-rewind", match=name, count=count)
    elif unsure.others:
        head, label = (
            visit.bot.say("sure-rewind-vote", match=name, count=unsure.others),
            visit.bot.say("button-ask-table"),
        )
    else:
        head = visit.bot.say("sure-rewind-alone", match=name, rated="yes" if unsure.match.rated else "no")
    data = visit.office.library(match.game, match.data)
    steps = taken_back(match, unsure.players, unsure.steps, visit.lang, data)
    sure = Ident("rewind-match", match.id, arg=f"{count} {unsure.seen}")
    await second_thoughts.ask(visit, f"{head}\n{steps}", label, sure)


async def rewind_match(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step."""
    match = await _admin_match(visit, {"match": ident.match})
    count, seen = map(int, ident.arg.split())
    work = taking_back.rewind_for_sure
    done = await visit.write(work, visit.office.library, visit.deed, match.id, count, seen)
    visit.office.stir(match.id)
    await visit.say("rewind-asked" if isinstance(done, Called) else "done")


async def skip(visit: Visit, given: Given) -> None:
    """A house player decides this question for everybody who is asked, after a second step."""
    match = await _admin_match(visit, given)
    now = await visit.read(play.stand, visit.office.library, match.id)
    require(now.match.status == "running", "match-over")
    words = game_words(now.match, now.players, visit.lang, now.game.data)
    names = words.listed([words.seat(seat) for seat in now.game.asked])
    question = visit.bot.say("sure-skip", match=name_of(match, visit.lang), names=names)
    sure = Ident("skip-match", match.id, now.game.question, now.match.era)
    await second_thoughts.ask(visit, question, visit.bot.say("button-skip"), sure)


async def skip_match(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step; what has been answered meanwhile is not decided a second time."""
    match = await _admin_match(visit, {"match": ident.match})

    def decide(ledger: Ledger) -> None:
        now = play.stand(ledger, visit.office.library, match.id)
        require(now.match.status == "running", "match-over")
        if not people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            return
        require((ident.question, ident.era) == (now.game.question, now.match.era), "gone-on")
        outbox.add(ledger, match.id, "notice", key="notice-skip", user=visit.user)
        question = now.game.question
        for seat in now.game.asked:
            if now.game.question == question and seat in now.game.asked:
                view = now.game.view_of(seat)
                assert view.step is not None
                deed = visit.deed._replace(interaction=f"{visit.deed.interaction}-{seat}")
                now = play.submit(ledger, now, deed, seat, view.step.absent(view).written(), question)

    await visit.write(decide)
    visit.office.stir(match.id)
    await visit.say("done")


async def admin_end(visit: Visit, given: Given) -> None:
    """End a match without a result, after a second step."""
    match = await _admin_match(visit, given)
    if match.status != "dealing":
        _check_running(match)
    question = visit.bot.say("sure-end", name=name_of(match, visit.lang))
    await second_thoughts.ask(visit, question, visit.bot.say("button-end-match"), Ident("end-match", match.id))


async def end_match(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step."""
    match = await _admin_match(visit, {"match": ident.match})

    def close(ledger: Ledger) -> None:
        now = matches.get(ledger, match.id)
        if now.status == "dealing":
            dealing.call_off(ledger, now, visit.user, visit.deed.at)
            return
        _check_running(now)
        voting.close(ledger, now, visit.deed.at, visit.user)

    await visit.write(close)
    visit.office.stir(match.id)
    await visit.say("done")


def _check_running(match: matches.Match) -> None:
    require(match.started is not None, "match-not-running")
    require(match.status == "running", "match-over")


async def refresh(visit: Visit, given: Given) -> None:
    """Post everything that counts again, from the state; also the thread, if somebody has deleted it."""
    match = await _admin_match(visit, given)

    def post(ledger: Ledger) -> None:
        if not people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            return
        outbox.hurry_of(ledger, match.id)
        now = matches.get(ledger, match.id)
        if now.status == "dealing":
            dealing.post_again(ledger, now, visit.interaction.channel_id or now.channel)
            return
        if now.started is None:
            require(now.status == "lobby", "lobby-closed")
            outbox.add(ledger, match.id, "pledge")
            outbox.add(ledger, match.id, "lobby", anew=True)
            return
        outbox.add(ledger, match.id, "home", here=visit.interaction.channel_id)
        outbox.add(ledger, match.id, "notice", key="notice-refresh", user=visit.user)
        telling.tell_again(ledger, now, matches.players(ledger, now.id), positions.at(ledger, now.id, now.n))

    await visit.write(post)
    visit.office.stir(match.id)
    await visit.say("done")


async def _admin_match(visit: Visit, given: Given) -> matches.Match:
    """The match of this thread, or of that number: never one of another server, whoever plays in it."""
    require(visit.is_admin, "admins-only")
    match = await visit.match_numbered(given.get("match"))
    require(visit.manages(match), "no-match-here")
    return match


async def suggest(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """Matches of this server that can be taken care of; the thread of one may be gone."""
    require(visit.is_admin, "admins-only")
    found = await visit.read(matches.of_guild, visit.interaction.guild_id, ("lobby", "dealing", "running"))
    return named_matches(visit, found, typed)


CONTROLS: Mapping[str, Control] = {"end-match": end_match, "rewind-match": rewind_match, "skip-match": skip_match}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {
    "table rewind": rewind,
    "table skip": skip,
    "table end": admin_end,
    "table refresh": refresh,
}
SUGGESTIONS: Mapping[str, Suggest] = dict.fromkeys(COMMANDS, suggest)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/table."""
    actions = option("table-rewind", "actions", INTEGER, required=True, min_value=1)
    yield "table", command("table-rewind", actions, match_option("table-rewind"))
    for name in ("skip", "end", "refresh"):
        yield "table", command(f"table-{name}", match_option(f"table-{name}"))
