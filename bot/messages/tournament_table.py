"""What a tournament shows: who has entered, the table of results, and at the end the winner and everyone's row."""

from __future__ import annotations

from collections.abc import Iterator

from bot.match.tournament import MOST_ENTRANTS, Course, table_sizes
from bot.messages.control_ids import ControlId
from bot.messages.lobby_message import option_lines
from bot.messages.message import LOBBY, MOST_TEXT, RESULT, VOTE, Message, length
from bot.messages.parts import Button, Buttons, Part, Style, Text
from bot.store.matches import is_person
from bot.store.tournaments import Table, Tournament
from bot.wording import bot_words, mention, title
from engine.core.dice import short_commitment
from engine.core.words import words_for

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
COLOURS = {"lobby": LOBBY, "running": VOTE, "over": RESULT, "closed": None}


def tournament_name(tournament: Tournament, lang: str) -> str:
    """Comuni tournament #3."""
    return bot_words(lang).say("tournament-name", game=title(tournament.game, lang), number=tournament.id)


def content(now: Course, lang: str | None = None) -> Message:
    """The one message of a tournament, edited as it goes on; in the table's language unless someone asks for it."""
    lang = lang or now.tournament.lang
    return _gathering(now, lang) if now.tournament.round == 0 else _results(now, lang)


def _gathering(now: Course, lang: str) -> Message:
    """Who has entered, and the buttons to join."""
    tournament, bot = now.tournament, bot_words(lang)
    words = words_for(tournament.game, lang)
    facts = bot.say("tournament-plan", rounds=tournament.rounds, seats=tournament.seats)
    parts: list[Part] = [Text(f"## 🏆 {tournament_name(tournament, lang)}\n{words.say('tagline')}\n{facts}")]
    parts.append(Text("\n".join(option_lines(tournament, lang))))
    names = [
        f"{mention(entrant.user, lang)}{' 👑' if entrant.user == tournament.host else ''}" for entrant in now.entrants
    ]
    if names:
        head = bot.say("tournament-entered", count=len(names), most=MOST_ENTRANTS)
        parts.append(Text(f"{head}\n{' · '.join(names)}"))
    fair = f"-# {bot.say('tournament-commitment', commitment=short_commitment(tournament.secret))}"
    if tournament.status != "lobby":
        return Message((*parts, Text(f"{bot.say('tournament-never-begun')}\n{fair}")), COLOURS["closed"])
    sizes = table_sizes(tournament, len(names))
    drawn = (
        bot.say(
            "tournament-tables", count=len(sizes), sizes="\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(map(str, sizes))
        )
        if sizes
        else ""
    )
    lines = [drawn, bot.say("tournament-open", host=mention(tournament.host, lang)), fair]
    parts.append(Text("\n".join(line for line in lines if line)))
    join = Button(
        bot.say("button-join"), str(ControlId("enter", tournament.id)), Style.GO, disabled=len(names) >= MOST_ENTRANTS
    )
    quit_ = Button(bot.say("button-leave"), str(ControlId("withdraw", tournament.id)), Style.DANGER)
    start = Button(bot.say("button-start"), str(ControlId("kickoff", tournament.id)), Style.INFO, disabled=not sizes)
    parts.append(Buttons((join, quit_, start)))
    return Message(tuple(parts), COLOURS["lobby"])


def _results(now: Course, lang: str) -> Message:
    """The table of results, and where the round is being played."""
    tournament, bot = now.tournament, bot_words(lang)
    state = bot.say(f"tournament-{tournament.status}", round=tournament.round, rounds=tournament.rounds)
    # nothing is drawn any more
    secret = tournament.secret if tournament.status in ("over", "closed") else None
    head = Text(f"## 🏆 {tournament_name(tournament, lang)}\n{state}")
    small = Text(f"-# {bot.say('tournament-scoring')}\n-# {_fair(tournament, lang, secret)}")
    parts: list[Part] = [head]
    if _has_results(now) or tournament.status != "running":
        parts.append(Text("\n".join(rows(now, lang))))
    if tournament.status == "running":
        parts.append(_tables(now, MOST_TEXT - length((*parts, small)), lang))
        if tournament.round < tournament.rounds:
            quit_ = Button(bot.say("button-leave"), str(ControlId("withdraw", tournament.id)), Style.DANGER)
            parts.append(Buttons((quit_,)))
    return Message((*parts, small), COLOURS[tournament.status])


def _has_results(now: Course) -> bool:
    return any(one.points is not None for table in now.tables for one in table.seated)


def _tables(now: Course, room: int, lang: str) -> Text:
    """The matches of the round, with who plays there if there is room for it."""
    users = {entrant.id: entrant.user for entrant in now.entrants}
    lines = [
        f"{_table(table)} {' · '.join(mention(users[one.entrant], lang) for one in table.seated)}"
        for table in now.current
    ]
    named = Text("\n".join(lines))
    return named if length((named,)) <= room else Text(" · ".join(_table(table) for table in now.current))


def _fair(tournament: Tournament, lang: str, secret: str | None) -> str:
    facts = {"commitment": short_commitment(tournament.secret)}
    if secret is None:
        return bot_words(lang).say("tournament-commitment", **facts)
    return bot_words(lang).say("tournament-secret", secret=secret, **facts)


def rows(now: Course, lang: str) -> Iterator[str]:
    """Everyone's row: place, points, and what decides between equals."""
    bot = bot_words(lang)
    users = {entrant.id: entrant.user for entrant in now.entrants}
    staying = {entrant.id for entrant in now.staying}
    begun = _has_results(now)
    for score in now.scores:
        sign = MEDALS.get(score.place) if begun else None
        facts = bot.say("tournament-row", points=score.points, form=round(100 * score.form))
        left = "" if score.entrant in staying else " 🚪"
        yield f"{sign or f'`{score.place:>2}`'} {mention(users[score.entrant], lang)} {facts}{left}"


def _table(table: Table) -> str:
    """A match of the round by its number, with the way to it; what is over is ticked off."""
    match = table.match
    sign = {"over": "✅", "closed": "❌"}.get(match.status, "▶️")
    return f"{sign} [#{match.id}]({match.address})"


def podium(now: Course) -> Message:
    """The end: who has won, and everyone's row."""
    tournament, bot = now.tournament, bot_words(now.tournament.lang)
    users = {entrant.id: entrant.user for entrant in now.entrants}
    # where every match was ended early, nobody leads
    winners = tuple(users[score.entrant] for score in now.scores if score.place == 1 and score.points)
    names = words_for(tournament.game, tournament.lang).listed([mention(user, tournament.lang) for user in winners])
    head = bot.say("tournament-won", names=names, count=len(winners))
    name = tournament_name(tournament, tournament.lang)
    parts = (
        Text(f"## 🏆 {head}\n{name} · {bot.say('tournament-over', rounds=tournament.rounds)}"),
        Text("\n".join(rows(now, tournament.lang))),
        Text(f"-# {bot.say('tournament-scoring')}\n-# {_fair(tournament, tournament.lang, tournament.secret)}"),
    )
    return Message(parts, RESULT, tuple(user for user in winners if is_person(user)))
