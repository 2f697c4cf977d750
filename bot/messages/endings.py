"""The end of a match: the result, or how it stood when it was ended early, and in both cases all that was hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.board_text import hand_text
from bot.match.play import MatchState, told_of
from bot.match.ratings import scaled, signed
from bot.match.records import Kept
from bot.messages.action_words import summed_up
from bot.messages.control_ids import ControlId
from bot.messages.lobby_message import linked, winners_named
from bot.messages.message import MOST_TEXT, RESULT, VOTE, Message, length, shortened
from bot.messages.parts import Button, Buttons, Part, Picture, Style, Text
from bot.store.matches import Match
from bot.store.results import Change
from bot.wording import bot_words, game_words, mention, name_of, signed_names, written_names
from engine.core.dice import short_commitment
from engine.core.ledger import Ledger
from engine.core.seat import Seat, places
from engine.core.words import Words

NO_CHANGES: Mapping[int, Change] = MappingProxyType({})


def result(
    now: MatchState,
    sheet: str,
    record: Kept,
    drawn: Picture | None = None,
    plot: Picture | None = None,
    changes: Mapping[int, Change] = NO_CHANGES,
) -> Message:
    """Who has won and why, what it did to the ratings, the score sheet, the plot; then rematch, record and secret.

    The score sheet stands there once: drawn, or else in words.
    """
    match, game = now.match, now.game
    points, winners = game.standing() or [], game.winners()
    place = places(points, [seat in winners for seat in range(len(now.players))])
    order = sorted(range(len(now.players)), key=lambda seat: (place[seat], seat))
    won = winners_named(match, signed_names(now.players, match.lang, match.game), winners)
    head = bot_words(match.lang).say("end-title", name=name_of(match, match.lang))
    words = _words(now)
    named = _named(words, order, points)
    # house players have one rating for each level: nobody cares what a single match does to it
    people = {seat: change for seat, change in changes.items() if (change.who.user or 0) > 0}
    rated = (f" · {_rating(people[seat], words.lang)}" if seat in people else "" for seat in order)
    # where everyone has lost, nobody is first; Discord would count a list on by itself, over a place that is shared
    ranked = (
        f"**{place[seat]}.** {line}{rating}" if winners else f"- {line}{rating}"
        for seat, line, rating in zip(order, named, rated, strict=True)
    )
    lines = [f"## 🏁 {won}", f"**{head}**", *ranked]
    if winners and points.count(points[winners[0]]) > 1:
        lines.append(_decided(now, words))
    if not match.rated:
        lines.append(f"-# {bot_words(match.lang).say('end-unrated')}")
    told = "\n".join(f"- {line}" for line in sheet.splitlines())
    return _final(match, lines, told, record, RESULT, drawn, plot)


def _decided(now: MatchState, words: Words) -> str:
    """What decided between equals, as the log tells it."""
    told = [one for one in told_of(type(now.game), now.position) if one.to is None]
    return list(Ledger(words).paragraphs(told))[-1].text if told else ""


def _rating(change: Change, lang: str) -> str:
    """A rating after the match, and by how much it has changed."""
    before, after = scaled(change.before.mu), scaled(change.after.mu)
    return bot_words(lang).say("end-rating", number=after, change=signed(after - before))


def ended_early(now: MatchState, user: int | None, record: Kept) -> Message:
    """Who ended it, the points so far, everything that was hidden, the secret of the shuffle and the record."""
    match, bot, words = now.match, bot_words(now.match.lang), _words(now)
    lines = [*_early(match, user), bot.say("end-early-points")]
    points, seats = now.game.tally() or [], range(len(now.players))
    lines += _named(words, sorted(seats, key=lambda seat: (-points[seat], seat)) if points else seats, points)
    hidden = "\n".join([bot.say("end-early-hidden"), *_hidden(now, words)])
    return _final(match, lines, hidden, record, VOTE)


def broken(match: Match, user: int | None, record: Kept) -> Message:
    """The same of a match whose position cannot be read any more: it could only be ended."""
    lines = [*_early(match, user), bot_words(match.lang).say("end-early-broken")]
    return _final(match, lines, "", record, VOTE)


def _early(match: Match, user: int | None) -> Iterator[str]:
    """Which match was ended early, and by whom."""
    bot = bot_words(match.lang)
    yield f"## {bot.say('end-early-title', name=name_of(match, match.lang))}"
    yield bot.say("end-early-table") if user is None else bot.say("end-early-admin", user=mention(user, match.lang))


def _words(now: MatchState) -> Words:
    return game_words(now.match, now.players, now.match.lang, now.game.data)


def _named(words: Words, order: Sequence[int], points: Sequence[int]) -> Iterator[str]:
    """Everyone with the points, where the game can count them."""
    for seat in order:
        name = words.seat(seat)
        yield words.say("labelled", what=name, value=f"**{points[seat]}**") if points else f"- {name}"


def _hidden(now: MatchState, words: Words) -> Iterator[str]:
    """What lay behind each screen, and the sealed answers that were never revealed."""
    names = written_names(now.players, words.lang)
    for seat in map(Seat, range(len(now.players))):
        view = now.game.view_of(seat)
        yield f"**{words.seat(seat)}**"
        if behind := hand_text(view, words.lang, names):
            yield behind
        if view.answer is not None:
            answer = summed_up(view.answer, words, view)
            yield bot_words(words.lang).say("end-early-sealed", answer=answer)


def _fair(match: Match) -> str:
    """The secret of the shuffle, and the ways to the posts that bound it."""
    bot = bot_words(match.lang)
    if match.start_post is None:
        return bot.say("end-secret-early-scheme", secret=match.secret, commitment=short_commitment(match.secret))
    committed = linked(bot.say("word-commitment"), match.pledge_link)
    start = linked(bot.say("word-start-post"), f"{match.address}/{match.start_post}")
    return bot.say("end-secret", secret=match.secret, commitment=committed, start=start)


def _final(
    match: Match,
    lines: Sequence[str],
    sheet: str,
    record: Kept,
    accent: int,
    drawn: Picture | None = None,
    plot: Picture | None = None,
) -> Message:
    bot = bot_words(match.lang)
    fair, key = _fair(match), "end-record-only"
    if record.verifiable:
        key = "end-record" if match.start_post else "end-record-early-scheme"
    attached, asked_for = (f"-# {fair} {bot.say(key, attached=answer)}" for answer in ("yes", "no"))
    again = Button(bot.say("button-rematch"), str(ControlId("rematch", match.id)), Style.GO, "🔁")
    replay = Button(bot.say("button-replay"), str(ControlId("replay", match.id)), Style.INFO, "⏮️")
    head, tail = Text("\n".join(lines)), Text(attached, alone=asked_for)
    parts: list[Part] = [head]
    if sheet:
        sheet = shortened(sheet, MOST_TEXT - length((head,)) - max(len(attached), len(asked_for)))
        # where no picture may be attached, the words of the sheet take its place
        parts = [Text(head.text, alone=f"{head.text}\n{sheet}"), drawn] if drawn else [head, Text(sheet)]
    film = Button(bot.say("button-film"), str(ControlId("film", match.id)), Style.INFO, "🎞️")
    review = Button(bot.say("button-review"), str(ControlId("review", match.id)), Style.INFO, "🔎")
    looks = (replay, *([film] if plot or drawn else []), *([review] if accent == RESULT else []))
    parts += [*([plot] if plot else []), Buttons((again, *looks)), tail]
    return Message(tuple(parts), accent, files=((f"{match.game}-{match.id}.json", record.raw),))
