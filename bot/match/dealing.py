"""The deal: when the start post is out, its id joins the mix, and the first question is asked.

Until then nothing is dealt. The id is given by Discord alone, so nobody can choose it, nor try another one unseen.
"""

from __future__ import annotations

import msgspec

from bot.match import kept_seats, post_schedule
from bot.match.play import Cause, Library, MatchState
from bot.store import Connection, matches, outbox, positions, telling_facts, tournaments
from bot.store.matches import Match
from bot.store.positions import Position
from bot.store.posts import LobbyCard, NewHome, Notice, StartPost, VacantSeat
from bot.wording import signs_for
from engine.core import catalogue
from engine.core.dice import seed_of
from engine.core.illegal import require
from engine.core.record import drawn_seats


def deal(db: Connection, library: Library, cause: Cause, number: int, start_post: int) -> MatchState | None:
    """Draw the seats, set the game up, ask the first question; nothing if that has happened, or never will."""
    match, players = matches.get(db, number), matches.players(db, number)
    if match.status != "dealing":
        return None
    title = catalogue.find(match.game)
    seed = seed_of(match.secret, [player.entropy for player in players], str(start_post))
    variant = title.Variant.model_validate(match.variant)
    game, told = title.start(len(players), seed, variant, library(match.game, match.data))
    signs = signs_for(match.game, game.colours())
    seated_now = drawn_seats(seed, players)
    if match.rematch is not None and kept_seats.are_kept(match):
        seated_now = kept_seats.as_before(seated_now, matches.players(db, match.rematch), match.game, game.colours())
    for index, player in enumerate(seated_now):
        matches.change_player(db, player.id, seat=index, sign=signs[index])
    matches.change(db, number, status="running", started=cause.at, start_post=start_post, rules=game.rules)
    position = Position(
        match=number,
        n=0,
        follows=None,
        kind="start",
        seat=None,
        user=cause.user,
        written=None,
        secret=False,
        reversible=False,
        told=msgspec.json.encode(told),
        state=game.save(),
        question=game.question,
        asked=list(game.asked),
        interaction=cause.interaction,
        at=cause.at,
    )
    outbox.add(db, number, LobbyCard())
    position = positions.append(db, position, None, game.round or 0)
    seated, running = matches.players(db, number), matches.get(db, number)
    tournaments.seats_drawn(db, running, seated)
    post_schedule.tell(db, running, seated, position, telling_facts.read(db, number))
    for player in seated:
        if player.held and player.seat is not None:
            # someone was forgotten while the start post was under way
            post_schedule.keep_below(db, running, outbox.add(db, number, VacantSeat(seat=player.seat)))
    return MatchState(running, seated, game, position, told)


def post_again(db: Connection, match: Match, here: int) -> None:
    """The start post is put away or stuck: it is tried again, in another thread if its own is gone."""
    last = outbox.newest_of(db, match.id, StartPost)
    assert last is not None
    if last.state != "due":
        outbox.add(db, match.id, NewHome(here=here))
        outbox.add(db, match.id, last.post)


def call_off(db: Connection, match: Match, user: int, at: float) -> None:
    """A match that is being dealt is ended before the deal: everyone is told by whom."""
    require(match.status == "dealing", "match-over")
    last = outbox.newest_of(db, match.id, StartPost)
    if last is not None and last.state == "due":
        outbox.void(db, last.id)
    matches.change(db, match.id, status="closed", ended=at)
    outbox.add(db, match.id, LobbyCard())
    outbox.add(db, match.id, Notice(key="notice-never-dealt", user=user))
    tournaments.match_over(db, match)
