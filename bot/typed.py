"""What every slash command does, and what autocomplete suggests - from the person's own view, nobody else's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot import controls, letters, lobby, play, posts, recording
from bot.commands import action_named
from bot.controls import carry_out, seated
from bot.ids import Ident
from bot.letters import Letter, Text, shortened
from bot.library import PRINTED
from bot.lobby import Invitation
from bot.panels import key, kinds, possible
from bot.pictures import described
from bot.play import Stand
from bot.rulebook import chapter_letter, search
from bot.store import Ledger, ballots, matches, outbox, people, positions
from bot.store.people import Person
from bot.visits import Visit
from bot.wording import game_words, language, plain_names, shown_name, signed_names
from engine.core import catalogue
from engine.core.action import Action
from engine.core.illegal import Illegal, require
from engine.core.seat import Seat
from engine.core.words import words_for

Given = dict[str, Any]
Command = Callable[[Visit, Given], Awaitable[None]]
MOST_LOG = 3600


# -- /game -------------------------------------------------------------------------------------------------------------


async def new(visit: Visit, given: Given) -> None:
    """Open a lobby."""
    game = given.pop("game")
    title = catalogue.find(game)
    houses = int(given.pop("house", 0))
    level = given.pop("level", "regular")
    lang = given.pop("language", None) or language(str(visit.interaction.guild_locale or visit.interaction.locale))
    seats = int(given.pop("seats", 0)) or title.seats[-1]
    visit.words = words_for(game, visit.lang)
    for name in given:
        require(name in title.Variant.model_fields, "no-such-option", option=name, game=visit.words.say("title"))
    variant = title.Variant.model_validate(given).model_dump(mode="json")
    data = visit.office.library.current.get(game, PRINTED)
    invitation = Invitation(game, variant, lang, seats, (level,) * houses, data)
    match = await visit.write(lobby.open_lobby, visit.deed, invitation, visit.place, visit.guest)
    visit.office.stir(match.id)
    await visit.say("lobby-opened", name=posts.name_of(match, visit.lang))


def by_control(verb: str) -> Command:
    """A command that does what a button of this channel's match does."""

    async def run(visit: Visit, given: Given) -> None:
        match = await visit.match_here()
        await controls.CONTROLS[verb](visit, Ident(verb, match.id), [])

    return run


async def list_(visit: Visit, given: Given) -> None:
    """Open lobbies and running matches of this server."""
    found = await visit.read(matches.of_guild, visit.interaction.guild_id, ("lobby", "running"))
    if not found:
        await visit.say("list-empty")
        return
    lines = [f"- {link(match, visit.lang)} · {visit.bot.say(f'status-{match.status}')}" for match in found]
    await visit.send(letters.text(shortened("\n".join(lines), MOST_LOG)))


def link(match: matches.Match, lang: str) -> str:
    """A match by name, with the way to it."""
    where = f"<#{match.place}>"
    return f"**{posts.name_of(match, lang)}** {where}"


async def info(visit: Visit, given: Given) -> None:
    """What is played here, by whom, with which options."""
    match = await visit.match_here()
    players = await visit.read(matches.players, match.id)
    lines = [f"### {posts.name_of(match, visit.lang)}", visit.bot.say(f"status-{match.status}")]
    names = signed_names(players, visit.lang)
    lines += [f"- {name}" for name in names]
    lines += list(posts.option_lines(match, visit.lang))
    await visit.send(letters.text("\n".join(lines)))


async def end(visit: Visit, given: Given) -> None:
    """End a match by consent; a lobby by its host."""
    match = await visit.match_here()
    if match.status == "lobby":
        require(match.host == visit.user or visit.is_admin, "host-only")
        await visit.write(_close_lobby, match.id, visit.deed.at)
        visit.office.stir(match.id)
        await visit.say("lobby-closed-now")
        return
    now, _seat = await seated(visit, match.id)
    require(now.match.status == "running", "match-over")
    verdict = await visit.write(_call_end, visit, match.id)
    visit.office.stir(match.id)
    await visit.say(f"vote-{verdict}")


def _close_lobby(ledger: Ledger, number: int, at: float) -> None:
    matches.change(ledger, number, status="closed", ended=at)
    lobby.refresh(ledger, number)


def _call_end(ledger: Ledger, visit: Visit, number: int) -> str:
    now = play.stand(ledger, visit.office.library, number)
    ballot = ballots.open_in(ledger, number, "end")
    if ballot is None:
        called = play.call_ballot(ledger, now, visit.deed, "end", now.match.n)
        ballot = ballots.find(ledger, called)
        assert ballot is not None
    ballots.vote(ledger, ballot.id, visit.user, agrees=True)
    return play.settle_ballot(ledger, visit.office.library, now, visit.deed, ballot).outcome


async def log_(visit: Visit, given: Given) -> None:
    """What has happened so far, the newest last."""
    visit.costly()
    match = await visit.match_here()

    def look(ledger: Ledger) -> str:
        now = play.stand(ledger, visit.office.library, match.id)
        line = positions.line(ledger, match.id, now.match.n)
        told = [positions.at(ledger, match.id, n) for n in line[-40:]]
        mine = now.match._replace(lang=visit.lang)
        return posts.news(mine, now.players, told, set(), now.game.data)

    await visit.send(letters.text(f"### {posts.name_of(match, visit.lang)}", await visit.office.store.read(look)))


async def text(visit: Visit, given: Given) -> None:
    """The text board: a player's own view, or what everybody sees."""
    visit.costly()
    match = await visit.match_here()
    now = await visit.read(play.stand, visit.office.library, match.id)
    names = plain_names(now.players, visit.lang)
    seat = next((player.seat for player in now.players if player.user == visit.user), None)
    view = now.game.view() if seat is None else now.game.view_of(Seat(seat))
    await visit.send(letters.text(shortened(described(view, visit.lang, names), letters.MOST_TEXT)))


async def export(visit: Visit, given: Given) -> None:
    """The record as a file: whole after the end, before that only what the asker may know."""
    visit.costly()
    number = given.get("match")
    match = await visit.read(matches.find, int(number)) if number else await visit.match_here()
    require(match is not None and match.status in ("running", "over"), "match-not-running")
    assert match is not None
    require(match.guild is None or match.guild == visit.interaction.guild_id, "match-not-running")

    def look(ledger: Ledger) -> bytes:
        now = play.stand(ledger, visit.office.library, match.id)
        if now.match.status == "over":
            return recording.whole(ledger, now.match)
        seat = next((player.seat for player in now.players if player.user == visit.user), None)
        return recording.partial(ledger, now, seat)

    raw = await visit.office.store.read(look)
    key = "export-whole" if match.status == "over" else "export-partial"
    name = posts.name_of(match, visit.lang)
    letter = Letter((Text(visit.bot.say(key, name=name)),), files=((f"{match.game}-{match.id}.json", raw),))
    await visit.send(letter)


async def replace(visit: Visit, given: Given) -> None:
    """Give the own seat away, or (admins) anybody's."""
    match = await visit.match_here()
    now = await visit.read(play.stand, visit.office.library, match.id)
    seat = _seat_named(now, given["player"])
    require(visit.is_admin or now.players[seat].user == visit.user, "replace-own-only")
    user = int(given["user"])
    raw: dict[str, Any] = dict(visit.interaction.data or {})
    person = raw.get("resolved", {}).get("users", {}).get(str(user), {})
    require(not person.get("bot"), "no-bots")
    name = person.get("global_name") or person.get("username") or "?"
    library = visit.office.library
    await visit.write(play.replace, library, match.id, seat, user, name, now.players[seat].lang)
    visit.office.stir(match.id)
    await visit.say("replaced", name=name)


def _seat_named(now: Stand, typed: str) -> int:
    for player in now.players:
        if player.seat is not None and typed in (str(player.seat), player.name):
            return player.seat
    raise Illegal("no-such-seat")


# -- /settings, /waiting, /rules ---------------------------------------------------------------------------------------


async def settings(visit: Visit, given: Given) -> None:
    """What one sets for oneself."""

    def change(ledger: Ledger) -> Person:
        person = people.person(ledger, visit.user)
        if "language" in given:
            person = person._replace(lang=None if given["language"] == "auto" else given["language"])
        if "dm" in given:
            person = person._replace(dm=bool(given["dm"]))
        people.change_person(ledger, person)
        return person

    person = await visit.write(change)
    visit.lang = person.lang or language(str(visit.interaction.locale))
    shown = visit.bot.say(f"language-{person.lang or 'auto'}")
    await visit.say("settings-now", language=shown, dm=visit.bot.say("yes" if person.dm else "no"))


async def waiting(visit: Visit, given: Given) -> None:
    """Every match that waits for me, on all servers, oldest first."""

    def look(ledger: Ledger) -> list[tuple[float, matches.Match, Stand]]:
        found = []
        for match in matches.of_user(ledger, visit.user):
            now = play.stand(ledger, visit.office.library, match.id)
            seat = play.seat_of(now.players, visit.user)
            if seat in now.game.asked:
                found.append((now.position.at, match, now))
        return sorted(found, key=lambda one: one[0])

    found = await visit.office.store.read(look)
    if not found:
        await visit.say("waiting-none")
        return
    lines = []
    for since, match, now in found:
        words = game_words(match, now.players, visit.lang, now.game.data)
        assert now.game.step is not None
        guild = match.guild or "@me"
        where = f"https://discord.com/channels/{guild}/{match.place}"
        name = posts.name_of(match, visit.lang)
        lines.append(f"- [{name}]({where}) · <t:{int(since)}:R>\n  {words.question(now.game.step)}")
    title = visit.bot.say("waiting-title", count=len(found))
    await visit.send(letters.text(title, shortened("\n".join(lines), MOST_LOG)))


async def rules(visit: Visit, given: Given) -> None:
    """A chapter of the rules."""
    game = given.get("game") or await _game_here(visit)
    found = search(game, visit.lang, given["term"])
    number = int(given["term"]) if given["term"].isdigit() else (found[0][0] if found else -1)
    require(number >= 0, "rules-unknown", term=given["term"])
    await visit.send(chapter_letter(game, visit.lang, number))


async def _game_here(visit: Visit) -> str:
    here = await visit.read(matches.in_channel, visit.interaction.channel_id or 0)
    return here.game if here else catalogue.names()[0]


# -- /table, for admins ------------------------------------------------------------------------------------------------


async def rewind(visit: Visit, given: Given) -> None:
    """Take actions back, whatever was shown since."""
    match = await _admin_match(visit)
    await visit.write(play.rewind, visit.office.library, visit.deed, match.id, int(given["actions"]))
    visit.office.stir(match.id)
    await visit.say("done")


async def skip(visit: Visit, given: Given) -> None:
    """A house player decides this question for everybody who is asked."""
    match = await _admin_match(visit)

    def decide(ledger: Ledger) -> None:
        now = play.stand(ledger, visit.office.library, match.id)
        require(now.match.status == "running", "match-over")
        if not people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            return
        outbox.add(ledger, match.id, "notice", key="notice-skip", user=visit.user)
        question = now.game.question
        for seat in now.game.asked:
            if now.game.question == question and seat in now.game.asked:
                view = now.game.view_of(seat)
                assert view.step is not None
                deed = visit.deed._replace(interaction=f"{visit.deed.interaction}-{seat}")
                now = play.submit(ledger, now, deed, seat, view.step.absent(view).written(), question)

    await visit.office.store.write(decide)
    visit.office.stir(match.id)
    await visit.say("done")


async def admin_end(visit: Visit, given: Given) -> None:
    """End a match without a result."""
    match = await _admin_match(visit)

    def close(ledger: Ledger) -> None:
        outbox.add(ledger, match.id, "notice", key="notice-admin-end", user=visit.user)
        play.close(ledger, play.stand(ledger, visit.office.library, match.id), visit.deed.at)

    require(match.status == "running", "match-not-running")
    await visit.office.store.write(close)
    visit.office.stir(match.id)
    await visit.say("done")


async def refresh(visit: Visit, given: Given) -> None:
    """Post the question and the board again, from the state."""
    match = await _admin_match(visit)

    def post(ledger: Ledger) -> None:
        now = play.stand(ledger, visit.office.library, match.id)
        if not people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            return
        ledger.execute("UPDATE live SET pinged = '[]' WHERE match = ?", (match.id,))
        play.tell(ledger, now.match, now.players, now.position)

    await visit.office.store.write(post)
    visit.office.stir(match.id)
    await visit.say("done")


async def _admin_match(visit: Visit) -> matches.Match:
    require(visit.is_admin, "admins-only")
    return await visit.match_here()


BY_BUTTON_TOO = ("join", "leave", "start", "rematch", "undo", "move", "hand", "board")
COMMANDS: Mapping[str, Command] = {
    "game new": new,
    **{f"game {verb}": by_control(verb) for verb in BY_BUTTON_TOO},
    "game list": list_,
    "game info": info,
    "game end": end,
    "game log": log_,
    "game text": text,
    "game export": export,
    "game replace": replace,
    "settings": settings,
    "waiting": waiting,
    "rules": rules,
    "table rewind": rewind,
    "table skip": skip,
    "table end": admin_end,
    "table refresh": refresh,
    "table replace": replace,
}


# -- a game's actions --------------------------------------------------------------------------------------------------


async def act(visit: Visit, game: str, name: str, given: Given) -> None:
    """/comuni bid ...: the same as by buttons; the options are never echoed."""
    action = action_named(game, name)
    match = await _match_of(visit, game)
    await seated(visit, match.id)
    await carry_out(visit, match.id, {"do": action.word, **given}, None)


async def _match_of(visit: Visit, game: str) -> matches.Match:
    """This channel's match, or the only one of the game that the person plays in."""

    def look(ledger: Ledger) -> matches.Match | None:
        here = matches.in_channel(ledger, visit.interaction.channel_id or 0)
        if here and here.game == game and here.status != "lobby":
            return here
        mine = [match for match in matches.of_user(ledger, visit.user) if match.game == game]
        return mine[0] if len(mine) == 1 else None

    found = await visit.office.store.read(look)
    if found is None:
        raise Illegal("no-match-here")
    return found


async def suggestions(visit: Visit, name: str, given: Given, focused: str) -> list[tuple[str, Any]]:
    """What autocomplete offers: only what the person may see and do."""
    typed = str(given.get(focused, "")).casefold()
    group, _, command = name.partition(" ")
    try:
        if name == "rules":
            game = given.get("game") or await _game_here(visit)
            return [(shortened(chapter.title, 100), str(n)) for n, chapter in search(game, visit.lang, typed)]
        if command == "replace":
            match = await visit.match_here()
            players = await visit.read(matches.players, match.id)
            return [(shown_name(player, visit.lang), str(player.seat)) for player in players]
        game = group.replace("-", "_")
        match = await _match_of(visit, game)
        now, seat = await seated(visit, match.id)
    except Illegal:
        return []
    action = action_named(game, command)
    return values_for(now, seat, action, focused, given, visit.lang, typed)


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
